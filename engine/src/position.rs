//! A setup that can be played, made by one constructor that reports all reasons why another cannot.

use crate::few::Few;
use crate::rules::{Ends, OnEnemy, Opening};
use crate::ruleset::Ruleset;
use crate::setup::{Phase, Setup};
use crate::square::{Side, Squares};

/// A setup that its ruleset can have; made and played with the same ruleset throughout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// On the board, no two on one square, none where none can stay, as many as the ruleset has.
    pub(crate) setup: Setup,
}

/// Every reason why a setup cannot be played.
pub type Faults = Few<Fault, 8>;

/// A reason why a setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Pieces beyond the board, on these squares.
    BeyondBoard(Squares),
    /// Pieces of both sides on these squares.
    Shared(Squares),
    /// Pieces on these squares, on which none can stay.
    NoneStays(Squares),
    /// More or fewer pieces of a side than there are, on the board and borne off together.
    PieceCount {
        /// Whose.
        side: Side,
        /// How many stand on the board.
        on_board: u8,
        /// How many are borne off.
        borne_off: u8,
        /// How many there are; fewer are right only where pieces are captured.
        pieces: u8,
    },
    /// Both sides have borne off all, but the game is over when one has.
    BothOut,
    /// The ruleset has no opening contest.
    NoOpening,
    /// Pieces have moved, but the opening contest comes before the first move.
    OpeningMoved,
}

impl Position {
    /// Takes a setup that can be played; a finished game is one too.
    ///
    /// # Errors
    /// All reasons why it cannot.
    pub fn new(ruleset: &Ruleset, setup: Setup) -> Result<Position, Faults> {
        let mut faults = Few::new(Fault::NoOpening);
        let [first, second] = setup.pieces;
        let board = ruleset.board();
        push_squares(&mut faults, Fault::BeyondBoard, (first | second) & !board);
        push_squares(&mut faults, Fault::Shared, first & second);
        push_squares(&mut faults, Fault::NoneStays, (first | second) & board & !ruleset.resting);
        for side in Side::BOTH {
            push_piece_count(&mut faults, ruleset, &setup, side);
        }
        if ruleset.rules().ends == Ends::FirstOut && setup.borne_off == [ruleset.pieces(); 2] {
            faults.push(Fault::BothOut);
        }
        if setup.phase == Phase::Opening {
            if ruleset.rules().opening == Opening::FirstSeat {
                faults.push(Fault::NoOpening);
            } else if setup.pieces != ruleset.rules().start || setup.borne_off != [0; 2] {
                faults.push(Fault::OpeningMoved);
            }
        }
        if faults.is_empty() { Ok(Position { setup }) } else { Err(faults) }
    }

    /// The position before the first throw.
    pub fn start(ruleset: &Ruleset) -> Position {
        let phase = match ruleset.rules().opening {
            Opening::FirstSeat => Phase::Play,
            Opening::Race { .. } => Phase::Opening,
        };
        let pieces = ruleset.rules().start;
        Position { setup: Setup { pieces, borne_off: [0; 2], side: Side::First, phase } }
    }

    /// The setup that it is.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who throws next.
    pub fn side(&self) -> Side {
        self.setup.side
    }

    /// Whether it is settled who plays which pieces.
    pub fn phase(&self) -> Phase {
        self.setup.phase
    }

    /// The squares of a side's pieces.
    pub fn pieces(&self, side: Side) -> Squares {
        self.setup.pieces[side.index()]
    }

    /// How many pieces a side has borne off.
    pub fn borne_off(&self, side: Side) -> u8 {
        self.setup.borne_off[side.index()]
    }

    /// How many of a side's pieces have been captured.
    pub fn captured(&self, ruleset: &Ruleset, side: Side) -> u8 {
        ruleset.pieces() - self.borne_off(side) - self.pieces(side).count()
    }
}

fn push_squares(faults: &mut Faults, fault: impl Fn(Squares) -> Fault, squares: Squares) {
    if !squares.is_empty() {
        faults.push(fault(squares));
    }
}

fn push_piece_count(faults: &mut Faults, ruleset: &Ruleset, setup: &Setup, side: Side) {
    let pieces = ruleset.pieces();
    let on_board = setup.pieces[side.index()].count();
    let borne_off = setup.borne_off[side.index()];
    let found = u16::from(on_board) + u16::from(borne_off);
    let fits = match ruleset.rules().on_enemy {
        OnEnemy::Swap => found == u16::from(pieces),
        OnEnemy::Capture => found <= u16::from(pieces),
    };
    if !fits {
        faults.push(Fault::PieceCount { side, on_board, borne_off, pieces });
    }
}
