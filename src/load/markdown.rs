//! Markdown pages: the front matter between two lines `---`, which is YAML, and the text below it.

use super::tree::{Kind, Node};
use super::yaml;
use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// The line that opens and closes the front matter.
const FENCE: &str = "---";

/// What a page should begin with.
const BEGINNING: &str =
    "begin the file with a line `---`, then `name: …` and `lead: …`, then a line `---`; the text follows";

/// The two parts of a page, each absent where it could not be found or read. All that is wrong is reported.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) front: Option<Node>,
    pub(super) body: Option<Node>,
}

/// Reads a file's front matter and text.
pub(super) fn document(file: FileId, text: &str, diags: &mut Diagnostics) -> Parts {
    let page = Page { file, text };
    if text.trim().is_empty() {
        let place = Span::start_of(file);
        diags.error("empty-file", "the file is empty", place).help("write it or remove it");
        return Parts::default();
    }
    let mut lines = page.lines();
    let first = lines.next().expect("a text that is not empty has a line");
    if page.written(first) != FENCE {
        page.report_opening(diags);
        return Parts::default();
    }
    let Some(close) = lines.find(|line| page.written(*line) == FENCE) else {
        page.report_unclosed(first, diags);
        return Parts::default();
    };
    Parts { front: page.front(first, close, diags), body: page.body(close) }
}

struct Page<'a> {
    file: FileId,
    text: &'a str,
}

impl Page<'_> {
    /// The stretch of each line, with its end.
    fn lines(&self) -> impl Iterator<Item = Span> {
        let mut start = 0;
        self.text.split_inclusive('\n').map(move |line| {
            let span = Span { file: self.file, start, end: start + line.len() as u32 };
            start = span.end;
            span
        })
    }

    /// What is written on a line, without white space at its end.
    fn written(&self, line: Span) -> &str {
        self.text[line.start as usize..line.end as usize].trim_end()
    }

    /// The same without white space around it, as a place.
    fn trimmed(&self, line: Span) -> Span {
        let written = self.written(line);
        let start = line.start + (written.len() - written.trim_start().len()) as u32;
        Span { start, end: line.start + written.len() as u32, ..line }
    }

    /// The lines between the two fences. The first fence is what YAML itself begins a document with, so
    /// that places are those of the file.
    fn front(&self, open: Span, close: Span, diags: &mut Diagnostics) -> Option<Node> {
        let inside = &self.text[open.end as usize..close.start as usize];
        let is_comment = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
        if inside.lines().all(is_comment) {
            diags
                .error("empty-front-matter", "nothing stands between the two lines `---`", self.trimmed(open))
                .help("write `name: …` and `lead: …` between them");
            return None;
        }
        yaml::document(self.file, &self.text[..close.start as usize], diags)
    }

    /// The text below, from its first line that is not blank; none if nothing is written there.
    fn body(&self, close: Span) -> Option<Node> {
        let below = &self.text[close.end as usize..];
        if below.trim().is_empty() {
            return None;
        }
        let blank: usize =
            below.split_inclusive('\n').take_while(|line| line.trim().is_empty()).map(str::len).sum();
        let start = close.end as usize + blank;
        let end = self.text.trim_end().len();
        let span = Span { file: self.file, start: start as u32, end: end as u32 };
        Some(Node { span, kind: Kind::Text(self.text[start..end].replace("\r\n", "\n")) })
    }

    /// The file does not begin with a fence.
    fn report_opening(&self, diags: &mut Diagnostics) {
        let first = self.lines().find(|line| !self.written(*line).is_empty());
        let place = self.trimmed(first.expect("a text that is not empty has a line that is not"));
        let found = &self.text[place.start as usize..place.end as usize];
        if found == FENCE {
            diags
                .error("no-front-matter", "the line `---` is not the first thing in the file", place)
                .help("take out the white space before it");
            return;
        }
        let short: String = found.chars().take(40).collect();
        let message = format!("expected a line `---` at the top of the file, found `{short}`");
        let found = diags.error("no-front-matter", message, place);
        if is_nearly_a_fence(&short) {
            found.meant(FENCE);
        } else {
            found.help(BEGINNING);
        }
    }

    /// No line closes the front matter that begins here.
    fn report_unclosed(&self, open: Span, diags: &mut Diagnostics) {
        let meant = self.lines().skip(1).map(|line| self.trimmed(line));
        let meant = meant.into_iter().find(|line| {
            let written = &self.text[line.start as usize..line.end as usize];
            written == FENCE || is_nearly_a_fence(written)
        });
        let code = "unclosed-front-matter";
        match meant {
            Some(line) if self.written(line) == FENCE => {
                diags
                    .error(code, "a line `---` with white space before it closes no front matter", line)
                    .help("begin it at the left margin");
            }
            Some(line) => {
                let found = self.written(line);
                diags
                    .error(
                        code,
                        format!("expected a line `---` to close the front matter, found `{found}`"),
                        line,
                    )
                    .meant(FENCE);
            }
            None => {
                diags
                    .error(code, "the front matter that begins here is never closed", self.trimmed(open))
                    .help("put a line `---` below its last key");
            }
        }
    }
}

/// What is meant for a fence: too few or too many dashes, dashes that a word processor drew together, and
/// what other programs have.
fn is_nearly_a_fence(line: &str) -> bool {
    let drawn = line.chars().all(|c| matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−'));
    line.chars().count() < 12
        && !line.is_empty()
        && (drawn && line != "-" || ["...", "+++", "***"].contains(&line))
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::source::Sources;

    /// The parts as the file has them.
    fn check(text: &str, expected: Expect) {
        let mut sources = Sources::default();
        let file = sources.add("a.md".to_owned(), text.to_owned());
        let mut diags = Diagnostics::default();
        let Parts { front, body } = document(file, sources.text(file), &mut diags);
        let mut found = diags.sentence();
        for node in [front, body].into_iter().flatten() {
            found += &format!("{:?}\n", sources.quoted(node.span));
            if let Kind::Text(text) = node.kind {
                found += &format!("{text:?}\n");
            }
        }
        expected.assert_eq(&found);
    }

    #[test]
    fn parts_a_page_at_its_two_fences() {
        check(
            "---\nname: Ά\n---\n\nα\n\n---\n\nβ\n",
            expect![[r#"
            "name: Ά"
            "α\n\n---\n\nβ"
            "α\n\n---\n\nβ"
        "#]],
        );
    }

    #[test]
    fn keeps_the_indent_of_the_first_line_and_drops_carriage_returns() {
        check(
            "\u{feff}---\r\nname: A \r\n--- \r\n    code\r\n\r\nb\r\n",
            expect![[r#"
            "name: A"
            "    code\r\n\r\nb"
            "    code\n\nb"
        "#]],
        );
    }
}
