//! Which letters a language is written in, and what is a passage of other letters.
//!
//! Names stay as they are; what looks like a sentence or a title does not.

use std::ops::Range;

use unic_langid::LanguageIdentifier;

/// Letters that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Script {
    Latin,
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Devanagari,
    EastAsian,
}

/// Small words inside names of people.
const PARTICLES: [&str; 12] = ["af", "da", "de", "del", "den", "der", "di", "du", "la", "le", "van", "von"];

/// The code of a language of these letters.
pub(super) fn written_in(script: Script) -> &'static str {
    match script {
        Script::Latin => "en",
        Script::Greek => "el",
        Script::Cyrillic => "ru",
        Script::Hebrew => "he",
        Script::Arabic => "ar",
        Script::Devanagari => "hi",
        Script::EastAsian => "ja",
    }
}

/// Runs of words in one script, each from its first letter to its last.
pub(super) fn runs(text: &str) -> Vec<(Script, Range<usize>)> {
    let mut runs: Vec<(Script, Range<usize>)> = Vec::new();
    for (at, c) in text.char_indices() {
        let Some(script) = script(c) else { continue };
        let end = at + c.len_utf8();
        match runs.last_mut().filter(|(last, _)| *last == script) {
            Some((_, range)) => range.end = end,
            None => runs.push((script, at..end)),
        }
    }
    runs
}

/// Whether it is more than a name: of Latin letters, words that a name would not have.
pub(super) fn is_passage(script: Script, run: &str) -> bool {
    let words: Vec<&str> = words(run).collect();
    match script {
        Script::Latin => {
            let small = small_words(run);
            small > 1 || (small == 1 && words.len() > 2)
        }
        Script::EastAsian => run.chars().count() > 1,
        Script::Greek | Script::Cyrillic | Script::Hebrew | Script::Arabic | Script::Devanagari => {
            words.iter().any(|word| word.chars().count() > 2)
        }
    }
}

/// How many words begin small as no word of a name does.
pub(super) fn small_words(text: &str) -> usize {
    let is_small = |word: &&str| {
        word.chars().count() > 1 && word.starts_with(char::is_lowercase) && !PARTICLES.contains(word)
    };
    words(text).filter(is_small).count()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphabetic() && c != '\'' && c != '’');
    words.filter(|word| !word.is_empty())
}

/// The letters that a letter is one of.
pub(super) fn script(c: char) -> Option<Script> {
    block(c).filter(|_| c.is_alphabetic())
}

/// The letters among which a sign stands; it need not be one itself.
pub(super) fn block(c: char) -> Option<Script> {
    if c.is_ascii() {
        return c.is_ascii_alphabetic().then_some(Script::Latin);
    }
    Some(match u32::from(c) {
        0xaa | 0xb5 | 0xba | 0xc0..=0x24f | 0x1e00..=0x1eff => Script::Latin,
        0x370..=0x3ff | 0x1f00..=0x1fff => Script::Greek,
        0x400..=0x52f => Script::Cyrillic,
        0x590..=0x5ff => Script::Hebrew,
        0x600..=0x6ff | 0x750..=0x77f => Script::Arabic,
        0x900..=0x97f => Script::Devanagari,
        0x3040..=0x30ff | 0x3400..=0x9fff | 0xac00..=0xd7a3 => Script::EastAsian,
        _ => return None,
    })
}

/// The letters of a language; none where they are none of those that are told apart.
pub(super) fn usual(tag: &LanguageIdentifier) -> Option<Script> {
    let by_script = tag.script.map(|script| match script.as_str() {
        "Latn" => Some(Script::Latin),
        "Grek" => Some(Script::Greek),
        "Cyrl" => Some(Script::Cyrillic),
        "Hebr" => Some(Script::Hebrew),
        "Arab" => Some(Script::Arabic),
        "Deva" => Some(Script::Devanagari),
        "Hans" | "Hant" | "Jpan" | "Kore" => Some(Script::EastAsian),
        _ => None,
    });
    by_script.unwrap_or_else(|| match tag.language.as_str() {
        "und" => None,
        "el" => Some(Script::Greek),
        "be" | "bg" | "kk" | "ky" | "mk" | "mn" | "ru" | "sr" | "tg" | "uk" => Some(Script::Cyrillic),
        "he" | "yi" => Some(Script::Hebrew),
        "ar" | "ckb" | "fa" | "ps" | "sd" | "ug" | "ur" => Some(Script::Arabic),
        "hi" | "mr" | "ne" | "sa" => Some(Script::Devanagari),
        "ja" | "ko" | "yue" | "zh" => Some(Script::EastAsian),
        "am" | "as" | "bn" | "bo" | "dz" | "gu" | "hy" | "ka" | "km" | "kn" | "lo" | "ml" | "my" | "or"
        | "pa" | "si" | "ta" | "te" | "th" | "ti" => None,
        _ => Some(Script::Latin),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_passages_from_names() {
        for (run, expected) in [
            ("R. C. Bell", false),
            ("Senet", false),
            ("Codex Gamicus", false),
            ("Alex de Voogt", false),
            ("Ancient Egyptians at Play", true),
            ("The World of Games", true),
            ("board games", true),
            ("πεσσοί", true),
            ("π", false),
        ] {
            let found = runs(run);
            assert_eq!(is_passage(found[0].0, run), expected, "{run}");
        }
    }

    #[test]
    fn knows_the_letters_of_languages() {
        for (tag, expected) in [
            ("en", Some(Script::Latin)),
            ("el", Some(Script::Greek)),
            ("sr-Latn", Some(Script::Latin)),
            ("pt-BR", Some(Script::Latin)),
            ("ka", None),
        ] {
            assert_eq!(usual(&tag.parse().unwrap()), expected, "{tag}");
        }
    }
}
