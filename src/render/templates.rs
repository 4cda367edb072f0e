//! The templates, once a language, and their faults as diagnostics.

use std::sync::Arc;

use rayon::prelude::*;
use tera::{Context, ErrorKind, Tera};

use super::assets::Assets;
use super::functions;
use super::messages::Messages;
use crate::resolve::site::{LocaleId, Site};
use crate::source::{FileId, Sources, Span};

/// The templates of a site.
pub(super) struct Templates {
    /// By locale: the functions that they call speak its language.
    languages: Vec<Tera>,
}

/// The code of what is wrong in a template.
pub(super) const TEMPLATE: &str = "template";

/// What is wrong in a template, and the chain of templates that led there.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) code: &'static str,
    pub(super) message: String,
    pub(super) span: Span,
    pub(super) related: Vec<(Span, String)>,
}

impl Templates {
    /// Reads the templates, which are known to be sound by themselves.
    pub(super) fn new(site: &Site, messages: &Arc<Messages>, assets: &Arc<Assets>) -> Templates {
        let mut tera = Tera::new();
        tera.autoescape_on([""]);
        // Templates are read only once their functions are known.
        functions::register(&mut tera, site.default_locale, messages, assets);
        let texts = site.templates.iter().map(|template| (template.name.as_str(), template.text.as_str()));
        tera.add_raw_templates(texts).expect("a site's templates can be read");
        let language = |locale| {
            let mut tera = tera.clone();
            functions::register(&mut tera, LocaleId(locale), messages, assets);
            tera
        };
        Templates { languages: (0..site.locales.len()).into_par_iter().map(language).collect() }
    }

    /// Renders one page.
    ///
    /// # Errors
    /// Gives what is wrong in a template.
    pub(super) fn render(
        &self,
        template: &str,
        locale: LocaleId,
        context: &Context,
        site: &Site,
        sources: &Sources,
    ) -> Result<String, Vec<Fault>> {
        self.languages[locale.0].render(template, context).map_err(|error| faults(&error, site, sources))
    }
}

/// What is wrong in a template as a whole.
pub(super) fn fault_in(template: &str, message: String, site: &Site) -> Fault {
    let span = file(template, site).map_or(site.place, Span::start_of);
    Fault { code: TEMPLATE, message, span, related: Vec::new() }
}

fn faults(error: &tera::Error, site: &Site, sources: &Sources) -> Vec<Fault> {
    let text = error.to_string();
    if let ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) = error.kind()
        && let Some(file) = file(report.filename(), site)
    {
        let range = &report.span().range;
        let span = Span { file, start: range.start as u32, end: range.end as u32 };
        let calls = notes(&text, site, sources);
        return vec![Fault { code: TEMPLATE, message: lower(report.message()), span, related: calls }];
    }
    vec![Fault { code: TEMPLATE, message: lower(&text), span: site.place, related: Vec::new() }]
}

/// The chain of calls stands at the end of a report: `note: called from a.html:2:12`.
fn notes(report: &str, site: &Site, sources: &Sources) -> Vec<(Span, String)> {
    let calls = report.lines().filter_map(|line| line.strip_prefix("note: called from "));
    calls.filter_map(|place| Some((located(place, site, sources)?, "called from here".to_owned()))).collect()
}

/// The place named by `file:line:column`, both counted from 1, columns in characters.
fn located(place: &str, site: &Site, sources: &Sources) -> Option<Span> {
    let mut parts = place.trim().rsplitn(3, ':');
    let column: usize = parts.next()?.parse().ok()?;
    let line: usize = parts.next()?.parse().ok()?;
    Some(sources.stretch(file(parts.next()?, site)?, line, column, 1))
}

fn file(name: &str, site: &Site) -> Option<FileId> {
    site.templates.iter().find(|template| template.name == name).map(|template| template.file)
}

fn lower(message: &str) -> String {
    let mut letters = message.trim_end_matches('.').chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
