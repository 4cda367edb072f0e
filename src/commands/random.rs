//! Chance that can be repeated: SplitMix64 (Steele, Lea and Flood 2014), 64 bits a step.

use engine::{Ruleset, Throw};

/// How far the state moves at each step: 2⁶⁴ by the golden ratio, made odd.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A row of numbers that its seed settles.
pub(super) struct Random {
    state: u64,
}

impl Random {
    /// The row of one game among those of a seed: games can be played in any order, on any thread.
    pub(super) fn of_game(seed: u64, game: u64) -> Random {
        Random { state: mixed(mixed(seed.wrapping_add(STEP)) ^ game) }
    }

    /// Any 32 bits, each row of them as likely as the others.
    pub(super) fn bits(&mut self) -> u32 {
        self.state = self.state.wrapping_add(STEP);
        (mixed(self.state) >> 32) as u32
    }

    /// A number below `limit`. Numbers differ in their chances by less than 2⁻³².
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        let bits = u64::from(self.bits());
        // The upper half of the product: a scaled-down bit pattern, without a division.
        ((bits * u64::from(limit)) >> 32) as u32
    }

    /// A throw of the dice.
    pub(super) fn throw(&mut self, ruleset: &Ruleset) -> Throw {
        let casts = ruleset.throws().map(|(_, weight)| weight).sum();
        let mut cast = self.below(casts);
        for (throw, weight) in ruleset.throws() {
            if cast < weight {
                return throw;
            }
            cast -= weight;
        }
        unreachable!("the weights add up to the casts")
    }
}

fn mixed(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
