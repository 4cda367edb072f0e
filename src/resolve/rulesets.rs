//! Rulesets: a variant's answers laid over the standard's, and what differs between the two.

use engine::{Board, Rules};

use crate::check::content::{Answers, GameFolder, Placed, Question, RulesetFile};
use crate::source::Span;

/// The answers of one file and, behind them, those of the standard.
#[derive(Clone, Copy)]
pub(super) struct Layers<'a> {
    pub(super) own: Layer<'a>,
    pub(super) standard: Layer<'a>,
    board: Board,
}

/// The answers of one file, and where they begin.
#[derive(Clone, Copy)]
pub(super) struct Layer<'a> {
    answers: &'a Answers,
    pub(super) place: Span,
}

impl<'a> Layer<'a> {
    fn of(file: &'a RulesetFile) -> Option<Layer<'a>> {
        Some(Layer { answers: file.answers.as_ref()?, place: file.place })
    }
}

impl<'a> Layers<'a> {
    /// The layers of one of a game's files. None where it or the standard has no ruleset.
    pub(super) fn new(own: &'a RulesetFile, game: &'a GameFolder) -> Option<Layers<'a>> {
        Some(Layers { own: Layer::of(own)?, standard: Layer::of(&game.standard)?, board: game.board? })
    }

    /// Those of the standard alone.
    pub(super) fn of_standard(self) -> Layers<'a> {
        Layers { own: self.standard, ..self }
    }

    fn answer<T>(self, of: impl Fn(&'a Answers) -> &'a Option<Placed<T>>) -> Option<&'a Placed<T>> {
        of(self.own.answers).as_ref().or(of(self.standard.answers).as_ref())
    }

    /// The rules that the two give together. None if an answer could not be read, which is reported.
    pub(super) fn rules(self) -> Option<Rules> {
        self.rules_or(None)
    }

    /// The same, with these answers in place of those that could not be read.
    pub(super) fn rules_or(self, other: Option<&Rules>) -> Option<Rules> {
        Some(Rules {
            board: self.board,
            start: self.value(|a| &a.start, other.map(|other| other.start))?,
            dice: self.value(|a| &a.throws, other.map(|other| other.dice))?,
            throw_again: self.value(|a| &a.throw_again, other.map(|other| other.throw_again))?,
            opening: self.value(|a| &a.opening, other.map(|other| other.opening))?,
            must_stop: self.value(|a| &a.must_stop, other.map(|other| other.must_stop))?,
            only_bearing_off: self
                .value(|a| &a.only_bearing_off, other.map(|other| other.only_bearing_off))?,
            backward: self.value(|a| &a.backward, other.map(|other| other.backward))?,
            on_enemy: self.value(|a| &a.on_enemy, other.map(|other| other.on_enemy))?,
            safe: self.value(|a| &a.safe, other.map(|other| other.safe))?,
            protection: self.value(|a| &a.protecting_group, other.map(|other| other.protection))?,
            barrier: self.value(|a| &a.barrier, other.map(|other| other.barrier))?,
            arrivals: self.value(|a| &a.arrivals, other.map(|other| other.arrivals))?,
            bear_off: self.value(|a| &a.bear_off, other.map(|other| other.bear_off))?,
            must_move: self.value(|a| &a.must_move, other.map(|other| other.must_move))?,
            no_move: self.value(|a| &a.no_move, other.map(|other| other.no_move))?,
            ends: self.value(|a| &a.ends, other.map(|other| other.ends))?,
        })
    }

    fn value<T: Copy + 'a>(
        self,
        of: impl Fn(&'a Answers) -> &'a Option<Placed<T>>,
        other: Option<T>,
    ) -> Option<T> {
        self.answer(of).map(|answer| answer.value).or(other)
    }

    /// Whether the answer that counts could be read.
    pub(super) fn is_sound(self, question: Question) -> bool {
        let is_unread = |layer: Layer| layer.answers.unread.contains(&question);
        let own = Layers { standard: self.own, ..self };
        match is_unread(self.own) {
            true => false,
            false if own.answered(question).is_some() => true,
            false => !is_unread(self.standard) && self.answered(question).is_some(),
        }
    }

    /// Whether it is known what both answer, or that the own one does not.
    pub(super) fn is_read(self, question: Question) -> bool {
        ![self.own, self.standard].iter().any(|layer| layer.answers.unread.contains(&question))
    }

    /// Where the answer to a question stands; where the ruleset begins if none gives it.
    pub(super) fn place(self, question: Question) -> Span {
        self.answered(question).unwrap_or(self.own.place)
    }

    fn answered(self, question: Question) -> Option<Span> {
        match question {
            Question::Start => self.answer(|a| &a.start).map(|answer| answer.span),
            Question::Throws => self.answer(|a| &a.throws).map(|answer| answer.span),
            Question::ThrowAgain => self.answer(|a| &a.throw_again).map(|answer| answer.span),
            Question::Opening => self.answer(|a| &a.opening).map(|answer| answer.span),
            Question::MustStop => self.answer(|a| &a.must_stop).map(|answer| answer.span),
            Question::OnlyBearingOff => self.answer(|a| &a.only_bearing_off).map(|answer| answer.span),
            Question::Backward => self.answer(|a| &a.backward).map(|answer| answer.span),
            Question::OnEnemy => self.answer(|a| &a.on_enemy).map(|answer| answer.span),
            Question::Safe => self.answer(|a| &a.safe).map(|answer| answer.span),
            Question::ProtectingGroup => self.answer(|a| &a.protecting_group).map(|answer| answer.span),
            Question::Barrier => self.answer(|a| &a.barrier).map(|answer| answer.span),
            Question::Arrivals => self.answer(|a| &a.arrivals).map(|answer| answer.span),
            Question::BearOff => self.answer(|a| &a.bear_off).map(|answer| answer.span),
            Question::MustMove => self.answer(|a| &a.must_move).map(|answer| answer.span),
            Question::NoMove => self.answer(|a| &a.no_move).map(|answer| answer.span),
            Question::Ends => self.answer(|a| &a.ends).map(|answer| answer.span),
        }
    }
}

