//! Damage to the files of a site, as whoever decides at each step wants it: chance in `tests/mutations.rs`, the bytes
//! of a fuzzer in `fuzz/`.

use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// What a damaged file may get: signs that mean something to YAML or Fluent, and what editors' programs
/// leave behind.
const PIECES: [&str; 58] = [
    "\n",
    "\r\n",
    "\t",
    " ",
    "  ",
    ":",
    ": ",
    "- ",
    "-",
    "#",
    " #",
    "[",
    "]",
    "{",
    "}",
    ",",
    "\"",
    "'",
    "&a ",
    "*a",
    "!a ",
    "|",
    ">",
    "%",
    "@",
    "`",
    "<<: ",
    "---\n",
    "...\n",
    "\u{feff}",
    "\0",
    "é",
    "ώ",
    "\u{301}",
    "27-30",
    "99",
    "-1",
    "~",
    "\\",
    "={ $n ->\n",
    "playable: false\n",
    "retired: ",
    "draft: true\n",
    "[a](page:",
    "[](term:",
    "![a](b.png)",
    "<b>",
    "<!--",
    "{{ ",
    "}}",
    "{% for x in page.games %}",
    "{% include \"page.html\" %}",
    "{% endfor %}",
    "{#",
    "../",
    "senet/bell",
    "compare",
    "(todo) ",
];

/// The folders of a site that are damaged.
const FOLDERS: [&str; 5] = ["content", "locales", "made-from", "templates", "files"];

/// A damaged name of a file: another ending, another case, another kind of file.
const NAMES: [&str; 12] = [
    "variant.yaml",
    "game.yaml",
    "standard.yaml",
    "EN.yaml",
    "xx.yaml",
    "en.md",
    "en.yml",
    "e\u{301}n.yaml",
    "é.ftl",
    "page.html",
    "el.txt",
    "picture.png",
];

/// Decides what is damaged, and how.
pub(crate) trait Decide {
    /// A number below the bound, which is not 0.
    fn below(&mut self, bound: usize) -> usize;
}

/// A site in a folder of its own, with its files as they are without damage.
pub(crate) struct Site {
    pub(crate) root: PathBuf,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Site {
    /// Copies the site of a project into a folder, in whose place it stands then.
    pub(crate) fn copied(from: &Path, root: PathBuf) -> Site {
        let _ = fs::remove_dir_all(&root);
        let mut files = Vec::new();
        for folder in FOLDERS {
            let entries = WalkDir::new(from.join(folder)).sort_by_file_name();
            for entry in entries.into_iter().filter_map(Result::ok) {
                if entry.file_type().is_file() {
                    let path = root.join(entry.path().strip_prefix(from).unwrap());
                    files.push((path, fs::read(entry.path()).unwrap()));
                }
            }
        }
        for (path, bytes) in &files {
            write(path, bytes);
        }
        Site { root, files }
    }

    /// Damages one file or two; gives the paths that are no longer as they were.
    pub(crate) fn damage(&self, chance: &mut impl Decide) -> Vec<PathBuf> {
        let mut touched = Vec::new();
        for _ in 0..1 + chance.below(2) {
            let (path, bytes) = &self.files[chance.below(self.files.len())];
            let (_, others) = &self.files[chance.below(self.files.len())];
            let renamed = path.with_file_name(NAMES[chance.below(NAMES.len())]);
            match chance.below(13) {
                0 => drop(fs::remove_file(path)),
                1 => write(path, b""),
                2 => write(path, others),
                3 => write(&renamed, bytes),
                4 => {
                    let length = chance.below(96);
                    write(path, &(0..length).map(|_| chance.below(256) as u8).collect::<Vec<u8>>());
                }
                _ => write(path, &damaged(bytes, chance)),
            }
            touched.extend([path.clone(), renamed]);
        }
        touched
    }

    /// Puts files back as they were.
    pub(crate) fn mend(&self, touched: &[PathBuf]) {
        for path in touched {
            match self.files.iter().find(|(original, _)| original == path) {
                Some((_, bytes)) => write(path, bytes),
                None => drop(fs::remove_file(path)),
            }
        }
    }
}

fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn damaged(bytes: &[u8], chance: &mut impl Decide) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(12)).min(bytes.len());
        match chance.below(6) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.truncate(at),
            2 => {
                let copied = bytes[at..end].to_vec();
                let to = chance.below(bytes.len() + 1);
                bytes.splice(to..to, copied);
            }
            3 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            _ => {
                let piece = PIECES[chance.below(PIECES.len())];
                bytes.splice(at..at, piece.bytes());
            }
        }
    }
    bytes
}
