//! How strong the computer plays.

use super::chance::CERTAIN;
use crate::moves::{Move, Moves};
use crate::square::MAX_SQUARES;

/// From a sure loss to a sure win.
const WHOLE: u32 = 2 * CERTAIN as u32;

/// How strong the computer plays, weakest first; the numbers are stable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Level {
    /// Moves with a general idea of what is good.
    Beginner = 1,
    /// Often finds a good move.
    Casual = 2,
    /// Seldom slips.
    Skilled = 3,
    /// Plays what it takes for best, looking ahead.
    Strong = 4,
}

impl Level {
    /// All, weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Skilled, Level::Strong];

    /// The level of this number, if it is 1 to 4.
    pub fn of(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| *level as u8 == number)
    }

    /// How many throws after its own it looks ahead.
    pub(super) fn depth(self) -> u32 {
        match self {
            Level::Beginner | Level::Casual | Level::Skilled => 0,
            Level::Strong => 1,
        }
    }

    /// How easily it takes a worse move: one that is worse by so much is half as likely as the best. `None`:
    /// never.
    pub(super) fn slip(self) -> Option<u32> {
        match self {
            Level::Beginner => Some(WHOLE / 8),
            Level::Casual => Some(WHOLE / 32),
            Level::Skilled => Some(WHOLE / 80),
            Level::Strong => None,
        }
    }
}

/// What the best move weighs in the draw among all.
const BEST: u32 = 1 << 16;

/// More moves than a throw has: each piece can step or be borne off, and there is a square for each.
const MOST_MOVES: usize = 2 * MAX_SQUARES as usize;

/// Draws a move: each `half` that it is worse than the best halves its chance.
pub(super) fn with_slips(moves: &Moves, value: impl Fn(Move) -> i32, half: u32, luck: u32) -> Option<Move> {
    let mut values = [i32::MIN; MOST_MOVES];
    for (place, m) in values.iter_mut().zip(moves.iter()) {
        *place = value(m);
    }
    let values = &values[..moves.count()];
    let best = values.iter().copied().max()?;
    let weights = values.iter().map(|value| u64::from(weight(best.abs_diff(*value), half)));
    let mut place = (u64::from(luck) * weights.clone().sum::<u64>()) >> 32;
    let chosen = weights.into_iter().position(|weight| {
        let found = place < weight;
        place = place.saturating_sub(weight);
        found
    });
    moves.get(chosen?)
}

/// [`BEST`] halved for each `half` in `worse`, on straight lines between.
fn weight(worse: u32, half: u32) -> u32 {
    let (halvings, beyond) = (worse / half, worse % half);
    if halvings >= BEST.ilog2() {
        return 0;
    }
    let weight = BEST >> halvings;
    weight - (u64::from(weight / 2) * u64::from(beyond) / u64::from(half)) as u32
}
