//! Playing a move, and when a game is over.

use crate::moves::{Move, Target};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::{Arrival, Ends, NoMove, OnEnemy, Opening};
use crate::ruleset::Ruleset;
use crate::setup::{Phase, Setup};
use crate::square::{Side, Square, Squares, Throw};

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// Nobody has.
    Draw,
}

impl Position {
    /// Plays a move.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    pub fn play(&self, ruleset: &Ruleset, throw: Throw, m: Move) -> Result<Position, Refusal> {
        if self.legal_moves(ruleset, throw).has(m) {
            Ok(self.after(ruleset, throw, m))
        } else {
            Err(self.refusal(ruleset, throw, m))
        }
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self, ruleset: &Ruleset) -> Option<Outcome> {
        match ruleset.rules().ends {
            Ends::FirstOut => {
                Side::BOTH.into_iter().find(|side| self.pieces(*side).is_empty()).map(Outcome::Win)
            }
            Ends::MostPoints => self.outcome_by_points(),
        }
    }

    fn outcome_by_points(&self) -> Option<Outcome> {
        let points = self.setup.borne_off;
        let reachable = Side::BOTH.map(|side| self.borne_off(side) + self.pieces(side).count());
        if points[0] > reachable[1] {
            Some(Outcome::Win(Side::First))
        } else if points[1] > reachable[0] {
            Some(Outcome::Win(Side::Second))
        } else if points == reachable {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    /// The position after a move that is known to be legal.
    pub(crate) fn after(&self, ruleset: &Ruleset, throw: Throw, m: Move) -> Position {
        if self.setup.phase == Phase::Opening {
            return self.after_opening_throw(ruleset, throw);
        }
        let mut after = *self;
        match m {
            Move::Piece { from, to: Target::Square(to) } => after.step(ruleset, from, to),
            Move::Piece { from, to: Target::Off } => after.bear_off(from),
            Move::Pass => {}
        }
        if after.turn_passes(ruleset, throw, m) {
            after.setup.side = self.side().other();
        }
        after
    }

    fn step(&mut self, ruleset: &Ruleset, from: Square, to: Square) {
        let (own, enemy) = (self.side().index(), self.side().other().index());
        let pieces = &mut self.setup.pieces;
        pieces[own] = pieces[own].without(from);
        if pieces[enemy].has(to) {
            pieces[enemy] = pieces[enemy].without(to);
            match ruleset.rules().on_enemy {
                OnEnemy::Swap => pieces[enemy] = pieces[enemy].with(from),
                OnEnemy::Capture => {}
            }
        }
        let empty = ruleset.resting & !(pieces[own] | pieces[enemy]);
        let landing = match ruleset.arrival(to) {
            Arrival::Stays => Some(to),
            Arrival::To(target) => (empty & Squares::up_to(target.number())).last(),
            Arrival::FirstEmpty => empty.first(),
        };
        let landing = landing.expect("a ruleset leaves room for pieces that are sent away");
        pieces[own] = pieces[own].with(landing);
    }

    fn bear_off(&mut self, from: Square) {
        let own = self.side().index();
        self.setup.pieces[own] = self.setup.pieces[own].without(from);
        self.setup.borne_off[own] += 1;
    }

    fn turn_passes(&self, ruleset: &Ruleset, throw: Throw, m: Move) -> bool {
        let turn_lost = m == Move::Pass && ruleset.rules().no_move == NoMove::LoseTurn;
        turn_lost || !ruleset.rules().throw_again.has(throw) || self.outcome(ruleset).is_some()
    }

    /// The opening's winner takes the second seat's squares, moves and throws again; else the other throws.
    fn after_opening_throw(&self, ruleset: &Ruleset, throw: Throw) -> Position {
        let side = self.side();
        match ruleset.rules().opening {
            Opening::Race { throw: deciding, from, to } if throw == deciding => {
                let [losing, winning] = ruleset.rules().start;
                let mut pieces = [losing; 2];
                pieces[side.index()] = winning.without(from).with(to);
                Position { setup: Setup { pieces, phase: Phase::Play, ..self.setup } }
            }
            Opening::Race { .. } | Opening::FirstSeat => {
                Position { setup: Setup { side: side.other(), ..self.setup } }
            }
        }
    }
}
