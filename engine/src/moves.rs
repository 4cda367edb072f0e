//! Moves, and the one generator of legal ones.
//!
//! All pieces move at once: a throw shifts the word of a side's squares, and each rule takes bits away.

use crate::position::Position;
use crate::rules::{Backward, Barrier, BearOffBy, BearOffWhile, MustMove, Opening, Protection, Reach};
use crate::ruleset::{Ruleset, index};
use crate::setup::Phase;
use crate::square::{Square, Squares, Throw};

/// What a player does with a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Moves a piece.
    Piece {
        /// Where it stands.
        from: Square,
        /// Where the throw leads, whatever happens to it there.
        to: Target,
    },
    /// Does nothing, because nothing can be done.
    Pass,
}

/// Where a throw leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// To a square.
    Square(Square),
    /// Off the board, borne off.
    Off,
}

/// The legal moves of a position and a throw.
///
/// Their order is part of the formats that store games: by origin, the lowest square first; from one
/// square the step before bearing off; a pass stands alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves {
    throw: Throw,
    kind: Kind,
    /// The squares from which a piece may step.
    pub(crate) steps: Squares,
    /// The squares from which a piece may be borne off.
    pub(crate) exits: Squares,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Steps and bearing off by the throw; none of either: there is no move.
    Forward,
    /// Steps back by the throw.
    Backward,
    /// A pass alone.
    Pass,
}

impl Moves {
    pub(crate) fn none(throw: Throw) -> Moves {
        Moves { throw, kind: Kind::Forward, steps: Squares::NONE, exits: Squares::NONE }
    }

    fn pass(throw: Throw) -> Moves {
        Moves { kind: Kind::Pass, ..Moves::none(throw) }
    }

    /// How many there are; none when the game is over or the dice have no such throw.
    pub fn count(&self) -> usize {
        match self.kind {
            Kind::Pass => 1,
            Kind::Forward | Kind::Backward => usize::from(self.steps.count() + self.exits.count()),
        }
    }

    /// Whether there is none, not even a pass.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The move at this place of the order, counted from 0.
    pub fn get(&self, place: usize) -> Option<Move> {
        self.iter().nth(place)
    }

    /// Whether a move is among them.
    pub fn has(&self, m: Move) -> bool {
        match m {
            Move::Pass => self.kind == Kind::Pass,
            Move::Piece { from, to: Target::Off } => self.exits.has(from),
            Move::Piece { from, to: Target::Square(to) } => {
                self.steps.has(from) && self.target(from) == Some(to)
            }
        }
    }

    /// The moves in their order.
    pub fn iter(&self) -> impl Iterator<Item = Move> + use<> {
        let moves = *self;
        let (mut steps, mut exits) = (self.steps, self.exits);
        let mut pass = self.kind == Kind::Pass;
        core::iter::from_fn(move || {
            if pass {
                pass = false;
                return Some(Move::Pass);
            }
            let from = (steps | exits).first()?;
            if let (true, Some(to)) = (steps.has(from), moves.target(from)) {
                steps = steps.without(from);
                return Some(Move::Piece { from, to: Target::Square(to) });
            }
            exits = exits.without(from);
            Some(Move::Piece { from, to: Target::Off })
        })
    }

    /// The squares of pieces that can move.
    pub fn origins(&self) -> Squares {
        self.steps | self.exits
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    fn target(&self, from: Square) -> Option<Square> {
        match self.kind {
            Kind::Forward => Square::new(from.number() + self.throw.count()),
            Kind::Backward => Square::new(from.number().checked_sub(self.throw.count())?),
            Kind::Pass => None,
        }
    }
}

impl Position {
    /// Every move the rules allow with a throw, in the order that [`Moves`] keeps.
    ///
    /// A pass where no piece can move; no move at all when the game is over or the dice have no such throw.
    pub fn legal_moves(&self, ruleset: &Ruleset, throw: Throw) -> Moves {
        if !ruleset.throw_set().has(throw) || self.outcome(ruleset).is_some() {
            return Moves::none(throw);
        }
        if self.setup.phase == Phase::Opening {
            return opening_moves(ruleset, throw);
        }
        let moves = self.moves_of_any_piece(ruleset, throw);
        match ruleset.rules().must_move {
            MustMove::First(squares) if !(moves.origins() & squares).is_empty() => {
                Moves { steps: moves.steps & squares, exits: moves.exits & squares, ..moves }
            }
            MustMove::First(_) | MustMove::Any => moves,
        }
    }

    /// The moves before one kind of piece must go before another, a pass included.
    pub(crate) fn moves_of_any_piece(&self, ruleset: &Ruleset, throw: Throw) -> Moves {
        let forward = self.forward_moves(ruleset, throw);
        if !forward.is_empty() {
            return forward;
        }
        let backward = match ruleset.rules().backward {
            Backward::Never => forward,
            Backward::WhenNoForwardMove => self.backward_moves(ruleset, throw),
        };
        if backward.is_empty() { Moves::pass(throw) } else { backward }
    }

