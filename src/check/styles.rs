//! What the site's own styles load: files beside them in `site/`, written as `url(./name)` or `@import './name'`.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{ASSETS, is_published};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::load::tree::Asset;
use crate::source::{Sources, Span};

/// What no file is meant by: an address, a part of the page, data in place.
const OTHERS: [&str; 6] = ["#", "/", "data:", "http:", "https:", "var("];

/// Reports files that a style names and pages would not find.
pub(super) fn check(assets: &[Asset], sources: &Sources, diags: &mut Diagnostics) {
    let names: BTreeSet<&str> = assets.iter().map(|asset| asset.path.as_str()).collect();
    for asset in assets {
        let Some(file) = asset.file.filter(|_| asset.path.ends_with(".css")) else { continue };
        let folder = asset.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let text = sources.text(file);
        for range in loaded(text) {
            let span = Span { file, start: range.start as u32, end: range.end as u32 };
            named(&text[range], folder, span, &names, diags);
        }
    }
}

/// One name as it stands in a style of a folder of `site/`.
fn named(found: &str, folder: &str, span: Span, names: &BTreeSet<&str>, diags: &mut Diagnostics) {
    let below = found.strip_prefix("./");
    let name = below.unwrap_or(found);
    let path = if folder.is_empty() { name.to_owned() } else { format!("{folder}/{name}") };
    if names.contains(path.as_str()) && !is_published(&path) {
        let kinds = ASSETS.join("`, `");
        diags
            .error("unknown-file", format!("`site/{path}` is of a kind that pages do not load"), span)
            .help(format!("they load files that end in `{kinds}`"));
        return;
    }
    let inside = if folder.is_empty() { String::new() } else { format!("{folder}/") };
    let beside = names.iter().filter(|name| is_published(name)).filter_map(|name| name.strip_prefix(&inside));
    let last = name.rsplit('/').next().unwrap_or_default();
    let there = beside.clone().find(|own| *own == name || *own == last);
    if let Some(name) = there {
        if below != Some(name) {
            let meant = format!("./{name}");
            diags
                .error("unknown-file", format!("a style names a file as `./…`, found `{found}`"), span)
                .replacement(format!("write `{meant}`"), meant);
        }
        return;
    }
    let meant = likely(name, beside);
    let found = diags.error("unknown-file", format!("there is no file `site/{path}`"), span);
    match meant {
        Some(meant) => found.meant(&format!("./{meant}")),
        None => found.help("put it into `site/`, beside the style or below it, and name it as `./…`"),
    };
}

/// The names of files in a style, where they stand.
fn loaded(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find(['u', 'U', '@', '/']).map(|next| at + next) {
        let rest = &text[next..];
        at = next + 1;
        if rest.starts_with("/*") {
            at = rest.find("*/").map_or(text.len(), |end| next + end + 2);
        } else if let Some(inside) = after_word(rest, "url(") {
            at = name(text, inside.trim_start(), &mut found);
        } else if let Some(inside) = after_word(rest, "@import").map(str::trim_start)
            && inside.starts_with(['"', '\''])
        {
            at = name(text, inside, &mut found);
        }
    }
    found
}

/// What follows a word, in whatever case it is written.
fn after_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let found = text.get(..word.len())?;
    found.eq_ignore_ascii_case(word).then(|| &text[word.len()..])
}

/// Takes the name that this rest of the style begins with, in quotes or up to a bracket; gives where it ends.
fn name(text: &str, rest: &str, found: &mut Vec<Range<usize>>) -> usize {
    let start = text.len() - rest.len();
    let (start, close) = match rest.chars().next() {
        Some(quote @ ('"' | '\'')) => (start + 1, quote),
        _ => (start, ')'),
    };
    let end = text[start..].find(close).map_or(text.len(), |end| start + end);
    let name = text[start..end].trim_end();
    if !name.is_empty() && !OTHERS.iter().any(|other| name.starts_with(other)) {
        found.push(start..start + name.len());
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_files_that_a_style_names() {
        let text = "a { b: url(./c.svg) } /* url(d) */ @font-face { src: URL( \"e.woff2\" ), url('f g.png') }\n\
                    h { i: url(#j), url(data:image/png;base64,k), url(https://l.org/), url(\"/m.png\") }\n\
                    @import 'o.css' screen; @IMPORT \"./p.css\"; @import url(q.css); @media x {} n { url(";
        let found: Vec<&str> = loaded(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["./c.svg", "e.woff2", "f g.png", "o.css", "./p.css", "q.css"]);
    }
}
