//! Reports for programs: one line a finding, or JSON, whose form `docs/check.md` describes.

use serde_json::{Value, json};

use super::{Diagnostic, Diagnostics, Severity};
use crate::source::{Sources, Span};

/// The form of the JSON. It changes when a program that reads it would have to.
const VERSION: u8 = 1;

/// One line for each finding, `file:line:column: severity[code]: message`, in the order of the places.
pub(crate) fn short(diags: &Diagnostics, sources: &Sources) -> String {
    let mut text = String::new();
    for found in diags.sorted(sources) {
        let (line, column) = sources.line_and_column(found.span.file, found.span.start);
        let (path, severity) = (sources.path(found.span.file), word(found.severity));
        text += &format!("{path}:{line}:{column}: {severity}[{}]: {}\n", found.code, found.message);
    }
    text
}

/// All of it as one JSON object, findings in the order of the places; it ends with a line end.
pub(crate) fn json(diags: &Diagnostics, sources: &Sources) -> String {
    let list: Vec<Value> = diags.sorted(sources).into_iter().map(|found| object(found, sources)).collect();
    let report = json!({
        "version": VERSION,
        "errors": diags.count(Severity::Error),
        "warnings": diags.count(Severity::Warning),
        "diagnostics": list,
    });
    format!("{report:#}\n")
}

fn object(found: &Diagnostic, sources: &Sources) -> Value {
    let related: Vec<Value> =
        found.related.iter().map(|(span, text)| placed(*span, json!({ "message": text }), sources)).collect();
    let rest = json!({
        "severity": word(found.severity),
        "code": found.code,
        "message": found.message,
        "help": found.help,
        "replacement": found.replacement,
        "related": related,
    });
    placed(found.span, rest, sources)
}

/// The place, then what is said of it.
fn placed(span: Span, rest: Value, sources: &Sources) -> Value {
    let (line, column) = sources.line_and_column(span.file, span.start);
    let (end_line, end_column) = sources.line_and_column(span.file, span.end);
    let mut value = json!({
        "file": sources.path(span.file),
        "line": line,
        "column": column,
        "end": { "line": end_line, "column": end_column },
    });
    if let (Value::Object(all), Value::Object(rest)) = (&mut value, rest) {
        all.extend(rest);
    }
    value
}

fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    fn found() -> (Diagnostics, Sources) {
        let mut sources = Sources::default();
        let file = sources.add("content/b.yaml".to_owned(), "α: 1\nsaef: 2\n".to_owned());
        let other = sources.add("content/a.yaml".to_owned(), "safe: 1\n".to_owned());
        let mut diags = Diagnostics::default();
        diags
            .error("unknown-key", "unknown key `saef`", sources.stretch(file, 2, 1, 4))
            .meant("safe")
            .related(sources.stretch(other, 1, 1, 4), "as here");
        diags.warning("missing-text", "`name` is missing", Span::start_of(other));
        (diags, sources)
    }

    #[test]
    fn a_line_says_where_and_what() {
        let (diags, sources) = found();
        expect![[r#"
            content/a.yaml:1:1: warning[missing-text]: `name` is missing
            content/b.yaml:2:1: error[unknown-key]: unknown key `saef`
        "#]]
        .assert_eq(&short(&diags, &sources));
    }

    #[test]
    fn json_says_all_that_is_known() {
        let (diags, sources) = found();
        expect![[r#"
            {
              "version": 1,
              "errors": 1,
              "warnings": 1,
              "diagnostics": [
                {
                  "file": "content/a.yaml",
                  "line": 1,
                  "column": 1,
                  "end": {
                    "line": 1,
                    "column": 1
                  },
                  "severity": "warning",
                  "code": "missing-text",
                  "message": "`name` is missing",
                  "help": [],
                  "replacement": null,
                  "related": []
                },
                {
                  "file": "content/b.yaml",
                  "line": 2,
                  "column": 1,
                  "end": {
                    "line": 2,
                    "column": 5
                  },
                  "severity": "error",
                  "code": "unknown-key",
                  "message": "unknown key `saef`",
                  "help": [
                    "did you mean `safe`?"
                  ],
                  "replacement": "safe",
                  "related": [
                    {
                      "file": "content/a.yaml",
                      "line": 1,
                      "column": 1,
                      "end": {
                        "line": 1,
                        "column": 5
                      },
                      "message": "as here"
                    }
                  ]
                }
              ]
            }
        "#]]
        .assert_eq(&json(&diags, &sources));
    }
}
