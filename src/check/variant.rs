//! `standard.yaml` and `variant.yaml`: a ruleset, what the board shows of it, and the diff table. Rules that
//! no ruleset expresses yet have `playable: false` in its place.

use engine::{Board, MAX_SQUARES, Square};

use super::content::{Placed, RulesetFile};
use super::decode::{Fields, draft, text, truth};
use super::edition::edition;
use super::examples;
use super::ids::is_id;
use super::lists::{ids, items};
use super::readings::readings;
use super::ruleset::{Asked, answers};
use super::squares::by_square;
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

/// Whether a game has rulesets and a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Playing {
    ByRuleset,
    NotYet,
}

/// Whether this is the standard of a game with rulesets; nothing is reported.
pub(super) fn playing(standard: Option<&Node>) -> Playing {
    let Some(Kind::Map(entries)) = standard.map(|root| &root.kind) else { return Playing::ByRuleset };
    // What is neither `true` nor `false` is reported once, where it stands.
    let is_played = Kind::Truth("true".to_owned());
    let says_no = |entry: &Entry| entry.key == "playable" && entry.value.kind != is_played;
    if entries.iter().any(says_no) { Playing::NotYet } else { Playing::ByRuleset }
}

/// Where the board is not known, which is reported, squares are held against the widest there can be.
const WIDEST: Board = Board { squares: MAX_SQUARES, row: MAX_SQUARES };

/// What `standard.yaml` says.
pub(super) fn standard(root: &Node, board: Option<Board>, diags: &mut Diagnostics) -> Option<RulesetFile> {
    let mut fields = Fields::of_file(root, &format::STANDARD, diags)?;
    let ruleset = ruleset(&mut fields, board, Asked::All, diags);
    fields.finish(diags);
    ruleset
}

/// What `variant.yaml` says.
pub(super) struct VariantFile {
    pub(super) ruleset: RulesetFile,
    /// The topics of its table.
    pub(super) table: Vec<Placed<String>>,
    /// Where it says that it is a draft.
    pub(super) draft: Option<Span>,
}

/// Reads `variant.yaml`.
pub(super) fn variant(root: &Node, board: Option<Board>, diags: &mut Diagnostics) -> Option<VariantFile> {
    let mut fields = Fields::of_file(root, &format::VARIANT, diags)?;
    let ruleset = ruleset(&mut fields, board, Asked::Changed, diags);
    let table = fields.required("table").and_then(|entry| table(entry, diags));
    let draft = draft(&fields, diags);
    fields.finish(diags);
    Some(VariantFile { ruleset: ruleset?, table: table?, draft })
}

/// The rows, none where one of them cannot be read: what is missing then is not known.
fn table(entry: &Entry, diags: &mut Diagnostics) -> Option<Vec<Placed<String>>> {
    let items = items(&entry.value, "a list of topics", diags)?;
    items.iter().map(|item| text(item, diags)).collect::<Vec<_>>().into_iter().collect()
}

fn ruleset(
    fields: &mut Fields<'_>,
    known_board: Option<Board>,
    asked: Asked,
    diags: &mut Diagnostics,
) -> Option<RulesetFile> {
    let board = known_board.unwrap_or(WIDEST);
    let playable = fields.optional("playable");
    // A value that is neither is reported, and the ruleset is not missing as well.
    let unplayable = playable.filter(|entry| truth(&entry.value, diags) != Some(true));
    let entry = match unplayable {
        Some(_) => fields.optional("ruleset"),
        None => fields.required("ruleset"),
    };
    let answers = entry.map(|entry| answers(entry, board, asked, diags));
    let houses = fields.optional("houses").map(|entry| houses(entry, board, diags));
    let marks = fields.optional("marks").map(|entry| marks(entry, board, diags));
    let sources = fields.optional("sources").and_then(|entry| ids(&entry.value, "a list of works", diags));
    let edition = edition(fields, diags);
    let readings = fields.optional("readings").map(|entry| readings(entry, diags));
    if let Some(unplayable) = unplayable {
        without_ruleset(unplayable, fields, diags);
    }
    let examples = fields.optional("examples").map(|entry| match asked {
        Asked::All => examples::of_standard(entry, known_board, diags),
        Asked::Changed => examples::of_variant(entry, known_board, diags),
    });
    Some(RulesetFile {
        place: unplayable.or(entry)?.key_span,
        answers: match unplayable {
            Some(_) => None,
            None => Some(answers?),
        },
        houses: houses.unwrap_or_default(),
        marks: marks.unwrap_or_default(),
        sources: sources.unwrap_or_default(),
        readings: readings.unwrap_or_default(),
        examples: examples.unwrap_or_default(),
        edition,
    })
}

/// Reports what has no place beside `playable: false`.
fn without_ruleset(unplayable: &Entry, fields: &Fields<'_>, diags: &mut Diagnostics) {
    if let Some(ruleset) = fields.optional("ruleset") {
        diags
            .error(
                "playable-with-ruleset",
                "`playable: false` stands in place of a ruleset, and there is one",
                unplayable.key_span,
            )
            .related(ruleset.key_span, "the ruleset is here")
            .help("keep `ruleset` if the board is to play by it, else `playable: false`, and take the other out");
        return;
    }
    for shown in ["houses", "marks", "examples"].into_iter().filter_map(|key| fields.optional(key)) {
        diags
            .error(
                "without-board",
                format!("`{}` are shown on a board, and with `playable: false` there is none", shown.key),
                shown.key_span,
            )
            .help("take them out until there is a ruleset");
    }
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
