//! Answers that cannot hold together, each naming the questions that clash.

use crate::few::Few;
use crate::question::Question;
use crate::rules::{
    Arrival, Backward, Barrier, BearOffBy, BearOffWhile, Dice, Ends, MustMove, OnEnemy, Opening, Protection,
};
use crate::ruleset::{Ruleset, index};
use crate::square::{MAX_SQUARES, Square, Squares, Throw, Throws};

/// Every contradiction of one set of rules.
pub type Contradictions = Few<Contradiction, 32>;

/// Answers that cannot hold together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// What is wrong.
    pub clash: Clash,
    /// The squares concerned.
    pub squares: Squares,
    /// The throws concerned.
    pub throws: Throws,
}

/// What is wrong with a set of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// The board has fewer than 2 or more than 32 squares.
    BoardSize,
    /// A row of the board has no square, or more than the board.
    RowLength,
    /// There are no dice, or more than there can be, or a throw counts more than it can.
    DiceSize,
    /// An answer to this question names squares beyond the board.
    BeyondBoard(Question),
    /// A side starts without a piece.
    StartEmpty,
    /// Both sides start on the same square.
    StartShared,
    /// One side starts with more pieces than the other.
    StartUnequal,
    /// A piece starts where none can stay.
    StartWhereNoneStays,
    /// The dice have no such throw to throw again on.
    ThrowAgainNotThrown,
    /// The dice have no such throw to decide the opening.
    OpeningNotThrown,
    /// The opening's move starts where the second seat has no piece.
    OpeningWithoutPiece,
    /// The opening's move leads to a square where a piece starts, or where none can stay.
    OpeningTaken,
    /// The opening's move is not as long as the throw that decides it.
    OpeningDistance,
    /// Every piece must stop where none can stay.
    StopWhereNoneStays,
    /// A piece may move only by bearing off where no throw bears it off.
    OnlyBearingOffWithoutThrow,
    /// The group that protects is no group: fewer than 2.
    GroupTooSmall,
    /// The run that bars has no piece.
    BarrierEmpty,
    /// A piece is sent to a square where none can stay.
    SentWhereNoneStays,
    /// A piece that is sent away may find every square taken.
    SentWithoutRoom,
    /// A piece is borne off from where none can stay.
    ExitWhereNoneStays,
    /// The dice have no such throw to bear off with.
    ExitNotThrown,
    /// No piece can be borne off at all.
    NoExit,
    /// A piece that comes to these squares can never leave the board.
    NoWayOff,
    /// The squares whose pieces must move first are none.
    MustMoveNone,
    /// A captured piece is never borne off, but all must be.
    CaptureWithFirstOut,
}

impl Clash {
    /// The questions whose answers clash, the one most likely to be mended first.
    pub fn questions(self) -> &'static [Question] {
        use Question as Q;
        match self {
            Clash::BoardSize | Clash::RowLength => &[Q::Board],
            Clash::DiceSize => &[Q::Throws],
            Clash::BeyondBoard(question) => beyond_board(question),
            Clash::StartEmpty | Clash::StartShared | Clash::StartUnequal => &[Q::Start],
            Clash::StartWhereNoneStays => &[Q::Start, Q::Arrivals],
            Clash::ThrowAgainNotThrown => &[Q::ThrowAgain, Q::Throws],
            Clash::OpeningNotThrown => &[Q::Opening, Q::Throws],
            Clash::OpeningWithoutPiece => &[Q::Opening, Q::Start],
            Clash::OpeningTaken => &[Q::Opening, Q::Start, Q::Arrivals],
            Clash::OpeningDistance => &[Q::Opening],
            Clash::StopWhereNoneStays => &[Q::MustStop, Q::Arrivals],
            Clash::OnlyBearingOffWithoutThrow => &[Q::OnlyBearingOff, Q::BearOff],
            Clash::GroupTooSmall => &[Q::ProtectingGroup],
            Clash::BarrierEmpty => &[Q::Barrier],
            Clash::SentWhereNoneStays => &[Q::Arrivals],
            Clash::SentWithoutRoom => &[Q::Arrivals, Q::Start],
            Clash::ExitWhereNoneStays => &[Q::BearOff, Q::Arrivals],
            Clash::ExitNotThrown => &[Q::BearOff, Q::Throws],
            Clash::NoExit => &[Q::BearOff],
            Clash::NoWayOff => &[Q::BearOff, Q::Throws, Q::Arrivals, Q::OnlyBearingOff],
            Clash::MustMoveNone => &[Q::MustMove],
            Clash::CaptureWithFirstOut => &[Q::OnEnemy, Q::Ends],
        }
    }
}

