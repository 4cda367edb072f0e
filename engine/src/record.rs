//! The record of a game: where it began, what fell, what was played and who gave up.

use crate::moves::{Move, Moves, Target};
use crate::play::Outcome;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::square::{Side, Square, Throw};

/// The most throws that a record holds.
pub const MOST_THROWS: usize = 2_000;

/// A game as it was played, kept with the same ruleset throughout.
///
/// A throw stays as it fell: when plies are taken back, the throws that fell for them are known still, and
/// fall again for whatever is played instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    start: Position,
    end: Position,
    /// The first [`Record::plies`] are played, the throws of the first `known` have fallen, and all beyond
    /// are [`Entry::EMPTY`].
    entries: [Entry; MOST_THROWS],
    plies: usize,
    /// At least as many as `plies`.
    known: usize,
    resigned: Option<Side>,
}

/// A throw and what was done with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who threw.
    pub side: Side,
    /// What fell.
    pub throw: Throw,
    /// What was played.
    pub m: Move,
}

/// Why something cannot be added to a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrecorded {
    /// The game is over.
    Over,
    /// Another throw has fallen already.
    Fallen,
    /// The dice have no such throw.
    NoSuchThrow,
    /// There is no such move.
    NoSuchMove,
    /// It has [`MOST_THROWS`] throws.
    Full,
}

/// A ply in a few bytes; the throw alone where it is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    throw: u8,
    /// Which of the legal moves was played.
    index: u8,
    /// How many there were.
    choices: u8,
    /// 0 for a pass, and [`SECOND`] more where the second seat threw.
    from: u8,
    /// 0 for bearing off.
    to: u8,
}

impl Entry {
    const EMPTY: Entry = Entry { throw: 0, index: 0, choices: 0, from: 0, to: 0 };
}

const SECOND: u8 = 128;

impl Record {
    /// A game that begins at a position.
    pub fn new(start: Position) -> Record {
        Record { start, end: start, entries: [Entry::EMPTY; MOST_THROWS], plies: 0, known: 0, resigned: None }
    }

    /// Begins another game in its place.
    pub fn restart(&mut self, start: Position) {
        self.entries[..self.known].fill(Entry::EMPTY);
        (self.start, self.end, self.plies, self.known, self.resigned) = (start, start, 0, 0, None);
    }

    /// Where it began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last ply.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// How many plies are played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// A ply that is played, counted from 0.
    pub fn ply(&self, at: usize) -> Option<Ply> {
        let entry = self.entries[..self.plies].get(at)?;
        let side = if entry.from < SECOND { Side::First } else { Side::Second };
        let to = Square::new(entry.to).map_or(Target::Off, Target::Square);
        let m = Square::new(entry.from % SECOND).map_or(Move::Pass, |from| Move::Piece { from, to });
        Some(Ply { side, throw: Throw::new(entry.throw)?, m })
    }

    /// Which of how many legal moves was played at a ply.
    pub(crate) fn choice(&self, at: usize) -> (u8, u8) {
        let entry = self.entries[at];
        (entry.index, entry.choices)
    }

    /// The throw that fell for a ply, whether that is played or not.
    pub fn fallen(&self, at: usize) -> Option<Throw> {
        Throw::new(self.entries.get(at)?.throw)
    }

    /// Who has given up.
    pub fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self, ruleset: &Ruleset) -> Option<Outcome> {
        let given_up = self.resigned.map(|side| Outcome::Win(side.other()));
        given_up.or_else(|| self.end.outcome(ruleset))
    }

    /// The position after so many plies; `None` where they are not played.
    pub fn position(&self, ruleset: &Ruleset, plies: usize) -> Option<Position> {
        if plies == self.plies {
            return Some(self.end);
        }
        let mut position = self.start;
        for at in 0..plies {
            let Ply { throw, m, .. } = self.ply(at)?;
            position = position.after(ruleset, throw, m);
        }
        Some(position)
    }

    /// The legal moves after the last ply; none once somebody has given up.
    pub fn legal_moves(&self, ruleset: &Ruleset, throw: Throw) -> Moves {
        match self.resigned {
            None => self.end.legal_moves(ruleset, throw),
            Some(_) => Moves::none(throw),
        }
    }

    /// Notes the throw that falls for the next ply.
    ///
    /// # Errors
    /// Why it cannot fall.
    pub fn fall(&mut self, ruleset: &Ruleset, throw: Throw) -> Result<(), Unrecorded> {
        if self.outcome(ruleset).is_some() {
            Err(Unrecorded::Over)
        } else if self.known > self.plies {
            Err(Unrecorded::Fallen)
        } else {
            self.recall(ruleset, throw)
        }
    }

    /// Notes one throw more after all that are known: one that fell for a ply that was taken back.
    ///
    /// # Errors
    /// Why there is no such throw or no room for it.
    pub fn recall(&mut self, ruleset: &Ruleset, throw: Throw) -> Result<(), Unrecorded> {
        if !ruleset.throw_set().has(throw) {
            return Err(Unrecorded::NoSuchThrow);
        }
        self.entries.get_mut(self.known).ok_or(Unrecorded::Full)?.throw = throw.count();
        self.known += 1;
        Ok(())
    }

    /// Plays the legal move of this index, and notes the throw if none has fallen.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play(&mut self, ruleset: &Ruleset, throw: Throw, index: usize) -> Result<(), Unrecorded> {
        let moves = self.legal_moves(ruleset, throw);
        let m = moves.get(index).ok_or(Unrecorded::NoSuchMove)?;
        match self.fallen(self.plies) {
            None => self.fall(ruleset, throw)?,
            Some(fallen) if fallen == throw => {}
            Some(_) => return Err(Unrecorded::Fallen),
        }
        let (from, to) = match m {
            Move::Piece { from, to: Target::Square(to) } => (from.number(), to.number()),
            Move::Piece { from, to: Target::Off } => (from.number(), 0),
            Move::Pass => (0, 0),
        };
        self.entries[self.plies] = Entry {
            throw: throw.count(),
            index: index as u8,
            choices: moves.count() as u8,
            from: from + SECOND * self.end.side().index() as u8,
            to,
        };
        self.end = self.end.after(ruleset, throw, m);
        self.plies += 1;
        Ok(())
    }

    /// Takes back what was played after so many plies, and that somebody gave up; the throws stay.
    pub fn cut(&mut self, ruleset: &Ruleset, plies: usize) {
        let Some(end) = self.position(ruleset, plies) else { return };
        for entry in &mut self.entries[plies..self.plies] {
            *entry = Entry { throw: entry.throw, ..Entry::EMPTY };
        }
        (self.end, self.plies, self.resigned) = (end, plies, None);
    }

    /// A side gives up.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(&mut self, ruleset: &Ruleset, side: Side) -> Result<(), Unrecorded> {
        if self.outcome(ruleset).is_some() {
            return Err(Unrecorded::Over);
        }
        self.resigned = Some(side);
        Ok(())
    }
}
