//! Which template wrote a tag of a finished page, and where.

use std::collections::BTreeSet;

use super::tags::name;
use crate::resolve::site::Site;
use crate::source::{FileId, Span};

/// Where a tag was written.
pub(super) struct Origin {
    pub(super) place: Span,
    /// Whether the place is the attribute itself, and not only the page's template.
    pub(super) is_known: bool,
}

/// Where an attribute of this tag was written: by the template that has the most of it as it stands on the
/// page. Where several could have written it, and none of them wrote any of the value, the page's template is
/// named.
pub(super) fn origin(tag: &str, attribute: &str, page: &str, site: &Site) -> Origin {
    let used = used(page, site);
    let mut best: Vec<Match> = Vec::new();
    for template in used.iter().map(|at| &site.templates[*at]) {
        for found in matches(template.file, &template.text, tag, attribute) {
            let most = best.first().map_or((0, 0), |first| first.weight);
            if best.is_empty() || found.weight >= most {
                best.retain(|other| other.weight == found.weight);
                best.push(found);
            }
        }
    }
    match best.as_slice() {
        [only] => Origin { place: only.place, is_known: true },
        [first, ..] if first.weight.0 > 0 => Origin { place: first.place, is_known: true },
        _ => {
            let own = site.templates.iter().find(|template| template.name == page);
            let place = own.map_or(site.place, |template| Span::start_of(template.file));
            Origin { place, is_known: false }
        }
    }
}

/// The templates that a page is made by, by their places among the site's: its own, and whatever these name. Components have no file's name.
fn used(page: &str, site: &Site) -> Vec<usize> {
    let mut wanted = vec![page.to_owned()];
    let with_components = site.templates.iter().filter(|template| template.text.contains("{% component "));
    wanted.extend(with_components.map(|template| template.name.clone()));
    let mut seen = BTreeSet::new();
    let mut used = Vec::new();
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let Some(at) = site.templates.iter().position(|template| template.name == name) else { continue };
        let text = &site.templates[at].text;
        let names = site.templates.iter().map(|other| &other.name);
        wanted.extend(names.filter(|name| text.contains(&format!("\"{name}\""))).cloned());
        used.push(at);
    }
    used
}

/// A place in a template that can have written the tag.
struct Match {
    place: Span,
    /// How many bytes of the attribute's value, and of the whole tag, stand in the template.
    weight: (usize, usize),
}

fn matches(file: FileId, text: &str, tag: &str, attribute: &str) -> Vec<Match> {
    let wanted = name(tag);
    let value = raw(tag, attribute).map(|range| &tag[range]).unwrap_or_default();
    let mut found = Vec::new();
    for (at, _) in text.match_indices(&format!("<{wanted}")) {
        let start = at + 1;
        let end = end(text, start, '>');
        let source = &text[start..end];
        if name(source) != wanted {
            continue;
        }
        let Some(range) = raw(source, attribute) else { continue };
        let (inner, whole) = (literals(&source[range.clone()]), literals(source));
        if fits(&inner, value) && fits(&whole, tag) {
            let length = |parts: &[&str]| parts.iter().map(|part| part.len()).sum();
            let place = Span { file, start: (start + range.start) as u32, end: (start + range.end) as u32 };
            found.push(Match { place, weight: (length(&inner), length(&whole)) });
        }
    }
    found
}

/// Where the value of an attribute stands in a tag, of a template or of a page.
fn raw(tag: &str, attribute: &str) -> Option<std::ops::Range<usize>> {
    tag.match_indices(attribute).find_map(|(at, _)| {
        let is_whole = tag[..at].ends_with(char::is_whitespace);
        let after = tag[at + attribute.len()..].strip_prefix('=').filter(|_| is_whole)?;
        let start = tag.len() - after.len();
        match after.chars().next()? {
            quote @ ('"' | '\'') => Some(start + 1..end(tag, start + 1, quote)),
            _ => Some(start..start + after.find(char::is_whitespace).unwrap_or(after.len())),
        }
    })
}

