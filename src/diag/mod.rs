//! What is wrong in an author's files: gathered over a whole run, told in the order of the places.

mod causes;
pub(crate) mod likely;
pub(crate) mod machine;
pub(crate) mod render;

use std::collections::BTreeSet;

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use crate::source::{FileId, Sources, Span};

/// How much a finding weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Severity {
    /// Nothing is written while there is one.
    Error,
    /// The site is built; a reader finds less than the author meant.
    Warning,
}

/// One thing that an author has to mend, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Diagnostic {
    severity: Severity,
    code: &'static str,
    message: String,
    span: Span,
    related: Vec<(Span, String)>,
    help: Vec<String>,
    replacement: Option<String>,
    /// What findings of the same code that have it too would be mended with.
    cause: Option<String>,
}

impl Diagnostic {
    /// Adds what was probably meant in place of the marked text.
    pub(crate) fn meant(&mut self, text: &str) -> &mut Diagnostic {
        self.replacement(format!("did you mean `{text}`?"), text)
    }

    /// Adds an action that mends it by putting this text in place of the marked one. Where no text is
    /// marked, as for the name of a file, there is none to replace.
    pub(crate) fn replacement(
        &mut self,
        help: impl Into<String>,
        text: impl Into<String>,
    ) -> &mut Diagnostic {
        self.replacement = Some(text.into()).filter(|_| self.span.start < self.span.end);
        self.help(help)
    }

    /// Adds an action that mends it, or the replacement itself.
    pub(crate) fn help(&mut self, text: impl Into<String>) -> &mut Diagnostic {
        self.help.push(text.into());
        self
    }

    /// Adds another place that matters, and why it does.
    pub(crate) fn related(&mut self, span: Span, text: impl Into<String>) -> &mut Diagnostic {
        self.related.push((span, text.into()));
        self
    }
}

/// All that was found in a run.
#[derive(Default, Debug)]
pub(crate) struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Reports what must be mended. The code is kebab-case and never changes; the message is lower
    /// case, has no period and quotes the source in backticks.
    pub(crate) fn error(
        &mut self,
        code: &'static str,
        message: impl Into<String>,
        span: Span,
    ) -> &mut Diagnostic {
        self.push(Severity::Error, code, message.into(), span)
    }

    /// Reports what should be mended; code and message as those of an error.
    pub(crate) fn warning(
        &mut self,
        code: &'static str,
        message: impl Into<String>,
        span: Span,
    ) -> &mut Diagnostic {
        self.push(Severity::Warning, code, message.into(), span)
    }

    fn push(
        &mut self,
        severity: Severity,
        code: &'static str,
        message: String,
        span: Span,
    ) -> &mut Diagnostic {
        self.list.push(Diagnostic {
            severity,
            code,
            message,
            span,
            related: Vec::new(),
            help: Vec::new(),
            replacement: None,
            cause: None,
        });
        self.list.last_mut().expect("it was just put there")
    }

    /// Takes over what another part of the run found.
    pub(crate) fn append(&mut self, mut other: Diagnostics) {
        self.list.append(&mut other.list);
    }

    /// Looks at all of these side by side. What is found, and what is given for each, comes in their order.
    pub(crate) fn side_by_side<T, I, R>(
        &mut self,
        all: I,
        look: impl Fn(T, &mut Diagnostics) -> R + Sync,
    ) -> Vec<R>
    where
        I: IntoParallelIterator<Item = T, Iter: IndexedParallelIterator>,
        R: Send,
    {
        let look = |each: T| {
            let mut diags = Diagnostics::default();
            (look(each, &mut diags), diags)
        };
        let found: Vec<(R, Diagnostics)> = all.into_par_iter().map(look).collect();
        let given = found.into_iter().map(|(given, diags)| {
            self.append(diags);
            given
        });
        given.collect()
    }

    /// Whether anything stands in the way of writing the site.
    pub(crate) fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// The files in which something must be mended.
    pub(crate) fn files_with_errors(&self) -> BTreeSet<FileId> {
        let errors = self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        errors.map(|diagnostic| diagnostic.span.file).collect()
    }

    /// How many there are of this weight.
    pub(crate) fn count(&self, severity: Severity) -> usize {
        self.list.iter().filter(|diagnostic| diagnostic.severity == severity).count()
    }

    /// What was found first, with its help, as one sentence without a place: for what stands on the
    /// command line and in no file. Empty if nothing was found.
    pub(crate) fn sentence(&self) -> String {
        let first = self.list.first().into_iter();
        let parts = first.flat_map(|found| std::iter::once(&found.message).chain(&found.help));
        parts.map(String::as_str).collect::<Vec<&str>>().join(": ")
    }

    /// By the path of the file, then by the place in it; what shares a place stays in the order found.
    fn sorted(&self, sources: &Sources) -> Vec<&Diagnostic> {
        let mut list: Vec<&Diagnostic> = self.list.iter().collect();
        let path = |file: FileId| sources.path(file);
        list.sort_by(|a, b| (path(a.span.file), a.span.start).cmp(&(path(b.span.file), b.span.start)));
        list
    }
}