/// A constant list cannot be made from a value: each question has its own.
fn beyond_board(question: Question) -> &'static [Question] {
    use Question as Q;
    match question {
        Q::Start => &[Q::Start, Q::Board],
        Q::Opening => &[Q::Opening, Q::Board],
        Q::MustStop => &[Q::MustStop, Q::Board],
        Q::OnlyBearingOff => &[Q::OnlyBearingOff, Q::Board],
        Q::Safe => &[Q::Safe, Q::Board],
        Q::Arrivals => &[Q::Arrivals, Q::Board],
        Q::BearOff => &[Q::BearOff, Q::Board],
        Q::MustMove => &[Q::MustMove, Q::Board],
        Q::Board
        | Q::Throws
        | Q::ThrowAgain
        | Q::Backward
        | Q::OnEnemy
        | Q::ProtectingGroup
        | Q::Barrier
        | Q::NoMove
        | Q::Ends => &[Q::Board],
    }
}

/// All contradictions of a ruleset whose tables are filled.
pub(crate) fn contradictions(ruleset: &Ruleset) -> Contradictions {
    let filler = Contradiction { clash: Clash::NoExit, squares: Squares::NONE, throws: Throws::NONE };
    let mut found = Found { ruleset, list: Few::new(filler) };
    found.sizes();
    if found.list.is_empty() {
        found.beyond_board();
        found.start();
        found.throw_again();
        found.opening();
        found.squares_to_stay_on();
        found.counts();
        found.arrivals();
        found.exits();
        found.ends();
    }
    if found.list.is_empty() {
        found.way_off();
    }
    found.list
}

struct Found<'a> {
    ruleset: &'a Ruleset,
    list: Contradictions,
}

