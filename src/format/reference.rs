//! The handbook's reference: every kind of file with every key, as Markdown. Its test writes it and holds it
//! to the description.
#![cfg(test)]

use std::fmt::Write;

use engine::{MAX_SQUARES, Throw};
use expect_test::expect_file;

use super::{Count, FILES, Form, Key, Need, Value, Word, YEARS};

const HEAD: &str = "\
<!-- Made from src/format/ by `UPDATE_EXPECT=1 cargo test --lib format`. -->

# Every key of every file

The same words are what an editor's program shows over a key: see [Help while you write](schemas.md).

Squares are numbers, and `26-30` in a list stands for the squares from 26 to 30.
A text that begins with `(todo)` is still to be written.
Markdown that holds a colon followed by a space, or begins with a sign such as `*` or `[`, stands in quotes or below a `|`.
";

/// The whole page.
fn reference() -> String {
    let mut page = HEAD.to_owned();
    for kind in &FILES {
        write!(page, "\n## `{}`\n\n{}\n", kind.path, sentences(kind.meaning)).expect(FITS);
        keys(kind.form, "", &mut page);
    }
    page
}

const FITS: &str = "a text takes any text";

/// The keys of a form that stands behind `above`, each with what stands behind it.
fn keys(form: &'static Form, above: &str, page: &mut String) {
    for key in form.keys {
        let path = format!("{above}{}", key.name);
        let level = if above.is_empty() { "###" } else { "####" };
        write!(page, "\n{level} `{path}`\n\n").expect(FITS);
        writeln!(page, "{} {}.", need(form, key), shown(&key.value)).expect(FITS);
        writeln!(page, "{}", sentences(key.meaning)).expect(FITS);
        let words = words(&key.value);
        if !words.is_empty() {
            page.push('\n');
        }
        for word in words {
            writeln!(page, "- `{}`: {}", word.word, word.meaning).expect(FITS);
        }
        write!(page, "\n```yaml\n{}\n```\n", key.example).expect(FITS);
        below(&key.value, &path, page);
    }
}

/// The keys behind a value, however deep they stand.
fn below(value: &Value, path: &str, page: &mut String) {
    match value {
        Value::Keys(form) => keys(form, &format!("{path}."), page),
        // The standard's file tells of them.
        Value::Changes(_) => {}
        Value::Each { key, value, .. } => below(value, &format!("{path}.{}", placeholder(key)), page),
        Value::Either(values) => values.iter().for_each(|value| below(value, path, page)),
        Value::List(value) => below(value, path, page),
        Value::Plain
        | Value::Line
        | Value::Markdown
        | Value::Number { .. }
        | Value::Year
        | Value::Truth
        | Value::Words(_)
        | Value::Id
        | Value::Name(_)
        | Value::Page
        | Value::Locale
        | Value::Language
        | Value::Question
        | Value::Square
        | Value::Squares
        | Value::Step
        | Value::Move
        | Value::Position
        | Value::Chance
        | Value::Day
        | Value::Version
        | Value::Throw
        | Value::Throws
        | Value::SomeThrows => {}
    }
}

/// What stands for a key of the author's own.
fn placeholder(key: &Value) -> String {
    match key {
        Value::Square => "SQUARE".to_owned(),
        Value::Move => "MOVE".to_owned(),
        Value::Throw => "THROW".to_owned(),
        Value::Version => "VERSION".to_owned(),
        Value::Locale | Value::Language => "LANGUAGE".to_owned(),
        Value::Name(of) => of.to_uppercase(),
        Value::Page => "PAGE".to_owned(),
        Value::Id
        | Value::Plain
        | Value::Line
        | Value::Markdown
        | Value::Number { .. }
        | Value::Year
        | Value::Truth
        | Value::Words(_)
        | Value::Question
        | Value::Squares
        | Value::Step
        | Value::Position
        | Value::Chance
        | Value::Day
        | Value::Throws
        | Value::SomeThrows
        | Value::List(_)
        | Value::Keys(_)
        | Value::Changes(_)
        | Value::Each { .. }
        | Value::Either(_) => "ID".to_owned(),
    }
}

fn need(form: &'static Form, key: &Key) -> String {
    match key.need {
        Need::Required => "Required:".to_owned(),
        Need::Optional => "May be left out:".to_owned(),
        Need::Where(case) => format!("Required {case}:"),
        Need::UnlessFalse(other) => format!("Required, unless `{other}: false` is there:"),
        Need::Either(group) => {
            let other = |other: &&Key| matches!(other.need, Need::Either(number) if number != group);
            let others: Vec<String> =
                form.keys.iter().filter(other).map(|key| format!("`{}`", key.name)).collect();
            format!("Required, unless {} is there:", others.join(" or "))
        }
    }
}

