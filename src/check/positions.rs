//! Positions and moves as editors write them, and what is wrong with them in words.

use engine::{
    Board, Expected, Fault, Faults, Move, NotationError, OnEnemy, Reason, Rules, Setup, Side, Squares,
};

use super::content::Placed;
use super::decode::{choice, text, wrong_value};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::load::tree::{Kind, Node};
use crate::source::Span;

/// The reasons why a move is refused, under the words that name them.
const REASONS: [(&str, Reason); 23] = [
    ("game-over", Reason::GameOver),
    ("no-such-throw", Reason::NoSuchThrow),
    ("opening-undecided", Reason::OpeningUndecided),
    ("opening-move", Reason::OpeningMove),
    ("no-piece", Reason::NoPiece),
    ("enemy-piece", Reason::EnemyPiece),
    ("beyond-board", Reason::BeyondBoard),
    ("wrong-throw", Reason::WrongThrow),
    ("own-piece", Reason::OwnPiece),
    ("safe-square", Reason::SafeSquare),
    ("protected", Reason::Protected),
    ("barrier", Reason::Barrier),
    ("must-stop", Reason::MustStop),
    ("only-bearing-off", Reason::OnlyBearingOff),
    ("no-bearing-off-from", Reason::NoBearingOffFrom),
    ("bearing-off-throw", Reason::BearingOffThrow),
    ("not-all-home", Reason::NotAllHome),
    ("reaching-bears-off", Reason::ReachingBearsOff),
    ("another-first", Reason::AnotherFirst),
    ("never-backward", Reason::NeverBackward),
    ("forward-first", Reason::ForwardFirst),
    ("backward-onto-piece", Reason::BackwardOntoPiece),
    ("must-move", Reason::MustMove),
];

/// The word that names a reason.
pub(crate) fn reason_word(reason: Reason) -> &'static str {
    let found = REASONS.iter().find(|(_, known)| *known == reason);
    found.expect("every reason has a word").0
}

