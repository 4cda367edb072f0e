//! `content/site.yaml`: the address, the languages, the badge.

use super::content::Placed;
use super::decode::{Fields, choice, number, text};
use super::locales::{self, Languages, Locale};
use super::named::NamedAfter;
use super::retired::{self, Retired};
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::Node;

/// `content/site.yaml`.
pub(crate) struct SiteFile {
    /// Where the site will live, as it is written.
    pub(crate) base_url: Placed<String>,
    pub(crate) default_locale: Placed<String>,
    /// In the order of the language list, at least one.
    pub(crate) locales: Vec<Locale>,
    pub(crate) beta: Badge,
    /// Where readers report errors, with its places in braces, as it is written.
    pub(crate) report: Option<Placed<String>>,
    /// The page of prose that boards lead to, as it is written.
    pub(crate) fair_play: Option<Placed<String>>,
    /// How much of a translation must be there for it to be published, in percent, 1 to 100.
    pub(crate) publish_from: Option<Placed<u8>>,
    /// Addresses without their language that a game, a variant or a page of prose had once.
    pub(crate) retired: Vec<Retired>,
}

/// Whether the "Beta" badge stands beside the site's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Badge {
    Shown,
    Hidden,
}

/// Stands for an address that cannot be read, which is reported: nothing is built with it.
const NO_ADDRESS: &str = "https://example.org/";

/// What the file says, with what was probably meant where it is wrong, so that the other files can be held
/// against it; `None` if it cannot be told which languages there are.
pub(super) fn site(root: &Node, named: &NamedAfter, diags: &mut Diagnostics) -> Option<SiteFile> {
    let mut fields = Fields::of_file(root, &format::SITE, diags)?;
    let base_url = fields.required("base-url").and_then(|entry| text(&entry.value, diags));
    let default = fields.required("default").and_then(|entry| text(&entry.value, diags));
    let listed = fields.required("locales");
    let mut languages = match listed {
        Some(entry) => locales::listed(entry, named, diags),
        None => Languages::named(named, root.span),
    };
    let choices = [("shown", Badge::Shown), ("hidden", Badge::Hidden)];
    let beta = fields.required("beta").and_then(|entry| choice(&entry.value, &choices, diags));
    let report = fields.optional("report").and_then(|entry| text(&entry.value, diags));
    let fair_play = fields.optional("fair-play").and_then(|entry| text(&entry.value, diags));
    let publish_from = publish_from(&fields, diags);
    let retired = fields.optional("retired").map(|entry| retired::of_site(entry, diags));
    fields.finish(diags);
    let default = languages.default(default, named, diags);
    let no_address = || Placed { value: NO_ADDRESS.to_owned(), span: root.span };
    Some(SiteFile {
        base_url: base_url.unwrap_or_else(no_address),
        default_locale: default?,
        locales: languages.list,
        beta: beta.map_or(Badge::Hidden, |found| found.value),
        report,
        fair_play,
        publish_from,
        retired: retired.unwrap_or_default(),
    })
}

/// `publish-from: 80`, the share of the texts in percent.
pub(super) fn publish_from(fields: &Fields<'_>, diags: &mut Diagnostics) -> Option<Placed<u8>> {
    number(&fields.optional("publish-from")?.value, "a share in percent", 1..=100, diags)
}
