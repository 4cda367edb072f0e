//! What a page's template names: what it never names need not be made.

use std::collections::{BTreeMap, BTreeSet};

use crate::resolve::site::Site;

/// Every word of a page's template and of those that it is made with. A template reaches what it is given by
/// its name alone, so that a name that is not among the words is not asked for.
#[derive(Default)]
pub(super) struct Needs<'a> {
    words: BTreeSet<&'a str>,
}

impl<'a> Needs<'a> {
    /// The needs of a template of the site.
    pub(super) fn of(template: &str, site: &'a Site) -> Needs<'a> {
        let texts: BTreeMap<&str, &str> =
            site.templates.iter().map(|template| (template.name.as_str(), template.text.as_str())).collect();
        let mut needs = Needs::default();
        // Components are called by their own names, not by that of their file.
        let components = texts.values().copied().filter(|text| text.contains("component "));
        let mut open: Vec<&str> = texts.get(template).copied().into_iter().chain(components).collect();
        let mut seen: BTreeSet<&str> = BTreeSet::from([template]);
        while let Some(text) = open.pop() {
            needs.words.extend(text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
            // Another template is named in quotes, wherever that stands.
            for name in text.split(['"', '\'', '`']) {
                if let Some((name, text)) = texts.get_key_value(name)
                    && seen.insert(name)
                {
                    open.push(text);
                }
            }
        }
        needs
    }

    /// Whether the name may be asked for.
    pub(super) fn name(&self, name: &str) -> bool {
        self.words.contains(name)
    }

    /// What is made for the name, where it may be asked for; else nothing.
    pub(super) fn made<T: Default>(&self, name: &str, make: impl FnOnce() -> T) -> T {
        if self.name(name) { make() } else { T::default() }
    }
}

/// The needs of all templates that pages are made by.
pub(super) struct AllNeeds<'a> {
    by_template: BTreeMap<&'static str, Needs<'a>>,
    none: Needs<'a>,
}

impl<'a> AllNeeds<'a> {
    /// Reads each of these templates once.
    pub(super) fn new(templates: impl Iterator<Item = &'static str>, site: &'a Site) -> AllNeeds<'a> {
        let names: BTreeSet<&str> = templates.collect();
        let by_template = names.into_iter().map(|name| (name, Needs::of(name, site))).collect();
        AllNeeds { by_template, none: Needs::default() }
    }

    pub(super) fn of(&self, template: &str) -> &Needs<'a> {
        &self.by_template[template]
    }

    /// The needs of what is made without a template.
    pub(super) fn none(&self) -> &Needs<'a> {
        &self.none
    }
}
