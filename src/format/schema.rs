//! The JSON Schemas of all kinds of files (draft 7, which editors' programs read best), with hover texts.

use engine::{MAX_SQUARES, Throw};
use serde_json::{Map, Value as Json, json};

use super::{Count, FILES, FileKind, Form, Key, Need, RULESET, Value, Word, YEARS};

/// The folder of a site in which the schemas lie.
pub(crate) const FOLDER: &str = "schemas";

/// A version, whatever its numbers are.
const VERSION: &str = "^[1-9][0-9]{0,3}(\\.(0|[1-9][0-9]{0,3})){0,2}$";

const ID: &str = "[a-z0-9]+(-[a-z0-9]+)*";

/// Every schema by the name of its file.
pub(crate) fn schemas() -> impl Iterator<Item = (String, String)> {
    FILES.iter().filter(|kind| kind.has_schema()).map(|kind| (format!("{}.json", kind.name), schema(kind)))
}

pub(crate) fn schema(kind: &FileKind) -> String {
    let mut schema = Map::new();
    schema.insert("$schema".to_owned(), json!("http://json-schema.org/draft-07/schema#"));
    schema.insert("title".to_owned(), json!(kind.path));
    schema.insert("description".to_owned(), json!(kind.meaning));
    schema.append(&mut keys(kind.form, Asked::AsWritten));
    let text = serde_json::to_string_pretty(&schema).expect("plain values can be written");
    let lines = text.strip_prefix("{\n").expect("a schema has keys");
    format!("{{\n{}{lines}\n", signature(lines))
}

/// The line by which the program knows a file again that it has written.
fn signature(lines: &str) -> String {
    let digest = blake3::hash(lines.trim_end().as_bytes()).to_hex();
    format!("  \"$comment\": \"written by `variorum schemas`, {}\",\n", &digest[..16])
}

/// Whether a file is as this program wrote it, in this version or in another.
pub(crate) fn is_as_written(text: &str) -> bool {
    let text = text.replace("\r\n", "\n");
    let parted = text.strip_prefix("{\n").and_then(|text| text.split_once('\n'));
    parted.is_some_and(|(first, lines)| format!("{first}\n") == signature(lines))
}

/// Whether the keys that a form requires must be there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    AsWritten,
    Nothing,
}

fn keys(form: &Form, asked: Asked) -> Map<String, Json> {
    let mut properties = Map::new();
    for key in form.keys {
        properties.insert(key.name.to_owned(), property(key));
    }
    let mut schema = object();
    schema.insert("properties".to_owned(), Json::Object(properties));
    if asked == Asked::AsWritten {
        let required = names(form, |need| need == Need::Required);
        if !required.is_empty() {
            schema.insert("required".to_owned(), json!(required));
        }
        let first = names(form, |need| need == Need::Either(0));
        let second = names(form, |need| need == Need::Either(1));
        if !first.is_empty() {
            let ways = [way(&first, &second), way(&second, &first)];
            schema.insert("oneOf".to_owned(), json!(ways));
        }
        for key in form.keys {
            if let Need::UnlessFalse(other) = key.need {
                let ways = [json!({ "required": [key.name] }), says_false(other)];
                schema.insert("oneOf".to_owned(), json!(ways));
            }
        }
    }
    schema.insert("additionalProperties".to_owned(), json!(false));
    schema
}

fn object() -> Map<String, Json> {
    let mut schema = Map::new();
    schema.insert("type".to_owned(), json!("object"));
    schema
}

fn names(form: &Form, wanted: impl Fn(Need) -> bool) -> Vec<&'static str> {
    form.keys.iter().filter(|key| wanted(key.need)).map(|key| key.name).collect()
}

/// These keys are all there, and none of the others is.
fn way(keys: &[&str], others: &[&str]) -> Json {
    let others: Vec<Json> = others.iter().map(|key| json!({ "required": [key] })).collect();
    json!({ "required": keys, "not": { "anyOf": others } })
}

fn says_false(key: &str) -> Json {
    json!({ "required": [key], "properties": { key: { "const": false } } })
}

/// A key's value, with what an editor's program shows over the key.
fn property(key: &Key) -> Json {
    let mut schema = value(&key.value);
    schema.insert("description".to_owned(), json!(key.meaning));
    let shown = format!("{}\n\n```yaml\n{}\n```", key.meaning, key.example);
    schema.insert("markdownDescription".to_owned(), json!(shown));
    Json::Object(schema)
}