/// A reason by its word.
pub(super) fn reason(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Reason>> {
    let words = || REASONS.iter().map(|(word, _)| *word);
    if let Kind::Text(text) = &node.kind
        && !words().any(|word| word == text)
        && let Some(meant) = likely(text, words())
    {
        // The word that was meant says more than all that there are.
        let message = format!("expected the word for a reason, found `{text}`");
        diags.error("wrong-value", message, node.span).meant(meant);
        return None;
    }
    choice(node, &REASONS, diags)
}

/// A move: `27-28`, `30-off` or `pass`.
pub(super) fn a_move(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Move>> {
    let written = text(node, diags)?;
    let value = move_of(&written.value);
    if value.is_none() {
        wrong_value(node, MOVE, &[], diags);
    }
    Some(Placed { value: value?, span: written.span })
}

/// The move that stands as a key.
pub(super) fn move_key(key: &str, span: Span, diags: &mut Diagnostics) -> Option<Placed<Move>> {
    let value = move_of(key);
    if value.is_none() {
        diags.error("wrong-value", format!("expected {MOVE}, found `{key}`"), span);
    }
    Some(Placed { value: value?, span })
}

const MOVE: &str = "a move like `3-7`, `30-off` or `pass`";

/// Dashes of other lengths are what some keyboards write.
fn move_of(text: &str) -> Option<Move> {
    text.replace(['–', '—'], "-").parse().ok()
}

/// A setup in the notation of positions. Where the board is not known, which is reported, none can be read.
pub(super) fn setup(node: &Node, board: Option<Board>, diags: &mut Diagnostics) -> Option<Placed<Setup>> {
    let written = text(node, diags)?;
    let board = board?;
    match Setup::parse(&written.value, board) {
        Ok(value) => Some(Placed { value, span: written.span }),
        Err(error) => {
            let words = notation_words(&written.value, error, board);
            let span = place_in(&written, error.at);
            diags.error("wrong-position", words, span).help(NOTATION);
            None
        }
    }
}

const NOTATION: &str = "write the squares in the order of play, rows parted by `/`, `x` and `o` for the \
                        pieces, a number for empty squares, then who throws and the pieces borne off, \
                        like `3xo5/10/10 x 0-2`";

/// The place of a fault inside a text, where the text stands in the file as it is; else the whole text.
fn place_in(written: &Placed<String>, at: usize) -> Span {
    let Span { file, start, end } = written.span;
    // Signs that are written out in quotes can make the text longer than its place.
    let quotes = match ((end - start) as usize).checked_sub(written.value.len()) {
        Some(0) => 0,
        Some(2) => 1,
        Some(_) | None => return written.span,
    };
    let start = start + quotes + at as u32;
    let letter = written.value[at.min(written.value.len())..].chars().next().map_or(0, char::len_utf8);
    Span { file, start, end: start + letter as u32 }
}

/// Why a text is no position.
pub(crate) fn notation_words(text: &str, error: NotationError, board: Board) -> String {
    let row = text.get(..error.at).unwrap_or_default().rsplit('/').next().unwrap_or_default();
    let next = text[error.at.min(text.len())..].chars().next();
    if error.expected == Expected::PieceOrNumber && matches!(next, None | Some('/' | ' ')) {
        let at = text[..error.at.min(text.len())].matches('/').count() + 1;
        let told = squares_of(row);
        return format!("the row {at} of the position tells {told} of its {} squares", board.row);
    }
    let squares = board.squares;
    let expected = match error.expected {
        Expected::PieceOrNumber => "expected `x`, `o` or a number of empty squares".to_owned(),
        Expected::ShorterRun => "the row has no room for so many empty squares".to_owned(),
        Expected::RowEnd => "the row is full: expected `/`".to_owned(),
        Expected::PathEnd => format!("all {squares} squares are told: expected a space"),
        Expected::Side => "expected `x` or `o`, who throws next".to_owned(),
        Expected::BorneOff => "expected the pieces borne off by each side, such as `2-0`".to_owned(),
        Expected::End => "expected nothing more, or ` opening`".to_owned(),
    };
    let found = match text.get(error.at..).and_then(|rest| rest.chars().next()) {
        Some(letter) => format!("`{letter}`"),
        None => "the end".to_owned(),
    };
    format!("the position cannot be read at column {}: {expected}, found {found}", error.at + 1)
}

/// How many squares a row tells, as far as it can be read.
fn squares_of(row: &str) -> usize {
    let numbers = row.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<usize>().ok());
    numbers.sum::<usize>() + row.matches(['x', 'o']).count()
}

/// Why a setup cannot be played under these rules.
pub(crate) fn fault_words(faults: &Faults, rules: &Rules) -> String {
    let words: Vec<String> = faults.iter().map(|fault| one_fault(*fault, rules)).collect();
    format!("the position cannot be: {}", words.join("; "))
}

fn one_fault(fault: Fault, rules: &Rules) -> String {
    match fault {
        Fault::BeyondBoard(squares) => format!("a piece stands beyond the board, on {}", list(squares)),
        Fault::Shared(squares) => format!("pieces of both sides stand on {}", list(squares)),
        Fault::NoneStays(squares) => format!("a piece stands on {}, where none can stay", list(squares)),
        Fault::PieceCount { side, on_board, borne_off, pieces } => {
            let expected = match rules.on_enemy {
                OnEnemy::Swap => format!("{pieces} in all"),
                OnEnemy::Capture => format!("{pieces} in all at most"),
            };
            let side = letter(side);
            format!("`{side}` has {on_board} on the board and {borne_off} borne off, expected {expected}")
        }
        Fault::BothOut => "both sides have borne off all their pieces".to_owned(),
        Fault::NoOpening => "the ruleset has no opening contest".to_owned(),
        Fault::OpeningMoved => {
            "during the opening contest all pieces stand where they start, and none is borne off".to_owned()
        }
    }
}

/// A side as notation writes it.
pub(crate) fn letter(side: Side) -> &'static str {
    match side {
        Side::First => "x",
        Side::Second => "o",
    }
}

/// Squares by their numbers, lowest first.
pub(crate) fn list(squares: Squares) -> String {
    let numbers: Vec<String> = squares.iter().map(|square| square.number().to_string()).collect();
    numbers.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format;

    #[test]
    fn every_reason_has_a_word() {
        let words: Vec<&str> = Reason::ALL.map(reason_word).to_vec();
        let described: Vec<&str> = format::REASONS.iter().map(|reason| reason.word).collect();
        assert_eq!(words, described);
    }
}
