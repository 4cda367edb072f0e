//! Reads a site's files: their syntax, not their meaning. The only reader of the disk.

mod disk;
mod syntax;
pub(crate) mod tree;
mod yaml;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::diag::Diagnostics;
use crate::source::{FileId, Sources, Span};

use tree::{Asset, Document, TextFile, Tree};

/// Why a site's files could not be read: a fault of the machine or of the command line.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The folder is no site: it has no `content/site.yaml` in it.
    NoSite(PathBuf),
    /// A file or folder that cannot be read.
    Unreadable(PathBuf, io::Error),
    /// A symbolic link, which could lead outside the site.
    Link(PathBuf),
    /// A name that is no Unicode text.
    Name(PathBuf),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NoSite(path) => {
                write!(f, "no file `{}`: give the site's folder with --root", path.display())
            }
            LoadError::Unreadable(path, error) => write!(f, "cannot read `{}`: {error}", path.display()),
            LoadError::Link(path) => {
                write!(f, "`{}` is a symbolic link: put the file itself in its place", path.display())
            }
            LoadError::Name(path) => write!(f, "the name of `{}` is no Unicode text", path.display()),
        }
    }
}

impl std::error::Error for LoadError {}

/// Reads all files of the site in this folder. What is wrong in a file is reported, and the others are
/// read all the same; only `content/site.yaml` must be there.
///
/// # Errors
/// When a file cannot be read, or must not be.
pub(crate) fn load(root: &Path, diags: &mut Diagnostics) -> Result<(Sources, Tree), LoadError> {
    let settings = root.join("content").join("site.yaml");
    if !settings.is_file() {
        return Err(LoadError::NoSite(settings));
    }
    let mut sources = Sources::default();
    let mut tree = Tree::default();
    for file in disk::files(root, "content")? {
        if !file.is_yaml() {
            continue;
        }
        let id = text_of(&file, "content", &mut sources, diags)?;
        if !file.path.ends_with(".yaml") {
            diags
                .error("wrong-extension", "expected a name that ends in `.yaml`", Span::start_of(id))
                .help("rename the file");
            continue;
        }
        let root = yaml::document(id, sources.text(id), diags);
        tree.documents.push(Document { file: id, path: file.path, root });
    }
    for file in disk::files(root, "locales")? {
        if file.path.ends_with(".ftl") {
            let id = text_of(&file, "locales", &mut sources, diags)?;
            tree.messages.push(TextFile { file: id, path: file.path });
        }
    }
    for file in disk::files(root, "templates")? {
        let id = text_of(&file, "templates", &mut sources, diags)?;
        tree.templates.push(TextFile { file: id, path: file.path });
    }
    for file in disk::files(root, "site")? {
        let bytes = file.read()?;
        tree.assets.push(Asset { path: file.path, bytes });
    }
    Ok((sources, tree))
}

/// Reads a file as text. What is no UTF-8 is reported and replaced.
fn text_of(
    file: &disk::File,
    top: &str,
    sources: &mut Sources,
    diags: &mut Diagnostics,
) -> Result<FileId, LoadError> {
    let path = format!("{top}/{}", file.path);
    let bytes = file.read()?;
    let (text, fault) = match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            (String::from_utf8_lossy(error.as_bytes()).into_owned(), Some(valid))
        }
    };
    let marked = text.starts_with('\u{feff}');
    let id = sources.add(path, text);
    if let Some(valid) = fault {
        let start = if marked { valid - '\u{feff}'.len_utf8() } else { valid } as u32;
        let span = Span { file: id, start, end: start + char::REPLACEMENT_CHARACTER.len_utf8() as u32 };
        diags
            .error("not-utf-8", "expected text in UTF-8, found a byte of another encoding", span)
            .help("save the file with the encoding UTF-8");
    }
    Ok(id)
}
