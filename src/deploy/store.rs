//! A store that rclone reaches: what is in it, and the steps of a deployment to it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::manifest::{self, Entry, Known, Manifest, stored, stored_digest};
use super::rclone::{self, Listed, Remote};
use super::{Action, Held, Local, Plan, Planned, Step, There};

/// A store and what earlier deployments left in it.
pub(crate) struct Store {
    remote: Remote,
    /// The numbers of all manifests that are there, also torn ones.
    numbers: Vec<u32>,
    /// The newest that can be read; none where there is none.
    newest: Option<Manifest>,
    pub(crate) there: There,
}

impl Store {
    /// Looks at a store, and compares it with a site.
    ///
    /// # Errors
    /// If rclone cannot be run, or not reach the store.
    pub(crate) fn look(target: &str, from: &Path, site: &[Local]) -> Result<Store, String> {
        let remote = Remote { target: target.to_owned() };
        let listed = remote.list()?;
        let mut numbers: Vec<u32> = listed.iter().filter_map(|file| manifest::number(&file.path)).collect();
        numbers.sort_unstable();
        let mut manifests = Vec::new();
        for number in &numbers {
            let text = remote.read(&manifest::name(*number))?;
            manifests.extend(Manifest::read(&String::from_utf8_lossy(&text)));
        }
        let own: BTreeSet<String> =
            manifests.iter().flat_map(|found| found.entries.keys()).cloned().collect();
        // Where a list is torn, a deployment has been here and nobody knows what is its own; where none ever
        // was, nothing is.
        let own = (!manifests.is_empty() || numbers.is_empty()).then_some(own);
        let newest = manifests.pop();
        let hashes = Hashes::of(&listed, from)?;
        let site: BTreeMap<&str, &Local> = site.iter().map(|local| (local.path.as_str(), local)).collect();
        let listed = listed.iter().filter(|file| manifest::number(&file.path).is_none());
        let files = listed.map(|file| {
            let entry = newest.as_ref().and_then(|newest| newest.entries.get(&file.path));
            let held = site.get(file.path.as_str()).map(|local| held(local, file, &hashes, entry));
            (file.path.clone(), held.unwrap_or(Held::Other))
        });
        let there = There { files: files.collect(), own };
        Ok(Store { remote, numbers, newest, there })
    }

    /// Does what is planned; `put` is told of each file that is there. A deployment that has been broken off
    /// is finished by the next.
    ///
    /// # Errors
    /// If rclone cannot be run, or fails.
    pub(crate) fn deploy(&self, plan: &Plan, from: &Path, put: impl Fn(&str)) -> Result<(), String> {
        let is_done = self.numbers.len() == 1
            && self.newest.as_ref().is_some_and(|newest| newest.entries == done(plan));
        if is_done && plan.written().next().is_none() && plan.deleted.is_empty() {
            return Ok(());
        }
        let number = self.numbers.last().map_or(1, |last| last + 1);
        self.leave(number, begun(plan, self.there.own.as_ref()))?;
        for step in Step::ALL {
            for (headers, paths) in by_headers(plan, step) {
                self.remote.copy(from, &paths, &headers, &put)?;
            }
        }
        // What pages load goes when no page that loads it is left.
        for deleted in plan.deleted.chunk_by(|a, b| super::is_asset(a) == super::is_asset(b)) {
            self.remote.delete(&deleted.iter().map(String::as_str).collect::<Vec<_>>())?;
        }
        self.leave(number + 1, done(plan))?;
        let before: Vec<String> =
            self.numbers.iter().chain([&number]).map(|number| manifest::name(*number)).collect();
        self.remote.delete(&before.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn leave(&self, number: u32, entries: BTreeMap<String, Entry>) -> Result<(), String> {
        self.remote.write(&manifest::name(number), Manifest { entries }.text().as_bytes())
    }
}

/// The hashes by which store and site can be compared, of the kind that the store knows.
struct Hashes {
    kind: String,
    local: BTreeMap<String, String>,
}

impl Hashes {
    fn of(listed: &[Listed], from: &Path) -> Result<Hashes, String> {
        let known = |file: &Listed| {
            file.hashes.iter().find(|(_, hash)| !hash.is_empty()).map(|(kind, _)| kind.clone())
        };
        match listed.iter().find_map(known) {
            Some(kind) => Ok(Hashes { local: rclone::hashes(from, &kind)?, kind }),
            None => Ok(Hashes { kind: String::new(), local: BTreeMap::new() }),
        }
    }

    /// Whether the bytes are the same; none where the store does not say.
    fn agree(&self, file: &Listed) -> Option<bool> {
        let theirs = file.hashes.get(&self.kind).filter(|hash| !hash.is_empty())?;
        Some(self.local.get(&file.path)? == theirs)
    }
}

fn held(local: &Local, file: &Listed, hashes: &Hashes, entry: Option<&Entry>) -> Held {
    let entry =
        entry.filter(|entry| entry.digest == local.digest && entry.headers == stored_digest(&local.path));
    let is_size = u64::try_from(file.size).is_ok_and(|size| size == local.size);
    let known = entry.map(|entry| entry.known);
    match (hashes.agree(file), known) {
        _ if !is_size => Held::Other,
        (Some(true), Some(Known::There | Known::Underway)) | (None, Some(Known::There)) => Held::Same,
        (Some(true), Some(Known::Ours) | None) => Held::OtherHeaders,
        (Some(false), _) | (None, Some(Known::Underway | Known::Ours) | None) => Held::Other,
    }
}

/// The files of a step that have to be written, by the headers that they get.
fn by_headers<'a>(plan: &'a Plan, step: Step) -> BTreeMap<Vec<(&'static str, &'static str)>, Vec<&'a str>> {
    let mut groups: BTreeMap<_, Vec<&str>> = BTreeMap::new();
    for Planned { local, .. } in plan.written().filter(|file| file.step == step) {
        groups.entry(stored(&local.path)).or_default().push(&local.path);
    }
    groups
}

fn entry(local: &Local, known: Known) -> (String, Entry) {
    let entry = Entry { known, digest: local.digest, headers: stored_digest(&local.path) };
    (local.path.clone(), entry)
}

/// What is known once a deployment has begun: whatever becomes of it, all of this is ours.
fn begun(plan: &Plan, own: Option<&BTreeSet<String>>) -> BTreeMap<String, Entry> {
    let nothing = blake3::hash(b"");
    let ours = |path: &String| {
        (path.clone(), Entry { known: Known::Ours, digest: nothing, headers: "-".to_owned() })
    };
    let mut entries: BTreeMap<String, Entry> = own.into_iter().flatten().map(ours).collect();
    entries.extend(plan.files.iter().map(|Planned { local, action, .. }| match action {
        Action::Keep => entry(local, Known::There),
        Action::Upload | Action::Change(Held::Other) => entry(local, Known::Underway),
        Action::Change(Held::Same | Held::OtherHeaders) => entry(local, Known::Ours),
    }));
    entries
}

/// What is known when all is done.
fn done(plan: &Plan) -> BTreeMap<String, Entry> {
    plan.files.iter().map(|file| entry(file.local, Known::There)).collect()
}
