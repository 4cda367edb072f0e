//! The smallest change to a YAML file that adds to one of its lists or maps: all else stays as it is.

use crate::load::tree::{Document, Kind, Node};
use crate::source::{Sources, Span};

use super::Change;

/// The change to a file that puts an item behind the last of a list, or an entry behind the last of a map.
/// None if the value is neither.
pub(super) fn change(document: &Document, sources: &Sources, value: &Node, added: &str) -> Option<Change> {
    let last = last_of(value)?;
    let was = sources.stored(document.file);
    // A byte-order mark stands before the text in which places count.
    let before = was.len() - sources.text(document.file).len();
    let (mark, text) = was.split_at(before);
    let becomes = format!("{mark}{}", with(text, value.span, last, added));
    Some(Change { path: sources.path(document.file).to_owned(), was, becomes })
}

/// The last item, or the last entry from its key on; none in an empty list or map.
fn last_of(value: &Node) -> Option<Option<Span>> {
    match &value.kind {
        Kind::List(items) => Some(items.last().map(|item| item.span)),
        Kind::Map(entries) => Some(
            entries
                .last()
                .map(|entry| Span { end: entry.value.span.end.max(entry.key_span.end), ..entry.key_span }),
        ),
        Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::Refused => None,
    }
}

fn with(text: &str, whole: Span, last: Option<Span>, added: &str) -> String {
    let is_in_brackets = text[whole.start as usize..].starts_with(['[', '{']);
    let (at, inserted) = match last {
        None => (whole.start as usize + 1, added.to_owned()),
        Some(last) if is_in_brackets => (last.end as usize, format!(", {added}")),
        Some(last) => {
            let line = text[..last.start as usize].rfind('\n').map_or(0, |end| end + 1);
            let indent = &text[line..last.start as usize];
            let (at, line_end) = line_end(text, last.end as usize);
            (at, format!("{line_end}{indent}{added}"))
        }
    };
    format!("{}{inserted}{}", &text[..at], &text[at..])
}

/// Where the line ends on which the text before `end` ends, and how the file ends its lines.
fn line_end(text: &str, end: usize) -> (usize, &'static str) {
    let end = text[..end].trim_end().len();
    let line_end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let at = text[end..].find(line_end).map_or(text.len(), |length| end + length);
    (at, line_end)
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::load::read;

    fn check(text: &str, key: &str, added: &str, expected: Expect) {
        let (sources, document) = read("a.yaml", text);
        let Some(Node { kind: Kind::Map(entries), .. }) = &document.root else { panic!("no map") };
        let entry = entries.iter().find(|entry| entry.key == key).unwrap();
        let change = change(&document, &sources, &entry.value, added).unwrap();
        assert_eq!(change.was, text);
        expected.assert_eq(&change.becomes);
    }

    #[test]
    fn adds_to_lists_in_brackets() {
        check(
            "a: [x, \"y\"] # two\nb: 1\n",
            "a",
            "z",
            expect![[r#"
            a: [x, "y", z] # two
            b: 1
        "#]],
        );
        check(
            "a: []\n",
            "a",
            "z",
            expect![[r#"
            a: [z]
        "#]],
        );
        check(
            "a: [\n  x,   # one\n  y,\n]\n",
            "a",
            "z",
            expect![[r#"
            a: [
              x,   # one
              y, z,
            ]
        "#]],
        );
    }

    #[test]
    fn adds_to_lists_of_lines() {
        check(
            "a:\n  - x\n  - y   # the last\n\n# b\nb: 1\n",
            "a",
            "z",
            expect![[r#"
            a:
              - x
              - y   # the last
              - z

            # b
            b: 1
        "#]],
        );
        check(
            "a:\n- x",
            "a",
            "z",
            expect![[r#"
            a:
            - x
            - z"#]],
        );
    }

    #[test]
    fn adds_to_maps() {
        check(
            "l:   # in order\n  en: { name: A }\n  el: { name: B }   # Greek\nb: 1\n",
            "l",
            "fr: { name: C }",
            expect![[r#"
            l:   # in order
              en: { name: A }
              el: { name: B }   # Greek
              fr: { name: C }
            b: 1
        "#]],
        );
        check(
            "l:\n  en:\n    name: A # a\n    tag: en\n\nb: 1\n",
            "l",
            "fr: { name: C }",
            expect![[r#"
            l:
              en:
                name: A # a
                tag: en
              fr: { name: C }

            b: 1
        "#]],
        );
        check(
            "l: { en: { name: A } }\n",
            "l",
            "fr: { name: C }",
            expect![[r#"
            l: { en: { name: A }, fr: { name: C } }
        "#]],
        );
    }

    #[test]
    fn keeps_marks_and_line_ends() {
        check(
            "\u{feff}a:\r\n  - x\r\nb: [y]\r\n",
            "a",
            "z",
            expect!["\u{feff}a:\r\n  - x\r\n  - z\r\nb: [y]\r\n"],
        );
        check("\u{feff}a:\r\n  - x\r\nb: [y]\r\n", "b", "z", expect!["\u{feff}a:\r\n  - x\r\nb: [y, z]\r\n"]);
    }
}
