//! The computer plays well enough to be worth playing against.

use engine::{Outcome, Player, Position, Ruleset, Side};

use crate::random::Random;
use crate::rulesets;

const GAMES: usize = 1000;
const CAP: usize = 5000;

/// Half-points of the computer in one game against random moves: 2 for a win, 1 for a draw or no end.
fn half_points(ruleset: &Ruleset, player: &Player<'_>, seat: Side, seed: u64) -> usize {
    let mut random = Random::new(seed);
    let mut position = Position::start(ruleset);
    for _ in 0..CAP {
        match position.outcome(ruleset) {
            Some(Outcome::Win(winner)) => return if winner == seat { 2 } else { 0 },
            Some(Outcome::Draw) => return 1,
            None => {}
        }
        let throw = random.throw(ruleset);
        let m = if position.side() == seat {
            player.choose(&position, throw)
        } else {
            random.legal_move(ruleset, &position, throw)
        };
        let m = m.expect("a game that goes on has a move");
        position = position.play(ruleset, throw, m).expect("a legal move");
    }
    1
}

#[test]
fn the_computer_beats_random_moves() {
    for (name, ruleset) in rulesets() {
        let player = Player::new(&ruleset);
        let game = |seed: usize| half_points(&ruleset, &player, Side::BOTH[seed % 2], seed as u64);
        let share = (0..GAMES).map(game).sum::<usize>() as f64 / (2 * GAMES) as f64;
        assert!(share >= 0.75, "{name}: {share}");
    }
}

#[test]
fn the_computer_takes_a_win() {
    for (name, ruleset) in rulesets() {
        let player = Player::new(&ruleset);
        let mut random = Random::new(2);
        for _ in 0..2000 {
            let position = random.position(&ruleset);
            let throw = random.throw(&ruleset);
            let wins = |m: &engine::Move| {
                let after = position.play(&ruleset, throw, *m).expect("a legal move");
                after.outcome(&ruleset) == Some(Outcome::Win(position.side()))
            };
            let moves = position.legal_moves(&ruleset, throw);
            if moves.iter().any(|m| wins(&m)) {
                let chosen = player.choose(&position, throw).expect("there is a move");
                assert!(wins(&chosen), "{name}: {chosen}");
            }
        }
    }
}
