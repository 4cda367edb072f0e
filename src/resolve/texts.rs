//! Texts by language: each from its own file or, where that lacks it, from the next in the chain.

use super::known::Known;
use super::site::{LocaleId, Text};
use crate::check::content::Placed;
use crate::diag::Diagnostics;
use crate::source::Span;

/// The text files of one folder, by locale.
pub(super) struct Files<'a, T> {
    pub(super) known: Known<'a>,
    pub(super) files: &'a [Option<T>],
    /// Where to report what a file lacks.
    pub(super) place: fn(&T) -> Span,
}

impl<T> Files<'_, T> {
    /// The text for a language that has a file. What comes from another language is a warning; what
    /// no language of the chain has is an error, told once: in the default language, if that has a file.
    /// A file that failed is told of already.
    pub(super) fn text(
        &self,
        locale: LocaleId,
        key: &str,
        get: impl Fn(&T) -> Option<&Placed<String>>,
        diags: &mut Diagnostics,
    ) -> Text {
        let locales = self.known.locales;
        let own = self.files[locale.0].as_ref().map(self.place).expect("the language has a file");
        let is_told = self.known.has_failed(own);
        for candidate in &locales.list[locale.0].chain {
            let Some(found) = self.files[candidate.0].as_ref().and_then(&get) else { continue };
            if *candidate != locale && !is_told {
                let [own_path, path] = [locale, *candidate].map(|id| locales.path(id));
                diags
                    .warning("missing-text", format!("`{key}` is missing in `{own_path}`"), own)
                    .related(found.span, format!("readers find the text of `{path}` in its place"));
            }
            return Text { source: found.value.clone(), locale: *candidate };
        }
        if !is_told && (locale == locales.default || self.files[locales.default.0].is_none()) {
            let path = locales.path(locale);
            diags.error("missing-text", format!("`{key}` is missing in `{path}`"), own);
        }
        Text { source: String::new(), locale }
    }
}
