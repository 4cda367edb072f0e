//! The site in the words of Caddy.

use super::layout::{Layout, word};
use super::media::{HTML, TYPES, UNKNOWN};
use super::policy::Policy;
use super::rules::{LEFT, OWN};
use super::{ASSETS, BOARDS, Caching};

/// A site whose `folder` the addresses begin at.
pub(crate) fn caddy(layout: &Layout, folder: &str) -> String {
    let Layout { origin, base, .. } = layout;
    let mut text = format!(
        "# {origin}{base} for Caddy, printed by `variorum host caddy`.\n\
         # What the build writes lies in {folder}{base}.\n\
         {origin} {{\n"
    );
    let mut inside = vec![format!("root * {}", word(folder)), "route {".to_owned()];
    inside.extend(route(layout).into_iter().map(indented));
    inside.extend(["}".to_owned(), "handle_errors {".to_owned()]);
    inside.extend(headers(layout, "", Policy::Page).into_iter().map(indented));
    inside.push(format!("    header Content-Type \"{HTML}\""));
    for (at, language) in layout.languages.iter().enumerate() {
        inside.push(format!("    @language{at} path {base}{language}/* {base}{BOARDS}/{language}/*"));
        inside.extend(page(&format!("@language{at} "), &format!("{base}{language}/404.html")));
    }
    inside.extend(page("", &format!("{base}404.html")));
    inside.push("}".to_owned());
    text.extend(inside.into_iter().map(|line| format!("    {line}\n")));
    text + "}\n"
}

/// What is asked in turn until the file is sent.
fn route(layout: &Layout) -> Vec<String> {
    let base = &layout.base;
    let mut lines = Vec::new();
    if let Some(bare) = base.strip_suffix('/').filter(|bare| !bare.is_empty()) {
        lines.push(format!("redir {bare} {base} 301"));
    }
    for (from, to) in &layout.moved {
        lines.push(format!("redir {} {to} 301", from.trim_end_matches('/')));
        lines.push(format!("redir {from} {to} 301"));
    }
    let own: Vec<String> = OWN.iter().map(|own| format!("{base}{own}")).collect();
    lines.push(format!("@own path {} {base}{LEFT}*", own.join(" ")));
    lines.push("error @own 404".to_owned());
    // Caddy's own way would be a 308.
    lines.extend(["@folder {", "    not path */", "    file {path}/index.html", "}"].map(str::to_owned));
    lines.push("redir @folder {path}/ 301".to_owned());
    lines.push(format!("header Content-Type {UNKNOWN}"));
    for (at, (name, endings)) in TYPES.iter().enumerate() {
        let endings: Vec<String> = endings.iter().map(|ending| format!("*.{ending}")).collect();
        let folders = if *name == HTML { " */" } else { "" };
        lines.push(format!("@type{at} path {}{folders}", endings.join(" ")));
        lines.push(format!("header @type{at} Content-Type \"{name}\""));
    }
    lines.extend([
        // What is missing is not kept for a year.
        "@asset {".to_owned(),
        format!("    path {base}{ASSETS}/*"),
        "    file".to_owned(),
        "}".to_owned(),
        format!("@board path {base}{BOARDS}/*"),
        format!("@page not path {base}{ASSETS}/* {base}{BOARDS}/*"),
    ]);
    lines.extend(headers(layout, "@asset ", Policy::Asset));
    lines.extend(headers(layout, "@board ", Policy::Board));
    lines.extend(headers(layout, "@page ", Policy::Page));
    lines.extend(sent());
    lines
}

fn headers(layout: &Layout, matcher: &str, policy: Policy) -> Vec<String> {
    let caching = ("Cache-Control", Caching::of(policy).value());
    let mut lines = vec![format!("header {matcher}{{")];
    let all = [caching].into_iter().chain(policy.pairs()).chain(layout.robots());
    lines.extend(all.map(|(name, value)| format!("    {name} \"{value}\"")));
    lines.push("}".to_owned());
    lines
}

/// The file, in its compressed copy where the reader's browser takes it.
fn sent() -> [String; 3] {
    ["file_server {", "    precompressed br gzip", "}"].map(str::to_owned)
}

fn page(matcher: &str, path: &str) -> Vec<String> {
    let mut lines = vec![format!("    handle {matcher}{{"), format!("        rewrite * {path}")];
    lines.extend(sent().map(|line| format!("        {line}")));
    lines.push("    }".to_owned());
    lines
}

fn indented(line: String) -> String {
    format!("    {line}")
}