impl Found<'_> {
    fn add(&mut self, clash: Clash) {
        self.list.push(Contradiction { clash, squares: Squares::NONE, throws: Throws::NONE });
    }

    fn add_if_any(&mut self, clash: Clash, squares: Squares) {
        if !squares.is_empty() {
            self.list.push(Contradiction { clash, squares, throws: Throws::NONE });
        }
    }

    fn add_throws(&mut self, clash: Clash, throws: Throws) {
        if !throws.is_empty() {
            self.list.push(Contradiction { clash, squares: Squares::NONE, throws });
        }
    }

    fn sizes(&mut self) {
        let rules = self.ruleset.rules();
        if !(2..=MAX_SQUARES).contains(&rules.board.squares) {
            self.add(Clash::BoardSize);
        } else if rules.board.row == 0 || rules.board.row > rules.board.squares {
            self.add(Clash::RowLength);
        }
        let fits = match rules.dice {
            Dice::Sticks { count, none_up } => {
                (1..=14).contains(&count) && (1..=Throw::MAX).contains(&none_up)
            }
            Dice::Die { sides } => (1..=Throw::MAX).contains(&sides),
        };
        if !fits {
            self.add(Clash::DiceSize);
        }
    }

    fn beyond_board(&mut self) {
        let rules = self.ruleset.rules();
        let beyond = !self.ruleset.board();
        let sent = sent_to(&rules.arrivals) | sent_from(&rules.arrivals);
        let mut exits = match &rules.bear_off.by {
            BearOffBy::Throws(by_square) => exits_of(by_square),
            BearOffBy::Reaching => Squares::NONE,
        };
        if let BearOffWhile::AllOn(squares) = rules.bear_off.only_while {
            exits = exits | squares;
        }
        let first = match rules.must_move {
            MustMove::Any => Squares::NONE,
            MustMove::First(squares) => squares,
        };
        let opening = match rules.opening {
            Opening::FirstSeat => Squares::NONE,
            Opening::Race { from, to, .. } => Squares::NONE.with(from).with(to),
        };
        for (question, squares) in [
            (Question::Start, rules.start[0] | rules.start[1]),
            (Question::Opening, opening),
            (Question::MustStop, rules.must_stop),
            (Question::OnlyBearingOff, rules.only_bearing_off),
            (Question::Safe, rules.safe),
            (Question::Arrivals, sent),
            (Question::BearOff, exits),
            (Question::MustMove, first),
        ] {
            self.add_if_any(Clash::BeyondBoard(question), squares & beyond);
        }
    }

    fn start(&mut self) {
        let [first, second] = self.ruleset.rules().start;
        if first.is_empty() || second.is_empty() {
            self.add(Clash::StartEmpty);
        } else if first.count() != second.count() {
            self.add(Clash::StartUnequal);
        }
        self.add_if_any(Clash::StartShared, first & second);
        self.add_if_any(Clash::StartWhereNoneStays, (first | second) & self.never_resting());
    }

    fn throw_again(&mut self) {
        self.add_throws(Clash::ThrowAgainNotThrown, self.not_thrown(self.ruleset.rules().throw_again));
    }

    fn opening(&mut self) {
        let rules = self.ruleset.rules();
        let Opening::Race { throw, from, to } = rules.opening else { return };
        self.add_throws(Clash::OpeningNotThrown, self.not_thrown(Throws::NONE.with(throw)));
        self.add_if_any(Clash::OpeningWithoutPiece, Squares::NONE.with(from) & !rules.start[1]);
        let taken = rules.start[0] | rules.start[1] | self.never_resting();
        self.add_if_any(Clash::OpeningTaken, Squares::NONE.with(to) & taken);
        if from.number() + throw.count() != to.number() {
            self.add_if_any(Clash::OpeningDistance, Squares::NONE.with(from).with(to));
        }
    }

    fn squares_to_stay_on(&mut self) {
        let rules = self.ruleset.rules();
        self.add_if_any(Clash::StopWhereNoneStays, rules.must_stop & self.never_resting());
        let stuck = rules.only_bearing_off.iter().filter(|s| self.ruleset.exit_throws(*s).is_empty());
        self.add_if_any(Clash::OnlyBearingOffWithoutThrow, stuck.collect());
    }

    fn counts(&mut self) {
        let rules = self.ruleset.rules();
        if let Protection::Group(0 | 1) = rules.protection {
            self.add(Clash::GroupTooSmall);
        }
        if let Barrier::Run { pieces: 0, .. } = rules.barrier {
            self.add(Clash::BarrierEmpty);
        }
        if let MustMove::First(Squares::NONE) = rules.must_move {
            self.add(Clash::MustMoveNone);
        }
    }

    fn arrivals(&mut self) {
        let rules = self.ruleset.rules();
        self.add_if_any(Clash::SentWhereNoneStays, sent_to(&rules.arrivals) & self.never_resting());
        let pieces = rules.start[0].count() + rules.start[1].count();
        let crowded = |square: &Square| {
            let room = match self.ruleset.arrival(*square) {
                Arrival::Stays => return false,
                Arrival::To(target) => self.ruleset.resting & Squares::up_to(target.number()),
                Arrival::FirstEmpty => self.ruleset.resting,
            };
            room.count() < pieces
        };
        let crowded = self.ruleset.board().iter().filter(crowded).collect();
        self.add_if_any(Clash::SentWithoutRoom, crowded);
    }

    fn exits(&mut self) {
        let rules = self.ruleset.rules();
        if let BearOffBy::Throws(by_square) = &rules.bear_off.by {
            self.add_if_any(Clash::ExitWhereNoneStays, exits_of(by_square) & self.never_resting());
            let listed = by_square.iter().filter(|throws| **throws != Throws::ANY);
            let listed = listed.fold(0, |bits, throws| bits | throws.bits());
            self.add_throws(Clash::ExitNotThrown, self.not_thrown(Throws::from_bits(listed)));
        }
        let mut exits = self.ruleset.exits.iter().fold(Squares::NONE, |all, squares| all | *squares);
        if let BearOffWhile::AllOn(squares) = rules.bear_off.only_while {
            exits = exits & squares;
        }
        if exits.is_empty() {
            self.add(Clash::NoExit);
        }
    }

    fn ends(&mut self) {
        let rules = self.ruleset.rules();
        if rules.on_enemy == OnEnemy::Capture && rules.ends == Ends::FirstOut {
            self.add(Clash::CaptureWithFirstOut);
        }
    }

    /// Looks for squares that a lone piece comes to and never leaves the board from.
    fn way_off(&mut self) {
        let [first, second] = self.ruleset.rules().start;
        let mut reached = first | second;
        let mut leaving = self.ruleset.exits.iter().fold(Squares::NONE, |all, squares| all | *squares);
        // Each round lengthens the longest way by one throw at least, and no way is longer than the board.
        for _ in 0..MAX_SQUARES {
            for from in self.ruleset.resting.iter() {
                let targets = self.targets(from);
                if reached.has(from) {
                    reached = reached | targets;
                }
                if !(targets & leaving).is_empty() {
                    leaving = leaving.with(from);
                }
            }
        }
        self.add_if_any(Clash::NoWayOff, reached & !leaving);
    }

    /// Where one throw can bring a piece that no other stands in the way of.
    fn targets(&self, from: Square) -> Squares {
        let here = Squares::NONE.with(from);
        let mut targets = Squares::NONE;
        for throw in self.ruleset.throw_set().iter() {
            let mut landings = (here & self.ruleset.forward[index(throw)]).ahead(throw.count());
            if self.ruleset.rules().backward != Backward::Never {
                landings = landings | (here & self.ruleset.backward[index(throw)]).back(throw.count());
            }
            for landing in landings.iter() {
                targets = targets
                    | match self.ruleset.arrival(landing) {
                        Arrival::Stays => Squares::NONE.with(landing),
                        Arrival::To(target) => Squares::NONE.with(target),
                        Arrival::FirstEmpty => self.ruleset.resting.first().into_iter().collect(),
                    };
            }
        }
        targets & self.ruleset.board()
    }

    fn never_resting(&self) -> Squares {
        self.ruleset.board() & !self.ruleset.resting
    }

    fn not_thrown(&self, throws: Throws) -> Throws {
        Throws::from_bits(throws.bits() & !self.ruleset.throw_set().bits())
    }
}

fn sent_from(arrivals: &[Arrival; MAX_SQUARES as usize]) -> Squares {
    let sends = |square: &Square| arrivals[usize::from(square.number()) - 1] != Arrival::Stays;
    Squares::up_to(MAX_SQUARES).iter().filter(sends).collect()
}

fn sent_to(arrivals: &[Arrival; MAX_SQUARES as usize]) -> Squares {
    let target = |arrival: &Arrival| match arrival {
        Arrival::To(square) => Some(*square),
        Arrival::Stays | Arrival::FirstEmpty => None,
    };
    arrivals.iter().filter_map(target).collect()
}

fn exits_of(by_square: &[Throws; MAX_SQUARES as usize]) -> Squares {
    let exits = |square: &Square| !by_square[usize::from(square.number()) - 1].is_empty();
    Squares::up_to(MAX_SQUARES).iter().filter(exits).collect()
}
