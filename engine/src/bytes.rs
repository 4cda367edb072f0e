//! Rulesets as a few dozen bytes: the form in which pages carry them.
//!
//! A version byte, then the answers in the order of [`Rules`], numbers of more than one byte with the low
//! byte first. Each ruleset has exactly one form, so that forms can be compared and digested.

use core::ops::Deref;

use crate::digest::digest;
use crate::rules::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Dice, Ends, MustMove, NoMove,
    OnEnemy, Opening, Protection, Reach, Rules,
};
use crate::ruleset::Ruleset;
use crate::square::{MAX_SQUARES, Square, Squares, Throw, Throws};

/// The version of the form that is written, and the only one that is read.
const VERSION: u8 = 1;

/// More than the longest ruleset needs.
const CAPACITY: usize = 256;

/// A ruleset in its binary form.
#[derive(Clone, Copy, Debug)]
pub struct RulesetBytes {
    bytes: [u8; CAPACITY],
    length: usize,
}

impl Deref for RulesetBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Why bytes are no ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BytesError {
    /// They are of a version that is not known.
    Version(u8),
    /// They end early, go on too long, or hold a value that no ruleset has.
    Damaged,
    /// The answers contradict each other.
    Contradictory,
}

impl Ruleset {
    /// Its binary form.
    pub fn to_bytes(&self) -> RulesetBytes {
        RulesetBytes::of(self.rules())
    }

    /// Reads the binary form; safe on any bytes.
    ///
    /// # Errors
    /// What is wrong with the bytes or the rules in them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Ruleset, BytesError> {
        let mut reader = Reader { bytes };
        let version = reader.byte().ok_or(BytesError::Damaged)?;
        if version != VERSION {
            return Err(BytesError::Version(version));
        }
        let rules = reader.rules().filter(|_| reader.bytes.is_empty()).ok_or(BytesError::Damaged)?;
        Ruleset::with_digest(&rules, digest(bytes)).map_err(|_| BytesError::Contradictory)
    }
}

impl RulesetBytes {
    pub(crate) fn of(rules: &Rules) -> RulesetBytes {
        let mut out = RulesetBytes { bytes: [0; CAPACITY], length: 0 };
        out.byte(VERSION);
        out.rules(rules);
        out
    }

    fn byte(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }

    fn throws(&mut self, throws: Throws) {
        throws.bits().to_le_bytes().into_iter().for_each(|byte| self.byte(byte));
    }

    fn squares(&mut self, squares: Squares) {
        squares.bits().to_le_bytes().into_iter().for_each(|byte| self.byte(byte));
    }

    fn rules(&mut self, rules: &Rules) {
        self.byte(rules.board.squares);
        self.byte(rules.board.row);
        self.squares(rules.start[0]);
        self.squares(rules.start[1]);
        self.dice(rules.dice);
        self.throws(rules.throw_again);
        self.opening(rules.opening);
        self.squares(rules.must_stop);
        self.squares(rules.only_bearing_off);
        self.byte(match rules.backward {
            Backward::Never => 0,
            Backward::WhenNoForwardMove => 1,
        });
        self.byte(match rules.on_enemy {
            OnEnemy::Swap => 0,
            OnEnemy::Capture => 1,
        });
        self.squares(rules.safe);
        self.protection(rules.protection);
        self.barrier(rules.barrier);
        self.arrivals(&rules.arrivals);
        self.bear_off(&rules.bear_off);
        self.must_move(rules.must_move);
        self.byte(match rules.no_move {
            NoMove::Pass => 0,
            NoMove::LoseTurn => 1,
        });
        self.byte(match rules.ends {
            Ends::FirstOut => 0,
            Ends::MostPoints => 1,
        });
    }

    fn dice(&mut self, dice: Dice) {
        match dice {
            Dice::Sticks { count, none_up } => [0, count, none_up].into_iter().for_each(|b| self.byte(b)),
            Dice::Die { sides } => [1, sides].into_iter().for_each(|b| self.byte(b)),
        }
    }

    fn opening(&mut self, opening: Opening) {
        match opening {
            Opening::FirstSeat => self.byte(0),
            Opening::Race { throw, from, to } => {
                [1, throw.count(), from.number(), to.number()].into_iter().for_each(|b| self.byte(b));
            }
        }
    }

    fn protection(&mut self, protection: Protection) {
        match protection {
            Protection::None => self.byte(0),
            Protection::Group(pieces) => [1, pieces].into_iter().for_each(|b| self.byte(b)),
        }
    }

    fn barrier(&mut self, barrier: Barrier) {
        match barrier {
            Barrier::None => self.byte(0),
            Barrier::Run { pieces, reach: Reach::Forward } => {
                [1, pieces].into_iter().for_each(|b| self.byte(b))
            }
            Barrier::Run { pieces, reach: Reach::Both } => [2, pieces].into_iter().for_each(|b| self.byte(b)),
        }
    }

    /// The squares that do not keep a piece, then for each where it goes: 0 for the first empty square.
    fn arrivals(&mut self, arrivals: &[Arrival; MAX_SQUARES as usize]) {
        let place = self.length;
        let mut sending = Squares::NONE;
        self.squares(sending);
        for (square, arrival) in Squares::up_to(MAX_SQUARES).iter().zip(arrivals) {
            match arrival {
                Arrival::Stays => continue,
                Arrival::To(target) => self.byte(target.number()),
                Arrival::FirstEmpty => self.byte(0),
            }
            sending = sending.with(square);
        }
        self.bytes[place..place + 4].copy_from_slice(&sending.bits().to_le_bytes());
    }

