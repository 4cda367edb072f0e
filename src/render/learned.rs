//! What the computer learned of rulesets, as files that are published, each named by its content.

use std::collections::BTreeMap;

use super::file::{File, Kind};
use crate::resolve::site::Site;

/// Hexadecimal digits of the digest in a name.
const DIGITS: usize = 10;

/// The file of what was learned, below the output folder.
pub(super) fn path(net: &[u8]) -> String {
    let digest = blake3::hash(net).to_hex();
    format!("assets/learned.{}.bin", &digest.as_str()[..DIGITS])
}

/// The files to write, each once.
pub(super) fn files(site: &Site) -> Vec<File> {
    let rulebooks = site.games.iter().flat_map(|game| {
        std::iter::once(&game.standard).chain(game.variants.iter().map(|variant| &variant.rulebook))
    });
    let nets = rulebooks.filter_map(|rulebook| rulebook.play.as_ref()?.learned.as_deref());
    let files: BTreeMap<String, &[u8]> = nets.map(|net| (path(net), net)).collect();
    files.into_iter().map(|(path, net)| File { path, bytes: net.to_vec(), kind: Kind::Asset }).collect()
}
