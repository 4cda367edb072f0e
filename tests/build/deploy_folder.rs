//! `variorum deploy` to a folder, and what it refuses.
#![cfg(unix)]

use std::fs;
use std::process::Command;

use crate::deploy::{told, variorum};
use crate::killed::{Content, contents};
use crate::{Site, files};

#[test]
fn a_folder_gets_the_site_and_gets_it_back() {
    let [first, second] = contents("deploy-folder");
    let site = Site::new("deploy-folder");
    let target = site.root.join("www");
    let deploy = |content: &Content, options: &[&str]| {
        let mut program = variorum(options);
        program.arg("--from").arg(&content.output).arg(&target).output().unwrap()
    };
    let plan = told(&deploy(&first, &["--plan"]));
    assert!(plan.contains("upload  en/index.html (text/html; charset=utf-8; public, max-age=0"), "{plan}");
    assert!(
        plan.contains(
            "upload  list.txt.br (text/plain; charset=utf-8; public, max-age=0, must-revalidate; br)"
        )
    );
    assert!(!target.exists(), "a plan changes nothing");
    told(&deploy(&first, &[]));
    assert!(files(&target) == first.files);
    fs::write(target.join("CNAME"), "example.org").unwrap();
    let said = told(&deploy(&second, &[]));
    assert!(said.starts_with("kept what no deployment wrote: `CNAME`\n"), "{said}");
    let mut there = files(&target);
    assert_eq!(there.remove("CNAME").unwrap(), b"example.org");
    assert!(there == second.files);
    // An earlier build is deployed like any other.
    told(&deploy(&first, &[]));
    assert_eq!(fs::read(target.join("en/index.html")).unwrap(), first.files["en/index.html"]);
    let said = told(&deploy(&first, &[]));
    assert!(
        said.contains(&format!(": 0 uploaded, 0 changed, {} kept, 0 deleted", first.files.len())),
        "{said}"
    );
    fs::remove_file(target.join(".variorum-files")).unwrap();
    let refused = deploy(&second, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("nothing was changed"), "{refused:?}");
    assert_eq!(fs::read(target.join("en/index.html")).unwrap(), first.files["en/index.html"]);
}

#[test]
fn what_cannot_be_deployed_is_told() {
    let site = Site::new("deploy-refused");
    let ended = |program: &mut Command| {
        let ended = program.current_dir(&site.root).output().unwrap();
        assert_eq!(ended.status.code(), Some(2));
        String::from_utf8(ended.stderr).unwrap()
    };
    let said = ended(&mut variorum(&["www"]));
    assert_eq!(said, "error: `./public` is no folder that a build wrote: it has no `.variorum-files`\n");
    site.build_well();
    let said = ended(variorum(&["remote:site"]).env("PATH", ""));
    assert_eq!(said.lines().count(), 1);
    assert!(
        said.contains("`rclone` is missing: install it, on Debian by `sudo apt-get install rclone`"),
        "{said}"
    );
    // A plan refuses what the deployment would refuse, and makes nothing.
    fs::write(site.root.join("file"), "").unwrap();
    std::os::unix::fs::symlink("nowhere", site.root.join("link")).unwrap();
    for (target, expected) in [
        ("file", "`file` is a file, not a folder"),
        ("file/www", "`file` is a file, not a folder"),
        ("link", "cannot read `link`"),
        ("public", "cannot deploy `./public` into itself"),
        ("new/../public/www", "cannot deploy `./public` into itself"),
    ] {
        for options in [[target].as_slice(), &[target, "--plan"]] {
            let said = ended(&mut variorum(options));
            assert!(said.contains(expected), "{options:?}: {said}");
        }
        assert!(!site.root.join("new").exists() && !site.output().join("www").exists());
    }
    fs::remove_file(site.output().join("en/index.html")).unwrap();
    let said = ended(&mut variorum(&["www"]));
    assert!(said.contains("`./public` lacks `en/index.html`"), "{said}");
}
