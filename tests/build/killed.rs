//! Builds that are killed: at each moment every page in the folder is whole, and what it names is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{PROJECT, Site, copy, files};

const KILLS: u32 = 200;

/// A content of the site as it is built, and what each of its files names.
pub(crate) struct Content {
    root: String,
    pub(crate) output: PathBuf,
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    pub(crate) named: BTreeMap<String, BTreeSet<String>>,
}

impl Content {
    fn of(site: &Site) -> Content {
        let root = site.root.to_str().unwrap().to_owned();
        assert!(start(&root, &site.output()).wait().unwrap().success());
        let files = files(&site.output());
        let plain = files.keys().filter(|path| !path.ends_with(".br") && !path.ends_with(".gz"));
        let named = plain.map(|path| (path.clone(), named(path, &files))).collect();
        Content { root, output: site.output(), files, named }
    }

    /// Whether the folder has this file as it is here, with all that it names.
    fn has(&self, path: &str, bytes: &[u8], there: &BTreeMap<String, Vec<u8>>) -> Result<(), String> {
        if self.files.get(path).map(Vec::as_slice) != Some(bytes) {
            return Err(format!("{path} is not as it should be"));
        }
        let of = path.strip_suffix(".br").or_else(|| path.strip_suffix(".gz")).unwrap_or(path);
        match self.named[of].iter().find(|named| !there.contains_key(*named)) {
            Some(missing) => Err(format!("{path} names {missing}, which is not there")),
            None => Ok(()),
        }
    }
}

/// The files that a file leads to or loads.
fn named(path: &str, files: &BTreeMap<String, Vec<u8>>) -> BTreeSet<String> {
    let text = String::from_utf8_lossy(&files[path]);
    let mut named = BTreeSet::new();
    if path.ends_with(".html") {
        for text in text.split(['"', '\n']).flat_map(|text| text.split("&quot;")) {
            let local = text.strip_prefix("https://example.org").unwrap_or(text).strip_prefix("/games/");
            let Some(local) = local.and_then(|local| local.split('#').next()) else { continue };
            let is_page = local.is_empty() || local.ends_with('/');
            named.insert(if is_page { format!("{local}index.html") } else { local.to_owned() });
        }
        named.retain(|named| files.contains_key(named));
        assert!(named.len() > 3 || !path.ends_with("index.html"), "{path} names {named:?}");
    }
    let assets = files.keys().filter_map(|path| path.strip_prefix("assets/"));
    named.extend(assets.filter(|name| text.contains(*name)).map(|name| format!("assets/{name}")));
    named
}

/// Begins a build into the folder.
fn start(root: &str, out: &Path) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.args(["build", "--no-compression", "--no-pictures", "--root", root, "--out"]).arg(out);
    program.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Two contents that differ in styles, in pages, and in which pages and languages there are.
pub(crate) fn contents(test: &str) -> [Content; 2] {
    let [first, second] = ["first", "second"].map(|name| Site::new(&format!("{test}-{name}")));
    first.write("site/page.css", "main { margin: 1px; }\n");
    second.write("site/page.css", "main { margin: 2px; }\n");
    second.change("content/pages/about/en.md", "What it is for.", "What it is good for.");
    fs::remove_file(second.root.join("content/steps/leap/he.yaml")).unwrap();
    for language in ["en", "he"] {
        let page = "---\nname: More\nlead: More of it.\n---\n\nMore [about](page:about).\n";
        second.write(&format!("content/pages/more/{language}.md"), page);
    }
    copy(&Path::new(PROJECT).join("tests/site/content/pages/later"), &first.root.join("content/pages/other"));
    for site in [&first, &second] {
        site.write("files/list.txt", "the same line\n");
        site.write("files/list.txt.br", "packed by its author");
    }
    [Content::of(&first), Content::of(&second)]
}

/// What readers find in the folder: links are followed, and what leads nowhere is not there.
fn seen_in(out: &Path) -> BTreeMap<String, Vec<u8>> {
    let ours = |path: &str| !path.starts_with(".variorum") && path != "CNAME";
    let all = walkdir::WalkDir::new(out).follow_links(true).into_iter().flatten();
    let files = all.filter(|entry| entry.file_type().is_file()).map(|entry| {
        let path = entry.path().strip_prefix(out).unwrap().to_str().unwrap().to_owned();
        (path, fs::read(entry.path()).unwrap())
    });
    files.filter(|(path, _)| ours(path)).collect()
}

/// The same in every run.
pub(crate) struct Moments(pub(crate) u64);

impl Moments {
    /// A part of the time, up to all of it.
    pub(crate) fn within(&mut self, time: Duration) -> Duration {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        time * u32::try_from(self.0 >> 44).unwrap() / (1 << 20)
    }
}

/// Waits until the build begins to change the folder, or ends.
fn await_change(out: &Path, build: &mut Child) {
    let stamp = || fs::metadata(out.join(".variorum-files")).and_then(|list| list.modified()).ok();
    let before = stamp();
    while stamp() == before && build.try_wait().unwrap().is_none() {
        sleep(Duration::from_micros(50));
    }
}

#[test]
fn killed_at_any_moment_each_page_is_whole_and_all_that_it_names_is_there() {
    let contents = contents("killed");
    let [first, second] = &contents;
    let pages =
        |content: &Content| content.files.keys().filter(|path| path.ends_with(".html")).cloned().collect();
    let [pages_of_first, pages_of_second]: [BTreeSet<String>; 2] = [pages(first), pages(second)];
    assert!(
        pages_of_first.difference(&pages_of_second).count() > 0
            && pages_of_second.difference(&pages_of_first).count() > 1
    );
    let site = Site::new("killed");
    let out = site.output();
    assert!(start(&first.root, &out).wait().unwrap().success());
    fs::write(out.join("CNAME"), "example.org").unwrap();
    let begun = Instant::now();
    let mut build = start(&second.root, &out);
    await_change(&out, &mut build);
    let before_change = begun.elapsed();
    assert!(build.wait().unwrap().success());
    let all = begun.elapsed();
    let (mut moments, mut between) = (Moments(0x5eed), 0);
    for kill in 0..KILLS {
        let mut build = start(&contents[kill as usize % 2].root, &out);
        // Half of them in the short time in which the folder changes.
        if kill % 4 < 2 {
            sleep(moments.within(all));
        } else {
            await_change(&out, &mut build);
            sleep(moments.within((all - before_change) / 2));
        }
        build.kill().unwrap();
        let code = build.wait().unwrap().code();
        assert!(matches!(code, None | Some(0)), "kill {kill}: the build ended with {code:?}");
        let there = seen_in(&out);
        let mut seen = [0, 0];
        for (path, bytes) in &there {
            let found = contents.each_ref().map(|content| content.has(path, bytes, &there));
            assert!(found.iter().any(Result::is_ok), "kill {kill}: {found:?}");
            seen = [seen[0] + usize::from(found[0].is_err()), seen[1] + usize::from(found[1].is_err())];
        }
        between += usize::from(seen[0] > 0 && seen[1] > 0);
    }
    assert!(between > 5, "only {between} of the folders were on their way from one to the other");
    for content in &contents {
        assert!(start(&content.root, &out).wait().unwrap().success());
        let mut there = files(&out);
        assert_eq!(there.remove("CNAME").unwrap(), b"example.org");
        assert!(there == content.files, "a build that ends puts everything right");
    }
    assert!(!site.root.join("public.staging").exists());
}
