//! How diagnostics look: as those of the Rust compiler do, with the source and a mark under it.

use std::env;
use std::io::{self, IsTerminal};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet, normalize_untrusted_str};

use super::{Diagnostic, Diagnostics, Severity};
use crate::source::{CARRIED, FileId, Sources, Span};

/// Whether a report has colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Text alone: for files, pipes and tests.
    Plain,
    /// With a terminal's colours.
    Coloured,
}

impl Look {
    /// Colours where standard error is a terminal and its user has not set `NO_COLOR`.
    pub(crate) fn of_stderr() -> Look {
        Look::of(&io::stderr())
    }

    /// The same for standard output.
    pub(crate) fn of_stdout() -> Look {
        Look::of(&io::stdout())
    }

    fn of(output: &impl IsTerminal) -> Look {
        let wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        if wanted && output.is_terminal() { Look::Coloured } else { Look::Plain }
    }
}

/// The whole report: every diagnostic in the order of its place, then how many there are. Empty if
/// there are none, else it ends with a line end.
pub(crate) fn report(diags: &Diagnostics, sources: &Sources, look: Look) -> String {
    written(&diags.sorted(sources), diags, sources, look)
}

/// The same with the errors before the warnings, for where its beginning is what is seen.
#[cfg(feature = "serve")]
pub(crate) fn errors_first(diags: &Diagnostics, sources: &Sources, look: Look) -> String {
    let mut list = diags.sorted(sources);
    list.sort_by_key(|diagnostic| diagnostic.severity);
    written(&list, diags, sources, look)
}

fn written(list: &[&Diagnostic], diags: &Diagnostics, sources: &Sources, look: Look) -> String {
    let renderer = match look {
        Look::Plain => Renderer::plain(),
        Look::Coloured => Renderer::styled(),
    };
    let mut text = String::new();
    for diagnostic in list {
        text += &renderer.render(&[group(diagnostic, sources)]);
        text += "\n\n";
    }
    if !text.is_empty() {
        text += &totals(list, diags, sources);
        text += "\n";
    }
    text
}

fn group<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.code);
    let file = diagnostic.span.file;
    let mut snippet = snippet_of(file, sources)
        .annotation(AnnotationKind::Primary.span(range(diagnostic.span, sources.text(file))));
    for (span, text) in diagnostic.related.iter().filter(|(span, _)| span.file == file) {
        snippet = snippet.annotation(context(*span, text, sources));
    }
    let mut group = title.element(snippet);
    for (span, text) in diagnostic.related.iter().filter(|(span, _)| span.file != file) {
        group = group.element(snippet_of(span.file, sources).annotation(context(*span, text, sources)));
    }
    let helps = diagnostic.help.iter().cloned().chain(help_on_carried(sources.path(file)));
    group.elements(helps.map(|text| Level::HELP.message(normalize_untrusted_str(&text))))
}

/// What the program carries can be changed only in a copy.
fn help_on_carried(path: &str) -> Option<String> {
    let path = path.strip_prefix(CARRIED)?;
    Some(format!("the program brings this file along; `variorum new copy {path}` puts it into the site"))
}

type Annotated<'a> = Snippet<'a, annotate_snippets::Annotation<'a>>;

fn snippet_of<'a>(file: FileId, sources: &'a Sources) -> Annotated<'a> {
    Snippet::source(sources.text(file)).path(sources.path(file))
}

fn context<'a>(span: Span, text: &'a str, sources: &Sources) -> annotate_snippets::Annotation<'a> {
    AnnotationKind::Context.span(range(span, sources.text(span.file))).label(text)
}

/// A span of several lines is shown by its first: what begins there is what must be looked at.
fn range(span: Span, text: &str) -> Range<usize> {
    let (start, end) = (span.start as usize, span.end as usize);
    let length = text[start..end].find(['\n', '\r']).unwrap_or(end - start);
    start..start + length
}

