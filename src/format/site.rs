//! The keys of `content/site.yaml`.

use super::{Count, Form, Key, Need, Value, Word};

/// The keys of the file.
pub(crate) static SITE: Form = Form {
    keys: &[
        Key {
            name: "base-url",
            need: Need::Required,
            value: Value::Plain,
            meaning: "The address at which the site will live, with its folder if it has one. Canonical addresses \
                      and the sitemap are made from it.",
            example: "base-url: https://example.org/games/",
        },
        Key {
            name: "default",
            need: Need::Required,
            value: Value::Name("language"),
            meaning: "The language in which every text is there. The others fall back to it for what they lack.",
            example: "default: en",
        },
        Key {
            name: "locales",
            need: Need::Required,
            value: Value::Each {
                key: &Value::Locale,
                value: &Value::Keys(&LOCALE),
                count: Count::AtLeastOne,
            },
            meaning: "The languages in the order of the language list. The key is the language's code, the first \
                      part of every address, and the name of its text files and message folder.",
            example: "locales:\n  en: { name: English }\n  el: { name: Ελληνικά }",
        },
        Key {
            name: "beta",
            need: Need::Required,
            value: Value::Words(&[
                Word { word: "shown", meaning: "The badge \"Beta\" stands beside the site's name." },
                Word { word: "hidden", meaning: "There is no badge." },
            ]),
            meaning: "Whether a badge says that the site is not finished.",
            example: "beta: hidden",
        },
        Key {
            name: "report",
            need: Need::Optional,
            value: Value::Plain,
            meaning: "Where readers report an error: each page and each row of rules leads there. In it `{page}` stands \
                      for the page, such as `en/royal-road/slow`, `{row}` for the id of the row, empty for a whole \
                      page, and `{address}` for the address of both.",
            example: "report: mailto:errors@example.org?subject={page}%20{row}&body={address}",
        },
        Key {
            name: "fair-play",
            need: Need::Optional,
            value: Value::Name("page"),
            meaning: "The page of prose that says what a game by links guarantees, by the id of its folder: every \
                      board leads to it. Without the key no board does.",
            example: "fair-play: by-link",
        },
        PUBLISH_FROM,
        Key {
            name: "retired",
            need: Need::Optional,
            value: Value::Each { key: &Value::Page, value: &Value::Name("page"), count: Count::Any },
            meaning: "Games, pages of prose, and variants that move to another game, each with what takes its \
                      place: the old address leads on in every language. An address is written without its \
                      language, like `royal-road/slow`.",
            example: "retired: { colophon: about, old-road: royal-road }",
        },
    ],
};

/// The keys of one language.
pub(crate) static LOCALE: Form = Form {
    keys: &[
        Key {
            name: "name",
            need: Need::Required,
            value: Value::Plain,
            meaning: "The language's own name, in itself.",
            example: "name: Ελληνικά",
        },
        Key {
            name: "tag",
            need: Need::Optional,
            value: Value::Language,
            meaning: "The language's code, where the key is another word: `lang` and `hreflang` say this.",
            example: "tag: pt-BR",
        },
        Key {
            name: "direction",
            need: Need::Optional,
            value: Value::Words(&[
                Word { word: "left-to-right", meaning: "Its lines begin on the left." },
                Word {
                    word: "right-to-left",
                    meaning: "Its lines begin on the right, as in Hebrew and Arabic.",
                },
            ]),
            meaning: "The direction in which it is written. Without the key it is the usual one of the language.",
            example: "direction: right-to-left",
        },
        Key {
            name: "fallback",
            need: Need::Optional,
            value: Value::List(&Value::Name("language")),
            meaning: "The languages that are asked in turn for a text that this one lacks. The default language \
                      comes last by itself.",
            example: "fallback: [pt]",
        },
        PUBLISH_FROM,
    ],
};

const PUBLISH_FROM: Key = Key {
    name: "publish-from",
    need: Need::Optional,
    value: Value::Number { from: 1, to: 100 },
    meaning: "How many percent of the texts must be translated before a language, and a page in it, is published. \
              For one language it stands in the language's braces. What readers have had already stays, with a \
              warning.",
    example: "publish-from: 80",
};
