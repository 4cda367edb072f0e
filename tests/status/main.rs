//! `variorum status` and `variorum accept`, run as translators run them.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod history;
mod page;
mod publish;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use expect_test::{Expect, expect};
use serde_json::Value;
use walkdir::WalkDir;

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

/// A site in a folder of its own.
struct Site(PathBuf);

impl Site {
    /// The shipped content in three of its languages, with records of all its texts; all else the program brings
    /// along.
    fn shipped(name: &str) -> Site {
        Site::with(name, &["content"])
    }

    /// These folders of the project, with records of all texts.
    fn with(name: &str, folders: &[&str]) -> Site {
        let site = Site(Path::new(env!("CARGO_TARGET_TMPDIR")).join("status").join(name));
        let _ = fs::remove_dir_all(&site.0);
        for folder in folders {
            copy(&Path::new(PROJECT).join(folder), &site.0.join(folder));
        }
        site.keep_languages(&["en", "el", "ru"]);
        for locale in ["el", "ru"] {
            site.run_well(&["accept", "--all", locale]);
        }
        site
    }

    /// Takes the other languages out of the content.
    fn keep_languages(&self, kept: &[&str]) {
        let settings = self.read("content/site.yaml");
        let path = |line: &'_ str| Some(line.strip_prefix("  ")?.split_once(": { name: ")?.0.to_owned());
        let others: Vec<String> =
            settings.lines().filter_map(path).filter(|path| !kept.contains(&path.as_str())).collect();
        let lines = settings.split_inclusive('\n');
        let stays = |line: &&str| path(line).is_none_or(|path| !others.contains(&path));
        self.write("content/site.yaml", &lines.filter(stays).collect::<String>());
        for entry in WalkDir::new(&self.0) {
            let entry = entry.unwrap();
            let stem = entry.path().file_stem().unwrap().to_str().unwrap();
            let folder = entry.path().parent().unwrap().file_name().unwrap().to_str().unwrap();
            if entry.file_type().is_file() && others.iter().any(|other| stem == other || folder == other) {
                fs::remove_file(entry.path()).unwrap();
            }
        }
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap()
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.0.join(path), text).unwrap();
    }

    /// Changes a text that stands in a file once.
    fn change(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {path}");
        self.write(path, &text.replace(from, to));
    }

    /// Changes what the English text of Bell says on throws.
    fn change_a_row(&self) {
        self.change("content/senet/bell/en.yaml", ROW, "A long die: 1, 2, 3 or 4.");
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        program.args(arguments).arg("--root").arg(&self.0).output().unwrap()
    }

    fn run_well(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Every text that is not up to date: language, page, key and standing.
    fn open(&self) -> Vec<[String; 4]> {
        let told: Value = serde_json::from_str(&self.run_well(&["status", "--format", "json"])).unwrap();
        let mut open = Vec::new();
        for locale in told["locales"].as_array().unwrap() {
            for text in locale["open"].as_array().unwrap() {
                let of = |key: &str| text[key].as_str().unwrap().to_owned();
                let path = locale["locale"].as_str().unwrap().to_owned();
                open.push([path, of("page"), of("key"), of("standing")]);
            }
        }
        open
    }
}

const ROW: &str = "One four-sided [long die](term:long-die): 1, 2, 3 or 4.";

