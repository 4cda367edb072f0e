//! The few words in which the formats of all YAML files are written down.
//!
//! Every function reads what it can, reports what it cannot, and goes on.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::content::Placed;
use super::lists::words;
use crate::diag::likely::{either, likely};
use crate::diag::{Diagnostic, Diagnostics};
use crate::format::{Form, Need};
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

/// The keys of one map, each under the known key that was meant.
pub(super) struct Fields<'a> {
    form: &'static Form,
    found: Vec<(&'static str, &'a Entry)>,
    strange: bool,
    /// Whether a key has its value in it, so that what is missing is not known.
    glued: bool,
    missing: Vec<&'static str>,
    /// What should have the keys, as a message names it, and where that is said.
    owner: (String, Span),
}

impl<'a> Fields<'a> {
    /// The keys of a whole file.
    pub(super) fn of_file(
        root: &'a Node,
        form: &'static Form,
        diags: &mut Diagnostics,
    ) -> Option<Fields<'a>> {
        let first = match &root.kind {
            Kind::Map(entries) => entries.first().map(|entry| entry.key_span),
            Kind::List(_)
            | Kind::Text(_)
            | Kind::Number(_)
            | Kind::Truth(_)
            | Kind::Nothing
            | Kind::Refused => None,
        };
        Fields::new(root, ("the file".to_owned(), first.unwrap_or(root.span)), form, diags)
    }

    /// The keys of a page's front matter.
    pub(super) fn of_front(
        root: &'a Node,
        form: &'static Form,
        diags: &mut Diagnostics,
    ) -> Option<Fields<'a>> {
        Fields::new(root, ("the front matter".to_owned(), root.span), form, diags)
    }

    /// The keys of the map that is the value of this key.
    pub(super) fn of_entry(
        entry: &'a Entry,
        form: &'static Form,
        diags: &mut Diagnostics,
    ) -> Option<Fields<'a>> {
        Fields::new(&entry.value, (format!("`{}`", entry.key), entry.key_span), form, diags)
    }

    /// The keys of one item of a list, which a message names so.
    pub(super) fn of_item(
        item: &'a Node,
        name: &str,
        form: &'static Form,
        diags: &mut Diagnostics,
    ) -> Option<Fields<'a>> {
        Fields::new(item, (name.to_owned(), item.span), form, diags)
    }

    /// A key that is not known is one error, with the key that was probably meant; its value is read as
    /// that key's, so that what is wrong in it shows too and the key is not missing.
    fn new(
        node: &'a Node,
        owner: (String, Span),
        form: &'static Form,
        diags: &mut Diagnostics,
    ) -> Option<Fields<'a>> {
        let entries = entries(node, "keys with values", diags)?;
        let mut found: Vec<(&'static str, &Entry)> = Vec::new();
        for entry in entries {
            if let Some(key) = form.key(&entry.key) {
                found.push((key.name, entry));
            }
        }
        let mut is_glued = false;
        for entry in entries.iter().filter(|entry| form.key(&entry.key).is_none()) {
            if let Some(parted) = form.parted(&entry.key).filter(|_| entry.value.kind == Kind::Nothing) {
                diags
                    .error("missing-space", "the colon after a key needs a space after it", entry.key_span)
                    .replacement(format!("write `{parted}`"), parted);
                is_glued = true;
                continue;
            }
            let free = form.names().filter(|key| found.iter().all(|(taken, _)| taken != key));
            let meant = likely(&entry.key, free);
            let diagnostic =
                diags.error("unknown-key", format!("unknown key `{}`", entry.key), entry.key_span);
            if let Some(keys) = form.successors(&entry.key) {
                let (last, others) = keys.split_last().expect("a key of former times has successors");
                let others = all(others.iter().copied());
                diagnostic
                    .help(format!("{others} and `{last}` took its place: give each what it says of them"));
                continue;
            }
            match meant.and_then(|meant| form.key(meant)) {
                Some(key) => {
                    diagnostic.meant(key.name);
                    found.push((key.name, entry));
                }
                None => {
                    diagnostic.help(format!("{} can have the keys {}", owner.0, all(form.names())));
                }
            }
        }
        let strange = entries.iter().any(|entry| form.key(&entry.key).is_none());
        Some(Fields { form, found, strange, glued: is_glued, missing: Vec::new(), owner })
    }

    /// Whether there are keys that the form does not have, which are reported.
    pub(super) fn has_strange_keys(&self) -> bool {
        self.strange
    }

    /// The key's entry, if it is there. The form has the key.
    pub(super) fn optional(&self, key: &'static str) -> Option<&'a Entry> {
        debug_assert!(self.form.key(key).is_some(), "the form lacks `{key}`");
        self.found.iter().find(|(name, _)| *name == key).map(|(_, entry)| *entry)
    }

    /// The key's entry; that it is missing is reported by `finish`.
    pub(super) fn required(&mut self, key: &'static str) -> Option<&'a Entry> {
        let need = self.form.key(key).map(|key| key.need);
        debug_assert!(need != Some(Need::Optional), "the form says that `{key}` may be missing");
        let entry = self.optional(key);
        if entry.is_none() {
            self.missing.push(key);
        }
        entry
    }

    /// Reports all keys that are missing as one error.
    pub(super) fn finish(self, diags: &mut Diagnostics) {
        if self.missing.is_empty() || self.glued {
            return;
        }
        let noun = if self.missing.len() == 1 { "key" } else { "keys" };
        let (owner, span) = self.owner;
        diags.error("missing-key", format!("{owner} lacks the {noun} {}", all(self.missing)), span);
    }
}

fn all(words: impl IntoIterator<Item = &'static str>) -> String {
    let quoted: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    quoted.join(", ")
}

/// The keys of a map whose keys are the author's own.
pub(super) fn entries<'a>(node: &'a Node, expected: &str, diags: &mut Diagnostics) -> Option<&'a [Entry]> {
    match &node.kind {
        Kind::Map(entries) => Some(entries),
        Kind::List(_) | Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::Refused => {
            wrong_kind(node, expected, diags);
            None
        }
    }
}

