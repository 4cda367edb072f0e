//! The files that the program carries inside, so that a site needs none of its own beside its content.

// `FILES`: each by its path in the project, in the order of the paths.
include!(concat!(env!("OUT_DIR"), "/defaults.rs"));

/// The files below one of the project's folders: the path below it, and the bytes.
pub(super) fn below(top: &str) -> impl Iterator<Item = (&'static str, &'static [u8])> {
    FILES.iter().filter_map(move |(path, bytes)| {
        let path = path.strip_prefix(top)?.strip_prefix('/')?;
        Some((path, *bytes))
    })
}

/// The paths of all files, in order.
pub(super) fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(path, _)| *path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_carries_what_a_site_needs() {
        for (top, name) in [
            ("templates", "page.html"),
            ("locales", "en/site.ftl"),
            ("site", "page.css"),
            ("site", "board.js"),
            ("site", "engine.wasm"),
        ] {
            assert!(below(top).any(|(path, bytes)| path == name && !bytes.is_empty()), "{top}/{name}");
        }
        assert_eq!(below("content").count(), 0);
    }

    #[test]
    fn the_list_is_in_order() {
        assert!(FILES.is_sorted_by_key(|(path, _)| path));
    }
}