/// The questions that two rulesets of one game answer differently, in the order of the questions.
pub(super) fn differences(one: &Rules, other: &Rules) -> Vec<Question> {
    let answers = [
        (Question::Start, one.start == other.start),
        (Question::Throws, one.dice == other.dice),
        (Question::ThrowAgain, one.throw_again == other.throw_again),
        (Question::Opening, one.opening == other.opening),
        (Question::MustStop, one.must_stop == other.must_stop),
        (Question::OnlyBearingOff, one.only_bearing_off == other.only_bearing_off),
        (Question::Backward, one.backward == other.backward),
        (Question::OnEnemy, one.on_enemy == other.on_enemy),
        (Question::Safe, one.safe == other.safe),
        (Question::ProtectingGroup, one.protection == other.protection),
        (Question::Barrier, one.barrier == other.barrier),
        (Question::Arrivals, one.arrivals == other.arrivals),
        (Question::BearOff, one.bear_off == other.bear_off),
        (Question::MustMove, one.must_move == other.must_move),
        (Question::NoMove, one.no_move == other.no_move),
        (Question::Ends, one.ends == other.ends),
    ];
    answers.into_iter().filter(|(_, equal)| !equal).map(|(question, _)| question).collect()
}

/// The rules with the answers to these questions taken from others.
pub(super) fn with_answers(mut rules: Rules, from: &Rules, questions: &[Question]) -> Rules {
    for question in questions {
        match question {
            Question::Start => rules.start = from.start,
            Question::Throws => rules.dice = from.dice,
            Question::ThrowAgain => rules.throw_again = from.throw_again,
            Question::Opening => rules.opening = from.opening,
            Question::MustStop => rules.must_stop = from.must_stop,
            Question::OnlyBearingOff => rules.only_bearing_off = from.only_bearing_off,
            Question::Backward => rules.backward = from.backward,
            Question::OnEnemy => rules.on_enemy = from.on_enemy,
            Question::Safe => rules.safe = from.safe,
            Question::ProtectingGroup => rules.protection = from.protection,
            Question::Barrier => rules.barrier = from.barrier,
            Question::Arrivals => rules.arrivals = from.arrivals,
            Question::BearOff => rules.bear_off = from.bear_off,
            Question::MustMove => rules.must_move = from.must_move,
            Question::NoMove => rules.no_move = from.no_move,
            Question::Ends => rules.ends = from.ends,
        }
    }
    rules
}
