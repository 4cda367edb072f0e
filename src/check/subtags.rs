//! The parts of a language code behind the language: which scripts and regions there are, and what is meant by
//! another one.

use unic_langid::LanguageIdentifier;
use unic_langid::subtags::{Region, Script};

use crate::diag::likely::likely;

/// The scripts, as ISO 15924 has them.
const SCRIPTS: &str = "\
    Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Blis Bopo Brah Brai Bugi \
    Buhd Cakm Cans Cari Cham Cher Cirt Copt Cprt Cyrl Cyrs Deva Dsrt Dupl Egyd Egyh Egyp Elba Ethi Geok \
    Geor Glag Goth Gran Grek Gujr Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hrkt Hung \
    Inds Ital Jamo Java Jpan Jurc Kali Kana Khar Khmr Khoj Kitl Kits Knda Kore Kpel Kthi Lana Laoo Latf \
    Latg Latn Leke Lepc Limb Lina Linb Lisu Loma Lyci Lydi Mahj Mand Mani Marc Maya Mend Merc Mero Mlym \
    Modi Mong Moon Mroo Mtei Mult Mymr Narb Nbat Newa Nkgb Nkoo Nshu Ogam Olck Orkh Orya Osge Osma Palm \
    Pauc Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti Rjng Roro Runr Samr Sara Sarb Saur Sgnw Shaw Shrd \
    Sidd Sind Sinh Sora Sund Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Telu Teng Tfng \
    Tglg Thaa Thai Tibt Tirh Ugar Vaii Visp Wara Wole Xpeo Xsux Yiii";

/// The countries and other regions of ISO 3166 and those of several countries, as the UN numbers them.
const REGIONS: &str = "\
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT \
    BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH \
    ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT \
    HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS \
    LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI \
    NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG \
    SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG \
    UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW 001 002 003 005 009 011 013 014 015 017 018 \
    019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155 202 419";

/// What languages were called before, and what they are called now.
const REPLACED: [(&str, &str); 6] =
    [("in", "id"), ("iw", "he"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("sh", "sr-Latn")];

/// What is written for a region in place of its code, also codes of regions that are no more.
const MEANT: [(&str, &str); 12] = [
    ("BU", "MM"),
    ("CS", "RS"),
    ("DD", "DE"),
    ("EL", "GR"),
    ("FX", "FR"),
    ("JA", "JP"),
    ("SP", "ES"),
    ("SU", "RU"),
    ("TP", "TL"),
    ("UK", "GB"),
    ("YU", "RS"),
    ("ZR", "CD"),
];

/// What is wrong with a code whose language can be one, and the code that was meant, if that is known.
pub(crate) struct Fault {
    pub(crate) message: String,
    pub(crate) meant: Option<LanguageIdentifier>,
    /// What to do where it is not known.
    pub(crate) help: &'static str,
}

/// The first thing that is wrong with a well-formed code.
pub(crate) fn fault(tag: &LanguageIdentifier) -> Option<Fault> {
    let language = tag.language.as_str();
    let script = tag.script.as_ref().map(Script::as_str);
    let region = tag.region.as_ref().map(Region::as_str);
    let (message, help) = if let Some((_, current)) = replaced(language) {
        (format!("the language `{language}` has the code `{current}` now"), "write its code of today")
    } else if let Some(script) = script.filter(|script| !has(SCRIPTS, script)) {
        let help = "scripts have codes of four letters, such as `Latn` or `Cyrl`; most languages need none";
        (format!("`{script}` in `{tag}` is the code of no script"), help)
    } else if let Some(region) = region.filter(|region| !is_region(region)) {
        let help = "look the code up: regions have those of ISO 3166, such as `GB`; most languages need none";
        (format!("`{region}` in `{tag}` is the code of no region"), help)
    } else {
        return None;
    };
    Some(Fault { message, meant: mended(tag).filter(is_sound), help })
}

/// The code with what was meant in place of each part, as far as that is known.
fn mended(tag: &LanguageIdentifier) -> Option<LanguageIdentifier> {
    let mut mended = tag.clone();
    if let Some((_, current)) = replaced(tag.language.as_str()) {
        let current: LanguageIdentifier = current.parse().ok()?;
        mended.language = current.language;
        mended.script = mended.script.or(current.script);
    }
    if let Some(script) = tag.script.as_ref().map(Script::as_str).filter(|script| !has(SCRIPTS, script)) {
        // Of the many scripts only those that are written today are likely.
        let usual = ["Latn", "Cyrl", "Arab", "Deva", "Grek", "Hans", "Hant", "Hebr", "Jpan", "Kore"];
        mended.script = likely(script, usual).and_then(|script| script.parse().ok());
    }
    if let Some(region) = tag.region.as_ref().map(Region::as_str).filter(|region| !is_region(region)) {
        let meant = MEANT.iter().find(|(other, _)| *other == region);
        mended.region = Some(meant?.1.parse().ok()?);
    }
    Some(mended)
}

fn is_sound(tag: &LanguageIdentifier) -> bool {
    fault(tag).is_none()
}

fn replaced(language: &str) -> Option<&'static (&'static str, &'static str)> {
    REPLACED.iter().find(|(other, _)| *other == language)
}

/// Those of the lists, and those that ISO 3166 leaves to whoever needs one, such as pseudo-locales.
fn is_region(code: &str) -> bool {
    has(REGIONS, code) || code.len() == 2 && (("QM".."RA").contains(&code) || code.starts_with('X'))
}

fn has(list: &str, code: &str) -> bool {
    list.split(' ').any(|known| known == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_codes_are_known_or_guessed() {
        for (code, expected) in [
            ("en-GB", None),
            ("zh-Hant-HK", None),
            ("es-419", None),
            ("sr-Latn", None),
            ("de-1996", None),
            ("en-XA", None),
            ("en-QM", None),
            ("en-QL", Some("none")),
            ("en-UK", Some("en-GB")),
            ("el-EL", Some("el-GR")),
            ("en-ZZ", Some("none")),
            ("iw", Some("he")),
            ("iw-IL", Some("he-IL")),
            ("in-UK", Some("id-GB")),
            ("sh", Some("sr-Latn")),
            ("sh-Cyrl", Some("sr-Cyrl")),
            ("sr-Lant-RS", Some("sr-Latn-RS")),
            ("sr-Xqxx", Some("sr")),
        ] {
            let found = fault(&code.parse().unwrap());
            let words = found.map(|fault| fault.meant.map_or("none".to_owned(), |meant| meant.to_string()));
            assert_eq!(words.as_deref(), expected, "{code}");
        }
    }

    #[test]
    fn what_is_meant_is_known() {
        for (wrong, meant) in MEANT {
            assert!(has(REGIONS, meant) && !has(REGIONS, wrong), "{wrong}: {meant}");
        }
        for (_, current) in REPLACED {
            assert!(is_sound(&current.parse().unwrap()), "{current}");
        }
    }
}
