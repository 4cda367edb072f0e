//! Looking ahead: the best move of each side by exact chances of the throws (expectiminimax).
//!
//! A throw is not looked into further once even the best luck with the rest could not lift the move above
//! one that is already known, nor the worst luck keep it below (Star1; Ballard 1983, "The *-minimax search
//! procedure for trees containing chance nodes").

use super::Player;
use super::chance::CERTAIN;
use crate::moves::Move;
use crate::play::Outcome;
use crate::position::Position;
use crate::square::Throw;

/// One player's way to look ahead.
pub(super) struct Search<'a> {
    pub(super) player: &'a Player<'a>,
}

/// The values between which the truth makes a difference: at or below the first, at or above the second
/// any value does.
#[derive(Clone, Copy)]
struct Window {
    low: i64,
    high: i64,
}

impl Window {
    fn flipped(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }
}

impl Search<'_> {
    /// The best move when so many throws after this one are looked at.
    pub(super) fn best(&self, position: &Position, throw: Throw, depth: u32) -> Option<Move> {
        let mut window = self.whole();
        let mut best = None;
        for m in position.legal_moves(self.player.ruleset, throw).iter() {
            let value = self.after(position, throw, m, depth, window);
            if best.is_none() || value > window.low {
                (best, window.low) = (Some(m), value);
            }
        }
        best
    }

    /// What a move is worth to the side that throws.
    pub(super) fn value(&self, position: &Position, throw: Throw, m: Move, depth: u32) -> i32 {
        self.after(position, throw, m, depth, self.whole()) as i32
    }

    fn whole(&self) -> Window {
        let bound = i64::from(CERTAIN);
        Window { low: -bound, high: bound }
    }

    fn after(&self, position: &Position, throw: Throw, m: Move, depth: u32, window: Window) -> i64 {
        let after = position.after(self.player.ruleset, throw, m);
        if after.side() == position.side() {
            self.expectation(&after, depth, window)
        } else {
            -self.expectation(&after, depth, window.flipped())
        }
    }

    /// What a position is worth to the side that throws, before it has thrown.
    fn expectation(&self, position: &Position, depth: u32, window: Window) -> i64 {
        let bound = i64::from(CERTAIN);
        if let Some(outcome) = position.outcome(self.player.ruleset) {
            return match outcome {
                Outcome::Win(side) if side == position.side() => bound,
                Outcome::Win(_) => -bound,
                Outcome::Draw => 0,
            };
        }
        if depth == 0 {
            return i64::from(self.player.judge(position));
        }
        let casts: i64 = self.player.ruleset.throws().map(|(_, weight)| i64::from(weight)).sum();
        let (mut sum, mut rest) = (0, casts);
        for (throw, weight) in self.player.ruleset.throws() {
            let weight = i64::from(weight);
            rest -= weight;
            let low = (window.low * casts - sum - rest * bound).div_euclid(weight).max(-bound);
            let high = (window.high * casts - sum + rest * bound + weight - 1).div_euclid(weight).min(bound);
            let value = self.best_value(position, throw, depth, Window { low, high });
            sum += weight * value;
            if value <= low && low > -bound {
                return (sum + rest * bound).div_euclid(casts).min(window.low);
            }
            if value >= high && high < bound {
                return (sum - rest * bound).div_euclid(casts).max(window.high);
            }
        }
        sum.div_euclid(casts)
    }

    /// What a throw is worth to the side that has thrown it.
    fn best_value(&self, position: &Position, throw: Throw, depth: u32, mut window: Window) -> i64 {
        let mut best = -i64::from(CERTAIN);
        for m in position.legal_moves(self.player.ruleset, throw).iter() {
            best = best.max(self.after(position, throw, m, depth - 1, window));
            window.low = window.low.max(best);
            if best >= window.high {
                break;
            }
        }
        best
    }
}
