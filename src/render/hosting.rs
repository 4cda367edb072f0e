//! What hosts read beside the site: headers, addresses that lead on, and that nothing is to be left out.

use std::collections::BTreeSet;

use super::file::{File, Kind};
use crate::diag::Diagnostics;
use crate::hosts::layout::Layout;
use crate::hosts::rules::{
    HEADERS, MOST_REDIRECTS, MOST_RULES, NO_JEKYLL, REDIRECTS, headers_file, redirects_file, rules,
};
use crate::resolve::site::Site;

/// The site as its hosts see it, with all its files.
pub(crate) fn layout(site: &Site, files: BTreeSet<String>) -> Layout {
    let index = &site.index;
    let moved = index.pages().filter_map(|(page, locale)| {
        let to = index.address(index.successor(page)?, locale)?;
        Some((index.address(page, locale)?, to))
    });
    let whole = index.absolute_file_address("");
    let base = index.file_address("");
    Layout {
        origin: whole.strip_suffix(base.as_str()).unwrap_or(&whole).to_owned(),
        moved: moved.collect(),
        languages: index.paths().to_vec(),
        base,
        files,
    }
}

/// The files for the hosts of a site that has these files. Where the author has one of them, it stays.
pub(super) fn files(site: &Site, files: BTreeSet<String>, diags: &mut Diagnostics) -> Vec<File> {
    let layout = layout(site, files);
    let rules = rules(&layout);
    let own = [
        (
            HEADERS,
            headers_file(&layout, &rules),
            "hosts send caching, types and policies as it says, and not the build's",
        ),
        (REDIRECTS, redirects_file(&layout), "hosts know none of the addresses that are retired"),
        (NO_JEKYLL, String::new(), ""),
    ];
    let mut made = Vec::new();
    for (path, text, loss) in own {
        match site.passed.iter().find(|passed| passed.path.split('/').next() == Some(path)) {
            Some(passed) if !loss.is_empty() => {
                diags
                    .warning(
                        "own-host-file",
                        format!("`files/{path}` takes the place of the build's: {loss}"),
                        passed.place,
                    )
                    .help(
                        "take it out, or begin it with the lines of the file that a build without it writes",
                    );
            }
            Some(_) => {}
            None => made.push(File { path: path.to_owned(), bytes: text.into_bytes(), kind: Kind::Host }),
        }
    }
    let is_made = |path: &str| made.iter().any(|file| file.path == path);
    if is_made(HEADERS) && rules.len() > MOST_RULES {
        let found = rules.len();
        diags
            .warning(
                "too-many-rules",
                format!("`{HEADERS}` has {found} rules, of which hosts read {MOST_RULES}"),
                site.place,
            )
            .help("put files that lie at the top of `files/` together into few folders: each needs a rule");
    }
    if is_made(REDIRECTS) && layout.moved.len() > MOST_REDIRECTS {
        let found = layout.moved.len();
        diags
            .warning(
                "too-many-rules",
                format!("`{REDIRECTS}` has {found} retired addresses, of which hosts read {MOST_REDIRECTS}"),
                site.place,
            )
            .help("take the oldest out of `retired`");
    }
    made
}