/// What a value is, in words.
fn shown(value: &Value) -> String {
    match value {
        Value::Plain => "a text without Markdown".to_owned(),
        Value::Line => "one paragraph of Markdown".to_owned(),
        Value::Markdown => "Markdown".to_owned(),
        Value::Number { from, to } => format!("a whole number from {from} to {to}"),
        Value::Year => format!("a year from {} to {}", YEARS.start(), YEARS.end()),
        Value::Truth => "`true` or `false`".to_owned(),
        Value::Words(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("`{}`", word.word)).collect();
            words.join(" or ")
        }
        Value::Id => "an id of small letters, digits and hyphens".to_owned(),
        Value::Name(of) => format!("the id of a {of}"),
        Value::Page => "an id, or two parted by a slash".to_owned(),
        Value::Locale => "the key of a language".to_owned(),
        Value::Language => "the code of a language".to_owned(),
        Value::Question => "a question of the ruleset".to_owned(),
        Value::Square => format!("a square from 1 to the board's last, at most {MAX_SQUARES}"),
        Value::Squares => "a list of squares and ranges of squares".to_owned(),
        Value::Step => "two squares with a hyphen between them".to_owned(),
        Value::Move => "a move like `3-7`, `30-off` or `pass`".to_owned(),
        Value::Chance => "a chance like `4/16`".to_owned(),
        Value::Day => "a day like `2026-01-31`".to_owned(),
        Value::Version => "a version like `1` or `1.2`".to_owned(),
        Value::Position => "a position like `3xo5/10/10 x 0-2`".to_owned(),
        Value::Throw => format!("a throw from 1 to {}", Throw::MAX),
        Value::Throws => format!("a list of throws from 1 to {}", Throw::MAX),
        Value::SomeThrows => format!("a list of at least one throw from 1 to {}", Throw::MAX),
        Value::List(item) => format!("a list, each item {}", shown(item)),
        Value::Keys(form) | Value::Changes(form) => format!("the keys {}", all(form)),
        Value::Each { key, value, count } => {
            let many = match count {
                Count::Any => "any number of keys",
                Count::AtLeastOne => "one key or more",
                Count::One => "one key",
            };
            format!("{many}, each {}, and behind it {}", shown(key), shown(value))
        }
        Value::Either(values) => values.iter().map(shown).collect::<Vec<_>>().join(", or "),
    }
}

fn all(form: &Form) -> String {
    form.names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// The words that can be chosen in a place, however deep they stand, but not those of keys below it.
fn words(value: &Value) -> &[Word] {
    match value {
        Value::Words(words) => words,
        Value::Either(values) => values.iter().map(words).find(|words| !words.is_empty()).unwrap_or_default(),
        Value::Each { value, .. } | Value::List(value) => words(value),
        Value::Plain
        | Value::Line
        | Value::Markdown
        | Value::Number { .. }
        | Value::Year
        | Value::Truth
        | Value::Id
        | Value::Name(_)
        | Value::Page
        | Value::Locale
        | Value::Language
        | Value::Question
        | Value::Square
        | Value::Squares
        | Value::Step
        | Value::Move
        | Value::Position
        | Value::Chance
        | Value::Day
        | Value::Version
        | Value::Throw
        | Value::Throws
        | Value::SomeThrows
        | Value::Keys(_)
        | Value::Changes(_) => &[],
    }
}

/// One sentence a line.
fn sentences(text: &str) -> String {
    let mut lines = String::new();
    for (at, part) in text.split_inclusive([' ']).enumerate() {
        let ends = lines.trim_end().ends_with(['.', '?'])
            && part.starts_with(|c: char| c.is_uppercase() || c == '`');
        if at > 0 && ends {
            lines.truncate(lines.trim_end().len());
            lines.push('\n');
        }
        lines += part;
    }
    lines
}

#[test]
fn the_committed_page_is_that_of_the_formats() {
    expect_file![format!("{}/docs/reference.md", env!("CARGO_MANIFEST_DIR"))].assert_eq(&reference());
}

#[test]
fn sentences_stand_on_lines_of_their_own() {
    assert_eq!(
        sentences("Who begins? The first, No. 1. `[]` is none."),
        "Who begins?\nThe first, No. 1.\n`[]` is none."
    );
}
