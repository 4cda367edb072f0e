//! Which codes of languages there are, and the one that is meant by something else.

use unic_langid::LanguageIdentifier;

use super::subtags;
use crate::diag::likely::likely;

/// Every code of two letters. Those of three letters are thousands, and are taken as they are.
const TWO_LETTERS: &str = "\
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz \
    ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii \
    ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi \
    mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw \
    sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk \
    ur uz ve vi vo wa wo xh yi yo za zh zu";

/// What is written for a language in place of its code: codes of countries, longer codes, English names.
const MEANT: [(&str, &str); 69] = [
    ("arabic", "ar"),
    ("ara", "ar"),
    ("armenian", "hy"),
    ("bulgarian", "bg"),
    ("catalan", "ca"),
    ("chinese", "zh"),
    ("cn", "zh"),
    ("coptic", "cop"),
    ("croatian", "hr"),
    ("cz", "cs"),
    ("czech", "cs"),
    ("danish", "da"),
    ("deu", "de"),
    ("dk", "da"),
    ("dutch", "nl"),
    ("egyptian", "egy"),
    ("ell", "el"),
    ("eng", "en"),
    ("english", "en"),
    ("farsi", "fa"),
    ("finnish", "fi"),
    ("fra", "fr"),
    ("fre", "fr"),
    ("french", "fr"),
    ("ger", "de"),
    ("german", "de"),
    ("gr", "el"),
    ("gre", "el"),
    ("greek", "el"),
    ("heb", "he"),
    ("hebrew", "he"),
    ("hindi", "hi"),
    ("hungarian", "hu"),
    ("icelandic", "is"),
    ("ita", "it"),
    ("italian", "it"),
    ("iw", "he"),
    ("japanese", "ja"),
    ("jp", "ja"),
    ("jpn", "ja"),
    ("kor", "ko"),
    ("korean", "ko"),
    ("lat", "la"),
    ("latin", "la"),
    ("nld", "nl"),
    ("norwegian", "nb"),
    ("persian", "fa"),
    ("pol", "pl"),
    ("polish", "pl"),
    ("por", "pt"),
    ("portuguese", "pt"),
    ("romanian", "ro"),
    ("rus", "ru"),
    ("russian", "ru"),
    ("sanskrit", "sa"),
    ("serbian", "sr"),
    ("spa", "es"),
    ("spanish", "es"),
    ("sumerian", "sux"),
    ("swe", "sv"),
    ("swedish", "sv"),
    ("tur", "tr"),
    ("turkish", "tr"),
    ("ua", "uk"),
    ("ukr", "uk"),
    ("ukrainian", "uk"),
    ("us", "en-US"),
    ("gb", "en-GB"),
    ("zho", "zh"),
];

/// The code that is meant by this one, which is none or not the usual one of its language.
pub(crate) fn meant(code: &str) -> Option<&'static str> {
    let found = code.to_ascii_lowercase();
    let exact = MEANT.iter().find(|(other, _)| *other == found);
    let name = exact.map(|(name, _)| *name).or_else(|| {
        // Of short codes each is like many others.
        let names = MEANT.iter().map(|(name, _)| *name).filter(|name| name.len() > 4);
        likely(&found, names).filter(|_| found.len() > 4)
    })?;
    MEANT.iter().find(|(other, _)| *other == name).map(|(_, code)| *code)
}

/// Whether there is a language of this code, as far as that can be known.
pub(crate) fn is_known(code: &str) -> bool {
    let Ok(tag) = code.parse::<LanguageIdentifier>() else { return false };
    if subtags::fault(&tag).is_some() {
        return false;
    }
    let language = tag.language.as_str();
    let is_usual = meant(language).is_none();
    match language.len() {
        2 => TWO_LETTERS.split(' ').any(|known| known == language),
        3 => !tag.language.is_empty() && is_usual,
        // Longer ones are well-formed, but there is none.
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_known_or_guessed() {
        for (code, known, guess) in [
            ("el", true, None),
            ("pt-BR", true, None),
            ("en-UK", false, None),
            ("grc", true, None),
            ("zh-Hant", true, None),
            ("", false, None),
            ("zz", false, None),
            ("und", false, None),
            ("greek", false, Some("el")),
            ("Greek", false, Some("el")),
            ("grek", false, None),
            ("germann", false, Some("de")),
            ("gr", false, Some("el")),
            ("ell", false, Some("el")),
            ("a language", false, None),
        ] {
            assert_eq!((is_known(code), meant(code)), (known, guess), "{code}");
        }
    }

    #[test]
    fn what_is_meant_is_known() {
        for (name, code) in MEANT {
            assert!(is_known(code) && !is_known(name), "{name}: {code}");
        }
    }
}
