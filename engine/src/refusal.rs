//! Why a move is refused: the reason, and the squares and throws that it concerns.

use crate::moves::{Kind, Move, Moves, Target, last_square};
use crate::position::Position;
use crate::rules::{Backward, Barrier, BearOffBy, BearOffWhile, Opening, Protection, Reach};
use crate::ruleset::Ruleset;
use crate::setup::Phase;
use crate::square::{Square, Squares, Throw, Throws};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub reason: Reason,
    /// The squares it concerns; each reason says which.
    pub squares: Squares,
    /// The throws that would do, where throws are the matter.
    pub throws: Throws,
}

/// The reasons why a move is refused.
///
/// The numbers are stable: pages speak them in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Reason {
    /// The game is over.
    GameOver = 1,
    /// The dice have no such throw.
    NoSuchThrow = 2,
    /// The opening is not decided, and this throw does not decide it.
    OpeningUndecided = 3,
    /// The throw that decides the opening has one move; squares: its origin and destination.
    OpeningMove = 4,
    /// No piece stands on the origin.
    NoPiece = 5,
    /// The piece on the origin is the other side's.
    EnemyPiece = 6,
    /// The square lies beyond the board.
    BeyondBoard = 7,
    /// The throw leads elsewhere; squares: where, none for beyond the board.
    WrongThrow = 8,
    /// A piece of one's own is on the destination.
    OwnPiece = 9,
    /// The enemy piece on the destination is safe there.
    SafeSquare = 10,
    /// The enemy piece on the destination is protected; squares: its whole group.
    Protected = 11,
    /// A barrier stands between; squares: the barrier.
    Barrier = 12,
    /// The piece must stop on this square first.
    MustStop = 13,
    /// From the origin a piece moves only by bearing off.
    OnlyBearingOff = 14,
    /// Nothing is borne off from the origin; squares: from which pieces are.
    NoBearingOffFrom = 15,
    /// This throw does not bear off from the origin.
    BearingOffThrow = 16,
    /// Not all pieces are where they must be for bearing off; squares: those that are elsewhere.
    NotAllHome = 17,
    /// Reaching the last square is bearing off.
    ReachingBearsOff = 18,
    /// Another piece must move first; squares: those that must.
    AnotherFirst = 19,
    /// Pieces never move backward.
    NeverBackward = 20,
    /// Backward only when no piece can move forward; squares: those that can.
    ForwardFirst = 21,
    /// Backward only onto an empty square; squares: the destination.
    BackwardOntoPiece = 22,
    /// A piece can move, so there is no passing; squares: those that can.
    MustMove = 23,
}

impl Reason {
    /// All of them, by number.
    pub const ALL: [Reason; 23] = [
        Reason::GameOver,
        Reason::NoSuchThrow,
        Reason::OpeningUndecided,
        Reason::OpeningMove,
        Reason::NoPiece,
        Reason::EnemyPiece,
        Reason::BeyondBoard,
        Reason::WrongThrow,
        Reason::OwnPiece,
        Reason::SafeSquare,
        Reason::Protected,
        Reason::Barrier,
        Reason::MustStop,
        Reason::OnlyBearingOff,
        Reason::NoBearingOffFrom,
        Reason::BearingOffThrow,
        Reason::NotAllHome,
        Reason::ReachingBearsOff,
        Reason::AnotherFirst,
        Reason::NeverBackward,
        Reason::ForwardFirst,
        Reason::BackwardOntoPiece,
        Reason::MustMove,
    ];

    /// Its stable number, 1 or more.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl Position {
    /// Why a piece may not move so, or `None` when it may.
    pub fn why_not(&self, ruleset: &Ruleset, from: Square, to: Target, throw: Throw) -> Option<Refusal> {
        let m = Move::Piece { from, to };
        if self.legal_moves(ruleset, throw).has(m) { None } else { Some(self.refusal(ruleset, throw, m)) }
    }

