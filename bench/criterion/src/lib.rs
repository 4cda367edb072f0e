//! What the benchmarks share: the shipped rulesets, positions that games lead to, and chance that is the same in
//! every run.

use std::path::{Path, PathBuf};

use engine::{Position, Ruleset, Throw};

/// The project's folder, which is a site.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The shipped rulesets by their names.
///
/// # Panics
/// If the shipped content has errors.
pub fn rulesets() -> Vec<(String, Ruleset)> {
    variorum::rulesets(&root()).expect("the shipped content is sound")
}

/// Numbers as xorshift makes them, from a seed that is not 0.
pub struct Chance(pub u64);

impl Chance {
    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) * u64::from(end) >> 32) as u32
    }

    /// A throw, each as likely as the ruleset has it.
    ///
    /// # Panics
    /// Never: a ruleset has a throw.
    pub fn throw(&mut self, ruleset: &Ruleset) -> Throw {
        let all: u32 = ruleset.throws().map(|(_, weight)| weight).sum();
        let mut left = self.below(all);
        let found = ruleset.throws().find(|(_, weight)| match left.checked_sub(*weight) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        found.expect("a ruleset has a throw").0
    }
}

/// Most plies of one random game.
pub const MOST: usize = 2_000;

/// Plays one random game and shows each position with the throw that fell; gives its number of plies.
///
/// # Panics
/// Never: a legal move can be played.
pub fn game(ruleset: &Ruleset, chance: &mut Chance, mut on: impl FnMut(&Position, Throw)) -> usize {
    let mut position = Position::start(ruleset);
    for ply in 0..MOST {
        if position.outcome(ruleset).is_some() {
            return ply;
        }
        let throw = chance.throw(ruleset);
        on(&position, throw);
        let moves = position.legal_moves(ruleset, throw);
        let m = moves.get(chance.below(moves.count() as u32) as usize).expect("there is one, if only to pass");
        position = position.play(ruleset, throw, m).expect("it is legal");
    }
    MOST
}
