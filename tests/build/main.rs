//! Whole builds of small sites: the pages they give, the folders they leave, the links on every page.
#![expect(clippy::unwrap_used, reason = "a test that cannot read its own files has failed")]

mod compare;
mod copies;
mod deploy;
mod deploy_folder;
mod drafts;
mod examples;
mod found;
mod golden;
mod killed;
mod links;
mod output;
mod passed;
mod posters;
mod previous;
mod program;
mod refused;
mod reproducible;
mod search;
mod unplayable;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use variorum::{BuildOptions, Built, build};

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

/// A site in a folder of its own.
struct Site {
    root: PathBuf,
}

impl Site {
    /// The site of `tests/site` with the project's templates, English messages, styles and scripts.
    fn new(test: &str) -> Site {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build").join(test);
        let _ = fs::remove_dir_all(&root);
        let project = Path::new(PROJECT);
        copy(&project.join("tests/site"), &root);
        for shipped in ["templates", "site", "locales/en"] {
            copy(&project.join(shipped), &root.join(shipped));
        }
        Site { root }
    }

    fn write(&self, path: &str, text: &str) {
        let file = self.root.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    /// Changes a text that stands in a file once.
    fn change(&self, path: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.root.join(path)).unwrap();
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {path}");
        self.write(path, &text.replace(from, to));
    }

    fn options(&self) -> BuildOptions {
        BuildOptions::plain(self.root.clone())
    }

    fn build(&self) -> Built {
        build(&self.options()).unwrap()
    }

    /// A build whose files have no error.
    fn build_well(&self) -> Built {
        let built = self.build();
        assert!(!built.report.has_errors(), "{}", built.report.text());
        built
    }

    fn output(&self) -> PathBuf {
        self.root.join("public")
    }
}

/// Every file below a folder by its path, without the list that builds keep for themselves.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in walkdir::WalkDir::new(folder) {
        let entry = entry.unwrap();
        let path = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
        if entry.file_type().is_file() && ![".variorum-files", ".variorum-earlier"].contains(&&*path) {
            found.insert(path, fs::read(entry.path()).unwrap());
        }
    }
    found
}

fn copy(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        if entry.file_type().is_dir() {
            fs::create_dir_all(target).unwrap();
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