/// The next place of this sign that is no part of what a template fills in.
fn end(text: &str, from: usize, sign: char) -> usize {
    let mut at = from;
    while let Some(next) = text[at..].find([sign, '{']).map(|next| at + next) {
        if text[next..].starts_with(sign) {
            return next;
        }
        at = hole(text, next).unwrap_or(next + 1);
    }
    text.len()
}

/// The end of what a template fills in, if that begins here: an expression, or all of a condition or a loop.
fn hole(text: &str, at: usize) -> Option<usize> {
    let close = match text.get(at..at + 2)? {
        "{{" => "}}",
        "{#" => "#}",
        "{%" => "%}",
        _ => return None,
    };
    let mut end = at + text[at..].find(close)? + 2;
    let word = |start: usize| text[start + 2..].trim_start_matches('-').trim_start();
    let opens = |start: usize| ["if ", "for "].iter().any(|opening| word(start).starts_with(opening));
    let mut open = usize::from(close == "%}" && opens(at));
    while open > 0 {
        let next = end + text[end..].find("{%")?;
        end = next + text[next..].find("%}")? + 2;
        if opens(next) {
            open += 1;
        } else if word(next).starts_with("end") {
            open -= 1;
        }
    }
    Some(end)
}

/// What a template has as it stands, around each thing that it fills in.
fn literals<'s>(source: &'s str) -> Vec<&'s str> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    let mut trims = false;
    let trimmed = |part: &'s str, start: bool, end: bool| {
        let part = if start { part.trim_start() } else { part };
        if end { part.trim_end() } else { part }
    };
    while let Some(next) = source[at..].find('{').map(|next| at + next) {
        let Some(end) = hole(source, next) else {
            at = next + 1;
            continue;
        };
        parts.push(trimmed(&source[start..next], trims, source[next + 2..].starts_with('-')));
        trims = source[..end - 2].ends_with('-');
        (start, at) = (end, end);
    }
    parts.push(trimmed(&source[start..], trims, false));
    parts
}

/// Whether a text is made of these parts, with anything between any two.
fn fits(parts: &[&str], text: &str) -> bool {
    let [first, between @ .., last] = parts else {
        return parts.first().is_some_and(|only| *only == text);
    };
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    for part in between {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Sources;

    #[test]
    fn finds_what_can_have_written_a_tag() {
        let text = "<a href=\"{{ page.home }}#zz\"{{ <lang text={x} /> }}>b</a>\n\
                    <a\n {%- if x %} href=\"{% if y %}c{% else %}d{% endif %}-{{ z }}\"{% endif %} class=\"e\">\n\
                    <abbr href=\"c-f\"><img srcset=\"{{ g }} 1x, {{ h }} 2x\">";
        let mut sources = Sources::default();
        let file = sources.add("templates/a.html".to_owned(), text.to_owned());
        for (tag, attribute, expected) in [
            ("a href=\"/en/#zz\"", "href", "{{ page.home }}#zz"),
            ("a href=\"/en/#zz\" lang=\"en\"", "href", "{{ page.home }}#zz"),
            ("a href=\"/en/#zz\" class=\"e\"", "href", "{{ page.home }}#zz"),
            ("a href=\"c-f\" class=\"e\"", "href", "{% if y %}c{% else %}d{% endif %}-{{ z }}"),
            ("a href=\"/en/\"", "href", ""),
            ("abbr href=\"c-f\"", "href", "c-f"),
            ("img srcset=\"/i 1x, /j 2x\"", "srcset", "{{ g }} 1x, {{ h }} 2x"),
        ] {
            let found = matches(file, text, tag, attribute);
            let found: Vec<&str> = found.iter().map(|found| sources.quoted(found.place)).collect();
            assert_eq!(found.join(" "), expected, "{tag}");
        }
    }
}
