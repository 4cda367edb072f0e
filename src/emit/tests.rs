//! Builds against real folders: what is kept, replaced, removed and refused.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use super::*;

/// A folder of one test, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("variorum-emit-{}-{name}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn output(&self) -> PathBuf {
        self.0.join("public")
    }

    fn write(&self, path: &str, text: &str) {
        let file = self.output().join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    /// Every file of the output and its text, without the list of our own.
    fn shows(&self, expected: &[(&str, &str)]) {
        let mut found = Vec::new();
        for entry in walkdir::WalkDir::new(self.output()).sort_by_file_name() {
            let entry = entry.unwrap();
            let path = entry.path().strip_prefix(self.output()).unwrap().to_str().unwrap().to_owned();
            if entry.file_type().is_file() && path != ".variorum-files" {
                found.push((path, fs::read_to_string(entry.path()).unwrap()));
            }
        }
        let found: Vec<(&str, &str)> =
            found.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        assert_eq!(found, expected);
        assert!(!self.0.join("public.staging").exists(), "the staging folder is gone");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn build(output: &Path, files: &[(&str, &str)]) -> Result<Summary, EmitError> {
    let emit = Emit::begin(output)?;
    let mut staged = Vec::new();
    for (path, text) in files {
        let kind = if path.ends_with(".html") { Kind::Page } else { Kind::Asset };
        staged.push(emit.stage(&File { path: (*path).to_owned(), bytes: text.as_bytes().to_vec(), kind })?);
    }
    emit.finish(staged)
}

#[test]
fn writes_a_new_folder() {
    let folder = Folder::new("new");
    let summary = build(&folder.output(), &[("en/index.html", "a"), ("assets/a.css", "b")]).unwrap();
    folder.shows(&[("assets/a.css", "b"), ("en/index.html", "a")]);
    let expected = Summary {
        pages: 1,
        copies: 0,
        other_files: 1,
        written: 2,
        unchanged: 0,
        removed: 0,
        foreign: Vec::new(),
    };
    assert_eq!(summary, expected);
}

#[test]
fn does_not_touch_a_file_with_the_same_bytes() {
    let folder = Folder::new("same");
    build(&folder.output(), &[("a.html", "a"), ("b.html", "b")]).unwrap();
    let modified = |path: &str| fs::metadata(folder.output().join(path)).unwrap().modified().unwrap();
    let before = [modified("a.html"), modified(".variorum-files")];
    std::thread::sleep(std::time::Duration::from_millis(20));
    let summary = build(&folder.output(), &[("a.html", "a"), ("b.html", "c")]).unwrap();
    assert_eq!([modified("a.html"), modified(".variorum-files")], before);
    assert_eq!((summary.written, summary.unchanged), (1, 1));
    folder.shows(&[("a.html", "a"), ("b.html", "c")]);
}

#[test]
fn removes_pages_that_are_gone_and_the_folders_they_leave_empty() {
    let folder = Folder::new("gone");
    build(&folder.output(), &[("en/a/index.html", "a"), ("en/b/index.html", "b"), ("en/b/c.html", "c")])
        .unwrap();
    folder.write("en/a/notes.txt", "mine");
    let summary = build(&folder.output(), &[("en/index.html", "c")]).unwrap();
    folder.shows(&[("en/a/notes.txt", "mine"), ("en/index.html", "c")]);
    assert!(!folder.output().join("en/b").exists());
    assert_eq!((summary.removed, summary.foreign), (3, vec!["en/a/notes.txt".to_owned()]));
}

#[test]
fn never_overwrites_what_it_did_not_write() {
    let folder = Folder::new("foreign");
    folder.write("CNAME", "example.org");
    folder.write("en/index.html", "mine");
    let refused = build(&folder.output(), &[("a.css", "a"), ("en/index.html", "b")]).unwrap_err();
    assert!(refused.to_string().contains("`en/index.html`"), "{refused}");
    folder.shows(&[("CNAME", "example.org"), ("en/index.html", "mine")]);
}

#[test]
fn takes_over_a_foreign_file_of_the_same_bytes() {
    let folder = Folder::new("adopted");
    folder.write("a.html", "a");
    build(&folder.output(), &[("a.html", "a")]).unwrap();
    build(&folder.output(), &[("a.html", "b")]).unwrap();
    folder.shows(&[("a.html", "b")]);
}

#[test]
fn an_abandoned_build_leaves_the_output_as_it_was() {
    let folder = Folder::new("abandoned");
    build(&folder.output(), &[("a.html", "a")]).unwrap();
    let emit = Emit::begin(&folder.output()).unwrap();
    emit.stage(&File { path: "a.html".to_owned(), bytes: b"b".to_vec(), kind: Kind::Page }).unwrap();
    drop(emit);
    folder.shows(&[("a.html", "a")]);
}

#[test]
fn clears_what_a_killed_run_left_beside_the_output() {
    let folder = Folder::new("killed");
    let emit = Emit::begin(&folder.output()).unwrap();
    emit.stage(&File { path: "old.html".to_owned(), bytes: b"b".to_vec(), kind: Kind::Page }).unwrap();
    // A killed process runs no destructor, but its lock goes with it.
    let Emit { staging, .. } = emit;
    staging.abandon();
    build(&folder.output(), &[("a.html", "a")]).unwrap();
    folder.shows(&[("a.html", "a")]);
}

#[test]
fn a_run_killed_between_two_renames_owns_what_it_wrote() {
    let folder = Folder::new("between");
    folder.write("a.html", "new");
    folder.write(".variorum-files", "a.html\nb.html\n");
    build(&folder.output(), &[("a.html", "newer"), ("b.html", "b")]).unwrap();
    folder.shows(&[("a.html", "newer"), ("b.html", "b")]);
}

#[test]
fn two_builds_do_not_meet_in_one_folder() {
    let folder = Folder::new("two");
    let first = Emit::begin(&folder.output()).unwrap();
    let second = build(&folder.output(), &[("a.html", "a")]).unwrap_err();
    assert!(second.to_string().contains("another build"), "{second}");
    drop(first);
    build(&folder.output(), &[("a.html", "a")]).unwrap();
}

#[test]
fn a_folder_of_the_staging_folders_name_is_not_cleared() {
    let folder = Folder::new("staging");
    let precious = folder.0.join("public.staging").join("letter.txt");
    fs::create_dir_all(precious.parent().unwrap()).unwrap();
    fs::write(&precious, "dear").unwrap();
    assert!(build(&folder.output(), &[("a.html", "a")]).is_err());
    assert_eq!(fs::read_to_string(precious).unwrap(), "dear");
}

#[cfg(unix)]
#[test]
fn links_in_the_output_lead_nowhere_outside() {
    let folder = Folder::new("links");
    let outside = folder.0.join("outside");
    fs::create_dir_all(&outside).unwrap();
    fs::write(outside.join("index.html"), "theirs").unwrap();
    fs::create_dir_all(folder.output()).unwrap();
    std::os::unix::fs::symlink(&outside, folder.output().join("en")).unwrap();
    folder.write(".variorum-files", "en/index.html\n../outside/index.html\n");
    assert!(build(&folder.output(), &[("en/index.html", "ours")]).is_err());
    build(&folder.output(), &[("a.html", "a")]).unwrap();
    assert_eq!(fs::read_to_string(outside.join("index.html")).unwrap(), "theirs");
}
