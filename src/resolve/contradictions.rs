//! Answers of a ruleset that cannot hold together, told at the answers.

use engine::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Clash, Contradiction, Dice, Ends,
    MAX_SQUARES, MustMove, NoMove, OnEnemy, Opening, Protection, Question, Rules, Ruleset, Square, Squares,
    Throws,
};

use super::rulesets::Layers;
use crate::check::content::GameFolder;
use crate::diag::Diagnostics;
use crate::source::Span;

/// Stands in for answers that could not be read; what it clashes with is not told.
const STAND_IN: Rules = Rules {
    board: Board { squares: MAX_SQUARES, row: MAX_SQUARES },
    start: [Squares::NONE; 2],
    dice: Dice::Die { sides: 6 },
    throw_again: Throws::NONE,
    opening: Opening::FirstSeat,
    must_stop: Squares::NONE,
    only_bearing_off: Squares::NONE,
    backward: Backward::Never,
    on_enemy: OnEnemy::Swap,
    safe: Squares::NONE,
    protection: Protection::None,
    barrier: Barrier::None,
    arrivals: [Arrival::Stays; MAX_SQUARES as usize],
    bear_off: BearOff { by: BearOffBy::Reaching, only_while: BearOffWhile::Always },
    must_move: MustMove::Any,
    no_move: NoMove::Pass,
    ends: Ends::MostPoints,
};

/// The ruleset that the layers give, checked by the engine. None if it contradicts itself, which is
/// reported, or an answer could not be read: then the others are held against each other.
pub(super) fn ruleset(layers: Layers, game: &GameFolder, diags: &mut Diagnostics) -> Option<Ruleset> {
    let is_whole = layers.rules().is_some();
    let rules = layers.rules_or(Some(&STAND_IN))?;
    let is_sound = |question: &Question| part(*question).is_none_or(|part| layers.is_sound(part));
    let found = Ruleset::new(&rules);
    for contradiction in found.as_ref().err().into_iter().flat_map(|found| found.iter()) {
        let clash = contradiction.clash;
        if clash.questions().iter().chain(besides(clash)).all(is_sound) {
            let (words, advice) = (words(contradiction), advice(clash, &rules));
            report(clash.questions(), words, advice, layers, game, diags);
        }
    }
    let too_long = too_long(&rules);
    for (questions, words, advice) in &too_long {
        if questions.iter().all(is_sound) {
            report(questions, words.clone(), advice.clone(), layers, game, diags);
        }
    }
    found.ok().filter(|_| is_whole && too_long.is_empty())
}

/// Groups of more pieces than a side has: they play as `none` does.
fn too_long(rules: &Rules) -> Vec<([Question; 2], String, String)> {
    let [first, second] = rules.start;
    let most = first.count().max(second.count());
    let mut found = Vec::new();
    if let Protection::Group(pieces) = rules.protection
        && (1..pieces).contains(&most)
    {
        let words = format!("no group of {pieces} pieces can protect: a side has {most}");
        let advice = match most {
            1 => "write `none`: no group protects".to_owned(),
            _ => format!("write {most} or less, or `none` if no group protects"),
        };
        found.push(([Question::ProtectingGroup, Question::Start], words, advice));
    }
    if let Barrier::Run { pieces, .. } = rules.barrier
        && (1..pieces).contains(&most)
    {
        let words = format!("no {pieces} pieces can bar the way: a side has {most}");
        let advice = format!("write {most} or less, or `none` if nothing bars the way");
        found.push(([Question::Barrier, Question::Start], words, advice));
    }
    found
}

fn report(
    questions: &[Question],
    words: String,
    advice: String,
    layers: Layers,
    game: &GameFolder,
    diags: &mut Diagnostics,
) {
    let place = |question: &Question| match part(*question) {
        Some(part) => layers.place(part),
        None => game.id.span,
    };
    let own: Vec<Span> = questions.iter().map(place).collect();
    // A variant that takes over all answers of a clash takes over what is reported of the standard.
    let file = layers.own.place.file;
    if file != layers.standard.place.file && own.iter().all(|span| span.file != file) {
        return;
    }
    let mut places = questions.iter().zip(own);
    let Some((_, first)) = places.next() else { return };
    let mut found = diags.error("contradiction", words, first);
    for (question, span) in places.filter(|(_, span)| *span != first) {
        let name = part(*question).map_or("board", |part| part.key());
        found = found.related(span, format!("`{name}` is answered here"));
    }
    found.help(advice);
}

/// The question of a ruleset's file. The board is the game's, not a ruleset's.
fn part(question: Question) -> Option<crate::check::content::Question> {
    use crate::check::content::Question as Part;
    Some(match question {
        Question::Board => return None,
        Question::Start => Part::Start,
        Question::Throws => Part::Throws,
        Question::ThrowAgain => Part::ThrowAgain,
        Question::Opening => Part::Opening,
        Question::MustStop => Part::MustStop,
        Question::OnlyBearingOff => Part::OnlyBearingOff,
        Question::Backward => Part::Backward,
        Question::OnEnemy => Part::OnEnemy,
        Question::Safe => Part::Safe,
        Question::ProtectingGroup => Part::ProtectingGroup,
        Question::Barrier => Part::Barrier,
        Question::Arrivals => Part::Arrivals,
        Question::BearOff => Part::BearOff,
        Question::MustMove => Part::MustMove,
        Question::NoMove => Part::NoMove,
        Question::Ends => Part::Ends,
    })
}

