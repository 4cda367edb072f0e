//! What is known of languages: their own names and the forms in which they count, both as CLDR has them.

use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::check::counting::in_order;

/// Codes of languages and the languages' own names, spelt as the first word of a list.
const NAMES: [(&str, &str); 72] = [
    ("af", "Afrikaans"),
    ("ar", "العربية"),
    ("az", "Azərbaycan"),
    ("be", "Беларуская"),
    ("bg", "Български"),
    ("bn", "বাংলা"),
    ("br", "Brezhoneg"),
    ("bs", "Bosanski"),
    ("ca", "Català"),
    ("cs", "Čeština"),
    ("cy", "Cymraeg"),
    ("da", "Dansk"),
    ("de", "Deutsch"),
    ("de-AT", "Österreichisches Deutsch"),
    ("de-CH", "Schweizer Hochdeutsch"),
    ("el", "Ελληνικά"),
    ("en", "English"),
    ("en-GB", "British English"),
    ("en-US", "American English"),
    ("eo", "Esperanto"),
    ("es", "Español"),
    ("es-MX", "Español de México"),
    ("et", "Eesti"),
    ("eu", "Euskara"),
    ("fa", "فارسی"),
    ("fi", "Suomi"),
    ("fr", "Français"),
    ("fr-CA", "Français canadien"),
    ("ga", "Gaeilge"),
    ("gd", "Gàidhlig"),
    ("gl", "Galego"),
    ("he", "עברית"),
    ("hi", "हिन्दी"),
    ("hr", "Hrvatski"),
    ("hu", "Magyar"),
    ("hy", "Հայերեն"),
    ("id", "Indonesia"),
    ("is", "Íslenska"),
    ("it", "Italiano"),
    ("ja", "日本語"),
    ("ka", "ქართული"),
    ("kk", "Қазақ тілі"),
    ("ko", "한국어"),
    ("lt", "Lietuvių"),
    ("lv", "Latviešu"),
    ("mk", "Македонски"),
    ("ms", "Melayu"),
    ("mt", "Malti"),
    ("nb", "Norsk bokmål"),
    ("nl", "Nederlands"),
    ("nn", "Norsk nynorsk"),
    ("pl", "Polski"),
    ("pt", "Português"),
    ("pt-BR", "Português (Brasil)"),
    ("pt-PT", "Português europeu"),
    ("ro", "Română"),
    ("ru", "Русский"),
    ("sk", "Slovenčina"),
    ("sl", "Slovenščina"),
    ("sq", "Shqip"),
    ("sr", "Српски"),
    ("sv", "Svenska"),
    ("sw", "Kiswahili"),
    ("ta", "தமிழ்"),
    ("th", "ไทย"),
    ("tr", "Türkçe"),
    ("uk", "Українська"),
    ("ur", "اردو"),
    ("vi", "Tiếng Việt"),
    ("zh", "中文"),
    ("zh-Hans", "简体中文"),
    ("zh-Hant", "繁體中文"),
];

/// The language's own name; that of the language at large where the region's is not known.
pub(super) fn own_name(tag: &LanguageIdentifier) -> Option<&'static str> {
    let mut without_region = tag.clone();
    without_region.region = None;
    let known = |tag: String| NAMES.iter().find(|(known, _)| *known == tag).map(|(_, name)| *name);
    known(tag.to_string()).or_else(|| known(without_region.to_string()))
}

/// The forms in which the language counts, in the order from zero to many, as messages name them.
pub(super) fn plural_forms(tag: &LanguageIdentifier) -> Vec<&'static str> {
    let mut language = tag.clone();
    (language.region, language.script) = (None, None);
    let Ok(rules) = PluralRules::create(language, PluralRuleType::CARDINAL) else { return Vec::new() };
    // Every form of every language is that of a number below a thousand, of a fraction, or of a million.
    let numbers = (0..1000).map(|number| number.to_string());
    let numbers = numbers.chain(["0.1", "1.5", "2.1", "1000000"].map(str::to_owned));
    in_order(numbers.filter_map(|number| rules.select(number.as_str()).ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag(text: &str) -> LanguageIdentifier {
        text.parse().unwrap()
    }

    #[test]
    fn names_are_found_by_the_nearest_tag() {
        assert!(NAMES.is_sorted_by_key(|(code, _)| code));
        for (code, expected) in [
            ("fr", Some("Français")),
            ("fr-BE", Some("Français")),
            ("pt-BR", Some("Português (Brasil)")),
            ("zh-Hant-HK", Some("繁體中文")),
            ("vo", None),
        ] {
            assert_eq!(own_name(&tag(code)), expected, "{code}");
        }
    }

    #[test]
    fn forms_are_those_of_the_language() {
        for (code, expected) in [
            ("ja", "other"),
            ("en", "one other"),
            ("ru", "one few many other"),
            ("pl", "one few many other"),
            ("ar", "zero one two few many other"),
            ("lt", "one few many other"),
            ("pt-BR", "one other"),
        ] {
            assert_eq!(plural_forms(&tag(code)).join(" "), expected, "{code}");
        }
    }
}
