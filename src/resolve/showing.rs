//! What an example shows: a difference, and that of its own row; and which rows no example shows.

use engine::{Move, Position, Reason, Rules, Ruleset, Setup, Throw};

use super::examples::Rulesets;
use super::rulesets::with_answers;
use super::site::Played;
use crate::check::content::{GameFolder, Placed, Question, Topic};
use crate::check::examples::Example;
use crate::diag::Diagnostics;

/// Reports an example in which both rulesets play alike, or differ for another reason than its row's.
pub(super) fn check(
    example: &Example,
    found: &[Played],
    topic: &Topic,
    rulesets: Rulesets,
    diags: &mut Diagnostics,
) {
    let (Some(variant), [one, other]) = (rulesets.variant, found) else { return };
    let same_question = one.position.setup() == other.position.setup() && one.throw == other.throw;
    let asked: Vec<Move> = found.iter().flat_map(|played| &played.refused).map(|(m, _)| *m).collect();
    let answer =
        |ruleset: &Ruleset, played: &Played| answer(ruleset, played.position.setup(), played.throw, &asked);
    if same_question && answer(rulesets.standard, one) == answer(variant, one) {
        let message = "the standard and the variant play this example alike";
        diags
            .error("example-without-difference", message, example.topic.span)
            .help("give a position in which they differ");
        return;
    }
    // With the row's own questions answered as the other ruleset does, one of the two must play otherwise.
    let questions: Vec<Question> = topic.governs.iter().map(|question| question.value).collect();
    let changed =
        |base: &Rules, from: &Rules| Ruleset::new(&with_answers(base.clone(), from, &questions)).ok();
    let (standard_rules, variant_rules) = (rulesets.standard.rules(), variant.rules());
    let mixed = [
        (changed(standard_rules, variant_rules), rulesets.standard),
        (changed(variant_rules, standard_rules), variant),
    ];
    // Answers that cannot be exchanged alone, since they would contradict others, say nothing.
    let mixed: Vec<(Ruleset, &Ruleset)> =
        mixed.into_iter().filter_map(|(mixed, own)| Some((mixed?, own))).collect();
    let depends = |(mixed, own): &(Ruleset, &Ruleset)| {
        found.iter().any(|played| answer(mixed, played) != answer(own, played))
    };
    if !mixed.is_empty() && !mixed.iter().any(depends) {
        let message = format!("what differs here is not what `{}` tells of", topic.id.value);
        diags
            .error("example-of-another-row", message, example.topic.span)
            .help("give the example the topic that it shows, or another position");
    }
}

/// Reports the rows of a table that has examples which none of them shows under both rulesets. What is so
/// before any throw, and how a game is won, no position shows.
pub(super) fn uncovered(
    table: &[Placed<String>],
    examples: &[Example],
    game: &GameFolder,
    diags: &mut Diagnostics,
) {
    if examples.is_empty() {
        return;
    }
    for row in table {
        let Some(topic) = game.topics.iter().find(|topic| topic.id.value == row.value) else { continue };
        let shown = |question: &Placed<Question>| {
            !matches!(question.value, Question::Start | Question::Opening | Question::Ends)
        };
        let has = |example: &Example| example.topic.value == row.value && example.claims.len() == 2;
        if topic.governs.iter().any(shown) && !examples.iter().any(has) {
            let message = format!("no example shows the row `{}` under both rulesets", row.value);
            diags
                .warning("row-without-example", message, row.span)
                .help("add one to `examples`, with `standard` and `variant`");
        }
    }
}

/// What there is to see of a position: the moves and where they lead, and why the moves asked for are
/// refused. None where the ruleset has no such position or throw.
fn answer(ruleset: &Ruleset, setup: &Setup, throw: Throw, asked: &[Move]) -> Option<Seen> {
    let position = Position::new(ruleset, *setup).ok()?;
    if !ruleset.throw_set().has(throw) || position.outcome(ruleset).is_some() {
        return None;
    }
    let legal = position.legal_moves(ruleset, throw);
    let after = |m: Move| position.play(ruleset, throw, m).ok().map(|after| (*after.setup(), m));
    let why = |m: &Move| position.play(ruleset, throw, *m).err().map(|refusal| refusal.reason);
    let leads = legal.iter().map(|m| after(m).expect("a legal move can be played")).collect();
    Some(Seen { leads, why: asked.iter().map(why).collect() })
}

#[derive(PartialEq)]
struct Seen {
    leads: Vec<(Setup, Move)>,
    why: Vec<Option<Reason>>,
}
