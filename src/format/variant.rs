//! The keys of `standard.yaml` and `variant.yaml`.

use super::edition::{REVIEWED, VERSIONS};
use super::{Count, Form, Key, Need, RULESET, STANDARD_EXAMPLE, VARIANT_EXAMPLE, Value, Word};

/// The keys of `standard.yaml`.
pub(crate) static STANDARD: Form = Form {
    keys: &[
        Key {
            name: "ruleset",
            need: Need::UnlessFalse("playable"),
            value: Value::Keys(&RULESET),
            meaning: "The rules: an answer to every question. The board plays by these lines.",
            example: "ruleset:\n  start: { first: [1, 3], second: [2, 4] }\n  throws: { sticks: 4, none-up: 5 }\n  # … and all the others",
        },
        PLAYABLE,
        HOUSES,
        MARKS,
        SOURCES,
        READINGS,
        VERSIONS,
        REVIEWED,
        Key {
            name: "examples",
            need: Need::Optional,
            value: Value::List(&Value::Keys(&STANDARD_EXAMPLE)),
            meaning: "Positions that show the rules at work. The engine plays each before the page is published, and what is claimed of it must hold.",
            example: "examples:\n  - topic: throws\n    position: xoxo6/10/10 x 0-0\n    throw: 5\n    moves: [3-8]",
        },
    ],
};

/// The keys of `variant.yaml`.
pub(crate) static VARIANT: Form = Form {
    keys: &[
        Key {
            name: "ruleset",
            need: Need::UnlessFalse("playable"),
            value: Value::Changes(&RULESET),
            meaning: "What differs from the standard, and only that: an answer takes the place of the standard's \
                      whole answer to its question.",
            example: "ruleset:\n  throw-again: [4]\n  safe: [26-30]",
        },
        PLAYABLE,
        HOUSES,
        MARKS,
        Key {
            name: "table",
            need: Need::Required,
            value: Value::List(&Value::Name("topic")),
            meaning: "The topics on which the variant differs, in the order of its table. Every difference of the \
                      ruleset needs one that governs it, and every topic a difference.",
            example: "table: [extra-throws, safe-squares]",
        },
        SOURCES,
        READINGS,
        VERSIONS,
        REVIEWED,
        Key {
            name: "examples",
            need: Need::Optional,
            value: Value::List(&Value::Keys(&VARIANT_EXAMPLE)),
            meaning: "Positions that show rows of the table at work, drawn below them under both rulesets. The engine \
                      plays each before the page is published, and what is claimed of it must hold.",
            example: "examples:\n  - topic: barriers\n    position: 2xooo3x/10/10 x 3-2\n    throw: 4\n    standard: { moves: [3-7, 10-14] }\n    variant: { moves: [10-14] }",
        },
        DRAFT,
    ],
};

const PLAYABLE: Key = Key {
    name: "playable",
    need: Need::Optional,
    value: Value::Truth,
    meaning: "`false` stands in place of `ruleset` for rules that no ruleset expresses yet: the page has its table and \
              texts and no board, and each language says why under `unplayable`.",
    example: "playable: false",
};

const DRAFT: Key = Key {
    name: "draft",
    need: Need::Optional,
    value: Value::Truth,
    meaning: "`true` keeps the whole variant out of the site, in all languages, until the line goes. It is checked \
              all the same, and `--drafts` shows it.",
    example: "draft: true",
};

const HOUSES: Key = Key {
    name: "houses",
    need: Need::Optional,
    value: Value::Each { key: &Value::Square, value: &Value::Id, count: Count::Any },
    meaning: "What the board writes on squares: a name by its id, which each language's file of the game gives \
              under `houses`. A variant's board has only the houses of its own file.",
    example: "houses:\n  28: house-of-water",
};

const MARKS: Key = Key {
    name: "marks",
    need: Need::Optional,
    value: Value::Each { key: &Value::Square, value: &Value::Plain, count: Count::Any },
    meaning: "Signs on squares, the same in every language. A variant's board has only the marks of its own file.",
    example: "marks: { 28: III, 29: II }",
};

const SOURCES: Key = Key {
    name: "sources",
    need: Need::Optional,
    value: Value::List(&Value::Name("work")),
    meaning: "The works that these rules rest on: ids of `sources` in `game.yaml`.",
    example: "sources: [ludii, bell-1960]",
};

const READINGS: Key = Key {
    name: "readings",
    need: Need::Optional,
    value: Value::List(&Value::Keys(&READING)),
    meaning: "What the works say on points of the rules, each work once on a topic. The row of a topic on which one \
              differs gets a mark that opens to what it says; the foot of the page lists all. A topic that the \
              table has no row for is told at the foot alone.",
    example: "readings:\n  - { topic: landing-on-an-enemy, source: ludii, says: differs }",
};

/// The keys of a reading.
pub(crate) static READING: Form = Form {
    keys: &[
        Key {
            name: "topic",
            need: Need::Required,
            value: Value::Name("topic"),
            meaning: "The point of the rules that the work speaks of, or should.",
            example: "topic: landing-on-an-enemy",
        },
        Key {
            name: "source",
            need: Need::Required,
            value: Value::Name("work"),
            meaning: "The work: one of the file's own `sources`.",
            example: "source: ludii",
        },
        Key {
            name: "says",
            need: Need::Required,
            value: Value::Words(&[
                Word { word: "agrees", meaning: "The work says what the rules say." },
                Word {
                    word: "differs",
                    meaning: "It says something else: what, each language's file tells under `readings`.",
                },
                Word { word: "silent", meaning: "It says nothing on the point, or leaves it open." },
            ]),
            meaning: "How the work stands to the rules as they are here.",
            example: "says: differs",
        },
    ],
};
