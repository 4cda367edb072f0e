//! Earlier wordings of the source, from the history that git has at hand. Where there is no git, or the
//! history does not go back far enough, there are none.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use fluent_bundle::FluentResource;

use crate::load::read;
use crate::load::tree::{Document, Kind, Node};
use crate::resolve::translations::{BODY, digest, message_text};

/// How many versions of a file are looked at.
const VERSIONS: usize = 200;

/// The texts of a file, by key, that had these digests; `wanted` is keys with digests.
pub(super) fn wordings<'a>(root: &Path, path: &str, wanted: &[(&'a str, &str)]) -> BTreeMap<&'a str, String> {
    let mut found = BTreeMap::new();
    let count = format!("--max-count={VERSIONS}");
    let Some(log) = git(root, &["log", "--format=%H", &count, "--", path]) else { return found };
    for commit in log.lines() {
        if found.len() == wanted.len() {
            break;
        }
        // A commit that took the file away has no text of it.
        let Some(text) = git(root, &["show", &format!("{commit}:./{path}")]) else { continue };
        let texts = Version::of(path, text);
        for (key, recorded) in wanted {
            if !found.contains_key(key)
                && let Some(text) = texts.text(key).filter(|text| digest(text) == *recorded)
            {
                found.insert(*key, text);
            }
        }
    }
    found
}

/// What git prints; none if it is not there or refuses.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A file as it once was.
enum Version {
    Content(Document),
    Messages(FluentResource),
}

impl Version {
    fn of(path: &str, text: String) -> Version {
        match path.strip_prefix("content/") {
            Some(below) => Version::Content(read(below, &text).1),
            None => {
                let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
                Version::Messages(resource)
            }
        }
    }

    fn text(&self, key: &str) -> Option<String> {
        match self {
            Version::Content(document) => text_at(document, key),
            Version::Messages(resource) => message_text(resource, key),
        }
    }
}

/// The text at a key such as `topics.throws.rule`, or the text of a page below its front matter.
fn text_at(document: &Document, key: &str) -> Option<String> {
    let body = document.body.as_ref().filter(|_| key == BODY);
    let node = body.or_else(|| value_at(document.root.as_ref()?, key))?;
    let Kind::Text(text) = &node.kind else { return None };
    Some(text.clone())
}

fn value_at<'a>(root: &'a Node, key: &str) -> Option<&'a Node> {
    let mut node = root;
    for part in key.split('.') {
        let Kind::Map(entries) = &node.kind else { return None };
        node = &entries.iter().find(|entry| entry.key == part)?.value;
    }
    Some(node)
}
