//! What holds in every game of every ruleset.

use engine::{
    Arrival, BearOffBy, Board, Move, MustMove, OnEnemy, Position, Reason, Refusal, Ruleset, Setup, Side,
    Square, Squares, Target, Throw,
};
use proptest::prelude::{any, prop, proptest};

use crate::random::Random;
use crate::rulesets;

const GAMES: u64 = 300;
const CAP: usize = 3000;

/// Shows each position of random games, with the throw that falls there, to `check`.
fn random_games(ruleset: &Ruleset, games: u64, mut check: impl FnMut(&Position, Throw)) {
    for seed in 0..games {
        let mut random = Random::new(seed);
        let mut position = Position::start(ruleset);
        for _ in 0..CAP {
            let throw = random.throw(ruleset);
            check(&position, throw);
            let Some(m) = random.legal_move(ruleset, &position, throw) else { break };
            position = position.play(ruleset, throw, m).expect("a legal move");
        }
    }
}

fn all_targets() -> impl Iterator<Item = Target> {
    Squares::up_to(32).iter().map(Target::Square).chain([Target::Off])
}

#[test]
fn positions_stay_whole() {
    for (name, ruleset) in rulesets() {
        let captures = ruleset.rules().on_enemy == OnEnemy::Capture;
        random_games(&ruleset, GAMES, |position, _| {
            let again = Position::new(&ruleset, *position.setup());
            assert_eq!(again.as_ref(), Ok(position), "{name}");
            let [first, second] = Side::BOTH.map(|side| position.pieces(side));
            assert!((first & second).is_empty(), "{name}: two on a square");
            for square in (first | second).iter() {
                let arrival = ruleset.rules().arrivals[usize::from(square.number()) - 1];
                assert_eq!(arrival, Arrival::Stays, "{name}: {square:?}");
            }
            for side in Side::BOTH {
                let count = position.pieces(side).count() + position.borne_off(side);
                let captured = position.captured(&ruleset, side);
                assert_eq!(count + captured, ruleset.rules().start[side.index()].count(), "{name}");
                assert!(captures || captured == 0, "{name}");
            }
        });
    }
}

#[test]
fn a_move_changes_one_thing() {
    for (name, ruleset) in rulesets() {
        random_games(&ruleset, 50, |position, throw| {
            let side = position.side();
            let captured = position.captured(&ruleset, side.other());
            for m in position.legal_moves(&ruleset, throw).iter() {
                let after = position.play(&ruleset, throw, m).expect("a legal move");
                let off = after.borne_off(side) - position.borne_off(side);
                let hit = after.captured(&ruleset, side.other()) - captured;
                assert!(off + hit <= 1, "{name}: {m}");
                assert_eq!(after.borne_off(side.other()), position.borne_off(side.other()), "{name}: {m}");
                assert_eq!(off == 1, matches!(m, Move::Piece { to: Target::Off, .. }), "{name}: {m}");
            }
        });
    }
}

#[test]
fn print_and_parse_agree() {
    for (name, ruleset) in rulesets() {
        let board = ruleset.rules().board;
        random_games(&ruleset, GAMES, |position, throw| {
            let text = position.setup().notation(board).to_string();
            assert_eq!(Setup::parse(&text, board).as_ref(), Ok(position.setup()), "{name}: {text}");
            for m in position.legal_moves(&ruleset, throw).iter() {
                assert_eq!(m.to_string().parse(), Ok(m), "{name}");
            }
        });
    }
}

#[test]
fn a_game_has_moves_until_it_is_over() {
    for (name, ruleset) in rulesets() {
        random_games(&ruleset, GAMES, |position, throw| {
            let moves = position.legal_moves(&ruleset, throw);
            assert_eq!(moves.is_empty(), position.outcome(&ruleset).is_some(), "{name}");
            assert_eq!(moves.iter().count(), moves.count(), "{name}");
            let origins = moves.iter().map(|m| match m {
                Move::Piece { from, .. } => from.number(),
                Move::Pass => 0,
            });
            assert!(origins.is_sorted(), "{name}: lowest first");
        });
    }
}

#[test]
fn legal_moves_and_reasons_never_disagree() {
    for (name, ruleset) in rulesets() {
        let mut random = Random::new(3);
        for _ in 0..60 {
            check_all_moves(&name, &ruleset, &random.position(&ruleset));
        }
        let mut count = 0;
        random_games(&ruleset, 10, |position, _| {
            count += 1;
            if count % 40 == 1 {
                check_all_moves(&name, &ruleset, position);
            }
        });
    }
}

