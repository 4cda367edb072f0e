//! Rules that contradict themselves: each change to sound rules, and all that is then found.

use engine::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Clash, Dice, Ends, MustMove, NoMove,
    OnEnemy, Opening, Protection, Question, Reach, Rules, Ruleset, Square, Squares, Throw, Throws,
};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().map(|number| square(*number)).collect()
}

fn throw(count: u8) -> Throw {
    Throw::new(count).expect("a throw")
}

fn throws(counts: &[u8]) -> Throws {
    counts.iter().map(|count| throw(*count)).collect()
}

fn exits(exits: &[(u8, Throws)]) -> BearOff {
    let mut by_square = [Throws::NONE; 32];
    for (number, throws) in exits {
        by_square[usize::from(*number) - 1] = *throws;
    }
    BearOff { by: BearOffBy::Throws(by_square), only_while: BearOffWhile::Always }
}

/// Twelve squares, two pieces a side, a square that sends back, one exit: nothing is wrong.
fn sound() -> Rules {
    let mut arrivals = [Arrival::Stays; 32];
    arrivals[10] = Arrival::To(square(6));
    Rules {
        board: Board { squares: 12, row: 6 },
        start: [squares(&[1, 3]), squares(&[2, 4])],
        dice: Dice::Die { sides: 3 },
        throw_again: throws(&[1]),
        opening: Opening::FirstSeat,
        must_stop: Squares::NONE,
        only_bearing_off: Squares::NONE,
        backward: Backward::Never,
        on_enemy: OnEnemy::Swap,
        safe: squares(&[11, 12]),
        protection: Protection::Group(2),
        barrier: Barrier::None,
        arrivals,
        bear_off: exits(&[(10, throws(&[3])), (12, Throws::ANY)]),
        must_move: MustMove::Any,
        no_move: NoMove::Pass,
        ends: Ends::FirstOut,
    }
}

fn clashes(rules: &Rules) -> Vec<(Clash, Vec<u8>, Vec<u8>)> {
    let Err(contradictions) = Ruleset::new(rules) else { return Vec::new() };
    let numbers = |squares: Squares| squares.iter().map(Square::number).collect();
    let counts = |throws: Throws| throws.iter().map(Throw::count).collect();
    contradictions.iter().map(|found| (found.clash, numbers(found.squares), counts(found.throws))).collect()
}

type Change = fn(&mut Rules);

