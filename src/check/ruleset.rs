//! The questions of a ruleset and the answers that `standard.yaml` and `variant.yaml` give to them.

use engine::{
    Arrival, Backward, Barrier, BearOff, BearOffBy, BearOffWhile, Board, Dice, Ends, MAX_SQUARES, MustMove,
    NoMove, OnEnemy, Opening, Protection, Reach, Square, Squares, Throw, Throws,
};

use super::content::{Answers, Placed, Question};
use super::decode::{Fields, choice, number, wrong_kind, wrong_value};
use super::squares::{by_square, square, squares, step, throw, throws, throws_or_any};
use crate::diag::likely::either;
use crate::diag::{Diagnostics, Severity};
use crate::format;
use crate::load::tree::{Entry, Kind, Node};

/// Which questions a file must answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// All: the file is a game's standard.
    All,
    /// Those whose answer is not the standard's.
    Changed,
}

/// The answers under the key `ruleset`. One that is wrong is reported and left out.
pub(super) fn answers(entry: &Entry, board: Board, asked: Asked, diags: &mut Diagnostics) -> Answers {
    let mut answers = Answers::default();
    let all = Question::ALL.into_iter();
    let Some(mut fields) = Fields::of_entry(entry, &format::RULESET, diags) else {
        answers.unread = all.collect();
        return answers;
    };
    let mut given = 0;
    for question in all.clone() {
        let key = question.key();
        let found = match asked {
            Asked::All => fields.required(key),
            Asked::Changed => fields.optional(key),
        };
        let Some(found) = found else { continue };
        given += 1;
        let errors = diags.count(Severity::Error);
        let is_read = answer(&mut answers, question, found, board, diags);
        if !is_read || diags.count(Severity::Error) > errors {
            answers.unread.insert(question);
        }
    }
    fields.finish(diags);
    // A key that is none of the questions may be the answer to any.
    if matches!(&entry.value.kind, Kind::Map(entries) if entries.len() > given) {
        answers.unread = all.collect();
    }
    answers
}

/// Whether the answer could be read.
fn answer(
    answers: &mut Answers,
    question: Question,
    entry: &Entry,
    board: Board,
    diags: &mut Diagnostics,
) -> bool {
    let node = &entry.value;
    match question {
        Question::Start => put(&mut answers.start, placed(node, start(entry, board, diags))),
        Question::Throws => put(&mut answers.throws, placed(node, dice(entry, diags))),
        Question::ThrowAgain => put(&mut answers.throw_again, throws(node, diags)),
        Question::Opening => put(&mut answers.opening, placed(node, opening(entry, board, diags))),
        Question::MustStop => put(&mut answers.must_stop, squares(node, board, diags)),
        Question::OnlyBearingOff => put(&mut answers.only_bearing_off, squares(node, board, diags)),
        Question::Backward => {
            let choices = [("never", Backward::Never), ("when-no-forward-move", Backward::WhenNoForwardMove)];
            put(&mut answers.backward, choice(node, &choices, diags))
        }
        Question::OnEnemy => {
            let choices = [("swap", OnEnemy::Swap), ("capture", OnEnemy::Capture)];
            put(&mut answers.on_enemy, choice(node, &choices, diags))
        }
        Question::Safe => put(&mut answers.safe, squares(node, board, diags)),
        Question::ProtectingGroup => {
            put(&mut answers.protecting_group, placed(node, protection(node, board, diags)))
        }
        Question::Barrier => put(&mut answers.barrier, placed(node, barrier(entry, board, diags))),
        Question::Arrivals => put(&mut answers.arrivals, placed(node, arrivals(node, board, diags))),
        Question::BearOff => put(&mut answers.bear_off, placed(node, bear_off(entry, board, diags))),
        Question::MustMove => put(&mut answers.must_move, placed(node, must_move(entry, board, diags))),
        Question::NoMove => {
            let choices = [("pass", NoMove::Pass), ("lose-turn", NoMove::LoseTurn)];
            put(&mut answers.no_move, choice(node, &choices, diags))
        }
        Question::Ends => {
            let choices = [("first-out", Ends::FirstOut), ("most-points", Ends::MostPoints)];
            put(&mut answers.ends, choice(node, &choices, diags))
        }
    }
}

/// Whether there is anything to put there.
fn put<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    *place = value;
    place.is_some()
}

fn placed<T>(node: &Node, value: Option<T>) -> Option<Placed<T>> {
    value.map(|value| Placed { value, span: node.span })
}