fn value(value: &Value) -> Map<String, Json> {
    let schema = match value {
        Value::Plain | Value::Line | Value::Markdown => json!({ "type": "string", "pattern": "\\S" }),
        Value::Name(of) => {
            json!({ "type": "string", "pattern": "\\S", "description": format!("The id of a {of}.") })
        }
        Value::Number { from, to } => number(*from, *to),
        Value::Year => json!({ "type": "integer", "minimum": YEARS.start(), "maximum": YEARS.end() }),
        Value::Truth => json!({ "type": "boolean" }),
        Value::Words(words) => self::words(words),
        Value::Id => json!({ "type": "string", "pattern": format!("^{ID}$") }),
        Value::Page => json!({ "type": "string", "pattern": format!("^{ID}(/{ID})?$") }),
        Value::Locale => json!({ "type": "string", "pattern": "^[A-Za-z0-9-]+$" }),
        Value::Language => json!({ "type": "string", "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$" }),
        Value::Question => json!({ "enum": RULESET.names().collect::<Vec<_>>() }),
        Value::Square => number(1, MAX_SQUARES),
        Value::Squares => list(json!({ "anyOf": [number(1, MAX_SQUARES), two_squares()] }), 0),
        Value::Step => two_squares(),
        Value::Move => json!({ "type": "string", "pattern": format!("^{}$", move_pattern()) }),
        Value::Chance => json!({ "type": "string", "pattern": "^\\s*[0-9]+\\s*/\\s*[0-9]+\\s*$" }),
        Value::Position => {
            json!({ "type": "string", "pattern": "^[xo0-9/]+ [xo] [0-9]+-[0-9]+( opening)?\\s*$" })
        }
        Value::Day => {
            json!({ "type": "string", "pattern": "^[1-9][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" })
        }
        Value::Version => {
            json!({ "anyOf": [{ "type": "number", "minimum": 1 }, { "type": "string", "pattern": VERSION }] })
        }
        Value::Throw => number(1, Throw::MAX),
        Value::Throws => list(number(1, Throw::MAX), 0),
        Value::SomeThrows => list(number(1, Throw::MAX), 1),
        Value::List(item) if matches!(item, Value::Keys(_) | Value::Move | Value::Plain) => {
            json!({ "type": "array", "items": self::value(item) })
        }
        Value::List(item) => list(Json::Object(self::value(item)), 0),
        Value::Keys(form) => return keys(form, Asked::AsWritten),
        Value::Changes(form) => return keys(form, Asked::Nothing),
        Value::Each { key, value, count } => return each(key, value, *count),
        Value::Either(values) => {
            json!({ "anyOf": values.iter().map(self::value).collect::<Vec<_>>() })
        }
    };
    match schema {
        Json::Object(schema) => schema,
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) | Json::Array(_) => Map::new(),
    }
}

fn number(from: u8, to: u8) -> Json {
    json!({ "type": "integer", "minimum": from, "maximum": to })
}

fn words(words: &[Word]) -> Json {
    let [names, meanings]: [Vec<&str>; 2] =
        [words.iter().map(|word| word.word).collect(), words.iter().map(|word| word.meaning).collect()];
    json!({ "enum": names, "enumDescriptions": meanings, "markdownEnumDescriptions": meanings })
}

fn list(item: Json, least: u8) -> Json {
    match least {
        0 => json!({ "type": "array", "items": item, "uniqueItems": true }),
        _ => json!({ "type": "array", "items": item, "minItems": least, "uniqueItems": true }),
    }
}

/// A text like `26-30`, with a hyphen or a dash of another length.
fn two_squares() -> Json {
    let square = square_pattern();
    json!({ "type": "string", "pattern": format!("^\\s*{square}\\s*[-–—]\\s*{square}\\s*$") })
}

/// A text like `3-7`, `30-off` or `pass`.
fn move_pattern() -> String {
    let square = square_pattern();
    format!("(pass|{square}[-–—]({square}|off))")
}

/// The numbers from 1 to the greatest there is.
fn square_pattern() -> String {
    let numbers: Vec<String> = (1..=MAX_SQUARES).map(|number| number.to_string()).collect();
    format!("({})", numbers.join("|"))
}

fn each(key: &Value, value: &Value, count: Count) -> Map<String, Json> {
    let mut schema = object();
    let names = match key {
        Value::Square => json!({ "pattern": format!("^{}$", square_pattern()) }),
        Value::Move => json!({ "pattern": format!("^{}$", move_pattern()) }),
        Value::Throw => json!({ "pattern": "^([1-9]|1[0-5])$" }),
        Value::Version => json!({ "pattern": VERSION }),
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
        | Value::Either(_) => Json::Object(self::value(key)),
    };
    schema.insert("propertyNames".to_owned(), names);
    schema.insert("additionalProperties".to_owned(), Json::Object(self::value(value)));
    if count != Count::Any {
        schema.insert("minProperties".to_owned(), json!(1));
    }
    if count == Count::One {
        schema.insert("maxProperties".to_owned(), json!(1));
    }
    schema
}

#[cfg(test)]
mod tests {
    use expect_test::expect_file;

    use super::*;

    #[test]
    fn the_committed_schemas_are_those_of_the_formats() {
        for kind in FILES.iter().filter(|kind| kind.has_schema()) {
            let path = format!("{}/schemas/{}.json", env!("CARGO_MANIFEST_DIR"), kind.name);
            expect_file![path].assert_eq(&schema(kind));
        }
    }

    #[test]
    fn a_changed_file_is_no_longer_the_programs() {
        let text = schema(&FILES[0]);
        assert!(is_as_written(&text));
        assert!(is_as_written(&text.replace('\n', "\r\n")));
        for other in [text.replace("badge", "sign"), String::new(), "{}\n".to_owned()] {
            assert!(!is_as_written(&other), "{other}");
        }
    }
}
