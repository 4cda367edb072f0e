//! A false digit is found: one is planted in the shipped content, in an answer of a ruleset, in an example
//! or in a text of any language, and the report must tell of it.
//!
//! They are planted one at a time, and the same ones in every run. `VARIORUM_DIGITS` says how many of each
//! kind, or `all` for every digit, once; `VARIORUM_DIGITS_SEED` says which.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;

use walkdir::WalkDir;

/// How many are planted of each kind, unless `VARIORUM_DIGITS` gives another number.
const PLANTED: usize = 70;

/// How many are planted at the same time, each in a site of its own.
const SITES: usize = 2;

/// The folders that a site is made of; what else it needs, the program carries.
const FOLDERS: [&str; 2] = ["content", "made-from"];

/// The zeros of the digits that the shipped texts are written in; nine more follow each.
const ZEROS: [char; 3] = ['0', '\u{660}', '\u{ff10}'];

/// False digits with which is played as without: the topic of the example, or the folder of the ruleset, then
/// the line, and why.
const ALIKE: [(&str, &str, &str); 2] = [
    (
        "how-to-win",
        "throw: >5<",
        "the last piece leaves 27 with a 5 as it does with a 4, and the game is over",
    ),
    ("jequier", "safe: [26, 2>7<-30]", "no piece stays in the water on 27, so that none is safe there"),
];

/// The parts of a language's file that tell of rules; what else is there tells of books and their years.
const RULES_IN_WORDS: [&str; 6] = ["lead", "about", "topics", "terms", "rules", "compared"];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    /// An answer of a ruleset, or the size of the board.
    Value,
    Example,
    /// A text that tells of rules.
    Text,
}

/// A digit of the content, and the one that is put in its place.
struct Plant {
    kind: Kind,
    /// Which of the files.
    file: usize,
    range: Range<usize>,
    digit: char,
}

