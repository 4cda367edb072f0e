//! What deployments leave in a store for the next one: which files are theirs, and with which headers.
//!
//! Each is an object of its own under a number that grows, so that none is ever overwritten: one that is torn
//! is seen by its digest, and the one before it still stands. The first of a deployment is there before
//! anything is changed, the last when all is done, and then those before it go.

use std::collections::BTreeMap;

use crate::hosts::{Encoding, headers};

/// What the objects are called, before their number.
const NAME: &str = ".variorum-deployed-";
const MAGIC: &str = "variorum deployment 1";

/// A list of the files that deployments wrote.
pub(crate) struct Manifest {
    pub(crate) entries: BTreeMap<String, Entry>,
}

/// What is known of a file in a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) known: Known,
    /// Of its bytes.
    pub(crate) digest: blake3::Hash,
    /// As `stored` tells them.
    pub(crate) headers: String,
}

/// How much is known of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// It was there, with these bytes and headers.
    There,
    /// It was on its way, and had other bytes before: one with these bytes has these headers.
    Underway,
    /// It is the deployments', and no more is known.
    Ours,
}

impl Known {
    const ALL: [Known; 3] = [Known::There, Known::Underway, Known::Ours];

    fn sign(self) -> &'static str {
        match self {
            Known::There => "=",
            Known::Underway => ">",
            Known::Ours => "?",
        }
    }
}

/// The headers that a store keeps with a file, as names and values.
pub(crate) fn stored(path: &str) -> Vec<(&'static str, &'static str)> {
    let headers = headers(path);
    let mut stored = vec![("Content-Type", headers.content_type), ("Cache-Control", headers.caching.value())];
    stored.extend(headers.encoding.map(Encoding::name).map(|encoding| ("Content-Encoding", encoding)));
    stored
}

/// The same in a few letters, to be compared.
pub(crate) fn stored_digest(path: &str) -> String {
    let told: String = stored(path).iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
    blake3::hash(told.as_bytes()).to_hex()[..16].to_owned()
}

/// The number of a manifest, if that is what a file is by its name.
pub(crate) fn number(path: &str) -> Option<u32> {
    path.strip_prefix(NAME)?.parse().ok()
}

pub(crate) fn name(number: u32) -> String {
    format!("{NAME}{number}")
}

impl Manifest {
    pub(crate) fn text(&self) -> String {
        let mut lines = String::new();
        for (path, entry) in &self.entries {
            lines += &format!("{} {} {} {path}\n", entry.known.sign(), entry.digest.to_hex(), entry.headers);
        }
        format!("{MAGIC} {}\n{lines}", blake3::hash(lines.as_bytes()).to_hex())
    }

    /// None if the text is torn, or no manifest.
    pub(crate) fn read(text: &str) -> Option<Manifest> {
        let (digest, lines) = text.strip_prefix(MAGIC)?.strip_prefix(' ')?.split_once('\n')?;
        if blake3::hash(lines.as_bytes()).to_hex().as_str() != digest {
            return None;
        }
        let entries = lines.lines().map(|line| {
            let mut parts = line.splitn(4, ' ');
            let sign = parts.next()?;
            let known = Known::ALL.into_iter().find(|known| known.sign() == sign)?;
            let digest = blake3::Hash::from_hex(parts.next()?).ok()?;
            let headers = parts.next()?.to_owned();
            Some((parts.next()?.to_owned(), Entry { known, digest, headers }))
        });
        Some(Manifest { entries: entries.collect::<Option<BTreeMap<_, _>>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_is_read_as_it_was_written_and_a_torn_one_never() {
        let entry = |known, path: &str| {
            (path.to_owned(), Entry { known, digest: blake3::hash(b"a"), headers: stored_digest(path) })
        };
        let entries = [
            entry(Known::There, "a b/ü.html"),
            entry(Known::Underway, "assets/a.css.br"),
            entry(Known::Ours, "x"),
        ];
        let manifest = Manifest { entries: entries.into() };
        let text = manifest.text();
        assert_eq!(Manifest::read(&text).unwrap().entries, manifest.entries);
        for (end, _) in text.char_indices() {
            assert!(Manifest::read(&text[..end]).is_none(), "{end}");
        }
        assert!(Manifest::read(&text.replace("a b", "a c")).is_none());
        assert_eq!((number(&name(12)), number("en/index.html")), (Some(12), None));
    }

    #[test]
    fn a_store_keeps_type_caching_and_encoding() {
        assert_eq!(
            stored("assets/a.css.br"),
            [
                ("Content-Type", "text/css; charset=utf-8"),
                ("Cache-Control", "public, max-age=31536000, immutable"),
                ("Content-Encoding", "br")
            ]
        );
        assert_ne!(stored_digest("assets/a.css.br"), stored_digest("assets/a.css.gz"));
    }
}
