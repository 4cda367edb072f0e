//! Examples: positions that show a row of the rules at work, and what is claimed of each.

use engine::{Board, Move, Reason, Setup, Throw};

use super::content::Placed;
use super::decode::{Fields, entries, items, text, wrong_kind, wrong_value};
use super::lists;
use super::positions::{a_move, move_key, reason, setup};
use super::squares::throw;
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

/// What a file says of one position, or of what is so before any.
pub(crate) struct Example {
    pub(crate) topic: Placed<String>,
    /// At most two, of different rulesets.
    pub(crate) claims: Vec<Claims>,
    pub(crate) facts: Vec<Fact>,
}

/// What is claimed of a ruleset without a throw.
pub(crate) struct Fact {
    pub(crate) under: Under,
    pub(crate) kind: FactKind,
}

pub(crate) enum FactKind {
    /// The position before the first throw.
    Start(Placed<Setup>),
    Chances(Placed<Chances>),
}

/// How often each throw comes: so many times of so many.
pub(crate) type Chances = Vec<(Throw, [u16; 2])>;

/// Under which ruleset something is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Under {
    Standard,
    Variant,
}

/// What is claimed of a position under one ruleset.
pub(crate) struct Claims {
    pub(crate) under: Under,
    pub(crate) position: Placed<Setup>,
    pub(crate) throw: Placed<Throw>,
    /// All legal moves.
    pub(crate) moves: Option<Placed<Vec<Placed<Move>>>>,
    pub(crate) refused: Vec<(Placed<Move>, Placed<Reason>)>,
    /// The position after a move.
    pub(crate) leads: Vec<(Placed<Move>, Placed<Setup>)>,
}

/// The examples of `standard.yaml`, each claimed of the standard alone.
pub(super) fn of_standard(entry: &Entry, board: Option<Board>, diags: &mut Diagnostics) -> Vec<Example> {
    let read = |item: &Node, diags: &mut Diagnostics| {
        let mut fields = Fields::of_item(item, "the example", &format::STANDARD_EXAMPLE, diags)?;
        let topic = fields.required("topic").and_then(|entry| text(&entry.value, diags));
        let place = Place { span: item.span, under: Under::Standard, board };
        let said = said(&mut fields, place, &Given::default(), diags);
        fields.finish(diags);
        let said = said?;
        Some(Example { topic: topic?, claims: said.claims.into_iter().collect(), facts: said.facts })
    };
    examples(entry, diags, read)
}

/// The examples of `variant.yaml`, each claimed of the standard, of the variant or of both.
pub(super) fn of_variant(entry: &Entry, board: Option<Board>, diags: &mut Diagnostics) -> Vec<Example> {
    examples(entry, diags, |item, diags| of_both(item, board, diags))
}

fn of_both(item: &Node, board: Option<Board>, diags: &mut Diagnostics) -> Option<Example> {
    let mut fields = Fields::of_item(item, "the example", &format::VARIANT_EXAMPLE, diags)?;
    let topic = fields.required("topic").and_then(|entry| text(&entry.value, diags));
    let mut given = Given {
        position: fields.optional("position").map(|entry| setup(&entry.value, board, diags)),
        throw: fields.optional("throw").map(|entry| count(&entry.value, diags)),
    };
    let both = [("standard", Under::Standard), ("variant", Under::Variant)];
    let of = |(key, under)| fields.optional(key).map(|entry| (entry, under));
    let found: Vec<(&Entry, Under)> = both.into_iter().filter_map(of).collect();
    if found.is_empty() && !fields.has_strange_keys() {
        let message = "the example says nothing of the standard or of the variant";
        diags
            .error("missing-key", message, item.span)
            .help("give it `standard`, `variant` or both, with what is claimed under each");
    }
    let asks = |entry: &Entry| ["moves", "refused", "leads"].iter().any(|key| has(entry, key));
    for key in ["position", "throw"] {
        let lacking = found.iter().filter(|(entry, _)| asks(entry)).all(|(entry, _)| !has(entry, key));
        // One key is missing, not one under each ruleset.
        if fields.optional(key).is_none() && lacking && found.iter().any(|(entry, _)| asks(entry)) {
            fields.required(key);
            match key {
                "position" => given.position = Some(None),
                _ => given.throw = Some(None),
            }
        }
    }
    fields.finish(diags);
    let (mut claims, mut facts, mut all_read) = (Vec::new(), Vec::new(), true);
    for (entry, under) in found {
        let mut fields = Fields::of_entry(entry, &format::CLAIMS, diags)?;
        let place = Place { span: entry.key_span, under, board };
        match said(&mut fields, place, &given, diags) {
            Some(said) => {
                claims.extend(said.claims);
                facts.extend(said.facts);
            }
            None => all_read = false,
        }
        fields.finish(diags);
    }
    let topic = topic?;
    (all_read && !(claims.is_empty() && facts.is_empty())).then_some(Example { topic, claims, facts })
}

/// Whether the value has this key.
fn has(entry: &Entry, key: &str) -> bool {
    match &entry.value.kind {
        Kind::Map(entries) => entries.iter().any(|entry| entry.key == key),
        Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Refused => {
            false
        }
    }
}

