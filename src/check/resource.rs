//! A parsed file of messages: what it names, and the same file without some of it.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};

/// A message, or a term: its name as authors write it, terms with their dash; where the name is borrowed
/// from the text, and what it says.
pub(super) struct Named<'a> {
    pub(super) id: String,
    pub(super) name: &'a str,
    pub(super) text: Option<&'a Pattern<&'a str>>,
}

/// Every message and term of a file, in order.
pub(super) fn named(resource: &FluentResource) -> impl Iterator<Item = Named<'_>> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let name = message.id.name;
            Some(Named { id: name.to_owned(), name, text: message.value.as_ref() })
        }
        Entry::Term(term) => {
            Some(Named { id: format!("-{}", term.id.name), name: term.id.name, text: Some(&term.value) })
        }
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    })
}

/// The text with which a message begins, unless it begins with something to be put in.
pub(super) fn opening<'a>(pattern: &'a Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.first()? {
        PatternElement::TextElement { value } => Some(value),
        PatternElement::Placeable { .. } => None,
    }
}

/// The file without the messages and terms of these ids. What remains keeps its places.
pub(super) fn without(resource: FluentResource, ids: &BTreeSet<String>) -> FluentResource {
    let text = resource.source();
    let mut kept = text.to_owned().into_bytes();
    let mut is_changed = false;
    for named in named(&resource).filter(|named| ids.contains(&named.id)) {
        let at = named.name.as_ptr() as usize - text.as_ptr() as usize;
        for byte in &mut kept[start_of_entry(text, at)..end_of_entry(text, at)] {
            // A blank line stands for nothing, in a message too.
            if !matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        is_changed = true;
    }
    if !is_changed {
        return resource;
    }
    let kept = String::from_utf8(kept).expect("whole characters became spaces");
    match FluentResource::try_new(kept) {
        Ok(resource) | Err((resource, _)) => resource,
    }
}

/// Where the entry begins that this place is in, with the comment that belongs to it.
fn start_of_entry(text: &str, at: usize) -> usize {
    let line = |end: usize| text[..end].rfind('\n').map_or(0, |end| end + 1);
    let mut start = line(at);
    while start > 0 {
        let before = line(start - 1);
        if !text[before..start].starts_with("# ") {
            break;
        }
        start = before;
    }
    start
}

/// Where the entry ends that this place is in: its other lines are indented, or begin with a bracket.
fn end_of_entry(text: &str, at: usize) -> usize {
    let mut end = at;
    for line in text[at..].split_inclusive('\n') {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '#'));
        if begins && end > at {
            break;
        }
        end += line.len();
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_out_whole_entries_and_moves_nothing() {
        let text = "# One.\none = Ένα\n    .label = two\n\n    lines\n-two = 2\r\nthree = { $n ->\n[one] x\n   *[other] y\n}\nfour = 4\n";
        let resource = FluentResource::try_new(text.to_owned()).unwrap();
        let ids = ["one", "three"].map(str::to_owned).into();
        let kept = without(resource, &ids);
        let names: Vec<String> = named(&kept).map(|named| named.id).collect();
        assert_eq!(names, ["-two", "four"]);
        assert_eq!(kept.source().len(), text.len());
        assert_eq!(kept.source().find("four"), text.find("four"));
        assert!(!kept.source().contains("# One."), "its comment goes with it");
    }
}
