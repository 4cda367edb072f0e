//! How languages are written: which way they run, and where the end of a line stands for no space.

use unic_langid::{CharacterDirection, LanguageIdentifier};

/// Whether the language is written from right to left.
pub(crate) fn is_right_to_left(tag: &LanguageIdentifier) -> bool {
    match tag.character_direction() {
        CharacterDirection::RTL => true,
        CharacterDirection::LTR | CharacterDirection::TTB => false,
    }
}

/// Whether lines that end and begin so are joined without a space, as in Chinese and Japanese.
pub(crate) fn joins(end: char, beginning: char) -> bool {
    is_unspaced(end) && is_unspaced(beginning) || [end, beginning].into_iter().any(is_full_width_mark)
}

/// Marks that bring their own room along, beside letters of any language.
fn is_full_width_mark(sign: char) -> bool {
    matches!(sign, '\u{3001}'..='\u{3002}' | '\u{3008}'..='\u{3011}' | '\u{3014}'..='\u{301b}' | '・' | '！' | '（' | '）' | '，' | '．' | '：' | '；' | '？')
}

/// The signs of Chinese, Japanese and Yi and their punctuation; Korean parts its words by spaces.
fn is_unspaced(sign: char) -> bool {
    matches!(
        sign,
        '\u{2e80}'..='\u{312f}'
            | '\u{3190}'..='\u{31ff}'
            | '\u{3220}'..='\u{325f}'
            | '\u{3280}'..='\u{a4cf}'
            | '\u{f900}'..='\u{faff}'
            | '\u{fe30}'..='\u{fe4f}'
            | '\u{ff01}'..='\u{ff9f}'
            | '\u{ffe0}'..='\u{ffe6}'
            | '\u{20000}'..='\u{3ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_known() {
        for (code, expected) in [("ar", true), ("he", true), ("fa", true), ("ur", true), ("fr", false)] {
            assert_eq!(is_right_to_left(&code.parse().unwrap()), expected, "{code}");
        }
    }

    #[test]
    fn joins_lines_of_chinese_and_japanese_alone() {
        for (end, beginning) in [
            ('る', '。'),
            ('。', '駒'),
            ('ー', 'カ'),
            ('」', '（'),
            ('中', '文'),
            ('𠮷', '野'),
            ('。', 'R'),
            ('I', '（'),
        ] {
            assert!(joins(end, beginning), "{end}{beginning}");
        }
        for (end, beginning) in [('a', '駒'), ('番', '3'), ('한', '국'), ('ㄱ', 'ㄴ'), ('ا', 'ب'), ('β', 'γ')]
        {
            assert!(!joins(end, beginning), "{end} {beginning}");
        }
    }
}
