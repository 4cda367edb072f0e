//! A new site: its settings, its own words, a page about it, and the schemas of its files. All else the
//! program brings along.

use crate::format::{FOLDER, schemas};

use super::{NewFile, Plan};

/// Plans a site; `folder` is how its author calls the place.
pub(crate) fn site(folder: &str) -> Plan {
    let mut files = vec![
        NewFile::new("content/site.yaml", include_str!("files/site.yaml")),
        NewFile::new("content/pages/about/en.md", include_str!("files/about.md")),
        NewFile::new("locales/en/own.ftl", include_str!("files/own.ftl")),
        NewFile::new(".gitignore", "# What builds write.\n/public/\n/public.staging*/\n"),
    ];
    files.extend(schemas().map(|(name, text)| NewFile::new(format!("{FOLDER}/{name}"), text)));
    let next = format!("add a game with `variorum new game ID --root {folder}`");
    Plan { files, change: None, next }
}
