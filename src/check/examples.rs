//! Examples: positions that show a row of the rules at work, and what is claimed of each.

use engine::{Board, Move, Reason, Setup, Throw};

use super::content::Placed;
use super::decode::{Fields, entries, items, text};
use super::positions::{a_move, move_key, reason, setup};
use super::squares::throw;
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Entry, Node};
use crate::source::Span;

/// What a file says of one position.
pub(crate) struct Example {
    pub(crate) topic: Placed<String>,
    /// One or two, of different rulesets.
    pub(crate) claims: Vec<Claims>,
}

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
pub(super) fn of_standard(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Vec<Example> {
    let read = |item: &Node, diags: &mut Diagnostics| {
        let mut fields = Fields::of_item(item, "the example", &format::STANDARD_EXAMPLE, diags)?;
        let topic = fields.required("topic").and_then(|entry| text(&entry.value, diags));
        let claims = claims(&mut fields, item.span, Under::Standard, &Given::default(), board, diags);
        fields.finish(diags);
        Some(Example { topic: topic?, claims: vec![claims?] })
    };
    examples(entry, diags, read)
}

/// The examples of `variant.yaml`, each claimed of the standard, of the variant or of both.
pub(super) fn of_variant(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Vec<Example> {
    let read = |item: &Node, diags: &mut Diagnostics| {
        let mut fields = Fields::of_item(item, "the example", &format::VARIANT_EXAMPLE, diags)?;
        let topic = fields.required("topic").and_then(|entry| text(&entry.value, diags));
        let given = Given {
            position: fields.optional("position").map(|entry| setup(&entry.value, board, diags)),
            throw: fields.optional("throw").map(|entry| count(&entry.value, diags)),
        };
        let both = [("standard", Under::Standard), ("variant", Under::Variant)];
        let of = |(key, under)| fields.optional(key).map(|entry| (entry, under));
        let found: Vec<(&Entry, Under)> = both.into_iter().filter_map(of).collect();
        if found.is_empty() {
            fields.required("standard");
            fields.required("variant");
        }
        fields.finish(diags);
        let read = |(entry, under): (&Entry, Under)| {
            let mut fields = Fields::of_entry(entry, &format::CLAIMS, diags)?;
            let claims = claims(&mut fields, entry.key_span, under, &given, board, diags);
            fields.finish(diags);
            claims
        };
        let claims: Vec<Option<Claims>> = found.into_iter().map(read).collect();
        let claims: Vec<Claims> = claims.into_iter().collect::<Option<_>>()?;
        (!claims.is_empty()).then_some(Example { topic: topic?, claims })
    };
    examples(entry, diags, read)
}

fn examples(
    entry: &Entry,
    diags: &mut Diagnostics,
    read: impl Fn(&Node, &mut Diagnostics) -> Option<Example>,
) -> Vec<Example> {
    let items = items(&entry.value, "a list of examples", diags).unwrap_or_default();
    items.iter().filter_map(|item| read(item, diags)).collect()
}

/// What stands beside the two rulesets and holds for both; a value that was wrong is there and empty.
#[derive(Default)]
struct Given {
    position: Option<Option<Placed<Setup>>>,
    throw: Option<Option<Placed<Throw>>>,
}

fn claims(
    fields: &mut Fields<'_>,
    place: Span,
    under: Under,
    given: &Given,
    board: Board,
    diags: &mut Diagnostics,
) -> Option<Claims> {
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
    let moves = fields.optional("moves").map(|entry| moves(&entry.value, diags));
    let refused = fields.optional("refused").map(|entry| by_move(entry, diags, reason));
    let leads =
        fields.optional("leads").map(|entry| by_move(entry, diags, |node, diags| setup(node, board, diags)));
    if moves.is_none() && refused.is_none() && leads.is_none() {
        diags
            .error("nothing-claimed", "the example claims nothing of its position", place)
            .help("say what is legal with `moves: [3-7, 10-14]`, or write `moves: []` to be told what is");
        return None;
    }
    Some(Claims {
        under,
        position: position?,
        throw: throw?,
        moves: moves.flatten(),
        refused: refused.unwrap_or_default(),
        leads: leads.unwrap_or_default(),
    })
}

fn count(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Throw>> {
    throw(node, diags).map(|value| Placed { value, span: node.span })
}

fn moves(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Vec<Placed<Move>>>> {
    let items = items(node, "a list of moves", diags)?;
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