    /// The reason against a move that is known to be illegal.
    pub(crate) fn refusal(&self, ruleset: &Ruleset, throw: Throw, m: Move) -> Refusal {
        if self.outcome(ruleset).is_some() {
            return refuse(Reason::GameOver, Squares::NONE);
        }
        if !ruleset.throw_set().has(throw) {
            return refuse_throw(Reason::NoSuchThrow, Squares::NONE, ruleset.throw_set());
        }
        if self.phase() == Phase::Opening {
            return opening_refusal(ruleset, throw);
        }
        let Move::Piece { from, to } = m else {
            return refuse(Reason::MustMove, self.legal_moves(ruleset, throw).origins());
        };
        Attempt { position: self, ruleset, throw, from }.refusal(to)
    }
}

fn refuse(reason: Reason, squares: Squares) -> Refusal {
    Refusal { reason, squares, throws: Throws::NONE }
}

fn refuse_throw(reason: Reason, squares: Squares, throws: Throws) -> Refusal {
    Refusal { reason, squares, throws }
}

fn opening_refusal(ruleset: &Ruleset, throw: Throw) -> Refusal {
    match ruleset.rules().opening {
        Opening::Race { throw: deciding, from, to } if throw == deciding => {
            refuse(Reason::OpeningMove, Squares::NONE.with(from).with(to))
        }
        Opening::Race { throw: deciding, .. } => {
            refuse_throw(Reason::OpeningUndecided, Squares::NONE, Throws::NONE.with(deciding))
        }
        Opening::FirstSeat => refuse(Reason::OpeningUndecided, Squares::NONE),
    }
}

/// A piece that someone wants to move.
struct Attempt<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    throw: Throw,
    from: Square,
}

