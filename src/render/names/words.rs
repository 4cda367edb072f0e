//! The tags of a template, and the words in them.

/// A tag: `{{ … }}`, or `{% … %}`, whose first word says what it does.
pub(super) struct Tag<'a> {
    pub(super) is_statement: bool,
    pub(super) words: Vec<Word<'a>>,
}

/// A name, a text or number, or a sign.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    /// The byte at which it begins.
    pub(super) start: usize,
    pub(super) is_name: bool,
}

/// The tags of a template in their order; what stands in comments and raw parts is left out.
pub(super) fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(found) = text[at..].find('{') {
        let open = at + found;
        let inside = open + 2;
        at = match text.as_bytes().get(open + 1) {
            Some(b'#') => text[inside..].find("#}").map_or(text.len(), |end| inside + end + 2),
            Some(b'{') => {
                let (words, end) = words(text, inside, "}}");
                tags.push(Tag { is_statement: false, words });
                end
            }
            Some(b'%') => {
                let (words, end) = words(text, inside, "%}");
                let is_raw = words.iter().find(|word| word.is_name).is_some_and(|word| word.text == "raw");
                tags.push(Tag { is_statement: true, words });
                if is_raw { text[end..].find("endraw").map_or(text.len(), |found| end + found) } else { end }
            }
            Some(_) | None => open + 1,
        };
    }
    tags
}

/// The words up to the end of a tag, and where that is.
fn words<'a>(text: &'a str, from: usize, close: &str) -> (Vec<Word<'a>>, usize) {
    let mut words = Vec::new();
    let mut depth = 0;
    let mut at = from;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if depth == 0 && rest.starts_with(close) {
            return (words, at + close.len());
        }
        let length = match first {
            '"' | '\'' | '`' => quoted(rest, first),
            _ if is_in_name(first) => rest.find(|c| !is_in_name(c)).unwrap_or(rest.len()),
            _ => ["==", "!=", "<=", ">=", "</", "//", "**"]
                .iter()
                .find(|sign| rest.starts_with(**sign))
                .map_or(first.len_utf8(), |sign| sign.len()),
        };
        match first {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if !first.is_whitespace() {
            let is_name = first.is_alphabetic() || first == '_';
            words.push(Word { text: &rest[..length], start: at, is_name });
        }
        at += length;
    }
    (words, text.len())
}

fn is_in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of a text in quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\\' if !escaped => escaped = true,
            _ if c == quote && !escaped => return at + c.len_utf8(),
            _ => escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_words_of_tags() {
        let text = "a { b {# {{ c }} #} {{- <d e={f.g} /> | h(i='}}') -}} {% raw %}{{ j }}{% endraw %} {%";
        let found: Vec<String> = tags(text)
            .iter()
            .map(|tag| tag.words.iter().map(|word| word.text).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(found, ["- < d e = { f . g } / > | h ( i = '}}' ) -", "raw", ""]);
    }
}
