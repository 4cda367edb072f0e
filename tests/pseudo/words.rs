//! Words in letters of their own: lengthened and accented, or from right to left. Digits and marks stay.

use serde_json::Value;

/// A way to write English so that none of its own letters is left.
#[derive(Clone, Copy)]
pub(super) enum Letters {
    /// Accented, every vowel twice.
    Accented,
    /// Arabic ones in place of Latin ones.
    Arabic,
}

const LATIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "àƀçđéƒĝĥîĵķļɱñöþǫřšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ";
const ARABIC: &str = "ابجدهفغحيجكلمنوبقرستعفوخيزابجدهفغحيجكلمنوبقرستعفوخيز";

impl Letters {
    /// Words without markup.
    pub(super) fn plain(self, text: &str) -> String {
        text.chars().map(|letter| self.letter(letter)).collect()
    }

    fn letter(self, letter: char) -> String {
        let Some(at) = LATIN.chars().position(|latin| latin == letter) else { return letter.to_string() };
        let (letters, repeated) = match self {
            Letters::Accented => (ACCENTED, "aeiouAEIOU"),
            Letters::Arabic => (ARABIC, ""),
        };
        let written = letters.chars().nth(at).expect("there is one for each");
        let times = if repeated.contains(letter) { 2 } else { 1 };
        written.to_lowercase().to_string().repeat(times - 1) + &written.to_string()
    }

    /// Markdown: addresses stay as they are, and so do passages in another language.
    pub(super) fn markdown(self, text: &str) -> String {
        let mut written = String::new();
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            let kept = foreign(rest).or_else(|| address(rest)).or_else(|| comment(rest));
            match kept {
                Some(kept) => {
                    written.push_str(kept);
                    rest = &rest[kept.len()..];
                }
                None => {
                    written.push_str(&self.letter(next));
                    rest = &rest[next.len_utf8()..];
                }
            }
        }
        written
    }

    /// The texts of a file of content, whose keys stay.
    pub(super) fn values(self, value: &mut Value) {
        match value {
            Value::String(text) => *text = self.markdown(text),
            Value::Array(items) => items.iter_mut().for_each(|item| self.values(item)),
            Value::Object(entries) => entries.values_mut().for_each(|entry| self.values(entry)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// `[words](lang:el)` at the beginning.
fn foreign(text: &str) -> Option<&str> {
    let words = text.strip_prefix('[')?.find(']')? + 2;
    let target = text[words..].strip_prefix("(lang:")?;
    Some(&text[..words + "(lang:".len() + target.find(')')? + 1])
}

/// `](address` at the beginning, up to a caption if there is one.
fn address(text: &str) -> Option<&str> {
    let target = text.strip_prefix("](")?;
    Some(&text[..2 + target.find([' ', ')'])?])
}

fn comment(text: &str) -> Option<&str> {
    text.strip_prefix("<!--")?;
    Some(&text[..text.find("-->")? + 3])
}

#[test]
fn leaves_addresses_and_passages_in_other_languages() {
    let accented =
        Letters::Accented.markdown("A [bell](page:a/b#c), [Le jeu](lang:fr) ![e](a.png \"Cat\") 26");
    assert_eq!(accented, "àÀ [ƀééļļ](page:a/b#c), [Le jeu](lang:fr) ![éé](a.png \"Çààţ\") 26");
    assert_eq!(Letters::Arabic.plain("Senet 5"), "سهنهت 5");
}
