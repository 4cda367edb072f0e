//! The computer player: looks ahead by exact chances, as far as its level says.
//!
//! A position beyond which it does not look is judged by what follows from the rules and, where there is a
//! [`Net`], by what that has learned of the ruleset by play. All values are integers, so that every machine
//! plays the same.

mod by_rules;
mod chance;
mod inputs;
mod level;
mod net;
mod search;

pub use by_rules::ByRules;
pub use inputs::INPUTS;
pub use level::Level;
pub use net::{MAX_HIDDEN, Net, NetError, OUTPUT_UNIT, UNIT, VERSION as NET_VERSION};

use chance::{CERTAIN, ODDS, chance};
use search::Search;

use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::square::Throw;

/// A player for one ruleset.
#[derive(Clone, Debug)]
pub struct Player<'a> {
    ruleset: &'a Ruleset,
    by_rules: ByRules,
    learned: Option<Net<'a>>,
}

impl<'a> Player<'a> {
    /// A player that judges by the rules alone.
    pub fn new(ruleset: &'a Ruleset) -> Player<'a> {
        Player { ruleset, by_rules: ByRules::new(ruleset), learned: None }
    }

    /// A player that judges by what was learned of this ruleset too.
    pub fn learned(ruleset: &'a Ruleset, net: Net<'a>) -> Player<'a> {
        Player { learned: Some(net), ..Player::new(ruleset) }
    }

    /// A player with what it worked out from this ruleset before.
    pub fn with(ruleset: &'a Ruleset, by_rules: ByRules, learned: Option<Net<'a>>) -> Player<'a> {
        Player { ruleset, by_rules, learned }
    }

    /// The move it plays at a level; `None` where there is no move.
    ///
    /// `luck` is a random number, of which the weaker levels make use; the same position, throw and number
    /// give the same move. Of equals it is the first in the order of [`crate::Moves`].
    pub fn choose(&self, position: &Position, throw: Throw, level: Level, luck: u32) -> Option<Move> {
        let moves = position.legal_moves(self.ruleset, throw);
        if moves.count() <= 1 {
            return moves.get(0);
        }
        let search = self.search();
        match level.slip() {
            None => search.best(position, throw, level.depth()),
            Some(slip) => {
                let value = |m| search.value(position, throw, m, level.depth());
                level::with_slips(&moves, value, slip, luck)
            }
        }
    }

    /// How likely the side that throws is to win after a move: 65,536 is certainty, and a draw counts half.
    ///
    /// An estimate, from as far as the strongest level looks; `None` if the move is not legal.
    pub fn chance(&self, position: &Position, throw: Throw, m: Move) -> Option<u32> {
        let is_legal = position.legal_moves(self.ruleset, throw).has(m);
        let value = is_legal.then(|| self.search().value(position, throw, m, Level::Strong.depth()))?;
        Some(((value + CERTAIN) as u32) >> 5)
    }

    /// Calls `on` with each input of a [`Net`] that is on in a position, by its number below [`INPUTS`], and
    /// gives the natural logarithm of the odds by the rules that the side that throws wins.
    pub fn look(&self, position: &Position, on: impl FnMut(usize)) -> f32 {
        inputs::inputs(self.ruleset, position, on);
        self.by_rules.odds(self.ruleset, position) as f32 / ODDS as f32
    }

    /// How likely the side that throws is to win, from 0 to 1, without looking ahead; the game goes on.
    pub fn glance(&self, position: &Position) -> f64 {
        f64::from(self.judge(position) + CERTAIN) / f64::from(2 * CERTAIN)
    }

    fn search(&self) -> Search<'_> {
        Search { player: self }
    }

    /// How likely the side that throws is to win, at a glance.
    fn judge(&self, position: &Position) -> i32 {
        let by_rules = self.by_rules.odds(self.ruleset, position);
        let odds = match &self.learned {
            None => by_rules,
            Some(net) => net.odds(self.ruleset, position, by_rules),
        };
        chance(odds)
    }
}
