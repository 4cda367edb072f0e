//! Squares, sides and throws, and small sets of them held as bits.

use core::ops::{BitAnd, BitOr, Not};

/// The longest track, in squares: a set of squares is one 32-bit word.
pub const MAX_SQUARES: u8 = 32;

/// A square of the track, counted from 1 in the order of play; at most [`MAX_SQUARES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this number, if it is 1 to [`MAX_SQUARES`].
    pub const fn new(number: u8) -> Option<Square> {
        if number >= 1 && number <= MAX_SQUARES { Some(Square(number)) } else { None }
    }

    /// Its number, 1 to [`MAX_SQUARES`].
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Squares(u32);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// The set of one bit a square, the lowest bit for square 1.
    pub const fn from_bits(bits: u32) -> Squares {
        Squares(bits)
    }

    /// One bit a square, the lowest bit for square 1.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn has(self, square: Square) -> bool {
        self.0 >> (square.0 - 1) & 1 == 1
    }

    /// The set and this square.
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << (square.0 - 1))
    }

    /// The set less this square.
    pub const fn without(self, square: Square) -> Squares {
        Squares(self.0 & !(1 << (square.0 - 1)))
    }

    /// How many squares it has.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Squares 1 to `last`; all of them from [`MAX_SQUARES`] on, none for 0.
    pub const fn up_to(last: u8) -> Squares {
        if last >= MAX_SQUARES { Squares(u32::MAX) } else { Squares((1 << last) - 1) }
    }

    /// The first in the order of play.
    pub const fn first(self) -> Option<Square> {
        Square::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The last in the order of play.
    pub const fn last(self) -> Option<Square> {
        Square::new(MAX_SQUARES - self.0.leading_zeros() as u8)
    }

    /// The squares `steps` further along; those that would leave the word are gone.
    pub(crate) const fn ahead(self, steps: u8) -> Squares {
        if steps >= MAX_SQUARES { Squares::NONE } else { Squares(self.0 << steps) }
    }

    /// The squares `steps` further back; those that would leave the board are gone.
    pub(crate) const fn back(self, steps: u8) -> Squares {
        if steps >= MAX_SQUARES { Squares::NONE } else { Squares(self.0 >> steps) }
    }

    /// The first squares of unbroken runs of at least `length`: each square that begins that many in a row.
    pub(crate) fn run_starts(self, length: u8) -> Squares {
        (1..length).fold(self, |starts, steps| starts & self.back(steps))
    }

    /// All squares that stand in an unbroken run of at least `length`.
    pub(crate) fn in_runs(self, length: u8) -> Squares {
        let starts = self.run_starts(length);
        (1..length).fold(starts, |run, steps| run | starts.ahead(steps))
    }

    /// The squares in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let square = Square(rest.trailing_zeros() as u8 + 1);
                rest &= rest - 1;
                square
            })
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;

    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, Squares::with)
    }
}

/// The two players, by seat: the first throws first where nothing else decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first seat, `x` in notation.
    First,
    /// The second seat, `o` in notation.
    Second,
}

impl Side {
    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first seat, 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Side {
    /// Both, the first seat first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];
}

/// What a cast of the dice counts: 1 to 15 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Throw(u8);

impl Throw {
    /// The highest count a throw can have.
    pub const MAX: u8 = 15;

    /// The throw of this count, if it is 1 to [`Throw::MAX`].
    pub const fn new(count: u8) -> Option<Throw> {
        if count >= 1 && count <= Throw::MAX { Some(Throw(count)) } else { None }
    }

    /// How many squares it counts.
    pub const fn count(self) -> u8 {
        self.0
    }
}

/// A set of throws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Throws(u16);

impl Throws {
    /// No throw.
    pub const NONE: Throws = Throws(0);
    /// Every throw there can be.
    pub const ANY: Throws = Throws(0xfffe);

    /// The set of one bit a throw, bit 1 for a throw of 1; bit 0 is dropped.
    pub const fn from_bits(bits: u16) -> Throws {
        Throws(bits & 0xfffe)
    }

    /// One bit a throw, bit 1 for a throw of 1.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether the throw is in the set.
    pub const fn has(self, throw: Throw) -> bool {
        self.0 >> throw.0 & 1 == 1
    }

    /// The set and this throw.
    pub const fn with(self, throw: Throw) -> Throws {
        Throws(self.0 | 1 << throw.0)
    }

    /// Whether it has no throw.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The throws, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Throw> {
        (1..=Throw::MAX).map(Throw).filter(move |throw| self.has(*throw))
    }
}

impl FromIterator<Throw> for Throws {
    fn from_iter<I: IntoIterator<Item = Throw>>(throws: I) -> Throws {
        throws.into_iter().fold(Throws::NONE, Throws::with)
    }
}
