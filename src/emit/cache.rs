//! The cache: what earlier builds made, kept by what it was made from. It may be deleted at any time.
//!
//! A file of it that is torn, or that another version wrote, is never trusted, and what fails in it costs
//! time and never the build.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, PoisonError};

use walkdir::WalkDir;

use crate::finish::Kept;

/// The cache's folder, in the site's.
const FOLDER: &str = ".variorum-cache";

/// Each entry begins so: what it is, the version of its form, the version of the program.
const MAGIC: &str = concat!("variorum cache 1 ", env!("CARGO_PKG_VERSION"), "\n");

/// The versions of the libraries that packed and drew: another version may make other bytes.
const LIBRARIES: &[u8] = include_bytes!("../../Cargo.lock");

/// The digest of what follows comes after the magic.
const DIGEST: usize = blake3::OUT_LEN;

/// A cache in use by one build.
pub(crate) struct Cache {
    /// None where there can be no cache.
    folder: Option<PathBuf>,
    /// The beginning of every key.
    libraries: blake3::Hash,
    used: Mutex<BTreeSet<PathBuf>>,
}

impl Cache {
    /// The cache of the site in this folder. Where the disk allows none, nothing is kept.
    pub(crate) fn of(root: &Path) -> Cache {
        let folder = root.join(FOLDER);
        // It hides itself from git, so that nobody need know of it.
        let ignored = folder.join(".gitignore");
        let is_ready = fs::create_dir_all(&folder).is_ok()
            && fs::symlink_metadata(&folder).is_ok_and(|kind| kind.is_dir())
            && (ignored.exists() || put(&ignored, b"*\n").is_ok());
        Cache { folder: is_ready.then_some(folder), ..Cache::none() }
    }

    /// A cache that keeps nothing.
    pub(crate) fn none() -> Cache {
        Cache { folder: None, libraries: blake3::hash(LIBRARIES), used: Mutex::default() }
    }

    /// Forgets what this build did not use.
    pub(crate) fn tidy(self) {
        let Some(folder) = self.folder else { return };
        let used = self.used.into_inner().unwrap_or_else(PoisonError::into_inner);
        for entry in WalkDir::new(&folder).min_depth(2).follow_links(false).into_iter().flatten() {
            if entry.file_type().is_file() && !used.contains(entry.path()) {
                // What cannot be removed lies there until the next build.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

impl Kept for Cache {
    fn kept(&self, kind: &'static str, source: &[u8], make: &dyn Fn() -> Vec<u8>) -> Vec<u8> {
        let Some(folder) = &self.folder else { return make() };
        let key = blake3::Hasher::new().update(self.libraries.as_bytes()).update(source).finalize();
        let entry = folder.join(kind).join(key.to_hex().as_str());
        let known = read(&entry);
        let is_known = known.is_some();
        let made = known.unwrap_or_else(make);
        if is_known || write(&entry, &made) {
            self.used.lock().unwrap_or_else(PoisonError::into_inner).insert(entry);
        }
        made
    }
}

/// What an entry keeps, if it is whole and ours.
fn read(entry: &Path) -> Option<Vec<u8>> {
    let mut bytes = fs::read(entry).ok()?;
    let (digest, kept) = bytes.strip_prefix(MAGIC.as_bytes())?.split_at_checked(DIGEST)?;
    if blake3::hash(kept).as_bytes() != digest {
        return None;
    }
    bytes.drain(..MAGIC.len() + DIGEST);
    Some(bytes)
}

/// Whether the entry could be written.
fn write(entry: &Path, made: &[u8]) -> bool {
    let bytes = [MAGIC.as_bytes(), blake3::hash(made).as_bytes(), made].concat();
    entry.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()) && put(entry, &bytes).is_ok()
}

/// Puts a file in place whole. Two builds at once, or two threads, each have a name of their own for it.
fn put(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let thread = rayon::current_thread_index().unwrap_or_default();
    let beside = file.with_extension(format!("new-{}-{thread}", process::id()));
    let put = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, file));
    if put.is_err() {
        let _ = fs::remove_file(&beside);
    }
    put
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// What a cache of this folder gives for each source, and how often it had to be made.
    fn build(root: &Path, sources: &[&str]) -> (Vec<String>, usize) {
        let cache = Cache::of(root);
        let made = AtomicUsize::new(0);
        let kept = |source: &&str| {
            let make = || {
                made.fetch_add(1, Ordering::Relaxed);
                source.to_uppercase().into_bytes()
            };
            String::from_utf8(cache.kept("upper", source.as_bytes(), &make)).unwrap()
        };
        let found = sources.iter().map(kept).collect();
        cache.tidy();
        (found, made.into_inner())
    }

    fn entries(root: &Path) -> Vec<PathBuf> {
        let all = WalkDir::new(root.join(FOLDER)).min_depth(2).sort_by_file_name().into_iter();
        all.map(|entry| entry.unwrap().into_path()).collect()
    }

    fn of_a_folder(name: &str, test: impl Fn(&Path)) {
        let root = env::temp_dir().join(format!("variorum-cache-{}-{name}", process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        test(&root);
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn what_was_made_is_not_made_again_and_what_is_not_used_is_forgotten() {
        of_a_folder("again", |root| {
            let both = vec!["A".to_owned(), "B".to_owned()];
            assert_eq!(build(root, &["a", "b"]), (both.clone(), 2));
            assert_eq!(build(root, &["a", "b"]), (both.clone(), 0));
            assert_eq!(build(root, &["a"]).1, 0);
            assert_eq!(entries(root).len(), 1);
            assert_eq!(build(root, &["a", "b"]), (both, 1));
            assert_eq!(fs::read_to_string(root.join(FOLDER).join(".gitignore")).unwrap(), "*\n");
        });
    }

    #[test]
    fn an_entry_that_is_torn_or_foreign_is_never_trusted() {
        of_a_folder("torn", |root| {
            build(root, &["a"]);
            let entry = entries(root).remove(0);
            let whole = fs::read(&entry).unwrap();
            let other = String::from_utf8_lossy(&whole).replacen("cache 1 ", "cache 0 ", 1).into_bytes();
            let cut = |length: usize| whole[..length].to_vec();
            let longer = [whole.as_slice(), b"!"].concat();
            let mut damaged: Vec<Vec<u8>> = (0..whole.len()).map(cut).collect();
            damaged.extend([other, longer, b"A".to_vec()]);
            for bytes in damaged {
                fs::write(&entry, &bytes).unwrap();
                assert_eq!(build(root, &["a"]), (vec!["A".to_owned()], 1), "{}", bytes.len());
                assert_eq!(fs::read(&entry).unwrap(), whole);
            }
        });
    }

    #[test]
    fn where_nothing_can_be_kept_all_is_made() {
        of_a_folder("refused", |root| {
            fs::write(root.join(FOLDER), "in the way").unwrap();
            assert_eq!(build(root, &["a"]), (vec!["A".to_owned()], 1));
            assert_eq!(build(root, &["a"]), (vec!["A".to_owned()], 1));
        });
    }
}
