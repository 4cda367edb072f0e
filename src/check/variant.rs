//! `standard.yaml` and `variant.yaml`: a ruleset, what the board shows of it, and the diff table.

use engine::{Board, Square};

use super::content::{Placed, RulesetFile};
use super::decode::{Fields, ids, text, texts};
use super::ids::is_id;
use super::ruleset::{Asked, answers};
use super::squares::by_square;
use crate::diag::Diagnostics;
use crate::load::tree::{Entry, Node};

/// What `standard.yaml` says.
pub(super) fn standard(root: &Node, board: Board, diags: &mut Diagnostics) -> Option<RulesetFile> {
    let mut fields = Fields::of_file(root, &["ruleset", "houses", "marks", "sources"], diags)?;
    let ruleset = ruleset(&mut fields, board, Asked::All, diags);
    fields.finish(diags);
    ruleset
}

/// What `variant.yaml` says: its ruleset and the topics of its table.
pub(super) fn variant(
    root: &Node,
    board: Board,
    diags: &mut Diagnostics,
) -> Option<(RulesetFile, Vec<Placed<String>>)> {
    let mut fields = Fields::of_file(root, &["ruleset", "houses", "marks", "table", "sources"], diags)?;
    let ruleset = ruleset(&mut fields, board, Asked::Changed, diags);
    let table = fields.required("table").and_then(|entry| texts(&entry.value, "a list of topics", diags));
    fields.finish(diags);
    Some((ruleset?, table?))
}

fn ruleset(
    fields: &mut Fields<'_>,
    board: Board,
    asked: Asked,
    diags: &mut Diagnostics,
) -> Option<RulesetFile> {
    let entry = fields.required("ruleset");
    let answers = entry.and_then(|entry| answers(entry, board, asked, diags));
    let houses = fields.optional("houses").map(|entry| houses(entry, board, diags));
    let marks = fields.optional("marks").map(|entry| marks(entry, board, diags));
    let sources = fields.optional("sources").and_then(|entry| ids(&entry.value, "a list of works", diags));
    Some(RulesetFile {
        place: entry?.key_span,
        answers: answers?,
        houses: houses.unwrap_or_default(),
        marks: marks.unwrap_or_default(),
        sources: sources.unwrap_or_default(),
    })
}

type BySquare = Vec<(Placed<Square>, Placed<String>)>;

/// `{ 28: house-of-water }`
fn houses(entry: &Entry, board: Board, diags: &mut Diagnostics) -> BySquare {
    let mut houses = marks(entry, board, diags);
    houses.retain(|(_, id)| is_id(&id.value, id.span, diags));
    houses
}

/// `{ 28: III }`
fn marks(entry: &Entry, board: Board, diags: &mut Diagnostics) -> BySquare {
    let found = by_square(&entry.value, board, diags).unwrap_or_default();
    found.into_iter().filter_map(|(square, entry)| Some((square, text(&entry.value, diags)?))).collect()
}
