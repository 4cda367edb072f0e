//! What the site's own scripts load, written as `'./name'`, and whether a module is one.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{ASSETS, is_published};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::load::tree::Asset;
use crate::source::{Sources, Span};

/// What stands before the name of a file that is loaded.
const LOADING: [&str; 4] = ["from", "import", "import(", "URL("];
/// What a WebAssembly module begins with.
const WASM: &[u8] = b"\0asm";

/// Reports files that a script loads and pages would not find, and modules that browsers refuse.
pub(super) fn check(assets: &[Asset], sources: &Sources, diags: &mut Diagnostics) {
    let published = assets.iter().map(|asset| asset.path.as_str()).filter(|path| is_published(path));
    let names: BTreeSet<&str> = published.collect();
    for asset in assets {
        let Some(file) = asset.file else { continue };
        if asset.path.ends_with(".wasm") && !asset.bytes.starts_with(WASM) {
            diags
                .error("wrong-module", "this file is no WebAssembly module", Span::start_of(file))
                .help("build it anew, or take it away where it stands in for a module of the program");
        }
        if !asset.path.ends_with(".js") {
            continue;
        }
        let folder = asset.path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let text = sources.text(file);
        for range in loaded(text) {
            let span = Span { file, start: range.start as u32, end: range.end as u32 };
            named(&text[range], &folder, span, &names, diags);
        }
    }
}

/// One name without its `./`, as it stands in a script of a folder of `site/`.
fn named(name: &str, folder: &str, span: Span, names: &BTreeSet<&str>, diags: &mut Diagnostics) {
    let path = format!("{folder}{name}");
    if names.contains(path.as_str()) {
        return;
    }
    let beside = names.iter().filter_map(|path| path.strip_prefix(folder));
    let meant = likely(name, beside);
    let found = diags.error("unknown-file", format!("pages load no file `site/{path}`"), span);
    match meant {
        Some(meant) => found.meant(meant),
        None => found.help(format!(
            "put it into `site/`, beside the script or below it; its name ends in `{}`",
            ASSETS.join("`, `")
        )),
    };
}

/// The names of files that a script loads, without their `./`, where they stand.
fn loaded(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("./") {
        let before = &text[..at];
        let Some(quote @ ('"' | '\'' | '`')) = before.chars().next_back() else { continue };
        let loads = before[..at - 1].trim_end();
        if !LOADING.iter().any(|word| loads.ends_with(word)) || is_comment(before) {
            continue;
        }
        let start = at + 2;
        if let Some(length) = text[start..].find(quote) {
            found.push(start..start + length);
        }
    }
    found
}

/// Whether what follows stands in a comment, on a line of its own or over several.
fn is_comment(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    let open = before.rfind("/*").is_some_and(|open| !before[open..].contains("*/"));
    open || line.trim_start().starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_files_that_a_script_loads() {
        let text = "import './a.js';\nimport { b } from \"./b.js\";\n// import './c.js';\n\
                    /** @type {import('./d.js').D} */\nawait import(`./e.js`); new URL( './f.wasm', x);\n\
                    say('./g.js'); import '../h.js';";
        let found: Vec<&str> = loaded(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["a.js", "b.js", "e.js", "f.wasm"]);
    }
}
