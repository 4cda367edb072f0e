//! What the scripts of a site say: the messages that they name, and what they put into each.
//!
//! A script says a message by a call such as `told(state, "moved", { side, from, to })`.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::content::AssetFile;

/// What a call that says a message begins with.
const CALLS: [&str; 2] = ["text(", "told("];

/// The scripts of a site.
#[derive(Default)]
pub(super) struct Scripts<'a> {
    /// Whatever stands between two quotes of a kind.
    quoted: BTreeSet<&'a str>,
    /// Whatever stands between a quote that lets values in and the first of them.
    begun: BTreeSet<&'a str>,
    /// By the rest of a message's id, or by the beginning of it with `${`, the variables that every call gives.
    given: BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// The variables that some call gives, of whatever message.
    some: BTreeSet<&'a str>,
}

/// The variables that a message of the scripts may have.
pub(super) enum Given<'s, 'a> {
    /// These and no others.
    These(&'s BTreeSet<&'a str>),
    /// What the scripts give to any message: which of them this one gets is not known.
    Some(&'s BTreeSet<&'a str>),
}

impl<'a> Scripts<'a> {
    /// Looks at the scripts among the files.
    pub(super) fn new(assets: &'a [AssetFile]) -> Scripts<'a> {
        let scripts = assets.iter().filter(|asset| asset.name.ends_with(".js"));
        Scripts::of(scripts.filter_map(|asset| std::str::from_utf8(&asset.bytes).ok()).collect())
    }

    fn of(texts: Vec<&'a str>) -> Scripts<'a> {
        let mut scripts = Scripts::default();
        for text in texts {
            for quote in ['"', '\'', '`'] {
                scripts.quoted.extend(text.split(quote).skip(1));
            }
            let begun = text.split('`').skip(1).filter_map(|part| part.split_once("${"));
            scripts.begun.extend(begun.map(|(begun, _)| begun));
            for (at, call) in CALLS.iter().flat_map(|call| text.match_indices(call)) {
                if !text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.')) {
                    scripts.add(text, at, at + call.len());
                }
            }
        }
        scripts
    }

    /// Takes in a call, which begins at one place and its arguments at another.
    fn add(&mut self, text: &'a str, at: usize, arguments: usize) {
        let arguments = parts(&text[arguments..]);
        let Some(id) = arguments.get(1) else { return };
        let values = arguments.get(2).map_or("", |values| values.trim());
        let Some(names) = names(values, &text[..at]) else { return };
        self.some.extend(names.iter().copied());
        for id in ids(id) {
            let kept = self.given.entry(id).or_insert_with(|| names.clone());
            kept.retain(|name| names.contains(name));
        }
    }

    /// Whether a script has this name in quotes, or a beginning of it that it completes by a value.
    pub(super) fn name(&self, rest: &str) -> bool {
        let mut hyphens = rest.match_indices('-').map(|(at, _)| at);
        let is_begun = |at: usize| self.begun.contains(&rest[..at]) || self.begun.contains(&rest[..=at]);
        self.quoted.contains(rest) || hyphens.any(is_begun)
    }

    /// What is given to the message whose id ends so; none if no call says what it gives.
    pub(super) fn given(&self, rest: &str) -> Option<Given<'_, 'a>> {
        let begun = rest.match_indices('-').map(|(at, _)| &rest[..=at]).collect::<Vec<&str>>();
        let found = self
            .given
            .get(rest)
            .or_else(|| begun.iter().rev().find_map(|begun| self.given.get(format!("{begun}${{").as_str())));
        let some = (!self.some.is_empty()).then_some(Given::Some(&self.some));
        found.map(Given::These).or(some)
    }
}

/// What stands between commas, up to the bracket that closes it all.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut quote, mut start) = (0, None, 0);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, ')' | ']' | '}') if depth == 0 => {
                parts.push(&text[start..at]);
                return parts;
            }
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            (None, _) => {}
        }
    }
    Vec::new()
}

/// The names of an object, `{ side, from: a, ...others }` or a variable that was made so before; none if that
/// cannot be told.
fn names<'a>(object: &'a str, before: &'a str) -> Option<BTreeSet<&'a str>> {
    let mut found = BTreeSet::new();
    if object.is_empty() {
        return Some(found);
    }
    let Some(inside) = object.strip_prefix('{') else {
        let is_name = object.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '$'));
        let made = before.rfind(&format!("const {object} = {{")).filter(|_| is_name)?;
        let made_of = &before[made + "const  = ".len() + object.len()..];
        return names(made_of, &before[..made]);
    };
    for part in parts(inside) {
        let part = part.trim();
        if let Some(other) = part.strip_prefix("...") {
            found.extend(names(other.trim(), before)?);
        } else if let Some(name) = part.split(':').next().map(str::trim).filter(|name| !name.is_empty()) {
            found.insert(name);
        }
    }
    Some(found)
}

/// The ids in quotes; of one that is put together its beginning, with `${`.
fn ids(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '\'', '`']) {
        let quote = &rest[at..=at];
        let Some((id, after)) = rest[at + 1..].split_once(quote) else { break };
        found.push(id.find("${").map_or(id, |end| &id[..end + 2]));
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_what_scripts_give() {
        let script = r#"
            const told = (state, id, values) => text(state.data, id, values);
            const values = { side: data.sides[1], from: square(data, move.from) };
            told(state, last ? "moved" : "won", values);
            text(data, "sent", { ...values, end });
            text(data, `refused-${a[b] ?? "x, y"}`, { square: f(1, 2), squares: [a, b], });
            told(state, "passed") + other.told(state, "no-call", { no }) + text(data, unknown, { off });
            told(state, "sent", { from, end, more });
            told(state, "hidden", values());
        "#;
        let scripts = Scripts::of(vec![script]);
        let all = Some("end from more off side square squares");
        for (id, these, some) in [
            ("moved", Some("from side"), None),
            ("won", Some("from side"), None),
            ("sent", Some("end from"), None),
            ("refused-empty-square", Some("square squares"), None),
            ("passed", Some(""), None),
            ("no-call", None, all),
            ("hidden", None, all),
        ] {
            let words = |names: &BTreeSet<&str>| names.iter().copied().collect::<Vec<&str>>().join(" ");
            let found = match scripts.given(id) {
                Some(Given::These(names)) => (Some(words(names)), None),
                Some(Given::Some(names)) => (None, Some(words(names))),
                None => (None, None),
            };
            assert_eq!(found, (these.map(str::to_owned), some.map(str::to_owned)), "{id}");
        }
        assert!(Scripts::of(vec!["say(1)"]).given("moved").is_none());
    }
}
