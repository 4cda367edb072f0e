//! The mark of a text that is still to be written.

use super::markup::without_comments;

/// What such a text begins with; a hint of what to write may follow. The brackets keep it apart from words:
/// in some languages `todo` is one.
pub(crate) const MARK: &str = "(todo)";

/// Whether the text is still to be written, whatever comments stand before the mark.
pub(crate) fn is_unwritten(text: &str) -> bool {
    begins_with_mark(text) || begins_with_mark(&without_comments(text))
}

/// Whether the mark stands first, in capitals or not.
fn begins_with_mark(text: &str) -> bool {
    text.trim_start().get(..MARK.len()).is_some_and(|first| first.eq_ignore_ascii_case(MARK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_stands_at_the_beginning() {
        for (text, expected) in [
            ("(todo)", true),
            ("(todo) say what it is", true),
            ("\n  (todo)\n", true),
            ("<!-- in English -->\n(todo)", true),
            ("(Todo) say what it is", true),
            ("(ToDo)", true),
            ("todo", false),
            ("(το", false),
            ("Todo jugador mueve (todo)", false),
            ("", false),
        ] {
            assert_eq!(is_unwritten(text), expected, "{text:?}");
        }
    }
}
