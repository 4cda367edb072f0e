//! The files of a site as they were read, and places in them.

/// A file of this run, by the order in which it was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct FileId(pub(crate) u32);

/// A stretch of a file's text, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Span {
    pub(crate) file: FileId,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    /// The empty stretch before a file's first byte.
    pub(crate) fn start_of(file: FileId) -> Span {
        Span { file, start: 0, end: 0 }
    }
}

/// The byte-order mark.
const MARK: char = '\u{feff}';

/// With which the path of a file begins that the program carries and the site has none of.
pub(crate) const CARRIED: &str = "default:";

/// The texts that authors wrote, each with its path.
#[derive(Default)]
pub(crate) struct Sources {
    files: Vec<Source>,
}

struct Source {
    path: String,
    text: String,
    /// With which the file begins, and which is no part of the text.
    mark: Option<char>,
}

impl Sources {
    /// Takes a file in. The path is relative to the site's root and parted by `/`; a byte-order mark
    /// is no part of the text, so that columns are those that an editor's program shows.
    pub(crate) fn add(&mut self, path: String, text: String) -> FileId {
        let (text, mark) = match text.strip_prefix(MARK) {
            Some(rest) => (rest.to_owned(), Some(MARK)),
            None => (text, None),
        };
        let id = u32::try_from(self.files.len()).expect("a folder has fewer than four billion files");
        self.files.push(Source { path, text, mark });
        FileId(id)
    }

    /// The paths of all files, in the order in which they were read.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.path.as_str())
    }

    /// The file's path relative to the site's root, parted by `/`.
    pub(crate) fn path(&self, file: FileId) -> &str {
        &self.files[file.0 as usize].path
    }

    /// The file's text without a byte-order mark, line ends as they are in the file.
    pub(crate) fn text(&self, file: FileId) -> &str {
        &self.files[file.0 as usize].text
    }

    /// The file's text as it is stored, with a byte-order mark.
    pub(crate) fn stored(&self, file: FileId) -> String {
        let Source { text, mark, .. } = &self.files[file.0 as usize];
        mark.iter().copied().chain(text.chars()).collect()
    }

    /// The line on which a place begins, from 1.
    pub(crate) fn line(&self, span: Span) -> usize {
        self.text(span.file)[..span.start as usize].matches('\n').count() + 1
    }

    /// The text at a place.
    pub(crate) fn quoted(&self, span: Span) -> &str {
        &self.text(span.file)[span.start as usize..span.end as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        let mut sources = Sources::default();
        let file = sources.add("content/a.yaml".to_owned(), "\u{feff}a: 1\r\n".to_owned());
        assert_eq!(sources.text(file), "a: 1\r\n");
        assert_eq!(sources.quoted(Span { file, start: 3, end: 4 }), "1");
        assert_eq!(sources.path(file), "content/a.yaml");
        assert_eq!(sources.stored(file), "\u{feff}a: 1\r\n");
    }
}
