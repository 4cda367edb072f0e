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

    /// Line and column of a byte of the file, both counted from 1, columns in characters.
    pub(crate) fn line_and_column(&self, file: FileId, at: u32) -> (usize, usize) {
        let before = &self.text(file)[..at as usize];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        (line, column)
    }

    /// The text of so many characters that begins at a line and column, as `line_and_column` counts them.
    /// It ends with the file if that is shorter.
    pub(crate) fn stretch(&self, file: FileId, line: usize, column: usize, width: usize) -> Span {
        let text = self.text(file);
        let above: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        let offset = |count: usize| {
            let letter = text[above..].char_indices().nth(count);
            letter.map_or(text.len(), |(at, _)| above + at) as u32
        };
        let first = column.saturating_sub(1);
        Span { file, start: offset(first), end: offset(first + width) }
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

    #[test]
    fn counts_columns_in_characters() {
        let mut sources = Sources::default();
        let file = sources.add("content/el.yaml".to_owned(), "α: β\r\nόνομα: swop\r\n".to_owned());
        let span = sources.stretch(file, 2, 8, 4);
        assert_eq!(sources.quoted(span), "swop");
        assert_eq!(sources.line_and_column(file, span.start), (2, 8));
        assert_eq!(sources.line_and_column(file, span.end), (2, 12));
        assert_eq!(sources.stretch(file, 9, 9, 1), Span { file, start: 26, end: 26 });
    }
}
