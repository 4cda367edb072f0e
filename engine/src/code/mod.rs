//! Positions and games as short texts for links: `docs/codes.md` describes them to the bit.
//!
//! A code is a letter for its kind and version, some of the digest of the ruleset, a payload and a checksum.
//! Reading one takes bounded work whatever it says, and gives a game only if all of it holds.

mod fields;
mod letters;
mod number;

use core::fmt::{self, Display, Formatter};
use core::ops::Deref;

use letters::{Check, DIGIT_BITS, LONG, SHORT, digit, letter};
use number::Number;

use crate::position::Position;
use crate::record::Record;
use crate::ruleset::Ruleset;
use crate::square::Throw;

/// The longest code that is written or read.
pub const MOST_CHARACTERS: usize = 2_048;

/// How many bytes the code of a live game carries at most beside the game.
pub const MOST_EXTRA: usize = 96;

/// The version of the codes that are written, and the only one that is read.
const VERSION: u8 = 1;

/// How many letters the payload of a position has.
const POSITION_PAYLOAD: usize = 11;

/// What a code tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A position, with the throw that waits for its move.
    Position = 1,
    /// A whole game.
    Game = 2,
    /// A whole game, with bytes of those who play it.
    Live = 3,
}

/// A code.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    letters: [u8; MOST_CHARACTERS],
    length: usize,
}

/// What those who play a live game send each other beside the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extra {
    bytes: [u8; MOST_EXTRA],
    length: usize,
}

/// What a code says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// What it is the code of.
    pub kind: Kind,
    /// The game; of a position, one that begins there.
    pub record: Record,
    /// Empty but for a live game.
    pub extra: Extra,
}

/// Why a text is no code, or none of this ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It is no code, or was changed on its way.
    Damaged,
    /// It is of a version that is not known.
    Version(u8),
    /// It belongs to other rules.
    OtherRules,
    /// What it tells cannot be played by these rules.
    DoesNotReplay,
    /// It is longer than any code.
    TooLong,
}

impl Code {
    /// The code of a position, with the throw that waits for its move: 16 letters.
    pub fn of_position(ruleset: &Ruleset, position: &Position, waiting: Option<Throw>) -> Code {
        let mut number = Number::zero();
        let code = fields::push_position(&mut number, ruleset, position, waiting)
            .and_then(|()| Code::new(Kind::Position, ruleset, &number, POSITION_PAYLOAD));
        code.expect("a position has fewer digits than there is room for")
    }

    /// The code of a game; `None` if it would be too long.
    pub fn of_game(ruleset: &Ruleset, record: &Record) -> Option<Code> {
        let mut number = Number::zero();
        fields::push_game(&mut number, ruleset, record, None)?;
        Code::new(Kind::Game, ruleset, &number, number.digits())
    }

    /// The code of a live game; `None` if it would be too long.
    pub fn of_live_game(ruleset: &Ruleset, record: &Record, extra: &Extra) -> Option<Code> {
        let mut number = Number::zero();
        fields::push_game(&mut number, ruleset, record, Some(extra))?;
        Code::new(Kind::Live, ruleset, &number, number.digits())
    }

    /// Puts the letters together; `None` if there are too many.
    fn new(kind: Kind, ruleset: &Ruleset, number: &Number, digits: usize) -> Option<Code> {
        let frame = Frame::of(kind as u8);
        if frame.digest + digits + frame.check.letters + 1 > MOST_CHARACTERS {
            return None;
        }
        let mut code = Code { letters: [0; MOST_CHARACTERS], length: 0 };
        code.push(VERSION << KIND_BITS | kind as u8);
        let digest = ruleset.digest();
        for place in 0..frame.digest {
            code.push(digest_digit(digest, place));
        }
        for place in 0..digits {
            code.push(number.digit(place) ^ mask(digest, place));
        }
        let sum = frame.check.sum(&code.letters[..code.length]);
        for place in (0..frame.check.letters as u32).rev() {
            code.push((sum >> (place * DIGIT_BITS)) as u8);
        }
        Some(code)
    }

    /// Its letters, all of them ASCII.
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.length]
    }

    fn push(&mut self, digit: u8) {
        self.letters[self.length] = letter(digit);
        self.length += 1;
    }
}

impl Display for Code {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(self)
    }
}

impl Deref for Code {
    type Target = str;

    fn deref(&self) -> &str {
        core::str::from_utf8(self.letters()).expect("letters are ASCII")
    }
}

impl Extra {
    /// No byte.
    pub const NONE: Extra = Extra { bytes: [0; MOST_EXTRA], length: 0 };

