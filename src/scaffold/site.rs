//! A new site: its settings, its own words, and a page about it. All else the program brings along.

use super::{NewFile, Plan};

/// Plans a site; `folder` is how its author calls the place.
pub(crate) fn site(folder: &str) -> Plan {
    let files = vec![
        NewFile::new("content/site.yaml", include_str!("files/site.yaml")),
        NewFile::new("content/pages/about/en.md", include_str!("files/about.md")),
        NewFile::new("locales/en/own.ftl", include_str!("files/own.ftl")),
        NewFile::new(".gitignore", "# What builds write.\n/public/\n/public.staging*/\n"),
    ];
    let next = format!("add a game with `variorum new game ID --root {folder}`");
    Plan { files, change: None, next }
}
