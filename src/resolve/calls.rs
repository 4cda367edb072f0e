//! Where messages are asked for: by templates, by the tool itself and by the board's script.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::content::TemplateFile;
use crate::source::Span;

/// The messages that the tool asks for beside the templates, and what it puts into each.
const OWN: [(&str, &[&str]); 58] = [
    ("board-name", &["name"]),
    ("cite-page", &["name", "site", "address"]),
    ("cite-version", &["name", "version", "date", "site", "address"]),
    ("compare-lead", &["game"]),
    ("compare-name", &["game"]),
    ("date", &["day", "month", "year"]),
    ("edition-version", &["version"]),
    ("embed-lead", &["name"]),
    ("example-after-standard", &["throw", "move", "then"]),
    ("example-after-variant", &["throw", "move", "then"]),
    ("example-both", &["moves"]),
    ("example-differs", &["move", "standard", "variant"]),
    ("example-differs-no-move", &["standard", "variant"]),
    ("example-legal", &["moves"]),
    ("example-move", &["from", "to"]),
    ("example-move-off", &["from"]),
    ("example-no-moves", &[]),
    ("example-no-such-throw", &["throw"]),
    ("example-only-standard", &["moves"]),
    ("example-only-variant", &["moves"]),
    ("example-pieces", &["side", "squares", "off"]),
    ("example-position", &["first", "second"]),
    ("example-same-moves", &[]),
    ("example-same-moves-lead", &[]),
    ("example-then-again", &[]),
    ("example-then-captured", &["to"]),
    ("example-then-over", &[]),
    ("example-then-passes", &[]),
    ("example-then-sent", &["end"]),
    ("example-then-stays", &["to"]),
    ("example-then-swapped", &[]),
    ("feed-entry", &["name", "version"]),
    ("feed-title", &["site"]),
    ("game-about", &["name"]),
    ("glossary-lead", &["game"]),
    ("glossary-name", &["game"]),
    ("history", &[]),
    ("home-lead", &[]),
    ("languages-heading", &[]),
    ("languages-lead", &[]),
    ("moved-lead", &[]),
    ("not-found-heading", &[]),
    ("not-found-lead", &[]),
    ("picture-alt", &["name"]),
    ("play-cell-empty", &["square"]),
    ("play-cell-house-empty", &["square", "house"]),
    ("play-cell-house-piece", &["square", "house", "side"]),
    ("play-cell-piece", &["square", "side"]),
    ("search-hits", &["count"]),
    ("search-more", &["count"]),
    ("search-none", &[]),
    ("site-tagline", &[]),
    ("site-title", &[]),
    ("sources", &[]),
    ("table-standard", &["game"]),
    ("title-home", &["site", "tagline"]),
    ("title-page", &["name", "site"]),
    ("variant-about", &["name"]),
];

/// What the messages of the board's script begin with.
pub(super) const SCRIPT: &str = "play-";

/// One place that asks for a message.
pub(super) struct Call<'a> {
    /// The message's id.
    pub(super) id: &'a str,
    /// Where the id stands; none for the tool's own.
    pub(super) place: Option<Span>,
    /// The names of the variables that it gives.
    pub(super) given: BTreeSet<&'a str>,
}

/// Every call with a plain id, the templates' first.
pub(super) fn calls(templates: &[TemplateFile]) -> Vec<Call<'_>> {
    let mut calls = Vec::new();
    for template in templates {
        for opening in ["t(id=\"", "label(id=\""] {
            calls.extend(named(template, opening).map(|(id, span)| {
                let rest = &template.text[span.end as usize + 1..];
                Call { id, place: Some(span), given: arguments(rest) }
            }));
        }
    }
    let own = OWN.iter().map(|(id, given)| Call { id, place: None, given: given.iter().copied().collect() });
    calls.extend(own);
    calls
}

/// The names with which a template calls a function, such as `site-title` in `t(id="site-title")`.
pub(super) fn named<'a>(
    template: &'a TemplateFile,
    call: &str,
) -> impl Iterator<Item = (&'a str, Span)> + use<'a> {
    let text = template.text.as_str();
    let starts: Vec<(usize, usize)> =
        text.match_indices(call).map(|(at, opening)| (at, at + opening.len())).collect();
    starts.into_iter().filter_map(move |(at, start)| {
        let longer_name = text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let name = text[start..].split_once('"').map(|(name, _)| name)?;
        let span = Span { file: template.file, start: start as u32, end: (start + name.len()) as u32 };
        (!longer_name).then_some((name, span))
    })
}

/// The names of a call's other arguments, up to the bracket that closes it.
fn arguments(rest: &str) -> BTreeSet<&str> {
    let mut given = BTreeSet::new();
    let (mut depth, mut quote, mut word) = (0, None, 0);
    for (at, c) in rest.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') if depth == 0 => break,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, '=') if depth == 0 && !rest[at + 1..].starts_with('=') => {
                given.insert(rest[word..at].trim());
            }
            (None, ',') => word = at + 1,
            (None, _) => {}
        }
    }
    given
}

/// By message, the variables that every call of it gives, and the first call that gives fewest.
pub(super) fn given<'c, 'a>(calls: &'c [Call<'a>]) -> BTreeMap<&'a str, &'c Call<'a>> {
    let mut least: BTreeMap<&str, &Call<'_>> = BTreeMap::new();
    for call in calls {
        let kept = least.entry(call.id).or_insert(call);
        if call.given.len() < kept.given.len() {
            *kept = call;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;

    #[test]
    fn finds_what_templates_give() {
        let text = r#"{{ t(id="a", name=b.c, of=d["e=("]) }} {{ label(id="f") }} {{ at(id="g", h=1) }}"#;
        let template = TemplateFile { name: "a.html".to_owned(), file: FileId(0), text: text.to_owned() };
        let templates = [template];
        let found: Vec<(&str, Vec<&str>)> = calls(&templates)
            .iter()
            .filter(|call| call.place.is_some())
            .map(|call| (call.id, call.given.iter().copied().collect()))
            .collect();
        assert_eq!(found, [("a", vec!["name", "of"]), ("f", vec![])]);
    }

    #[test]
    fn knows_every_message_that_the_tool_asks_for() {
        for code in [
            include_str!("../render/board.rs"),
            include_str!("../render/citation.rs"),
            include_str!("../render/differences.rs"),
            include_str!("../render/edition.rs"),
            include_str!("../render/embed.rs"),
            include_str!("../render/examples.rs"),
            include_str!("../render/feed.rs"),
            include_str!("../render/frame.rs"),
            include_str!("../render/posters.rs"),
            include_str!("../render/search.rs"),
        ] {
            let calls = ["counted(\"", "label(\"", "shown(\""].map(|call| code.split(call).skip(1));
            for call in calls.into_iter().flatten() {
                let (id, rest) = call.split_once('"').unwrap();
                let given: Vec<&str> = rest
                    .split("])")
                    .next()
                    .unwrap()
                    .split("(\"")
                    .skip(1)
                    .map(|g| g.split('"').next().unwrap())
                    .collect();
                assert!(OWN.contains(&(id, given.as_slice())), "{id} with {given:?} is not in the list");
            }
        }
    }
}
