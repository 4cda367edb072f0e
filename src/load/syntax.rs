//! The YAML parser's faults in an editor's words, at the place an editor would look.

use serde_yaml::granit_parser::{ErrorKind, ScanError};

use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// A fault as it is told: code, message, help.
struct Fault {
    code: &'static str,
    message: String,
    help: &'static str,
}

/// Reports why a file's syntax could not be understood; `bracket` is the last one still open there.
pub(super) fn report(
    file: FileId,
    text: &str,
    error: &ScanError,
    bracket: Option<u32>,
    diags: &mut Diagnostics,
) {
    let kind = error.kind();
    let at = text.floor_char_boundary(error.marker().byte_offset().unwrap_or(0).min(text.len()));
    let at = visible(text, at);
    let lines = Lines { text, here: text[..at].rfind('\n').map_or(0, |end| end + 1) };
    let (fault, (start, end)) = lines
        .open_bracket(kind, bracket)
        .or_else(|| lines.comment_in_text(kind))
        .or_else(|| lines.without_colon(kind))
        .or_else(|| lines.indented_key(kind, at))
        .or_else(|| lines.tab(kind, at))
        .unwrap_or_else(|| (fault(kind, text, at), character(text, at)));
    let span = Span { file, start: start as u32, end: end as u32 };
    diags.error(fault.code, fault.message, span).help(fault.help);
}

/// A fault at the end of the file is shown at the last thing written there.
fn visible(text: &str, at: usize) -> usize {
    if text[at..].trim().is_empty() { text[..at].trim_end().len() } else { at }
}

fn character(text: &str, at: usize) -> (usize, usize) {
    let length = text[at..].chars().next().filter(|c| !matches!(c, '\r' | '\n')).map_or(0, char::len_utf8);
    (at, at + length)
}

fn fault(kind: &ErrorKind, text: &str, at: usize) -> Fault {
    bracket_fault(kind).or_else(|| text_fault(kind)).or_else(|| layout_fault(kind)).unwrap_or_else(|| Fault {
        code: "syntax",
        message: match text[at..].chars().next() {
            Some(c) => format!("`{}` cannot stand here", c.escape_debug()),
            None => "the file ends too early".to_owned(),
        },
        help: "put a text with signs like `:`, `#`, `*`, `&`, `!`, `%` or brackets into quotes",
    })
}

