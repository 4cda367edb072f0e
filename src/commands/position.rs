//! Rulesets and positions that are named on the command line or in a line of input, and what is wrong
//! with them in words.

use engine::{
    Expected, Fault, Faults, NotationError, OnEnemy, Outcome, Position, Ruleset, Setup, Side, Squares,
};

/// The ruleset of that name.
///
/// # Errors
/// There is none: the names that there are, or why these rules have none.
pub(super) fn ruleset<'a>(
    name: &str,
    rulebooks: &'a [(String, Option<Ruleset>)],
) -> Result<&'a Ruleset, String> {
    match rulebooks.iter().find(|(known, _)| known == name) {
        Some((_, Some(ruleset))) => Ok(ruleset),
        Some((_, None)) => {
            Err(format!("`{name}` cannot be played: it has `playable: false` in place of a ruleset"))
        }
        None => {
            let playable = rulebooks.iter().filter(|(_, ruleset)| ruleset.is_some());
            let known: Vec<String> = playable.map(|(known, _)| format!("`{known}`")).collect();
            Err(format!("unknown ruleset `{name}`: expected one of {}", known.join(", ")))
        }
    }
}

/// The position that a text tells.
///
/// # Errors
/// Where the text is not a position's, or all reasons why the ruleset cannot have that position.
pub(super) fn position(text: &str, ruleset: &Ruleset) -> Result<Position, String> {
    let board = ruleset.rules().board;
    let setup = Setup::parse(text, board).map_err(|error| notation_words(text, error, board.squares))?;
    Position::new(ruleset, setup).map_err(|faults| fault_words(&faults, ruleset))
}

/// A side as notation writes it.
pub(super) fn letter(side: Side) -> &'static str {
    match side {
        Side::First => "x",
        Side::Second => "o",
    }
}

/// The winner as notation writes it, or `draw`.
pub(super) fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => letter(side),
        Outcome::Draw => "draw",
    }
}

/// How a game ended, in words.
pub(super) fn outcome_words(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(side) => format!("`{}` has won", letter(side)),
        Outcome::Draw => "a draw".to_owned(),
    }
}

fn notation_words(text: &str, error: NotationError, squares: u8) -> String {
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

fn fault_words(faults: &Faults, ruleset: &Ruleset) -> String {
    let words: Vec<String> = faults.iter().map(|fault| one_fault(*fault, ruleset)).collect();
    format!("the position cannot be: {}", words.join("; "))
}

fn one_fault(fault: Fault, ruleset: &Ruleset) -> String {
    match fault {
        Fault::BeyondBoard(squares) => format!("a piece stands beyond the board, on {}", list(squares)),
        Fault::Shared(squares) => format!("pieces of both sides stand on {}", list(squares)),
        Fault::NoneStays(squares) => format!("a piece stands on {}, where none can stay", list(squares)),
        Fault::PieceCount { side, on_board, borne_off, pieces } => {
            let expected = match ruleset.rules().on_enemy {
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

fn list(squares: Squares) -> String {
    let numbers: Vec<String> = squares.iter().map(|square| square.number().to_string()).collect();
    numbers.join(", ")
}
