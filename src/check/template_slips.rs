//! What mends the syntax of a template, by what its reader expected and what stands around the place.

use std::ops::Range;

use crate::diag::likely::likely;

/// Statements of the template language, those that close another beside it.
const STATEMENTS: [&str; 16] = [
    "block",
    "break",
    "component",
    "continue",
    "elif",
    "else",
    "endblock",
    "endcomponent",
    "endfilter",
    "endfor",
    "endif",
    "endset",
    "extends",
    "filter",
    "for",
    "if",
];
/// Those that begin nothing, or may.
const OTHERS: [&str; 5] = ["include", "raw", "endraw", "set", "set_global"];
/// Statements that have an end.
const CLOSED: [&str; 5] = ["block", "component", "filter", "for", "if"];

/// What is wrong, where, and what mends it.
pub(super) struct Slip {
    pub(super) message: String,
    pub(super) marked: Range<usize>,
    pub(super) help: String,
    /// In place of what is marked.
    pub(super) replacement: Option<String>,
}

/// The slip behind a fault of syntax.
pub(super) fn slip(message: &str, text: &str, at: Range<usize>) -> Slip {
    let told = |help: &str| (help.to_owned(), None);
    let found = text.get(at.clone()).unwrap_or_default();
    if message.starts_with("unexpected end of input")
        && let Some(slip) = unclosed(text)
    {
        return slip;
    }
    if message == "unknown tag" {
        return unknown_statement(text, at.start);
    }
    let named = message.strip_prefix("block was named `").and_then(|rest| rest.split_once('`'));
    let (help, replacement) = match message {
        _ if let Some((name, _)) = named => (format!("write `{name}`"), Some(name.to_owned())),
        _ if found == "=" && message.ends_with("expected %}") => {
            ("values are compared by `==`".to_owned(), Some("==".to_owned()))
        }
        _ if message.ends_with("expected identifier") => {
            told("write the name of a value or of a filter here")
        }
        _ if message.ends_with("expected string") => {
            told("put the name into quotes, as in `{% include \"page.html\" %}`")
        }
        _ if message.ends_with("expected in") => told("write `{% for one in all %}`"),
        _ if message.ends_with("expected ,") => told("close the arguments with `)`, or part them by `,`"),
        _ if message.contains("expected one of") => {
            told("write a value here: a name, a number, a text in quotes or a list in brackets")
        }
        _ if message.ends_with("expected }}") => {
            told("close the value with `}}` before this; words to be shown stand outside the braces")
        }
        _ if found == "if" && message.ends_with("expected %}") => {
            told("write `{% elif … %}` for `{% else if … %}`")
        }
        _ if message.ends_with("expected %}") => told("close the statement with `%}` before this"),
        _ if message.contains("`#}`") => told("put `#}` where the comment ends"),
        _ if message.contains("missing its closing") => told("put the quote where the text ends"),
        _ if message.contains("`set`") => told("write `{% set name = value %}`"),
        _ => told(
            "compare it with a template that the program brings along: `variorum new copy templates/page.html`",
        ),
    };
    Slip { message: message.to_owned(), marked: at, help, replacement }
}

/// A statement that has an end, by its first word, and where it stands.
type Statement<'a> = (&'a str, Range<usize>);

/// The statements that a text leaves open, or the braces that it never closes.
fn opened(text: &str) -> Result<Vec<Statement<'_>>, Slip> {
    let mut open: Vec<Statement<'_>> = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find('{').map(|next| at + next) {
        let rest = &text[next..];
        at = next + 1;
        let pairs = [("{{", "}}"), ("{%", "%}"), ("{#", "#}")];
        let Some((begin, end)) = pairs.into_iter().find(|(begin, _)| rest.starts_with(begin)) else {
            continue;
        };
        let Some(length) = rest.find(end) else {
            return Err(Slip {
                message: format!("`{begin}` is never closed"),
                marked: next..next + 2,
                help: format!("put `{end}` where it ends"),
                replacement: None,
            });
        };
        at = next + length + 2;
        if begin != "{%" {
            continue;
        }
        let inside = rest[2..length].trim_start_matches('-').trim_start();
        let word = inside.split(|c: char| !c.is_ascii_alphabetic() && c != '_').next().unwrap_or_default();
        if let Some(closed) = word.strip_prefix("end") {
            if let Some(last) = open.iter().rposition(|(own, _)| *own == closed) {
                open.truncate(last);
            }
        } else if CLOSED.contains(&word) || word == "set" && !inside.contains('=') {
            open.push((word, next..at));
        }
    }
    Ok(open)
}

/// The last statement without its end, or braces that are never closed.
fn unclosed(text: &str) -> Option<Slip> {
    let (word, marked) = match opened(text) {
        Ok(mut open) => open.pop()?,
        Err(slip) => return Some(slip),
    };
    Some(Slip {
        message: format!("`{}` is never closed", &text[marked.clone()]),
        marked,
        help: format!("put `{{% end{word} %}}` where it ends"),
        replacement: None,
    })
}

/// A statement that there is not, or one that closes nothing.
fn unknown_statement(text: &str, at: usize) -> Slip {
    let rest = text.get(at..).unwrap_or_default();
    let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let word = &rest[..length];
    let marked = at..at + length;
    let of = match word {
        "else" => Some("if"),
        "elif" => Some("if"),
        _ => word.strip_prefix("end").filter(|word| CLOSED.contains(word) || ["set", "raw"].contains(word)),
    };
    let before = &text[..text[..at.min(text.len())].rfind("{%").unwrap_or(0)];
    if of.is_some_and(|of| opened(before).is_ok_and(|open| open.iter().any(|(own, _)| *own == of)))
        && let Some(slip) = unclosed(before)
    {
        return slip;
    }
    if let Some(of) = of {
        return Slip {
            message: format!("`{word}` stands where no `{of}` is open"),
            marked,
            help: format!("open it with `{{% {of} … %}}`, or take this out"),
            replacement: None,
        };
    }
    let meant = likely(word, STATEMENTS.into_iter().chain(OTHERS));
    Slip {
        message: format!("there is no statement `{word}`"),
        marked,
        help: match meant {
            Some(meant) => format!("did you mean `{meant}`?"),
            None => "a value stands in `{{ … }}`; statements are `if`, `for`, `block`, `extends`, `include` and `set`"
                .to_owned(),
        },
        replacement: meant.map(str::to_owned),
    }
}
