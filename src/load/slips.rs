//! Slips in one line of YAML that can be mended in their place: quotes, braces, spaces and colons.

use std::ops::Range;

use serde_yaml::granit_parser::ErrorKind;

use super::lines::{Lines, Placed};
use super::syntax::Fault;

impl Lines<'_> {
    /// A first key that does not begin its line, although a later one does.
    pub(super) fn first_indented(&self) -> Option<Placed> {
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
            let written = line.trim();
            if !(written.is_empty() || written.starts_with('#') || written == "---") {
                break;
            }
            start += line.len();
        }
        let indent = self.indent(start);
        let tab = self.text[start..start + indent].contains('\t');
        if indent == 0 || start > self.here || !tab && self.indent(self.here) >= indent {
            return None;
        }
        let (code, message, help) = match tab {
            true => ("tab", "expected a key at the beginning of the line, found a tab", "remove the tab"),
            false => ("wrong-indent", "the first key is indented", "remove the spaces before it"),
        };
        Some((mended(code, message, help.to_owned(), String::new()), (start, start + indent)))
    }

    /// A text that begins with brackets around a word or two, as a link in Markdown does.
    pub(super) fn bracket_in_text(&self, at: usize) -> Option<Placed> {
        let (_, value) = self.value()?;
        let open = self.text[value.start..].chars().next()?;
        let close = match open {
            '[' => ']',
            '{' => '}',
            _ => return None,
        };
        let close = value.start + self.text[value.clone()].find(close)? + 1;
        let rest = &self.text[close..value.end];
        if at < close || !(rest.starts_with('(') || rest.contains(char::is_alphabetic)) {
            return None;
        }
        Some(self.unquoted("bracket-in-text", &format!("a text that begins with `{open}` needs quotes")))
    }

    /// A text that begins with a quoted word, or has the quotes around it in it too.
    pub(super) fn quote_in_text(&self, kind: &ErrorKind) -> Option<Placed> {
        let kinds =
            [ErrorKind::InvalidTrailingSingleQuotedScalar, ErrorKind::InvalidTrailingDoubleQuotedScalar];
        let (_, value) = self.value()?;
        let written = &self.text[value];
        if !kinds.contains(kind) || !written.starts_with(['"', '\'']) || written.contains('\\') {
            return None;
        }
        Some(self.unquoted("unclosed-quote", "the quoted text ends before the line does"))
    }

    /// Keys in the value of a key, without the braces around them.
    pub(super) fn missing_braces(&self, kind: &ErrorKind) -> Option<Placed> {
        let (_, value) = self.value()?;
        let written = &self.text[value.clone()];
        let pairs = written.split(", ").map(|pair| pair.split_once(": "));
        let is_pair = |pair: Option<(&str, &str)>| {
            pair.is_some_and(|(key, value)| is_key(key) && !value.trim().contains([' ', ':']))
        };
        let number = written.ends_with(|c: char| c.is_ascii_digit());
        if *kind != ErrorKind::MappingValueNotAllowed
            || !(written.contains(", ") || number)
            || !pairs.into_iter().all(is_pair)
        {
            return None;
        }
        let replacement = format!("{{ {written} }}");
        let help = format!("write `{replacement}`");
        let message = "keys in the value of a key need braces around them";
        Some((mended("missing-braces", message, help, replacement), (value.start, value.end)))
    }

    /// A key in braces whose colon has no space after it.
    pub(super) fn missing_space(&self) -> Option<Placed> {
        let (_, value) = self.value()?;
        let written = &self.text[value.clone()];
        if !written.starts_with('{') || !written.ends_with('}') || written.contains(['"', '\'']) {
            return None;
        }
        let replacement = spaced(written)?;
        let help = format!("write `{replacement}`");
        let message = "the colon after a key needs a space after it";
        Some((mended("missing-space", message, help, replacement), (value.start, value.end)))
    }

    /// An item of a list whose dash has no space after it, beside one that has.
    pub(super) fn dash_without_space(&self) -> Option<Placed> {
        let (start, end) = self.trimmed(self.here);
        let item = self.text[start..end].strip_prefix('-')?;
        let is_item = |line: Option<usize>| {
            line.is_some_and(|line| self.text[self.trimmed(line).0..].starts_with("- "))
        };
        let next = self.text[end..].find('\n').map(|offset| end + offset + 1);
        if !item.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '"' | '\'' | '{' | '['))
            || !(is_item(self.written_before()) || is_item(next))
        {
            return None;
        }
        let first = item.split_whitespace().next().unwrap_or_default();
        let help = format!("write `- {first}`");
        let message = "the dash before an item of a list needs a space after it";
        Some((mended("missing-space", message, help, "- ".to_owned()), (start, start + 1)))
    }

    /// Where the value on this line stands, and the indentation that its further lines have at least.
    fn value(&self) -> Option<(usize, Range<usize>)> {
        let (mut start, end) = self.trimmed(self.here);
        let indent = self.indent(self.here);
        let mut further = indent;
        while let Some(rest) = self.text[start..end].strip_prefix("- ") {
            start = end - rest.trim_start().len();
            further = indent + 1;
        }
        if let Some((key, rest)) = self.text[start..end].split_once(": ")
            && key.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
        {
            start = end - rest.trim_start().len();
            further = indent + 1;
        }
        (start < end).then_some((further, start..end))
    }

    /// A text that only needs quotes around it, with the lines on which it goes on.
    fn unquoted(&self, code: &'static str, message: &str) -> Placed {
        let (further, value) = self.value().unwrap_or((0, self.here..self.here));
        let mut end = value.end;
        while self.text[end..].starts_with(['\r', '\n']) {
            let Some(next) = self.text[end..].find('\n').map(|offset| end + offset + 1) else { break };
            let line = self.text[next..].lines().next().unwrap_or_default();
            let (start, written) = self.trimmed(next);
            let is_text = start < written && !line.contains(": ") && !line.trim_end().ends_with(':');
            if !is_text || self.indent(next) < further || line.trim_start().starts_with(['#', '-']) {
                break;
            }
            end = written;
        }
        let replacement = in_quotes(&self.text[value.start..end]);
        let help = match replacement.contains('\n') {
            true => "put the whole text into single quotes, a single quote in it twice".to_owned(),
            false => format!("write `{replacement}`"),
        };
        (mended(code, message, help, replacement), (value.start, end))
    }

    /// Whether the line is that of a value which an error before has refused.
    pub(super) fn follows(&self, at: u32) -> bool {
        self.here <= at as usize && (at as usize) < self.trimmed(self.here).1
    }
}

