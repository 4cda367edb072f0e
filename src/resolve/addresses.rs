//! One page an address: what two folders would have in common, and names that are kept.

use std::collections::BTreeMap;

use crate::check::content::Content;
use crate::check::ids::RESERVED_VARIANTS;
use crate::diag::Diagnostics;
use crate::source::Span;

/// Reports pages that would have the same address, and variants with the name of something of the game's
/// own.
pub(super) fn check(content: &Content, diags: &mut Diagnostics) {
    let mut taken: BTreeMap<String, (Span, String)> = BTreeMap::new();
    let mut take = |path: String, span: Span, what: &str| {
        if let Some((first, owner)) = taken.get(&path) {
            diags
                .error("same-address", format!("two pages have the address `/{path}/`"), span)
                .related(*first, format!("{owner} has it too"))
                .help("give one of the two folders another name");
            return;
        }
        let owner = format!("the {what} `{path}`");
        taken.insert(path, (span, owner));
    };
    for game in &content.games {
        let id = &game.id.value;
        take(id.clone(), game.id.span, "game");
        for variant in &game.variants {
            take(format!("{id}/{}", variant.id.value), variant.id.span, "variant");
        }
    }
    for page in &content.pages {
        take(page.id.value.clone(), page.id.span, "page");
    }
    for variant in content.games.iter().flat_map(|game| &game.variants) {
        let id = &variant.id.value;
        if let Some((_, reason)) = RESERVED_VARIANTS.iter().find(|(reserved, _)| reserved == id) {
            diags
                .error("reserved-id", format!("a variant cannot be called `{id}`"), variant.id.span)
                .help(format!("give the folder another name: {reason}"));
        }
    }
}