fn check_all_moves(name: &str, ruleset: &Ruleset, position: &Position) {
    let text = position.setup().notation(ruleset.rules().board).to_string();
    // More throws than the dice have, so that those that they lack are refused too.
    for throw in (1..=7).filter_map(Throw::new) {
        let legal: Vec<Move> = position.legal_moves(ruleset, throw).iter().collect();
        for (from, to) in Squares::up_to(32).iter().flat_map(|from| all_targets().map(move |to| (from, to))) {
            let m = Move::Piece { from, to };
            let refusal = position.why_not(ruleset, from, to, throw);
            assert_eq!(refusal.is_none(), legal.contains(&m), "{name}: {text} {throw:?} {m}");
            assert_eq!(position.play(ruleset, throw, m).err(), refusal, "{name}: {text} {throw:?} {m}");
            if let Some(refusal) = refusal {
                assert!(
                    holds(ruleset, position, throw, from, to, refusal),
                    "{text} {throw:?} {m} {refusal:?}"
                );
            }
        }
        assert_eq!(
            position.play(ruleset, throw, Move::Pass).is_ok(),
            legal == [Move::Pass],
            "{name}: {text}"
        );
    }
}

/// Whether a reason is true, as far as the board alone shows it.
fn holds(
    ruleset: &Ruleset,
    position: &Position,
    throw: Throw,
    from: Square,
    to: Target,
    refusal: Refusal,
) -> bool {
    let rules = ruleset.rules();
    let own = position.pieces(position.side());
    let enemy = position.pieces(position.side().other());
    let squares = refusal.squares;
    let movable = position.legal_moves(ruleset, throw).origins();
    let within = |set: Squares| !squares.is_empty() && (squares & !set).is_empty();
    let target = match to {
        Target::Square(square) => Squares::NONE.with(square),
        Target::Off => Squares::NONE,
    };
    match refusal.reason {
        Reason::GameOver => position.outcome(ruleset).is_some(),
        Reason::NoSuchThrow => !ruleset.throw_set().has(throw) && refusal.throws == ruleset.throw_set(),
        Reason::OpeningUndecided => !refusal.throws.has(throw) && squares.is_empty(),
        Reason::OpeningMove => squares.count() == 2,
        Reason::NoPiece => !(own | enemy).has(from) && squares.has(from),
        Reason::EnemyPiece => enemy.has(from) && squares.has(from),
        Reason::BeyondBoard => !ruleset.board().has(from) || !(target & !ruleset.board()).is_empty(),
        Reason::WrongThrow => squares != target,
        Reason::OwnPiece => squares == target && within(own),
        Reason::SafeSquare => squares == target && within(enemy & rules.safe),
        Reason::Protected => within(enemy) && squares.count() >= 2 && (target & !squares).is_empty(),
        Reason::Barrier => within(enemy) && squares.count() >= 3 && (squares & target).is_empty(),
        Reason::MustStop => within(rules.must_stop) && squares.first() > Some(from),
        Reason::OnlyBearingOff => within(rules.only_bearing_off) && !refusal.throws.is_empty(),
        Reason::NoBearingOffFrom => !squares.has(from),
        Reason::BearingOffThrow => !refusal.throws.is_empty() && !refusal.throws.has(throw),
        Reason::NotAllHome => within(own),
        Reason::ReachingBearsOff => squares == target && rules.bear_off.by == BearOffBy::Reaching,
        Reason::AnotherFirst => within(movable) && !squares.has(from) && rules.must_move != MustMove::Any,
        Reason::NeverBackward => target.first() <= Some(from),
        Reason::ForwardFirst => within(own),
        Reason::BackwardOntoPiece => squares == target && within(own | enemy),
        Reason::MustMove => false,
    }
}

#[test]
fn bytes_give_the_same_ruleset() {
    for (name, ruleset) in rulesets() {
        let bytes = ruleset.to_bytes();
        assert!(bytes.len() <= 64, "{name}: {} bytes", bytes.len());
        assert_eq!(Ruleset::from_bytes(&bytes).as_ref(), Ok(&ruleset), "{name}");
    }
}

/// Reads bytes that may be a ruleset; one that is can be played.
fn check_bytes(bytes: &[u8]) {
    let Ok(ruleset) = Ruleset::from_bytes(bytes) else { return };
    assert_eq!(*ruleset.to_bytes(), *bytes);
    let mut random = Random::new(4);
    let mut position = Position::start(&ruleset);
    for _ in 0..200 {
        let throw = random.throw(&ruleset);
        let Some(m) = random.legal_move(&ruleset, &position, throw) else { return };
        position = position.play(&ruleset, throw, m).expect("a legal move");
        assert!(Position::new(&ruleset, *position.setup()).is_ok());
    }
}

#[test]
fn damaged_bytes_are_refused_or_play() {
    for (_, ruleset) in rulesets() {
        let bytes = ruleset.to_bytes().to_vec();
        let mut random = Random::new(5);
        for _ in 0..20_000 {
            let mut damaged = bytes.clone();
            for _ in 0..=random.below(3) {
                let place = random.below(damaged.len());
                damaged[place] = random.bits() as u8;
            }
            damaged.truncate(bytes.len() - random.below(40).saturating_sub(37));
            check_bytes(&damaged);
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_are_safe(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        check_bytes(&bytes);
        check_bytes(&[&[1], &bytes[..]].concat());
    }

    #[test]
    fn any_text_is_safe(text in "[xo0-9/ -]{0,40}|.{0,40}") {
        let board = Board { squares: 30, row: 10 };
        if let Ok(setup) = Setup::parse(&text, board) {
            assert_eq!(setup.notation(board).to_string(), text);
        }
    }
}