fn mended(code: &'static str, message: &str, help: String, replacement: String) -> Fault {
    Fault { code, message: message.to_owned(), help: help.into(), replacement: Some(replacement) }
}

/// The text in quotes, without those that were meant to be them.
fn in_quotes(text: &str) -> String {
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''));
    let inner = quote.and_then(|quote| {
        let inner = text.strip_prefix(quote)?.strip_suffix(quote)?;
        let (before, after) = inner.split_once(quote)?;
        let inside = before.ends_with(' ') || after.starts_with(char::is_alphanumeric);
        inside.then_some(inner)
    });
    let text = inner.unwrap_or(text);
    match text.contains('\'') && !text.contains(['"', '\\']) {
        true => format!("\"{text}\""),
        false => format!("'{}'", text.replace('\'', "''")),
    }
}

/// The text with a space after each key's colon that lacks one, if one does.
pub(super) fn spaced(text: &str) -> Option<String> {
    let mut spaced = String::new();
    let mut word = String::new();
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        spaced.push(sign);
        let next = signs.peek().copied();
        if sign == ':' && is_key(&word) && next.is_some_and(|c| !c.is_whitespace() && c != '/') {
            spaced.push(' ');
        }
        match matches!(sign, '{' | ',' | ' ') || sign == ':' {
            true => word.clear(),
            false => word.push(sign),
        }
    }
    (spaced != text).then_some(spaced)
}

/// The line with a colon between its key and what can be nothing but a value.
pub(super) fn with_colon(line: &str) -> Option<String> {
    let (key, value) = line.split_once([' ', '='])?;
    let value = value.trim_start_matches([' ', '=']);
    let equals = line.trim_start_matches(|c: char| c != ' ' && c != '=').trim_start().starts_with('=');
    let is_value = !value.is_empty() && (equals || value.starts_with(['[', '{']));
    (is_key(key) && is_value).then(|| format!("{key}: {value}"))
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}