/// One change each, the clash it must give, the squares and the throws that this must name.
const CHANGES: [(Change, Clash, &[u8], &[u8]); 31] = [
    (|r| r.board.squares = 1, Clash::BoardSize, &[], &[]),
    (|r| r.board.squares = 33, Clash::BoardSize, &[], &[]),
    (|r| r.board.row = 0, Clash::RowLength, &[], &[]),
    (|r| r.board.row = 13, Clash::RowLength, &[], &[]),
    (|r| r.dice = Dice::Die { sides: 0 }, Clash::DiceSize, &[], &[]),
    (|r| r.dice = Dice::Sticks { count: 15, none_up: 1 }, Clash::DiceSize, &[], &[]),
    (|r| r.dice = Dice::Sticks { count: 2, none_up: 0 }, Clash::DiceSize, &[], &[]),
    (|r| r.start[0] = squares(&[1, 13]), Clash::BeyondBoard(Question::Start), &[13], &[]),
    (|r| r.must_stop = squares(&[5, 20]), Clash::BeyondBoard(Question::MustStop), &[20], &[]),
    (|r| r.safe = squares(&[14]), Clash::BeyondBoard(Question::Safe), &[14], &[]),
    (|r| r.arrivals[20] = Arrival::FirstEmpty, Clash::BeyondBoard(Question::Arrivals), &[21], &[]),
    (|r| r.must_move = MustMove::First(squares(&[32])), Clash::BeyondBoard(Question::MustMove), &[32], &[]),
    (|r| r.start[1] = Squares::NONE, Clash::StartEmpty, &[], &[]),
    (|r| r.start[1] = squares(&[3, 4]), Clash::StartShared, &[3], &[]),
    (|r| r.start[1] = squares(&[4]), Clash::StartUnequal, &[], &[]),
    (|r| r.start[1] = squares(&[4, 11]), Clash::StartWhereNoneStays, &[11], &[]),
    (|r| r.throw_again = throws(&[1, 4, 5]), Clash::ThrowAgainNotThrown, &[], &[4, 5]),
    (|r| r.opening = race(5, 4, 9), Clash::OpeningNotThrown, &[], &[5]),
    (|r| r.opening = race(2, 5, 7), Clash::OpeningWithoutPiece, &[5], &[]),
    (|r| r.opening = race(1, 2, 3), Clash::OpeningTaken, &[3], &[]),
    (|r| r.opening = race(1, 4, 6), Clash::OpeningDistance, &[4, 6], &[]),
    (|r| r.must_stop = squares(&[11]), Clash::StopWhereNoneStays, &[11], &[]),
    (|r| r.only_bearing_off = squares(&[9, 10]), Clash::OnlyBearingOffWithoutThrow, &[9], &[]),
    (|r| r.protection = Protection::Group(1), Clash::GroupTooSmall, &[], &[]),
    (|r| r.barrier = Barrier::Run { pieces: 0, reach: Reach::Both }, Clash::BarrierEmpty, &[], &[]),
    (|r| r.arrivals[8] = Arrival::To(square(11)), Clash::SentWhereNoneStays, &[11], &[]),
    (|r| r.arrivals[10] = Arrival::To(square(3)), Clash::SentWithoutRoom, &[11], &[]),
    (|r| r.bear_off = exits(&[(11, Throws::ANY), (12, Throws::ANY)]), Clash::ExitWhereNoneStays, &[11], &[]),
    (|r| r.bear_off = exits(&[(12, throws(&[3, 4]))]), Clash::ExitNotThrown, &[], &[4]),
    (|r| r.must_move = MustMove::First(Squares::NONE), Clash::MustMoveNone, &[], &[]),
    (|r| r.on_enemy = OnEnemy::Capture, Clash::CaptureWithFirstOut, &[], &[]),
];

fn race(count: u8, from: u8, to: u8) -> Opening {
    Opening::Race { throw: throw(count), from: square(from), to: square(to) }
}

#[test]
fn sound_rules_have_none() {
    assert_eq!(clashes(&sound()), []);
}

#[test]
fn each_is_found_alone_and_names_what_clashes() {
    for (change, clash, squares, throws) in CHANGES {
        let mut rules = sound();
        change(&mut rules);
        assert_eq!(clashes(&rules), [(clash, squares.to_vec(), throws.to_vec())]);
        assert!(!clash.questions().is_empty());
    }
}

#[test]
fn all_are_found_together() {
    let mut rules = sound();
    for change in [13, 16, 22, 23, 24, 29, 30].map(|place| CHANGES[place].0) {
        change(&mut rules);
    }
    let found: Vec<Clash> = clashes(&rules).into_iter().map(|(clash, _, _)| clash).collect();
    let expected = [13, 16, 22, 23, 24, 29, 30].map(|place| CHANGES[place].1);
    assert_eq!(found, expected);
}

#[test]
fn pieces_need_a_way_off_the_board() {
    let mut rules = sound();
    rules.bear_off = exits(&[]);
    assert_eq!(clashes(&rules), [(Clash::NoExit, vec![], vec![])]);
    rules.bear_off = exits(&[(12, throws(&[2]))]);
    assert_eq!(clashes(&rules), []);
    // Nothing leads on from 12, and from 10 only what falls back or lands there.
    rules.bear_off = exits(&[(10, throws(&[3]))]);
    assert_eq!(clashes(&rules), [(Clash::NoWayOff, vec![12], vec![])]);
    rules.backward = Backward::WhenNoForwardMove;
    assert_eq!(clashes(&rules), []);
    let home = BearOffWhile::AllOn(squares(&[1, 2, 3]));
    rules.bear_off = BearOff { by: BearOffBy::Reaching, only_while: home };
    assert_eq!(clashes(&rules), [(Clash::NoExit, vec![], vec![])]);
}
