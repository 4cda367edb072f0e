//! What programs show of a page where its address is shared, in the words of the Open Graph.

use unic_langid::LanguageIdentifier;

use super::context::{Shared, SharedPicture};
use super::dates::stated;
use super::scope::Scope;
use crate::resolve::index::PageId;

/// What is told of a page.
pub(super) fn shared(scope: Scope, id: PageId, picture: Option<SharedPicture>) -> Shared {
    let Scope { site, locale, .. } = scope;
    let others = site.index.alternates(id, locale).into_iter().filter_map(|other| other.locale);
    let kind = kind(id);
    let dates = if kind == ARTICLE { stated(site, id, locale) } else { Default::default() };
    Shared {
        kind,
        locale: with_country(&site.locale(locale).tag),
        others: others.filter(|at| *at != locale).map(|at| with_country(&site.locale(at).tag)).collect(),
        modified: dates.newest(),
        published: dates.published,
        picture,
    }
}

const ARTICLE: &str = "article";

fn kind(id: PageId) -> &'static str {
    match id {
        PageId::Game(_) | PageId::Variant(..) | PageId::Prose(_) => ARTICLE,
        PageId::Languages
        | PageId::Home
        | PageId::Glossary(_)
        | PageId::Compare(_)
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => "website",
    }
}

/// A language with a country, such as `en_US`: the likeliest where its tag names none.
fn with_country(tag: &LanguageIdentifier) -> String {
    let mut whole = tag.clone();
    whole.maximize();
    match whole.region {
        Some(region) => format!("{}_{region}", whole.language),
        None => whole.language.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_gets_the_country_of_its_tag_or_the_likeliest() {
        for (tag, expected) in [
            ("en", "en_US"),
            ("el", "el_GR"),
            ("ja", "ja_JP"),
            ("pt-PT", "pt_PT"),
            ("zh-Hant", "zh_TW"),
            ("tlh", "tlh"),
        ] {
            assert_eq!(with_country(&tag.parse().unwrap()), expected);
        }
    }
}
