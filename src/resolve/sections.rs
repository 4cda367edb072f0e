//! The parts of a page that its templates give an id.

use std::collections::BTreeSet;

use crate::check::content::TemplateFile;

/// The ids that stand as they are in a template and in those that it extends or includes.
pub(super) fn sections(templates: &[TemplateFile], name: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![name];
    while let Some(name) = open.pop() {
        let Some(template) = templates.iter().find(|template| template.name == name) else { continue };
        if !seen.insert(name) {
            continue;
        }
        ids.extend(quoted(&template.text, " id=\"").filter(|id| !id.contains('{')).map(str::to_owned));
        open.extend(quoted(&template.text, "extends \"").chain(quoted(&template.text, "include \"")));
    }
    ids
}

/// What stands between an opening and the next quote.
fn quoted<'a>(text: &'a str, opening: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(opening).skip(1).filter_map(|rest| rest.split_once('"').map(|(name, _)| name))
}
