//! Findings that have one cause: what is mended once is told once.

use std::collections::BTreeMap;

use super::{Diagnostic, Diagnostics};
use crate::source::{FileId, Sources};

/// How many of the other places are named.
const NAMED: usize = 3;

impl Diagnostic {
    /// Says that all findings of this code with the same cause are mended by mending it.
    pub(crate) fn because_of(&mut self, cause: &str) -> &mut Diagnostic {
        self.cause = Some(cause.to_owned());
        self
    }
}

impl Diagnostics {
    /// Of findings that have one cause, keeps one and names the places of the others with it: the first in the
    /// file in which one was found first.
    pub(crate) fn join(&mut self, sources: &Sources) {
        let mut groups: Vec<Vec<Diagnostic>> = Vec::new();
        let mut known: BTreeMap<(&'static str, String), usize> = BTreeMap::new();
        for diagnostic in std::mem::take(&mut self.list) {
            let Some(cause) = &diagnostic.cause else {
                groups.push(vec![diagnostic]);
                continue;
            };
            let at = *known.entry((diagnostic.code, cause.clone())).or_insert(groups.len());
            match groups.get_mut(at) {
                Some(group) => group.push(diagnostic),
                None => groups.push(vec![diagnostic]),
            }
        }
        self.list = groups.into_iter().filter_map(|group| joined(group, sources)).collect();
    }
}

fn joined(mut group: Vec<Diagnostic>, sources: &Sources) -> Option<Diagnostic> {
    let files: Vec<FileId> = group.iter().map(|found| found.span.file).collect();
    group.sort_by_key(|found| (files.iter().position(|file| *file == found.span.file), found.span.start));
    let mut group = group.into_iter();
    let mut first = group.next()?;
    let place = |found: Diagnostic| {
        let (line, column) = sources.line_and_column(found.span.file, found.span.start);
        format!("{}:{line}:{column}", sources.path(found.span.file))
    };
    let others: Vec<String> = group.map(place).collect();
    if !others.is_empty() {
        first.help(format!("the same in {}", listed(&others)));
    }
    Some(first)
}

fn listed(places: &[String]) -> String {
    let more = places.len().saturating_sub(NAMED);
    let named = places[..places.len() - more].join(", ");
    match (more, places.len()) {
        (0, 1) => format!("one more place: {named}"),
        (0, all) => format!("{all} more places: {named}"),
        (_, all) => format!("{all} more places, the first of them {named}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::machine::short;
    use crate::source::Span;

    #[test]
    fn what_has_one_cause_is_told_once() {
        let mut sources = Sources::default();
        let files: Vec<_> =
            ["a", "b", "c", "d", "e"].map(|path| sources.add(path.to_owned(), "xy\n".to_owned())).into();
        let mut diags = Diagnostics::default();
        let mut told = |file: usize, code, cause: Option<&str>| {
            let found = diags.error(code, "x", Span { file: files[file], start: 1, end: 2 });
            if let Some(cause) = cause {
                found.because_of(cause);
            }
        };
        told(1, "one", Some("p"));
        told(0, "one", Some("p"));
        told(0, "two", Some("p"));
        told(2, "one", Some("q"));
        told(2, "one", None);
        told(2, "one", None);
        for file in [2, 3, 4] {
            told(file, "one", Some("p"));
        }
        diags.join(&sources);
        assert_eq!(
            short(&diags, &sources),
            "a:1:2: error[two]: x\nb:1:2: error[one]: x\nc:1:2: error[one]: x\nc:1:2: error[one]: x\nc:1:2: error[one]: x\n"
        );
        assert_eq!(diags.list[0].help, ["the same in 4 more places, the first of them a:1:2, c:1:2, d:1:2"]);
        assert_eq!(listed(&["a".to_owned()]), "one more place: a");
        assert_eq!(listed(&["a".to_owned(), "b".to_owned()]), "2 more places: a, b");
    }
}
