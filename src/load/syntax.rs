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

/// Reports why a file's syntax could not be understood.
pub(super) fn report(file: FileId, text: &str, error: &ScanError, diags: &mut Diagnostics) {
    let at = text.floor_char_boundary(error.marker().byte_offset().unwrap_or(0).min(text.len()));
    let at = visible(text, at);
    let fault = match line_without_colon(text, at, error.kind()) {
        Some(line) => {
            let span = Span { file, start: line.0 as u32, end: line.1 as u32 };
            let found = &text[line.0..line.1];
            diags
                .error("missing-colon", format!("expected a key with a colon, found `{found}`"), span)
                .help("write `key: value`; a text of several lines is indented below its key");
            return;
        }
        None => fault(error.kind(), text, at),
    };
    let end =
        text[at..].chars().next().filter(|c| !matches!(c, '\r' | '\n')).map_or(at, |c| at + c.len_utf8());
    let span = Span { file, start: at as u32, end: end as u32 };
    diags.error(fault.code, fault.message, span).help(fault.help);
}

/// A fault at the end of the file is shown at the last thing written there.
fn visible(text: &str, at: usize) -> usize {
    if text[at..].trim().is_empty() { text[..at].trim_end().len() } else { at }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser's list of faults may grow")]
fn fault(kind: &ErrorKind, text: &str, at: usize) -> Fault {
    use ErrorKind as E;
    let told = |code, message: &str, help| Fault { code, message: message.to_owned(), help };
    match kind {
        E::TabNotAllowed
        | E::TabInBlockIndentation
        | E::TabInIndentation
        | E::TabAtBlockScalarStart
        | E::TabInPlainScalar => told("tab", "expected spaces, found a tab", "indent with spaces"),
        E::UnclosedFlowCollection { open } => Fault {
            code: "unclosed-bracket",
            message: format!("`{open}` is never closed"),
            help: if *open == '[' { "add the missing `]`" } else { "add the missing `}`" },
        },
        E::MismatchedFlowCollectionEnd { open, close } => Fault {
            code: "unclosed-bracket",
            message: format!("`{open}` is closed by `{close}`"),
            help: "close `[` with `]` and `{` with `}`",
        },
        E::MisplacedFlowCollectionEnd => told(
            "unclosed-bracket",
            "this bracket closes nothing",
            "remove it, or put the text into quotes if it belongs to one",
        ),
        E::UnexpectedEofFlowSequence | E::UnexpectedEofFlowMapping | E::UnexpectedEofImplicitFlowMapping => {
            told("unclosed-bracket", "a bracket is still open at the end of the file", "close it")
        }
        E::ExpectedFlowSequenceSeparator => told(
            "unclosed-bracket",
            "expected `,` or `]` here",
            "close the list before this, or part its values by commas",
        ),
        E::ExpectedFlowMappingSeparator => told(
            "unclosed-bracket",
            "expected `,` or `}` here",
            "close the bracket before this, or part the keys by commas",
        ),
        E::UnclosedQuotedScalar | E::DocumentIndicatorInQuotedScalar => {
            told("unclosed-quote", "a quoted text is never closed", "add the missing quote")
        }
        E::InvalidTrailingSingleQuotedScalar => told(
            "unclosed-quote",
            "the quoted text ends before this",
            "a single quote inside single quotes is written twice: `''`",
        ),
        E::InvalidTrailingDoubleQuotedScalar => told(
            "unclosed-quote",
            "the quoted text ends before this",
            "a double quote inside double quotes is written `\\\"`",
        ),
        E::UnknownQuotedScalarEscape
        | E::InvalidQuotedScalarHexEscape
        | E::InvalidLowSurrogateHexEscape
        | E::InvalidLowSurrogate
        | E::MissingLowSurrogate
        | E::UnpairedLowSurrogate
        | E::InvalidUnicodeEscape => told(
            "wrong-escape",
            "a backslash in double quotes stands before something it cannot mean",
            "write the backslash twice, or use single quotes",
        ),
        E::MappingValueNotAllowed
        | E::InvalidColonPlacement
        | E::FlowMappingValueAdjacentCollection
        | E::InvalidMappingValueWhitespace => told(
            "colon-in-text",
            "a colon stands where no key can end",
            "put a text that has a colon into quotes, or below its key after `|`",
        ),
        E::SimpleKeyExpected | E::InvalidSimpleKey => {
            told("missing-colon", "expected a key with a colon", "write `key: value`")
        }
        E::RecursionLimitExceeded => told(
            "too-deep",
            "values stand in one another deeper than any file here needs",
            "remove the brackets or the indentation that are too much",
        ),
        E::InvalidIndentation
        | E::InvalidBlockScalarIndent
        | E::InvalidQuotedScalarIndent
        | E::InvalidFlowScalarIndent
        | E::ExpectedBlockMappingKey
        | E::ExpectedBlockSequenceEntry
        | E::BlockSequenceEntryNotAllowed
        | E::MappingKeyNotAllowed => told(
            "wrong-indent",
            "this line is indented as nothing above it is",
            "give lines that belong together the same number of spaces",
        ),
        E::CommentInterceptedScalar => told(
            "comment-in-text",
            "a comment stands in the middle of a text",
            "put a text that has `#` into quotes, or below its key after `|`",
        ),
        E::InvalidBlockScalarHeader | E::ZeroBlockScalarIndent => told(
            "wrong-block",
            "the text of `|` or `>` begins on the line below it",
            "begin it there, indented; put a text that begins with `|` or `>` into quotes",
        ),
        E::UnexpectedCharacter { character } => Fault {
            code: "wrong-character",
            message: format!("no value begins with `{}`", character.escape_debug()),
            help: "put the text into quotes",
        },
        E::DirectiveDisallowed => told(
            "directive",
            "a line that begins with `%` would instruct the reader of the file",
            "remove the line, or put the text into quotes",
        ),
        _ => Fault {
            code: "syntax",
            message: match text[at..].chars().next() {
                Some(c) => format!("`{}` cannot stand here", c.escape_debug()),
                None => "the file ends too early".to_owned(),
            },
            help: "put a text with signs like `:`, `#`, `*`, `&`, `!`, `%` or brackets into quotes",
        },
    }
}

/// The line of a fault that comes from a key without its colon, as the bytes of its text.
fn line_without_colon(text: &str, at: usize, kind: &ErrorKind) -> Option<(usize, usize)> {
    let kinds = [
        ErrorKind::SimpleKeyExpected,
        ErrorKind::ExpectedBlockMappingKey,
        ErrorKind::MappingValueNotAllowed,
        ErrorKind::InvalidSimpleKey,
    ];
    if !kinds.contains(kind) {
        return None;
    }
    let lines = lines(text);
    let here = lines.iter().position(|line| at <= line.1)?;
    // The parser takes the line for the beginning of a text and fails at the next key's colon.
    let candidates = lines[..=here].iter().rev().take(2).map(|line| trimmed(text, *line));
    candidates.into_iter().find(|(start, end)| lacks_colon(&text[*start..*end]))
}

fn lacks_colon(line: &str) -> bool {
    let word = line.starts_with(|c: char| c.is_alphanumeric());
    word && !line.contains(": ") && !line.ends_with(':')
}

/// The stretches of a text's lines, line ends left out.
fn lines(text: &str) -> Vec<(usize, usize)> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in text.split('\n') {
        found.push((start, start + line.len()));
        start += line.len() + 1;
    }
    found
}

fn trimmed(text: &str, (start, end): (usize, usize)) -> (usize, usize) {
    let line = &text[start..end];
    let line = line.split(" #").next().unwrap_or(line);
    let from = start + (line.len() - line.trim_start().len());
    (from, from + line.trim().len())
}
