//! Positions and moves as text.
//!
//! A position is `PATH SIDE OFFX-OFFO [opening]`: the squares in the order of play, rows parted by `/`,
//! `x` and `o` for the sides' pieces, a number for a run of empty squares. A move is `27-28`, `30-off`
//! or `pass`.

use core::fmt::{self, Display, Formatter, Write};
use core::str::FromStr;

use crate::moves::{Move, Target};
use crate::rules::Board;
use crate::setup::{Phase, Setup};
use crate::square::{Side, Square, Squares};

/// Why a text is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Where in the text, in bytes.
    pub at: usize,
    /// What belongs there.
    pub expected: Expected,
}

/// What belongs at a place of a position's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `x`, `o` or the number of empty squares, in a row that is not full yet.
    PieceOrNumber,
    /// A number of empty squares that the row still has room for; runs are not parted.
    ShorterRun,
    /// `/`: the row is full.
    RowEnd,
    /// A space: the board is full.
    PathEnd,
    /// `x` or `o`, for who throws next.
    Side,
    /// How many pieces each side has borne off, like `2-0`.
    BorneOff,
    /// The end of the text, or ` opening`.
    End,
}

impl Setup {
    /// Reads a position's text for a board.
    ///
    /// # Errors
    /// The first place where the text is not a position's.
    pub fn parse(text: &str, board: Board) -> Result<Setup, NotationError> {
        Setup::parse_bytes(text.as_bytes(), board)
    }

    /// Reads a position's text from bytes of any kind.
    ///
    /// # Errors
    /// As [`Setup::parse`].
    pub fn parse_bytes(text: &[u8], board: Board) -> Result<Setup, NotationError> {
        let mut reader = Reader { text, at: 0 };
        let pieces = reader.path(board)?;
        reader.expect(b' ', Expected::PathEnd)?;
        let side = match reader.next() {
            Some(b'x') => Side::First,
            Some(b'o') => Side::Second,
            Some(_) | None => return Err(NotationError { at: reader.at - 1, expected: Expected::Side }),
        };
        reader.expect(b' ', Expected::BorneOff)?;
        let first = reader.number().ok_or_else(|| reader.error(Expected::BorneOff))?;
        reader.expect(b'-', Expected::BorneOff)?;
        let second = reader.number().ok_or_else(|| reader.error(Expected::BorneOff))?;
        let phase = match reader.rest() {
            b"" => Phase::Play,
            b" opening" => Phase::Opening,
            _ => return Err(reader.error(Expected::End)),
        };
        Ok(Setup { pieces, borne_off: [first, second], side, phase })
    }

    /// Its text for a board; pieces beyond the board are left out.
    pub fn notation(&self, board: Board) -> Notation<'_> {
        Notation { setup: self, board }
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn error(&self, expected: Expected) -> NotationError {
        NotationError { at: self.at, expected }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek();
        self.at += 1;
        byte
    }

    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn expect(&mut self, byte: u8, expected: Expected) -> Result<(), NotationError> {
        if self.peek() != Some(byte) {
            return Err(self.error(expected));
        }
        self.at += 1;
        Ok(())
    }

    /// A number below 256 without leading zeros.
    fn number(&mut self) -> Option<u8> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = &self.rest()[..digits];
        if digits == 0 || digits > 3 || (digits > 1 && text[0] == b'0') {
            return None;
        }
        let value = text.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0'));
        let value = u8::try_from(value).ok()?;
        self.at += digits;
        Some(value)
    }

    fn path(&mut self, board: Board) -> Result<[Squares; 2], NotationError> {
        let mut pieces = [Squares::NONE; 2];
        let mut done = 0;
        while done < board.squares {
            let room = board.row.min(board.squares - done);
            self.row(done, room, &mut pieces)?;
            done += room;
            if done < board.squares {
                self.expect(b'/', Expected::RowEnd)?;
            }
        }
        Ok(pieces)
    }

    fn row(&mut self, before: u8, room: u8, pieces: &mut [Squares; 2]) -> Result<(), NotationError> {
        let mut done = 0;
        while done < room {
            let side = match self.peek() {
                Some(b'x') => Side::First,
                Some(b'o') => Side::Second,
                Some(b'1'..=b'9') => {
                    let start = self.error(Expected::ShorterRun);
                    done += self.number().filter(|run| *run <= room - done).ok_or(start)?;
                    continue;
                }
                Some(_) | None => return Err(self.error(Expected::PieceOrNumber)),
            };
            self.at += 1;
            done += 1;
            if let Some(square) = Square::new(before + done) {
                pieces[side.index()] = pieces[side.index()].with(square);
            }
        }
        Ok(())
    }
}

/// A position's text, to be printed.
#[derive(Clone, Copy, Debug)]
pub struct Notation<'a> {
    setup: &'a Setup,
    board: Board,
}

impl Notation<'_> {
    /// Writes the text without the formatting machinery, which costs a small module dear.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl Write) -> fmt::Result {
        self.write_path(out)?;
        out.write_char(' ')?;
        out.write_char(letter(self.setup.side))?;
        out.write_char(' ')?;
        write_number(self.setup.borne_off[0], out)?;
        out.write_char('-')?;
        write_number(self.setup.borne_off[1], out)?;
        match self.setup.phase {
            Phase::Opening => out.write_str(" opening"),
            Phase::Play => Ok(()),
        }
    }

    fn write_path(&self, out: &mut impl Write) -> fmt::Result {
        let mut empty = 0;
        for square in Squares::up_to(self.board.squares).iter() {
            let side = Side::BOTH.into_iter().find(|side| self.setup.pieces[side.index()].has(square));
            if let Some(side) = side {
                write_run(&mut empty, out)?;
                out.write_char(letter(side))?;
            } else {
                empty += 1;
            }
            if square.number() == self.board.squares {
                write_run(&mut empty, out)?;
            } else if square.number() % self.board.row == 0 {
                write_run(&mut empty, out)?;
                out.write_char('/')?;
            }
        }
        Ok(())
    }
}

impl Display for Notation<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        self.write(formatter)
    }
}

fn letter(side: Side) -> char {
    match side {
        Side::First => 'x',
        Side::Second => 'o',
    }
}

fn write_run(empty: &mut u8, out: &mut impl Write) -> fmt::Result {
    if *empty > 0 {
        write_number(*empty, out)?;
        *empty = 0;
    }
    Ok(())
}

fn write_number(number: u8, out: &mut impl Write) -> fmt::Result {
    if number >= 100 {
        out.write_char(char::from(b'0' + number / 100))?;
    }
    if number >= 10 {
        out.write_char(char::from(b'0' + number / 10 % 10))?;
    }
    out.write_char(char::from(b'0' + number % 10))
}

impl Display for Move {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Move::Piece { from, to: Target::Square(to) } => {
                write!(formatter, "{}-{}", from.number(), to.number())
            }
            Move::Piece { from, to: Target::Off } => write!(formatter, "{}-off", from.number()),
            Move::Pass => formatter.write_str("pass"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove;

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let (from, to) = text.split_once('-').ok_or(NotAMove)?;
        let to = if to == "off" { Target::Off } else { Target::Square(square(to)?) };
        Ok(Move::Piece { from: square(from)?, to })
    }
}

fn square(text: &str) -> Result<Square, NotAMove> {
    let mut reader = Reader { text: text.as_bytes(), at: 0 };
    let square = reader.number().and_then(Square::new).ok_or(NotAMove)?;
    if reader.rest().is_empty() { Ok(square) } else { Err(NotAMove) }
}
