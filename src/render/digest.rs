//! The short digest at the foot of a page: of everything that the page is made from, so of itself.

/// What stands in a page for its digest until the page is whole; no text has this character.
pub(super) const PLACE: &str = "\u{e000}";
/// Hexadecimal digits that a reader sees.
const DIGITS: usize = 7;

/// The page with its digest in it.
pub(super) fn stamped(page: &str) -> String {
    let digest = blake3::hash(page.as_bytes()).to_hex();
    page.replace(PLACE, &digest.as_str()[..DIGITS])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_same_digest_until_something_in_it_changes() {
        let digest = |text: &str| stamped(&format!("{text} {PLACE}")).split_once(' ').unwrap().1.to_owned();
        assert_eq!(digest("a"), digest("a"));
        assert_ne!(digest("a"), digest("b"));
        assert_eq!(digest("a").len(), DIGITS);
    }
}
