//! What an editor most likely did wrong, by the lines around the place where the YAML parser gave up.

use serde_yaml::granit_parser::ErrorKind;

use super::slips::{spaced, with_colon};
use super::syntax::{Fault, character, fault};

/// A text, and the line in it at which the parser gave up.
pub(super) struct Lines<'a> {
    pub(super) text: &'a str,
    /// The line's first byte.
    pub(super) here: usize,
}

/// A fault and the bytes to be marked.
pub(super) type Placed = (Fault, (usize, usize));

impl Lines<'_> {
    /// A bracket that an earlier line has left open.
    pub(super) fn open_bracket(&self, kind: &ErrorKind, bracket: Option<u32>) -> Option<Placed> {
        let kinds = [
            ErrorKind::MappingValueNotAllowed,
            ErrorKind::InvalidColonPlacement,
            ErrorKind::ExpectedFlowMappingSeparator,
            ErrorKind::ExpectedFlowSequenceSeparator,
        ];
        if !kinds.contains(kind) {
            return None;
        }
        let at = bracket.map(|at| at as usize).or_else(|| self.bracket_before())?;
        if at >= self.here {
            return None;
        }
        let open = self.text[at..].chars().next()?;
        Some((fault(&ErrorKind::UnclosedFlowCollection { open }, self.text, at), character(self.text, at)))
    }

    /// A bracket that the line before begins its value with and does not close: as long as the line is
    /// not over, the parser may take it for the beginning of a key, and says nothing of it.
    fn bracket_before(&self) -> Option<usize> {
        let (start, end) = self.line_before();
        let line = &self.text[start..end];
        let value = line.find(": ")? + 2;
        let closing = match line[value..].trim_start().chars().next()? {
            '[' => ']',
            '{' => '}',
            _ => return None,
        };
        let offset = line[value..].len() - line[value..].trim_start().len();
        (!line.contains(closing)).then_some(start + value + offset)
    }

    /// A comment between the lines of a text, which ends the text.
    pub(super) fn comment_in_text(&self, kind: &ErrorKind) -> Option<Placed> {
        let kinds = [ErrorKind::SimpleKeyExpected, ErrorKind::ExpectedBlockMappingKey];
        let (start, end) = self.line_before();
        let deeper = self.indent(self.here) > self.written_before().map_or(0, |above| self.indent(above));
        if !kinds.contains(kind) || !deeper || !self.text[start..end].starts_with('#') {
            return None;
        }
        Some((fault(&ErrorKind::CommentInterceptedScalar, self.text, start), (start, end)))
    }

    /// A line that lacks its colon: the parser takes it for the beginning of a text and fails there or
    /// at the next key's colon.
    pub(super) fn without_colon(&self, kind: &ErrorKind) -> Option<Placed> {
        let kinds = [
            ErrorKind::SimpleKeyExpected,
            ErrorKind::ExpectedBlockMappingKey,
            ErrorKind::MappingValueNotAllowed,
            ErrorKind::InvalidSimpleKey,
        ];
        if !kinds.contains(kind) {
            return None;
        }
        let here = self.trimmed(self.here);
        let before = self.written_before().map(|above| self.trimmed(above));
        let (start, end) = [Some(here), before].into_iter().flatten().find(|(start, end)| {
            let line = &self.text[*start..*end];
            line.starts_with(char::is_alphanumeric) && !line.contains(": ") && !line.ends_with(':')
        })?;
        let line = &self.text[start..end];
        let message = format!("expected a key with a colon, found `{line}`");
        let spaced = spaced(line).or_else(|| with_colon(line));
        let help = match &spaced {
            Some(spaced) => format!("write `{spaced}`").into(),
            None => "write `key: value`; a text of several lines is indented below its key".into(),
        };
        Some((Fault { code: "missing-colon", message, help, replacement: spaced }, (start, end)))
    }

    /// A key that is indented below a key which already has its value.
    pub(super) fn indented_key(&self, kind: &ErrorKind, at: usize) -> Option<Placed> {
        let (start, end) = self.trimmed(self.here);
        let first_colon = self.text[self.here..at].contains(": ");
        let indented = start > self.here;
        if *kind != ErrorKind::MappingValueNotAllowed || first_colon || !indented || start >= at {
            return None;
        }
        let message = "this key is indented below one that already has a value".to_owned();
        let help = "indent it as the key above; put a text that has a colon into quotes";
        let help = help.into();
        Some((Fault { code: "wrong-indent", message, help, replacement: None }, (start, end)))
    }

    /// The tab itself: the parser gives up after it, or on the line before.
    pub(super) fn tab(&self, kind: &ErrorKind, at: usize) -> Option<Placed> {
        let fault = fault(kind, self.text, at);
        if fault.code != "tab" {
            return None;
        }
        let before = self.text[self.here..at].find('\t').map(|offset| self.here + offset);
        let start = before.or_else(|| self.text[at..].find('\t').map(|offset| at + offset))?;
        Some((fault, (start, start + 1)))
    }

    /// What is written on the line before.
    fn line_before(&self) -> (usize, usize) {
        let before = self.text[..self.here].trim_end_matches(['\r', '\n']);
        self.trimmed(before.rfind('\n').map_or(0, |end| end + 1))
    }

    /// The beginning of the last line before that is neither empty nor a comment.
    pub(super) fn written_before(&self) -> Option<usize> {
        let mut start = self.here;
        while start > 0 {
            start = self.text[..start - 1].rfind('\n').map_or(0, |end| end + 1);
            let line = self.text[start..].lines().next().unwrap_or_default().trim();
            if !line.is_empty() && !line.starts_with('#') {
                return Some(start);
            }
        }
        None
    }

    /// How many bytes of white space a line begins with.
    pub(super) fn indent(&self, start: usize) -> usize {
        self.trimmed(start).0 - start
    }

    /// What is written on the line that begins here, without a comment.
    pub(super) fn trimmed(&self, start: usize) -> (usize, usize) {
        let line = self.text[start..].lines().next().unwrap_or_default();
        let from = line.len() - line.trim_start().len();
        let written = line[from..].split(" #").next().unwrap_or_default().trim_end();
        (start + from, start + from + written.len())
    }
}
