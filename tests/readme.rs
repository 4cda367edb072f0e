//! The README's walkthrough, step by step: the variant that it shows is added to the shipped site, builds, and
//! plays; the mistake that it shows is told as it shows it.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use variorum::{check, rulesets};
use walkdir::WalkDir;

const README: &str = include_str!("../README.md");
const FOLDER: &str = "content/senet/house-rules";

/// The text of the first fenced block after the words, without the indent of its list.
fn block_after(words: &str) -> String {
    let (_, rest) = README.split_once(words).expect(words);
    let (_, rest) = rest.split_once("```").expect("a block");
    let (block, _) = rest.split_once("```").expect("the end of the block");
    let lines: Vec<&str> = block.lines().skip(1).collect();
    let indent = lines.iter().filter(|line| !line.trim().is_empty()).map(|line| indent_of(line)).min();
    lines.iter().map(|line| line.get(indent.unwrap_or(0)..).unwrap_or("").to_owned() + "\n").collect()
}

fn indent_of(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// A copy of the shipped site in a folder of its own.
struct Site(PathBuf);

impl Site {
    fn shipped(name: &str) -> Site {
        let site = Site(Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme").join(name));
        let _ = fs::remove_dir_all(&site.0);
        for folder in ["content", "locales", "templates", "site"] {
            for entry in WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)) {
                let entry = entry.unwrap();
                let inside = entry.path().strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
                let to = site.root().join(inside);
                if entry.file_type().is_dir() {
                    fs::create_dir_all(to).unwrap();
                } else {
                    fs::copy(entry.path(), to).unwrap();
                }
            }
        }
        site
    }

    fn root(&self) -> &Path {
        &self.0
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.root().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Adds the README's variant, its rules changed as told.
    fn with_house_rules(name: &str, change: impl Fn(String) -> String) -> Site {
        let site = Site::shipped(name);
        site.write(
            &format!("{FOLDER}/variant.yaml"),
            &change(block_after("with what differs from the standard")),
        );
        site.write(&format!("{FOLDER}/en.yaml"), &block_after("Say it in words"));
        let game = fs::read_to_string(site.root().join("content/senet/game.yaml")).unwrap();
        site.write(
            "content/senet/game.yaml",
            &game.replace(
                "variants: [jequier, bell, kendall]",
                "variants: [jequier, bell, kendall, house-rules]",
            ),
        );
        site
    }
}

#[test]
fn the_variant_of_the_readme_builds_and_plays() {
    let site = Site::with_house_rules("right", |text| text);
    let report = check(site.root()).unwrap();
    assert_eq!(report.text(), "");
    let names: Vec<String> = rulesets(site.root()).unwrap().into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"senet/house-rules".to_owned()), "{names:?}");
}

#[test]
fn the_mistake_of_the_readme_is_told_as_it_says() {
    let site = Site::with_house_rules("wrong", |text| text.replace("throw-again", "throw-agian"));
    let told = check(site.root()).unwrap().text();
    let shown = block_after("and all mistakes of a run at once");
    assert!(told.contains(shown.trim()), "the README says\n{shown}\nthe program says\n{told}");
}
