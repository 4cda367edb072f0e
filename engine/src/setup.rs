//! Pieces anywhere: what notation and editors write down, playable or not.

use crate::square::{Side, Squares};

/// Pieces on squares and who throws next; anything can be set up, a `Position` can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The squares of each side's pieces, by seat.
    pub pieces: [Squares; 2],
    /// How many pieces each side has borne off, by seat.
    pub borne_off: [u8; 2],
    /// Who throws next.
    pub side: Side,
    /// Whether it is settled who plays which pieces.
    pub phase: Phase,
}

/// Whether it is settled who plays which pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The sides throw for it.
    Opening,
    /// It is.
    Play,
}
