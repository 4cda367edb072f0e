//! The code itself: which stage may know which, how long files and functions are, what every file begins
//! with, and that the documents name paths that exist.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// What the files of a module of `src/` may name of the crate, beside themselves.
const MAY_NAME: &[(&str, &[&str])] = &[
    ("source", &[]),
    ("format", &[]),
    ("writing", &[]),
    ("hosts", &[]),
    ("diag", &["source"]),
    ("load", &["source", "diag", "writing"]),
    ("check", &["source", "diag", "format", "writing", "hosts", "load"]),
    ("resolve", &["source", "diag", "hosts", "check"]),
    ("render", &["source", "diag", "writing", "hosts", "resolve"]),
    ("scaffold", &["source", "diag", "format", "writing", "load", "check"]),
    ("deploy", &["hosts"]),
    ("finish", &["hosts", "render"]),
    ("emit", &["source", "diag", "hosts", "render", "finish", "deploy", "scaffold"]),
];

/// Modules that stand above the stages and put them together.
const ABOVE: &[&str] = &["lib", "main", "commands", "serve"];

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 60;
const LONGEST_SCRIPT: usize = 200;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below the folders with the ending, by its path from the root, in order.
fn files(folders: &[&str], ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in folders {
        for entry in WalkDir::new(root().join(folder)).sort_by_file_name() {
            let entry = entry.unwrap_or_else(|error| panic!("cannot read {folder}: {error}"));
            let path = entry.path();
            let inner = path.components().any(|part| part.as_os_str() == "node_modules");
            if !inner && path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
                found.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    found
}

fn rust_files() -> Vec<(String, String)> {
    files(&["src", "engine", "tests"], "rs")
}

/// The text before the file's own tests; none of a file that is all tests.
fn without_tests(text: &str) -> &str {
    if text.contains("\n#![cfg(test)]\n") {
        return "";
    }
    text.split("\n#[cfg(test)]").next().unwrap_or(text)
}

fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// `crate::NAME` in every place where the text says so.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split("crate::").skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    })
}

#[test]
fn a_stage_names_only_what_stands_before_it() {
    let mut wrong = Vec::new();
    for (name, text) in files(&["src"], "rs") {
        let path = PathBuf::from(&name);
        let module = path.iter().nth(1).unwrap().to_string_lossy().trim_end_matches(".rs").to_owned();
        if ABOVE.contains(&module.as_str()) {
            continue;
        }
        let Some((_, allowed)) = MAY_NAME.iter().find(|(stage, _)| *stage == module) else {
            wrong.push(format!("{name}: `{module}` has no place in the table of stages"));
            continue;
        };
        for other in named(without_tests(&text)) {
            if other != module && !allowed.contains(&other) {
                wrong.push(format!("{name}: names `crate::{other}`, which `{module}` may not know"));
            }
        }
    }
    none(wrong);
}

#[test]
fn only_load_and_emit_touch_the_disk() {
    let mut wrong = Vec::new();
    for (name, text) in files(&["src"], "rs") {
        let free = ["src/load", "src/emit", "src/main.rs", "src/commands"];
        if !free.iter().any(|stage| name.starts_with(stage)) && without_tests(&text).contains("std::fs") {
            wrong.push(format!("{name}: touches the disk"));
        }
    }
    none(wrong);
}

#[test]
fn the_engine_knows_no_game_and_no_file() {
    let mut wrong = Vec::new();
    for (name, text) in files(&["engine/src", "engine/wasm/src", "src"], "rs") {
        let text = without_tests(&text).to_lowercase();
        for word in ["senet", "jequier", "jéquier", "kendall"] {
            for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
                if line.contains(word) {
                    wrong.push(format!("{name}: the code says `{word}`: {}", line.trim()));
                }
            }
        }
        if name.starts_with("engine/src") && (text.contains("extern crate") || text.contains("use std::")) {
            wrong.push(format!("{name}: uses more than `core`"));
        }
    }
    none(wrong);
}

#[test]
fn every_file_says_what_it_is_for() {
    let wrong = rust_files()
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//!"))
        .map(|(name, _)| format!("{name}: does not start with `//!`"));
    none(wrong.collect());
}

#[test]
fn no_module_is_named_after_nothing() {
    let nothing = ["utils", "util", "common", "types", "helpers", "errors", "misc"];
    let wrong = files(&["src", "engine"], "rs").into_iter().map(|(name, _)| name).filter(|name| {
        Path::new(name).with_extension("").iter().any(|part| nothing.contains(&&*part.to_string_lossy()))
    });
    none(wrong.map(|name| format!("{name}: its concept has no name yet")).collect());
}

