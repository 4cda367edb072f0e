//! The variants of a game in the order in which `game.yaml` lists them.

use super::known::Known;
use super::retired;
use crate::check::content::{GameFolder, Placed, VariantFolder};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// The folders in the order in which `game.yaml` lists them. Reports names without a folder, folders
/// without a name, and names given twice.
pub(super) fn in_order(
    game: &GameFolder,
    mut folders: Vec<VariantFolder>,
    known: Known,
    diags: &mut Diagnostics,
) -> Vec<VariantFolder> {
    let mut listed: Vec<VariantFolder> = Vec::new();
    let mut unknown: Vec<&Placed<String>> = Vec::new();
    for (at, name) in game.order.iter().enumerate() {
        if let Some(first) = game.order[..at].iter().find(|first| first.value == name.value) {
            diags
                .error("duplicate-variant", format!("`{}` is listed twice", name.value), name.span)
                .related(first.span, "it is first listed here")
                .help("remove one of the two");
            continue;
        }
        if let Some(at) = folders.iter().position(|folder| folder.id.value == name.value) {
            listed.push(folders.remove(at));
        } else if !known.has_folder(&format!("content/{}/{}", game.id.value, name.value)) {
            // A folder that is there and could not be read is reported already.
            unknown.push(name);
        }
    }
    report_unknown(unknown, game, &mut folders, &mut listed, diags);
    for folder in folders {
        let id = &folder.id.value;
        if retired::successor(&game.retired.variants, id).is_some() {
            continue;
        }
        diags
            .error(
                "unlisted-variant",
                format!("`game.yaml` does not list the variant `{id}`"),
                folder.id.span,
            )
            .help(format!("add `{id}` to `variants`"));
    }
    listed
}

/// Reports listed names that no folder has. The folder that was meant by one is not unlisted as well.
fn report_unknown(
    unknown: Vec<&Placed<String>>,
    game: &GameFolder,
    folders: &mut Vec<VariantFolder>,
    listed: &mut Vec<VariantFolder>,
    diags: &mut Diagnostics,
) {
    let is_only = unknown.len() == 1;
    for name in unknown {
        if let Some(successor) = retired::successor(&game.retired.variants, &name.value) {
            retired::report(&name.value, name.span, successor, diags);
            if let Some(at) = folders.iter().position(|folder| folder.id.value == successor.value) {
                listed.push(folders.remove(at));
            }
            continue;
        }
        let found = diags.error("unknown-variant", format!("there is no folder `{}`", name.value), name.span);
        let mut names = folders.iter().map(|folder| folder.id.value.as_str());
        let meant = likely(&name.value, names.clone());
        // Where one name has no folder and one folder no name, it is the folder that has another name now.
        let meant = meant.or_else(|| names.next().filter(|_| is_only && folders.len() == 1));
        match meant.and_then(|meant| folders.iter().position(|folder| folder.id.value == meant)) {
            Some(at) => {
                let folder = folders.remove(at);
                found.meant(&folder.id.value);
                listed.push(folder);
            }
            None => {
                found.help(format!(
                    "make the folder, with a `variant.yaml` in it, or take `{}` out",
                    name.value
                ));
            }
        }
    }
}
