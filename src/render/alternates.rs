//! The same page in other languages, as finished pages name it: each is there, and each names all the others.

use std::collections::{BTreeMap, BTreeSet};

use super::links::{Links, in_template};
use crate::diag::Diagnostics;
use crate::resolve::site::Site;

/// Reports pages whose alternates are not mutual. That each leads to a page is looked at like any link. A
/// template has it wrong on many pages: each kind of mistake is told once.
pub(super) fn check(pages: &[Links], site: &Site, diags: &mut Diagnostics) {
    let by_address: BTreeMap<String, &Links> =
        pages.iter().map(|page| (site.index.absolute_file_address(&page.path), page)).collect();
    let mut told = BTreeSet::new();
    for (address, page) in &by_address {
        if let Some(fault) = fault(address, page, &by_address)
            && told.insert(fault.help)
        {
            let place = fault.href.and_then(|href| in_template(href, site));
            let place = place.or_else(|| in_template("alternate", site)).unwrap_or(site.place);
            let message = format!("the page `{address}` {}", fault.message);
            diags.error("one-sided-alternate", message, place).help(fault.help);
        }
    }
}

/// What is wrong with the alternates of a page.
struct Fault<'a> {
    /// What the page does.
    message: String,
    help: &'static str,
    /// The alternate that is wrong, if it is one.
    href: Option<&'a str>,
}

fn fault<'a>(address: &str, page: &'a Links, pages: &BTreeMap<String, &Links>) -> Option<Fault<'a>> {
    let alternates = &page.alternates;
    if alternates.is_empty() {
        return None;
    }
    let whole = |message: &str, help| Some(Fault { message: message.to_owned(), help, href: None });
    if page.canonical.as_deref() != Some(address) {
        let help = "name them only on pages that name themselves as canonical";
        return whole("is not known by its own address, and names alternates", help);
    }
    if !alternates.iter().any(|(_, href)| href == address) {
        let help = "name every language that has the page, its own too";
        return whole("names alternates, and not itself among them", help);
    }
    if !alternates.iter().any(|(language, _)| language == "x-default") {
        let help = "add one with `hreflang=\"x-default\"`";
        return whole("names no alternate for all other readers", help);
    }
    let mut languages = BTreeSet::new();
    if let Some((language, href)) = alternates.iter().find(|(language, _)| !languages.insert(language)) {
        let message = format!("names two alternates for `{language}`");
        return Some(Fault { message, help: "name one page a language", href: Some(href) });
    }
    let is_one_sided = |href: &str| {
        let back = |page: &Links| page.alternates.iter().any(|(_, href)| href == address);
        pages.get(href).is_some_and(|page| !back(page))
    };
    let (_, href) = alternates.iter().find(|(_, href)| is_one_sided(href))?;
    let message = format!("names the alternate `{href}`, which does not name it back");
    Some(Fault { message, help: "name the same alternates on each of the pages", href: Some(href) })
}
