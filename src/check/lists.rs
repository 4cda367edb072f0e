//! Lists whose items are parted by spaces or other signs in place of commas.

use std::borrow::Cow;

use super::content::Placed;
use super::decode::{self, text};
use crate::diag::Diagnostics;
use crate::load::tree::{Kind, Node};
use crate::source::Span;

/// The items of a list of names or numbers. Where commas between some are forgotten, that is reported, and
/// they are read as if there were any.
pub(super) fn items<'a>(node: &'a Node, expected: &str, diags: &mut Diagnostics) -> Option<Cow<'a, [Node]>> {
    let given = decode::items(node, expected, diags)?;
    if given.iter().all(|item| words_of(item).is_none()) {
        return Some(Cow::Borrowed(given));
    }
    let is_in_brackets = given.last().is_some_and(|last| last.span.end < node.span.end);
    let mut items = Vec::new();
    for item in given {
        let Some(words) = words_of(item) else {
            items.push(item.clone());
            continue;
        };
        let meant = words.join(", ");
        let message = format!("the items of a list are parted by commas, found `{}`", shortened(&words));
        let found = diags.error("missing-comma", message, item.span);
        match is_in_brackets {
            true => found.replacement(format!("write `{meant}`"), meant),
            false => found.help("write each on a line of its own, after a dash and a space"),
        };
        items.extend(words.into_iter().scan(0, |at, word| Some(one(item, word, at))));
    }
    Some(Cow::Owned(items))
}

/// The names of a list, each not empty.
pub(super) fn names(node: &Node, expected: &str, diags: &mut Diagnostics) -> Option<Vec<Placed<String>>> {
    let items = items(node, expected, diags)?;
    Some(items.iter().filter_map(|item| text(item, diags)).collect())
}

/// The ids of a list, none of them twice.
pub(super) fn ids(node: &Node, expected: &str, diags: &mut Diagnostics) -> Option<Vec<Placed<String>>> {
    let mut ids: Vec<Placed<String>> = Vec::new();
    for id in names(node, expected, diags)? {
        match ids.iter().find(|first| first.value == id.value) {
            Some(first) => {
                diags
                    .error("duplicate-id", format!("`{}` is listed twice", id.value), id.span)
                    .related(first.span, "it is first listed here")
                    .help("remove one of the two");
            }
            None => ids.push(id),
        }
    }
    Some(ids)
}

/// Enough of the words to know them by.
fn shortened(words: &[&str]) -> String {
    match words {
        [first, second, third, _, ..] => format!("{first} {second} {third} …"),
        words => words.join(" "),
    }
}

/// The words that stand in one item.
fn words_of(item: &Node) -> Option<Vec<&str>> {
    let Kind::Text(text) = &item.kind else { return None };
    words(text)
}

/// The words of a text, if they are names or numbers and more than one.
pub(super) fn words(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c == ';' || c == ',')
        .filter(|word| !word.is_empty())
        .collect();
    let is_name = |word: &&str| {
        let signs = word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-');
        signs && word.starts_with(|c: char| c.is_ascii_alphanumeric()) && !word.ends_with('-')
    };
    (words.len() > 1 && words.iter().all(is_name)).then_some(words)
}

/// A word of an item as an item; `at` is where the words before it end.
fn one(item: &Node, word: &str, at: &mut usize) -> Node {
    let number = word.bytes().all(|byte| byte.is_ascii_digit());
    let kind = if number { Kind::Number(word.to_owned()) } else { Kind::Text(word.to_owned()) };
    let Kind::Text(text) = &item.kind else { return Node { span: item.span, kind } };
    let start = text[*at..].find(word).map_or(*at, |offset| *at + offset);
    *at = start + word.len();
    // A text in quotes or of several lines has its words elsewhere.
    let is_as_written = (item.span.end - item.span.start) as usize == text.len();
    let span = match is_as_written {
        true => {
            Span { start: item.span.start + start as u32, end: item.span.start + *at as u32, ..item.span }
        }
        false => item.span,
    };
    Node { span, kind }
}
