//! Small inputs that other tools of this kind got wrong: a few files of a site, the whole report on them, and
//! what is built.
//!
//! The files of a case replace those of the small site in `tests/cases/base`; what that does not have, the
//! program carries. `--- PATH` begins a file; in brackets after it may stand `crlf`, `bom`, `removed`, or `as`
//! and a folder of the project whose files are put there, `, counting few many` with plural forms beside those they have.
//! `=== report` begins the report of a build. After it may stand, each with what it gives: `=== strict`, the
//! code that `variorum check --strict` ends with; `=== PATH`, a file of the output, or `=== PATH: WORDS`, its
//! lines that have the words; `=== files WORDS` and `=== naming WORDS`, the files whose path or text has them.
//! `UPDATE_EXPECT=1` accepts what is found.
#![expect(clippy::unwrap_used, reason = "a test that cannot read its own files has failed")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use walkdir::WalkDir;

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");

#[test]
fn every_case_gives_what_it_should() {
    let mut paths: Vec<PathBuf> = fs::read_dir(CASES).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "case"));
    paths.sort();
    assert!(paths.len() > 10, "{paths:?}");
    let mut wrong = Vec::new();
    for path in paths {
        let case = fs::read_to_string(&path).unwrap();
        let found = run(&case, path.file_stem().unwrap().to_str().unwrap());
        if found == case {
            continue;
        }
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, found).unwrap();
        } else {
            wrong.push(format!("{}\nexpected:\n{case}\nfound:\n{found}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The case as it is found to be.
fn run(case: &str, name: &str) -> String {
    let (files, wanted) = case.split_once("=== report\n").expect("a case has a report");
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cases").join(name);
    let _ = fs::remove_dir_all(&root);
    for (path, bytes) in read(&Path::new(CASES).join("base")) {
        write(&root.join(path), &bytes);
    }
    for file in files.split("--- ").skip(1) {
        let (header, text) = file.split_once('\n').unwrap();
        let (path, forms) = header.split_once(" [").unwrap_or((header, ""));
        if let Some(folder) = forms.strip_prefix("as ") {
            let (folder, counted) = folder
                .trim_end_matches(']')
                .split_once(", counting ")
                .unwrap_or((folder.trim_end_matches(']'), ""));
            let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for (name, bytes) in read(&shipped) {
                let text = counting(&String::from_utf8(bytes).unwrap(), counted);
                write(&root.join(path).join(name), text.as_bytes());
            }
            continue;
        }
        if forms.contains("removed") {
            fs::remove_file(root.join(path)).unwrap();
            continue;
        }
        let text = if forms.contains("crlf") { text.replace('\n', "\r\n") } else { text.to_owned() };
        let mark = if forms.contains("bom") { "\u{feff}" } else { "" };
        write(&root.join(path), format!("{mark}{text}").as_bytes());
    }
    let report =
        String::from_utf8(variorum(&["build", "--no-compression", "--no-pictures"], &root).stderr).unwrap();
    let output = read(&root.join("public"));
    let mut found = format!("{files}=== report\n{report}");
    let wanted = wanted.lines().filter_map(|line| line.strip_prefix("=== "));
    for section in wanted {
        found += &format!("=== {section}\n{}", shown(section, &output, &root));
    }
    found
}

/// Messages whose plurals have these forms too, each as its form for one.
fn counting(text: &str, forms: &str) -> String {
    let more = |line: &str| {
        let one = line.trim_start().starts_with("[one] ");
        let forms = forms.split_whitespace().filter(|_| one);
        forms.map(|form| line.replacen("[one]", &format!("[{form}]"), 1)).collect::<String>()
    };
    text.split_inclusive('\n').map(|line| format!("{line}{}", more(line))).collect()
}

/// What a section of a case gives.
fn shown(section: &str, output: &BTreeMap<String, Vec<u8>>, root: &Path) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let names = |wanted: &dyn Fn(&str, &[u8]) -> bool| {
        let named = output.iter().filter(|(path, bytes)| wanted(path, bytes));
        named.map(|(path, _)| format!("{path}\n")).collect()
    };
    if section == "strict" {
        let ended = variorum(&["check", "--strict"], root);
        return format!("{}\n", ended.status.code().unwrap());
    }
    if let Some(words) = section.strip_prefix("files ") {
        return names(&|path, _| path.contains(words));
    }
    if let Some(words) = section.strip_prefix("naming ") {
        return names(&|_, bytes| text(bytes).contains(words));
    }
    let (path, words) = section.split_once(": ").unwrap_or((section, ""));
    let Some(bytes) = output.get(path) else { return "there is no such file\n".to_owned() };
    let text = text(bytes);
    text.lines().filter(|line| line.contains(words)).map(|line| format!("{line}\n")).collect()
}

fn variorum(arguments: &[&str], root: &Path) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(arguments).arg("--root").arg(root).output().unwrap()
}

fn read(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in WalkDir::new(folder).into_iter().filter_map(Result::ok) {
        let path = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
        if entry.file_type().is_file() && path != ".variorum-files" {
            found.insert(path, fs::read(entry.path()).unwrap());
        }
    }
    found
}

fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}
