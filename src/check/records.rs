//! The records of translations: which wording of the source each text was made from. They are written by
//! `variorum accept`, and only what a hand or a merge left in them can be wrong.

use std::collections::{BTreeMap, BTreeSet};

use super::content::{DIGEST_DIGITS, Record};
use crate::diag::Diagnostics;
use crate::load::tree::TextFile;
use crate::source::{FileId, Sources, Span};

/// The records by the path of what they tell of: `content/GAME/LOCALE` or `locales/LOCALE`.
pub(super) fn records(
    files: Vec<TextFile>,
    sources: &Sources,
    diags: &mut Diagnostics,
) -> BTreeMap<String, Record> {
    let mut records = BTreeMap::new();
    for TextFile { file, path, .. } in files {
        let Some(told_of) = path.strip_suffix(".txt") else { continue };
        let files = [".yaml", ".md"].map(|ending| format!("{told_of}{ending}"));
        let messages = format!("{told_of}/");
        if !sources.paths().any(|path| files.iter().any(|file| file == path) || path.contains(&messages)) {
            diags
                .warning(
                    "record-of-nothing",
                    format!("this record is of `{told_of}`, where no translation is"),
                    Span::start_of(file),
                )
                .because_of(cause(told_of, sources))
                .help("remove it, or move it along with the translation");
        }
        records.insert(told_of.to_owned(), record(file, sources.text(file), diags));
    }
    records
}

/// The outermost folder of what a record tells of that is not there.
fn cause<'a>(told_of: &'a str, sources: &Sources) -> &'a str {
    let ends = told_of.match_indices('/').map(|(at, _)| at + 1);
    let mut folders = ends.map(|end| &told_of[..end]);
    let absent = folders.find(|folder| !sources.paths().any(|path| path.starts_with(folder)));
    absent.unwrap_or(told_of)
}

/// The digests by key. A text with two of them has none: only its translator knows which is right.
fn record(file: FileId, text: &str, diags: &mut Diagnostics) -> Record {
    let mut record = Record::new();
    let mut first: BTreeMap<&str, Span> = BTreeMap::new();
    let mut twice = BTreeSet::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let written = line.trim_end();
        let span = Span { file, start, end: start + written.len() as u32 };
        start += line.len() as u32;
        if written.is_empty() || written.starts_with('#') {
            continue;
        }
        let Some((key, digest)) = parts(written) else {
            let message = format!("expected a key and a digest like `about 0123abcd`, found `{written}`");
            diags
                .warning("damaged-record", message, span)
                .help("remove the line, and let `variorum accept` write the record of the text");
            continue;
        };
        if let Some(first) = first.get(key) {
            diags
                .warning("damaged-record", format!("`{key}` is recorded twice"), span)
                .related(*first, "it is first recorded here")
                .help("compare the translation with its source, then let `variorum accept` write one record");
            twice.insert(key);
            continue;
        }
        first.insert(key, span);
        record.insert(key.to_owned(), digest.to_owned());
    }
    record.retain(|key, _| !twice.contains(key.as_str()));
    record
}

fn parts(line: &str) -> Option<(&str, &str)> {
    let (key, digest) = line.split_once(' ')?;
    let in_key = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let in_digest = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let sound = !key.is_empty() && key.chars().all(in_key);
    (sound && digest.len() == DIGEST_DIGITS && digest.bytes().all(in_digest)).then_some((key, digest))
}
