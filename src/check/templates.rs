//! `templates/`: their syntax, and the names of blocks, filters, functions and other templates in them.

use std::ops::Range;

use tera::{ErrorKind, Kwargs, State, Tera, TeraResult, Value};

use super::content::TemplateFile;
use super::template_slips::{Slip, slip};
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};
use crate::source::{Sources, Span};

/// What templates may call beside what the template language brings along.
const FUNCTIONS: [&str; 3] = ["asset", "label", "t"];

/// The filters that the template language brings along: `{{ name | trim }}`.
const FILTERS: [&str; 37] = [
    "abs",
    "capitalize",
    "default",
    "escape",
    "escape_html",
    "escape_xml",
    "first",
    "float",
    "get",
    "group_by",
    "indent",
    "int",
    "join",
    "keys",
    "last",
    "length",
    "lower",
    "newlines_to_br",
    "nth",
    "pairs",
    "pluralize",
    "replace",
    "reverse",
    "round",
    "safe",
    "sort",
    "split",
    "str",
    "title",
    "trim",
    "trim_end",
    "trim_start",
    "truncate",
    "unique",
    "upper",
    "values",
    "wordcount",
];

/// The tests that the template language brings along: `{% if name is defined %}`.
const TESTS: [&str; 17] = [
    "array",
    "bool",
    "containing",
    "defined",
    "divisible_by",
    "ending_with",
    "even",
    "float",
    "integer",
    "iterable",
    "map",
    "none",
    "number",
    "odd",
    "starting_with",
    "string",
    "undefined",
];

/// Reports what is wrong in the templates before any page is made from them.
pub(super) fn check(templates: &[TemplateFile], sources: &Sources, diags: &mut Diagnostics) {
    let all = templates.iter().map(|template| (template.name.as_str(), template.text.as_str()));
    if reader().add_raw_templates(all).is_ok() {
        return;
    }
    let mut broken: Vec<&str> = Vec::new();
    for template in templates {
        if let Some((message, range)) = broken_syntax(template) {
            let Slip { message, marked, help, replacement } = slip(&message, &template.text, range);
            let span = Span { file: template.file, start: marked.start as u32, end: marked.end as u32 };
            let found = diags.error("template", message, span);
            match replacement {
                Some(replacement) => found.replacement(help, replacement),
                None => found.help(help),
            };
            broken.push(&template.name);
        }
    }
    let text = |template: &'_ TemplateFile| match broken.contains(&template.name.as_str()) {
        true => String::new(),
        false => template.text.clone(),
    };
    let texts = templates.iter().map(|template| (template.name.as_str(), text(template)));
    let Err(error) = reader().add_raw_templates(texts) else { return };
    for (message, span) in faults(&error, templates, sources) {
        // What a broken template would define may not be missing.
        let defined_elsewhere = message.starts_with("block ") || message.starts_with("unknown component ");
        if !broken.is_empty() && defined_elsewhere {
            continue;
        }
        let unknown = message.strip_prefix("unknown ").and_then(|rest| rest.split_once(" `"));
        let unknown = unknown.map(|(kind, rest)| (kind.to_owned(), rest.trim_end_matches('`').to_owned()));
        let found = diags.error("template", message, span);
        let known: Vec<&str> = match unknown.as_ref().map(|(kind, _)| kind.as_str()) {
            Some("template") => templates.iter().map(|template| template.name.as_str()).collect(),
            Some("function") => FUNCTIONS.to_vec(),
            Some("filter") => FILTERS.to_vec(),
            Some("test") => TESTS.to_vec(),
            Some(_) | None => continue,
        };
        let (_, name) = unknown.expect("its kind is known");
        match likely(&name, known.iter().copied()) {
            Some(meant) => found.help(format!("did you mean `{meant}`?")),
            None => found.help(format!("expected {}", either(known))),
        };
    }
}

fn reader() -> Tera {
    let mut tera = Tera::new();
    for name in FUNCTIONS {
        tera.register_function(name, |_: Kwargs, _: &State| -> TeraResult<Value> { Ok(Value::from("")) });
    }
    tera
}

/// Why the template by itself cannot be read.
fn broken_syntax(template: &TemplateFile) -> Option<(String, Range<usize>)> {
    let error = reader().add_raw_template(&template.name, &template.text).err()?;
    // What it names and is not there is looked for with all templates at hand.
    let ErrorKind::SyntaxError(report) = error.kind() else { return None };
    Some((lower(report.message()), report.span().range.clone()))
}

/// What is wrong with the templates together, each with its place.
fn faults(error: &tera::Error, templates: &[TemplateFile], sources: &Sources) -> Vec<(String, Span)> {
    let text = error.to_string();
    let mut faults: Vec<(String, Span)> =
        text.split("\n\n").filter_map(|report| fault(report, templates, sources)).collect();
    if faults.is_empty()
        && let Some(first) = templates.first()
    {
        faults.push((lower(&text), Span::start_of(first.file)));
    }
    faults
}

/// Faults found while all templates are read come as one text: each begins with `error: `, then names
/// its place after an arrow.
fn fault(report: &str, templates: &[TemplateFile], sources: &Sources) -> Option<(String, Span)> {
    let (message, rest) = report.strip_prefix("error: ")?.split_once("--> ")?;
    let (place, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    let width = rest.chars().filter(|c| *c == '^').count();
    let mut parts = place.trim().rsplitn(3, ':');
    let column: usize = parts.next()?.parse().ok()?;
    let line: usize = parts.next()?.parse().ok()?;
    let name = parts.next()?;
    let file = templates.iter().find(|template| template.name == name)?.file;
    Some((lower(message.trim_end()), sources.stretch(file, line, column, width)))
}

fn lower(message: &str) -> String {
    let mut letters = message.trim_end_matches('.').chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_brings_along_what_is_listed() {
        let filters = FILTERS.iter().map(|name| format!("{{{{ a | {name} }}}}"));
        let tests = TESTS.iter().map(|name| format!("{{% if a is {name} %}}{{% endif %}}"));
        for text in filters.chain(tests) {
            let read = reader().add_raw_template("a", &text);
            assert!(read.is_ok(), "{text}: {}", read.unwrap_err());
        }
    }
}
