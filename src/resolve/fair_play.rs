//! The page that `site.yaml` names to say what a game by links guarantees.

use super::known::Known;
use super::retired;
use crate::check::content::{Content, PageFolder, Placed};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// Its place among the pages of prose; none where the site names no page. Reports a name that no page has.
pub(super) fn page(content: &Content, known: Known, diags: &mut Diagnostics) -> Option<usize> {
    let name = content.site.fair_play.as_ref()?;
    let at = content.pages.iter().position(|page| page.id.value == name.value);
    // A folder that is there and could not be read is reported already.
    if at.is_none() && !known.has_folder(&format!("content/pages/{}", name.value)) {
        unknown(name, content, diags);
    }
    at
}

fn unknown(name: &Placed<String>, content: &Content, diags: &mut Diagnostics) {
    if let Some(successor) = retired::successor(&content.site.retired, &name.value) {
        return retired::report(&name.value, name.span, successor, diags);
    }
    let id = |page: &PageFolder| page.id.value.clone();
    let ids: Vec<String> = content.pages.iter().map(id).collect();
    let message = format!("there is no page of prose `{}`", name.value);
    let found = diags.error("unknown-page", message, name.span);
    match likely(&name.value, ids.iter().map(String::as_str)) {
        Some(meant) => found.meant(meant),
        None => found.help("name a folder of `content/pages/`, or leave the key out"),
    };
}
