//! The formats of all files of content, written down once: every key with the values it can have, what it means,
//! and an example.
//!
//! Files are read by these lists of keys; the JSON Schemas of editors' programs and the handbook's reference
//! are made from them.

use std::ops::RangeInclusive;

mod edition;
mod examples;
mod game;
pub(crate) mod modeline;
mod reference;
mod ruleset;
pub(crate) mod schema;
mod site;
mod text;
mod variant;

pub(crate) use edition::RELEASE;
#[cfg(test)]
pub(crate) use examples::REASONS;
pub(crate) use examples::{CLAIMS, STANDARD_EXAMPLE, VARIANT_EXAMPLE};
pub(crate) use game::{BOARD, GAME, RETIRED, SOURCE, TOPIC};
pub(crate) use modeline::modeline;
pub(crate) use ruleset::{ARRIVAL, BARRIER, BEAR_OFF, FIRST_FROM, RACE, RULESET, START, THROWS};
pub(crate) use schema::{FOLDER, is_as_written, schemas};
pub(crate) use site::{LOCALE, SITE};
pub(crate) use text::{GAME_TEXT, PAGE, SIDES, TERM_TEXT, TOPIC_TEXT, VARIANT_TEXT};
pub(crate) use variant::{READING, STANDARD, VARIANT};

/// One kind of file.
pub(crate) struct FileKind {
    /// Its schema's name without an ending, if it is YAML and has one.
    pub(crate) name: &'static str,
    /// Where such files stand; words in capitals are ids and languages.
    pub(crate) path: &'static str,
    pub(crate) meaning: &'static str,
    pub(crate) form: &'static Form,
}

/// Every kind of file, in the order in which an editor meets them.
pub(crate) static FILES: [FileKind; 7] = [
    FileKind {
        name: "site",
        path: "content/site.yaml",
        meaning: "The site: where it will live, and its languages.",
        form: &SITE,
    },
    FileKind {
        name: "game",
        path: "content/GAME/game.yaml",
        meaning: "A game: its board, the topics of its rules, its variants and the works its pages cite.",
        form: &GAME,
    },
    FileKind {
        name: "standard",
        path: "content/GAME/standard.yaml",
        meaning: "A game's standard rules, in full: the ruleset with which every variant is compared.",
        form: &STANDARD,
    },
    FileKind {
        name: "variant",
        path: "content/GAME/VARIANT/variant.yaml",
        meaning: "A variant: the answers that differ from the standard's, and the topics of its table.",
        form: &VARIANT,
    },
    FileKind {
        name: "game-text",
        path: "content/GAME/LOCALE.yaml",
        meaning: "A game in one language. What is missing here is shown in a language that has it.",
        form: &GAME_TEXT,
    },
    FileKind {
        name: "variant-text",
        path: "content/GAME/VARIANT/LOCALE.yaml",
        meaning: "A variant in one language. What is missing here is shown in a language that has it.",
        form: &VARIANT_TEXT,
    },
    FileKind {
        name: "page",
        path: "content/pages/PAGE/LOCALE.md",
        meaning: "A page of prose in one language: these keys between two lines `---`, and its text in Markdown \
                  below them. No schema reads such a file.",
        form: &PAGE,
    },
];

/// The keys that stand together in one place; no other can stand there.
pub(crate) struct Form {
    pub(crate) keys: &'static [Key],
}

/// One key.
pub(crate) struct Key {
    pub(crate) name: &'static str,
    pub(crate) need: Need,
    pub(crate) value: Value,
    /// What it says, in one to three sentences of Markdown.
    pub(crate) meaning: &'static str,
    /// The key with a value, as it may stand in a file.
    pub(crate) example: &'static str,
}

/// Whether a key must be there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    Required,
    Optional,
    /// Required in a case that the file itself does not tell of.
    Where(&'static str),
    /// Required, unless this key says `false`.
    UnlessFalse(&'static str),
    /// The keys of one number are all there, and then none of another number is.
    Either(u8),
}

/// What can stand behind a key.
pub(crate) enum Value {
    /// Words without Markdown.
    Plain,
    /// Markdown of one paragraph.
    Line,
    /// Markdown of several paragraphs.
    Markdown,
    /// A whole number.
    Number {
        from: u8,
        to: u8,
    },
    /// A year of our era.
    Year,
    /// `true` or `false`.
    Truth,
    /// One of a few words.
    Words(&'static [Word]),
    /// An id that is given here.
    Id,
    /// The id of something of this kind that is given elsewhere.
    Name(&'static str),
    /// A page by its address below the language: an id, or two parted by a slash.
    Page,
    /// The key of one of the site's languages.
    Locale,
    /// The code of a language.
    Language,
    /// A question of the ruleset.
    Question,
    Square,
    /// A list of squares and ranges.
    Squares,
    /// A move from one square to another.
    Step,
    /// A move, a bearing off or a pass.
    Move,
    /// Pieces on a board, who throws, and what is borne off.
    Position,
    /// So many times of so many.
    Chance,
    /// A day of the calendar.
    Day,
    /// The number of a version.
    Version,
    Throw,
    Throws,
    /// A list that has a throw at least.
    SomeThrows,
    /// A list of such values. Names and questions come once.
    List(&'static Value),
    Keys(&'static Form),
    /// The same keys, but none is required.
    Changes(&'static Form),
    /// Keys of the author's own.
    Each {
        key: &'static Value,
        value: &'static Value,
        count: Count,
    },
    /// One of these.
    Either(&'static [Value]),
}

/// How many keys of the author's own there can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    Any,
    AtLeastOne,
    One,
}

/// A word to choose, and what it says.
pub(crate) struct Word {
    pub(crate) word: &'static str,
    pub(crate) meaning: &'static str,
}

impl FileKind {
    /// Whether editors' programs can read such a file by a schema: all of it is YAML.
    pub(crate) fn has_schema(&self) -> bool {
        self.path.ends_with(".yaml")
    }
}

/// Keys of former times, each with the keys that took its place where a form has them all.
const FORMER: [(&str, &[&str]); 1] = [("published", &["publisher", "place", "year"])];

/// The years that can be given.
pub(crate) const YEARS: RangeInclusive<u16> = 1..=9999;

impl Form {
    /// The keys that took the place of one of former times.
    pub(crate) fn successors(&self, name: &str) -> Option<&'static [&'static str]> {
        let has_all = |keys: &[&str]| keys.iter().all(|key| self.key(key).is_some());
        FORMER.iter().find(|(former, keys)| *former == name && has_all(keys)).map(|(_, keys)| *keys)
    }

    /// What was meant by `die:4`, if `die` is one of the keys.
    pub(crate) fn parted(&self, glued: &str) -> Option<String> {
        let (name, value) = glued.split_once(':')?;
        self.key(name).filter(|_| !value.is_empty()).map(|key| format!("{}: {value}", key.name))
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.keys.iter().map(|key| key.name)
    }

    pub(crate) fn key(&self, name: &str) -> Option<&'static Key> {
        self.keys.iter().find(|key| key.name == name)
    }
}
