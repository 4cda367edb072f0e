//! Every text that a reader of a page may meet, shown or hidden: between tags, in attributes, in data.

use serde_json::Value;

/// A text and where it stands: the open elements, such as `body main p.lead`, and the attribute, if it is in one.
pub(super) struct Text {
    pub(super) place: String,
    pub(super) words: String,
}

/// Attributes whose values programs read; every other one is taken for a text.
const MACHINE: &[&str] = &[
    "aria-busy",
    "aria-controls",
    "aria-current",
    "aria-describedby",
    "aria-disabled",
    "aria-expanded",
    "aria-haspopup",
    "aria-hidden",
    "aria-keyshortcuts",
    "aria-labelledby",
    "aria-live",
    "aria-pressed",
    "aria-selected",
    "as",
    "autocapitalize",
    "autocomplete",
    "charset",
    "class",
    "colspan",
    "crossorigin",
    "cx",
    "cy",
    "d",
    "decoding",
    "dir",
    "disabled",
    "enterkeyhint",
    "fill",
    "for",
    "height",
    "hidden",
    "href",
    "hreflang",
    "http-equiv",
    "id",
    "lang",
    "loading",
    "markerheight",
    "markerunits",
    "markerwidth",
    "orient",
    "refx",
    "refy",
    "media",
    "method",
    "name",
    "open",
    "points",
    "property",
    "r",
    "rel",
    "role",
    "rx",
    "ry",
    "scope",
    "selected",
    "sizes",
    "spellcheck",
    "src",
    "srcset",
    "stroke",
    "stroke-width",
    "tabindex",
    "target",
    "transform",
    "type",
    "value",
    "viewbox",
    "width",
    "x",
    "y",
];

/// Attributes of data that readers meet: styles show them, or a script says them.
const SAID: &[&str] = &["data-label", "data-link", "data-text", "data-failed"];

/// Elements that nothing closes.
const VOID: &[&str] = &["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// What `meta` holds for programs.
const META: &[&str] = &[
    "color-scheme",
    "og:image",
    "og:locale",
    "og:locale:alternate",
    "og:type",
    "og:url",
    "robots",
    "twitter:card",
    "viewport",
];

/// The texts of a page, in its order.
pub(super) fn texts(page: &str) -> Vec<Text> {
    let mut found = Vec::new();
    let mut open: Vec<(String, String)> = Vec::new();
    let mut rest = page;
    while !rest.is_empty() {
        let Some((before, tagged)) = rest.split_once('<') else { break };
        note(&mut found, &open, "", before);
        let end = tag_end(tagged);
        let (tag, after) = (&tagged[..end], &tagged[end + 1..]);
        rest = after;
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            let (opened, _) = open.pop().unwrap_or_default();
            assert_eq!(opened, name.trim(), "a tag is closed that is not open");
            continue;
        }
        let (name, attributes) = attributes(tag);
        let place = attributes.iter().find(|(key, _)| *key == "class" || *key == "lang");
        let place = place.map_or(name.to_owned(), |(key, value)| match *key {
            "class" => format!("{name}.{value}"),
            _ => format!("{name}[lang]"),
        });
        open.push((name.to_owned(), place));
        note_attributes(&mut found, &open, name, &attributes);
        if name == "script" {
            let (data, after) = rest.split_once("</script>").expect("it is closed");
            if !data.is_empty() {
                let data: Value = serde_json::from_str(data).expect("scripts in pages are data");
                note_data(&mut found, &open, "", &data);
            }
            rest = after;
        }
        if name == "script" || VOID.contains(&name) || tag.ends_with('/') {
            open.pop();
        }
    }
    found
}

/// Where a tag ends that has been opened; signs in quotes are none of it.
fn tag_end(tag: &str) -> usize {
    let mut quoted = false;
    let end = tag.char_indices().find(|(_, sign)| {
        quoted ^= *sign == '"';
        *sign == '>' && !quoted
    });
    end.expect("a tag ends").0
}

fn attributes(tag: &str) -> (&str, Vec<(&str, &str)>) {
    let (name, mut rest) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
    let mut found = Vec::new();
    while let Some((key, value)) = rest.split_once("=\"") {
        let (value, after) = value.split_once('"').expect("a value ends");
        found.push((key.split_whitespace().next_back().unwrap_or_default(), value));
        rest = after;
    }
    (name.trim_end_matches('/'), found)
}

fn note_attributes(
    found: &mut Vec<Text>,
    open: &[(String, String)],
    name: &str,
    attributes: &[(&str, &str)],
) {
    let meta = attributes.iter().find(|(key, _)| ["name", "property", "http-equiv"].contains(key));
    for (key, value) in attributes {
        let machine = MACHINE.contains(&key.to_lowercase().as_str())
            || key.starts_with("data-") && !SAID.contains(key)
            || name == "meta" && meta.is_some_and(|(key, of)| *key == "http-equiv" || META.contains(of));
        if !machine {
            note(found, open, &format!("@{key}"), value);
        }
    }
}

fn note_data(found: &mut Vec<Text>, open: &[(String, String)], path: &str, data: &Value) {
    match data {
        Value::String(text) => note(found, open, path, text),
        Value::Array(items) => items.iter().for_each(|item| note_data(found, open, path, item)),
        Value::Object(entries) => {
            for (key, entry) in entries {
                note_data(found, open, &format!("{path}/{key}"), entry);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn note(found: &mut Vec<Text>, open: &[(String, String)], inside: &str, words: &str) {
    if !words.trim().is_empty() {
        let place: Vec<&str> = open.iter().map(|(_, place)| place.as_str()).collect();
        found.push(Text { place: format!("{}{inside}", place.join(" ")), words: words.trim().to_owned() });
    }
}
