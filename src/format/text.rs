//! The keys of `LOCALE.yaml` and of `LOCALE.md`: the texts of a game, a variant or a page in one language.

use super::edition::CHANGES;
use super::{Count, Form, Key, Need, Value};

const DEFAULT: Need = Need::Where("in the default language");

/// The keys of a game's text file.
pub(crate) static GAME_TEXT: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "The game's name: the heading of its page, and what links to it are called.",
            example: "name: Royal Road",
        },
        LEAD,
        ABOUT,
        HISTORY,
        UNPLAYABLE,
        Key {
            name: "sides",
            need: DEFAULT,
            value: Value::Keys(&SIDES),
            meaning: "What each side's pieces are called. The board says these words.",
            example: "sides: { first: Cones, second: Spools }",
        },
        Key {
            name: "houses",
            need: DEFAULT,
            value: Value::Each { key: &Value::Id, value: &Value::Plain, count: Count::Any },
            meaning: "The names of the squares that `standard.yaml` and the variants list under `houses`, each \
                      under its id.",
            example: "houses:\n  house-of-water: House of Water",
        },
        Key {
            name: "topics",
            need: DEFAULT,
            value: Value::Each {
                key: &Value::Name("topic"),
                value: &Value::Keys(&TOPIC_TEXT),
                count: Count::Any,
            },
            meaning: "For each topic of `game.yaml` its heading and what the standard says on it.",
            example: "topics:\n  throws: { name: Throws, rule: \"Four throwing sticks: 1 to 5.\" }",
        },
        Key {
            name: "terms",
            need: Need::Where("where `game.yaml` lists terms, in the default language"),
            value: Value::Each {
                key: &Value::Name("term"),
                value: &Value::Keys(&TERM_TEXT),
                count: Count::Any,
            },
            meaning: "For each term of `game.yaml` the word and what it means; the game's glossary shows them.",
            example: "terms:\n  barrier: { name: Barrier, text: Three pieces in a row. }",
        },
        CHANGES,
        READINGS,
        DRAFT,
    ],
};

/// The keys of a term's texts.
pub(crate) static TERM_TEXT: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "The word itself, as a dictionary has it.",
            example: "name: Barrier",
        },
        Key {
            name: "text",
            need: DEFAULT,
            value: Value::Markdown,
            meaning: "What the word means in this game, in a few sentences.",
            example: "text: Three pieces of one side in a row, which no enemy piece may pass.",
        },
    ],
};

/// The keys of `sides`.
pub(crate) static SIDES: Form = Form {
    keys: &[
        Key {
            name: "first",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "What the first player's pieces are called.",
            example: "first: Cones",
        },
        Key {
            name: "second",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "What the second player's pieces are called.",
            example: "second: Spools",
        },
    ],
};

/// The keys of a topic's texts.
pub(crate) static TOPIC_TEXT: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "The topic's heading, the same on every page of the game.",
            example: "name: Throws",
        },
        Key {
            name: "rule",
            need: DEFAULT,
            value: Value::Line,
            meaning: "What the standard says on the topic. Every variant's table shows it beside the variant's own \
                      rule, so it is written only here.",
            example: "rule: Four throwing sticks are thrown; none up counts 5.",
        },
    ],
};

/// The keys of a variant's text file.
pub(crate) static VARIANT_TEXT: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "The variant's name: the heading of its page, and what links to it are called.",
            example: "name: Royal Road, the slow way",
        },
        LEAD,
        ABOUT,
        Key {
            name: "rules",
            need: DEFAULT,
            value: Value::Each { key: &Value::Name("topic"), value: &Value::Line, count: Count::Any },
            meaning: "What the variant says on each topic of its table. It names the same numbers in every \
                      language.",
            example: "rules:\n  extra-throws: A throw of 4 gives another throw; no other does.",
        },
        Key {
            name: "compared",
            need: Need::Optional,
            value: Value::Each { key: &Value::Name("topic"), value: &Value::Line, count: Count::Any },
            meaning: "What the variant says on topics that its table has no row for, where the standard's words do not \
                      fit it. The comparison of the rulesets alone shows these words. They name the same numbers in \
                      every language.",
            example: "compared:\n  who-starts: The first player, whose pieces stand on the odd squares 1 to 19.",
        },
        READINGS,
        HISTORY,
        UNPLAYABLE,
        CHANGES,
        DRAFT,
    ],
};

/// The keys of a page's front matter.
pub(crate) static PAGE: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: DEFAULT,
            value: Value::Plain,
            meaning: "The page's heading, and what links to it are called.",
            example: "name: About this site",
        },
        LEAD,
        DRAFT,
    ],
};

const LEAD: Key = Key {
    name: "lead",
    need: DEFAULT,
    value: Value::Plain,
    meaning: "One or two sentences below the heading. Cards and search engines show them too.",
    example: "lead: Only a throw of 4 is thrown again, and the last five squares are all safe.",
};

const ABOUT: Key = Key {
    name: "about",
    need: DEFAULT,
    value: Value::Markdown,
    meaning: "What it is and how it is played, in about four paragraphs, under a heading that asks for it. It names \
              the same numbers in every language.",
    example: "about: |\n  Our own way to play, on the standard board.\n\n  The first player begins.",
};

const HISTORY: Key = Key {
    name: "history",
    need: DEFAULT,
    value: Value::Markdown,
    meaning: "Where the rules come from, in about three paragraphs: who proposed them, what is known, and what this \
              edition chose where its sources differ.",
    example: "history: |\n  First played at our kitchen table.",
};

const READINGS: Key = Key {
    name: "readings",
    need: Need::Where("where a work differs by `readings` of the rules, in the default language"),
    value: Value::Each {
        key: &Value::Name("topic"),
        value: &Value::Each { key: &Value::Name("work"), value: &Value::Line, count: Count::Any },
        count: Count::Any,
    },
    meaning: "What the works say, by the topic and the work of each of the `readings` that the rules' own file lists. It \
              may be left out where a work agrees or is silent.",
    example: "readings:\n  landing-on-an-enemy:\n    ludii: A piece that is hit goes to the first empty square.",
};

const UNPLAYABLE: Key = Key {
    name: "unplayable",
    need: Need::Where("where there is `playable: false`, in the default language"),
    value: Value::Markdown,
    meaning: "Why there is no board to play on. It stands only where `playable: false` takes the place of a ruleset.",
    example: "unplayable: |\n  No board can count the judge's nods yet.",
};

const DRAFT: Key = Key {
    name: "draft",
    need: Need::Optional,
    value: Value::Truth,
    meaning: "`true` keeps the page out of the site in this language until the line goes; so it counts as not \
              there. It is checked all the same, and `--drafts` shows it.",
    example: "draft: true",
};
