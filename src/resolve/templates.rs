//! What templates name: messages and files of `site/`.
//!
//! Rendering meets only the calls that a page comes to; here every call with a plain name is looked at.

use std::collections::BTreeSet;

use super::calls::named;
use crate::check::content::{AssetFile, TemplateFile};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// Reports messages and files that templates name and are not there.
pub(super) fn check(
    templates: &[TemplateFile],
    messages: &BTreeSet<String>,
    assets: &[AssetFile],
    diags: &mut Diagnostics,
) {
    let assets: BTreeSet<String> = assets.iter().map(|asset| asset.name.clone()).collect();
    for template in templates {
        for call in ["t(id=\"", "label(id=\""] {
            for (name, span) in named(template, call).filter(|(name, _)| !messages.contains(*name)) {
                let found = diags.error("unknown-message", format!("there is no message `{name}`"), span);
                suggest(found, name, messages, "write it in the messages of the default language");
            }
        }
        for (name, span) in named(template, "asset(name=\"").filter(|(name, _)| !assets.contains(*name)) {
            let found = diags.error("unknown-file", format!("there is no file `site/{name}`"), span);
            suggest(found, name, &assets, "put it into the folder `site`");
        }
    }
}

fn suggest(found: &mut crate::diag::Diagnostic, name: &str, known: &BTreeSet<String>, otherwise: &str) {
    match likely(name, known.iter().map(String::as_str)) {
        Some(meant) => found.meant(meant),
        None => found.help(otherwise),
    };
}
