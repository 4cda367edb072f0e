//! The files that the site's author publishes as they are, beside what the program makes.

use std::collections::BTreeSet;

use super::file::{File, Kind};
use crate::diag::Diagnostics;
use crate::hosts::Encoding;
use crate::resolve::site::Site;

/// The author's files. One that would stand where the site has a file or a folder of its own is reported
/// and left out; `own` are the files that the program makes, whose compressed copies are its own as well.
pub(super) fn files(site: &Site, own: impl Iterator<Item = String>, diags: &mut Diagnostics) -> Vec<File> {
    let mut own: BTreeSet<String> = own.collect();
    let copies = |path: &String| Encoding::ALL.map(|encoding| format!("{path}{}", encoding.ending()));
    own.extend(own.iter().flat_map(copies).collect::<Vec<String>>());
    let mut files = Vec::new();
    for passed in &site.passed {
        let Some(taken) = in_the_way(&passed.path, &own) else {
            let (path, bytes) = (passed.path.clone(), passed.bytes.clone());
            files.push(File { path, bytes, kind: Kind::Passed });
            continue;
        };
        let address = site.index.file_address(taken);
        let message =
            format!("`files/{}` stands in the way of `{address}`, which each build makes", passed.path);
        diags.error("same-address", message, passed.place).help("give the file another name, or take it out");
    }
    files
}

/// The file of the program's own that cannot be there together with this one.
fn in_the_way<'a>(path: &'a str, own: &'a BTreeSet<String>) -> Option<&'a str> {
    let folders = path.match_indices('/').map(|(at, _)| &path[..at]);
    if let Some(taken) = folders.chain([path]).find_map(|part| own.get(part)) {
        return Some(taken);
    }
    let below = format!("{path}/");
    own.range(below.clone()..).next().filter(|taken| taken.starts_with(&below)).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_and_a_folder_of_one_name_are_in_each_others_way() {
        let own = ["404.html", "en/index.html", "en/senet/index.html"].map(str::to_owned).into();
        for (path, taken) in [
            ("CNAME", None),
            ("en", Some("en/index.html")),
            ("en/senet", Some("en/senet/index.html")),
            ("en/index.html", Some("en/index.html")),
            ("en/index.html/more.txt", Some("en/index.html")),
            ("en/senet/sheet.pdf", None),
            ("en.txt", None),
            ("404.html.txt", None),
        ] {
            assert_eq!(in_the_way(path, &own), taken, "{path}");
        }
    }
}
