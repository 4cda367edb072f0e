//! The computer player: looks one throw ahead by exact chances.
//!
//! What it knows of a game it works out from the rules: how many throws a piece needs to leave the board
//! from each square. All values are integers, so that every machine plays the same.

use crate::moves::{Move, Moves};
use crate::play::Outcome;
use crate::position::Position;
use crate::rules::{Arrival, Barrier, Ends, OnEnemy, Protection};
use crate::ruleset::{Ruleset, index};
use crate::square::{MAX_SQUARES, Side, Square, Squares, Throw};

/// What one throw is worth: the unit of all values.
const THROW: i32 = 256;

/// More than any position short of the end is worth.
const WON: i32 = 1 << 20;

/// What a piece needs that no throw brings nearer to the end.
const STUCK: i32 = 64 * THROW;

/// What a piece in a protected group, and one in a barrier, is worth beyond its square.
const GROUPED: i32 = THROW / 8;

/// What a piece borne off is worth where each is a point: more than any piece on the board needs, as a rule.
const POINT: i32 = 40 * THROW;

/// A player for one ruleset.
#[derive(Clone, Debug)]
pub struct Player<'a> {
    ruleset: &'a Ruleset,
    /// The sum of the weights of all throws.
    casts: i32,
    /// What a piece is worth to its side, by square; index 0 is a piece borne off.
    worth: [i32; MAX_SQUARES as usize + 1],
}

/// What the computer plays; `None` where there is no move.
///
/// For more than one move of a game, keep a [`Player`].
pub fn choose(ruleset: &Ruleset, position: &Position, throw: Throw) -> Option<Move> {
    Player::new(ruleset).choose(position, throw)
}

impl Player<'_> {
    /// A player that knows this ruleset.
    pub fn new(ruleset: &Ruleset) -> Player<'_> {
        let casts = ruleset.throws().map(|(_, weight)| weight as i32).sum();
        Player { ruleset, casts, worth: worth(ruleset, casts) }
    }

    /// The move it plays; `None` where there is no move.
    ///
    /// The same position and throw give the same move: of equals the first in the order of [`Moves`].
    pub fn choose(&self, position: &Position, throw: Throw) -> Option<Move> {
        let moves = position.legal_moves(self.ruleset, throw);
        if moves.count() == 1 {
            return moves.get(0);
        }
        let mut best = None;
        let mut best_value = i64::MIN;
        for m in moves.iter() {
            let after = position.after(self.ruleset, throw, m);
            let value = seen_by(position.side(), self.expectation(&after));
            if value > best_value {
                (best, best_value) = (Some(m), value);
            }
        }
        best
    }

    /// What a position is worth to the first seat when its next throw is played best, times all casts.
    fn expectation(&self, position: &Position) -> i64 {
        if let Some(outcome) = position.outcome(self.ruleset) {
            return i64::from(self.casts) * i64::from(outcome_value(outcome));
        }
        let mut sum = 0;
        for (throw, weight) in self.ruleset.throws() {
            let moves = position.legal_moves(self.ruleset, throw);
            sum += i64::from(weight) * self.best_reply(position, throw, &moves);
        }
        sum
    }

    fn best_reply(&self, position: &Position, throw: Throw, moves: &Moves) -> i64 {
        let side = position.side();
        let values = moves.iter().map(|m| {
            let after = position.after(self.ruleset, throw, m);
            seen_by(side, i64::from(self.value(&after)))
        });
        seen_by(side, values.max().unwrap_or(0))
    }

    /// What a position is worth to the first seat at a glance.
    fn value(&self, position: &Position) -> i32 {
        match position.outcome(self.ruleset) {
            Some(outcome) => outcome_value(outcome),
            None => self.side_value(position, Side::First) - self.side_value(position, Side::Second),
        }
    }

    fn side_value(&self, position: &Position, side: Side) -> i32 {
        let rules = self.ruleset.rules();
        let own = position.pieces(side);
        let borne_off = i32::from(position.borne_off(side)) * self.worth[0];
        let standing = own.iter().map(|square| self.worth[usize::from(square.number())]).sum::<i32>();
        let mut grouped = Squares::NONE;
        let mut barring = 0;
        if let Protection::Group(pieces) = rules.protection {
            grouped = own.in_runs(pieces);
        }
        if let Barrier::Run { pieces, .. } = rules.barrier {
            barring = own.in_runs(pieces).count();
        }
        let groups = i32::from(grouped.count() + barring) * GROUPED;
        borne_off + standing + groups - self.exposed(position, side, own & !(rules.safe | grouped))
    }

    /// What a side loses on average if each throw of the other hits all the pieces it can hit.
    fn exposed(&self, position: &Position, side: Side, unprotected: Squares) -> i32 {
        let enemy = position.pieces(side.other());
        let mut sum = 0;
        for (throw, weight) in self.ruleset.throws() {
            let landings = (enemy & self.ruleset.forward[index(throw)]).ahead(throw.count());
            for hit in (landings & unprotected).iter() {
                let worth = self.worth[usize::from(hit.number())];
                let lost = match self.ruleset.rules().on_enemy {
                    OnEnemy::Capture => worth,
                    OnEnemy::Swap => worth - self.worth[usize::from(hit.number() - throw.count())],
                };
                sum += weight as i32 * lost;
            }
        }
        sum / self.casts
    }
}

/// A value for the first seat, as this side sees it, and the other way round.
fn seen_by(side: Side, value: i64) -> i64 {
    match side {
        Side::First => value,
        Side::Second => -value,
    }
}

fn outcome_value(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win(Side::First) => WON,
        Outcome::Win(Side::Second) => -WON,
        Outcome::Draw => 0,
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
