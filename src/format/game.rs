//! The keys of `content/GAME/game.yaml`.

use engine::MAX_SQUARES;

use super::{Count, Form, Key, Need, Value};

const BY_RULESET: Need = Need::Where("where the standard has a ruleset");

/// The keys of the file.
pub(crate) static GAME: Form = Form {
    keys: &[
        Key {
            name: "board",
            need: BY_RULESET,
            value: Value::Keys(&BOARD),
            meaning: "The track on which every ruleset of the game is played. Its rows wind: the first runs from \
                      left to right, the second back, the third forward again.",
            example: "board: { squares: 30, row: 10 }",
        },
        Key {
            name: "topics",
            need: Need::Required,
            value: Value::Each { key: &Value::Id, value: &Value::Keys(&TOPIC), count: Count::Any },
            meaning: "The points of the rules in reading order, each under an id that is the same in every \
                      language and for every variant. A row of a table is about one topic.",
            example: "topics:\n  throws: { governs: [throws] }\n  extra-throws: { governs: [throw-again] }",
        },
        Key {
            name: "variants",
            need: Need::Required,
            value: Value::List(&Value::Name("variant")),
            meaning: "The variants in the order in which the pages list them. Each is a folder beside this file.",
            example: "variants: [slow, long]",
        },
        Key {
            name: "terms",
            need: Need::Optional,
            value: Value::List(&Value::Id),
            meaning: "The words of the game's glossary in reading order, each by an id that is the same in every \
                      language. A text leads to one by `[words](term:ID)`.",
            example: "terms: [house, barrier]",
        },
        Key {
            name: "sources",
            need: Need::Optional,
            value: Value::Each { key: &Value::Id, value: &Value::Keys(&SOURCE), count: Count::Any },
            meaning: "The works that the pages cite, each under an id. `standard.yaml` and the variants name those \
                      that their rules rest on.",
            example: "sources:\n  bell-1960:\n    author: R. C. Bell\n    title: { en: Board and Table Games }",
        },
        Key {
            name: "retired",
            need: Need::Optional,
            value: Value::Keys(&RETIRED),
            meaning: "Ids that are given up, each with the one that takes its place: their addresses and fragments \
                      still lead to it. A retired id is never used again.",
            example: "retired:\n  topics: { gates: barriers }\n  variants: { old-bell: bell }",
        },
        Key {
            name: "draft",
            need: Need::Optional,
            value: Value::Truth,
            meaning: "`true` keeps the game and all its variants out of the site until the line goes. They are \
                      checked all the same, and `--drafts` shows them.",
            example: "draft: true",
        },
    ],
};

/// The keys of `retired`.
pub(crate) static RETIRED: Form = Form {
    keys: &[
        Key {
            name: "topics",
            need: Need::Optional,
            value: Value::Each { key: &Value::Id, value: &Value::Name("topic"), count: Count::Any },
            meaning: "Topics: a link to the row of the old one leads to the row of the new one.",
            example: "topics: { gates: barriers }",
        },
        Key {
            name: "variants",
            need: Need::Optional,
            value: Value::Each { key: &Value::Id, value: &Value::Name("variant"), count: Count::Any },
            meaning: "Variants: the address of the old one leads on to the new one.",
            example: "variants: { old-bell: bell }",
        },
    ],
};

/// The keys of the board.
pub(crate) static BOARD: Form = Form {
    keys: &[
        Key {
            name: "squares",
            need: Need::Required,
            value: Value::Number { from: 2, to: MAX_SQUARES },
            meaning: "How many squares there are. They are numbered from 1 in the order of play.",
            example: "squares: 30",
        },
        Key {
            name: "row",
            need: Need::Required,
            value: Value::Number { from: 1, to: MAX_SQUARES },
            meaning: "How many squares stand in a row, at most as many as the board has.",
            example: "row: 10",
        },
    ],
};

/// The keys of a topic.
pub(crate) static TOPIC: Form = Form {
    keys: &[Key {
        name: "governs",
        need: BY_RULESET,
        value: Value::List(&Value::Question),
        meaning: "The questions of the ruleset that the topic tells of. Where a variant answers one of them \
                  otherwise than the standard, its table has a row for a topic that governs it.",
        example: "governs: [on-enemy, protecting-group]",
    }],
};

/// The keys of a work.
pub(crate) static SOURCE: Form = Form {
    keys: &[
        Key {
            name: "author",
            need: Need::Optional,
            value: Value::Either(&[Value::Plain, Value::List(&Value::Plain)]),
            meaning: "Who wrote it. Several authors stand in a list.",
            example: "author: R. C. Bell",
        },
        Key {
            name: "more-authors",
            need: Need::Optional,
            value: Value::Truth,
            meaning: "`true` says that there are authors beside those under `author`; citations sum them up.",
            example: "more-authors: true",
        },
        Key {
            name: "title",
            need: Need::Required,
            value: Value::Each { key: &Value::Language, value: &Value::Plain, count: Count::AtLeastOne },
            meaning: "Its title behind the code of the title's language, so that it is read aloud rightly. What has a \
                      title in several languages is cited by that of the page's language, else by the first.",
            example: "title: { en: Board and Table Games from Many Civilizations }",
        },
        Key {
            name: "publisher",
            need: Need::Optional,
            value: Value::Plain,
            meaning: "Who published it.",
            example: "publisher: Oxford University Press",
        },
        Key {
            name: "place",
            need: Need::Optional,
            value: Value::Plain,
            meaning: "Where it was published.",
            example: "place: London",
        },
        Key {
            name: "year",
            need: Need::Optional,
            value: Value::Year,
            meaning: "When it was first published.",
            example: "year: 1960",
        },
        Key {
            name: "pages",
            need: Need::Optional,
            value: Value::Plain,
            meaning: "The pages that tell of the game. A single page stands in quotes.",
            example: "pages: 26-28",
        },
        Key {
            name: "url",
            need: Need::Optional,
            value: Value::Plain,
            meaning: "The address at which it can be read.",
            example: "url: https://example.org/book",
        },
    ],
};
