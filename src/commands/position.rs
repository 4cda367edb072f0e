//! Rulesets and positions that are named on the command line or in a line of input, and what is wrong
//! with them in words.

use engine::{Outcome, Position, Ruleset, Setup};

use crate::check::positions::{fault_words, letter, notation_words};
use crate::resolve::site::Play;

/// The ruleset of that name.
///
/// # Errors
/// As `playable`.
pub(super) fn ruleset<'a>(
    name: &str,
    rulebooks: &'a [(String, Option<Play>)],
) -> Result<&'a Ruleset, String> {
    playable(name, rulebooks).map(|play| &play.ruleset)
}

/// The ruleset of that name, with what the computer learned of it.
///
/// # Errors
/// There is none: the names that there are, or why these rules have none.
pub(super) fn playable<'a>(name: &str, rulebooks: &'a [(String, Option<Play>)]) -> Result<&'a Play, String> {
    match rulebooks.iter().find(|(known, _)| known == name) {
        Some((_, Some(play))) => Ok(play),
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
    let setup = Setup::parse(text, board).map_err(|error| notation_words(text, error, board))?;
    Position::new(ruleset, setup).map_err(|faults| fault_words(&faults, ruleset.rules()))
}

/// Says that the dice have no such throw, and which they have.
pub(super) fn throw_words(found: &str, ruleset: &Ruleset) -> String {
    let throws: Vec<String> = ruleset.throws().map(|(throw, _)| throw.count().to_string()).collect();
    format!("the dice have no throw `{found}`: expected one of {}", throws.join(", "))
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
