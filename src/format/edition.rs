//! The keys that tell of a ruleset's edition: in `standard.yaml` and `variant.yaml`, and in the language files.

use super::{Count, Form, Key, Need, Value};

pub(super) const VERSIONS: Key = Key {
    name: "versions",
    need: Need::Optional,
    value: Value::List(&Value::Keys(&RELEASE)),
    meaning: "The versions of these rules as they came, the newest last. The page says what changed with each, citations \
              and games name the newest.",
    example: "versions:\n  - { version: 1, date: 2026-01-31 }\n  - { version: 1.1, date: 2026-03-15 }",
};

pub(super) const REVIEWED: Key = Key {
    name: "reviewed",
    need: Need::Optional,
    value: Value::Day,
    meaning: "The day on which somebody last went through these rules and their texts; the page says so.",
    example: "reviewed: 2026-01-31",
};

/// The keys of a version.
pub(crate) static RELEASE: Form = Form {
    keys: &[
        Key {
            name: "version",
            need: Need::Required,
            value: Value::Version,
            meaning: "Its number, higher than that of the version before it. `1.10` is higher than `1.9`.",
            example: "version: 1.1",
        },
        Key {
            name: "date",
            need: Need::Required,
            value: Value::Day,
            meaning: "The day from which it holds: year, month and day.",
            example: "date: 2026-03-15",
        },
    ],
};

pub(super) const CHANGES: Key = Key {
    name: "changes",
    need: Need::Where("where there are `versions`, in the default language"),
    value: Value::Each { key: &Value::Version, value: &Value::Line, count: Count::Any },
    meaning: "For each of the `versions` in `standard.yaml`, or in the variant's `variant.yaml`, what changed in the rules \
              or in how they are read.",
    example: "changes:\n  1: First edition.\n  1.1: A piece on 26 must go first, as the source has it.",
};
