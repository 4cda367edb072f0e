//! A judgement learned by play: a small net of whole numbers, so that every machine judges the same.

use super::inputs::{INPUTS, inputs};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// The version of the form, its first byte.
pub const VERSION: u8 = 1;

/// The most units in the hidden layer; the second byte says how many there are.
pub const MAX_HIDDEN: usize = 32;

/// What stands for 1 at a hidden unit; a weight of an input has the same scale.
pub const UNIT: i32 = 64;

/// What stands for 1 in a weight of the output: the natural logarithm of the odds.
pub const OUTPUT_UNIT: i32 = 16;

/// A net for one ruleset, as bytes.
///
/// Version, number of hidden units, then signed bytes: for each input the weight to each unit, then the
/// weight of each unit in the output, the output's own, and the weight of the odds by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net<'a> {
    hidden: usize,
    inputs: &'a [u8],
    outputs: &'a [u8],
}

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They are of a version that is not known.
    Version(u8),
    /// They are too few or too many, or tell of no unit or more than [`MAX_HIDDEN`].
    Damaged,
}

impl<'a> Net<'a> {
    /// How many bytes a net can have.
    pub const MOST_BYTES: usize = 2 + INPUTS * MAX_HIDDEN + MAX_HIDDEN + 2;

    /// Reads a net; safe on any bytes.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn from_bytes(bytes: &'a [u8]) -> Result<Net<'a>, NetError> {
        let [version, hidden, weights @ ..] = bytes else { return Err(NetError::Damaged) };
        if *version != VERSION {
            return Err(NetError::Version(*version));
        }
        let hidden = usize::from(*hidden);
        let right = (1..=MAX_HIDDEN).contains(&hidden) && weights.len() == INPUTS * hidden + hidden + 2;
        let (inputs, outputs) = weights.split_at_checked(INPUTS * hidden).ok_or(NetError::Damaged)?;
        if right { Ok(Net { hidden, inputs, outputs }) } else { Err(NetError::Damaged) }
    }

    /// The odds that the side that throws wins, in [`super::chance::ODDS`], from those by the rules.
    pub(super) fn odds(&self, ruleset: &Ruleset, position: &Position, by_rules: i32) -> i32 {
        let mut sums = [0_i32; MAX_HIDDEN];
        inputs(ruleset, position, |input| {
            let weights = &self.inputs[input * self.hidden..][..self.hidden];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += i32::from(*weight as i8);
            }
        });
        let (units, rest) = self.outputs.split_at(self.hidden);
        let [own, rules] = [0, 1].map(|place| i32::from(rest[place] as i8));
        let learned =
            sums.iter().zip(units).map(|(sum, weight)| i32::from(*weight as i8) * (*sum).clamp(0, UNIT));
        learned.sum::<i32>() + own * UNIT + rules * by_rules / UNIT
    }
}
