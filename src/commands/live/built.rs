//! What a build wrote, and what a host is to be asked of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::compare::Difference;
use crate::emit::published;
use crate::hosts::layout::Layout;
use crate::hosts::rules::{OWN, REDIRECTS};
use crate::hosts::{Encoding, headers};
use crate::resolve::address::BaseUrl;

/// A folder that a build wrote.
pub(super) struct Built {
    folder: PathBuf,
    pub(super) layout: Layout,
    moved: BTreeMap<String, String>,
}

/// One thing to ask a host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// A file, as it is.
    File(String),
    /// A file, in one of its compressed copies.
    Packed(String, Encoding),
    /// An address of former times, where this file lies, and the address that took its place.
    Moved { from: String, to: String, file: String },
    /// A folder without the slash at its end.
    Bare(String),
    /// An address where nothing is, and the page that says so.
    Missing { address: String, page: String },
}

impl Built {
    /// Reads which files there are.
    ///
    /// # Errors
    /// If there are none, or they cannot be read.
    pub(super) fn read(folder: &Path, base: &BaseUrl) -> Result<Built, String> {
        let files = published(folder).map_err(|error| error.to_string())?;
        if files.is_empty() {
            let folder = folder.display();
            return Err(format!(
                "nothing is built in `{folder}`: build first, or name the folder with --built"
            ));
        }
        let languages = files.iter().filter_map(|file| file.strip_suffix("/404.html"));
        let languages: Vec<String> =
            languages.filter(|folder| !folder.contains('/')).map(str::to_owned).collect();
        let whole = base.text();
        let start = whole.find("://").map_or(0, |at| at + 3);
        let path = whole[start..].find('/').map_or(whole.len(), |at| start + at);
        let layout = Layout {
            origin: whole[..path].to_owned(),
            base: whole[path..].to_owned(),
            languages,
            moved: Vec::new(),
            files,
        };
        let mut built = Built { folder: folder.to_owned(), layout, moved: BTreeMap::new() };
        if built.layout.files.contains(REDIRECTS) {
            let text = String::from_utf8_lossy(&built.bytes(REDIRECTS)?).into_owned();
            let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<&str>>());
            let moved = lines.filter_map(|words| match words.as_slice() {
                [from, to, "301"] => Some(((*from).to_owned(), (*to).to_owned())),
                _ => None,
            });
            built.moved = moved.collect();
        }
        Ok(built)
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn bytes(&self, file: &str) -> Result<Vec<u8>, String> {
        let path = self.folder.join(file);
        fs::read(&path).map_err(|error| format!("cannot read `{}`: {error}", path.display()))
    }

    /// All that is to be asked, in a fixed order.
    pub(super) fn questions(&self) -> Vec<Question> {
        let Layout { base, languages, files, .. } = &self.layout;
        let mut questions = Vec::new();
        for file in files.iter().filter(|file| self.is_sent(file)) {
            let address = self.layout.address(file);
            if let Some(to) = self.moved.get(&address) {
                questions.push(Question::Moved { from: address, to: to.clone(), file: file.clone() });
                continue;
            }
            questions.push(Question::File(file.clone()));
            let packed =
                Encoding::ALL.into_iter().filter(|one| files.contains(&format!("{file}{}", one.ending())));
            questions.extend(packed.map(|packed| Question::Packed(file.clone(), packed)));
        }
        for language in languages {
            questions.push(Question::Bare(format!("{base}{language}")));
            let (address, page) =
                (format!("{base}{language}/nothing/is/here"), format!("{language}/404.html"));
            questions.push(Question::Missing { address, page });
        }
        let (address, page) = (format!("{base}nothing-is-here"), "404.html".to_owned());
        questions.push(Question::Missing { address, page });
        questions
    }

    /// Whether hosts send it under its own name. Of pages that say that there is nothing, the missing
    /// addresses tell, and of compressed copies the files that they are of.
    fn is_sent(&self, file: &str) -> bool {
        let copied = Encoding::ALL.into_iter().find_map(|one| file.strip_suffix(one.ending()));
        let is_copy = copied.is_some_and(|copied| self.layout.files.contains(copied));
        let is_missing = file == "404.html" || file.ends_with("/404.html");
        !is_copy && !is_missing && !OWN.contains(&file)
    }

    /// One difference if the pages name another address as theirs.
    pub(super) fn foreign_addresses(&self, base: &BaseUrl) -> Vec<Difference> {
        let mut named = BTreeSet::new();
        for language in &self.layout.languages {
            let page = self.bytes(&format!("{language}/index.html")).unwrap_or_default();
            let page = String::from_utf8_lossy(&page).into_owned();
            let canonical = page.split_once("rel=\"canonical\" href=\"").map(|(_, rest)| rest);
            let home = format!("{language}/");
            let found = canonical.and_then(|rest| rest.split('"').next()?.strip_suffix(&home));
            named.extend(found.filter(|found| *found != base.text()).map(str::to_owned));
        }
        let told = |found: String| Difference {
            address: base.text(),
            what: "the address that pages name as theirs".to_owned(),
            found,
            expected: base.text(),
            help: "build with --base-url, or ask the address that the pages name",
        };
        named.into_iter().map(told).collect()
    }
}

/// Whether the file is a page.
pub(super) fn is_page(file: &str) -> bool {
    headers(file).content_type == crate::hosts::media::HTML
}
