//! Where a part of a text stands in its file, which may indent it, fold its lines or put it into quotes.

use std::ops::Range;

use crate::check::content::Placed;
use crate::source::{Sources, Span};

/// The place of a part of a text. However a file lays a text out, it has the same letters in the same order;
/// where it has not, as with signs that quotes make it write otherwise, the first place of the same words, or
/// the whole text.
pub(super) fn place(text: &Placed<String>, part: Range<usize>, sources: &Sources) -> Span {
    let words = &text.value[part.clone()];
    let written = sources.quoted(text.span);
    let span = |range: Range<usize>| Span {
        start: text.span.start + range.start as u32,
        end: text.span.start + range.end as u32,
        ..text.span
    };
    if let Some(range) = letter_by_letter(&text.value, &part, written) {
        return span(range);
    }
    let first = words.split_whitespace().next().unwrap_or_default();
    for wanted in [words, first] {
        let before = text.value[..part.start].matches(wanted).count();
        if let Some((at, _)) = written.match_indices(wanted).nth(before).filter(|_| !wanted.is_empty()) {
            return span(at..at + wanted.len());
        }
    }
    text.span
}

fn letter_by_letter(value: &str, part: &Range<usize>, written: &str) -> Option<Range<usize>> {
    let quoted =
        ['"', '\''].into_iter().find(|quote| written.starts_with(*quote) && !value.starts_with(*quote));
    let opening = quoted.map_or(0, char::len_utf8);
    let before = letters(&value[..part.start]).count();
    let length = letters(&value[part.clone()]).count();
    let mut found = written[opening..].char_indices().filter(|(_, c)| !c.is_whitespace()).skip(before);
    let mut own = found.by_ref().take(length);
    let (start, first) = own.next()?;
    let (last, c) = own.last().unwrap_or((start, first));
    let range = opening + start..opening + last + c.len_utf8();
    letters(&value[part.clone()]).eq(letters(&written[range.clone()])).then_some(range)
}

fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that a part of a value is found at, and the column.
    fn found(file: &str, span: Range<usize>, value: &str, part: &str) -> (String, usize) {
        let mut sources = Sources::default();
        let id = sources.add("a.yaml".to_owned(), file.to_owned());
        let span = Span { file: id, start: span.start as u32, end: span.end as u32 };
        let text = Placed { value: value.to_owned(), span };
        let at = value.rfind(part).unwrap();
        let place = place(&text, at..at + part.len(), &sources);
        (sources.quoted(place).to_owned(), place.start as usize)
    }

    #[test]
    fn finds_parts_however_the_file_lays_them_out() {
        let block = "a: >\n  x 1\n  y x\n";
        assert_eq!(found(block, 7..17, "x 1 y x", "x"), ("x".to_owned(), 15));
        assert_eq!(found(block, 7..17, "x 1 y x", "1 y"), ("1\n  y".to_owned(), 9));
        assert_eq!(found("a: \"x x\"", 3..8, "x x", "x"), ("x".to_owned(), 6));
        assert_eq!(found("a: 'it''s it'", 3..13, "it's it", "it"), ("it".to_owned(), 10));
    }
}
