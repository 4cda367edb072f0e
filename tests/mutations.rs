//! No input makes the tool panic, and no report marks a place that is not there.
//!
//! Files of two sites, of every kind that is read, are damaged at random, the same way in every run.
//! `VARIORUM_MUTATIONS` says how often, `VARIORUM_MUTATIONS_SEED` in which way.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

#[path = "mutations/damage.rs"]
mod damage;

use std::fs;
use std::path::{Path, PathBuf};

use damage::{Decide, Site};

/// How many files are damaged, unless `VARIORUM_MUTATIONS` gives another number.
const ROUNDS: usize = 100;

#[test]
fn no_damage_to_the_files_makes_a_panic() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rounds = number("VARIORUM_MUTATIONS").unwrap_or(ROUNDS);
    let mut chance = Chance(number("VARIORUM_MUTATIONS_SEED").unwrap_or(7) as u64);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutations");
    // The small site has every kind of file and page; the shipped one has the longest texts.
    let small = Site::copied(&project.join("tests/site"), folder.join("small"));
    let shipped = Site::copied(project, folder.join("shipped"));
    for round in 0..rounds {
        let site = if round % 8 == 0 { &shipped } else { &small };
        let touched = site.damage(&mut chance);
        report(site, &touched);
        site.mend(&touched);
    }
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|number| number.parse().expect("a number"))
}

/// Asks for every form of the report.
fn report(site: &Site, touched: &[PathBuf]) {
    let outcome = std::panic::catch_unwind(|| {
        let report = variorum::check(&site.root).map(|report| (report.text(), report.short(), report.json()));
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

/// A sequence that looks random and is the same in every run (xorshift).
struct Chance(u64);

impl Decide for Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
