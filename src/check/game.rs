//! `content/GAME/game.yaml`: the board, the points of the rules, the variants, the works cited.

use std::collections::BTreeMap;

use engine::{Board, MAX_SQUARES};

use super::content::{Placed, Question, Topic};
use super::decode::{Fields, draft, entries, number, wrong_value};
use super::ids::is_id;
use super::lists::{ids, items, names};
use super::retired::{self, RetiredOfGame};
use super::variant::Playing;
use super::works::{SourceEntry, sources};
use crate::diag::{Diagnostics, Severity};
use crate::format;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

/// What the file says. A part that is wrong is `None` and reported.
pub(super) struct GameFile {
    pub(super) board: Option<Board>,
    pub(super) topics: Option<Vec<Topic>>,
    pub(super) variants: Option<Vec<Placed<String>>>,
    pub(super) terms: Option<Vec<Placed<String>>>,
    pub(super) sources: Option<BTreeMap<String, SourceEntry>>,
    pub(super) retired: RetiredOfGame,
    /// Where it says that it is a draft.
    pub(super) draft: Option<Span>,
    /// Whether all that other files name is read: topics, variants, terms, and what is retired.
    pub(super) is_sure: bool,
}

/// Reads the file's parts. What rulesets need is asked for only where there are any.
pub(super) fn game(root: &Node, playing: Playing, diags: &mut Diagnostics) -> Option<GameFile> {
    let mut fields = Fields::of_file(root, &format::GAME, diags)?;
    let board = match playing {
        Playing::ByRuleset => fields.required("board"),
        Playing::NotYet => fields.optional("board"),
    };
    let board = board.and_then(|entry| self::board(entry, diags));
    let errors = diags.count(Severity::Error);
    let topics = fields.required("topics").and_then(|entry| topics(entry, playing, diags));
    let variants =
        fields.required("variants").and_then(|entry| names(&entry.value, "a list of variants", diags));
    let terms = match fields.optional("terms") {
        Some(entry) => terms(entry, diags),
        None => Some(Vec::new()),
    };
    let retired = fields.optional("retired").map(|entry| retired::of_game(entry, diags));
    let is_sure = diags.count(Severity::Error) == errors && !fields.has_strange_keys();
    let sources = match fields.optional("sources") {
        Some(entry) => sources(entry, diags),
        None => Some(BTreeMap::new()),
    };
    let draft = draft(&fields, diags);
    fields.finish(diags);
    let retired = retired.unwrap_or_default();
    Some(GameFile { board, topics, variants, terms, sources, retired, draft, is_sure })
}

/// `[house, barrier]`
fn terms(entry: &Entry, diags: &mut Diagnostics) -> Option<Vec<Placed<String>>> {
    let mut terms = ids(&entry.value, "a list of terms", diags)?;
    terms.retain(|term| is_id(&term.value, term.span, diags));
    Some(terms)
}

/// `{ squares: 30, row: 10 }`
fn board(entry: &Entry, diags: &mut Diagnostics) -> Option<Board> {
    let mut fields = Fields::of_entry(entry, &format::BOARD, diags)?;
    let squares = fields
        .required("squares")
        .and_then(|entry| number(&entry.value, "a number of squares", 2..=MAX_SQUARES, diags));
    let longest = squares.as_ref().map_or(MAX_SQUARES, |squares| squares.value);
    let row = fields
        .required("row")
        .and_then(|entry| number(&entry.value, "a number of squares in a row", 1..=longest, diags));
    fields.finish(diags);
    Some(Board { squares: squares?.value, row: row?.value })
}

/// `throws: { governs: [throws, throw-again] }`
fn topics(entry: &Entry, playing: Playing, diags: &mut Diagnostics) -> Option<Vec<Topic>> {
    let mut topics = Vec::new();
    for entry in entries(&entry.value, "topics like `throws: { governs: [throws] }`", diags)? {
        let sound = is_id(&entry.key, entry.key_span, diags);
        let Some(mut fields) = Fields::of_entry(entry, &format::TOPIC, diags) else { continue };
        let governs = match (playing, fields.optional("governs")) {
            (Playing::NotYet, None) => Some(Vec::new()),
            _ => fields.required("governs").and_then(|entry| questions(&entry.value, diags)),
        };
        fields.finish(diags);
        if let Some(governs) = governs.filter(|_| sound) {
            topics.push(Topic { id: Placed { value: entry.key.clone(), span: entry.key_span }, governs });
        }
    }
    Some(topics)
}

fn questions(node: &Node, diags: &mut Diagnostics) -> Option<Vec<Placed<Question>>> {
    let mut questions: Vec<Placed<Question>> = Vec::new();
    for item in items(node, "a list of questions of the ruleset", diags)?.iter() {
        let Some(question) = question(item, diags) else { continue };
        match questions.iter().find(|first| first.value == question.value) {
            Some(first) => {
                diags
                    .error("duplicate-id", "the question is listed twice", question.span)
                    .related(first.span, "it is first listed here")
                    .help("remove one of the two");
            }
            None => questions.push(question),
        }
    }
    Some(questions)
}

fn question(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Question>> {
    if let Kind::Text(text) = &node.kind
        && let Some(value) = Question::ALL.iter().find(|question| question.key() == text)
    {
        return Some(Placed { value: *value, span: node.span });
    }
    wrong_value(node, "a question of the ruleset", &Question::ALL.map(Question::key), diags);
    None
}
