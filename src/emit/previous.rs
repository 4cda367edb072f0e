//! What an earlier build left for its pages to load: it stays beside, for pages that readers still have open.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::EmitError;
use super::output::{EARLIER, LIST, is_asset, is_inside, listed_in, own_files};
use crate::render::file::{File, Kind};

/// What a folder has of an earlier build.
pub(crate) struct Previous {
    pub(crate) files: Vec<File>,
    /// How many of its list are not there.
    pub(crate) missing: usize,
}

/// The assets of the build in this folder, without those that it kept of builds before it.
///
/// # Errors
/// If the folder is none that a build wrote, or cannot be read.
pub(crate) fn previous(folder: &Path) -> Result<Previous, EmitError> {
    let has_list = fs::symlink_metadata(folder.join(LIST)).is_ok_and(|kind| kind.is_file());
    if !has_list {
        let message = format!("`{}` is no folder that a build wrote: it has no `{LIST}`", folder.display());
        return Err(EmitError::new(message));
    }
    let before: BTreeSet<String> = listed_in(&folder.join(EARLIER))?;
    let mut previous = Previous { files: Vec::new(), missing: 0 };
    for path in own_files(folder)?.difference(&before).filter(|path| is_asset(path)) {
        if !is_inside(folder, path) {
            previous.missing += 1;
            continue;
        }
        let file = folder.join(path);
        let bytes = fs::read(&file).map_err(EmitError::at("read", &file))?;
        previous.files.push(File { path: path.clone(), bytes, kind: Kind::Earlier });
    }
    Ok(previous)
}
