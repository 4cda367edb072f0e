//! The questions a rulebook answers, one field each, and the answers there are.
//!
//! A ruleset is one value of [`Rules`]. A new ruleset never needs a line of Rust; a rulebook that
//! answers a question in a way not met before needs one variant of an enum here.

use crate::square::{MAX_SQUARES, Square, Squares, Throws};

/// What a rulebook says, as it says it: plain data, any value can be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The track it is played on.
    pub board: Board,
    /// Where each side's pieces stand before the first throw, by seat.
    pub start: [Squares; 2],
    /// What is thrown.
    pub dice: Dice,
    /// The throws that give the same player another.
    pub throw_again: Throws,
    /// How it is settled who begins.
    pub opening: Opening,
    /// Squares on which every piece must stop before it goes further.
    pub must_stop: Squares,
    /// Squares from which a piece moves only by bearing off.
    pub only_bearing_off: Squares,
    /// When pieces move backward.
    pub backward: Backward,
    /// What happens to an enemy piece that is landed on.
    pub on_enemy: OnEnemy,
    /// Squares on which a piece cannot be landed on.
    pub safe: Squares,
    /// Which pieces their neighbours protect.
    pub protection: Protection,
    /// Which enemy pieces cannot be passed.
    pub barrier: Barrier,
    /// What happens to a piece that stops on a square; index 0 is square 1.
    pub arrivals: [Arrival; MAX_SQUARES as usize],
    /// How pieces leave the board.
    pub bear_off: BearOff,
    /// Which of the possible moves must be made.
    pub must_move: MustMove,
    /// What happens when there is no move.
    pub no_move: NoMove,
    /// When the game is over and who has won.
    pub ends: Ends,
}

/// The track: its squares in the order of play, and how notation groups them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many squares, 2 to [`MAX_SQUARES`].
    pub squares: u8,
    /// How many squares stand in a row; notation parts the track after each row.
    pub row: u8,
}

/// What is thrown, and what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// Two-sided sticks: the number face up counts.
    Sticks {
        /// How many, 1 to 14.
        count: u8,
        /// What it counts when none is face up.
        none_up: u8,
    },
    /// One die with sides from 1 up, all equally likely.
    Die {
        /// How many sides, 1 to 15.
        sides: u8,
    },
}

/// How it is settled who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The first seat throws first.
    FirstSeat,
    /// The seats throw in turn, the first seat first, until one throws `throw`. That player takes the
    /// pieces that stand on the second seat's starting squares, must move one of them `from`–`to`, and
    /// throws again.
    Race {
        /// The deciding throw.
        throw: crate::Throw,
        /// The square the winner's first move starts from.
        from: Square,
        /// The square it leads to.
        to: Square,
    },
}

/// When pieces move backward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backward {
    /// Never.
    Never,
    /// When no piece can move forward, one must move backward by the throw onto an empty square.
    WhenNoForwardMove,
}

/// What happens to an enemy piece that is landed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnEnemy {
    /// The two pieces change places.
    Swap,
    /// It leaves the game for good.
    Capture,
}

/// Which pieces their neighbours protect from being landed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protection {
    /// None.
    None,
    /// Those in an unbroken run of at least this many of one side along the track.
    Group(u8),
}

/// Which enemy pieces cannot be passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Any number may be jumped.
    None,
    /// An unbroken run of at least this many enemy pieces strictly between origin and destination;
    /// bearing off passes every square after the origin up to the last.
    Run {
        /// The shortest run that bars.
        pieces: u8,
        /// The moves it stops.
        reach: Reach,
    },
}

/// The directions in which a barrier stops moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Moves forward only.
    Forward,
    /// Moves forward and backward.
    Both,
}

/// What happens to a piece that stops on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It stays.
    Stays,
    /// It goes to this square or, if that is taken, to the nearest empty square below it.
    To(Square),
    /// It goes to the first empty square of the board, counted up from 1 after it has left its own.
    FirstEmpty,
}

/// How pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BearOff {
    /// From where, with which throws.
    pub by: BearOffBy,
    /// What must hold for it.
    pub only_while: BearOffWhile,
}

/// From where and with which throws pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BearOffBy {
    /// From each square with the throws listed for it; index 0 is square 1.
    Throws([Throws; MAX_SQUARES as usize]),
    /// By reaching or passing the last square, whatever stands on it, with any throw.
    Reaching,
}

/// What must hold for bearing off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BearOffWhile {
    /// Nothing.
    Always,
    /// All of that side's pieces on the board stand on these squares.
    AllOn(Squares),
}

/// Which of the possible moves must be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MustMove {
    /// Any one of them.
    Any,
    /// One that starts on these squares, if there is such a move.
    First(Squares),
}

/// What happens when there is no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMove {
    /// A pass: a throw that gives another still gives it.
    Pass,
    /// The turn is lost, even after a throw that gives another.
    LoseTurn,
}

/// When the game is over and who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// The first side to bear off all its pieces wins.
    FirstOut,
    /// Each piece borne off is a point; a side with more points than the other has points and pieces on
    /// the board has won; both off the board with equal points is a draw.
    MostPoints,
}
