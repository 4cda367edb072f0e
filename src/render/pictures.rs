//! Pictures as files that are published, each named by its content.

use std::collections::BTreeMap;

use super::file::{File, Kind};
use crate::resolve::site::Site;

/// Hexadecimal digits of the digest in a name.
const DIGITS: usize = 10;

/// Every picture of the site, by its path below `content/`.
pub(super) struct Pictures {
    by_path: BTreeMap<String, Shown>,
}

/// A picture as a page shows it.
#[derive(Clone)]
pub(super) struct Shown {
    /// Below the output folder.
    path: String,
    pub(super) address: String,
    pub(super) width: usize,
    pub(super) height: usize,
}

#[cfg(test)]
impl Shown {
    /// A picture at an address.
    pub(super) fn for_tests(address: &str, width: usize, height: usize) -> Shown {
        Shown { path: String::new(), address: address.to_owned(), width, height }
    }
}

impl Pictures {
    /// Names the pictures of a site.
    pub(super) fn new(site: &Site) -> Pictures {
        let mut by_path = BTreeMap::new();
        for (name, picture) in &site.pictures {
            let digest = blake3::hash(&picture.bytes).to_hex();
            let file = name.rsplit('/').next().unwrap_or(name);
            let (stem, ending) = file.rsplit_once('.').unwrap_or((file, "png"));
            let path = format!(
                "assets/{}.{}.{}",
                safe(stem),
                &digest.as_str()[..DIGITS],
                ending.to_ascii_lowercase()
            );
            let address = site.index.file_address(&path);
            by_path
                .insert(name.clone(), Shown { path, address, width: picture.width, height: picture.height });
        }
        Pictures { by_path }
    }

    /// The picture of this name beside a text of the page `owner`.
    pub(super) fn shown(&self, owner: &str, name: &str) -> Option<&Shown> {
        let folders = [format!("{owner}/{name}"), format!("pages/{owner}/{name}")];
        folders.iter().find_map(|path| self.by_path.get(path))
    }

    /// The files to write, each once.
    pub(super) fn files(&self, site: &Site) -> Vec<File> {
        let files =
            self.by_path.iter().map(|(name, shown)| (shown.path.clone(), site.pictures[name].bytes.clone()));
        let files: BTreeMap<String, Vec<u8>> = files.collect();
        files.into_iter().map(|(path, bytes)| File { path, bytes, kind: Kind::Asset }).collect()
    }
}

/// A name as a part of an address.
fn safe(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_') { c } else { '-' }).collect()
}
