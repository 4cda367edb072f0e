//! Deploying: from a built folder to where readers find it. What is to be done is planned here, of paths and
//! digests alone; in every step of it, each page that is there finds what it loads.

pub(crate) mod manifest;
pub(crate) mod rclone;
pub(crate) mod store;

use std::collections::{BTreeMap, BTreeSet};

use crate::hosts::{ASSETS, Encoding};

/// A file of a built folder.
pub(crate) struct Local {
    /// Below the folder, parted by `/`.
    pub(crate) path: String,
    pub(crate) size: u64,
    pub(crate) digest: blake3::Hash,
}

/// What a target has.
#[derive(Default)]
pub(crate) struct There {
    /// Every file that it has, also under paths that the site has none.
    pub(crate) files: BTreeMap<String, Held>,
    /// What earlier deployments wrote; none where nobody knows.
    pub(crate) own: Option<BTreeSet<String>>,
}

/// How a file of a target compares with the site's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Held {
    Same,
    /// The same bytes, with a type or caching that is another or that nobody knows.
    OtherHeaders,
    /// Other bytes, or a file that the site does not have.
    Other,
}

/// What is done in one go, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    /// What pages load, and what they lead to that is no page.
    Assets,
    Files,
    /// Pages that no page of the target leads to yet …
    NewPages,
    /// … and those that may lead to them.
    Pages,
    /// What leads to pages from elsewhere: maps, feeds, rules for hosts.
    Maps,
}

impl Step {
    pub(crate) const ALL: [Step; 5] = [Step::Assets, Step::Files, Step::NewPages, Step::Pages, Step::Maps];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Step::Assets => "assets",
            Step::Files => "files",
            Step::NewPages => "new pages",
            Step::Pages => "pages",
            Step::Maps => "maps and feeds",
        }
    }
}

/// What becomes of a file of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Upload,
    Change(Held),
    Keep,
}

/// A file of the site and what becomes of it.
pub(crate) struct Planned<'a> {
    pub(crate) local: &'a Local,
    pub(crate) action: Action,
    pub(crate) step: Step,
}

/// What a deployment does.
pub(crate) struct Plan<'a> {
    /// By step, then by path.
    pub(crate) files: Vec<Planned<'a>>,
    /// What the site has no more: pages first, what they load last.
    pub(crate) deleted: Vec<String>,
    /// What no deployment wrote: it stays.
    pub(crate) foreign: Vec<String>,
    /// Such files in places where the site has its own.
    pub(crate) in_the_way: Vec<String>,
}

impl Plan<'_> {
    /// Those that have to be written.
    pub(crate) fn written(&self) -> impl Iterator<Item = &Planned<'_>> {
        self.files.iter().filter(|file| file.action != Action::Keep)
    }
}

/// Compares a site with what a target has.
pub(crate) fn plan<'a>(site: &'a [Local], there: &There) -> Plan<'a> {
    let own = |path: &str| there.own.as_ref().is_some_and(|own| own.contains(path));
    let (mut files, mut in_the_way) = (Vec::new(), Vec::new());
    for local in site {
        let action = match there.files.get(&local.path) {
            None => Action::Upload,
            Some(Held::Same) => Action::Keep,
            Some(held) => Action::Change(*held),
        };
        // Where no list of ours can be read, nobody knows whose a file is: the site's are the site's.
        if action == Action::Change(Held::Other) && there.own.is_some() && !own(&local.path) {
            in_the_way.push(local.path.clone());
        }
        files.push(Planned { local, action, step: step(&local.path, action) });
    }
    files.sort_by(|a, b| (a.step, &a.local.path).cmp(&(b.step, &b.local.path)));
    let site: BTreeSet<&str> = site.iter().map(|local| local.path.as_str()).collect();
    let others = there.files.keys().filter(|path| !site.contains(path.as_str())).cloned();
    let (mut deleted, foreign): (Vec<String>, Vec<String>) = others.partition(|path| own(path));
    deleted.sort_by_key(|path| (is_asset(path), !is_page(path), path.clone()));
    Plan { files, deleted, foreign, in_the_way }
}

fn step(path: &str, action: Action) -> Step {
    let is_new = action == Action::Upload;
    if is_asset(path) {
        Step::Assets
    } else if is_page(path) {
        if is_new { Step::NewPages } else { Step::Pages }
    } else if is_map(path) || is_listing(path) && !is_new {
        Step::Maps
    } else {
        Step::Files
    }
}