fn copy(from: &Path, to: &Path) {
    for entry in WalkDir::new(from) {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        if entry.file_type().is_dir() {
            fs::create_dir_all(target).unwrap();
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn check(found: &str, expected: Expect) {
    expected.assert_eq(found);
}

/// What the project itself ships: who changes an English text sees here which translations it leaves behind.
#[test]
fn the_shipped_translations_are_up_to_date() {
    let told = Site(PROJECT.into()).run_well(&["status"]);
    let behind = told.contains(" behind") || told.contains(" unrecorded") || told.contains(" missing");
    assert!(!behind, "{told}once each is right again: `variorum accept PAGE LOCALE ROW`");
}

#[test]
fn a_changed_row_is_behind_in_every_translation_and_nothing_else_is() {
    let site = Site::shipped("row");
    assert!(site.open().is_empty(), "{:?}", site.open());
    site.change_a_row();
    let row = |locale: &str| [locale, "senet/bell", "rules.throws", "behind"].map(str::to_owned);
    assert_eq!(site.open(), [row("el"), row("ru")]);
    check(
        &site.run_well(&["status"]),
        expect![[r#"
            el: 129 of 129 texts translated, 1 behind
              content/senet/bell/el.yaml
                behind: rules.throws (line 68)
                  now: A long die: 1, 2, 3 or 4.
            ru: 129 of 129 texts translated, 1 behind
              content/senet/bell/ru.yaml
                behind: rules.throws (line 68)
                  now: A long die: 1, 2, 3 or 4.
        "#]],
    );
}

#[test]
fn accepting_a_row_mends_that_row() {
    let site = Site::shipped("accept");
    site.change_a_row();
    site.change("content/senet/en.yaml", "name: The last squares", "name: The last four squares");
    let said = site.run_well(&["accept", "senet/bell", "el", "throws"]);
    assert_eq!(said, "content/senet/bell/el.yaml: 1 text accepted\n");
    let open: Vec<String> = site.open().iter().map(|text| text[..3].join(" ")).collect();
    assert_eq!(
        open,
        [
            "el senet topics.last-squares.name",
            "ru senet topics.last-squares.name",
            "ru senet/bell rules.throws"
        ]
    );
    site.run_well(&["accept", "senet", "ru", "last-squares"]);
    site.run_well(&["accept", "--all", "el"]);
    assert_eq!(site.open().len(), 1);
    site.run_well(&["accept", "senet/bell", "ru"]);
    assert!(site.open().is_empty());
    let said = site.run_well(&["accept", "senet/bell", "ru"]);
    assert_eq!(said, "nothing to accept: no text is behind or unrecorded\n");
}

#[test]
fn a_name_that_is_not_known_gets_the_likely_one() {
    let site = Site::shipped("names");
    for (arguments, message) in [
        (&["senet/bel", "el"][..], "there is no page `senet/bel` to translate: did you mean `senet/bell`?"),
        (&["senet/bell", "elo"], "`elo` is none of the site's languages: did you mean `el`?"),
        (&["senet/bell", "en"], "`en` is the language that the others are translated from"),
        (&["senet/bell", "el", "thorws"], "`senet/bell` has no text `thorws`: did you mean `throws`?"),
        (&["--all", "pt"], "`pt` is none of the site's languages"),
    ] {
        let output = site.run(&[&["accept"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("error: {message}\n"));
    }
    for arguments in [&["accept"][..], &["accept", "senet"], &["accept", "senet", "--all", "el"]] {
        assert_eq!(site.run(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn records_outlive_a_new_order_and_new_lines() {
    let site = Site::shipped("order");
    let path = "content/senet/bell/en.yaml";
    let (before, after) =
        site.read(path).split_once("history: |").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let (history, rules) = after.split_once("\n# What this variant says").unwrap();
    let text = format!("history: |{history}\n{before}\n# What this variant says{rules}");
    site.write(
        path,
        &text.replace("  throws: >-\n    One four-sided ", "  throws: |\n    One\n    four-sided "),
    );
    assert!(site.open().is_empty(), "{:?}", site.open());
}

#[test]
fn a_text_without_a_record_is_unrecorded_and_a_text_that_is_not_there_missing() {
    let site = Site::shipped("missing");
    let record = "made-from/content/pages/about/ru.txt";
    let whole = site.read(record);
    fs::remove_file(site.0.join(record)).unwrap();
    fs::remove_file(site.0.join("content/senet/kendall/el.yaml")).unwrap();
    fs::remove_file(site.0.join("made-from/content/senet/kendall/el.txt")).unwrap();
    let rule = site.read("content/senet/bell/ru.yaml");
    let rule = rule.lines().find(|line| line.starts_with("name: ")).unwrap().to_owned();
    site.change("content/senet/bell/ru.yaml", &rule, "name: (todo)");
    check(
        &site.run_well(&["status"]),
        expect![[r#"
            el: 116 of 129 texts translated, 13 missing
              content/senet/kendall/el.yaml
                missing: all 13 texts
            ru: 128 of 129 texts translated, 1 missing, 3 unrecorded
              content/senet/bell/ru.yaml
                missing: name
              content/pages/about/ru.md
                unrecorded: all 3 texts
        "#]],
    );
    let output = site.run(&["accept", "senet/bell", "ru", "name"]);
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "error: `name` is missing in `content/senet/bell/ru.yaml`: translate it first\n"
    );
    site.run_well(&["accept", "about", "ru"]);
    assert_eq!(site.read(record), whole);
}

#[test]
fn a_damaged_record_is_told_and_written_anew() {
    let site = Site::shipped("damaged");
    let path = "made-from/content/senet/bell/ru.txt";
    let whole = site.read(path);
    let line = whole.lines().find(|line| line.starts_with("rules.throws ")).unwrap();
    site.write(path, &whole.replace(line, "<<<<<<< HEAD\nrules.throws 0123\n=======\n"));
    let report = variorum::check(&site.0).unwrap();
    assert!(!report.has_errors());
    check(
        &report.text(),
        expect![[r#"
            warning[damaged-record]: expected a key and a digest like `about 0123abcd`, found `<<<<<<< HEAD`
              --> made-from/content/senet/bell/ru.txt:39:1
               |
            39 | <<<<<<< HEAD
               | ^^^^^^^^^^^^
               |
               = help: remove the line, and let `variorum accept` write the record of the text

            warning[damaged-record]: expected a key and a digest like `about 0123abcd`, found `rules.throws 0123`
              --> made-from/content/senet/bell/ru.txt:40:1
               |
            40 | rules.throws 0123
               | ^^^^^^^^^^^^^^^^^
               |
               = help: remove the line, and let `variorum accept` write the record of the text

            warning[damaged-record]: expected a key and a digest like `about 0123abcd`, found `=======`
              --> made-from/content/senet/bell/ru.txt:41:1
               |
            41 | =======
               | ^^^^^^^
               |
               = help: remove the line, and let `variorum accept` write the record of the text

            3 warnings
        "#]],
    );
    assert_eq!(site.open(), [["ru", "senet/bell", "rules.throws", "unrecorded"].map(str::to_owned)]);
    site.run_well(&["accept", "senet/bell", "ru", "throws"]);
    assert_eq!(site.read(path), whole);
}

#[test]
fn messages_have_their_own_records() {
    let site = Site::with("messages", &["content", "locales"]);
    assert!(site.open().is_empty(), "{:?}", site.open());
    site.change("locales/en/pages.ftl", "history = History", "# A comment.\nhistory = Its history");
    let ru = site.read("locales/ru/pages.ftl").replace("sources = ", "# sources = ");
    site.write("locales/ru/pages.ftl", &ru);
    let open: Vec<String> = site.open().iter().map(|text| text.join(" ")).collect();
    assert_eq!(
        open,
        ["el messages history behind", "ru messages history behind", "ru messages sources missing"]
    );
    site.run_well(&["accept", "messages", "el", "history"]);
    assert_eq!(site.open().len(), 2);
}

#[test]
fn the_form_for_programs_has_every_open_text() {
    let site = Site::shipped("json");
    site.change_a_row();
    check(
        &site.run_well(&["status", "--locale", "el", "--format", "json"]),
        expect![[r#"
            {
              "source": "en",
              "locales": [
                {
                  "locale": "el",
                  "texts": 129,
                  "current": 128,
                  "behind": 1,
                  "unrecorded": 0,
                  "missing": 0,
                  "open": [
                    {
                      "page": "senet/bell",
                      "file": "content/senet/bell/el.yaml",
                      "line": 68,
                      "key": "rules.throws",
                      "standing": "behind",
                      "source": {
                        "file": "content/senet/bell/en.yaml",
                        "line": 68,
                        "now": "A long die: 1, 2, 3 or 4.",
                        "was": null
                      }
                    }
                  ]
                }
              ],
              "drafts": []
            }
        "#]],
    );
}

#[test]
fn errors_of_the_content_come_before_its_status() {
    let site = Site::shipped("errors");
    site.change("content/site.yaml", "beta: shown", "beta: shwon");
    for arguments in [&["status"][..], &["accept", "senet", "el"]] {
        let output = site.run(arguments);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.starts_with("error[wrong-value]: "), "{told}");
        let last = "nothing is said of the translations while the files have errors: mend these first\n";
        assert!(told.ends_with(last), "{told}");
    }
    assert_eq!(Site::shipped("errors").run(&["status", "--locale", "nl"]).status.code(), Some(2));
}