impl Attempt<'_> {
    fn refusal(&self, to: Target) -> Refusal {
        let board = self.ruleset.board();
        let [own, enemy] = self.position.own_and_enemy();
        if !board.has(self.from) {
            return refuse(Reason::BeyondBoard, Squares::NONE);
        }
        if enemy.has(self.from) {
            return refuse(Reason::EnemyPiece, self.origin());
        }
        if !own.has(self.from) {
            return refuse(Reason::NoPiece, self.origin());
        }
        let refusal = match to {
            Target::Off => self.against_bearing_off(),
            Target::Square(to) if !board.has(to) => Some(refuse(Reason::BeyondBoard, Squares::NONE)),
            Target::Square(to) if to > self.from => self.against_forward(to),
            Target::Square(to) => self.against_backward(to),
        };
        // What no rule forbids to this piece is refused because others go first.
        refusal.unwrap_or_else(|| {
            let moves = self.position.legal_moves(self.ruleset, self.throw);
            refuse(Reason::AnotherFirst, moves.origins())
        })
    }

    fn against_bearing_off(&self) -> Option<Refusal> {
        let last = self.ruleset.rules().board.squares;
        let throws = self.exit_throws();
        if throws.is_empty() {
            return Some(refuse(Reason::NoBearingOffFrom, self.all_exits()));
        }
        if !throws.has(self.throw) {
            return Some(refuse_throw(Reason::BearingOffThrow, self.origin(), throws));
        }
        self.against_leaving_before_all_are_home()
            .or_else(|| self.against_passing_a_stop(last + 1))
            .or_else(|| self.against_passing_a_barrier(self.from.number() + 1, last))
    }

    fn against_leaving_before_all_are_home(&self) -> Option<Refusal> {
        let BearOffWhile::AllOn(home) = self.ruleset.rules().bear_off.only_while else { return None };
        let away = self.position.pieces(self.position.side()) & !home;
        (!away.is_empty()).then(|| refuse(Reason::NotAllHome, away))
    }

    fn against_forward(&self, to: Square) -> Option<Refusal> {
        if self.from.number() + self.throw.count() != to.number() {
            let led_to = Square::new(self.from.number() + self.throw.count());
            let led_to = led_to.into_iter().collect::<Squares>() & self.ruleset.board();
            return Some(refuse(Reason::WrongThrow, led_to));
        }
        self.against_stepping_at_all()
            .or_else(|| self.against_passing_a_stop(to.number()))
            .or_else(|| self.against_landing(to))
            .or_else(|| self.against_passing_a_barrier(self.from.number() + 1, to.number() - 1))
            .or_else(|| self.against_stopping_at_the_end(to))
    }

    fn against_stepping_at_all(&self) -> Option<Refusal> {
        let only_off = self.ruleset.rules().only_bearing_off.has(self.from);
        only_off.then(|| refuse_throw(Reason::OnlyBearingOff, self.origin(), self.exit_throws()))
    }

    fn against_landing(&self, to: Square) -> Option<Refusal> {
        let rules = self.ruleset.rules();
        let [own, enemy] = self.position.own_and_enemy();
        let destination = Squares::NONE.with(to);
        if own.has(to) {
            return Some(refuse(Reason::OwnPiece, destination));
        }
        if enemy.has(to) && rules.safe.has(to) {
            return Some(refuse(Reason::SafeSquare, destination));
        }
        match rules.protection {
            Protection::Group(pieces) if enemy.in_runs(pieces).has(to) => {
                Some(refuse(Reason::Protected, run_around(enemy, to)))
            }
            Protection::Group(_) | Protection::None => None,
        }
    }

    fn against_stopping_at_the_end(&self, to: Square) -> Option<Refusal> {
        let reaching = self.ruleset.rules().bear_off.by == BearOffBy::Reaching;
        let last = last_square(self.ruleset);
        let bears_off = reaching && last.has(to) && self.position.all_home(self.ruleset);
        bears_off.then(|| refuse(Reason::ReachingBearsOff, last))
    }

    fn against_backward(&self, to: Square) -> Option<Refusal> {
        if self.ruleset.rules().backward == Backward::Never {
            return Some(refuse(Reason::NeverBackward, Squares::NONE));
        }
        let forward = self.position.forward_moves(self.ruleset, self.throw);
        if !forward.is_empty() {
            return Some(refuse(Reason::ForwardFirst, forward.origins()));
        }
        if to.number() + self.throw.count() != self.from.number() {
            let led_to = self.from.number().checked_sub(self.throw.count()).and_then(Square::new);
            return Some(refuse(Reason::WrongThrow, led_to.into_iter().collect()));
        }
        let [own, enemy] = self.position.own_and_enemy();
        if (own | enemy).has(to) {
            return Some(refuse(Reason::BackwardOntoPiece, Squares::NONE.with(to)));
        }
        self.against_stepping_at_all().or_else(|| match self.ruleset.rules().barrier {
            Barrier::Run { reach: Reach::Both, .. } => {
                self.against_passing_a_barrier(to.number() + 1, self.from.number() - 1)
            }
            Barrier::Run { reach: Reach::Forward, .. } | Barrier::None => None,
        })
    }

    fn against_passing_a_stop(&self, to: u8) -> Option<Refusal> {
        let stop = self.ruleset.stop_between(self.from, to)?;
        Some(refuse(Reason::MustStop, Squares::NONE.with(stop)))
    }

    /// A barrier on the squares from `first` to `last`, which are those passed.
    fn against_passing_a_barrier(&self, first: u8, last: u8) -> Option<Refusal> {
        let Barrier::Run { pieces, .. } = self.ruleset.rules().barrier else { return None };
        let [_, enemy] = self.position.own_and_enemy();
        let barrier = (enemy & Squares::up_to(last) & !Squares::up_to(first - 1)).in_runs(pieces);
        (!barrier.is_empty()).then(|| refuse(Reason::Barrier, barrier))
    }

    fn origin(&self) -> Squares {
        Squares::NONE.with(self.from)
    }

    /// The throws that bear off from the origin, whatever else stands against it.
    fn exit_throws(&self) -> Throws {
        self.ruleset.throw_set().iter().filter(|throw| self.ruleset.bears_off(self.from, *throw)).collect()
    }

    fn all_exits(&self) -> Squares {
        self.ruleset.exits.iter().fold(Squares::NONE, |all, squares| all | *squares)
    }
}

/// The unbroken run of pieces that a square belongs to.
fn run_around(pieces: Squares, square: Square) -> Squares {
    let mut run = Squares::NONE.with(square);
    loop {
        let wider = (run | run.ahead(1) | run.back(1)) & pieces;
        if wider == run {
            return run;
        }
        run = wider;
    }
}

impl Moves {
    /// Whether these are moves backward.
    pub fn are_backward(&self) -> bool {
        self.kind() == Kind::Backward
    }
}
