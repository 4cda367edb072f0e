//! The game that the exports speak of, and the buffer that they pass bytes through.

use core::fmt::{self, Write};

use engine::{
    ByRules, BytesError, CodeKind, Extra, Level, Move, Moves, Net, NetError, Outcome, Phase, Player,
    Position, Reason, Record, Refusal, Ruleset, Side, Square, Squares, Target, Throw, Throws,
};

/// The version of the exports.
const VERSION: u32 = 3;

/// What an export returns where there is no index to return.
pub(crate) const NO_INDEX: u32 = u32::MAX;

/// Room for a ruleset, a position's text, all throws, all moves, a code or what the computer learned.
const BUFFER_SIZE: usize = Net::MOST_BYTES;

pub(crate) struct Game {
    pub(crate) buffer: [u8; BUFFER_SIZE],
    learned: [u8; BUFFER_SIZE],
    pub(crate) table: Option<Table>,
    refusal: Option<Refusal>,
}

/// A ruleset and a game by it.
pub(crate) struct Table {
    pub(crate) ruleset: Ruleset,
    by_rules: ByRules,
    /// How much of [`Game::learned`] the computer learned of this ruleset.
    learned: usize,
    pub(crate) record: Record,
    /// What the record was read from.
    pub(crate) source: Option<(CodeKind, Extra)>,
    /// How many plies of the record are looked at.
    pub(crate) at: usize,
    /// The position after them.
    pub(crate) position: Position,
    /// The throw last asked about, until its move is played.
    pub(crate) throw: Option<Throw>,
}

impl Game {
    /// Begins with nothing loaded.
    ///
    /// # Safety
    /// The place holds a whole game whose bytes are all 0; only what 0 does not stand for is written.
    pub(crate) unsafe fn begin(place: *mut Game) {
        // SAFETY: by the caller's promise the fields may be written, and the buffers are as they must be.
        unsafe {
            (&raw mut (*place).table).write(None);
            (&raw mut (*place).refusal).write(None);
        }
    }

    pub(crate) fn version(&self) -> u32 {
        VERSION
    }

    pub(crate) fn buffer(&self) -> u32 {
        self.buffer.as_ptr() as usize as u32
    }

    pub(crate) fn buffer_size(&self) -> u32 {
        BUFFER_SIZE as u32
    }

    pub(crate) fn load(&mut self, length: u32) -> u32 {
        let Some(bytes) = self.buffer.get(..length as usize) else { return 1 };
        match Ruleset::from_bytes(bytes) {
            Ok(ruleset) => {
                let position = Position::start(&ruleset);
                self.table = Some(Table {
                    by_rules: ByRules::new(&ruleset),
                    learned: 0,
                    record: Record::new(position),
                    source: None,
                    at: 0,
                    position,
                    throw: None,
                    ruleset,
                });
                0
            }
            Err(BytesError::Damaged) => 1,
            Err(BytesError::Version(_)) => 2,
            Err(BytesError::Contradictory) => 3,
        }
    }

    pub(crate) fn learn(&mut self, length: u32) -> u32 {
        let (Some(table), Some(bytes)) = (&mut self.table, self.buffer.get(..length as usize)) else {
            return 1;
        };
        match Net::from_bytes(bytes) {
            Ok(_) => {
                self.learned[..bytes.len()].copy_from_slice(bytes);
                table.learned = bytes.len();
                0
            }
            Err(NetError::Damaged) => 1,
            Err(NetError::Version(_)) => 2,
        }
    }

