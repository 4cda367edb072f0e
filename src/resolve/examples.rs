//! Examples played by the engine: what a file claims of a position must be what the engine finds.

use engine::{Move, Position, Refusal, Rules, Ruleset, Setup, Throw};

use super::rulesets::with_answers;
use super::site::{self, Example, Played};
use super::tables::unknown_topic;
use crate::check::content::{GameFolder, Placed};
use crate::check::examples::{self, Claims, Under};
use crate::check::positions::{fault_words, reason_word};
use crate::diag::{Diagnostic, Diagnostics};
use crate::source::Span;

/// The rulesets that examples are played under.
#[derive(Clone, Copy)]
pub(super) struct Rulesets<'a> {
    pub(super) standard: &'a Ruleset,
    /// None for the examples of the standard itself.
    pub(super) variant: Option<&'a Ruleset>,
}

impl<'a> Rulesets<'a> {
    fn under(self, under: Under) -> &'a Ruleset {
        match under {
            Under::Standard => self.standard,
            Under::Variant => self.variant.unwrap_or(self.standard),
        }
    }
}

/// Plays the examples of a file; `rows` are the topics of its table, by place in the game's list. What
/// does not hold is reported and left out.
pub(super) fn resolve(
    files: &[examples::Example],
    game: &GameFolder,
    rows: &[usize],
    rulesets: Rulesets,
    diags: &mut Diagnostics,
) -> Vec<Example> {
    let mut played = Vec::new();
    for example in files {
        let topic = row(&example.topic, game, rows, diags);
        let claims = example.claims.iter();
        let found: Vec<Option<Played>> =
            claims.map(|claims| play(claims, rulesets.under(claims.under), diags)).collect();
        let found: Option<Vec<Played>> = found.into_iter().collect();
        let (Some(topic), Some(found)) = (topic, found) else { continue };
        shows_its_row(example, &found, topic, game, rulesets, diags);
        played.push(Example { topic, played: found });
    }
    played
}

fn row(topic: &Placed<String>, game: &GameFolder, rows: &[usize], diags: &mut Diagnostics) -> Option<usize> {
    let Some(at) = game.topics.iter().position(|known| known.id.value == topic.value) else {
        unknown_topic(&topic.value, topic.span, game, diags);
        return None;
    };
    if !rows.contains(&at) {
        diags
            .error("example-without-row", format!("the table has no row `{}`", topic.value), topic.span)
            .help("give the example the topic of a row, or add the row to `table`");
        return None;
    }
    Some(at)
}

/// Plays what is claimed under one ruleset. None if it does not hold; then it is in `diags`.
fn play(claims: &Claims, ruleset: &Ruleset, diags: &mut Diagnostics) -> Option<Played> {
    let position = position(&claims.position, ruleset, claims.under, diags)?;
    let throw = claims.throw.value;
    let possible = ruleset.throw_set().has(throw);
    if !possible && (claims.moves.is_some() || !claims.leads.is_empty()) {
        let throws: Vec<String> = ruleset.throws().map(|(throw, _)| throw.count().to_string()).collect();
        let message = format!("{} has no throw {}", owner(claims.under), throw.count());
        let help = format!("its throws are {}", throws.join(", "));
        diags.error("impossible-throw", message, claims.throw.span).help(help);
        return None;
    }
    let legal: Vec<Move> = match possible {
        true => position.legal_moves(ruleset, throw).iter().collect(),
        false => Vec::new(),
    };
    let table = Table { claims, ruleset, position, throw, legal };
    let moves = table.moves(diags);
    let refused = table.refused(diags);
    let leads = table.leads(diags);
    moves?;
    Some(Played {
        under: match claims.under {
            Under::Standard => site::Under::Standard,
            Under::Variant => site::Under::Variant,
        },
        position,
        throw,
        refused: refused?,
        leads: leads?,
        legal: table.legal,
    })
}

/// A ruleset as a message names it.
fn owner(under: Under) -> &'static str {
    match under {
        Under::Standard => "the standard",
        Under::Variant => "the variant",
    }
}

fn position(
    setup: &Placed<Setup>,
    ruleset: &Ruleset,
    under: Under,
    diags: &mut Diagnostics,
) -> Option<Position> {
    match Position::new(ruleset, setup.value) {
        Ok(position) if position.outcome(ruleset).is_some() => {
            let message = format!("under {} the game is over in this position", owner(under));
            diags.error("impossible-position", message, setup.span).help("give one from before its end");
            None
        }
        Ok(position) => Some(position),
        Err(faults) => {
            let words = fault_words(&faults, ruleset.rules());
            let message = format!("under {} {words}", owner(under));
            diags
                .error("impossible-position", message, setup.span)
                .help("give `standard` and `variant` a `position` each where one cannot serve both");
            None
        }
    }
}

/// A position on the table, with the throw that has fallen.
struct Table<'a> {
    claims: &'a Claims,
    ruleset: &'a Ruleset,
    position: Position,
    throw: Throw,
    legal: Vec<Move>,
}

