//! What a merge leaves in a file where two versions of the same lines are at odds: both, with marks around them.

use std::borrow::Cow;

use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// What the lines begin with that a merge puts before, between and behind the versions.
const OPEN: &str = "<<<<<<<";
const BASE: &str = "|||||||";
const MIDDLE: &str = "=======";
const CLOSE: &str = ">>>>>>>";

/// The text with the first of the versions alone, each letter in its place. That there are others is reported
/// once a file, at the first mark.
pub(crate) fn settled<'a>(file: FileId, text: &'a str, diags: &mut Diagnostics) -> Cow<'a, str> {
    let Some(first) = first_mark(text) else { return Cow::Borrowed(text) };
    let span = Span { file, start: first as u32, end: (first + OPEN.len()) as u32 };
    diags
        .error("unresolved-merge", "unresolved merge: two versions of the same lines stand in this file", span)
        .help(format!(
            "write what is right of both, and remove the lines that begin with `{OPEN}`, `{MIDDLE}` and `{CLOSE}`"
        ));
    let mut kept = String::with_capacity(text.len());
    let (mut is_inside, mut is_other) = (false, false);
    for line in text.split_inclusive('\n') {
        let mark = [OPEN, BASE, MIDDLE, CLOSE].into_iter().find(|mark| is_mark(line, mark));
        let mark = mark.filter(|mark| is_inside || matches!(*mark, OPEN | CLOSE));
        match mark {
            Some(OPEN) => (is_inside, is_other) = (true, false),
            Some(CLOSE) => (is_inside, is_other) = (false, false),
            Some(_) => is_other = true,
            None => {}
        }
        if mark.is_none() && !is_other {
            kept.push_str(line);
            continue;
        }
        // Blank lines stand for nothing, and keep the places of what follows.
        let ending = line.len() - line.trim_end_matches(['\r', '\n']).len();
        kept.extend(std::iter::repeat_n(' ', line.len() - ending));
        kept.push_str(&line[line.len() - ending..]);
    }
    Cow::Owned(kept)
}

/// Where the first mark stands that nothing but a merge makes; the middle one alone underlines a heading.
fn first_mark(text: &str) -> Option<usize> {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if is_mark(line, OPEN) || is_mark(line, CLOSE) {
            return Some(start);
        }
        start += line.len();
    }
    None
}

/// The mark, alone or with a name behind it.
fn is_mark(line: &str, mark: &str) -> bool {
    line.trim_end().strip_prefix(mark).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_first_of_two_versions_in_its_place() {
        for (text, expected) in [
            ("a\n=======\nb\n", None),
            ("a\n<<<<<<<< b\n", None),
            (
                "a\n<<<<<<< HEAD\nb\n=======\nγ\n>>>>>>> x\nd\n",
                Some("a\n            \nb\n       \n  \n         \nd\n"),
            ),
            (
                "<<<<<<< a\r\nb\r\n||||||| c\r\nd\r\n=======\r\ne",
                Some("         \r\nb\r\n         \r\n \r\n       \r\n "),
            ),
            ("a\n>>>>>>> x\n=======\nb", Some("a\n         \n=======\nb")),
        ] {
            let mut diags = Diagnostics::default();
            let found = settled(FileId(0), text, &mut diags);
            assert_eq!(found, expected.unwrap_or(text), "{text}");
            assert_eq!(diags.has_errors(), expected.is_some(), "{text}");
            assert_eq!(found.len(), text.len(), "{text}");
        }
    }
}
