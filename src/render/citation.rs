//! How to cite a page, as a text in its language and for BibTeX.

use serde::Serialize;

use super::context::Text;
use super::edition::{Day, edition};
use super::scope::Scope;
use crate::resolve::index::PageId;

/// How to cite a page.
#[derive(Serialize)]
pub(crate) struct Citation {
    pub(crate) text: Text,
    pub(crate) bibtex: String,
}

/// What is cited.
struct Work<'a> {
    name: &'a str,
    site: &'a str,
    address: &'a str,
    /// Of the rules on the page, with the day from which it holds.
    version: Option<(String, Day)>,
}

/// How to cite the page; none for pages that say nothing of their own. `name` is what the page is called.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn citation(scope: Scope, id: PageId, name: &str) -> Result<Option<Citation>, String> {
    let site = scope.site;
    let (rulebook, changes) = match id {
        PageId::Game(at) => {
            let game = &site.games[at];
            (Some(&game.standard), game.texts[scope.locale.0].as_ref().map(|texts| &texts.changes))
        }
        PageId::Variant(at, place) => {
            let variant = &site.games[at].variants[place];
            (Some(&variant.rulebook), variant.texts[scope.locale.0].as_ref().map(|texts| &texts.changes))
        }
        PageId::Glossary(_) | PageId::Compare(_) | PageId::Prose(_) => (None, None),
        PageId::Languages
        | PageId::Home
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => return Ok(None),
    };
    let Some(address) = site.index.canonical(id, scope.locale) else { return Ok(None) };
    let changes = changes.map(Vec::as_slice).unwrap_or_default();
    let edition = rulebook.map(|rulebook| edition(scope, rulebook, changes)).transpose()?.flatten();
    let title = scope.label("site-title", &[])?;
    let of = edition.as_ref();
    let work = Work {
        name,
        site: &title,
        address: &address,
        version: of.and_then(|edition| edition.version.clone().zip(edition.date.clone())),
    };
    let text = match &work.version {
        Some((version, day)) => {
            let date = day.text.plain.as_str();
            scope.shown(
                "cite-version",
                &[
                    ("name", name),
                    ("version", version),
                    ("date", date),
                    ("site", &title),
                    ("address", &address),
                ],
            )?
        }
        None => scope.shown("cite-page", &[("name", name), ("site", &title), ("address", &address)])?,
    };
    Ok(Some(Citation { text, bibtex: bibtex(scope, id, &work)? }))
}

fn bibtex(scope: Scope, id: PageId, work: &Work) -> Result<String, String> {
    let file = scope.site.index.file(id, scope.locale);
    let (locale, path) = file.split_once('/').unwrap_or(("", &file));
    let path = path.strip_suffix("/index.html").unwrap_or(path);
    let key = format!("{}-{locale}", path.replace('/', "-"));
    let mut lines = vec![
        format!("  title = {{{{{}}}}}", escaped(work.name)),
        format!("  howpublished = {{{}}}", escaped(work.site)),
    ];
    if let Some((version, day)) = &work.version {
        let told = scope.label("edition-version", &[("version", version)])?;
        lines.push(format!("  note = {{{}}}", escaped(&told)));
        let year = day.iso.split('-').next().unwrap_or_default();
        lines.push(format!("  year = {{{year}}}"));
        lines.push(format!("  date = {{{}}}", day.iso));
    }
    lines.push(format!("  language = {{{}}}", scope.site.locale(scope.locale).tag));
    lines.push(format!("  url = {{{}}}", work.address));
    Ok(format!("@misc{{{key},\n{}\n}}", lines.join(",\n")))
}

/// A text as a value of BibTeX: what LaTeX reads as more than a sign is written out. Braces must come in pairs there
/// even where they are escaped, so they get their names.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.split_whitespace().collect::<Vec<&str>>().join(" ").chars() {
        match c {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '{' => escaped.push_str("\\textbraceleft{}"),
            '}' => escaped.push_str("\\textbraceright{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '$' | '&' | '#' | '%' | '_' => escaped.extend(['\\', c]),
            _ => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_of_bibtex_has_no_sign_that_latex_acts_on() {
        for (text, expected) in [
            ("Senet after Bell", "Senet after Bell"),
            ("Jéquier  и\n日本", "Jéquier и 日本"),
            ("50 % & #1_a $", "50 \\% \\& \\#1\\_a \\$"),
            ("a}b{", "a\\textbraceright{}b\\textbraceleft{}"),
            ("\\x^2~", "\\textbackslash{}x\\textasciicircum{}2\\textasciitilde{}"),
        ] {
            assert_eq!(escaped(text), expected);
        }
    }
}
