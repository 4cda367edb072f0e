//! The HTML of templates: elements that a template opens and never closes.
//!
//! Conditions are read on one way through each, so that an element that is opened under a condition and
//! closed under the same one is closed.

use std::ops::Range;

use super::content::TemplateFile;
use crate::diag::Diagnostics;
use crate::source::Span;

/// Elements that have no end.
const VOID: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// Elements whose end HTML lets one leave out.
const OPTIONAL: [&str; 17] = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "tbody",
    "td", "tfoot", "th", "thead", "tr",
];

/// Elements in which nothing else is one.
const RAW: [&str; 4] = ["script", "style", "textarea", "title"];

/// Warns of elements that stay open. One that another template closes is not meant.
pub(super) fn check(templates: &[TemplateFile], diags: &mut Diagnostics) {
    let read: Vec<Read<'_>> = templates.iter().map(|template| read(&template.text)).collect();
    for (template, own) in templates.iter().zip(&read) {
        for (name, range) in &own.unclosed {
            if read.iter().any(|other| other.surplus.contains(name)) {
                continue;
            }
            let span = Span { file: template.file, start: range.start as u32, end: range.end as u32 };
            diags
                .warning("unclosed-tag", format!("`<{name}>` is never closed in this template"), span)
                .help(format!("put `</{name}>` where it ends"));
        }
    }
}

/// A piece of a template.
enum Piece<'a> {
    Open(&'a str, Range<usize>),
    Close(&'a str),
    /// A statement of the template language, by its first word.
    Statement(&'a str),
}

type Element<'a> = (&'a str, Range<usize>);

#[derive(Default)]
struct Read<'a> {
    unclosed: Vec<Element<'a>>,
    /// What is closed and was not open.
    surplus: Vec<&'a str>,
}

/// What is open where a condition begins, and at the end of its first way that opens or closes anything.
struct Fork<'a> {
    before: Vec<Element<'a>>,
    after: Option<Vec<Element<'a>>>,
}

impl<'a> Fork<'a> {
    fn take(&mut self, open: &[Element<'a>]) {
        if self.after.is_none() && open != self.before {
            self.after = Some(open.to_vec());
        }
    }
}

fn read(text: &str) -> Read<'_> {
    let mut read = Read::default();
    let mut open: Vec<Element<'_>> = Vec::new();
    let mut forks: Vec<Fork<'_>> = Vec::new();
    for piece in pieces(text) {
        match piece {
            Piece::Open(name, range) => open.push((name, range)),
            Piece::Close(name) => match open.iter().rposition(|(own, _)| *own == name) {
                Some(at) => read.unclosed.extend(open.drain(at..).skip(1)),
                None => read.surplus.push(name),
            },
            Piece::Statement("if") => forks.push(Fork { before: open.clone(), after: None }),
            Piece::Statement("elif" | "else") => {
                if let Some(fork) = forks.last_mut() {
                    fork.take(&open);
                    open = fork.before.clone();
                }
            }
            Piece::Statement("endif") => {
                if let Some(mut fork) = forks.pop() {
                    fork.take(&open);
                    open = fork.after.unwrap_or(fork.before);
                }
            }
            Piece::Statement("for") => forks.push(Fork { before: open.clone(), after: None }),
            Piece::Statement("endfor") => {
                if let Some(mut fork) = forks.pop() {
                    fork.take(&open);
                    open = fork.after.unwrap_or(fork.before);
                }
            }
            Piece::Statement(_) => {}
        }
    }
    read.unclosed.extend(open);
    read.unclosed.retain(|(name, _)| !OPTIONAL.contains(name));
    read.unclosed.sort_by_key(|(_, range)| range.start);
    read.unclosed.dedup();
    read
}

fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find(['<', '{']).map(|next| at + next) {
        let rest = &text[next..];
        if let Some(end) = of_language(rest) {
            if let Some(inside) = rest.strip_prefix("{%") {
                let word = inside.trim_start_matches('-').trim_start();
                let length = word.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(word.len());
                pieces.push(Piece::Statement(&word[..length]));
            }
            at = next + end;
            continue;
        }
        if rest.starts_with("<!--") {
            at = rest.find("-->").map_or(text.len(), |end| next + end + 3);
            continue;
        }
        at = next + 1;
        let is_end = rest.starts_with("</");
        let begin = next + 1 + usize::from(is_end);
        let length = text[begin..].find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let name = &text[begin..begin + length.unwrap_or(text.len() - begin)];
        if !rest.starts_with('<') || !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let Some(end) = end_of_tag(text, begin + name.len()) else { break };
        at = end;
        if is_end {
            pieces.push(Piece::Close(name));
        } else if !VOID.contains(&name) && !text[..end].ends_with("/>") {
            pieces.push(Piece::Open(name, next..begin + name.len()));
            if RAW.contains(&name) {
                let close = format!("</{name}");
                at = text[end..].find(&close).map_or(end, |inside| end + inside);
            }
        }
    }
    pieces
}

/// Where what the template language has in braces ends, if a text begins with it.
fn of_language(text: &str) -> Option<usize> {
    let close =
        ["{{", "{%", "{#"].iter().zip(["}}", "%}", "#}"]).find(|(open, _)| text.starts_with(**open))?.1;
    Some(text.find(close).map_or(text.len(), |end| end + close.len()))
}

/// Where a tag ends; none if it does not.
fn end_of_tag(text: &str, mut at: usize) -> Option<usize> {
    let mut quote = None;
    loop {
        let rest = &text[at..];
        let sign = rest.chars().next()?;
        if let Some(length) = of_language(rest) {
            at += length;
            continue;
        }
        at += sign.len_utf8();
        match (quote, sign) {
            (None, '>') => return Some(at),
            (None, '"' | '\'') => quote = Some(sign),
            (Some(open), _) if open == sign => quote = None,
            (None | Some(_), _) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::{carried, carried_paths};

    #[test]
    fn finds_elements_that_stay_open() {
        for (text, unclosed, surplus) in [
            ("<div><p>a<br><img src=\"b\"></div>", vec![], vec![]),
            ("<div class=\"a > b\">{# <b> #}<!-- <b> -->", vec!["div"], vec![]),
            ("<div><span>a</div>", vec!["span"], vec![]),
            ("<svg><path d=\"a\"/></svg><script>a < b; \"<div>\"</script>", vec![], vec![]),
            ("{% if a %}<a href=\"b\">{% endif %}c{% if a %}</a>{% endif %}", vec![], vec![]),
            (
                "{% if a %}<a>{% else %}<b>{% endif %}c{% if a %}</a>{% else %}</b>{% endif %}",
                vec![],
                vec!["b"],
            ),
            ("{% if a %}{% else %}<div>{% endif %}", vec!["div"], vec![]),
            ("{% for a in b %}<li>{{ a > c }}<div>{% endfor %}", vec!["div"], vec![]),
            ("<a{% if b > c %} d=\"{{ e }}\"{% endif %}>f</a> {{ <lang text={g} /> }}", vec![], vec![]),
            ("</main>", vec![], vec!["main"]),
            ("<div", vec![], vec![]),
        ] {
            let read = read(text);
            let names: Vec<&str> = read.unclosed.iter().map(|(name, _)| *name).collect();
            assert_eq!((names, read.surplus), (unclosed, surplus), "{text}");
        }
    }

    #[test]
    fn the_programs_templates_close_what_they_open() {
        for path in carried_paths().filter(|path| path.starts_with("templates/")) {
            let text = std::str::from_utf8(carried(path).unwrap()).unwrap();
            let read = read(text);
            assert_eq!((read.unclosed, read.surplus), (Vec::new(), Vec::new()), "{path}");
        }
    }
}
