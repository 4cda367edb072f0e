//! The versions of a ruleset and what each language says of them.

use super::known::Known;
use super::links;
use super::site::Text;
use crate::check::content::{Placed, RulesetFile};
use crate::check::edition::Changes;
use crate::diag::Diagnostics;

/// Reports texts of one language on versions that the ruleset does not have, and links in them that lead
/// nowhere. `file` is the name of the ruleset's file.
pub(super) fn check(
    changes: &Changes,
    ruleset: &RulesetFile,
    owner: &str,
    file: &str,
    known: Known,
    diags: &mut Diagnostics,
) {
    let versions: Vec<&str> =
        ruleset.edition.versions.iter().map(|release| release.version.value.as_str()).collect();
    for (version, (key, change)) in changes {
        links::check(change, owner, known, diags);
        // A version that cannot be read is reported, and may be this one.
        if versions.contains(&version.as_str()) || known.has_failed(ruleset.place) {
            continue;
        }
        let found = diags.error("unknown-version", format!("`{owner}` has no version `{version}`"), *key);
        let listed = match versions.as_slice() {
            [] => format!("list it under `versions` in `{file}` with its day"),
            all => format!("`{file}` has `{}`: list it there with its day", all.join("`, `")),
        };
        found.help(format!("{listed}, or take the text out"));
    }
}

/// What changed with each version, in their order; `text` gives the text of a key.
pub(super) fn texts<T>(
    ruleset: &RulesetFile,
    of: fn(&T) -> &Changes,
    text: &mut impl FnMut(&str, &dyn Fn(&T) -> Option<&Placed<String>>) -> Text,
) -> Vec<Text> {
    let versions = ruleset.edition.versions.iter().map(|release| &release.version.value);
    versions.map(|version| text(&key(version), &|file| of(file).get(version).map(|(_, text)| text))).collect()
}

/// Where the text on a version stands in its file.
pub(super) fn key(version: &str) -> String {
    format!("{CHANGES}{version}")
}

/// What the key of such a text begins with; points in the rest are the version's own.
pub(super) const CHANGES: &str = "changes.";
