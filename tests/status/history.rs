//! Records in a repository: changes of two translators, earlier wordings, a shallow clone, no git at all.

use std::fs;
use std::path::Path;
use std::process::Command;

use expect_test::expect;

use crate::{Site, check};

/// Runs git in a folder, with nothing of the machine's own settings.
fn git(folder: &Path, arguments: &[&str]) {
    let settings =
        ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
    let mut git = Command::new("git");
    git.arg("-C").arg(folder).args(settings).args(arguments);
    git.env("GIT_CONFIG_NOSYSTEM", "1").env("HOME", folder);
    let output = git.output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {output:?}");
}

/// A repository in which a row was changed after it was translated.
fn repository(name: &str) -> Site {
    let site = Site::shipped(name);
    git(&site.0, &["init", "-q", "-b", "main"]);
    commit(&site, "translated");
    site.change_a_row();
    commit(&site, "changed");
    site.change("content/senet/bell/en.yaml", "history: |\n", "history: |\n  First of all:\n");
    commit(&site, "changed elsewhere");
    site
}

fn commit(site: &Site, subject: &str) {
    git(&site.0, &["add", "-A"]);
    git(&site.0, &["commit", "-q", "-m", subject]);
}

#[test]
fn shows_the_source_as_it_was_where_the_history_is_at_hand() {
    let site = repository("history");
    check(
        &site.run_well(&["status", "--locale", "el"]),
        expect![[r#"
            el: 129 of 129 texts translated, 2 behind
              content/senet/bell/el.yaml
                behind: history (line 34)
                  was: Senet is one …
                  now: First of all: Senet is one …
                behind: rules.throws (line 68)
                  was: One four-sided [long die](term:long-die): 1, 2, 3 or 4.
                  now: A long die: 1, 2, 3 or 4.
        "#]],
    );
}

#[test]
fn a_shallow_clone_knows_what_is_behind() {
    let site = repository("deep");
    let shallow = Site(site.0.with_file_name("shallow"));
    let _ = fs::remove_dir_all(&shallow.0);
    let address = format!("file://{}", site.0.display());
    git(site.0.parent().unwrap(), &["clone", "-q", "--depth", "1", &address, "shallow"]);
    assert_eq!(shallow.open(), site.open());
    let told = shallow.run_well(&["status", "--locale", "el"]);
    assert!(told.contains("now: A long die: 1, 2, 3 or 4.") && !told.contains("was: "), "{told}");
}

#[test]
fn status_needs_no_git() {
    let site = repository("no-git");
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(["status", "--root"]).arg(&site.0).env("PATH", "");
    let output = program.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8(output.stdout).unwrap().contains("behind: rules.throws"));
}

#[test]
fn git_joins_what_two_translators_accept_in_neighbouring_rows() {
    let site = Site::shipped("joined");
    git(&site.0, &["init", "-q", "-b", "main"]);
    site.change_a_row();
    site.change(
        "content/senet/bell/en.yaml",
        "\n    The last five squares, 26 to 30.",
        "\n    The five last squares, 26 to 30.",
    );
    commit(&site, "changed");
    for (branch, row) in [("first", "throws"), ("second", "safe-squares")] {
        git(&site.0, &["switch", "-q", "-c", branch, "main"]);
        site.run_well(&["accept", "senet/bell", "el", row]);
        commit(&site, row);
    }
    git(&site.0, &["merge", "-q", "--no-edit", "first"]);
    let open = site.open();
    assert!(open.len() == 2 && open.iter().all(|text| text[0] == "ru"), "{open:?}");
}
