//! The rules engine: plays race games on one track by rulesets that are data.
//!
//! `Rules` (the answers a rulebook gives) → [`Ruleset`] (checked) → `Setup` (pieces anywhere) →
//! `Position` (playable) → `legal_moves` → `play`. Nothing here touches a file, a clock, a heap or a
//! source of chance, and nothing knows a game or a variant by name.
#![no_std]

mod rules;
mod square;

pub use rules::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Dice, Ends, MustMove, NoMove,
    OnEnemy, Opening, Protection, Reach, Rules,
};
pub use square::{MAX_SQUARES, Side, Square, Squares, Throw, Throws};
