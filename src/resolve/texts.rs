//! Texts by language: each from its own file or, where that lacks it, from the next in the chain.

use super::editions::CHANGES;
use super::known::Known;
use super::site::{LocaleId, Text};
use super::translations::BODY;
use crate::check::content::Placed;
use crate::check::todo::{MARK, is_unwritten};
use crate::diag::Diagnostics;
use crate::source::Span;

/// The line that a file lacks, indented as its keys are. None for what is no key.
fn line_to_add(key: &str) -> Option<String> {
    let mut parts: Vec<&str> = match key.strip_prefix(CHANGES) {
        Some(version) => vec!["changes", version],
        None => key.split('.').collect(),
    };
    let last = parts.pop().filter(|_| key != BODY)?;
    let line = format!("add the line `{}{last}: {MARK}`", "  ".repeat(parts.len()));
    Some(match parts.as_slice() {
        [] => line,
        [key] => format!("{line} below `{key}:`"),
        [outer, key, ..] => format!("{line} below `{key}:`, which is below `{outer}:`"),
    })
}

/// The text files of one folder, by locale.
pub(super) struct Files<'a, T> {
    pub(super) known: Known<'a>,
    /// The page, by its path without a language.
    pub(super) owner: &'a str,
    pub(super) files: &'a [Option<T>],
    /// Where to report what a file lacks.
    pub(super) place: fn(&T, &str) -> Span,
}

impl<T> Files<'_, T> {
    /// Whether the file of a language is a draft.
    pub(super) fn is_draft(&self, locale: LocaleId, place: fn(&T) -> Option<Span>) -> bool {
        self.files[locale.0].as_ref().is_some_and(|file| place(file).is_some())
    }

    /// The text for a language that has a file. What comes from another language is a warning; what
    /// no language of the chain has is an error, told once: in the default language, if that has a file.
    /// A file that failed is told of already. A text still to be written gives way to one of the chain
    /// that is written.
    pub(super) fn text(
        &self,
        locale: LocaleId,
        key: &str,
        get: impl Fn(&T) -> Option<&Placed<String>>,
        diags: &mut Diagnostics,
    ) -> Text {
        let locales = self.known.locales;
        let what = match key {
            BODY => "the text below the front matter".to_owned(),
            _ => format!("`{key}`"),
        };
        let own = self.files[locale.0].as_ref().expect("the language has a file");
        let own = (self.place)(own, key);
        let is_told = self.known.has_failed(own);
        let chain = locales.list[locale.0].chain.iter();
        let given: Vec<(LocaleId, &Placed<String>)> =
            chain.filter_map(|id| Some((*id, self.files[id.0].as_ref().and_then(&get)?))).collect();
        let written = given.iter().find(|(_, text)| !is_unwritten(&text.value));
        let Some((found, text)) = written.or(given.first()) else {
            if !is_told && (locale == locales.default || self.files[locales.default.0].is_none()) {
                let path = locales.path(locale);
                let found = diags.error("missing-text", format!("{what} is missing in `{path}`"), own);
                if let Some(help) = line_to_add(key) {
                    found.help(help);
                }
            }
            return Text { source: String::new(), locale, owner: self.owner.to_owned(), place: own };
        };
        let own_text = self.files[locale.0].as_ref().and_then(&get);
        let path = locales.path(locale);
        let warning = match own_text {
            Some(text) if is_unwritten(&text.value) => {
                let message = format!("{what} is still to be written in `{path}`");
                Some(
                    diags
                        .warning("todo-text", message, text.span)
                        .help("write the text in place of the mark"),
                )
            }
            None if !is_told => {
                let found = diags.warning("missing-text", format!("{what} is missing in `{path}`"), own);
                Some(match line_to_add(key) {
                    Some(help) => found.help(help),
                    None => found,
                })
            }
            Some(_) | None => None,
        };
        if let Some(warning) = warning
            && *found != locale
        {
            let path = locales.path(*found);
            warning.related(text.span, format!("readers find the text of `{path}` in its place"));
        }
        Text { source: text.value.clone(), locale: *found, owner: self.owner.to_owned(), place: text.span }
    }
}
