//! The site in the words of nginx.

use super::layout::{Layout, word};
use super::media::{TYPES, UNKNOWN};
use super::policy::Policy;
use super::rules::{LEFT, OWN};
use super::{ASSETS, BOARDS, Caching};

/// A server whose `folder` the addresses begin at.
pub(crate) fn nginx(layout: &Layout, folder: &str) -> String {
    let (base, host, port) = (&layout.base, layout.host(), layout.port().unwrap_or("80"));
    let mut text = format!(
        "# {host}{base} for nginx, printed by `variorum host nginx`.\n\
         # What the build writes lies in {folder}{base}; whoever has a server already takes the locations.\n\
         server {{\n    \
         listen {port};\n    \
         server_name {host};\n"
    );
    if let Some(bare) = base.strip_suffix('/').filter(|bare| !bare.is_empty()) {
        text += &format!("    location = {bare} {{ absolute_redirect off; return 301 {base}; }}\n");
    }
    text += &format!("    location {base} {{\n");
    let mut inside = vec![
        format!("root {};", word(folder)),
        "index index.html;".to_owned(),
        "absolute_redirect off;".to_owned(),
        "# Sends the compressed copies that lie beside the files. The second needs a module, on Debian"
            .to_owned(),
        "# libnginx-mod-http-brotli-static: without it, take the line out.".to_owned(),
        "gzip_static on;".to_owned(),
        "brotli_static on;".to_owned(),
        "gzip_vary on;".to_owned(),
        "types {".to_owned(),
    ];
    inside.extend(TYPES.iter().map(|(name, endings)| format!("    \"{name}\" {};", endings.join(" "))));
    inside.push("}".to_owned());
    inside.push(format!("default_type {UNKNOWN};"));
    inside.push(missing(&format!("{base}404.html")));
    inside.extend(headers(layout, Policy::Page));
    inside.push(format!("location {base}{ASSETS}/ {{"));
    inside.extend(headers(layout, Policy::Asset).into_iter().map(indented));
    inside.push("}".to_owned());
    inside.push(format!("location {base}{BOARDS}/ {{"));
    inside.extend(headers(layout, Policy::Board).into_iter().map(indented));
    for language in &layout.languages {
        inside.push(indented(in_language(layout, BOARDS, language)));
    }
    inside.push("}".to_owned());
    inside.extend(layout.languages.iter().map(|language| in_language(layout, "", language)));
    inside.extend(OWN.iter().map(|own| format!("location = {base}{own} {{ return 404; }}")));
    inside.push(format!("location ^~ {base}{LEFT} {{ return 404; }}"));
    for (from, to) in &layout.moved {
        for from in [from.as_str(), from.trim_end_matches('/')] {
            inside.push(format!("location = {from} {{ return 301 {to}; }}"));
        }
    }
    text.extend(inside.into_iter().map(|line| format!("        {line}\n")));
    text + "    }\n}\n"
}

fn headers(layout: &Layout, policy: Policy) -> Vec<String> {
    let caching = ("Cache-Control", Caching::of(policy).value());
    let all = [caching].into_iter().chain(policy.pairs()).chain(layout.robots());
    all.map(|(name, value)| format!("add_header {name} \"{value}\" always;")).collect()
}

fn missing(page: &str) -> String {
    format!("error_page 403 404 =404 {page};")
}

fn in_language(layout: &Layout, below: &str, language: &str) -> String {
    let base = &layout.base;
    let page = missing(&format!("{base}{language}/404.html"));
    let below = if below.is_empty() { String::new() } else { format!("{below}/") };
    format!("location {base}{below}{language}/ {{ {page} }}")
}

fn indented(line: String) -> String {
    format!("    {line}")
}
