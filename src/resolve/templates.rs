//! What templates name: messages and files of `site/`.
//!
//! Rendering meets only the calls that a page comes to; here every call with a plain name is looked at.

use std::collections::BTreeSet;

use crate::check::content::{AssetFile, TemplateFile};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

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
            for (name, span) in calls(template, call).filter(|(name, _)| !messages.contains(*name)) {
                let found = diags.error("unknown-message", format!("there is no message `{name}`"), span);
                suggest(found, name, messages, "write it in the messages of the default language");
            }
        }
        for (name, span) in calls(template, "asset(name=\"").filter(|(name, _)| !assets.contains(*name)) {
            let found = diags.error("unknown-file", format!("there is no file `site/{name}`"), span);
            suggest(found, name, &assets, "put it into the folder `site`");
        }
    }
}

fn suggest(found: &mut crate::diag::Diagnostic, name: &str, known: &BTreeSet<String>, otherwise: &str) {
    match likely(name, known.iter().map(String::as_str)) {
        Some(meant) => found.help(format!("did you mean `{meant}`?")),
        None => found.help(otherwise),
    };
}

/// The names with which a template calls a function, such as `site-title` in `t(id="site-title")`.
fn calls<'a>(template: &'a TemplateFile, call: &str) -> impl Iterator<Item = (&'a str, Span)> {
    let text = template.text.as_str();
    let starts = text.match_indices(call).map(|(at, opening)| (at, at + opening.len()));
    starts.filter_map(|(at, start)| {
        let longer_name = text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let name = text[start..].split_once('"').map(|(name, _)| name)?;
        let span = Span { file: template.file, start: start as u32, end: (start + name.len()) as u32 };
        (!longer_name).then_some((name, span))
    })
}
