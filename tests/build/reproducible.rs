//! The same input gives the same bytes, whatever the clock, the folder, the threads and the times of files.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::{PROJECT, copy, files};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The shipped site in a folder of this name, each file last changed so long ago.
fn shipped(name: &str, age: Duration) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build").join(name);
    let _ = fs::remove_dir_all(&root);
    let folders = ["content", "files", "learned", "locales", "made-from", "site", "templates"];
    for folder in folders.into_iter().filter(|folder| Path::new(PROJECT).join(folder).exists()) {
        copy(&Path::new(PROJECT).join(folder), &root.join(folder));
    }
    for entry in walkdir::WalkDir::new(&root) {
        let entry = entry.unwrap();
        if entry.file_type().is_file() {
            let file = File::options().write(true).open(entry.path()).unwrap();
            file.set_modified(SystemTime::now() - age).unwrap();
        }
    }
    root
}

/// What the program makes of a site with so many threads, run by another program if one is named.
fn built(by: &[&str], root: &Path, threads: &str) -> BTreeMap<String, Vec<u8>> {
    let words = [by, &[env!("CARGO_BIN_EXE_variorum"), "build", "--no-compression", "--root", "."]].concat();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(root).env("RAYON_NUM_THREADS", threads);
    let ended = command.output().unwrap();
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    files(&root.join("public"))
}

/// The paths that are not the same in both.
fn differing(before: &BTreeMap<String, Vec<u8>>, after: &BTreeMap<String, Vec<u8>>) -> Vec<String> {
    let all = before.keys().chain(after.keys().filter(|path| !before.contains_key(*path)));
    all.filter(|path| before.get(*path) != after.get(*path)).cloned().collect()
}

#[test]
fn folder_threads_clock_and_times_of_files_leave_no_trace() {
    let tomorrow = ["faketime", "-f", "+1d"];
    let has_clock = Command::new("faketime").arg("--version").output().is_ok();
    if !has_clock {
        eprintln!(
            "`faketime` is missing: THE CLOCK IS NOT TESTED; on Debian `sudo apt-get install faketime`"
        );
        assert!(env::var_os("CI").is_none(), "the clock has to be tested here");
    }
    let one = built(&[], &shipped("reproducible", Duration::ZERO), "1");
    let by = if has_clock { tomorrow.as_slice() } else { &[] };
    let other = built(by, &shipped("elsewhere/of another name", DAY), "4");
    assert_eq!(differing(&one, &other), [""; 0]);
    assert!(one.len() > 150, "{} files", one.len());
}

#[test]
fn a_changed_row_changes_what_shows_it_and_nothing_else() {
    let root = shipped("one-row", Duration::ZERO);
    let before = built(&[], &root, "2");
    let path = root.join("content/senet/bell/el.yaml");
    let text = fs::read_to_string(&path).unwrap();
    let row = "Τα πέντε τελευταία τετράγωνα, 26 έως 30.";
    assert_eq!(text.matches(row).count(), 1);
    fs::write(&path, text.replace(row, "Τα πέντε στο τέλος, από το 26 έως το 30.")).unwrap();
    let after = built(&[], &root, "2");
    // The variant, the comparison, and what a search finds.
    let expected = ["el/search.json", "el/senet/bell/index.html", "el/senet/compare/index.html"];
    assert_eq!(differing(&before, &after), expected);
}
