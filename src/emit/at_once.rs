//! Files that come, or go, all in one moment.
//!
//! Pages name each other in circles, so that no order of renames would do: whichever of two new pages came
//! first would name one that is not there. Each is therefore first a link into a folder that is not there,
//! which readers take for nothing; then the folder comes by one rename, and all of them with it; then each
//! takes the place of its own link. Pages that are gone go the same way backwards.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::EmitError;
use super::output::is_inside;
use super::staging::Staging;

/// The folders, in the output; no build leaves them there unless it is killed.
const COMING: &str = ".variorum-coming";
const GOING: &str = ".variorum-going";

/// Whether a path below the output is of these folders.
pub(super) fn is_passing(path: &str) -> bool {
    let top = path.split('/').next();
    top == Some(COMING) || top == Some(GOING)
}

/// Puts staged files in places where nothing is.
pub(super) fn come(root: &Path, paths: &[&str], staging: &Staging) -> Result<(), EmitError> {
    for path in paths {
        folder_of(&root.join(path))?;
    }
    if paths.is_empty() || !link_all(root, paths) {
        return paths.iter().try_for_each(|path| staging.release(path, &root.join(path)));
    }
    for path in paths {
        staging.rename(path, &below(COMING, path))?;
    }
    let coming = root.join(COMING);
    staging.release(COMING, &coming)?;
    for path in paths {
        rename(&coming.join(path), &root.join(path))?;
    }
    fs::remove_dir_all(&coming).map_err(EmitError::at("remove", &coming))
}

/// Removes files.
pub(super) fn go(root: &Path, paths: &[&str], staging: &Staging) -> Result<(), EmitError> {
    let going = root.join(GOING);
    for path in paths {
        let (file, kept) = (root.join(path), going.join(path));
        folder_of(&kept)?;
        // Where a disk knows no links, the files go one by one.
        if fs::hard_link(&file, &kept).is_ok() && link(&staging.path(GOING), GOING, path).is_ok() {
            staging.release(GOING, &file)?;
        }
    }
    if !paths.is_empty() {
        staging.take(&going, GOING)?;
    }
    paths
        .iter()
        .map(|path| root.join(path))
        .try_for_each(|file| fs::remove_file(&file).map_err(EmitError::at("remove", &file)))
}

/// Ends the way of a file that a killed run left on it: it is there or not, as readers saw it. Any other link
/// stays as it is.
pub(super) fn mend(root: &Path, path: &str) -> Result<(), EmitError> {
    let file = root.join(path);
    let target = fs::read_link(&file).map_err(EmitError::at("read", &file))?;
    let Some(folder) = [COMING, GOING].into_iter().find(|folder| target == way(folder, path)) else {
        return Ok(());
    };
    let kept = below(folder, path);
    if is_inside(root, &kept) {
        return rename(&root.join(kept), &file);
    }
    fs::remove_file(&file).map_err(EmitError::at("remove", &file))
}

/// Removes the folders that a killed run left, once nothing leads there.
pub(super) fn clear(root: &Path) -> Result<(), EmitError> {
    for folder in [COMING, GOING].map(|folder| root.join(folder)) {
        if fs::symlink_metadata(&folder).is_ok_and(|found| found.is_dir()) {
            fs::remove_dir_all(&folder).map_err(EmitError::at("remove", &folder))?;
        }
    }
    Ok(())
}

/// Whether each of the files could become a link that leads nowhere yet; if not, none is.
fn link_all(root: &Path, paths: &[&str]) -> bool {
    for (at, path) in paths.iter().enumerate() {
        if link(&root.join(path), COMING, path).is_err() {
            for made in &paths[..at] {
                // What is left over is put over.
                let _ = fs::remove_file(root.join(made));
            }
            return false;
        }
    }
    true
}

#[cfg(unix)]
fn link(file: &Path, folder: &str, path: &str) -> io::Result<()> {
    std::os::unix::fs::symlink(way(folder, path), file)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &str, _: &str) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The way from the place of a file to where it lies in one of the folders.
fn way(folder: &str, path: &str) -> PathBuf {
    let up = "../".repeat(path.matches('/').count());
    PathBuf::from(format!("{up}{folder}/{path}"))
}

fn below(folder: &str, path: &str) -> String {
    format!("{folder}/{path}")
}

fn folder_of(file: &Path) -> Result<(), EmitError> {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder).map_err(EmitError::at("make the folder", folder))
}

fn rename(from: &Path, to: &Path) -> Result<(), EmitError> {
    fs::rename(from, to).map_err(EmitError::at("write", to))
}
