//! No input makes the tool panic, and no report marks a place that is not there.
//!
//! Files of two sites, of every kind that is read, are damaged at random, the same way in every run.
//! `VARIORUM_MUTATIONS` says how often, `VARIORUM_MUTATIONS_SEED` in which way.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// How many files are damaged, unless `VARIORUM_MUTATIONS` gives another number.
const ROUNDS: usize = 200;

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

#[test]
fn no_damage_to_the_files_makes_a_panic() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rounds = number("VARIORUM_MUTATIONS").unwrap_or(ROUNDS);
    let mut chance = Chance(number("VARIORUM_MUTATIONS_SEED").unwrap_or(7) as u64);
    // The small site has every kind of file and page; the shipped one has the longest texts.
    let small = Site::copied(&project.join("tests/site"), "small");
    let shipped = Site::copied(project, "shipped");
    for round in 0..rounds {
        let site = if round % 8 == 0 { &shipped } else { &small };
        site.damage(&mut chance);
    }
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|number| number.parse().expect("a number"))
}

/// A site in a folder of its own, with its files as they are without damage.
struct Site {
    root: PathBuf,
    files: Vec<(PathBuf, Vec<u8>)>,
}

impl Site {
    fn copied(from: &Path, name: &str) -> Site {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutations").join(name);
        let _ = fs::remove_dir_all(&root);
        let mut files = Vec::new();
        for folder in FOLDERS {
            for entry in
                WalkDir::new(from.join(folder)).sort_by_file_name().into_iter().filter_map(Result::ok)
            {
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

    /// Damages one file or two, asks for every form of the report, and mends them.
    fn damage(&self, chance: &mut Chance) {
        let mut touched = Vec::new();
        for _ in 0..1 + chance.below(2) {
            let (path, bytes) = &self.files[chance.below(self.files.len())];
            let (_, others) = &self.files[chance.below(self.files.len())];
            let renamed = path.with_file_name(NAMES[chance.below(NAMES.len())]);
            match chance.below(12) {
                0 => drop(fs::remove_file(path)),
                1 => write(path, b""),
                2 => write(path, others),
                3 => write(&renamed, bytes),
                _ => write(path, &damaged(bytes, chance)),
            }
            touched.extend([path.clone(), renamed]);
        }
        self.report(&touched);
        for path in touched {
            match self.files.iter().find(|(original, _)| *original == path) {
                Some((_, bytes)) => write(&path, bytes),
                None => drop(fs::remove_file(path)),
            }
        }
    }

    fn report(&self, touched: &[PathBuf]) {
        let outcome = std::panic::catch_unwind(|| {
            let report =
                variorum::check(&self.root).map(|report| (report.text(), report.short(), report.json()));
            report.is_ok()
        });
        if outcome.is_err() {
            let damage = touched.iter().map(|path| {
                let text = fs::read(path).unwrap_or_default();
                format!("{}:\n{}\n", path.display(), String::from_utf8_lossy(&text))
            });
            panic!("a panic on\n{}", damage.collect::<String>());
        }
    }
}

fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn damaged(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
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

/// A sequence that looks random and is the same in every run (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