#[test]
fn a_false_digit_is_found() {
    let files = files();
    let mut chance = Chance(number("VARIORUM_DIGITS_SEED").unwrap_or(7));
    let plants = plants(&files, &mut chance);
    let share = plants.len().div_ceil(SITES);
    let files = &files;
    let missed: Vec<&Plant> = thread::scope(|scope| {
        let threads: Vec<_> = plants
            .chunks(share)
            .enumerate()
            .map(|(at, plants)| {
                scope.spawn(move || {
                    let site = Site::new(files, at);
                    plants.iter().filter(|plant| !site.finds(plant)).collect::<Vec<&Plant>>()
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let mut told = String::new();
    for plant in &missed {
        told += &plant.told(files);
    }
    for (kind, share) in [(Kind::Value, 100), (Kind::Example, 100), (Kind::Text, 95)] {
        let of = |plant: &&Plant| plant.kind == kind;
        let all = plants.iter().filter(of).count();
        let found = all - missed.iter().filter(|plant| plant.kind == kind).count();
        println!("{kind:?}: {found} of {all} found");
        assert!(found * 100 >= all * share, "{kind:?}: {found} of {all} found, but not\n{told}");
    }
    assert!(plants.len() >= 200 || number("VARIORUM_DIGITS").is_some(), "{} planted", plants.len());
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The files of the content and of its records, by their paths below the site's folder.
fn files() -> Vec<(PathBuf, String)> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = FOLDERS.iter().flat_map(|folder| WalkDir::new(project.join(folder)).sort_by_file_name());
    let files = entries.map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    let read = files.map(|entry| {
        let path = entry.path().strip_prefix(project).unwrap().to_owned();
        (path, fs::read_to_string(entry.path()).unwrap())
    });
    read.collect()
}

/// The false digits of a run: of each kind some at random, or each digit once.
fn plants(files: &[(PathBuf, String)], chance: &mut Chance) -> Vec<Plant> {
    let mut by_kind: BTreeMap<Kind, Vec<(usize, usize, char)>> = BTreeMap::new();
    for (file, (path, text)) in files.iter().enumerate() {
        for (kind, at, digit) in digits(path, text) {
            by_kind.entry(kind).or_default().push((file, at, digit));
        }
    }
    let all = std::env::var("VARIORUM_DIGITS").is_ok_and(|asked| asked == "all");
    let asked = number("VARIORUM_DIGITS").map_or(PLANTED, |number| number as usize);
    let mut plants = Vec::new();
    for (kind, mut digits) in by_kind {
        for _ in 0..if all { digits.len() } else { asked.min(digits.len()) } {
            let (file, at, digit) = digits.swap_remove(chance.below(digits.len()));
            let zero = ZEROS.into_iter().rfind(|zero| *zero <= digit).unwrap();
            let value = (digit as u32 - zero as u32 + 1 + chance.below(9) as u32) % 10;
            let other = char::from_u32(zero as u32 + value).unwrap();
            let plant = Plant { kind, file, range: at..at + digit.len_utf8(), digit: other };
            if !plant.plays_alike(files) {
                plants.push(plant);
            }
        }
    }
    // So that each of the sites has its share of every kind.
    for at in (1..plants.len()).rev() {
        plants.swap(at, chance.below(at + 1));
    }
    plants
}

/// The digits of a file that state rules, with their places; comments state none, nor does what a link leads to.
fn digits(path: &Path, text: &str) -> Vec<(Kind, usize, char)> {
    let name = path.file_stem().unwrap().to_str().unwrap();
    let is_game = path.starts_with("content/senet");
    let mut found = Vec::new();
    let (mut top, mut start) = ("", 0);
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            top = line.split(':').next().unwrap();
        }
        let kind = match (name, top) {
            _ if !is_game => None,
            ("standard" | "variant", "ruleset") | ("game", "board") => Some(Kind::Value),
            ("standard" | "variant", "examples") => Some(Kind::Example),
            ("standard" | "variant" | "game", _) => None,
            _ => RULES_IN_WORDS.contains(&top).then_some(Kind::Text),
        };
        let said = if line.starts_with('#') { "" } else { line.split(" #").next().unwrap() };
        for (at, c) in said.char_indices() {
            let is_digit = ZEROS.iter().any(|zero| (*zero as u32..*zero as u32 + 10).contains(&(c as u32)));
            if let Some(kind) = kind.filter(|_| is_digit) {
                found.push((kind, start + at, c));
            }
        }
        start += line.len();
    }
    found
}

impl Plant {
    fn plays_alike(&self, files: &[(PathBuf, String)]) -> bool {
        let (path, text) = &files[self.file];
        let part = match self.kind {
            Kind::Example => {
                let after = text[..self.range.start].rsplit("topic: ").next().unwrap();
                after.split_whitespace().next().unwrap()
            }
            Kind::Value | Kind::Text => path.parent().unwrap().file_name().unwrap().to_str().unwrap(),
        };
        let line = self.line(files);
        ALIKE.iter().any(|(known_part, known_line, _)| *known_part == part && *known_line == line)
    }

    /// The line with the false digit in it.
    fn line(&self, files: &[(PathBuf, String)]) -> String {
        let text = &files[self.file].1;
        let before = text[..self.range.start].rsplit('\n').next().unwrap().trim_start();
        let after = text[self.range.end..].lines().next().unwrap_or_default();
        format!("{before}>{}<{after}", self.digit)
    }

    /// The same with its place.
    fn told(&self, files: &[(PathBuf, String)]) -> String {
        let (path, text) = &files[self.file];
        let number = text[..self.range.start].lines().count();
        format!("{}:{number}: {}\n", path.display(), self.line(files))
    }
}

/// A copy of the shipped content in a folder of its own.
struct Site<'a> {
    root: PathBuf,
    files: &'a [(PathBuf, String)],
}

impl<'a> Site<'a> {
    fn new(files: &'a [(PathBuf, String)], number: usize) -> Site<'a> {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("digits/{number}"));
        let _ = fs::remove_dir_all(&root);
        for (path, text) in files {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), text).unwrap();
        }
        let site = Site { root, files };
        assert_eq!(site.report(), "", "the content is in order before anything false is planted in it");
        site
    }

    /// Whether the report tells of the digit; afterwards it is taken out again.
    fn finds(&self, plant: &Plant) -> bool {
        let (path, text) = &self.files[plant.file];
        let mut planted = text.clone();
        planted.replace_range(plant.range.clone(), &plant.digit.to_string());
        fs::write(self.root.join(path), planted).unwrap();
        let found = !self.report().is_empty();
        fs::write(self.root.join(path), text).unwrap();
        found
    }

    fn report(&self) -> String {
        variorum::check(&self.root).unwrap().short()
    }
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
