//! What an example shows: a difference, and that of its own row.

use engine::{Move, Position, Reason, Rules, Ruleset, Setup, Throw};

use super::examples::Rulesets;
use super::rulesets::with_answers;
use super::site::Played;
use crate::check::content::{Question, Topic};
use crate::check::examples::{Claims, Example};
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
    let [first, second] = [&example.claims[0], &example.claims[1]];
    let same_question = one.position.setup() == other.position.setup() && one.throw == other.throw;
    let asked = Asked::of([first, second]);
    let answer =
        |ruleset: &Ruleset, played: &Played| answer(ruleset, played.position.setup(), played.throw, &asked);
    if same_question && answer(rulesets.standard, one) == answer(variant, one) {
        let message = "the standard and the variant answer alike what this example claims";
        diags
            .error("example-without-difference", message, example.topic.span)
            .help("give a position in which they differ, or claim what differs in it");
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

/// What the claims of an example are about.
struct Asked {
    /// Whether all legal moves are claimed.
    legal: bool,
    /// Moves claimed to be refused, or to lead somewhere.
    moves: Vec<Move>,
}

impl Asked {
    fn of(claims: [&Claims; 2]) -> Asked {
        let refused = claims.iter().flat_map(|claims| claims.refused.iter().map(|(m, _)| m.value));
        let leads = claims.iter().flat_map(|claims| claims.leads.iter().map(|(m, _)| m.value));
        Asked {
            legal: claims.iter().any(|claims| claims.moves.is_some()),
            moves: refused.chain(leads).collect(),
        }
    }
}

/// The answers to what is asked of a position. None where the ruleset has no such position or throw.
fn answer(ruleset: &Ruleset, setup: &Setup, throw: Throw, asked: &Asked) -> Option<Answer> {
    let position = Position::new(ruleset, *setup).ok()?;
    if !ruleset.throw_set().has(throw) || position.outcome(ruleset).is_some() {
        return None;
    }
    let legal = asked.legal.then(|| position.legal_moves(ruleset, throw).iter().collect());
    let played = |m: &Move| {
        let after = position.play(ruleset, throw, *m);
        after.map(|after| *after.setup()).map_err(|refusal| refusal.reason)
    };
    Some(Answer { legal, played: asked.moves.iter().map(played).collect() })
}

#[derive(PartialEq)]
struct Answer {
    legal: Option<Vec<Move>>,
    /// As the moves asked for: where each leads, or why it is refused.
    played: Vec<Result<Setup, Reason>>,
}
