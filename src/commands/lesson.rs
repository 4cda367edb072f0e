//! A net while it learns: the same as [`engine::Net`], in fractions.
//!
//! It plays both seats against itself. After each move, what it expected before the throw is drawn towards
//! what it expects after the move (temporal differences; Tesauro 1995, "Temporal difference learning and
//! TD-Gammon").

use engine::{INPUTS, Move, OUTPUT_UNIT, Outcome, Player, Position, Ruleset, Throw, UNIT};

use super::random::Random;

/// How far a weight is moved at first; it falls to a tenth of that and less.
const STEP: f32 = 0.05;

/// The weight of the odds by the rules moves by so much less than the others.
const STEP_BY_RULES: f32 = 0.02;

/// One move in so many is any legal one, so that positions come up that good play does not lead to.
const ADVENTURE: u32 = 20;

/// A game that takes longer is left.
const CAP: u32 = 3000;

/// What is learned of one ruleset.
pub(super) struct Lesson<'a> {
    ruleset: &'a Ruleset,
    eye: Player<'a>,
    hidden: usize,
    inputs: Vec<f32>,
    outputs: Vec<f32>,
    own: f32,
    by_rules: f32,
}

/// What the net makes of a position.
struct Sight {
    on: Vec<usize>,
    hidden: Vec<f32>,
    by_rules: f32,
    /// The chance of the side that throws to win, from 0 to 1.
    chance: f32,
}

impl<'a> Lesson<'a> {
    /// Begins with the judgement by the rules, and units that each look elsewhere.
    pub(super) fn new(ruleset: &'a Ruleset, hidden: usize, random: &mut Random) -> Lesson<'a> {
        let small = |random: &mut Random| (random.below(2001) as f32 / 1000.0 - 1.0) * 0.1;
        Lesson {
            ruleset,
            eye: Player::new(ruleset),
            hidden,
            inputs: (0..INPUTS * hidden).map(|_| small(random)).collect(),
            outputs: vec![0.0; hidden],
            own: 0.0,
            by_rules: 1.0,
        }
    }

    /// Plays a game; `progress` is how far the whole lesson has come, from 0 to 1.
    pub(super) fn game(&mut self, progress: f32, random: &mut Random) {
        let step = STEP / (1.0 + 10.0 * progress);
        let mut position = Position::start(self.ruleset);
        for _ in 0..CAP {
            if position.outcome(self.ruleset).is_some() {
                return;
            }
            let throw = random.throw(self.ruleset);
            let (after, chance) = self.play(&position, throw, random);
            self.learn(&position, chance, step);
            position = after;
        }
    }

    /// The position after the move that it plays, and its chance in it to win.
    fn play(&self, position: &Position, throw: Throw, random: &mut Random) -> (Position, f32) {
        let moves = position.legal_moves(self.ruleset, throw);
        if random.below(ADVENTURE) == 0 {
            let any = moves.get(random.below(moves.count() as u32) as usize);
            return self.after(position, throw, any.expect("a game that goes on has a move"));
        }
        let all = moves.iter().map(|m| self.after(position, throw, m));
        all.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a game that goes on has a move")
    }

    fn after(&self, position: &Position, throw: Throw, m: Move) -> (Position, f32) {
        let after = position.play(self.ruleset, throw, m).expect("a legal move");
        let chance = match after.outcome(self.ruleset) {
            Some(Outcome::Win(side)) => f32::from(u8::from(side == after.side())),
            Some(Outcome::Draw) => 0.5,
            None => self.look(&after).chance,
        };
        (after, if after.side() == position.side() { chance } else { 1.0 - chance })
    }

    fn look(&self, position: &Position) -> Sight {
        let mut on = Vec::with_capacity(64);
        let by_rules = self.eye.look(position, |input| on.push(input));
        let mut hidden = vec![0.0; self.hidden];
        for input in &on {
            let weights = &self.inputs[input * self.hidden..][..self.hidden];
            hidden.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += weight);
        }
        let learned: f32 = hidden.iter().zip(&self.outputs).map(|(unit, weight)| lit(*unit) * weight).sum();
        let odds = self.own + learned + self.by_rules * by_rules;
        Sight { on, hidden, by_rules, chance: 1.0 / (1.0 + (-odds).exp()) }
    }

    fn learn(&mut self, position: &Position, chance: f32, step: f32) {
        let seen = self.look(position);
        let change = step * (chance - seen.chance);
        for (place, unit) in seen.hidden.iter().enumerate() {
            if (0.0..1.0).contains(unit) {
                let change = change * self.outputs[place];
                for input in &seen.on {
                    let weight = &mut self.inputs[input * self.hidden + place];
                    *weight = within(*weight + change, UNIT);
                }
            }
            self.outputs[place] = within(self.outputs[place] + change * lit(*unit), OUTPUT_UNIT);
        }
        self.own = within(self.own + change, OUTPUT_UNIT);
        self.by_rules = within(self.by_rules + STEP_BY_RULES * change * seen.by_rules, UNIT);
    }

    /// What was learned, in the form of [`engine::Net`].
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![engine::NET_VERSION, self.hidden as u8];
        bytes.extend(self.inputs.iter().map(|weight| whole(*weight, UNIT)));
        bytes.extend(self.outputs.iter().map(|weight| whole(*weight, OUTPUT_UNIT)));
        bytes.extend([whole(self.own, OUTPUT_UNIT), whole(self.by_rules, UNIT)]);
        bytes
    }
}

/// What a unit passes on.
fn lit(unit: f32) -> f32 {
    unit.clamp(0.0, 1.0)
}

/// A weight that a byte can hold where 1 is `unit`.
fn within(weight: f32, unit: i32) -> f32 {
    let most = 127.0 / unit as f32;
    weight.clamp(-most, most)
}

fn whole(weight: f32, unit: i32) -> u8 {
    (weight * unit as f32).round() as i8 as u8
}
