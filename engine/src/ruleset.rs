//! Rules that do not contradict each other, with what move generation asks of them at every throw.

use crate::bytes::RulesetBytes;
use crate::contradiction::{Contradictions, contradictions};
use crate::digest::digest;
use crate::rules::{Arrival, BearOffBy, Dice, Rules};
use crate::square::{MAX_SQUARES, Square, Squares, Throw, Throws};

/// How many entries a table by throw has; index 0 stays empty.
const BY_THROW: usize = Throw::MAX as usize + 1;

/// Rules that can be played: the one promise that everything below the [`Ruleset`] relies on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// Free of contradictions; all other fields follow from it.
    rules: Rules,
    /// Of the rules' binary form.
    digest: u64,
    throws: Throws,
    weights: [u16; BY_THROW],
    /// The squares on which a piece can stay.
    pub(crate) resting: Squares,
    /// By throw, the squares from which a piece may step forward as far as other pieces allow it.
    pub(crate) forward: [Squares; BY_THROW],
    /// By throw, the same backward.
    pub(crate) backward: [Squares; BY_THROW],
    /// By throw, the squares from which a piece may be borne off as far as other pieces allow it.
    pub(crate) exits: [Squares; BY_THROW],
}

impl Ruleset {
    /// Takes rules that can be played.
    ///
    /// # Errors
    /// Every contradiction among them.
    #[allow(clippy::result_large_err, reason = "there is no heap to put the report on")]
    pub fn new(rules: &Rules) -> Result<Ruleset, Contradictions> {
        Ruleset::with_digest(rules, digest(&RulesetBytes::of(rules)))
    }

    /// Takes rules whose digest is known, and so spares a small module the writing of their bytes.
    #[allow(clippy::result_large_err, reason = "there is no heap to put the report on")]
    pub(crate) fn with_digest(rules: &Rules, digest: u64) -> Result<Ruleset, Contradictions> {
        let weights = weights(rules.dice);
        let throws = (1..=Throw::MAX).filter_map(Throw::new).filter(|t| weights[index(*t)] > 0).collect();
        let mut ruleset = Ruleset {
            rules: rules.clone(),
            digest,
            throws,
            weights,
            resting: Squares::NONE,
            forward: [Squares::NONE; BY_THROW],
            backward: [Squares::NONE; BY_THROW],
            exits: [Squares::NONE; BY_THROW],
        };
        ruleset.fill_tables();
        let found = contradictions(&ruleset);
        if found.is_empty() { Ok(ruleset) } else { Err(found) }
    }

    /// The rules as they were given.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// 64 bits that change with any answer: what codes name the rules by.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    /// The throws that the dice have.
    pub fn throw_set(&self) -> Throws {
        self.throws
    }

    /// Each throw with its weight, lowest first: its chance is the weight by the sum of all weights,
    /// which is at most 16,384.
    pub fn throws(&self) -> impl Iterator<Item = (Throw, u32)> {
        self.throws.iter().map(|throw| (throw, u32::from(self.weights[index(throw)])))
    }

    /// How many pieces each side has at the start.
    pub fn pieces(&self) -> u8 {
        self.rules.start[0].count()
    }

    /// All squares of the board.
    pub fn board(&self) -> Squares {
        Squares::up_to(self.rules.board.squares)
    }

    /// What happens to a piece that stops there.
    pub(crate) fn arrival(&self, square: Square) -> Arrival {
        self.rules.arrivals[usize::from(square.number()) - 1]
    }

    /// The throws that bear off from there, as far as other pieces allow it.
    pub(crate) fn exit_throws(&self, from: Square) -> Throws {
        self.throws.iter().filter(|throw| self.exits[index(*throw)].has(from)).collect()
    }

    /// The first square after `from` and before `to` (a square number; beyond the board for bearing off)
    /// on which every piece must stop.
    pub(crate) fn stop_between(&self, from: Square, to: u8) -> Option<Square> {
        (self.rules.must_stop & Squares::up_to(to - 1) & !Squares::up_to(from.number())).first()
    }

    /// Leaves the tables empty for a board that there cannot be.
    fn fill_tables(&mut self) {
        if self.rules.board.squares > MAX_SQUARES {
            return;
        }
        self.resting = self.board().iter().filter(|square| self.arrival(*square) == Arrival::Stays).collect();
        for throw in self.throws.iter() {
            for from in self.resting.iter() {
                self.fill_tables_from(from, throw);
            }
        }
    }

    fn fill_tables_from(&mut self, from: Square, throw: Throw) {
        let last = self.rules.board.squares;
        let to = from.number() + throw.count();
        if self.bears_off(from, throw) && self.stop_between(from, last + 1).is_none() {
            self.exits[index(throw)] = self.exits[index(throw)].with(from);
        }
        if self.rules.only_bearing_off.has(from) {
            return;
        }
        if to <= last && self.stop_between(from, to).is_none() {
            self.forward[index(throw)] = self.forward[index(throw)].with(from);
        }
        if from.number() > throw.count() {
            self.backward[index(throw)] = self.backward[index(throw)].with(from);
        }
    }

    /// Whether the throw bears off from there, whatever stands against it.
    pub(crate) fn bears_off(&self, from: Square, throw: Throw) -> bool {
        match &self.rules.bear_off.by {
            BearOffBy::Throws(by_square) => by_square[usize::from(from.number()) - 1].has(throw),
            BearOffBy::Reaching => from.number() + throw.count() >= self.rules.board.squares,
        }
    }
}

/// Where a throw stands in tables by throw.
pub(crate) fn index(throw: Throw) -> usize {
    usize::from(throw.count())
}

/// By throw, how many of the equally likely casts count it.
fn weights(dice: Dice) -> [u16; BY_THROW] {
    let mut weights = [0; BY_THROW];
    match dice {
        Dice::Sticks { count, none_up } if (1..=14).contains(&count) && none_up <= Throw::MAX => {
            let mut ways = 1;
            weights[usize::from(none_up)] += 1;
            for up in 1..=u16::from(count) {
                // The ways to choose the sticks that land face up.
                ways = ways * (u16::from(count) + 1 - up) / up;
                weights[usize::from(up)] += ways;
            }
            weights[0] = 0;
        }
        Dice::Die { sides } if sides <= Throw::MAX => weights[1..=usize::from(sides)].fill(1),
        Dice::Sticks { .. } | Dice::Die { .. } => {}
    }
    weights
}

const _: () = assert!(MAX_SQUARES as usize + Throw::MAX as usize <= u8::MAX as usize);
