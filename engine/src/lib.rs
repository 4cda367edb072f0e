//! The rules engine: plays race games on one track by rulesets that are data.
//!
//! [`Rules`] (the answers a rulebook gives) → [`Ruleset`] (checked) → [`Setup`] (pieces anywhere) →
//! [`Position`] (playable) → [`Position::legal_moves`] → [`Position::play`]. Nothing here touches a file,
//! a clock, a heap or a source of chance, and nothing knows a game or a variant by name.
#![no_std]

mod bytes;
mod code;
mod contradiction;
mod digest;
mod few;
mod moves;
mod notation;
mod perft;
mod play;
mod player;
mod position;
mod question;
mod record;
mod refusal;
mod rules;
mod ruleset;
mod setup;
mod square;

pub use bytes::{BytesError, RulesetBytes};
pub use code::{
    Code, CodeError, Decoded, Extra, Kind as CodeKind, MOST_CHARACTERS, MOST_EXTRA, decode, named_digest,
};
pub use contradiction::{Clash, Contradiction, Contradictions};
pub use few::Few;
pub use moves::{Move, Moves, Target};
pub use notation::{Expected, NotAMove, Notation, NotationError};
pub use perft::perft;
pub use play::Outcome;
pub use player::{ByRules, INPUTS, Level, MAX_HIDDEN, NET_VERSION, Net, NetError, OUTPUT_UNIT, Player, UNIT};
pub use position::{Fault, Faults, Position};
pub use question::Question;
pub use record::{MOST_THROWS, Ply, Record, Unrecorded};
pub use refusal::{Reason, Refusal};
pub use rules::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Dice, Ends, MustMove, NoMove,
    OnEnemy, Opening, Protection, Reach, Rules,
};
pub use ruleset::Ruleset;
pub use setup::{Phase, Setup};
pub use square::{MAX_SQUARES, Side, Square, Squares, Throw, Throws};
