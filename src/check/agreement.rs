//! Whether the schemas and the program agree on what is right: in the files of the tests, and in files with a
//! fault in every place. Where they may differ is what the handbook says, in `docs/schemas.md`.
#![cfg(test)]
#![expect(clippy::wildcard_enum_match_arm, reason = "most kinds of values have nothing below them")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use engine::Board;
use jsonschema::Validator;
use serde_json::{Value, json};
use walkdir::WalkDir;

use super::content::Question;
use super::named::NamedAfter;
use super::variant::{self, Playing};
use super::{game, site, text};
use crate::diag::{Diagnostics, machine};
use crate::format::modeline::kind;
use crate::format::schema::schema;
use crate::format::{FILES, Form, RULESET, Value as Allowed, schemas};
use crate::load::read;
use crate::load::tree::Node;

const HANDBOOK: &str = include_str!("../../docs/schemas.md");

/// The codes of reports on files, by who tells of them.
struct Codes {
    both: BTreeSet<&'static str>,
    partly: BTreeSet<&'static str>,
    only_program: BTreeSet<&'static str>,
    yaml: BTreeSet<&'static str>,
}

impl Codes {
    /// As the handbook lists them.
    fn listed() -> Codes {
        let below = |heading: &str| {
            let (_, rest) = HANDBOOK.split_once(&format!("\n### {heading}\n")).expect("the handbook has it");
            let lines = rest.lines().take_while(|line| !line.starts_with('#'));
            let quoted = lines.flat_map(|line| match line.strip_prefix("| `") {
                Some(row) => row.split('`').take(1).collect::<Vec<&str>>(),
                None if line.starts_with('`') => line.split('`').skip(1).step_by(2).collect(),
                None => Vec::new(),
            });
            quoted.collect()
        };
        Codes {
            both: below("Both tell of it"),
            partly: below("The schema tells of a part of it"),
            only_program: below("Only the program tells of it"),
            yaml: below("What is wrong with the YAML itself"),
        }
    }

    fn all(&self) -> BTreeSet<&'static str> {
        let groups = [&self.both, &self.partly, &self.only_program, &self.yaml];
        groups.into_iter().flatten().copied().collect()
    }
}

/// What a schema says of a file.
enum Verdict {
    /// It is no YAML.
    Unreadable(String),
    Fits,
    Refused(String),
}

struct Schemas(BTreeMap<String, Validator>);

impl Schemas {
    fn new() -> Schemas {
        let validator = |(name, text): (String, String)| {
            let schema: Value = serde_json::from_str(&text).unwrap();
            (name, jsonschema::validator_for(&schema).unwrap())
        };
        Schemas(schemas().map(validator).collect())
    }

    /// What the schema of the file at this path says; none if there is no schema for it.
    fn verdict(&self, path: &str, text: &str) -> Option<Verdict> {
        let schema = self.0.get(&format!("{}.json", kind(path)?.name))?;
        let options = serde_yaml::options! { strict_booleans: true };
        let value = serde_yaml::from_str_with_options::<Value>(text, options);
        Some(match value {
            Err(error) => Verdict::Unreadable(error.to_string()),
            Ok(value) => {
                let errors: Vec<String> = schema
                    .iter_errors(&value)
                    .map(|error| format!("{}: {error}", error.instance_path()))
                    .collect();
                if errors.is_empty() { Verdict::Fits } else { Verdict::Refused(errors.join("; ")) }
            }
        })
    }
}

