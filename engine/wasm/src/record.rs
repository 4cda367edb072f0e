//! The game as it was played, and the codes that tell it.

use engine::{Code, CodeError, Decoded, Extra, MOST_EXTRA, Ply, Side, decode, named_digest};

use crate::game::{Game, NO_INDEX, Table, move_bytes, throw_of};

impl Game {
    pub(crate) fn fallen(&self) -> u32 {
        let Some(table) = &self.table else { return 0 };
        match table.position.outcome(&table.ruleset) {
            None => self.known(table.at as u32),
            Some(_) => 0,
        }
    }

    pub(crate) fn known(&self, at: u32) -> u32 {
        let throw = self.table.as_ref().and_then(|table| table.record.fallen(at as usize));
        throw.map_or(0, |throw| throw.count().into())
    }

    pub(crate) fn fall(&mut self, count: u32) -> u32 {
        let (Some(table), Some(throw)) = (&mut self.table, throw_of(count)) else { return 1 };
        // Whoever looks back sees a throw that has fallen.
        refused(table.at < table.record.plies() || table.record.fall(&table.ruleset, throw).is_err())
    }

    pub(crate) fn recall(&mut self, count: u32) -> u32 {
        let (Some(table), Some(throw)) = (&mut self.table, throw_of(count)) else { return 1 };
        refused(table.record.recall(&table.ruleset, throw).is_err())
    }

    pub(crate) fn plies(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.record.plies() as u32)
    }

    pub(crate) fn ply(&mut self, at: u32) -> u32 {
        let ply = self.table.as_ref().and_then(|table| table.record.ply(at as usize));
        let Some(Ply { side, throw, m }) = ply else { return NO_INDEX };
        let [from, to] = move_bytes(m);
        self.buffer[..3].copy_from_slice(&[throw.count(), from, to]);
        side.index() as u32
    }

    pub(crate) fn look(&mut self, at: u32) -> u32 {
        let Some(table) = &mut self.table else { return 1 };
        let Some(position) = table.record.position(&table.ruleset, at as usize) else { return 1 };
        (table.at, table.position, table.throw) = (at as usize, position, None);
        0
    }

    pub(crate) fn at(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.at as u32)
    }

    pub(crate) fn cut(&mut self) -> u32 {
        if let Some(table) = &mut self.table {
            table.record.cut(&table.ruleset, table.at);
            table.look_at_the_end();
        }
        0
    }

    pub(crate) fn resign(&mut self, side: u32) -> u32 {
        let (Some(table), Some(side)) = (&mut self.table, Side::BOTH.get(side as usize)) else { return 1 };
        refused(table.record.resign(&table.ruleset, *side).is_err())
    }

    pub(crate) fn resigned(&self) -> u32 {
        let side = self.table.as_ref().and_then(|table| table.record.resigned());
        side.map_or(0, |side| 1 + side.index() as u32)
    }

    pub(crate) fn encode_position(&mut self) -> u32 {
        let Some(Table { ruleset, record, at, position, .. }) = &self.table else { return 0 };
        let code = Code::of_position(ruleset, position, record.fallen(*at));
        self.put(Some(code))
    }

    pub(crate) fn encode_game(&mut self) -> u32 {
        let Some(Table { ruleset, record, .. }) = &self.table else { return 0 };
        let code = Code::of_game(ruleset, record);
        self.put(code)
    }

    pub(crate) fn encode_live(&mut self, extra_length: u32) -> u32 {
        let Some(Table { ruleset, record, .. }) = &self.table else { return 0 };
        let extra = self.buffer.get(..extra_length as usize).and_then(Extra::of);
        let code = extra.and_then(|extra| Code::of_live_game(ruleset, record, &extra));
        self.put(code)
    }

    fn put(&mut self, code: Option<Code>) -> u32 {
        let Some(code) = code else { return 0 };
        let letters = code.letters();
        self.buffer[..letters.len()].copy_from_slice(letters);
        letters.len() as u32
    }

    pub(crate) fn decode(&mut self, length: u32) -> u32 {
        let Some(table) = &mut self.table else { return 1 };
        let Some(text) = self.buffer.get(..length as usize) else { return 5 };
        match decode(&table.ruleset, text) {
            Ok(Decoded { kind, record, extra }) => {
                table.record = record;
                table.source = Some((kind, extra));
                table.look_at_the_end();
                0
            }
            Err(CodeError::Damaged) => 1,
            Err(CodeError::Version(_)) => 2,
            Err(CodeError::OtherRules) => 3,
            Err(CodeError::DoesNotReplay) => 4,
            Err(CodeError::TooLong) => 5,
        }
    }

    pub(crate) fn kind(&self) -> u32 {
        let source = self.table.as_ref().and_then(|table| table.source);
        source.map_or(0, |(kind, _)| kind as u32)
    }

    pub(crate) fn extra(&mut self) -> u32 {
        let Some((_, extra)) = self.table.as_ref().and_then(|table| table.source) else { return 0 };
        self.buffer[..extra.len()].copy_from_slice(&extra);
        extra.len() as u32
    }

    pub(crate) fn digest(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| (table.ruleset.digest() >> 40) as u32)
    }

    pub(crate) fn digest_of(&self, length: u32) -> u32 {
        let digest = self.buffer.get(..length as usize).map(named_digest);
        digest.and_then(Result::ok).unwrap_or(NO_INDEX)
    }
}

fn refused(is_refused: bool) -> u32 {
    is_refused.into()
}

const _: () = assert!(MOST_EXTRA == 96, "the table of exports tells how many");
