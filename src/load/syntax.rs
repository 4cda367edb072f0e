//! The YAML parser's faults in an editor's words, at the place an editor would look.

use std::borrow::Cow;

use serde_yaml::granit_parser::{ErrorKind, ScanError};

use super::lines::Lines;
use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// A fault as it is told, and what would mend it in place of the marked text, where that is known.
pub(super) struct Fault {
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) help: Cow<'static, str>,
    pub(super) replacement: Option<String>,
}

/// Reports why a file's syntax could not be understood; `bracket` is the last one still open there.
/// What follows an alias, which is `refused`, on its own line is told with it.
pub(super) fn report(
    file: FileId,
    text: &str,
    error: &ScanError,
    bracket: Option<u32>,
    refused: Option<u32>,
    diags: &mut Diagnostics,
) {
    let kind = error.kind();
    let at = text.floor_char_boundary(error.marker().byte_offset().unwrap_or(0).min(text.len()));
    let at = visible(text, at);
    let lines = Lines { text, here: text[..at].rfind('\n').map_or(0, |end| end + 1) };
    if refused.is_some_and(|refused| lines.follows(refused)) {
        return;
    }
    let (fault, (start, end)) = lines
        .foreign_space()
        .or_else(|| lines.first_indented())
        .or_else(|| lines.bracket_in_text(at))
        .or_else(|| lines.quote_in_text(kind))
        .or_else(|| lines.missing_braces(kind))
        .or_else(|| lines.missing_space())
        .or_else(|| lines.dash_without_space())
        .or_else(|| lines.open_bracket(kind, bracket))
        .or_else(|| lines.comment_in_text(kind))
        .or_else(|| lines.without_colon(kind))
        .or_else(|| lines.indented_key(kind, at))
        .or_else(|| lines.tab(kind, at))
        .unwrap_or_else(|| (fault(kind, text, at), character(text, at)));
    let span = Span { file, start: start as u32, end: end as u32 };
    let found = diags.error(fault.code, fault.message, span);
    match fault.replacement {
        Some(replacement) => found.replacement(fault.help, replacement),
        None => found.help(fault.help),
    };
}

/// A fault at the end of the file is shown at the last thing written there.
fn visible(text: &str, at: usize) -> usize {
    if text[at..].trim().is_empty() { text[..at].trim_end().len() } else { at }
}

pub(super) fn character(text: &str, at: usize) -> (usize, usize) {
    let length = text[at..].chars().next().filter(|c| !matches!(c, '\r' | '\n')).map_or(0, char::len_utf8);
    (at, at + length)
}

pub(super) fn fault(kind: &ErrorKind, text: &str, at: usize) -> Fault {
    bracket_fault(kind).or_else(|| text_fault(kind)).or_else(|| layout_fault(kind)).unwrap_or_else(|| Fault {
        code: "syntax",
        message: match text[at..].chars().next() {
            Some(c) => format!("`{}` cannot stand here", c.escape_debug()),
            None => "the file ends too early".to_owned(),
        },
        help: "put a text with signs like `:`, `#`, `*`, `&`, `!`, `%` or brackets into quotes".into(),
        replacement: None,
    })
}

fn told(code: &'static str, message: &str, help: &'static str) -> Option<Fault> {
    Some(Fault { code, message: message.to_owned(), help: help.into(), replacement: None })
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
    Fault { code, message, help: help.into(), replacement: None }
}
