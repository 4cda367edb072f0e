//! Files of the small site are damaged as the fuzzer's bytes say, and every form of the report is asked for.
//!
//! `cargo +nightly fuzz run content` runs it from the project's folder, until there is a panic or one has seen enough.

#![no_main]
#![allow(clippy::unwrap_used, reason = "a fuzzer that cannot set itself up has failed")]

#[path = "../tests/mutations/damage.rs"]
mod damage;

use std::path::Path;
use std::sync::LazyLock;

use damage::{Decide, Site};
use libfuzzer_sys::fuzz_target;

/// One for each process: fuzzers run several side by side.
static SMALL: LazyLock<Site> = LazyLock::new(|| {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let name = format!("variorum-fuzz-{}", std::process::id());
    Site::copied(&project.join("tests/site"), std::env::temp_dir().join(name))
});

fuzz_target!(|bytes: &[u8]| {
    let touched = SMALL.damage(&mut Bytes(bytes));
    if let Ok(report) = variorum::check(&SMALL.root) {
        drop((report.text(), report.short(), report.json()));
    }
    SMALL.mend(&touched);
});

/// What the fuzzer gave, read from its beginning; nothing but zeros once it is at its end.
struct Bytes<'a>(&'a [u8]);

impl Decide for Bytes<'_> {
    fn below(&mut self, bound: usize) -> usize {
        // As few bytes as the bound needs, so that each of them means something.
        let mut number = 0;
        let mut most = 1;
        while most < bound {
            let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
            self.0 = rest;
            number = number << 8 | usize::from(*first);
            most <<= 8;
        }
        number % bound
    }
}
