//! Variorum: a static site generator and rules reference for board-game variants.
//!
//! | stage | takes | gives |
//! |---|---|---|
//! | `load` | folders | `Tree`: parsed, not understood |
//! | `check` | `Tree` | `Content`: typed, references still names |
//! | `resolve` | `Content` | `Site`: linked; nothing dangles |
//! | `render` | `Site` | files, one at a time |
//! | `finish` | a file | the file and what hosts want beside it |
//! | `emit` | files | the output, staged and put in place |

mod check;
pub mod commands;
mod deploy;
mod diag;
mod emit;
mod finish;
mod format;
mod hosts;
mod load;
mod render;
mod resolve;
mod scaffold;
#[cfg(feature = "serve")]
mod serve;
mod source;
mod writing;

use std::convert::Infallible;
use std::path::Path;

use engine::Ruleset;

use check::content::{Content, TemplateFile};
use check::extent::{Drafts, Extent};
use diag::render::{Look, report};
use diag::{Diagnostics, Severity, machine};
use load::LoadError;
use render::names::Template;
use render::purpose::{Audience, Posters, Purpose};
use render::render;
use resolve::site::{Play, Site};
use source::{CARRIED, Sources};

pub use commands::build::{BuildOptions, Built, build};

/// What is wrong in a site's files.
pub struct Report {
    diags: Diagnostics,
    sources: Sources,
}

impl Report {
    /// Whether anything stands in the way of building the site.
    pub fn has_errors(&self) -> bool {
        self.diags.has_errors()
    }

    /// Whether there is anything that should be mended, though the site can be built.
    pub fn has_warnings(&self) -> bool {
        self.diags.count(Severity::Warning) > 0
    }

    /// The report as plain text, in the order of files and places; empty if there is nothing to tell.
    pub fn text(&self) -> String {
        report(&self.diags, &self.sources, Look::Plain)
    }

    /// One line for each finding: `file:line:column: severity[code]: message`.
    pub fn short(&self) -> String {
        machine::short(&self.diags, &self.sources)
    }

    /// The report as JSON, in the form that `docs/check.md` describes.
    pub fn json(&self) -> String {
        machine::json(&self.diags, &self.sources)
    }
}

/// Reads the site in this folder, renders it to nowhere, and reports everything that is wrong in it. What
/// is published already is seen in the usual output folder.
///
/// # Errors
/// When the folder is no site, or a file in it cannot be read.
pub fn check(root: &Path) -> Result<Report, String> {
    checked(root, Drafts::Hidden)
}

/// The same with drafts as a part of the site.
///
/// # Errors
/// As `check`.
pub fn check_with_drafts(root: &Path) -> Result<Report, String> {
    checked(root, Drafts::Shown)
}

fn checked(root: &Path, drafts: Drafts) -> Result<Report, String> {
    let mut diags = Diagnostics::default();
    let published = emit::published(&root.join("public")).map_err(|error| error.to_string())?;
    let extent = Extent::Publishable { published };
    let wanted = Wanted { extent, drafts, base_url: None };
    let (sources, site) = site(root, wanted, &mut diags).map_err(|error| error.to_string())?;
    if let Some(site) = site {
        let purpose = Purpose { audience: Audience::Everyone, posters: Posters::Proved };
        let Ok(_) = render(&site, &sources, purpose, &mut diags, |_| Ok::<(), Infallible>(()));
    }
    Ok(Report { diags, sources })
}

/// Why there are no rulesets.
#[derive(Debug)]
pub enum RulesetsError {
    /// The folder is no site, or a file in it cannot be read: a sentence.
    Unreadable(String),
    /// Its content has errors: the report of them.
    Faulty(String),
}

/// Every ruleset of the site in this folder by its name, such as `senet/bell`: of each game the standard,
/// then the variants in their order. Rules that no ruleset expresses are not among them.
///
/// # Errors
/// When the folder is no site or a file in it cannot be read, and when its content has errors.
pub fn rulesets(root: &Path) -> Result<Vec<(String, Ruleset)>, RulesetsError> {
    let all = rulebooks(root)?.into_iter();
    Ok(all.filter_map(|(name, play)| Some((name, play?.ruleset))).collect())
}

/// The same with all that is known of their boards, and with those that have no ruleset.
fn rulebooks(root: &Path) -> Result<Vec<(String, Option<Play>)>, RulesetsError> {
    let mut diags = Diagnostics::default();
    let unreadable = |error: LoadError| RulesetsError::Unreadable(error.to_string());
    // A draft is played and measured before it is published.
    let wanted = Wanted { drafts: Drafts::Shown, ..Wanted::default() };
    let (sources, site) = site(root, wanted, &mut diags).map_err(unreadable)?;
    let site = site.ok_or_else(|| RulesetsError::Faulty(report(&diags, &sources, Look::Plain)))?;
    let mut rulebooks = Vec::new();
    for game in site.games {
        rulebooks.push((format!("{}/standard", game.id), game.standard.play));
        for variant in game.variants {
            rulebooks.push((format!("{}/{}", game.id, variant.id), variant.rulebook.play));
        }
    }
    Ok(rulebooks)
}

/// What is wanted of a site's files.
#[derive(Default)]
struct Wanted<'a> {
    extent: Extent,
    drafts: Drafts,
    /// Takes the place of the site's own.
    base_url: Option<&'a str>,
}

/// The first three stages. The site is none if there is an error in its files.
fn site(root: &Path, wanted: Wanted, diags: &mut Diagnostics) -> Result<(Sources, Option<Site>), LoadError> {
    site_in_laps(root, wanted, diags, |_| {})
}

/// The same; `ended` hears of the end of each stage.
fn site_in_laps(
    root: &Path,
    wanted: Wanted,
    diags: &mut Diagnostics,
    mut ended: impl FnMut(&'static str),
) -> Result<(Sources, Option<Site>), LoadError> {
    let (sources, tree) = load::load(root, diags)?;
    ended("load");
    let content = check::check(&sources, tree, diags);
    ended("check");
    let site = content.and_then(|mut content| {
        (content.extent, content.drafts) = (wanted.extent, wanted.drafts);
        if let Some(base_url) = wanted.base_url {
            content.site.base_url.value = base_url.to_owned();
        }
        names_in_templates(&content, &sources, diags);
        resolve::resolve(content, &sources, diags)
    });
    diags.join(&sources);
    ended("resolve");
    Ok((sources, site))
}

/// Reports names in templates that no page has, of those templates that can be read.
fn names_in_templates<'a>(content: &'a Content, sources: &Sources, diags: &mut Diagnostics) {
    let readable =
        content.templates.iter().filter(|found| !content.failed.contains(sources.path(found.file)));
    let template = |found: &'a TemplateFile| Template {
        name: &found.name,
        file: found.file,
        text: &found.text,
        is_carried: sources.path(found.file).starts_with(CARRIED),
    };
    let templates: Vec<Template> = readable.map(template).collect();
    render::names::check(&templates, diags);
}