#[test]
fn files_and_functions_are_short() {
    let mut wrong = Vec::new();
    for (name, text) in rust_files() {
        let lines = without_tests(&text).lines().count();
        if lines > LONGEST_FILE {
            wrong.push(format!("{name}: {lines} lines, at most {LONGEST_FILE}"));
        }
        for (line, length) in long_functions(&text) {
            wrong.push(format!("{name}:{line}: a function of {length} lines, at most {LONGEST_FUNCTION}"));
        }
    }
    for (name, text) in files(&["site"], "js") {
        let lines = text.lines().count();
        if lines > LONGEST_SCRIPT {
            wrong.push(format!("{name}: {lines} lines, at most {LONGEST_SCRIPT}"));
        }
    }
    none(wrong);
}

/// Line and length of every function that is too long; rustfmt puts the closing brace below its `fn`.
fn long_functions(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let is_function =
            line.trim_start().split(' ').take(5).any(|word| word == "fn") && !line.contains("//");
        if !is_function || line.trim_end().ends_with(';') || line.trim_end().ends_with('}') {
            continue;
        }
        let close = format!("{}}}", " ".repeat(indent));
        let length = lines[start..].iter().position(|line| **line == close).map_or(0, |end| end + 1);
        if length > LONGEST_FUNCTION {
            found.push((start + 1, length));
        }
    }
    found
}

#[test]
fn nothing_is_left_for_later() {
    let marks = ["todo!(", "unimplemented!(", "dbg!(", "TODO", "FIXME", "XXX", "#[ignore", "#[should_panic"];
    let mut wrong = Vec::new();
    for (name, text) in rust_files().into_iter().chain(files(&["site", "tests/browser"], "js")) {
        if name == "tests/tidy.rs" {
            continue;
        }
        for mark in marks {
            if text.contains(mark) {
                wrong.push(format!("{name}: has `{mark}`"));
            }
        }
    }
    none(wrong);
}

#[test]
fn every_allowance_has_its_reason() {
    let mut wrong = Vec::new();
    for (name, text) in rust_files() {
        for (number, line) in text.lines().enumerate() {
            let allows =
                line.contains("#[allow(") || line.contains("#![allow(") || line.contains("#[expect(");
            if allows && !text.lines().skip(number).take(4).any(|line| line.contains("reason =")) {
                wrong.push(format!("{name}:{}: an allowance without `reason = …`", number + 1));
            }
        }
    }
    wrong.retain(|line| !line.starts_with("tests/tidy.rs"));
    none(wrong);
}

#[test]
fn the_list_of_tests_names_tests_that_there_are() {
    let text = fs::read_to_string(root().join("tests/README.md")).unwrap();
    let code: String = rust_files().into_iter().map(|(_, text)| text).collect();
    let named = text.split('`').skip(1).step_by(2);
    let tests = named.filter(|name| name.contains('_') && name.chars().all(|c| c.is_lowercase() || c == '_'));
    let wrong: Vec<String> = tests
        .filter(|name| {
            !code.contains(&format!("#[test]\nfn {name}()"))
                && !code.contains(&format!("#[test]\n    fn {name}()"))
        })
        .map(|name| format!("tests/README.md: there is no test `{name}`"))
        .collect();
    assert!(text.contains("`files_that_are_empty_for_a_moment_do_no_harm`"));
    none(wrong);
}

#[test]
fn templates_leave_capitals_to_styles() {
    let mut wrong = Vec::new();
    for (name, text) in files(&["templates"], "html") {
        for filter in ["upper", "lower", "capitalize", "title"] {
            // In capitals Greek drops its accents: only styles know the language.
            if text.contains(&format!("| {filter}")) || text.contains(&format!("|{filter}")) {
                wrong.push(format!("{name}: `{filter}` knows no language, `text-transform` does"));
            }
        }
    }
    none(wrong);
}

#[test]
fn documents_name_paths_that_exist() {
    let tops = ["src/", "engine/", "content/", "templates/", "locales/", "site/", "tests/", "docs/", ".ci/"];
    let mut wrong = Vec::new();
    for name in ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "tests/README.md"] {
        let text = fs::read_to_string(root().join(name)).unwrap_or_default();
        assert!(!text.is_empty(), "{name} is missing");
        let linked = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for path in text.split('`').skip(1).step_by(2).chain(linked) {
            let is_path = tops.iter().any(|top| path.starts_with(top));
            let is_pattern =
                path.contains(['*', '<', '…', ' ']) || path.contains("LOCALE") || path.contains("GAME");
            // The README's walkthrough makes this folder.
            let is_pattern = is_pattern || path.contains("house-rules");
            if is_path && !is_pattern && !root().join(path).exists() {
                wrong.push(format!("{name}: `{path}` does not exist"));
            }
        }
    }
    none(wrong);
}
