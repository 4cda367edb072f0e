//! Reads a site's files: their syntax, not their meaning. The only reader of the disk.

pub(crate) mod conflicts;
mod defaults;
mod disk;
mod folds;
mod lines;
mod markdown;
mod slips;
mod spaces;
mod syntax;
pub(crate) mod tree;
mod yaml;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

use crate::diag::Diagnostics;
use crate::source::{CARRIED, FileId, Sources, Span};

use tree::{Asset, Document, FONTS, Origin, Passed, Picture, TextFile, Tree};

/// The folders of a site that are read; nothing else in it is.
pub(crate) const FOLDERS: [&str; 8] =
    ["content", "fonts", "learned", "locales", "made-from", "templates", "site", PASSED];

/// The folder whose files are published as they are. Hidden ones are read too, here alone.
pub(crate) const PASSED: &str = "files";

/// Why a site's files could not be read: a fault of the machine or of the command line.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The folder is no site: it has no `content/site.yaml` in it.
    NoSite(PathBuf),
    /// A file or folder that cannot be read.
    Unreadable(PathBuf, io::Error),
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
            LoadError::Name(path) => write!(f, "the name of `{}` is no Unicode text", path.display()),
        }
    }
}

impl std::error::Error for LoadError {}

/// Reads all files of the site in this folder. What is wrong in a file is reported, and the others are
/// read all the same; only `content/site.yaml` must be there. Messages, templates, assets and fonts that
/// the site does not have are those that the program carries.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn load(root: &Path, diags: &mut Diagnostics) -> Result<(Sources, Tree), LoadError> {
    let settings = root.join("content").join("site.yaml");
    if !settings.is_file() && !settings.is_symlink() {
        return Err(LoadError::NoSite(settings));
    }
    let mut sources = Sources::default();
    let mut tree = Tree::default();
    let found = disk::files(root, "content")?;
    let linked = links("content", found.links, &mut sources, diags);
    let (pictures, mut documents): (Vec<_>, Vec<_>) =
        found.files.into_iter().partition(disk::File::is_picture);
    documents.retain(|file| file.kind().is_some());
    let documents = texts("content", documents, &mut sources, diags)?;
    tree.documents = parsed(documents, &sources, diags);
    tree.documents.extend(linked.into_iter().filter_map(unread));
    tree.documents.sort_by(|a, b| a.path.cmp(&b.path));
    let mut messages = disk::files_over_defaults(root, "locales")?;
    messages.files.retain(|file| file.path.ends_with(".ftl"));
    links("locales", messages.links, &mut sources, diags);
    tree.messages = texts("locales", messages.files, &mut sources, diags)?;
    let templates = disk::files_over_defaults(root, "templates")?;
    links("templates", templates.links, &mut sources, diags);
    tree.templates = texts("templates", templates.files, &mut sources, diags)?;
    let assets = disk::files_over_defaults(root, "site")?;
    links("site", assets.links, &mut sources, diags);
    for file in assets.files {
        let bytes = file.read()?;
        let names_others = [".css", ".js"].iter().any(|ending| file.path.ends_with(ending));
        let text = std::str::from_utf8(&bytes).ok().filter(|_| names_others).unwrap_or_default();
        let is_own = file.origin() == Origin::Site;
        let own = is_own.then(|| sources.add(format!("site/{}", file.path), text.to_owned()));
        tree.assets.push(Asset { path: file.path, bytes, file: own });
    }
    let mut fonts = disk::files_over_defaults(root, "fonts")?;
    fonts.files.retain(|file| FONTS.iter().any(|ending| file.path.ends_with(ending)));
    links("fonts", fonts.links, &mut sources, diags);
    for file in fonts.files {
        let bytes = file.read()?;
        let is_own = file.origin() == Origin::Site;
        let own = is_own.then(|| sources.add(format!("fonts/{}", file.path), String::new()));
        tree.fonts.push(Asset { path: file.path, bytes, file: own });
    }
    let mut records = disk::files(root, "made-from")?;
    records.files.retain(|file| file.path.ends_with(".txt"));
    links("made-from", records.links, &mut sources, diags);
    tree.records = texts("made-from", records.files, &mut sources, diags)?;
    let mut learned = disk::files(root, "learned")?;
    learned.files.retain(|file| file.path.ends_with(".net"));
    links("learned", learned.links, &mut sources, diags);
    tree.learned = texts("learned", learned.files, &mut sources, diags)?;
    tree.passed = passed(root, &mut sources, diags)?;
    for file in pictures {
        let bytes = file.read()?;
        let id = sources.add(format!("content/{}", file.path), String::new());
        tree.pictures.push(Picture { file: id, path: file.path, bytes });
    }
    Ok((sources, tree))
}

/// Reads a text that is no file yet as the one at this path below `content/`. What is wrong in it is not
/// told.
pub(crate) fn read(path: &str, text: &str) -> (Sources, Document) {
    let mut sources = Sources::default();
    let file = sources.add(format!("content/{path}"), text.to_owned());
    let document = syntax_of(file, path.to_owned(), sources.text(file), &mut Diagnostics::default());
    (sources, document)
}

