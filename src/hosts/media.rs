//! Media types by the endings of files' names.

/// What is sent for a file of unknown type: browsers save it and guess nothing.
pub(crate) const UNKNOWN: &str = "application/octet-stream";

/// What pages are sent as.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

/// Each type with the endings of its files.
pub(crate) const TYPES: &[(&str, &[&str])] = &[
    (HTML, &["html"]),
    ("text/css; charset=utf-8", &["css"]),
    ("text/javascript; charset=utf-8", &["js", "mjs"]),
    ("text/plain; charset=utf-8", &["txt"]),
    ("application/wasm", &["wasm"]),
    (UNKNOWN, &["bin"]),
    ("application/json", &["json"]),
    ("application/atom+xml", &["atom"]),
    ("application/manifest+json", &["webmanifest"]),
    ("application/xml", &["xml"]),
    ("application/pdf", &["pdf"]),
    ("image/svg+xml", &["svg"]),
    ("image/png", &["png"]),
    ("image/jpeg", &["jpg", "jpeg"]),
    ("image/gif", &["gif"]),
    ("image/webp", &["webp"]),
    ("image/avif", &["avif"]),
    ("image/x-icon", &["ico"]),
    ("font/woff2", &["woff2"]),
];

/// The type of a file by its name or path; none for an ending that no type has.
pub(crate) fn known(path: &str) -> Option<&'static str> {
    let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
    let (_, ending) = name.rsplit_once('.')?;
    let has = |endings: &[&str]| endings.iter().any(|own| own.eq_ignore_ascii_case(ending));
    TYPES.iter().find(|(_, endings)| has(endings)).map(|(found, _)| *found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_ending_has_two_types() {
        let all: Vec<&str> = TYPES.iter().flat_map(|(_, endings)| endings.iter().copied()).collect();
        for (at, ending) in all.iter().enumerate() {
            assert!(!all[..at].contains(ending), "{ending}");
        }
    }
}