    /// The squares that pieces are borne off from, then for each the throws that do it.
    fn bear_off(&mut self, bear_off: &BearOff) {
        match &bear_off.by {
            BearOffBy::Throws(by_square) => {
                self.byte(0);
                let place = self.length;
                let mut exits = Squares::NONE;
                self.squares(exits);
                for (square, throws) in Squares::up_to(MAX_SQUARES).iter().zip(by_square) {
                    if !throws.is_empty() {
                        self.throws(*throws);
                        exits = exits.with(square);
                    }
                }
                self.bytes[place..place + 4].copy_from_slice(&exits.bits().to_le_bytes());
            }
            BearOffBy::Reaching => self.byte(1),
        }
        match bear_off.only_while {
            BearOffWhile::Always => self.byte(0),
            BearOffWhile::AllOn(squares) => {
                self.byte(1);
                self.squares(squares);
            }
        }
    }

    fn must_move(&mut self, must_move: MustMove) {
        match must_move {
            MustMove::Any => self.byte(0),
            MustMove::First(squares) => {
                self.byte(1);
                self.squares(squares);
            }
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (byte, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*byte)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (array, rest) = self.bytes.split_first_chunk()?;
        self.bytes = rest;
        Some(*array)
    }

    fn throws(&mut self) -> Option<Throws> {
        let bits = u16::from_le_bytes(self.array()?);
        Some(Throws::from_bits(bits)).filter(|throws| throws.bits() == bits)
    }

    fn squares(&mut self) -> Option<Squares> {
        Some(Squares::from_bits(u32::from_le_bytes(self.array()?)))
    }

    fn square(&mut self) -> Option<Square> {
        Square::new(self.byte()?)
    }

    fn rules(&mut self) -> Option<Rules> {
        Some(Rules {
            board: Board { squares: self.byte()?, row: self.byte()? },
            start: [self.squares()?, self.squares()?],
            dice: self.dice()?,
            throw_again: self.throws()?,
            opening: self.opening()?,
            must_stop: self.squares()?,
            only_bearing_off: self.squares()?,
            backward: self.one_of([Backward::Never, Backward::WhenNoForwardMove])?,
            on_enemy: self.one_of([OnEnemy::Swap, OnEnemy::Capture])?,
            safe: self.squares()?,
            protection: self.protection()?,
            barrier: self.barrier()?,
            arrivals: self.arrivals()?,
            bear_off: self.bear_off()?,
            must_move: self.must_move()?,
            no_move: self.one_of([NoMove::Pass, NoMove::LoseTurn])?,
            ends: self.one_of([Ends::FirstOut, Ends::MostPoints])?,
        })
    }

    fn one_of<T: Copy, const N: usize>(&mut self, answers: [T; N]) -> Option<T> {
        answers.get(usize::from(self.byte()?)).copied()
    }

    fn dice(&mut self) -> Option<Dice> {
        match self.byte()? {
            0 => Some(Dice::Sticks { count: self.byte()?, none_up: self.byte()? }),
            1 => Some(Dice::Die { sides: self.byte()? }),
            _ => None,
        }
    }

    fn opening(&mut self) -> Option<Opening> {
        match self.byte()? {
            0 => Some(Opening::FirstSeat),
            1 => {
                let throw = Throw::new(self.byte()?)?;
                Some(Opening::Race { throw, from: self.square()?, to: self.square()? })
            }
            _ => None,
        }
    }

    fn protection(&mut self) -> Option<Protection> {
        match self.byte()? {
            0 => Some(Protection::None),
            1 => Some(Protection::Group(self.byte()?)),
            _ => None,
        }
    }

    fn barrier(&mut self) -> Option<Barrier> {
        match self.byte()? {
            0 => Some(Barrier::None),
            1 => Some(Barrier::Run { pieces: self.byte()?, reach: Reach::Forward }),
            2 => Some(Barrier::Run { pieces: self.byte()?, reach: Reach::Both }),
            _ => None,
        }
    }

    fn arrivals(&mut self) -> Option<[Arrival; MAX_SQUARES as usize]> {
        let mut arrivals = [Arrival::Stays; MAX_SQUARES as usize];
        for square in self.squares()?.iter() {
            let target = self.byte()?;
            arrivals[usize::from(square.number()) - 1] =
                if target == 0 { Arrival::FirstEmpty } else { Arrival::To(Square::new(target)?) };
        }
        Some(arrivals)
    }

    fn bear_off(&mut self) -> Option<BearOff> {
        let by = match self.byte()? {
            0 => {
                let mut by_square = [Throws::NONE; MAX_SQUARES as usize];
                for square in self.squares()?.iter() {
                    let throws = self.throws()?;
                    if throws.is_empty() {
                        return None;
                    }
                    by_square[usize::from(square.number()) - 1] = throws;
                }
                BearOffBy::Throws(by_square)
            }
            1 => BearOffBy::Reaching,
            _ => return None,
        };
        let only_while = match self.byte()? {
            0 => BearOffWhile::Always,
            1 => BearOffWhile::AllOn(self.squares()?),
            _ => return None,
        };
        Some(BearOff { by, only_while })
    }

    fn must_move(&mut self) -> Option<MustMove> {
        match self.byte()? {
            0 => Some(MustMove::Any),
            1 => Some(MustMove::First(self.squares()?)),
            _ => None,
        }
    }
}
