//! Pages of prose: their texts in each language.

use super::known::Known;
use super::links;
use super::site::{LocaleId, Prose, ProseTexts};
use super::texts::Files;
use super::translations::BODY;
use crate::check::content::{PageFolder, PageText, Placed};
use crate::diag::Diagnostics;

/// Links one page.
pub(super) fn resolve(page: PageFolder, known: Known, diags: &mut Diagnostics) -> Prose {
    let files = known.locales.by_locale(page.texts);
    let aside = known.locales.by_locale(page.aside);
    files
        .iter()
        .chain(&aside)
        .flatten()
        .filter_map(|file| file.text.as_ref())
        .for_each(|text| links::check(text, &page.id.value, known, diags));
    let linked =
        Files { known, owner: &page.id.value, files: &files, place: |text: &PageText, _| text.place };
    let texts = known
        .locales
        .ids()
        .map(|locale| files[locale.0].is_some().then(|| texts(locale, &linked, diags)))
        .collect();
    Prose { id: page.id.value, texts }
}

fn texts(locale: LocaleId, files: &Files<PageText>, diags: &mut Diagnostics) -> ProseTexts {
    let mut text =
        |key: &str, get: &dyn Fn(&PageText) -> Option<&Placed<String>>| files.text(locale, key, get, diags);
    ProseTexts {
        name: text("name", &|t| t.name.as_ref()),
        lead: text("lead", &|t| t.lead.as_ref()),
        text: text(BODY, &|t| t.text.as_ref()),
        is_draft: files.is_draft(locale, |text| text.draft),
    }
}