/// What stands in round brackets, which were meant to be square ones; any other text as it is.
fn without_brackets(text: &str) -> &str {
    let inside = text.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    inside.map_or(text, str::trim)
}

/// The items of a list.
pub(super) fn items<'a>(node: &'a Node, expected: &str, diags: &mut Diagnostics) -> Option<&'a [Node]> {
    match &node.kind {
        Kind::List(items) => Some(items),
        Kind::Text(text) | Kind::Number(text) => {
            let diagnostic = wrong_kind(node, expected, diags)?;
            if text.starts_with('-') {
                let first = text.trim_start_matches('-').split_whitespace().next().unwrap_or_default();
                diagnostic
                    .help(format!("write each item on a line of its own as `- {first}`, with the space"));
                return None;
            }
            let inside = without_brackets(text);
            let inside = words(inside).map_or(inside.to_owned(), |words| words.join(", "));
            diagnostic.replacement(format!("write `[{inside}]`"), format!("[{inside}]"));
            None
        }
        Kind::Map(_) | Kind::Truth(_) | Kind::Nothing | Kind::Refused => {
            wrong_kind(node, expected, diags);
            None
        }
    }
}

/// Reports a value of another kind than its key has, unless its notation is reported already.
pub(super) fn wrong_kind<'d>(
    node: &Node,
    expected: &str,
    diags: &'d mut Diagnostics,
) -> Option<&'d mut Diagnostic> {
    if node.kind == Kind::Refused {
        return None;
    }
    let message = format!("expected {expected}, found {}", description(node));
    Some(diags.error("wrong-kind", message, node.span))
}

fn description(node: &Node) -> String {
    match &node.kind {
        Kind::Text(text) => format!("the text `{}`", shortened(text)),
        Kind::Number(text) => format!("the number `{text}`"),
        Kind::Truth(text) => format!("`{text}`"),
        Kind::Nothing | Kind::Refused => "nothing".to_owned(),
        Kind::List(items) if items.is_empty() => "an empty list".to_owned(),
        Kind::List(_) => "a list".to_owned(),
        Kind::Map(_) => "keys with values".to_owned(),
    }
}

/// Enough of a text to know it by.
fn shortened(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let short: String = line.chars().take(40).collect();
    if short.len() < text.trim_end().len() { format!("{short}…") } else { short }
}

/// A text that is not empty, without white space at its end.
pub(super) fn text(node: &Node, diags: &mut Diagnostics) -> Option<Placed<String>> {
    match &node.kind {
        Kind::Text(text) if text.trim().is_empty() => {
            diags
                .error("empty-text", "expected a text, found an empty one", node.span)
                .help("write it, or remove its key");
            None
        }
        Kind::Text(text) => Some(Placed { value: text.trim_end().to_owned(), span: node.span }),
        Kind::Number(found) | Kind::Truth(found) => {
            let quoted = format!("\"{found}\"");
            let help = format!("put it into quotes: `{quoted}`");
            wrong_kind(node, "a text", diags)?.replacement(help, quoted);
            None
        }
        Kind::Nothing => {
            wrong_kind(node, "a text", diags)?.help("write it, or remove its key");
            None
        }
        Kind::List(_) | Kind::Map(_) | Kind::Refused => {
            wrong_kind(node, "a text", diags);
            None
        }
    }
}

