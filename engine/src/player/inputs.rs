//! What a net sees of a position: which of its inputs are on.
//!
//! Everything is seen from the side that throws, so that one net serves both. Each side has an input for
//! each square that a piece stands on alone, one for each on which it stands in a group that protects it,
//! one for the number of pieces borne off, and one for the number that bar the way. One input more is
//! always on.

use crate::position::Position;
use crate::rules::{Barrier, Protection};
use crate::ruleset::Ruleset;
use crate::square::{MAX_SQUARES, Squares};

/// How many numbers of pieces borne off, or standing in barriers, are told apart: 0 to 15 and more.
const NUMBERS: usize = 16;

/// Where each kind of a side's inputs begins.
const ALONE: usize = 0;
const GROUPED: usize = ALONE + MAX_SQUARES as usize;
const BORNE_OFF: usize = GROUPED + MAX_SQUARES as usize;
const BARRING: usize = BORNE_OFF + NUMBERS;
const A_SIDE: usize = BARRING + NUMBERS;

/// The input that is always on.
const ALWAYS: usize = 2 * A_SIDE;

/// How many inputs there are.
pub const INPUTS: usize = ALWAYS + 1;

/// Calls `on` with each input that is on, by its number below [`INPUTS`].
pub(super) fn inputs(ruleset: &Ruleset, position: &Position, mut on: impl FnMut(usize)) {
    let thrower = position.side();
    for (first, side) in [(0, thrower), (A_SIDE, thrower.other())] {
        let pieces = position.pieces(side);
        let grouped = grouped(ruleset, pieces);
        for square in pieces.iter() {
            let kind = if grouped.has(square) { GROUPED } else { ALONE };
            on(first + kind + usize::from(square.number()) - 1);
        }
        on(first + BORNE_OFF + number(position.borne_off(side)));
        on(first + BARRING + number(barring(ruleset, pieces).count()));
    }
    on(ALWAYS);
}

/// The pieces that their neighbours protect.
pub(super) fn grouped(ruleset: &Ruleset, pieces: Squares) -> Squares {
    match ruleset.rules().protection {
        Protection::None => Squares::NONE,
        Protection::Group(length) => pieces.in_runs(length),
    }
}

/// The pieces that stand in a barrier.
pub(super) fn barring(ruleset: &Ruleset, pieces: Squares) -> Squares {
    match ruleset.rules().barrier {
        Barrier::None => Squares::NONE,
        Barrier::Run { pieces: length, .. } => pieces.in_runs(length),
    }
}

fn number(count: u8) -> usize {
    usize::from(count).min(NUMBERS - 1)
}
