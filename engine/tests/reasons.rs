//! Every reason for which a move is refused, each on the smallest position that shows it.

use engine::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Dice, Ends, Move, MustMove, NoMove,
    OnEnemy, Opening, Position, Protection, Reach, Reason, Rules, Ruleset, Setup, Square, Squares, Throw,
    Throws,
};

fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().filter_map(|number| Square::new(*number)).collect()
}

fn throw(count: u8) -> Throw {
    Throw::new(count).expect("a throw")
}

/// Twelve squares on which as many kinds of rules hold as can hold together.
fn rules() -> Rules {
    let mut by_square = [Throws::NONE; 32];
    by_square[10] = Throws::from_bits(1 << 2);
    by_square[11] = Throws::ANY;
    Rules {
        board: Board { squares: 12, row: 6 },
        start: [squares(&[1, 3, 5]), squares(&[2, 4, 6])],
        dice: Dice::Die { sides: 5 },
        throw_again: Throws::NONE,
        opening: Opening::FirstSeat,
        must_stop: squares(&[9]),
        only_bearing_off: squares(&[11]),
        backward: Backward::WhenNoForwardMove,
        on_enemy: OnEnemy::Capture,
        safe: squares(&[7]),
        protection: Protection::Group(2),
        barrier: Barrier::Run { pieces: 3, reach: Reach::Both },
        arrivals: [Arrival::Stays; 32],
        bear_off: BearOff { by: BearOffBy::Throws(by_square), only_while: BearOffWhile::Always },
        must_move: MustMove::First(squares(&[10])),
        no_move: NoMove::Pass,
        ends: Ends::MostPoints,
    }
}

fn race() -> Rules {
    let [from, to] = [6, 7].map(|number| Square::new(number).expect("a square"));
    Rules { opening: Opening::Race { throw: throw(1), from, to }, ..rules() }
}

fn forward_only() -> Rules {
    Rules { backward: Backward::Never, ..rules() }
}

fn reaching_home() -> Rules {
    let bear_off =
        BearOff { by: BearOffBy::Reaching, only_while: BearOffWhile::AllOn(squares(&[9, 10, 11, 12])) };
    Rules { bear_off, must_stop: Squares::NONE, only_bearing_off: Squares::NONE, ..rules() }
}

type Case = (fn() -> Rules, &'static str, u8, &'static str, Reason, &'static [u8], &'static [u8]);

/// Rules, position, throw, move; the reason, the squares and the throws that it names.
const CASES: [Case; 25] = [
    (rules, "6/5x o 0-3", 1, "12-off", Reason::GameOver, &[], &[]),
    (rules, "xoxoxo/6 x 0-0", 6, "1-7", Reason::NoSuchThrow, &[], &[1, 2, 3, 4, 5]),
    (race, "xoxoxo/6 o 0-0 opening", 2, "6-8", Reason::OpeningUndecided, &[], &[1]),
    (race, "xoxoxo/6 o 0-0 opening", 1, "4-5", Reason::OpeningMove, &[6, 7], &[]),
    (rules, "xoxoxo/6 x 0-0", 1, "8-9", Reason::NoPiece, &[8], &[]),
    (rules, "xoxoxo/6 x 0-0", 1, "2-3", Reason::EnemyPiece, &[2], &[]),
    (rules, "6/4ox o 0-0", 5, "11-16", Reason::BeyondBoard, &[], &[]),
    (rules, "6/4ox o 0-0", 5, "13-16", Reason::BeyondBoard, &[], &[]),
    (rules, "x5/5o x 0-0", 2, "1-4", Reason::WrongThrow, &[3], &[]),
    (rules, "x2x2/5o x 0-0", 3, "1-4", Reason::OwnPiece, &[4], &[]),
    (rules, "4x1/o5 x 0-0", 2, "5-7", Reason::SafeSquare, &[7], &[]),
    (rules, "1x2oo/o5 x 0-0", 3, "2-5", Reason::Protected, &[5, 6, 7], &[]),
    (rules, "1xooo1/6 x 0-0", 5, "2-7", Reason::Barrier, &[3, 4, 5], &[]),
    (rules, "6/1x3o x 0-0", 2, "8-10", Reason::MustStop, &[9], &[]),
    (rules, "o5/4x1 x 0-0", 1, "11-12", Reason::OnlyBearingOff, &[11], &[2]),
    (rules, "o5/3x2 x 0-0", 3, "10-off", Reason::NoBearingOffFrom, &[11, 12], &[]),
    (rules, "o5/4x1 x 0-0", 3, "11-off", Reason::BearingOffThrow, &[11], &[2]),
    (reaching_home, "o5/1x2x1 x 0-0", 3, "11-off", Reason::NotAllHome, &[8], &[]),
    (reaching_home, "o5/3xx1 x 0-0", 1, "11-12", Reason::ReachingBearsOff, &[12], &[]),
    (rules, "x5/3x1o x 0-0", 1, "1-2", Reason::AnotherFirst, &[10], &[]),
    (forward_only, "o1x3/6 x 0-0", 1, "3-2", Reason::NeverBackward, &[], &[]),
    (rules, "o1x3/6 x 0-0", 1, "3-2", Reason::ForwardFirst, &[3], &[]),
    (rules, "o5/4x1 x 0-0", 5, "11-6", Reason::OnlyBearingOff, &[11], &[2]),
    (rules, "4o1/3x2 x 0-0", 5, "10-5", Reason::BackwardOntoPiece, &[5], &[]),
    (rules, "xoxoxo/6 x 0-0", 1, "pass", Reason::MustMove, &[1, 3, 5], &[]),
];

#[test]
fn each_is_given_with_its_squares_and_throws() {
    for (rules, text, count, m, reason, expected_squares, expected_throws) in CASES {
        let ruleset = Ruleset::new(&rules()).expect("no contradictions");
        let setup = Setup::parse(text, ruleset.rules().board).expect("a position's text");
        let position = Position::new(&ruleset, setup).expect("a position");
        let m: Move = m.parse().expect("a move");
        let refusal = position.play(&ruleset, throw(count), m).expect_err("the move is refused");
        let numbers: Vec<u8> = refusal.squares.iter().map(Square::number).collect();
        let counts: Vec<u8> = refusal.throws.iter().map(Throw::count).collect();
        let found = (refusal.reason, &numbers[..], &counts[..]);
        assert_eq!(found, (reason, expected_squares, expected_throws), "{text} {count} {m}");
    }
}

#[test]
fn every_reason_has_a_case_and_a_number_of_its_own() {
    for (place, reason) in Reason::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(reason.code()), place + 1);
        assert!(CASES.iter().any(|case| case.4 == reason), "{reason:?}");
    }
}
