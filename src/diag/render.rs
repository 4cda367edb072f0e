//! How diagnostics look: as those of the Rust compiler do, with the source and a mark under it.

use std::env;
use std::io::{self, IsTerminal};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet, normalize_untrusted_str};

use super::{Diagnostic, Diagnostics, Severity};
use crate::source::{FileId, Sources, Span};

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
        let wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        if wanted && io::stderr().is_terminal() { Look::Coloured } else { Look::Plain }
    }
}

/// The whole report: every diagnostic in the order of its place, then how many there are. Empty if
/// there are none, else it ends with a line end.
pub(crate) fn report(diags: &Diagnostics, sources: &Sources, look: Look) -> String {
    let renderer = match look {
        Look::Plain => Renderer::plain(),
        Look::Coloured => Renderer::styled(),
    };
    let mut text = String::new();
    for diagnostic in diags.sorted(sources) {
        text += &renderer.render(&[group(diagnostic, sources)]);
        text += "\n\n";
    }
    if !text.is_empty() {
        text += &totals(diags);
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
    group.elements(diagnostic.help.iter().map(|text| Level::HELP.message(normalize_untrusted_str(text))))
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

fn totals(diags: &Diagnostics) -> String {
    let counted = |number: usize, noun: &str| match number {
        0 => None,
        1 => Some(format!("1 {noun}")),
        _ => Some(format!("{number} {noun}s")),
    };
    let errors = counted(diags.count(Severity::Error), "error");
    let warnings = counted(diags.count(Severity::Warning), "warning");
    errors.into_iter().chain(warnings).collect::<Vec<_>>().join(", ")
}
