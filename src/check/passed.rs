//! The files of `files/`: what they are called, for nothing is known of what is in them.

use super::content::PassedFile;
use crate::diag::Diagnostics;
use crate::hosts::{ASSETS, BOARDS};
use crate::load::tree::Passed;
use crate::source::Span;

/// At the root of what is published, names that begin so are the program's: the list of its files, and
/// what the preview serves for itself.
const RESERVED: &str = ".variorum";

/// Folders at that root that hosts send otherwise than all others.
const KEPT: [(&str, &str); 2] = [
    (ASSETS, "readers' browsers keep what is in it for a year, under names made from its content"),
    (BOARDS, "other sites may show what is in it in their frames"),
];

/// Takes the files over. Names that cannot be published are reported.
pub(super) fn passed(files: Vec<Passed>, diags: &mut Diagnostics) -> Vec<PassedFile> {
    let mut passed = Vec::new();
    for Passed { file, path, bytes } in files {
        let place = Span::start_of(file);
        if path.starts_with(RESERVED) {
            diags
                .error("reserved-file", format!("the program keeps names like `{path}` for itself"), place)
                .help("give the file another name, or take it out");
        } else if let Some((folder, reason)) = KEPT.iter().find(|(folder, _)| below(folder, &path)) {
            diags
                .error("reserved-file", format!("the folder `{folder}/` is the program's: {reason}"), place)
                .help(format!("put the file into another folder than `files/{folder}/`"));
        } else if let Some(found) = path.chars().find(|c| *c == '\\' || c.is_control()) {
            let found = if found == '\\' { "\\".to_owned() } else { found.escape_default().to_string() };
            diags
                .error("wrong-file-name", format!("the name of a file cannot have `{found}` in it"), place)
                .help("give the file another name");
        } else {
            passed.push(PassedFile { path, bytes, place });
        }
    }
    passed
}

/// Whether a path is that of the folder or leads below it. Where small and large letters are one, so are these.
fn below(folder: &str, path: &str) -> bool {
    let first = path.split_once('/').map_or(path, |(first, _)| first);
    first.eq_ignore_ascii_case(folder)
}