fn words(contradiction: &Contradiction) -> String {
    let squares = list(contradiction.squares.iter().map(Square::number));
    let throws = list(contradiction.throws.iter().map(engine::Throw::count));
    match contradiction.clash {
        Clash::BoardSize => "a board has 2 to 32 squares".to_owned(),
        Clash::RowLength => "a row has at least one square and no more than the board".to_owned(),
        Clash::DiceSize => {
            "expected 1 to 14 sticks or a die of 1 to 15 sides, and counts of 1 to 15".to_owned()
        }
        Clash::BeyondBoard(_) => format!("the board has no square {squares}"),
        Clash::StartEmpty => "a side starts without a piece".to_owned(),
        Clash::StartShared => format!("both sides start on {squares}"),
        Clash::StartUnequal => "one side starts with more pieces than the other".to_owned(),
        Clash::StartWhereNoneStays => format!("a piece starts on {squares}, where none can stay"),
        Clash::ThrowAgainNotThrown => format!("no throw counts {throws}, so none gives another for it"),
        Clash::OpeningNotThrown => format!("no throw counts {throws}, so none decides the opening"),
        Clash::OpeningWithoutPiece => {
            format!("the opening's move starts on {squares}, where the winner has no piece")
        }
        Clash::OpeningTaken => {
            format!("the opening's move leads to {squares}, where a piece starts or none can stay")
        }
        Clash::OpeningDistance => "the opening's move is not as long as the throw that decides it".to_owned(),
        Clash::StopWhereNoneStays => format!("every piece must stop on {squares}, where none can stay"),
        Clash::OnlyBearingOffWithoutThrow => {
            format!("from {squares} a piece may only be borne off, and no throw does it")
        }
        Clash::GroupTooSmall => "a protecting group has at least 2 pieces".to_owned(),
        Clash::BarrierEmpty => "a barrier has at least 1 piece".to_owned(),
        Clash::SentWhereNoneStays => format!("a piece is sent to {squares}, where none can stay"),
        Clash::SentWithoutRoom => {
            format!("a piece sent away from {squares} may find every square taken")
        }
        Clash::ExitWhereNoneStays => format!("a piece is borne off from {squares}, where none can stay"),
        Clash::ExitNotThrown => format!("no throw counts {throws}, so none bears off with it"),
        Clash::NoExit => "no piece can ever be borne off".to_owned(),
        Clash::NoWayOff => format!("a piece that comes to {squares} can never leave the board"),
        Clash::MustMoveNone => "expected at least one square whose pieces must move first".to_owned(),
        Clash::CaptureWithFirstOut => {
            "captured pieces are never borne off, but all must be to end the game".to_owned()
        }
    }
}

/// What mends it.
fn advice(clash: Clash, rules: &Rules) -> String {
    let words = match clash {
        Clash::BoardSize | Clash::RowLength => "change `board` in `game.yaml`",
        Clash::DiceSize => "give fewer sticks, or a die of fewer sides",
        Clash::BeyondBoard(_) => return format!("the squares are 1 to {}", rules.board.squares),
        Clash::StartEmpty => "give each side a square to start on",
        Clash::StartShared => "give the square to one side alone",
        Clash::StartUnequal => "give both sides the same number of squares",
        Clash::StartWhereNoneStays => "start elsewhere, or take the square out of `arrivals`",
        Clash::ThrowAgainNotThrown | Clash::ExitNotThrown => {
            return format!("take it out: the throws are {}", throws(rules.dice));
        }
        Clash::OpeningNotThrown => return format!("race to one of the throws {}", throws(rules.dice)),
        Clash::OpeningWithoutPiece => "move from a square that `start` gives to `second`",
        Clash::OpeningTaken => "move to a square that is empty at the start",
        Clash::OpeningDistance => match rules.opening {
            Opening::Race { throw, from, .. } => {
                let (from, throw) = (from.number(), throw.count());
                return format!("from {from} a throw of {throw} leads to {}", from + throw);
            }
            Opening::FirstSeat => "give a race its first move",
        },
        Clash::StopWhereNoneStays => "take it out of `must-stop` or of `arrivals`",
        Clash::OnlyBearingOffWithoutThrow => "let `bear-off` have a throw for it, or take it out",
        Clash::GroupTooSmall => "write 2 or more, or `none` if no group protects",
        Clash::BarrierEmpty => "write 1 or more, or `none` if nothing bars the way",
        Clash::SentWhereNoneStays => "send it to a square on which it can stay",
        Clash::SentWithoutRoom => {
            "send it to a square with more squares before it, or let fewer pieces start"
        }
        Clash::ExitWhereNoneStays => "take it out of `bear-off` or of `arrivals`",
        Clash::NoExit => "name squares from which a throw bears off",
        Clash::NoWayOff => "let a throw bear off from there, or lead on from there",
        Clash::MustMoveNone => "list squares, or write `any`",
        Clash::CaptureWithFirstOut => "write `swap` for `on-enemy`, or `most-points` for `ends`",
    };
    words.to_owned()
}

/// What else a clash comes of, where other answers than those could be read.
fn besides(clash: Clash) -> &'static [Question] {
    use Question as Q;
    if matches!(clash, Clash::OnlyBearingOffWithoutThrow | Clash::NoExit) {
        return &[Q::Throws, Q::MustStop, Q::Arrivals];
    }
    if clash == Clash::NoWayOff { &[Q::Start, Q::MustStop, Q::Backward] } else { &[] }
}

fn throws(dice: Dice) -> String {
    let mut throws: Vec<u8> = match dice {
        Dice::Sticks { count, none_up } => (1..=count).chain([none_up]).collect(),
        Dice::Die { sides } => (1..=sides).collect(),
    };
    throws.dedup();
    list(throws.into_iter())
}

fn list(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
