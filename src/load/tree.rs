//! `Tree`: the files of a site with their syntax understood and nothing more.

use crate::source::{FileId, Span};

/// All files of a site that the tool reads, each kind in the order of its paths.
#[derive(Default)]
pub(crate) struct Tree {
    /// `content/**/*.yaml` and `content/**/*.md`.
    pub(crate) documents: Vec<Document>,
    /// `locales/**/*.ftl`.
    pub(crate) messages: Vec<TextFile>,
    /// `templates/**`.
    pub(crate) templates: Vec<TextFile>,
    /// `site/**`.
    pub(crate) assets: Vec<Asset>,
    /// The fonts of `fonts/`.
    pub(crate) fonts: Vec<Asset>,
    /// `made-from/**/*.txt`: what each translation was made from.
    pub(crate) records: Vec<TextFile>,
    /// `learned/**/*.net`: what the computer learned of rulesets.
    pub(crate) learned: Vec<TextFile>,
    /// The pictures of `content/`.
    pub(crate) pictures: Vec<Picture>,
    /// `files/**`, hidden ones too: what is published as it is.
    pub(crate) passed: Vec<Passed>,
}

/// A YAML file, or a Markdown file with YAML for its front matter.
#[derive(Clone)]
pub(crate) struct Document {
    pub(crate) file: FileId,
    /// Below `content/`, parted by `/`.
    pub(crate) path: String,
    /// Absent where the syntax is broken or a link stands in the file's place, which is already reported.
    pub(crate) root: Option<Node>,
    /// The text below the front matter of a Markdown file, a text; absent where there is none.
    pub(crate) body: Option<Node>,
}

/// A file whose text is understood by a later stage.
#[derive(Clone)]
pub(crate) struct TextFile {
    pub(crate) file: FileId,
    /// Below its top folder, parted by `/`.
    pub(crate) path: String,
    pub(crate) origin: Origin,
}

/// Whose a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// It stands in the site's folder.
    Site,
    /// The program carries it, and the site has none of its path.
    Program,
}

/// A file that pages may load, or a font.
pub(crate) struct Asset {
    /// Below its top folder, parted by `/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    /// Its place in reports, where it is the site's own; a style or a script has its text there.
    pub(crate) file: Option<FileId>,
}

/// A file that is published as it is, under its own name.
pub(crate) struct Passed {
    /// Its place in reports, with no text to it.
    pub(crate) file: FileId,
    /// Below `files/`, parted by `/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

/// What the names of fonts end in.
pub(crate) const FONTS: [&str; 2] = [".otf", ".ttf"];

/// What the names of pictures end in.
pub(crate) const PICTURES: [&str; 7] = ["png", "jpg", "jpeg", "webp", "avif", "gif", "svg"];

/// A picture that lies beside the texts of a folder.
pub(crate) struct Picture {
    /// For its name alone: its text is empty.
    pub(crate) file: FileId,
    /// Below `content/`, parted by `/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
}

/// A value in a YAML file and the text it stands in.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub(crate) span: Span,
    pub(crate) kind: Kind,
}

/// What a value is by its notation alone. Nothing is guessed: `no` is a text, `"27"` is a text, `27` is
/// a number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    /// A text, unquoted, quoted or as a block.
    Text(String),
    /// An unquoted number, as it is written.
    Number(String),
    /// An unquoted `true` or `false`, as it is written.
    Truth(String),
    /// No value at all, `~` or `null`.
    Nothing,
    List(Vec<Node>),
    /// Keys with values; no key comes twice.
    Map(Vec<Entry>),
    /// A notation that has no place here and is already reported.
    Refused,
}

/// A key and its value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) key_span: Span,
    pub(crate) value: Node,
}
