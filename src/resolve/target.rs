//! Where a link of a Markdown text leads, by ids: the address is made from them for each language.

/// The last part of the address of a game's glossary.
pub(crate) const GLOSSARY: &str = "glossary";

/// The last part of the address of a game's comparison.
pub(crate) const COMPARE: &str = "compare";

/// What a link names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target<'a> {
    /// `page:senet/bell#barriers`: a page without its language, and a part of it.
    Page { path: &'a str, fragment: Option<&'a str> },
    /// `term:barrier`: a word of the glossary of the text's own game, or of another, `term:senet/barrier`.
    Term { game: &'a str, term: &'a str },
}

/// Reads the target of a link in a text of the page `owner`. None if it is an address.
pub(crate) fn target<'a>(written: &'a str, owner: &'a str) -> Option<Target<'a>> {
    if let Some(named) = written.strip_prefix("term:") {
        let own = owner.split('/').next().unwrap_or(owner);
        let (game, term) = named.split_once('/').unwrap_or((own, named));
        return Some(Target::Term { game, term });
    }
    let named = match written.strip_prefix("page:") {
        Some(named) => named,
        None if written.starts_with('#') => written,
        None => return None,
    };
    let (path, fragment) = named.split_once('#').map_or((named, None), |(path, id)| (path, Some(id)));
    let path = if path.is_empty() && fragment.is_some() { owner } else { path };
    Some(Target::Page { path, fragment })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_without_a_page_is_to_the_one_it_stands_on() {
        let page = |path, fragment| Some(Target::Page { path, fragment });
        assert_eq!(target("page:race/hop#who", "race"), page("race/hop", Some("who")));
        assert_eq!(target("page:#who", "race"), page("race", Some("who")));
        assert_eq!(target("#who", "race"), page("race", Some("who")));
        assert_eq!(target("page:", "race"), page("", None));
        let term = |game, term| Some(Target::Term { game, term });
        assert_eq!(target("term:gate", "race/hop"), term("race", "gate"));
        assert_eq!(target("term:race/gate", "about"), term("race", "gate"));
        assert_eq!(target("https://example.org/#who", "race"), None);
    }
}