/// How the verdict and the codes of the program's errors contradict the handbook.
fn disagreement(verdict: &Verdict, codes: &BTreeSet<String>, listed: &Codes) -> Option<String> {
    let any = |group: &BTreeSet<&str>| codes.iter().any(|code| group.contains(code.as_str()));
    let all = listed.all();
    if let Some(code) = codes.iter().find(|code| !all.contains(code.as_str())) {
        return Some(format!("docs/schemas.md does not say who tells of `{code}`"));
    }
    let agrees = match verdict {
        Verdict::Unreadable(_) => any(&listed.yaml),
        Verdict::Fits => !any(&listed.both),
        Verdict::Refused(_) => any(&listed.both) || any(&listed.partly) || any(&listed.yaml),
    };
    let told = match verdict {
        Verdict::Unreadable(error) => format!("it is no YAML: {error}"),
        Verdict::Fits => "it is right".to_owned(),
        Verdict::Refused(errors) => errors.clone(),
    };
    (!agrees).then(|| format!("the schema says {told}, the program {codes:?}"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The YAML files below a folder, each by its path in the site that the folder is.
fn documents(site: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in WalkDir::new(root().join(site).join("content")).sort_by_file_name() {
        let entry = entry.unwrap();
        if entry.path().extension().is_some_and(|extension| extension == "yaml") {
            let path =
                entry.path().strip_prefix(root().join(site)).unwrap().to_str().unwrap().replace('\\', "/");
            found.push((path, fs::read_to_string(entry.path()).unwrap()));
        }
    }
    assert!(!found.is_empty(), "{site}");
    found
}

fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn what_has_no_error_fits_its_schema() {
    let schemas = Schemas::new();
    let mut wrong = Vec::new();
    for site in ["", "tests/site", "tests/diagnostics/base"] {
        for (path, text) in documents(site) {
            let verdict = schemas.verdict(&path, &text).unwrap_or_else(|| panic!("{path} has no schema"));
            let told = disagreement(&verdict, &BTreeSet::new(), &Codes::listed());
            wrong.extend(told.map(|told| format!("{site}/{path}: {told}")));
        }
    }
    none(&wrong);
}

#[test]
fn the_cases_of_reports_are_judged_as_the_handbook_says() {
    let (schemas, listed) = (Schemas::new(), Codes::listed());
    let (mut wrong, mut met) = (Vec::new(), BTreeSet::new());
    for entry in fs::read_dir(root().join("tests/diagnostics")).unwrap() {
        let case = entry.unwrap().path();
        if case.extension().is_none_or(|extension| extension != "case") {
            continue;
        }
        let text = fs::read_to_string(&case).unwrap();
        let (files, report) = text.split_once("=== report\n").unwrap();
        let reported = reported(report);
        met.extend(
            reported.iter().filter(|(path, _)| path.starts_with("content/")).map(|(_, code)| code.clone()),
        );
        for file in files.split("--- ").skip(1) {
            let (header, text) = file.split_once('\n').unwrap();
            let (path, forms) = header.split_once(" [").unwrap_or((header, ""));
            if ["removed", "latin-1", "link"].iter().any(|form| forms.contains(form)) {
                continue;
            }
            let codes =
                reported.iter().filter(|(other, _)| other == path).map(|(_, code)| code.clone()).collect();
            let Some(verdict) = schemas.verdict(path, text) else { continue };
            let name = case.file_name().unwrap().to_string_lossy();
            wrong.extend(
                disagreement(&verdict, &codes, &listed).map(|told| format!("{name}, {path}: {told}")),
            );
        }
    }
    none(&wrong);
    let idle: Vec<&str> = listed.all().into_iter().filter(|code| !met.contains(*code)).collect();
    assert!(idle.is_empty(), "no case has an error with these codes of docs/schemas.md: {idle:?}");
}

/// File and code of each error of a report.
fn reported(report: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut code = None;
    for line in report.lines() {
        if let Some(rest) = line.strip_prefix("error[") {
            code = rest.split(']').next();
        } else if line.starts_with("warning[") {
            code = None;
        } else if let (Some((_, place)), Some(code)) = (line.split_once("--> "), code) {
            found.push((place.split(':').next().unwrap().to_owned(), code.to_owned()));
        }
    }
    found
}

/// The codes of what the program finds wrong in one file.
fn program(path: &str, text: &str) -> BTreeSet<String> {
    // The small site's game and the made-up one have boards of their own.
    let board = match path.starts_with("content/steps/") {
        true => Board { squares: 12, row: 4 },
        false => Board { squares: 30, row: 10 },
    };
    let (sources, document) = read(path.strip_prefix("content/").unwrap(), text);
    let mut diags = Diagnostics::default();
    let node: &Node = document.root.as_ref().unwrap();
    match kind(path).unwrap().name {
        "site" => drop(site::site(node, &NamedAfter::default(), &mut diags)),
        // The other way, the standard asks for keys of this file.
        "game" => drop(game::game(node, Playing::NotYet, &mut diags)),
        "standard" => drop(variant::standard(node, Some(board), &mut diags)),
        "variant" => drop(variant::variant(node, Some(board), &mut diags)),
        "game-text" => drop(text::game_text(node, &mut diags)),
        "variant-text" => drop(text::variant_text(node, &mut diags)),
        other => panic!("nothing reads `{other}`"),
    }
    let told = machine::short(&diags, &sources);
    let codes = told.lines().filter_map(|line| line.split_once(" error[")?.1.split(']').next());
    codes.map(str::to_owned).collect()
}

/// Every answer that has keys of its own, and all that stands beside answers.
const ANSWERS: &str = "ruleset:\n  start: { first: [1, 3], second: [2, 4] }\n  throws: { die: 4 }\n  throw-again: []\n  \
         opening: { race-to: 1, first-move: 4-5 }\n  must-stop: [8]\n  only-bearing-off: [10]\n  backward: never\n  \
         on-enemy: swap\n  safe: [7-9]\n  protecting-group: 2\n  barrier: { pieces: 3, directions: both }\n  arrivals: { 6: \
         { to: 1 }, 7: first-empty-square }\n  bear-off: { by: reaching, while-all-on: [5-10] }\n  must-move: { first-from: [9, \
         10] }\n  no-move: pass\n  ends: first-out\nmarks: { 10: I }\nhouses: { 10: gate }\n";

/// An example with every key.
const EXAMPLES: &str = "examples:\n  - { topic: a, position: 3x6/10/10 x 1-1, throw: 2, moves: [3-5, 30-off], refused: { \
                        3-5: barrier }, leads: { pass: 3x6/10/10 x 1-1 }, start: 3x6/10/10 x 1-1, chances: { 1: 1/4 } }\n";

/// What the files of the tests do not have.
const RARE: [(&str, &str); 8] = [
    (
        "content/site.yaml",
        "base-url: https://example.org\ndefault: en\npublish-from: 80\nfair-play: about\nreport: 'mailto:a@example.org?subject={page}'\nbeta: shown\nlocales:\n  en: { name: English }\n  \
         el: { name: Ελληνικά, publish-from: 90 }\nretired: { old: race, race/old: race/hop }\n",
    ),
    (
        "content/race/game.yaml",
        "draft: false\nterms: [well]\nboard: { squares: 10, row: 5 }\ntopics: {}\nvariants: []\nretired: { topics: { a: b }, variants: { c: d } }\n\
         sources:\n  x: { author: A, more-authors: true, title: { en: T }, publisher: P, place: Q, year: 1999, pages: 1-2, url: https://example.org }\n  \
         y: { author: [A, B], title: { en: T } }\n",
    ),
    (
        "content/race/standard.yaml",
        "playable: false\nsources: [x]\nreadings: [{ topic: a, source: x, says: silent }]\n\
         versions: [{ version: 1, date: 2026-01-31 }, { version: \"1.1\", date: 2026-01-31 }]\n\
         reviewed: 2026-01-31\n",
    ),
    (
        "content/race/hop/variant.yaml",
        "ruleset:\n  throws: { sticks: 4, none-up: 5 }\n  bear-off: { from: { 9: [3, 4], 10: any } }\ntable: [throws]\n",
    ),
    (
        "content/race/hop/variant.yaml",
        "ruleset: {}\ntable: [a]\nexamples:\n  - { topic: a, position: 3x6/10/10 x 1-1, throw: 2, standard: { throw: 1, moves: [pass] }, \
         variant: { position: 3o6/10/10 o 1-1, refused: { 3-5: barrier }, leads: { pass: 3x6/10/10 x 1-1 }, \
         start: 3x6/10/10 x 1-1, chances: { 1: 1/4 } } }\n",
    ),
    (
        "content/race/hop/variant.yaml",
        "playable: false\ntable: []\nreadings: [{ topic: a, source: x, says: differs }]\ndraft: true\nreviewed: 2026-01-31\n",
    ),
    (
        "content/race/en.yaml",
        "unplayable: Because.\ndraft: true\nterms: { well: { name: Well, text: A pit. } }\nreadings: { a: { x: Seven. } }\n",
    ),
    (
        "content/race/hop/en.yaml",
        "unplayable: Because.\ndraft: true\ncompared: { a: Seven. }\nreadings: { a: { x: Seven. } }\n",
    ),
];

/// Files that between them have every key.
fn with_every_key() -> Vec<(String, Value)> {
    let rare = RARE.map(|(path, text)| (path.to_owned(), text.to_owned()));
    let value = |text: &str| serde_yaml::from_str::<Value>(text).unwrap();
    let standard = ["", EXAMPLES]
        .map(|examples| ("content/race/standard.yaml".to_owned(), format!("{ANSWERS}{examples}")));
    let variant = ("content/race/hop/variant.yaml".to_owned(), format!("{ANSWERS}table: [throws]\n"));
    let found = [documents("tests/site"), rare.to_vec(), standard.to_vec(), vec![variant]].concat();
    let found: Vec<(String, Value)> = found.iter().map(|(path, text)| (path.clone(), value(text))).collect();
    let mut missing = Vec::new();
    for file in FILES.iter().filter(|file| file.has_schema()) {
        let of_kind = || found.iter().filter(|(path, _)| kind(path).unwrap().name == file.name);
        let keys = all_keys(file.form).into_iter();
        let idle = keys.filter(|key| !of_kind().any(|(_, value)| has_key(value, key)));
        missing.extend(idle.map(|key| format!("no file {} has `{key}`", file.name)));
    }
    none(&missing);
    found
}

fn all_keys(form: &'static Form) -> Vec<&'static str> {
    form.keys.iter().flat_map(|key| [vec![key.name], keys_in(&key.value)].concat()).collect()
}

fn keys_in(value: &'static Allowed) -> Vec<&'static str> {
    match value {
        Allowed::Keys(form) | Allowed::Changes(form) => all_keys(form),
        Allowed::Each { value, .. } | Allowed::List(value) => keys_in(value),
        Allowed::Either(values) => values.iter().flat_map(keys_in).collect(),
        _ => Vec::new(),
    }
}

fn has_key(value: &Value, key: &str) -> bool {
    match value {
        Value::Object(map) => map.iter().any(|(name, value)| name == key || has_key(value, key)),
        Value::Array(items) => items.iter().any(|item| has_key(item, key)),
        _ => false,
    }
}

/// The file with a fault, once for each fault in each of its places.
fn faults(value: &Value) -> Vec<Value> {
    let wrong = [
        json!(null),
        json!([]),
        json!([[]]),
        json!({}),
        json!({ "unknown-thing": 1 }),
        json!(0),
        json!(4),
        json!(99),
        json!(true),
        json!(" "),
        json!("an unknown thing"),
    ];
    let mut found = wrong.to_vec();
    match value {
        Value::Object(map) => {
            for key in map.keys() {
                let mut less = map.clone();
                less.remove(key);
                found.push(Value::Object(less));
                for fault in faults(&map[key]) {
                    // Rows and variants that come twice are told once all files are together.
                    if ["table", "variants"].contains(&key.as_str()) && is_twice(&fault) {
                        continue;
                    }
                    let mut other = map.clone();
                    other.insert(key.clone(), fault);
                    found.push(Value::Object(other));
                }
            }
            let mut more = map.clone();
            more.insert("unknown-thing".to_owned(), json!("x"));
            found.push(Value::Object(more));
        }
        Value::Array(items) => {
            for place in 0..items.len().min(1) {
                for fault in faults(&items[place]) {
                    let mut other = items.clone();
                    other[place] = fault;
                    found.push(Value::Array(other));
                }
            }
            for more in wrong.iter().chain(items.first()) {
                found.push(Value::Array([items.as_slice(), std::slice::from_ref(more)].concat()));
            }
        }
        _ => {}
    }
    found
}

/// Whether the first item of a list is the last too.
fn is_twice(list: &Value) -> bool {
    list.as_array().is_some_and(|items| items.len() > 1 && items.first() == items.last())
}

#[test]
fn a_fault_in_any_place_is_judged_as_the_handbook_says() {
    let (schemas, listed, mut strict) = (Schemas::new(), Codes::listed(), Codes::listed());
    // What a file asks for by itself, its schema asks for too; only in examples it depends on more.
    strict.both.insert("missing-key");
    let (mut wrong, mut tried) = (BTreeSet::new(), 0);
    for (path, value) in with_every_key() {
        assert_eq!(program(&path, &value.to_string()), BTreeSet::new(), "{path}");
        let listed = if has_key(&value, "examples") { &listed } else { &strict };
        for fault in faults(&value) {
            let text = fault.to_string();
            let verdict = schemas.verdict(&path, &text).unwrap();
            let told = disagreement(&verdict, &program(&path, &text), listed);
            wrong.extend(told.map(|told| format!("{path}: {told}")));
            tried += 1;
        }
    }
    none(&wrong.into_iter().collect::<Vec<String>>());
    assert!(tried > 2_000, "{tried}");
}

#[test]
fn the_examples_are_right() {
    let mut wrong = Vec::new();
    for file in FILES.iter().filter(|file| file.has_schema()) {
        let schema: Value = serde_json::from_str(&schema(file)).unwrap();
        for (example, property) in examples(file.form, &schema) {
            let value = serde_yaml::from_str::<Value>(example).unwrap();
            let (key, value) = value.as_object().unwrap().iter().next().unwrap();
            let validator = jsonschema::validator_for(&property[key]).unwrap();
            // The beginning of a long example stands for all of it.
            if !example.contains('…') && !validator.is_valid(value) {
                wrong.push(format!("{}: {example}", file.name));
            }
        }
    }
    none(&wrong);
}

/// The examples of a form, each with the properties that its schema has in that place.
fn examples<'a>(form: &'static Form, schema: &'a Value) -> Vec<(&'static str, &'a Value)> {
    let properties = &schema["properties"];
    let mut found = Vec::new();
    for key in form.keys {
        found.push((key.example, properties));
        below(&key.value, &properties[key.name], &mut found);
    }
    found
}

fn below<'a>(value: &'static Allowed, schema: &'a Value, found: &mut Vec<(&'static str, &'a Value)>) {
    match value {
        Allowed::Keys(form) | Allowed::Changes(form) => found.extend(examples(form, schema)),
        Allowed::Each { value, .. } => below(value, &schema["additionalProperties"], found),
        Allowed::List(value) => below(value, &schema["items"], found),
        Allowed::Either(values) => {
            for (at, value) in values.iter().enumerate() {
                below(value, &schema["anyOf"][at], found);
            }
        }
        _ => {}
    }
}

#[test]
fn the_description_has_the_questions_of_the_ruleset() {
    assert_eq!(RULESET.names().collect::<Vec<_>>(), Question::ALL.map(Question::key));
}
