//! The computer plays well enough to be worth playing against.

use engine::{Level, Move, Net, NetError, Outcome, Player, Position, Ruleset, Side, Throw};

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
            player.choose(&position, throw, Level::Strong, 0)
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
                let chosen = player.choose(&position, throw, Level::Strong, 0).expect("there is a move");
                assert!(wins(&chosen), "{name}: {chosen}");
            }
        }
    }
}

/// What a position is worth to the side that throws, by the end of the game or by what `goes_on` finds.
fn worth(ruleset: &Ruleset, position: &Position, goes_on: impl FnOnce() -> f64) -> f64 {
    match position.outcome(ruleset) {
        Some(Outcome::Win(side)) => f64::from(u8::from(side == position.side())),
        Some(Outcome::Draw) => 0.5,
        None => goes_on(),
    }
}

/// What a position is worth to the side that threw before.
fn seen_from(side: Side, position: &Position, worth: f64) -> f64 {
    if position.side() == side { worth } else { 1.0 - worth }
}

/// What a move is worth to the side that throws when each throw and reply after it is looked at.
fn plain(player: &Player<'_>, ruleset: &Ruleset, position: &Position, throw: Throw, m: Move) -> f64 {
    let after = position.play(ruleset, throw, m).expect("a legal move");
    let reply = |throw, m| {
        let last = after.play(ruleset, throw, m).expect("a legal move");
        seen_from(after.side(), &last, worth(ruleset, &last, || player.glance(&last)))
    };
    let best = |throw| after.legal_moves(ruleset, throw).iter().map(|m| reply(throw, m)).fold(0.0, f64::max);
    let casts: u32 = ruleset.throws().map(|(_, weight)| weight).sum();
    let mean = || ruleset.throws().map(|(throw, weight)| f64::from(weight) * best(throw)).sum::<f64>();
    seen_from(position.side(), &after, worth(ruleset, &after, || mean() / f64::from(casts)))
}

#[test]
fn cutting_short_what_cannot_matter_changes_no_choice() {
    for (name, ruleset) in rulesets() {
        let mut random = Random::new(5);
        let net = random.net();
        let player = Player::learned(&ruleset, Net::from_bytes(&net).expect("a net"));
        for _ in 0..500 {
            let (position, throw) = (random.position(&ruleset), random.throw(&ruleset));
            let moves = position.legal_moves(&ruleset, throw);
            let values = moves.iter().map(|m| plain(&player, &ruleset, &position, throw, m));
            let best = values.fold(0.0, f64::max);
            if let Some(chosen) = player.choose(&position, throw, Level::Strong, 0) {
                let value = plain(&player, &ruleset, &position, throw, chosen);
                assert!(best - value < 1e-4, "{name}: {chosen} is worth {value}, the best {best}");
                let told = f64::from(player.chance(&position, throw, chosen).expect("legal")) / 65536.0;
                assert!((told - value).abs() < 1e-4, "{name}: {chosen} is worth {value}, told {told}");
            }
        }
    }
}

#[test]
fn the_same_luck_gives_the_same_move_and_other_luck_others() {
    for (name, ruleset) in rulesets() {
        let player = Player::new(&ruleset);
        let mut random = Random::new(8);
        let mut differed = 0;
        for _ in 0..500 {
            let (position, throw) = (random.position(&ruleset), random.throw(&ruleset));
            let choose = |luck| player.choose(&position, throw, Level::Beginner, luck);
            assert_eq!(choose(77), choose(77));
            differed += usize::from(choose(0) != choose(u32::MAX));
        }
        assert!(differed > 50, "{name}: {differed} of 500");
    }
}

#[test]
fn bytes_that_are_no_net_are_refused() {
    let whole = Random::new(3).net();
    assert!(Net::from_bytes(&whole).is_ok());
    let longer = [&whole[..], &[0]].concat();
    for damaged in [&[][..], &whole[..1], &whole[..whole.len() - 1], &longer] {
        assert_eq!(Net::from_bytes(damaged), Err(NetError::Damaged));
    }
    for hidden in [0, 33, 255] {
        assert_eq!(Net::from_bytes(&[&[1, hidden], &whole[2..]].concat()), Err(NetError::Damaged));
    }
    assert_eq!(Net::from_bytes(&[&[9], &whole[1..]].concat()), Err(NetError::Version(9)));
}
