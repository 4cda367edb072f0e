//! Plans what a site gets anew: the files, and the one line of a file that lists it. Nothing is written here.

mod change;
mod comments;
mod game;
mod languages;
mod locale;
mod messages;
mod names;
mod page;
mod site;
mod translation;
mod variant;

use crate::check::content::Content;
use crate::format::modeline;
use crate::load::tree::{Document, TextFile};
use crate::source::Sources;

pub(crate) use game::{NewGame, game};
pub(crate) use locale::{NewLocale, locale};
pub(crate) use names::unknown_file;
pub(crate) use page::page;
pub(crate) use site::site;
pub(crate) use variant::{Begin, NewVariant, variant};

/// What is to be written: all of it or nothing.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) files: Vec<NewFile>,
    pub(crate) change: Option<Change>,
    /// What to do next, in a sentence.
    pub(crate) next: String,
}

/// A file that must not be there yet.
pub(crate) struct NewFile {
    /// Below the site's folder, parted by `/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

/// A file of the site that gets a line or a word more.
pub(crate) struct Change {
    /// Below the site's folder, parted by `/`.
    pub(crate) path: String,
    /// What it was when it was read.
    pub(crate) was: String,
    pub(crate) becomes: String,
}

/// The site that gets something, without an error in its files.
pub(crate) struct Ground {
    pub(crate) sources: Sources,
    pub(crate) documents: Vec<Document>,
    /// All message files, those that the program carries too.
    pub(crate) messages: Vec<TextFile>,
    pub(crate) content: Content,
}

impl Ground {
    /// The document of this path below `content/`.
    fn document(&self, path: &str) -> Option<&Document> {
        self.documents.iter().find(|document| document.path == path)
    }

    /// The text of a document.
    fn text(&self, document: &Document) -> &str {
        self.sources.text(document.file)
    }

    fn default_locale(&self) -> &str {
        &self.content.site.default_locale.value
    }
}

impl NewFile {
    /// A file with this text, and above it the line that leads to its schema if it has one.
    fn new(path: impl Into<String>, text: impl AsRef<str>) -> NewFile {
        let path = path.into();
        let text = format!("{}{}", modeline(&path), text.as_ref());
        NewFile { path, bytes: text.into_bytes() }
    }
}