/// The bytes of a file that the program carries, by its path in a site's folder.
pub(crate) fn carried(path: &str) -> Option<&'static [u8]> {
    let (top, below) = path.split_once('/')?;
    defaults::below(top).find(|(name, _)| *name == below).map(|(_, bytes)| bytes)
}

/// The paths of all files that the program carries.
pub(crate) fn carried_paths() -> impl Iterator<Item = &'static str> {
    defaults::paths()
}

/// Takes in what is published as it is.
fn passed(root: &Path, sources: &mut Sources, diags: &mut Diagnostics) -> Result<Vec<Passed>, LoadError> {
    let mut passed = Vec::new();
    let found = disk::every_file(root, PASSED)?;
    links(PASSED, found.links, sources, diags);
    for file in found.files {
        let bytes = match file.read() {
            Ok(bytes) => bytes,
            // What an editor's program writes beside a file while it saves may be gone again.
            Err(LoadError::Unreadable(_, error)) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        let id = sources.add(format!("{PASSED}/{}", file.path), String::new());
        passed.push(Passed { file: id, path: file.path, bytes });
    }
    Ok(passed)
}

/// Reports symbolic links of a top folder; gives each with its path below it.
fn links(
    top: &str,
    paths: Vec<String>,
    sources: &mut Sources,
    diags: &mut Diagnostics,
) -> Vec<(FileId, String)> {
    let mut links = Vec::new();
    for path in paths {
        let whole = if path.is_empty() { top.to_owned() } else { format!("{top}/{path}") };
        let file = sources.add(whole, String::new());
        let message = "expected a file or a folder, found a symbolic link";
        diags
            .error("symbolic-link", message, Span::start_of(file))
            .help("put the file or the folder itself in its place: nothing is read through a link");
        links.push((file, path));
    }
    links
}

/// A link that is named as a document: what it says is not known, and that it is there is.
fn unread((file, path): (FileId, String)) -> Option<Document> {
    let is_document = disk::kind(&path).is_some_and(|kind| path.ends_with(kind.ending()));
    is_document.then_some(Document { file, path, root: None, body: None })
}

/// Takes in files of a top folder.
fn texts(
    top: &str,
    files: Vec<disk::File>,
    sources: &mut Sources,
    diags: &mut Diagnostics,
) -> Result<Vec<TextFile>, LoadError> {
    let read: Vec<Result<Vec<u8>, LoadError>> = files.par_iter().map(disk::File::read).collect();
    let mut texts = Vec::new();
    for (file, bytes) in files.into_iter().zip(read) {
        let origin = file.origin();
        let mark = match origin {
            Origin::Site => "",
            Origin::Program => CARRIED,
        };
        let id = text_of(format!("{mark}{top}/{}", file.path), bytes?, sources, diags);
        texts.push(TextFile { file: id, path: file.path, origin });
    }
    Ok(texts)
}

/// The syntax of the documents. They are parsed side by side, and what is wrong in them is gathered in
/// their order.
fn parsed(files: Vec<TextFile>, sources: &Sources, diags: &mut Diagnostics) -> Vec<Document> {
    let parse = |TextFile { file, path, .. }: TextFile| {
        let mut diags = Diagnostics::default();
        let is_known = |kind: &disk::Kind| path.ends_with(kind.ending());
        if let Some(kind) = disk::kind(&path).filter(|kind| !is_known(kind)) {
            let message = format!("expected a name that ends in `{}`", kind.ending());
            diags.error("wrong-extension", message, Span::start_of(file)).help("rename the file");
            return (None, diags);
        }
        let document = syntax_of(file, path, sources.text(file), &mut diags);
        (Some(document), diags)
    };
    let parsed: Vec<(Option<Document>, Diagnostics)> = files.into_par_iter().map(parse).collect();
    let mut documents = Vec::new();
    for (document, found) in parsed {
        diags.append(found);
        documents.extend(document);
    }
    documents
}

/// The syntax of one document, by its name.
fn syntax_of(file: FileId, path: String, text: &str, diags: &mut Diagnostics) -> Document {
    let written = text;
    let text = &*conflicts::settled(file, text, diags);
    if path.ends_with(".md") {
        // Which front matter is meant is not known where both versions have one.
        if text != written && !text.starts_with("---") {
            return Document { file, path, root: None, body: None };
        }
        let markdown::Parts { front, body } = markdown::document(file, text, diags);
        return Document { file, path, root: front, body };
    }
    Document { file, path, root: yaml::document(file, text, diags), body: None }
}

/// Takes a text in. What is no UTF-8 is reported and replaced.
fn text_of(path: String, bytes: Vec<u8>, sources: &mut Sources, diags: &mut Diagnostics) -> FileId {
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
    id
}
