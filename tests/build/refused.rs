//! Disks that are full or must not be written: a clear error, and everything stays as it was.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use crate::{Site, copy, files};

/// Who may do less than root, and owns nothing.
const NOBODY: &str = "65534";

/// Runs a build that must fail, and changes nothing; gives what it says.
fn refused(command: &mut Command, output: &Path, before: &BTreeMap<String, Vec<u8>>) -> String {
    let ended = command.output().unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    let told = told[told.rfind("error: ").unwrap_or_default()..].to_owned();
    assert_eq!(ended.status.code(), Some(2), "{told}");
    assert!(files(output) == *before, "the output is as it was");
    assert!(!output.with_file_name("public.staging").exists());
    told
}

#[test]
fn a_disk_that_takes_no_more_is_told_and_leaves_the_output_as_it_was() {
    let site = Site::new("full");
    site.build_well();
    let before = files(&site.output());
    site.write("site/page.css", "main { margin: 1px; }\n");
    site.change("content/pages/about/en.md", "What it is for.", "What it is good for.");
    // A file can be so many blocks long and no longer: the program gets the error that a full disk gives it.
    for (blocks, copies) in [(4, "--no-compression"), (30, "--no-compression"), (4, "--no-pictures")] {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" build {copies} --root \"$1\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_variorum")]).arg(&site.root);
        let told = refused(&mut command, &site.output(), &before);
        assert!(told.starts_with("error: cannot write `") && told.contains("too large"), "{told}");
    }
    site.build_well();
    assert!(files(&site.output()) != before);
}

#[test]
fn a_folder_that_must_not_be_written_is_told_and_stays_as_it_was() {
    let site = Site::new("read-only");
    site.build_well();
    site.change("content/pages/about/en.md", "What it is for.", "What it is good for.");
    // Root may write everywhere and cannot be refused: where the tests run as root, the build runs as nobody,
    // in a folder that nobody can reach.
    let folder = Folder(env::temp_dir().join(format!("variorum-read-only-{}", process::id())));
    let (root, program) = (folder.0.join("site"), folder.0.join("variorum"));
    copy(&site.root, &root);
    fs::copy(env!("CARGO_BIN_EXE_variorum"), &program).unwrap();
    let is_root = fs::metadata(&folder.0).unwrap().uid() == 0;
    let build = |out: &Path| {
        let mut command = if is_root { Command::new("setpriv") } else { Command::new(&program) };
        if is_root {
            command.args(["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups"]).arg(&program);
        }
        command.args(["build", "--root"]).arg(&root).arg("--out").arg(out);
        command
    };
    let output = root.join("public");
    let before = files(&output);
    let allow = |path: &Path, mode: u32| fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    allow(&root, 0o777);
    allow(&output, 0o555);
    let told = refused(&mut build(&output), &output, &before);
    assert!(told.contains("public") && told.contains("ermission denied"), "{told}");
    allow(&root, 0o555);
    let told = refused(&mut build(&output), &output, &before);
    assert!(
        told.starts_with("error: cannot make the folder `") && told.contains("ermission denied"),
        "{told}"
    );
    allow(&root, 0o777);
}

/// Gone at the end.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
