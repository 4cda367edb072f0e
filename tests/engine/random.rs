//! Chance for tests: the same seed gives the same games on every machine.

use engine::{Move, Position, Ruleset, Setup, Side, Squares, Throw};

/// SplitMix64.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    pub(crate) fn throw(&mut self, ruleset: &Ruleset) -> Throw {
        let casts = ruleset.throws().map(|(_, weight)| weight).sum::<u32>();
        let mut cast = self.below(casts as usize) as u32;
        for (throw, weight) in ruleset.throws() {
            if cast < weight {
                return throw;
            }
            cast -= weight;
        }
        unreachable!("the weights add up to the casts")
    }

    /// What the computer could have learned, and has not.
    pub(crate) fn net(&mut self) -> Vec<u8> {
        let hidden = 1 + self.below(engine::MAX_HIDDEN);
        let weights = (engine::INPUTS + 1) * hidden + 2;
        let head = [engine::NET_VERSION, hidden as u8];
        head.into_iter()
            .chain((0..weights).map(|_| self.bits() as u8 as i8 / 4).map(|weight| weight as u8))
            .collect()
    }

    /// Any legal move, or none when the game is over.
    pub(crate) fn legal_move(
        &mut self,
        ruleset: &Ruleset,
        position: &Position,
        throw: Throw,
    ) -> Option<Move> {
        let moves = position.legal_moves(ruleset, throw);
        moves.get(self.below(moves.count().max(1)))
    }

    /// A position with pieces anywhere they may rest, so that not all could arise in play.
    pub(crate) fn position(&mut self, ruleset: &Ruleset) -> Position {
        loop {
            let mut setup = Setup { side: Side::BOTH[self.below(2)], ..*Position::start(ruleset).setup() };
            setup.phase = engine::Phase::Play;
            setup.borne_off = [0, 1].map(|_| self.below(usize::from(ruleset.pieces()) + 1) as u8);
            let mut free = ruleset.board();
            for side in Side::BOTH {
                let on_board = ruleset.pieces() - setup.borne_off[side.index()];
                setup.pieces[side.index()] = self.scatter(&mut free, on_board);
            }
            if let Ok(position) = Position::new(ruleset, setup) {
                return position;
            }
        }
    }

    fn scatter(&mut self, free: &mut Squares, pieces: u8) -> Squares {
        let mut taken = Squares::NONE;
        for _ in 0..pieces {
            let square = free.iter().nth(self.below(free.count().into())).expect("room on the board");
            *free = free.without(square);
            taken = taken.with(square);
        }
        taken
    }
}