/// The words of a list, each not empty.
pub(super) fn texts(node: &Node, expected: &str, diags: &mut Diagnostics) -> Option<Vec<Placed<String>>> {
    let items = items(node, expected, diags)?;
    Some(items.iter().filter_map(|item| text(item, diags)).collect())
}

/// Where a file says that it is a draft.
pub(super) fn draft(fields: &Fields<'_>, diags: &mut Diagnostics) -> Option<Span> {
    let entry = fields.optional("draft")?;
    // What is neither is reported, and as a draft the rest is told of least.
    (truth(&entry.value, diags) != Some(false)).then_some(entry.key_span)
}

/// `true` or `false`.
pub(super) fn truth(node: &Node, diags: &mut Diagnostics) -> Option<bool> {
    let (Kind::Text(found) | Kind::Truth(found)) = &node.kind else {
        wrong_kind(node, "`true` or `false`", diags);
        return None;
    };
    let meant = match found.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" => Some("true"),
        "false" | "no" | "off" => Some("false"),
        _ => None,
    };
    match (&node.kind, meant) {
        (Kind::Truth(_), Some(meant)) if found == meant => Some(meant == "true"),
        (_, Some(meant)) => {
            let diagnostic = wrong_kind(node, "`true` or `false`", diags)?;
            diagnostic.replacement(format!("write `{meant}`"), meant);
            None
        }
        (_, None) => {
            wrong_kind(node, "`true` or `false`", diags);
            None
        }
    }
}

/// One of a few words and what it stands for.
pub(super) fn choice<T: Copy>(
    node: &Node,
    choices: &[(&'static str, T)],
    diags: &mut Diagnostics,
) -> Option<Placed<T>> {
    if let Kind::Text(text) = &node.kind
        && let Some((_, value)) = choices.iter().find(|(word, _)| word == text)
    {
        return Some(Placed { value: *value, span: node.span });
    }
    let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
    wrong_value(node, &either(words.iter().copied()), &words, diags);
    None
}

/// Reports a value that is none of those the key can have.
pub(super) fn wrong_value<'d>(
    node: &Node,
    expected: &str,
    words: &[&str],
    diags: &'d mut Diagnostics,
) -> Option<&'d mut Diagnostic> {
    if node.kind == Kind::Refused {
        return None;
    }
    let found = match &node.kind {
        Kind::Text(text) => format!("`{}`", shortened(text)),
        Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => {
            description(node)
        }
    };
    let diagnostic = diags.error("wrong-value", format!("expected {expected}, found {found}"), node.span);
    if let Kind::Text(text) = &node.kind
        && let Some(meant) = likely(text, words.iter().copied())
    {
        diagnostic.meant(meant);
    }
    Some(diagnostic)
}

/// A kind of whole numbers.
pub(super) trait Whole: FromStr + PartialOrd + Display {}

impl Whole for u8 {}

impl Whole for u16 {}

/// A whole number in this range; `expected` names what it counts.
pub(super) fn number<N: Whole>(
    node: &Node,
    expected: &str,
    range: RangeInclusive<N>,
    diags: &mut Diagnostics,
) -> Option<Placed<N>> {
    let expected = format!("{expected} from {} to {}", range.start(), range.end());
    match &node.kind {
        Kind::Number(text) => {
            let value = whole_number(text, &expected, range, node.span, diags)?;
            Some(Placed { value, span: node.span })
        }
        Kind::Text(text) if is_whole(text) => {
            wrong_kind(node, &expected, diags)?.replacement("write it without quotes", text);
            None
        }
        Kind::Text(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => {
            wrong_kind(node, &expected, diags);
            None
        }
    }
}

/// The number that is written here, if it is one of this range.
pub(super) fn whole_number<N: Whole>(
    text: &str,
    expected: &str,
    range: RangeInclusive<N>,
    span: Span,
    diags: &mut Diagnostics,
) -> Option<N> {
    let value = text.parse::<N>().ok().filter(|value| range.contains(value));
    if is_whole(text) && value.is_some() {
        return value;
    }
    let zeros = text.trim_start_matches('0');
    let message = format!("expected {expected}, found `{text}`");
    let diagnostic = diags.error("out-of-range", message, span);
    if text.starts_with('0') && is_whole(zeros) {
        diagnostic.replacement(format!("write `{zeros}`"), zeros);
    }
    None
}

/// Whether it is digits that begin with no zero.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit())
}
