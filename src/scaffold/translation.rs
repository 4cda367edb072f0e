//! A text file for another language: every text of the source as a comment, and under it the mark to write
//! the translation in place of.

use crate::check::markup::without_comments;
use crate::check::todo::MARK;
use crate::load::tree::{Document, Entry, Kind, Node};
use crate::source::Sources;

use super::comments::commented;

/// Stands before the text of the source in a page.
const BEFORE_TEXT: &str = "The source's text: write its translation in place of the mark above.";

/// The file for another language, with this comment at its head. Other comments of the source are kept;
/// what is no text is taken over as it is. Below the front matter of a page stand the mark, and the text of
/// the source as a comment.
pub(super) fn translation(document: &Document, sources: &Sources, head: &str) -> String {
    if !document.path.ends_with(".md") {
        return keys(document, sources, head);
    }
    let front = keys(document, sources, head);
    let Some(Node { kind: Kind::Text(text), .. }) = &document.body else {
        return format!("---\n{front}---\n");
    };
    let text = without_comments(text).replace("-->", "-- >");
    format!("---\n{front}---\n\n{MARK}\n\n<!-- {BEFORE_TEXT}\n\n{}\n-->\n", text.trim())
}

fn keys(document: &Document, sources: &Sources, head: &str) -> String {
    let source = Source { text: sources.text(document.file) };
    let mut lines = head.to_owned();
    if let Some(Node { kind: Kind::Map(entries), span }) = &document.root {
        source.write(entries, span.start as usize, 0, Gap::Heads, &mut lines);
    }
    lines
}

struct Source<'a> {
    text: &'a str,
}

/// What stands before the first of some entries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// The comment at the head of the file, which is not that of the translation.
    Heads,
    /// Comments like those before other entries.
    Within,
}

impl Source<'_> {
    fn write(&self, entries: &[Entry], start: usize, indent: usize, first: Gap, lines: &mut String) {
        let mut end = start;
        for (at, entry) in entries.iter().enumerate() {
            let key_start = entry.key_span.start as usize;
            if at == 0 && first == Gap::Heads {
                lines.push('\n');
            } else {
                self.write_gap(end, key_start, indent, lines);
            }
            self.write_entry(entry, indent, lines);
            end = (entry.value.span.end as usize).max(entry.key_span.end as usize);
        }
    }

    /// Comments and blank lines between two entries. What stands behind the first on its own line goes.
    fn write_gap(&self, end: usize, start: usize, indent: usize, lines: &mut String) {
        // A block of text reaches over the blank lines behind it.
        let end = self.text[..end.min(start)].trim_end().len();
        let mut gap: Vec<&str> = self.text[end..start].split('\n').map(str::trim).collect();
        // The last is what stands before the key on its line.
        gap.pop();
        for line in gap.into_iter().skip(1) {
            if line.starts_with('#') {
                *lines += &format!("{:indent$}{line}\n", "");
            } else if line.is_empty() && !lines.ends_with("\n\n") {
                lines.push('\n');
            }
        }
    }

    fn write_entry(&self, entry: &Entry, indent: usize, lines: &mut String) {
        let (start, key_end) = (entry.key_span.start as usize, entry.key_span.end as usize);
        let key = &self.text[start..key_end];
        let end = (entry.value.span.end as usize).max(key_end);
        let whole = self.text[start..end].trim_end();
        let column = start - self.text[..start].rfind('\n').map_or(0, |end| end + 1);
        match &entry.value.kind {
            Kind::Text(_) => {
                *lines += &commented(whole, column, indent);
                *lines += &format!("{:indent$}{key}: {MARK}\n", "");
            }
            Kind::Map(entries) if !entries.is_empty() => {
                *lines += &format!("{:indent$}{key}:\n", "");
                // Comments may stand between the key and its value.
                self.write(entries, key_end, indent + 2, Gap::Within, lines);
            }
            Kind::Map(_)
            | Kind::Number(_)
            | Kind::Truth(_)
            | Kind::Nothing
            | Kind::List(_)
            | Kind::Refused => *lines += &format!("{:indent$}{whole}\n", ""),
        }
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::load::read;

    fn check(text: &str, expected: Expect) {
        check_file("a.yaml", text, expected);
    }

    fn check_file(path: &str, text: &str, expected: Expect) {
        let (sources, document) = read(path, text);
        let translation = translation(&document, &sources, "# In French.\n");
        expected.assert_eq(&translation);
        let (_, again) = read(path, &translation);
        assert!(again.root.is_some(), "the translation can be read");
    }

    #[test]
    fn puts_the_text_of_a_page_into_a_comment_below_its_mark() {
        check_file(
            "a.md",
            "---\n# In English.\nname: About\n\nlead: Short.\n---\n\n## One\n\n<!-- Note. -->\n\n- two --> three\n",
            expect![[r#"
                ---
                # In French.

                # name: About
                name: (todo)

                # lead: Short.
                lead: (todo)
                ---

                (todo)

                <!-- The source's text: write its translation in place of the mark above.

                ## One



                - two -- > three
                -->
            "#]],
        );
        check_file(
            "a.md",
            "---\nname: About\n---\n",
            expect![[r#"
            ---
            # In French.

            # name: About
            name: (todo)
            ---
        "#]],
        );
    }

    #[test]
    fn puts_each_text_above_its_mark() {
        check(
            "# In English.\nname: Senet\nlead: >-\n  One\n  two.\n\n# Markdown\nabout: |\n  One.\n\n  Two.\n\n# Pieces.\nsides: { first: Cones, second: \"Spools\" } # two\n\n# Topics.\ntopics:\n  # The start.\n  pieces:\n    name: Pieces\n    rule: >-\n      Five.\n\n  throws: { name: Throws }\ndraft: true\n",
            expect![[r##"
                # In French.

                # name: Senet
                name: (todo)
                # lead: >-
                #   One
                #   two.
                lead: (todo)

                # Markdown
                # about: |
                #   One.
                #
                #   Two.
                about: (todo)

                # Pieces.
                sides:
                  # first: Cones
                  first: (todo)
                  # second: "Spools"
                  second: (todo)

                # Topics.
                topics:
                  # The start.
                  pieces:
                    # name: Pieces
                    name: (todo)
                    # rule: >-
                    #   Five.
                    rule: (todo)

                  throws:
                    # name: Throws
                    name: (todo)
                draft: true
            "##]],
        );
    }
}