/// Whether the value is one of these words, or keys with values; anything else is reported.
fn word<T: Copy>(
    node: &Node,
    words: &[(&'static str, T)],
    or: &str,
    meant: impl Fn(&Node) -> Option<String>,
    diags: &mut Diagnostics,
) -> Option<Word<T>> {
    match &node.kind {
        Kind::Map(_) => return Some(Word::Keys),
        Kind::Text(text) => {
            if let Some((_, value)) = words.iter().find(|(word, _)| word == text) {
                return Some(Word::Is(*value));
            }
        }
        Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Refused => {}
    }
    let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
    let expected = format!("{} or {or}", either(known.iter().copied()));
    let found = wrong_value(node, &expected, &known, diags)?;
    if let Some(meant) = meant(node) {
        found.replacement(format!("write `{meant}`"), meant);
    }
    None
}

enum Word<T> {
    Is(T),
    Keys,
}

/// `{ first: [1, 3], second: [2, 4] }`
fn start(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<[Squares; 2]> {
    if matches!(entry.value.kind, Kind::List(_)) {
        let help = "say whose they are: `{ first: [1, 3], second: [2, 4] }`";
        wrong_kind(&entry.value, "the squares of each side", diags)?.help(help);
        return None;
    }
    let mut fields = Fields::of_entry(entry, &format::START, diags)?;
    let first = fields.required("first").and_then(|entry| squares(&entry.value, board, diags));
    let second = fields.required("second").and_then(|entry| squares(&entry.value, board, diags));
    fields.finish(diags);
    Some([first?.value, second?.value])
}

/// `{ sticks: 4, none-up: 5 }` or `{ die: 4 }`
fn dice(entry: &Entry, diags: &mut Diagnostics) -> Option<Dice> {
    if let Some(number) = digits(&entry.value) {
        let found = wrong_kind(&entry.value, "a die or sticks", diags)?;
        found.help(format!(
            "write `{{ die: {number} }}` for a die, `{{ sticks: {number}, none-up: 5 }}` for sticks"
        ));
        return None;
    }
    let mut fields = Fields::of_entry(entry, &format::THROWS, diags)?;
    let die = fields.optional("die");
    if let Some(other) = die.and(fields.optional("sticks").or(fields.optional("none-up"))) {
        diags
            .error("keys-clash", format!("`{}` cannot stand beside `die`", other.key), other.key_span)
            .help("give `sticks` and `none-up` for throwing sticks, or `die` for a die");
        return None;
    }
    if let Some(die) = die {
        let sides = number(&die.value, "a number of sides", 1..=Throw::MAX, diags)?.value;
        return Some(Dice::Die { sides });
    }
    let count = fields
        .required("sticks")
        .and_then(|entry| number(&entry.value, "a number of sticks", 1..=Throw::MAX - 1, diags));
    let none_up = fields.required("none-up").and_then(|entry| throw(&entry.value, diags));
    fields.finish(diags);
    Some(Dice::Sticks { count: count?.value, none_up: none_up?.count() })
}

/// `first-seat` or `{ race-to: 1, first-move: 10-11 }`
fn opening(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<Opening> {
    let or = "a race like `{ race-to: 1, first-move: 10-11 }`";
    match word(&entry.value, &[("first-seat", Opening::FirstSeat)], or, |_| None, diags)? {
        Word::Is(opening) => Some(opening),
        Word::Keys => {
            let mut fields = Fields::of_entry(entry, &format::RACE, diags)?;
            let throw = fields.required("race-to").and_then(|entry| throw(&entry.value, diags));
            let step = fields.required("first-move").and_then(|entry| step(&entry.value, board, diags));
            fields.finish(diags);
            let (from, to) = step?;
            Some(Opening::Race { throw: throw?, from, to })
        }
    }
}

/// `none` or the size of the smallest group
fn protection(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<Protection> {
    match &node.kind {
        Kind::Text(word) if word == "none" => Some(Protection::None),
        Kind::Number(_) => {
            let pieces = number(node, "a number of pieces", 1..=board.squares, diags)?;
            Some(Protection::Group(pieces.value))
        }
        Kind::Text(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => {
            let found = wrong_value(node, "`none` or a number of pieces", &["none"], diags)?;
            if let Kind::Map(entries) = &node.kind
                && let Some(number) = entries.iter().find_map(|entry| digits(&entry.value))
            {
                found.replacement(format!("write `{number}`"), number);
            }
            None
        }
    }
}

/// `none` or `{ pieces: 3, directions: both }`
fn barrier(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<Barrier> {
    let or = "a barrier like `{ pieces: 3, directions: both }`";
    let meant = |node: &Node| Some(format!("{{ pieces: {}, directions: both }}", digits(node)?));
    match word(&entry.value, &[("none", Barrier::None)], or, meant, diags)? {
        Word::Is(barrier) => Some(barrier),
        Word::Keys => {
            let mut fields = Fields::of_entry(entry, &format::BARRIER, diags)?;
            let pieces = fields
                .required("pieces")
                .and_then(|entry| number(&entry.value, "a number of pieces", 1..=board.squares, diags));
            let choices = [("forward", Reach::Forward), ("both", Reach::Both)];
            let reach = fields.required("directions").and_then(|entry| choice(&entry.value, &choices, diags));
            fields.finish(diags);
            Some(Barrier::Run { pieces: pieces?.value, reach: reach?.value })
        }
    }
}

/// `{ 28: { to: 15 }, 27: first-empty-square }`
fn arrivals(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<[Arrival; MAX_SQUARES as usize]> {
    let mut arrivals = [Arrival::Stays; MAX_SQUARES as usize];
    let mut all_read = true;
    for (square, entry) in by_square(node, board, diags)? {
        match arrival(entry, board, diags) {
            Some(arrival) => arrivals[index(square.value)] = arrival,
            None => all_read = false,
        }
    }
    all_read.then_some(arrivals)
}

fn arrival(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<Arrival> {
    let or = "a square like `{ to: 15 }`";
    let meant = |node: &Node| Some(format!("{{ to: {} }}", digits(node)?));
    match word(&entry.value, &[("first-empty-square", Arrival::FirstEmpty)], or, meant, diags)? {
        Word::Is(arrival) => Some(arrival),
        Word::Keys => {
            let mut fields = Fields::of_entry(entry, &format::ARRIVAL, diags)?;
            let to = fields.required("to").and_then(|entry| square(&entry.value, board, diags));
            fields.finish(diags);
            Some(Arrival::To(to?.value))
        }
    }
}

/// `{ from: { 27: [4, 5], 30: any } }` or `{ by: reaching, while-all-on: [21-30] }`
fn bear_off(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<BearOff> {
    if entry.value.kind == Kind::Text("reaching".to_owned()) {
        let meant = "{ by: reaching }";
        wrong_kind(&entry.value, "keys with values", diags)?.replacement(format!("write `{meant}`"), meant);
        return None;
    }
    let mut fields = Fields::of_entry(entry, &format::BEAR_OFF, diags)?;
    let only_while = match fields.optional("while-all-on") {
        Some(entry) => squares(&entry.value, board, diags).map(|found| BearOffWhile::AllOn(found.value)),
        None => Some(BearOffWhile::Always),
    };
    let by = match (fields.optional("by"), fields.optional("from")) {
        (Some(by), Some(from)) => {
            diags
                .error("keys-clash", "`from` cannot stand beside `by`", from.key_span)
                .related(by.key_span, "`by` is given here")
                .help("give `from` with the throws of each square, or `by: reaching`");
            None
        }
        (Some(by), None) => {
            choice(&by.value, &[("reaching", BearOffBy::Reaching)], diags).map(|found| found.value)
        }
        (None, _) => fields.required("from").and_then(|entry| bear_off_throws(&entry.value, board, diags)),
    };
    fields.finish(diags);
    Some(BearOff { by: by?, only_while: only_while? })
}

fn bear_off_throws(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<BearOffBy> {
    let mut table = [Throws::NONE; MAX_SQUARES as usize];
    let mut all_read = true;
    for (square, entry) in by_square(node, board, diags)? {
        match throws_or_any(&entry.value, diags) {
            Some(throws) => table[index(square.value)] = throws,
            None => all_read = false,
        }
    }
    all_read.then_some(BearOffBy::Throws(table))
}

/// `any` or `{ first-from: [26-30] }`
fn must_move(entry: &Entry, board: Board, diags: &mut Diagnostics) -> Option<MustMove> {
    let or = "squares like `{ first-from: [26-30] }`";
    let meant = |node: &Node| Some(format!("{{ first-from: {} }}", list(node)?));
    match word(&entry.value, &[("any", MustMove::Any)], or, meant, diags)? {
        Word::Is(must_move) => Some(must_move),
        Word::Keys => {
            let mut fields = Fields::of_entry(entry, &format::FIRST_FROM, diags)?;
            let found = fields.required("first-from").and_then(|entry| squares(&entry.value, board, diags));
            fields.finish(diags);
            Some(MustMove::First(found?.value))
        }
    }
}

/// A number as it is written.
fn digits(node: &Node) -> Option<&str> {
    match &node.kind {
        Kind::Number(number) => Some(number),
        Kind::Text(_) | Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => None,
    }
}

/// A list of squares in brackets; of one square too.
fn list(node: &Node) -> Option<String> {
    let one = |node: &Node| match &node.kind {
        Kind::Number(text) | Kind::Text(text) => Some(text.clone()),
        Kind::Truth(_) | Kind::Nothing | Kind::List(_) | Kind::Map(_) | Kind::Refused => None,
    };
    match &node.kind {
        Kind::List(items) => {
            Some(format!("[{}]", items.iter().map(one).collect::<Option<Vec<_>>>()?.join(", ")))
        }
        Kind::Number(_) => Some(format!("[{}]", one(node)?)),
        Kind::Text(_) | Kind::Truth(_) | Kind::Nothing | Kind::Map(_) | Kind::Refused => None,
    }
}

fn index(square: Square) -> usize {
    usize::from(square.number() - 1)
}