fn is_asset(path: &str) -> bool {
    path.split_once('/').is_some_and(|(top, _)| top == ASSETS)
}

/// Whether readers read the file, or a compressed copy of what they do.
pub(crate) fn is_page(path: &str) -> bool {
    plain(path).ends_with(".html")
}

/// What no page leads to, and what leads to pages.
fn is_map(path: &str) -> bool {
    let path = plain(path);
    let is_list = path.starts_with("sitemap") && path.ends_with(".xml");
    !path.contains('/') && (is_list || ["robots.txt", "_headers", "_redirects"].contains(&path))
}

/// What pages lead to, and what leads to pages.
fn is_listing(path: &str) -> bool {
    let path = plain(path);
    path.ends_with(".atom") || path.ends_with("/search.json")
}

/// The path without the ending of a compressed copy.
fn plain(path: &str) -> &str {
    let copy = Encoding::ALL.into_iter().find_map(|encoding| path.strip_suffix(encoding.ending()));
    copy.unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn local(path: &str) -> Local {
        Local { path: path.to_owned(), size: 1, digest: blake3::hash(path.as_bytes()) }
    }

    fn told(site: &[&str], there: &[(&str, Held)], own: Option<&[&str]>) -> String {
        let site: Vec<Local> = site.iter().map(|path| local(path)).collect();
        let there = There {
            files: there.iter().map(|(path, held)| ((*path).to_owned(), *held)).collect(),
            own: own.map(|own| own.iter().map(|path| (*path).to_owned()).collect()),
        };
        let plan = plan(&site, &there);
        let mut told = String::new();
        for Planned { local, action, step } in &plan.files {
            told += &format!("{}: {action:?} {}\n", step.name(), local.path);
        }
        for (what, paths) in
            [("delete", &plan.deleted), ("foreign", &plan.foreign), ("in the way", &plan.in_the_way)]
        {
            told += &paths.iter().map(|path| format!("{what} {path}\n")).collect::<String>();
        }
        told
    }

    #[test]
    fn what_is_named_comes_before_what_names_it_and_goes_after_it() {
        let site = [
            "404.html",
            "_headers",
            "assets/a.css",
            "assets/a.css.br",
            "el/feed.atom",
            "el/index.html",
            "el/search.json",
            "en/feed.atom",
            "en/index.html",
            "en/index.html.br",
            "en/search.json",
            "key.txt",
            "sitemap.xml",
        ];
        let there = [
            ("404.html", Held::OtherHeaders),
            ("CNAME", Held::Other),
            ("assets/old.css", Held::Other),
            ("assets/a.css", Held::Same),
            ("en/feed.atom", Held::Other),
            ("en/index.html", Held::Other),
            ("en/old/index.html", Held::Other),
            ("en/search.json", Held::Other),
            ("old.txt", Held::Other),
        ];
        let own = ["404.html", "assets/a.css", "assets/old.css", "en/feed.atom", "en/index.html"];
        let own = [own.as_slice(), &["en/old/index.html", "en/search.json", "old.txt"]].concat();
        expect![[r#"
            assets: Keep assets/a.css
            assets: Upload assets/a.css.br
            files: Upload el/feed.atom
            files: Upload el/search.json
            files: Upload key.txt
            new pages: Upload el/index.html
            new pages: Upload en/index.html.br
            pages: Change(OtherHeaders) 404.html
            pages: Change(Other) en/index.html
            maps and feeds: Upload _headers
            maps and feeds: Change(Other) en/feed.atom
            maps and feeds: Change(Other) en/search.json
            maps and feeds: Upload sitemap.xml
            delete en/old/index.html
            delete old.txt
            delete assets/old.css
            foreign CNAME
        "#]]
        .assert_eq(&told(&site, &there, Some(&own)));
    }

    #[test]
    fn what_no_deployment_wrote_is_neither_replaced_nor_deleted() {
        let there = [("CNAME", Held::Other), ("index.html", Held::Other), ("key.txt", Held::Same)];
        expect![[r#"
            files: Keep key.txt
            pages: Change(Other) index.html
            foreign CNAME
            in the way index.html
        "#]]
        .assert_eq(&told(&["index.html", "key.txt"], &there, Some(&[])));
        expect![[r#"
            files: Keep key.txt
            pages: Change(Other) index.html
            foreign CNAME
        "#]]
        .assert_eq(&told(&["index.html", "key.txt"], &there, None));
    }
}
