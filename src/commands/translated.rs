//! A site as its translators see it: the languages, and every text beside its source.

use std::path::Path;

use super::stop::Stop;
use crate::check::extent::Drafts;
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::diag::render::{Look, report};
use crate::resolve::drafts::Draft;
use crate::resolve::translations::Unit;
use crate::source::Sources;
use crate::{Wanted, site};

/// The texts of a site without errors.
pub(super) struct Translated {
    pub(super) sources: Sources,
    /// The path of the language that the others are translated from.
    pub(super) source: String,
    /// The paths of all languages, in the site's order.
    pub(super) locales: Vec<String>,
    pub(super) units: Vec<Unit>,
    pub(super) drafts: Vec<Draft>,
}

impl Translated {
    /// Reads a site.
    pub(super) fn read(root: &Path, drafts: Drafts) -> Result<Translated, Stop> {
        let mut diags = Diagnostics::default();
        let wanted = Wanted { drafts, ..Wanted::default() };
        let (sources, site) = site(root, wanted, &mut diags).map_err(|error| error.to_string())?;
        let Some(site) = site else {
            let report = report(&diags, &sources, Look::of_stderr());
            let sentence =
                "nothing is said of the translations while the files have errors: mend these first";
            return Err(Stop::Report(format!("{report}{sentence}\n")));
        };
        let locales = site.index.paths().to_vec();
        let source = locales[site.default_locale.0].clone();
        Ok(Translated { sources, source, locales, units: site.translations.units, drafts: site.drafts })
    }
}

/// The language of this path, if it is one that is translated into.
pub(super) fn locale<'a>(name: &str, site: &'a Translated) -> Result<&'a str, Stop> {
    if name == site.source {
        return Err(Stop::Message(format!("`{name}` is the language that the others are translated from")));
    }
    let paths = || site.locales.iter().map(String::as_str);
    let known = paths().find(|path| *path == name);
    let others = paths().filter(|path| *path != site.source);
    known.ok_or_else(|| unknown(format!("`{name}` is none of the site's languages"), name, others))
}

/// A sentence on a name that is not known, with the one that was probably meant.
pub(super) fn unknown<'a>(sentence: String, name: &str, known: impl Iterator<Item = &'a str>) -> Stop {
    Stop::Message(match likely(name, known) {
        Some(meant) => format!("{sentence}: did you mean `{meant}`?"),
        None => sentence,
    })
}
