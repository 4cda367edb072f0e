//! What a code says, as digits of a number.
//!
//! Each thing is pushed in the reverse of the order in which it is popped, so that a game is read as it was
//! played: how many moves there were to choose from is known when the choice is read.

use super::number::Number;
use super::{Extra, Kind, MOST_EXTRA};
use crate::position::Position;
use crate::record::{MOST_THROWS, Record};
use crate::ruleset::Ruleset;
use crate::setup::{Phase, Setup};
use crate::square::{Side, Square, Squares, Throw};

/// How many answers there are to each question of a code.
const CONTENTS_OF_A_SQUARE: u32 = 3;
const SIDES: u32 = 2;
const PHASES: u32 = 2;
const STARTS: u32 = 2;
const RESIGNATIONS: u32 = 3;
const PLIES: u32 = MOST_THROWS as u32 + 1;
const EXTRA_LENGTHS: u32 = MOST_EXTRA as u32 + 1;
const BYTES: u32 = 256;

pub(super) fn push_position(
    number: &mut Number,
    ruleset: &Ruleset,
    position: &Position,
    waiting: Option<Throw>,
) -> Option<()> {
    push_waiting(number, ruleset, position, waiting)?;
    push_setup(number, ruleset, position.setup())
}

pub(super) fn pop_position(number: &mut Number, ruleset: &Ruleset) -> Option<Record> {
    let position = pop_setup(number, ruleset)?;
    let mut record = Record::new(position);
    pop_waiting(number, ruleset, &mut record)?;
    number.is_zero().then_some(record)
}

pub(super) fn push_game(
    number: &mut Number,
    ruleset: &Ruleset,
    record: &Record,
    extra: Option<&Extra>,
) -> Option<()> {
    let plies = record.plies();
    push_waiting(number, ruleset, record.end(), record.fallen(plies))?;
    for at in (0..plies).rev() {
        let (index, choices) = record.choice(at);
        number.push(index.into(), choices.into())?;
        number.push(throw_digit(ruleset, record.fallen(at)) - 1, throw_count(ruleset))?;
    }
    number.push(plies as u32, PLIES)?;
    if *record.start() == Position::start(ruleset) {
        number.push(0, STARTS)?;
    } else {
        push_setup(number, ruleset, record.start().setup())?;
        number.push(1, STARTS)?;
    }
    number.push(record.resigned().map_or(0, |side| 1 + side.index() as u32), RESIGNATIONS)?;
    let Some(extra) = extra else { return Some(()) };
    for byte in extra.iter().rev() {
        number.push(u32::from(*byte), BYTES)?;
    }
    number.push(extra.len() as u32, EXTRA_LENGTHS)
}

pub(super) fn pop_game(number: &mut Number, ruleset: &Ruleset, kind: Kind) -> Option<(Record, Extra)> {
    let mut extra = Extra::NONE;
    if kind == Kind::Live {
        for _ in 0..number.pop(EXTRA_LENGTHS) {
            extra.push(number.pop(BYTES) as u8);
        }
    }
    let resigned = number.pop(RESIGNATIONS);
    let start = if number.pop(STARTS) == 0 {
        Position::start(ruleset)
    } else {
        pop_setup(number, ruleset).filter(|start| *start != Position::start(ruleset))?
    };
    let mut record = Record::new(start);
    for _ in 0..number.pop(PLIES) {
        let throw = ruleset.throw_set().iter().nth(number.pop(throw_count(ruleset)) as usize)?;
        let choices = record.legal_moves(ruleset, throw).count();
        // There is no move only once the game is over.
        if choices == 0 {
            return None;
        }
        record.play(ruleset, throw, number.pop(choices as u32) as usize).ok()?;
    }
    pop_waiting(number, ruleset, &mut record)?;
    if let Some(side) = resigned.checked_sub(1) {
        record.resign(ruleset, Side::BOTH[side as usize]).ok()?;
    }
    number.is_zero().then_some((record, extra))
}

fn push_setup(number: &mut Number, ruleset: &Ruleset, setup: &Setup) -> Option<()> {
    number.push(u32::from(setup.phase == Phase::Opening), PHASES)?;
    number.push(setup.side.index() as u32, SIDES)?;
    for borne_off in setup.borne_off.into_iter().rev() {
        number.push(borne_off.into(), borne_off_counts(ruleset))?;
    }
    let [first, second] = setup.pieces;
    for square in (1..=ruleset.rules().board.squares).rev().filter_map(Square::new) {
        let contents = u32::from(first.has(square)) + 2 * u32::from(second.has(square));
        number.push(contents, CONTENTS_OF_A_SQUARE)?;
    }
    Some(())
}

fn pop_setup(number: &mut Number, ruleset: &Ruleset) -> Option<Position> {
    let mut pieces = [Squares::NONE; 2];
    for square in ruleset.board().iter() {
        if let Some(side) = number.pop(CONTENTS_OF_A_SQUARE).checked_sub(1) {
            let pieces = &mut pieces[side as usize];
            *pieces = pieces.with(square);
        }
    }
    let borne_off = [0; 2].map(|_: u32| number.pop(borne_off_counts(ruleset)) as u8);
    let side = Side::BOTH[number.pop(SIDES) as usize];
    let phase = if number.pop(PHASES) == 0 { Phase::Play } else { Phase::Opening };
    Position::new(ruleset, Setup { pieces, borne_off, side, phase }).ok()
}

/// The throw that has fallen and waits for its move; once a game is over, none does.
fn push_waiting(
    number: &mut Number,
    ruleset: &Ruleset,
    position: &Position,
    waiting: Option<Throw>,
) -> Option<()> {
    if position.outcome(ruleset).is_some() {
        return Some(());
    }
    number.push(throw_digit(ruleset, waiting), throw_count(ruleset) + 1)
}

fn pop_waiting(number: &mut Number, ruleset: &Ruleset, record: &mut Record) -> Option<()> {
    if record.outcome(ruleset).is_some() {
        return Some(());
    }
    if let Some(place) = number.pop(throw_count(ruleset) + 1).checked_sub(1) {
        let throw = ruleset.throw_set().iter().nth(place as usize)?;
        record.fall(ruleset, throw).ok()?;
    }
    Some(())
}

fn throw_count(ruleset: &Ruleset) -> u32 {
    ruleset.throw_set().bits().count_ones()
}

/// 0 for none, then the throws that the dice have, the lowest first.
fn throw_digit(ruleset: &Ruleset, throw: Option<Throw>) -> u32 {
    throw.map_or(0, |throw| ruleset.throw_set().iter().take_while(|each| *each <= throw).count() as u32)
}

fn borne_off_counts(ruleset: &Ruleset) -> u32 {
    u32::from(ruleset.pieces()) + 1
}