fn examples(
    entry: &Entry,
    diags: &mut Diagnostics,
    read: impl Fn(&Node, &mut Diagnostics) -> Option<Example>,
) -> Vec<Example> {
    if matches!(entry.value.kind, Kind::Map(_)) {
        if let Some(found) = wrong_kind(&entry.value, "a list of examples", diags) {
            found.help("begin each example with a dash and a space, `- topic: …`, and indent its other keys as `topic`");
        }
        return Vec::new();
    }
    let items = items(&entry.value, "a list of examples", diags).unwrap_or_default();
    items.iter().filter_map(|item| read(item, diags)).collect()
}

/// What stands beside the two rulesets and holds for both; a value that was wrong is there and empty.
#[derive(Default)]
struct Given {
    position: Option<Option<Placed<Setup>>>,
    throw: Option<Option<Placed<Throw>>>,
}

/// Where something is claimed, and of what.
#[derive(Clone, Copy)]
struct Place {
    span: Span,
    under: Under,
    board: Option<Board>,
}

/// What is said under one ruleset.
struct Said {
    claims: Option<Claims>,
    facts: Vec<Fact>,
}

/// None where something could not be read.
fn said(fields: &mut Fields<'_>, place: Place, given: &Given, diags: &mut Diagnostics) -> Option<Said> {
    let Place { span, under, board } = place;
    let moves = fields.optional("moves").map(|entry| moves(&entry.value, diags));
    let refused = fields.optional("refused").map(|entry| by_move(entry, diags, reason));
    let leads =
        fields.optional("leads").map(|entry| by_move(entry, diags, |node, diags| setup(node, board, diags)));
    let start = fields.optional("start").map(|entry| setup(&entry.value, board, diags).map(FactKind::Start));
    let chances = fields.optional("chances").map(|entry| chances(&entry.value, diags).map(FactKind::Chances));
    let facts: Option<Vec<FactKind>> = [start, chances].into_iter().flatten().collect();
    let asks = moves.is_some() || refused.is_some() || leads.is_some();
    if !asks && facts.as_ref().is_some_and(Vec::is_empty) {
        diags
            .error("nothing-claimed", "the example claims nothing of its position", span)
            .help("say what is legal with `moves: [3-7, 10-14]`, or write `moves: []` to be told what is");
        return None;
    }
    let facts = facts.map(|kinds| kinds.into_iter().map(|kind| Fact { under, kind }).collect());
    if !asks {
        return Some(Said { claims: None, facts: facts? });
    }
    let position = match (fields.optional("position"), &given.position) {
        (Some(entry), _) => setup(&entry.value, board, diags),
        (None, Some(position)) => position.clone(),
        (None, None) => fields.required("position").and_then(|entry| setup(&entry.value, board, diags)),
    };
    let throw = match (fields.optional("throw"), &given.throw) {
        (Some(entry), _) => count(&entry.value, diags),
        (None, Some(throw)) => throw.clone(),
        (None, None) => fields.required("throw").and_then(|entry| count(&entry.value, diags)),
    };
    let claims = Claims {
        under,
        position: position?,
        throw: throw?,
        moves: moves.flatten(),
        refused: refused.unwrap_or_default(),
        leads: leads.unwrap_or_default(),
    };
    Some(Said { claims: Some(claims), facts: facts? })
}

/// `{ 1: 4/16, 5: 1/16 }`
fn chances(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Chances>> {
    let mut all_read = true;
    let mut found = Vec::new();
    for entry in entries(node, "throws with their chances", diags)? {
        let key = Node { span: entry.key_span, kind: Kind::Number(entry.key.clone()) };
        let throw = throw(&key, diags);
        let chance = fraction(&entry.value, diags);
        all_read &= throw.is_some() && chance.is_some();
        found.extend(throw.zip(chance));
    }
    all_read.then_some(Placed { value: found, span: node.span })
}

/// `4/16`: four times of sixteen.
fn fraction(node: &Node, diags: &mut Diagnostics) -> Option<[u16; 2]> {
    if let Kind::Text(text) = &node.kind
        && let Some((times, all)) = text.split_once('/')
        && let (Ok(times), Ok(all)) = (times.trim().parse(), all.trim().parse())
        && (1..=all).contains(&times)
    {
        return Some([times, all]);
    }
    wrong_value(node, "a chance like `4/16`", &[], diags);
    None
}

fn count(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Throw>> {
    throw(node, diags).map(|value| Placed { value, span: node.span })
}

fn moves(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Vec<Placed<Move>>>> {
    let items = lists::items(node, "a list of moves", diags)?;
    let value = items.iter().map(|item| a_move(item, diags)).collect::<Vec<_>>();
    Some(Placed { value: value.into_iter().collect::<Option<_>>()?, span: node.span })
}

/// The entries of a map whose keys are moves; what is wrong in one is reported and left out.
fn by_move<T>(
    entry: &Entry,
    diags: &mut Diagnostics,
    value: impl Fn(&Node, &mut Diagnostics) -> Option<Placed<T>>,
) -> Vec<(Placed<Move>, Placed<T>)> {
    let entries = entries(&entry.value, "moves with values", diags).unwrap_or_default();
    let read = |entry: &Entry| {
        let m = move_key(&entry.key, entry.key_span, diags);
        let value = value(&entry.value, diags);
        Some((m?, value?))
    };
    entries.iter().filter_map(read).collect()
}
