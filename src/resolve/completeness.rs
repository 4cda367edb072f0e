//! Completeness: languages and pages that are not translated far enough to be published.
//!
//! A page counts as published if an earlier build wrote it into the same output and lists it as its own.
//! Such a page stays, since readers have its address; every page that does not reach its share is told of.
//! Where there is no earlier output, as in a fresh clone, that cannot be known, and the report says so.

use super::translations::{Standing, Unit};
use crate::check::content::{Content, Placed};
use crate::check::extent::Extent;
use crate::diag::Diagnostics;
use crate::source::Span;

/// Leaves out what is not translated far enough, and reports it.
pub(super) fn withhold(content: &mut Content, units: &[Unit], diags: &mut Diagnostics) {
    let Extent::Publishable { published } = std::mem::take(&mut content.extent) else { return };
    let past = |address: &str| match published.iter().any(|file| file.starts_with(address)) {
        true => Past::Published,
        false if published.is_empty() => Past::Unknown,
        false => Past::New,
    };
    let default = content.site.default_locale.value.clone();
    let mut locales = std::mem::take(&mut content.site.locales);
    locales.retain(|locale| {
        let path = &locale.path.value;
        let least = locale.publish_from.as_ref().or(content.site.publish_from.as_ref()).cloned();
        let Some(least) = least.filter(|_| *path != default) else { return true };
        let own: Vec<&Unit> = units.iter().filter(|unit| unit.locale == *path).collect();
        let finding = Finding {
            name: format!("`{path}`"),
            share: share(&own),
            place: locale.path.span,
            least,
            // The home is a language's first page.
            past: past(&format!("{path}/index.html")),
        };
        if !finding.stays(diags) {
            return false;
        }
        for unit in own.iter().filter(|unit| unit.is_page()) {
            let Some(place) = place(content, unit) else { continue };
            let finding = Finding {
                name: format!("`{}` in `{path}`", unit.name),
                share: share(&[unit]),
                place,
                least: finding.least.clone(),
                // A game's page cannot go while one of its variants stays below it.
                past: past(&format!("{path}/{}/", unit.name)),
            };
            if !finding.stays(diags) {
                remove(content, unit);
            }
        }
        true
    });
    content.site.locales = locales;
}

/// How far a language or a page is translated.
struct Finding {
    name: String,
    /// In percent, rounded down.
    share: usize,
    place: Span,
    least: Placed<u8>,
    past: Past,
}

/// What is known of earlier builds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Past {
    Published,
    New,
    /// There is no earlier output that would tell.
    Unknown,
}

impl Finding {
    /// Whether it is published; reported if it does not reach its share.
    fn stays(&self, diags: &mut Diagnostics) -> bool {
        let least = self.least.value;
        if self.share >= usize::from(least) {
            return true;
        }
        let outcome = match self.past {
            Past::Published => "stays, for it was published before",
            Past::New => "is not published",
            Past::Unknown => {
                "is not published; without an earlier output, it cannot be known whether it was before"
            }
        };
        let message = format!("{} is translated to {} % and {outcome}", self.name, self.share);
        let found = diags
            .warning("incomplete-translation", message, self.place)
            .related(self.least.span, format!("a new page is published from {least} % on"))
            .help("`variorum status` lists the texts that are missing");
        if self.past == Past::Unknown {
            let lower = match self.share {
                0 => "take `publish-from` out".to_owned(),
                share => format!("lower `publish-from` to {share}"),
            };
            found.help(format!("if readers have it, build into the output of the last build, or {lower}"));
        }
        self.past == Past::Published
    }
}

/// How much of the source's texts there is, in percent, rounded down.
fn share(units: &[&Unit]) -> usize {
    let texts = || units.iter().flat_map(|unit| &unit.texts);
    let there = texts().filter(|text| text.standing != Standing::Missing).count();
    (there * 100).checked_div(texts().count()).unwrap_or(100)
}

/// The place of the file of a page's texts, if it is there.
fn place(content: &Content, unit: &Unit) -> Option<Span> {
    let locale = &unit.locale;
    if let Some(page) = content.pages.iter().find(|page| page.id.value == unit.name) {
        return Some(page.texts.get(locale)?.place);
    }
    let (game, variant) = parts(&unit.name);
    let game = content.games.iter().find(|folder| folder.id.value == game)?;
    let Some(variant) = variant else { return Some(game.texts.get(locale)?.place) };
    let variant = game.variants.iter().find(|folder| folder.id.value == variant)?;
    Some(variant.texts.get(locale)?.place)
}

/// Takes a page's texts out, with a game's those of its variants.
fn remove(content: &mut Content, unit: &Unit) {
    for page in content.pages.iter_mut().filter(|page| page.id.value == unit.name) {
        page.texts.remove(&unit.locale);
    }
    let (game, wanted) = parts(&unit.name);
    for game in content.games.iter_mut().filter(|folder| folder.id.value == game) {
        if wanted.is_none() {
            game.texts.remove(&unit.locale);
        }
        for variant in &mut game.variants {
            if wanted.is_none_or(|wanted| variant.id.value == wanted) {
                variant.texts.remove(&unit.locale);
            }
        }
    }
}

/// A game and, if it is one, its variant.
fn parts(name: &str) -> (&str, Option<&str>) {
    match name.split_once('/') {
        Some((game, variant)) => (game, Some(variant)),
        None => (name, None),
    }
}
