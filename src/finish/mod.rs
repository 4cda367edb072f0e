//! Finish: what hosts want of each file beside the file itself. Knows no site: one file at a time.

mod packed;
pub(crate) mod painted;

use std::collections::BTreeSet;

use crate::render::file::{File, Kind};
use painted::Painter;

/// What was made in earlier builds, by what it was made from. It may forget at any time.
pub(crate) trait Kept: Sync {
    /// What `make` gives for this source: from an earlier build where there is one. `kind` names the way of
    /// making, and changes with it.
    fn kept(&self, kind: &'static str, source: &[u8], make: &dyn Fn() -> Vec<u8>) -> Vec<u8>;
}

/// What is made beside each file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Copies {
    /// Nothing.
    None,
    /// Compressed copies, where they are smaller.
    Packed,
}

/// Finishes files, several at once.
pub(crate) struct Finish<'a> {
    pub(crate) copies: Copies,
    /// The author's own files by their paths: no copy takes the place of one.
    pub(crate) brought: BTreeSet<&'a str>,
    pub(crate) kept: &'a dyn Kept,
    pub(crate) painter: Painter,
}

impl Finish<'_> {
    /// The file with all that is made of it.
    pub(crate) fn file(&self, file: File) -> Vec<File> {
        let mut copies = match (self.copies, file.kind) {
            (_, Kind::Drawing) => {
                let bytes = self.kept.kept(painted::KIND, &file.bytes, &|| self.painter.paint(&file.bytes));
                return vec![File { bytes, kind: Kind::Asset, ..file }];
            }
            (Copies::Packed, Kind::Asset | Kind::Passed | Kind::Page | Kind::Map) => {
                packed::copies(&file, self.kept)
            }
            (Copies::Packed, Kind::Earlier | Kind::Packed | Kind::Host) | (Copies::None, _) => Vec::new(),
        };
        copies.retain(|copy| !self.brought.contains(copy.path.as_str()));
        copies.insert(0, file);
        copies
    }
}