/// How many there are and, where warnings stand around it, where the first error is.
fn totals(list: &[&Diagnostic], diags: &Diagnostics, sources: &Sources) -> String {
    let counted = |number: usize, noun: &str| match number {
        0 => None,
        1 => Some(format!("1 {noun}")),
        _ => Some(format!("{number} {noun}s")),
    };
    let errors = counted(diags.count(Severity::Error), "error");
    let warnings = counted(diags.count(Severity::Warning), "warning");
    let first = list.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
    let first = first.filter(|_| warnings.is_some()).map_or(String::new(), |found| {
        let (line, column) = sources.line_and_column(found.span.file, found.span.start);
        format!("; the first error: {}:{line}:{column}", sources.path(found.span.file))
    });
    errors.into_iter().chain(warnings).collect::<Vec<_>>().join(", ") + &first
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn check(
        files: &[(&str, &str)],
        find: impl Fn(&mut Diagnostics, &dyn Fn(&str) -> Span),
        expected: Expect,
    ) {
        let mut sources = Sources::default();
        for (path, text) in files {
            sources.add((*path).to_owned(), (*text).to_owned());
        }
        let place = |quoted: &str| {
            let ids = (0..files.len() as u32).map(FileId);
            let found = ids.filter_map(|file| Some((file, sources.text(file).find(quoted)?))).next();
            let (file, start) = found.expect("the quoted text is in one of the files");
            Span { file, start: start as u32, end: (start + quoted.len()) as u32 }
        };
        let mut diags = Diagnostics::default();
        find(&mut diags, &place);
        expected.assert_eq(&report(&diags, &sources, Look::Plain));
    }

    #[test]
    fn says_nothing_of_nothing() {
        check(&[("a.yaml", "a: 1\n")], |_, _| {}, expect![[""]]);
    }

    #[test]
    fn counts_columns_after_greek_text_a_byte_order_mark_and_crlf() {
        check(
            &[
                ("content/el.yaml", "\u{feff}α: β\r\nόνομα: Ελληνικά  # swop\r\n"),
                ("b.yaml", "\u{feff}swap: 1\r\n"),
            ],
            |diags, place| {
                diags
                    .error("wrong-value", "expected `swap`, found `swop`", place("swop"))
                    .help("write `swap`");
                diags.warning("unknown-key", "unknown key `swap`", place("swap"));
            },
            expect![[r#"
                warning[unknown-key]: unknown key `swap`
                 --> b.yaml:1:1
                  |
                1 | swap: 1
                  | ^^^^

                error[wrong-value]: expected `swap`, found `swop`
                 --> content/el.yaml:2:20
                  |
                2 | όνομα: Ελληνικά  # swop
                  |                    ^^^^
                  |
                  = help: write `swap`

                1 error, 1 warning; the first error: content/el.yaml:2:20
            "#]],
        );
    }

    #[test]
    fn orders_by_file_then_place_and_shows_related_places() {
        check(
            &[("b.yaml", "one: 1\n\n\n\n\n\n\none: 2\ntext: |\n  long\n  text\n"), ("a.yaml", "x: y\n")],
            |diags, place| {
                diags
                    .error("duplicate-key", "`one` is given twice", place("one: 2"))
                    .related(place("one: 1"), "first given here")
                    .related(place("x: y"), "and here");
                diags.error("wrong-kind", "a list was expected", place("|\n  long\n  text"));
                diags.error("unknown-key", "unknown key `x`", place("x"));
            },
            expect![[r#"
                error[duplicate-key]: `one` is given twice
                 --> b.yaml:8:1
                  |
                1 | one: 1
                  | ------ first given here
                ...
                8 | one: 2
                  | ^^^^^^
                  |
                 ::: a.yaml:1:1
                  |
                1 | x: y
                  | ---- and here

                error[unknown-key]: unknown key `x`
                 --> b.yaml:9:3
                  |
                9 | text: |
                  |   ^

                error[wrong-kind]: a list was expected
                 --> b.yaml:9:7
                  |
                9 | text: |
                  |       ^

                3 errors
            "#]],
        );
    }

    #[test]
    fn shows_a_place_at_the_end_of_a_file_and_in_an_empty_one() {
        check(
            &[("a.yaml", ""), ("b.yaml", "a: [1,\n")],
            |diags, _| {
                diags.error("empty-file", "the file is empty", Span::start_of(FileId(0)));
                diags.error("syntax", "the list is never closed", Span { file: FileId(1), start: 7, end: 7 });
            },
            expect![[r#"
                error[empty-file]: the file is empty
                 --> a.yaml:1:1
                  |
                1 |
                  | ^

                error[syntax]: the list is never closed
                 --> b.yaml:1:8
                  |
                1 | a: [1,
                  |       ^

                2 errors
            "#]],
        );
    }
}