    pub(crate) fn board_squares(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.ruleset.rules().board.squares.into())
    }

    pub(crate) fn board_row(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.ruleset.rules().board.row.into())
    }

    pub(crate) fn start(&mut self) -> u32 {
        if let Some(table) = &mut self.table {
            table.restart(Position::start(&table.ruleset));
        }
        0
    }

    pub(crate) fn parse(&mut self, length: u32) -> u32 {
        let Some(setup) = self.setup(length) else { return 1 };
        let Some(table) = &mut self.table else { return 1 };
        let Ok(position) = Position::new(&table.ruleset, setup) else { return 2 };
        table.restart(position);
        0
    }

    pub(crate) fn print(&mut self) -> u32 {
        let Some(table) = &self.table else { return 0 };
        let mut out = Output { buffer: &mut self.buffer, length: 0 };
        match table.position.setup().notation(table.ruleset.rules().board).write(&mut out) {
            Ok(()) => out.length as u32,
            Err(fmt::Error) => 0,
        }
    }

    pub(crate) fn throws(&mut self) -> u32 {
        let Some(table) = &self.table else { return 0 };
        let again = table.ruleset.rules().throw_again;
        let mut count = 0;
        for ((throw, weight), place) in table.ruleset.throws().zip(self.buffer.chunks_exact_mut(4)) {
            let [low, high, ..] = weight.to_le_bytes();
            place.copy_from_slice(&[throw.count(), again.has(throw).into(), low, high]);
            count += 1;
        }
        count
    }

    pub(crate) fn moves(&mut self, throw: u32) -> u32 {
        let Some(table) = &mut self.table else { return 0 };
        table.throw = throw_of(throw);
        let Some(moves) = table.moves() else { return 0 };
        for (m, place) in moves.iter().zip(self.buffer.chunks_exact_mut(2)) {
            place.copy_from_slice(&move_bytes(m));
        }
        moves.count() as u32
    }

    pub(crate) fn play(&mut self, index: u32) -> u32 {
        let Some(table) = &mut self.table else { return 1 };
        let Some(throw) = table.throw else { return 1 };
        table.play(throw, index as usize).map_or(1, |()| 0)
    }

    pub(crate) fn side(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.position.side().index() as u32)
    }

    pub(crate) fn phase(&self) -> u32 {
        match self.table.as_ref().map(|table| table.position.phase()) {
            Some(Phase::Opening) => 0,
            Some(Phase::Play) | None => 1,
        }
    }

    pub(crate) fn pieces(&self, side: u32) -> u32 {
        self.table.as_ref().map_or(0, |table| table.position.pieces(side_of(side)).bits())
    }

    pub(crate) fn borne_off(&self, side: u32) -> u32 {
        self.table.as_ref().map_or(0, |table| table.position.borne_off(side_of(side)).into())
    }

    pub(crate) fn captured(&self, side: u32) -> u32 {
        self.table.as_ref().map_or(0, |table| table.position.captured(&table.ruleset, side_of(side)).into())
    }

    pub(crate) fn outcome(&self) -> u32 {
        match self.table.as_ref().and_then(Table::outcome) {
            None => 0,
            Some(Outcome::Win(Side::First)) => 1,
            Some(Outcome::Win(Side::Second)) => 2,
            Some(Outcome::Draw) => 3,
        }
    }

    pub(crate) fn why_not(&mut self, from: u32, to: u32, throw: u32) -> u32 {
        self.refusal = None;
        let Some(table) = &self.table else { return 0 };
        let to = if to == 0 { Some(Target::Off) } else { square_of(to).map(Target::Square) };
        self.refusal = match (square_of(from), to, throw_of(throw)) {
            (Some(from), Some(to), Some(throw)) => table.position.why_not(&table.ruleset, from, to, throw),
            // Numbers that the engine has no value for: no throw counts so much, no square is so far.
            (_, _, None) => Some(refuse(Reason::NoSuchThrow, table.ruleset.throw_set())),
            (_, _, Some(_)) => Some(refuse(Reason::BeyondBoard, Throws::NONE)),
        };
        self.refusal.map_or(0, |refusal| refusal.reason.code().into())
    }

    pub(crate) fn why_not_squares(&self) -> u32 {
        self.refusal.map_or(0, |refusal| refusal.squares.bits())
    }

    pub(crate) fn why_not_throws(&self) -> u32 {
        self.refusal.map_or(0, |refusal| refusal.throws.bits().into())
    }

    pub(crate) fn choose(&mut self, throw: u32, level: u32, luck: u32) -> u32 {
        self.moves(throw);
        let Some(table) = &self.table else { return NO_INDEX };
        let level = u8::try_from(level).ok().and_then(Level::of);
        let (Some(throw), Some(moves), Some(level)) = (table.throw, table.moves(), level) else {
            return NO_INDEX;
        };
        let chosen = table.computer(&self.learned).choose(&table.position, throw, level, luck);
        let index = moves.iter().position(|m| Some(m) == chosen);
        index.map_or(NO_INDEX, |index| index as u32)
    }

    pub(crate) fn chance(&self, index: u32) -> u32 {
        let Some(table) = &self.table else { return NO_INDEX };
        let m = table.moves().and_then(|moves| moves.get(index as usize));
        let (Some(throw), Some(m)) = (table.throw, m) else { return NO_INDEX };
        table.computer(&self.learned).chance(&table.position, throw, m).unwrap_or(NO_INDEX)
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.table.as_ref().map_or(0, |table| engine::perft(&table.ruleset, &table.position, depth))
    }
}

impl Table {
    fn computer<'a>(&'a self, learned: &'a [u8]) -> Player<'a> {
        let net = Net::from_bytes(&learned[..self.learned]).ok();
        Player::with(&self.ruleset, self.by_rules.clone(), net)
    }

    fn moves(&self) -> Option<Moves> {
        let throw = self.throw?;
        Some(match self.at == self.record.plies() {
            true => self.record.legal_moves(&self.ruleset, throw),
            false => self.position.legal_moves(&self.ruleset, throw),
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.at == self.record.plies() {
            true => self.record.outcome(&self.ruleset),
            false => self.position.outcome(&self.ruleset),
        }
    }

    fn restart(&mut self, start: Position) {
        self.record.restart(start);
        self.source = None;
        self.look_at_the_end();
    }

    pub(crate) fn look_at_the_end(&mut self) {
        (self.at, self.position, self.throw) = (self.record.plies(), *self.record.end(), None);
    }

    /// Plays on from the position looked at; later plies are taken back only for a move that is played.
    fn play(&mut self, throw: Throw, index: usize) -> Option<()> {
        let is_fallen = self.record.fallen(self.at).is_none_or(|fallen| fallen == throw);
        self.moves()?.get(index).filter(|_| is_fallen)?;
        if self.at < self.record.plies() {
            self.record.cut(&self.ruleset, self.at);
        }
        self.record.play(&self.ruleset, throw, index).ok()?;
        self.look_at_the_end();
        Some(())
    }
}

/// Text that goes to the buffer.
struct Output<'a> {
    buffer: &'a mut [u8],
    length: usize,
}

impl Write for Output<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        let place = self.buffer.get_mut(self.length..end).ok_or(fmt::Error)?;
        place.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}

pub(crate) fn move_bytes(m: Move) -> [u8; 2] {
    match m {
        Move::Piece { from, to: Target::Square(to) } => [from.number(), to.number()],
        Move::Piece { from, to: Target::Off } => [from.number(), 0],
        Move::Pass => [0, 0],
    }
}

fn refuse(reason: Reason, throws: Throws) -> Refusal {
    Refusal { reason, squares: Squares::NONE, throws }
}

pub(crate) fn throw_of(count: u32) -> Option<Throw> {
    Throw::new(u8::try_from(count).ok()?)
}

fn square_of(number: u32) -> Option<Square> {
    Square::new(u8::try_from(number).ok()?)
}

fn side_of(index: u32) -> Side {
    if index == 0 { Side::First } else { Side::Second }
}
