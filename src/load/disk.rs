//! The files of a folder, in the order of their names; behind them those that the program carries.

use std::fs;
use std::path::{Path, PathBuf};

use walkdir::{DirEntry, WalkDir};

use super::tree::{Origin, PICTURES};
use super::{LoadError, defaults};

/// What is in a folder.
#[derive(Default)]
pub(super) struct Found {
    /// Sorted by path.
    pub(super) files: Vec<File>,
    /// The paths of symbolic links, which could lead outside the site: nothing is read through them. Empty
    /// for the folder itself.
    pub(super) links: Vec<String>,
}

/// A file that is there.
pub(super) struct File {
    /// Below the folder asked for, parted by `/`.
    pub(super) path: String,
    place: Place,
}

enum Place {
    Disk(PathBuf),
    Program(&'static [u8]),
}

impl File {
    /// Whether its name says that it is a picture.
    pub(super) fn is_picture(&self) -> bool {
        let ending = self.path.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
        ending.is_some_and(|ending| PICTURES.contains(&ending.as_str()))
    }

    /// What its name says that it is.
    pub(super) fn kind(&self) -> Option<Kind> {
        kind(&self.path)
    }

    /// Reads its bytes.
    ///
    /// # Errors
    /// When the system refuses.
    pub(super) fn read(&self) -> Result<Vec<u8>, LoadError> {
        match &self.place {
            Place::Disk(place) => {
                fs::read(place).map_err(|error| LoadError::Unreadable(place.clone(), error))
            }
            Place::Program(bytes) => Ok(bytes.to_vec()),
        }
    }

    /// Whose it is.
    pub(super) fn origin(&self) -> Origin {
        match self.place {
            Place::Disk(_) => Origin::Site,
            Place::Program(_) => Origin::Program,
        }
    }
}

/// What is read from a file of the content.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Yaml,
    Markdown,
}

impl Kind {
    /// What the names of such files end in.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Kind::Yaml => ".yaml",
            Kind::Markdown => ".md",
        }
    }
}

/// What a name says that the file is, also by an ending that is not ours. What is called README is for
/// those who work on the site.
pub(super) fn kind(path: &str) -> Option<Kind> {
    let (stem, ending) = path.rsplit_once('.')?;
    let is_readme = stem.rsplit('/').next().is_some_and(|name| name.eq_ignore_ascii_case("readme"));
    match ending.to_ascii_lowercase().as_str() {
        "yaml" | "yml" => Some(Kind::Yaml),
        "md" | "markdown" if !is_readme => Some(Kind::Markdown),
        _ => None,
    }
}

/// All files below this folder of the site; none if it is not there. Names that begin with a dot are left
/// out: editors' programs keep their own files so.
///
/// # Errors
/// When a folder cannot be read or a name is no Unicode text.
pub(super) fn files(root: &Path, top: &str) -> Result<Found, LoadError> {
    files_that(root, top, |entry| entry.depth() == 0 || !is_hidden(entry))
}

/// The same with those that are hidden; here the folder itself must be no link either.
///
/// # Errors
/// As `files`.
pub(super) fn every_file(root: &Path, top: &str) -> Result<Found, LoadError> {
    if root.join(top).is_symlink() {
        return Ok(Found { files: Vec::new(), links: vec![String::new()] });
    }
    files_that(root, top, |_| true)
}

fn files_that(root: &Path, top: &str, is_wanted: impl FnMut(&DirEntry) -> bool) -> Result<Found, LoadError> {
    let top = root.join(top);
    let mut found = Found::default();
    if !top.exists() {
        return Ok(found);
    }
    for entry in WalkDir::new(&top).into_iter().filter_entry(is_wanted) {
        let entry = entry.map_err(|error| unreadable(error, &top))?;
        if entry.path_is_symlink() && entry.depth() > 0 {
            found.links.push(path_below(&top, &entry)?);
        } else if entry.file_type().is_file() {
            found.files.push(File { path: path_below(&top, &entry)?, place: Place::Disk(entry.into_path()) });
        }
    }
    found.files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

/// The same, and with them the files of that folder that the program carries and the site does not have.
///
/// # Errors
/// As `files`.
pub(super) fn files_over_defaults(root: &Path, top: &str) -> Result<Found, LoadError> {
    let Found { mut files, links } = files(root, top)?;
    for (path, bytes) in defaults::below(top) {
        if files.iter().all(|own| own.path != path) {
            files.push(File { path: path.to_owned(), place: Place::Program(bytes) });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(Found { files, links })
}

fn is_hidden(entry: &DirEntry) -> bool {
    entry.file_name().as_encoded_bytes().starts_with(b".")
}

fn path_below(top: &Path, entry: &DirEntry) -> Result<String, LoadError> {
    let path = entry.path().strip_prefix(top).expect("it was found below the folder");
    let parts: Option<Vec<&str>> = path.iter().map(|part| part.to_str()).collect();
    match parts {
        Some(parts) => Ok(parts.join("/")),
        None => Err(LoadError::Name(entry.path().to_owned())),
    }
}

fn unreadable(error: walkdir::Error, top: &Path) -> LoadError {
    let place = error.path().unwrap_or(top).to_owned();
    let error = error.into_io_error().unwrap_or_else(|| std::io::ErrorKind::Other.into());
    LoadError::Unreadable(place, error)
}
