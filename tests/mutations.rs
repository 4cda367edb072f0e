//! No input makes the tool panic, and no report marks a place that is not there.
//!
//! Files of the shipped content are damaged at random, the same way in every run.

use std::fs;
use std::path::Path;

/// How many files are damaged, unless `VARIORUM_MUTATIONS` gives another number.
const ROUNDS: usize = 600;

/// What a damaged file may get: signs that mean something to YAML or Fluent, and what editors' programs
/// leave behind.
const PIECES: [&str; 42] = [
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
    "draft: true\n",
];

#[test]
fn no_damage_to_the_files_makes_a_panic() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutations");
    let _ = fs::remove_dir_all(&root);
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut originals = Vec::new();
    for path in [
        "content/site.yaml",
        "content/senet/game.yaml",
        "content/senet/standard.yaml",
        "content/senet/en.yaml",
        "content/senet/jequier/variant.yaml",
        "content/senet/jequier/el.yaml",
        "content/senet/bell/variant.yaml",
        "content/pages/about/ru.md",
        "locales/el/site.ftl",
        "locales/ru/play.ftl",
    ] {
        originals.push((root.join(path), fs::read(project.join(path)).unwrap()));
    }
    for (path, bytes) in &originals {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    let mut chance = Chance(7);
    let asked = std::env::var("VARIORUM_MUTATIONS").ok();
    let rounds = asked.map_or(ROUNDS, |number| number.parse().expect("a number of rounds"));
    for _ in 0..rounds {
        let (path, bytes) = &originals[chance.below(originals.len())];
        let damaged = damaged(bytes, &mut chance);
        fs::write(path, &damaged).unwrap();
        report(&root, path, &damaged);
        fs::write(path, bytes).unwrap();
    }
}

fn report(root: &Path, path: &Path, damaged: &[u8]) {
    let outcome = std::panic::catch_unwind(|| variorum::check(root).map(|report| report.text()));
    let text = String::from_utf8_lossy(damaged);
    assert!(outcome.is_ok(), "a panic on {}:\n{text}", path.display());
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
