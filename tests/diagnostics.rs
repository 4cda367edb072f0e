//! What authors are told: each case is a few files of a site and the whole report on them.
//!
//! The files of a case replace those of the small site in `tests/diagnostics/base`, which has the shipped
//! messages, templates and assets. `--- PATH` begins a file; in brackets after it may stand `crlf`, `bom`,
//! `latin-1` or `padded`, how its text is stored, `removed`, or `link`: a symbolic link to the path that is its
//! text stands there.
//! `=== report` begins the report. `UPDATE_EXPECT=1` accepts the reports as they are.

#![expect(clippy::unwrap_used, reason = "a test that cannot read its own files has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/diagnostics");

#[test]
fn every_case_gives_its_report() {
    let mut wrong = Vec::new();
    for path in cases() {
        let case = fs::read_to_string(&path).unwrap();
        let (files, expected) = case.split_once("=== report\n").expect("a case has a report");
        let found = report_on(files, path.file_stem().unwrap().to_str().unwrap());
        if found == expected {
            continue;
        }
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, format!("{files}=== report\n{found}")).unwrap();
        } else {
            wrong.push(format!("{}\nexpected:\n{expected}\nfound:\n{found}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_base_of_the_cases_is_a_sound_site() {
    assert_eq!(report_on("", "base"), "");
}

#[test]
fn every_code_has_a_case() {
    let mut codes = BTreeSet::new();
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let text = fs::read_to_string(path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        for opening in [".error(", ".warning(", "told(", "mended(", "unquoted(", "code: ", "let code = "] {
            codes.extend(text.split(opening).skip(1).filter_map(first_word));
        }
    }
    assert!(codes.len() > 30, "the codes are found: {codes:?}");
    let reports: String = cases().iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    codes.retain(|code| !reports.contains(&format!("[{code}]: ")));
    assert!(codes.is_empty(), "codes without a case: {codes:?}");
}

/// Contradictions that a file cannot state: what would make them is refused where it is written.
const TOLD_SOONER: [&str; 5] = ["BoardSize", "RowLength", "DiceSize", "BeyondBoard", "BarrierEmpty"];

#[test]
fn every_contradiction_has_a_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let engine = fs::read_to_string(root.join("engine/src/contradiction.rs")).unwrap();
    let (_, kinds) = engine.split_once("pub enum Clash {").unwrap();
    let (kinds, _) = kinds.split_once("\n}").unwrap();
    let kinds: Vec<&str> = kinds
        .lines()
        .map(|line| line.trim().split([',', '(']).next().unwrap())
        .filter(|kind| !kind.is_empty() && !kind.starts_with("//"))
        .collect();
    assert!(kinds.len() > 20, "the kinds are found: {kinds:?}");
    let told = fs::read_to_string(root.join("src/resolve/contradictions.rs")).unwrap();
    let mut wrong = Vec::new();
    for kind in kinds {
        let dashed: String = kind
            .chars()
            .map(|c| if c.is_uppercase() { format!("-{}", c.to_lowercase()) } else { c.to_string() })
            .collect();
        let case = format!("contradiction{dashed}.case");
        let text = fs::read_to_string(Path::new(CASES).join(&case)).unwrap_or_default();
        let (_, report) = text.split_once("=== report\n").unwrap_or_default();
        let (_, words) = told.split_once(&format!("Clash::{kind}")).unwrap();
        let words = words.split('"').nth(1).unwrap();
        let is_told = match TOLD_SOONER.contains(&kind) {
            true => report.starts_with("error[out-of-range]: "),
            false => {
                report.starts_with("error[contradiction]: ")
                    && words
                        .split('{')
                        .all(|part| report.contains(part.split_once('}').map_or(part, |(_, rest)| rest)))
            }
        };
        if !is_told {
            wrong.push(format!("{case} does not show `{words}`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_folder_that_cannot_be_read_is_no_report() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-site");
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(&root).unwrap();
    let told = |root: &Path| variorum::check(root).err().unwrap().to_string();
    assert!(told(&root).contains("give the site's folder with --root"));
}

/// The quoted text that comes first, if it is a code.
fn first_word(text: &str) -> Option<String> {
    let code = text.trim_start().strip_prefix('"')?.split('"').next()?;
    let is_code = code.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    is_code.then(|| code.to_owned())
}

fn cases() -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(CASES).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "case"));
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push(path);
        }
    }
    found
}

fn report_on(files: &str, name: &str) -> String {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("diagnostics").join(name);
    if root.exists() {
        fs::remove_dir_all(&root).unwrap();
    }
    copy(&Path::new(CASES).join("base"), &root);
    for shipped in ["locales/en", "locales/el", "templates", "site"] {
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join(shipped), &root.join(shipped));
    }
    for file in files.split("--- ").skip(1) {
        let (header, text) = file.split_once('\n').unwrap();
        let (path, forms) = header.split_once(" [").unwrap_or((header, ""));
        let place = root.join(path);
        if forms.contains("removed") {
            fs::remove_file(&place).unwrap();
            continue;
        }
        fs::create_dir_all(place.parent().unwrap()).unwrap();
        if forms.contains("link") {
            link(text.trim(), &place);
            continue;
        }
        fs::write(&place, stored(text, forms)).unwrap();
    }
    variorum::check(&root).unwrap().text()
}

/// Puts a symbolic link in the place of what is there.
fn link(to: &str, place: &Path) {
    if place.is_dir() {
        fs::remove_dir_all(place).unwrap();
    } else if place.exists() {
        fs::remove_file(place).unwrap();
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink(to, place).unwrap();
    #[cfg(not(unix))]
    panic!("no link to {to}: cases with links need a system that has them");
}

fn stored(text: &str, forms: &str) -> Vec<u8> {
    let mut text = text.to_owned();
    if forms.contains("crlf") {
        text = text.replace('\n', "\r\n");
    }
    if forms.contains("bom") {
        text.insert(0, '\u{feff}');
    }
    if forms.contains("padded") {
        text.push_str(&" ".repeat(2_100_000));
    }
    if forms.contains("latin-1") {
        return text.chars().map(|c| c as u32 as u8).collect();
    }
    text.into_bytes()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}