fn told(code: &'static str, message: &str, help: &'static str) -> Option<Fault> {
    Some(Fault { code, message: message.to_owned(), help })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other faults are told elsewhere")]
fn bracket_fault(kind: &ErrorKind) -> Option<Fault> {
    let code = "unclosed-bracket";
    match kind {
        ErrorKind::UnclosedFlowCollection { open } => {
            let help = if *open == '[' { "add the missing `]`" } else { "add the missing `}`" };
            told(code, &format!("`{open}` is never closed"), help)
        }
        ErrorKind::MismatchedFlowCollectionEnd { open, close } => {
            told(code, &format!("`{open}` is closed by `{close}`"), "close `[` with `]` and `{` with `}`")
        }
        ErrorKind::MisplacedFlowCollectionEnd => told(
            code,
            "this bracket closes nothing",
            "remove it, or put the text into quotes if it belongs to one",
        ),
        ErrorKind::UnexpectedEofFlowSequence
        | ErrorKind::UnexpectedEofFlowMapping
        | ErrorKind::UnexpectedEofImplicitFlowMapping => {
            told(code, "a bracket is still open at the end of the file", "close it")
        }
        ErrorKind::ExpectedFlowSequenceSeparator => {
            told(code, "expected `,` or `]` here", "close the list before this, or part its values by commas")
        }
        ErrorKind::ExpectedFlowMappingSeparator => told(
            code,
            "expected `,` or `}` here",
            "close the bracket before this, or part the keys by commas",
        ),
        ErrorKind::RecursionLimitExceeded => told(
            "too-deep",
            "values stand in one another deeper than any file here needs",
            "remove the brackets or the indentation that are too much",
        ),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other faults are told elsewhere")]
fn text_fault(kind: &ErrorKind) -> Option<Fault> {
    match kind {
        ErrorKind::UnclosedQuotedScalar | ErrorKind::DocumentIndicatorInQuotedScalar => {
            told("unclosed-quote", "a quoted text is never closed", "add the missing quote")
        }
        ErrorKind::InvalidTrailingSingleQuotedScalar => told(
            "unclosed-quote",
            "the quoted text ends before this",
            "a single quote inside single quotes is written twice: `''`",
        ),
        ErrorKind::InvalidTrailingDoubleQuotedScalar => told(
            "unclosed-quote",
            "the quoted text ends before this",
            "a double quote inside double quotes is written `\\\"`",
        ),
        ErrorKind::UnknownQuotedScalarEscape
        | ErrorKind::InvalidQuotedScalarHexEscape
        | ErrorKind::InvalidLowSurrogateHexEscape
        | ErrorKind::InvalidLowSurrogate
        | ErrorKind::MissingLowSurrogate
        | ErrorKind::UnpairedLowSurrogate
        | ErrorKind::InvalidUnicodeEscape => told(
            "wrong-escape",
            "a backslash in double quotes stands before something it cannot mean",
            "write the backslash twice, or use single quotes",
        ),
        ErrorKind::MappingValueNotAllowed
        | ErrorKind::InvalidColonPlacement
        | ErrorKind::FlowMappingValueAdjacentCollection
        | ErrorKind::InvalidMappingValueWhitespace => told(
            "colon-in-text",
            "a colon stands where no key can end",
            "put a text that has a colon into quotes, or below its key after `|`",
        ),
        ErrorKind::CommentInterceptedScalar => told(
            "comment-in-text",
            "a comment stands in the middle of a text",
            "put a text that has `#` into quotes, or below its key after `|`",
        ),
        ErrorKind::InvalidBlockScalarHeader | ErrorKind::ZeroBlockScalarIndent => told(
            "wrong-block",
            "the text of `|` or `>` begins on the line below it",
            "begin it there, indented; put a text that begins with `|` or `>` into quotes",
        ),
        ErrorKind::UnexpectedCharacter { character } => Some(wrong_character(*character)),
        ErrorKind::BomInsideDocument => Some(wrong_character('\u{feff}')),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other faults are told elsewhere")]
fn layout_fault(kind: &ErrorKind) -> Option<Fault> {
    match kind {
        ErrorKind::TabNotAllowed
        | ErrorKind::TabInBlockIndentation
        | ErrorKind::TabInIndentation
        | ErrorKind::TabAtBlockScalarStart
        | ErrorKind::TabInPlainScalar => told("tab", "expected spaces, found a tab", "indent with spaces"),
        ErrorKind::SimpleKeyExpected | ErrorKind::InvalidSimpleKey => {
            told("missing-colon", "expected a key with a colon", "write `key: value`")
        }
        ErrorKind::InvalidIndentation
        | ErrorKind::InvalidBlockScalarIndent
        | ErrorKind::InvalidQuotedScalarIndent
        | ErrorKind::InvalidFlowScalarIndent
        | ErrorKind::ExpectedBlockMappingKey
        | ErrorKind::ExpectedBlockSequenceEntry
        | ErrorKind::MappingKeyNotAllowed => told(
            "wrong-indent",
            "this line is indented as nothing above it is",
            "give lines that belong together the same number of spaces",
        ),
        ErrorKind::BlockSequenceEntryNotAllowed
        | ErrorKind::BlockEntryInFlowCollection
        | ErrorKind::InvalidBlockEntryWhitespace => {
            told("wrong-dash", "a list's dash begins a line of its own", "write the list on the lines below")
        }
        ErrorKind::UndeclaredTagHandle
        | ErrorKind::InvalidTagTerminator
        | ErrorKind::MissingTagUri
        | ErrorKind::UnclosedVerbatimTag
        | ErrorKind::ExpectedTagBang
        | ErrorKind::InvalidGlobalTagCharacter => told(
            "tag",
            "expected a value, found a tag",
            "remove the tag; a text that begins with `!` needs quotes",
        ),
        ErrorKind::DirectiveDisallowed => told(
            "directive",
            "a line that begins with `%` would instruct the reader of the file",
            "remove the line, or put the text into quotes",
        ),
        _ => None,
    }
}

fn wrong_character(character: char) -> Fault {
    let code = "wrong-character";
    let (message, help) = match character {
        '`' => ("no text begins with a backquote".to_owned(), "put the text into quotes"),
        '\u{feff}' => ("a byte-order mark stands inside the file".to_owned(), "remove it"),
        c if c.is_control() => (format!("found the invisible character U+{:04X}", c as u32), "remove it"),
        c => (format!("no text begins with `{c}`"), "put the text into quotes"),
    };
    Fault { code, message, help }
}

/// A text, and the line in it at which the parser gave up.
struct Lines<'a> {
    text: &'a str,
    /// The line's first byte.
    here: usize,
}

/// A fault and the bytes to be marked.
type Placed = (Fault, (usize, usize));

impl Lines<'_> {
    /// A bracket that an earlier line has left open.
    fn open_bracket(&self, kind: &ErrorKind, bracket: Option<u32>) -> Option<Placed> {
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
    fn comment_in_text(&self, kind: &ErrorKind) -> Option<Placed> {
        let kinds = [ErrorKind::SimpleKeyExpected, ErrorKind::ExpectedBlockMappingKey];
        let (start, end) = self.line_before();
        let indented = self.trimmed(self.here).0 > self.here;
        if !kinds.contains(kind) || !indented || !self.text[start..end].starts_with('#') {
            return None;
        }
        Some((fault(&ErrorKind::CommentInterceptedScalar, self.text, start), (start, end)))
    }

    /// A line that lacks its colon: the parser takes it for the beginning of a text and fails there or
    /// at the next key's colon.
    fn without_colon(&self, kind: &ErrorKind) -> Option<Placed> {
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
        let (start, end) = [here, self.line_before()].into_iter().find(|(start, end)| {
            let line = &self.text[*start..*end];
            line.starts_with(char::is_alphanumeric) && !line.contains(": ") && !line.ends_with(':')
        })?;
        let message = format!("expected a key with a colon, found `{}`", &self.text[start..end]);
        let help = "write `key: value`; a text of several lines is indented below its key";
        Some((Fault { code: "missing-colon", message, help }, (start, end)))
    }

    /// A key that is indented below a key which already has its value.
    fn indented_key(&self, kind: &ErrorKind, at: usize) -> Option<Placed> {
        let (start, end) = self.trimmed(self.here);
        let first_colon = self.text[self.here..at].contains(": ");
        let indented = start > self.here;
        if *kind != ErrorKind::MappingValueNotAllowed || first_colon || !indented || start >= at {
            return None;
        }
        let message = "this key is indented below one that already has a value".to_owned();
        let help = "indent it as the key above; put a text that has a colon into quotes";
        Some((Fault { code: "wrong-indent", message, help }, (start, end)))
    }

    /// The tab itself: the parser gives up after it, or on the line before.
    fn tab(&self, kind: &ErrorKind, at: usize) -> Option<Placed> {
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

    /// What is written on the line that begins here, without a comment.
    fn trimmed(&self, start: usize) -> (usize, usize) {
        let line = self.text[start..].lines().next().unwrap_or_default();
        let from = line.len() - line.trim_start().len();
        let written = line[from..].split(" #").next().unwrap_or_default().trim_end();
        (start + from, start + from + written.len())
    }
}