    pub(crate) fn forward_moves(&self, ruleset: &Ruleset, throw: Throw) -> Moves {
        let [own, enemy] = self.own_and_enemy();
        let (steps, exits) = (ruleset.forward[index(throw)] & own, ruleset.exits[index(throw)] & own);
        if (steps | exits).is_empty() {
            return Moves::none(throw);
        }
        let mut taken = own | self.protected(ruleset, enemy);
        let mut open = exits;
        if self.all_home(ruleset) {
            if ruleset.rules().bear_off.by == BearOffBy::Reaching {
                taken = taken | last_square(ruleset);
            }
        } else {
            open = Squares::NONE;
        }
        let mut steps = steps & !taken.back(throw.count());
        if let Some(runs) = barrier_starts(ruleset, enemy) {
            steps = steps & !barred_forward(ruleset, runs, throw);
            open = open & !barred_from_exit(runs);
        }
        Moves { steps, exits: open, ..Moves::none(throw) }
    }

    fn backward_moves(&self, ruleset: &Ruleset, throw: Throw) -> Moves {
        let [own, enemy] = self.own_and_enemy();
        let mut steps = ruleset.backward[index(throw)] & own & !(own | enemy).ahead(throw.count());
        if let (Some(runs), Reach::Both) = (barrier_starts(ruleset, enemy), barrier_reach(ruleset)) {
            steps = steps & !barred_backward(ruleset, runs, throw);
        }
        Moves { kind: Kind::Backward, steps, ..Moves::none(throw) }
    }

    /// The squares of the side that throws, and of its opponent.
    pub(crate) fn own_and_enemy(&self) -> [Squares; 2] {
        [self.pieces(self.side()), self.pieces(self.side().other())]
    }

    /// The enemy pieces that cannot be landed on.
    fn protected(&self, ruleset: &Ruleset, enemy: Squares) -> Squares {
        let grouped = match ruleset.rules().protection {
            Protection::None => Squares::NONE,
            Protection::Group(pieces) => enemy.in_runs(pieces),
        };
        enemy & ruleset.rules().safe | grouped
    }

    /// Whether the pieces of the side that throws stand where they must for bearing off.
    pub(crate) fn all_home(&self, ruleset: &Ruleset) -> bool {
        match ruleset.rules().bear_off.only_while {
            BearOffWhile::Always => true,
            BearOffWhile::AllOn(squares) => (self.pieces(self.side()) & !squares).is_empty(),
        }
    }
}

fn opening_moves(ruleset: &Ruleset, throw: Throw) -> Moves {
    match ruleset.rules().opening {
        Opening::Race { throw: deciding, from, .. } if throw == deciding => {
            Moves { steps: Squares::NONE.with(from), ..Moves::none(throw) }
        }
        Opening::Race { .. } | Opening::FirstSeat => Moves::pass(throw),
    }
}

pub(crate) fn last_square(ruleset: &Ruleset) -> Squares {
    ruleset.board().last().into_iter().collect()
}

/// The first square of each stretch of enemy pieces long enough to bar.
fn barrier_starts(ruleset: &Ruleset, enemy: Squares) -> Option<Squares> {
    match ruleset.rules().barrier {
        Barrier::None => None,
        Barrier::Run { pieces, .. } => Some(enemy.run_starts(pieces)).filter(|runs| !runs.is_empty()),
    }
}

fn barrier_pieces(ruleset: &Ruleset) -> u8 {
    match ruleset.rules().barrier {
        Barrier::None => u8::MAX,
        Barrier::Run { pieces, .. } => pieces,
    }
}

fn barrier_reach(ruleset: &Ruleset) -> Reach {
    match ruleset.rules().barrier {
        Barrier::None => Reach::Forward,
        Barrier::Run { reach, .. } => reach,
    }
}

/// The squares from which the throw passes a whole barrier: one that starts 1 to throw − pieces ahead.
fn barred_forward(ruleset: &Ruleset, runs: Squares, throw: Throw) -> Squares {
    let farthest = throw.count().saturating_sub(barrier_pieces(ruleset));
    (1..=farthest).fold(Squares::NONE, |barred, steps| barred | runs.back(steps))
}

/// The same backward: one that starts pieces to throw − 1 behind.
fn barred_backward(ruleset: &Ruleset, runs: Squares, throw: Throw) -> Squares {
    (barrier_pieces(ruleset)..throw.count()).fold(Squares::NONE, |barred, steps| barred | runs.ahead(steps))
}

/// The squares that have a barrier between them and the end of the board.
fn barred_from_exit(runs: Squares) -> Squares {
    runs.last().map_or(Squares::NONE, |start| Squares::up_to(start.number() - 1))
}
