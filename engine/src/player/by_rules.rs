//! A judgement worked out from the rules alone: how many throws a piece needs to leave the board from each
//! square, who can be hit, and whose pieces protect each other.

use super::chance::ODDS;
use super::inputs::{barring, grouped};
use crate::position::Position;
use crate::rules::{Arrival, Ends, OnEnemy};
use crate::ruleset::{Ruleset, index};
use crate::square::{MAX_SQUARES, Side, Square, Squares};

/// What one throw is worth: the unit of all values.
const THROW: i32 = 256;

/// What a piece needs that no throw brings nearer to the end.
const STUCK: i32 = 64 * THROW;

/// What a piece in a protected group, and one in a barrier, is worth beyond its square.
const GROUPED: i32 = THROW / 8;

/// What a piece borne off is worth where each is a point: more than any piece on the board needs, as a rule.
const POINT: i32 = 40 * THROW;

/// What a [`super::Player`] works out from one ruleset before it judges any position.
#[derive(Clone, Debug)]
pub struct ByRules {
    /// The sum of the weights of all throws.
    casts: i32,
    /// What a piece is worth to its side, by square; index 0 is a piece borne off.
    worth: [i32; MAX_SQUARES as usize + 1],
    /// A lead that makes the odds e to 1.
    doubtful: i32,
}

impl ByRules {
    /// Works it out.
    pub fn new(ruleset: &Ruleset) -> ByRules {
        let casts = ruleset.throws().map(|(_, weight)| weight as i32).sum();
        let doubtful = match ruleset.rules().ends {
            Ends::FirstOut => 5 * THROW,
            Ends::MostPoints => POINT,
        };
        ByRules { casts, worth: worth(ruleset, casts), doubtful }
    }

    /// The odds that the side that throws wins, in [`ODDS`]: a guess.
    pub(super) fn odds(&self, ruleset: &Ruleset, position: &Position) -> i32 {
        let side = position.side();
        let lead =
            self.side_value(ruleset, position, side) - self.side_value(ruleset, position, side.other());
        (i64::from(lead) * i64::from(ODDS) / i64::from(self.doubtful)) as i32
    }

    fn side_value(&self, ruleset: &Ruleset, position: &Position, side: Side) -> i32 {
        let own = position.pieces(side);
        let borne_off = i32::from(position.borne_off(side)) * self.worth[0];
        let standing = own.iter().map(|square| self.worth[usize::from(square.number())]).sum::<i32>();
        let grouped = grouped(ruleset, own);
        let groups = i32::from(grouped.count() + barring(ruleset, own).count()) * GROUPED;
        let open = own & !(ruleset.rules().safe | grouped);
        borne_off + standing + groups - self.exposed(ruleset, position, side, open)
    }

    /// What a side loses on average if each throw of the other hits all the pieces it can hit.
    fn exposed(&self, ruleset: &Ruleset, position: &Position, side: Side, unprotected: Squares) -> i32 {
        let enemy = position.pieces(side.other());
        let mut sum = 0;
        for (throw, weight) in ruleset.throws() {
            let landings = (enemy & ruleset.forward[index(throw)]).ahead(throw.count());
            for hit in (landings & unprotected).iter() {
                let worth = self.worth[usize::from(hit.number())];
                let lost = match ruleset.rules().on_enemy {
                    OnEnemy::Capture => worth,
                    OnEnemy::Swap => worth - self.worth[usize::from(hit.number() - throw.count())],
                };
                sum += weight as i32 * lost;
            }
        }
        sum / self.casts
    }
}

/// What a piece is worth on each square: the more, the fewer throws it still needs.
fn worth(ruleset: &Ruleset, casts: i32) -> [i32; MAX_SQUARES as usize + 1] {
    let needed = throws_needed(ruleset, casts);
    needed.map(|needed| match ruleset.rules().ends {
        Ends::FirstOut => -needed,
        Ends::MostPoints => POINT - needed,
    })
}

/// By square, how many throws a lone piece needs on average to leave the board; none at index 0.
fn throws_needed(ruleset: &Ruleset, casts: i32) -> [i32; MAX_SQUARES as usize + 1] {
    let mut needed = [STUCK; MAX_SQUARES as usize + 1];
    needed[0] = 0;
    // Each round carries what is known one throw further back.
    for _ in 0..2 * MAX_SQUARES {
        for from in ruleset.board().iter() {
            let place = usize::from(from.number());
            needed[place] = needed_from(ruleset, casts, from, &needed);
        }
    }
    needed
}

/// Throws that bring the piece no nearer to the end are left to other pieces.
fn needed_from(ruleset: &Ruleset, casts: i32, from: Square, needed: &[i32; MAX_SQUARES as usize + 1]) -> i32 {
    let here = needed[usize::from(from.number())];
    let (mut sum, mut useful) = (casts * THROW, 0);
    for (throw, weight) in ruleset.throws() {
        let next = if ruleset.exits[index(throw)].has(from) {
            0
        } else if ruleset.forward[index(throw)].has(from) {
            let to = Square::new(from.number() + throw.count());
            to.map_or(STUCK, |to| needed[usize::from(landing(ruleset, to).number())])
        } else {
            STUCK
        };
        if next < here {
            sum += weight as i32 * next;
            useful += weight as i32;
        }
    }
    if useful == 0 { STUCK } else { here.min(sum / useful) }
}

/// Where a piece that stops there comes to stand on an empty board.
fn landing(ruleset: &Ruleset, to: Square) -> Square {
    match ruleset.arrival(to) {
        Arrival::Stays => to,
        Arrival::To(target) => target,
        Arrival::FirstEmpty => ruleset.resting.first().unwrap_or(to),
    }
}