impl Table<'_> {
    fn found(&self) -> String {
        let moves: Vec<String> = self.legal.iter().map(Move::to_string).collect();
        format!("[{}]", moves.join(", "))
    }

    fn false_claim<'d>(
        &self,
        span: Span,
        claim: &str,
        found: &str,
        diags: &'d mut Diagnostics,
    ) -> &'d mut Diagnostic {
        let owner = owner(self.claims.under);
        let message = format!("the example claims {claim}, but under {owner} the engine finds {found}");
        diags.error("false-example", message, span)
    }

    fn moves(&self, diags: &mut Diagnostics) -> Option<()> {
        let Some(claimed) = &self.claims.moves else { return Some(()) };
        let mut sorted: Vec<String> = claimed.value.iter().map(|m| m.value.to_string()).collect();
        let claim = format!("the legal moves `[{}]`", sorted.join(", "));
        let mut legal: Vec<String> = self.legal.iter().map(Move::to_string).collect();
        sorted.sort_unstable();
        legal.sort_unstable();
        if sorted == legal {
            return Some(());
        }
        let found = self.found();
        self.false_claim(claimed.span, &claim, &format!("`{found}`"), diags)
            .replacement(format!("if the engine is right, write `{found}`"), found);
        None
    }

    fn refused(&self, diags: &mut Diagnostics) -> Option<Vec<(Move, Refusal)>> {
        let mut refused = Vec::new();
        let mut all_hold = true;
        for (m, reason) in &self.claims.refused {
            let Err(refusal) = self.position.play(self.ruleset, self.throw, m.value) else {
                let claim = format!("`{}` to be refused", m.value);
                self.false_claim(m.span, &claim, "it legal", diags)
                    .help(format!("the legal moves are `{}`", self.found()));
                all_hold = false;
                continue;
            };
            if refusal.reason != reason.value {
                let [claimed, found] = [reason.value, refusal.reason].map(reason_word);
                let claim = format!("`{}` to be refused for `{claimed}`", m.value);
                self.false_claim(reason.span, &claim, &format!("`{found}`"), diags)
                    .replacement(format!("if the engine is right, write `{found}`"), found);
                all_hold = false;
            }
            refused.push((m.value, refusal));
        }
        all_hold.then_some(refused)
    }

    fn leads(&self, diags: &mut Diagnostics) -> Option<Vec<(Move, Position)>> {
        let mut leads = Vec::new();
        let mut all_hold = true;
        for (m, claimed) in &self.claims.leads {
            let after = match self.position.play(self.ruleset, self.throw, m.value) {
                Ok(after) => after,
                Err(refusal) => {
                    let found = format!("it refused for `{}`", reason_word(refusal.reason));
                    self.false_claim(m.span, &format!("`{}` to be legal", m.value), &found, diags)
                        .help(format!("the legal moves are `{}`", self.found()));
                    all_hold = false;
                    continue;
                }
            };
            if *after.setup() != claimed.value {
                let board = self.ruleset.rules().board;
                let [claim, found] =
                    [&claimed.value, after.setup()].map(|setup| setup.notation(board).to_string());
                let claim = format!("`{}` to lead to `{claim}`", m.value);
                self.false_claim(claimed.span, &claim, &format!("`{found}`"), diags)
                    .replacement(format!("if the engine is right, write `{found}`"), found);
                all_hold = false;
            }
            leads.push((m.value, after));
        }
        all_hold.then_some(leads)
    }
}

/// Reports an example in which both rulesets play alike, or differ for another reason than its row's.
fn shows_its_row(
    example: &examples::Example,
    found: &[Played],
    topic: usize,
    game: &GameFolder,
    rulesets: Rulesets,
    diags: &mut Diagnostics,
) {
    let (Some(variant), [one, other]) = (rulesets.variant, found) else { return };
    let same_question = one.position.setup() == other.position.setup() && one.throw == other.throw;
    let asked: Vec<Move> = found.iter().flat_map(|played| &played.refused).map(|(m, _)| *m).collect();
    let answer =
        |ruleset: &Ruleset, played: &Played| answer(ruleset, played.position.setup(), played.throw, &asked);
    if same_question && answer(rulesets.standard, one) == answer(variant, one) {
        diags
            .error(
                "example-without-difference",
                "the standard and the variant play this example alike",
                example.topic.span,
            )
            .help("give a position in which they differ");
        return;
    }
    // With the row's own questions answered as the other ruleset does, one of the two must play otherwise.
    let topic = &game.topics[topic];
    let questions: Vec<_> = topic.governs.iter().map(|question| question.value).collect();
    let changed =
        |base: &Rules, from: &Rules| Ruleset::new(&with_answers(base.clone(), from, &questions)).ok();
    let (standard_rules, variant_rules) = (rulesets.standard.rules(), variant.rules());
    let mixed = [
        (changed(standard_rules, variant_rules), rulesets.standard),
        (changed(variant_rules, standard_rules), variant),
    ];
    let depends = |(mixed, own): &(Option<Ruleset>, &Ruleset)| match mixed {
        Some(mixed) => found.iter().any(|played| answer(mixed, played) != answer(own, played)),
        // The two answers cannot be exchanged alone, so nothing can be said.
        None => true,
    };
    if !mixed.iter().any(depends) {
        let message = format!("what differs here is not what `{}` tells of", topic.id.value);
        diags
            .error("example-of-another-row", message, example.topic.span)
            .help("give the example the topic that it shows, or another position");
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
    why: Vec<Option<engine::Reason>>,
}