    /// These bytes, if they are at most [`MOST_EXTRA`].
    pub fn of(bytes: &[u8]) -> Option<Extra> {
        let mut extra = Extra { length: bytes.len(), ..Extra::NONE };
        extra.bytes.get_mut(..bytes.len())?.copy_from_slice(bytes);
        Some(extra)
    }

    fn push(&mut self, byte: u8) {
        self.bytes[self.length] = byte;
        self.length += 1;
    }
}

impl Deref for Extra {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Reads a code; safe on any bytes.
///
/// # Errors
/// Why it is none of this ruleset.
pub fn decode(ruleset: &Ruleset, text: &[u8]) -> Result<Decoded, CodeError> {
    let Opened { kind, digest: named, payload } = open(text)?;
    let digest = ruleset.digest();
    if !named.iter().enumerate().all(|(place, found)| digit(*found) == Some(digest_digit(digest, place))) {
        return Err(CodeError::OtherRules);
    }
    let mut number = Number::zero();
    for (place, found) in payload.iter().enumerate() {
        number.set_digit(place, digit(*found).ok_or(CodeError::Damaged)? ^ mask(digest, place));
    }
    if kind == Kind::Position {
        let record = fields::pop_position(&mut number, ruleset).ok_or(CodeError::DoesNotReplay)?;
        return Ok(Decoded { kind, record, extra: Extra::NONE });
    }
    // One game has one code: no digits that say nothing.
    if number.digits() != payload.len() {
        return Err(CodeError::DoesNotReplay);
    }
    let (record, extra) = fields::pop_game(&mut number, ruleset, kind).ok_or(CodeError::DoesNotReplay)?;
    Ok(Decoded { kind, record, extra })
}

/// What a code says of the digest of its ruleset: as many of the highest bits as it names, as the highest of
/// 24.
///
/// # Errors
/// Why it is no code.
pub fn named_digest(text: &[u8]) -> Result<u32, CodeError> {
    let Opened { digest, .. } = open(text)?;
    let bits =
        digest.iter().fold(0, |bits, found| bits << DIGIT_BITS | u32::from(digit(*found).unwrap_or(0)));
    Ok(bits << (DIGIT_BITS * (LONG.letters - digest.len()) as u32))
}

/// How many bits of the first letter tell the kind; the others tell the version.
const KIND_BITS: u32 = 2;

/// How many letters of the digest a kind of code has, and what it is checked by.
struct Frame {
    digest: usize,
    check: Check,
}

impl Frame {
    /// Of a kind's number, in any version.
    fn of(kind: u8) -> Frame {
        if kind == Kind::Position as u8 {
            Frame { digest: 2, check: SHORT }
        } else {
            Frame { digest: 4, check: LONG }
        }
    }
}

/// A code whose checksum holds, in its parts.
struct Opened<'a> {
    kind: Kind,
    digest: &'a [u8],
    payload: &'a [u8],
}

fn open(text: &[u8]) -> Result<Opened<'_>, CodeError> {
    if text.len() > MOST_CHARACTERS {
        return Err(CodeError::TooLong);
    }
    let opened = || {
        let first = digit(*text.first()?)?;
        let (kind, version) = (first & ((1 << KIND_BITS) - 1), first >> KIND_BITS);
        let frame = Frame::of(kind);
        let (inside, sum) = text.split_at_checked(text.len().checked_sub(frame.check.letters)?)?;
        let (digest, payload) = inside.get(1..)?.split_at_checked(frame.digest)?;
        let mut found = 0;
        for letter in sum {
            found = found << DIGIT_BITS | u32::from(digit(*letter)?);
        }
        if found != frame.check.sum(inside) || !inside.iter().all(|letter| digit(*letter).is_some()) {
            return None;
        }
        let kind = [Kind::Position, Kind::Game, Kind::Live].into_iter().find(|each| *each as u8 == kind);
        Some((version, kind, digest, payload))
    };
    let (version, kind, digest, payload) = opened().ok_or(CodeError::Damaged)?;
    if version > VERSION {
        return Err(CodeError::Version(version));
    }
    let kind = kind.filter(|kind| *kind != Kind::Position || payload.len() == POSITION_PAYLOAD);
    match kind {
        Some(kind) if version == VERSION => Ok(Opened { kind, digest, payload }),
        Some(_) | None => Err(CodeError::Damaged),
    }
}

/// Six bits of a ruleset's digest, the highest at 0.
fn digest_digit(digest: u64, place: usize) -> u8 {
    (digest >> (u64::BITS - DIGIT_BITS * (place as u32 + 1))) as u8 & 63
}

/// What a digit of the payload is mixed with, so that it tells something else under other rules, even where
/// the part of the digest that the code names is the same.
fn mask(digest: u64, place: usize) -> u8 {
    (digest >> (place % POSITION_PAYLOAD * 5)) as u8 & 63
}
