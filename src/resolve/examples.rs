//! Examples played by the engine: what a file claims of a position must be what the engine finds.

use engine::{Move, Position, Reason, Refusal, Ruleset, Setup, Side, Target, Throw};

use super::rulesets::Layers;
use super::site::{self, Example, Played};
use super::tables::unknown_topic;
use super::{facts, showing};
use crate::check::content::{GameFolder, Placed, Question, Topic};
use crate::check::examples::{self, Claims, Under};
use crate::check::positions::{fault_words, letter, list, reason_word};
use crate::diag::{Diagnostic, Diagnostics};
use crate::source::Span;

/// The rulesets that examples are played under, and where their answers stand.
#[derive(Clone, Copy)]
pub(super) struct Rulesets<'a> {
    pub(super) standard: &'a Ruleset,
    /// None for the examples of the standard itself.
    pub(super) variant: Option<&'a Ruleset>,
    pub(super) layers: Layers<'a>,
}

impl<'a> Rulesets<'a> {
    fn under(self, under: Under) -> &'a Ruleset {
        match under {
            Under::Standard => self.standard,
            Under::Variant => self.variant.unwrap_or(self.standard),
        }
    }

    /// Where a ruleset answers the questions that a topic governs.
    fn answers(self, under: Under, topic: &Topic) -> Vec<(Question, Span)> {
        let layers = match under {
            Under::Standard => self.layers.of_standard(),
            Under::Variant => self.layers,
        };
        topic.governs.iter().map(|question| (question.value, layers.place(question.value))).collect()
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
        for fact in &example.facts {
            facts::check(fact, rulesets.under(fact.under), owner(fact.under), diags);
        }
        let mut refused = Vec::new();
        let claims = example.claims.iter();
        let found: Vec<Option<Played>> = claims
            .map(|claims| {
                let answers =
                    topic.map(|at| rulesets.answers(claims.under, &game.topics[at])).unwrap_or_default();
                play(claims, rulesets.under(claims.under), &answers, &mut refused, diags)
            })
            .collect();
        let found: Option<Vec<Played>> = found.into_iter().collect();
        let (Some(topic), Some(found)) = (topic, found) else { continue };
        showing::check(example, &found, &game.topics[topic], rulesets, diags);
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
fn play(
    claims: &Claims,
    ruleset: &Ruleset,
    answers: &[(Question, Span)],
    refused: &mut Vec<Span>,
    diags: &mut Diagnostics,
) -> Option<Played> {
    let position = position(&claims.position, ruleset, claims.under, refused, diags)?;
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
    let table = Table { claims, ruleset, answers, position, throw, legal };
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

/// The position, if the ruleset can have it. One that both rulesets refuse is told once: `refused` has
/// the places told of.
fn position(
    setup: &Placed<Setup>,
    ruleset: &Ruleset,
    under: Under,
    refused: &mut Vec<Span>,
    diags: &mut Diagnostics,
) -> Option<Position> {
    let (message, help) = match Position::new(ruleset, setup.value) {
        Ok(position) if position.outcome(ruleset).is_none() => return Some(position),
        Ok(_) => {
            let message = format!("under {} the game is over in this position", owner(under));
            (message, "give one from before its end".to_owned())
        }
        Err(faults) => {
            let words = fault_words(&faults, ruleset.rules());
            let help =
                "mend it, or give `standard` and `variant` a `position` each where one cannot serve both";
            (format!("under {} {words}", owner(under)), help.to_owned())
        }
    };
    if !refused.contains(&setup.span) {
        refused.push(setup.span);
        diags.error("impossible-position", message, setup.span).help(help);
    }
    None
}

/// A position on the table, with the throw that has fallen.
struct Table<'a> {
    claims: &'a Claims,
    ruleset: &'a Ruleset,
    /// Where the ruleset answers what the example's topic tells of.
    answers: &'a [(Question, Span)],
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
        let found = diags.error("false-example", message, span);
        // The example may be right and the ruleset wrong.
        for (question, place) in self.answers {
            found.related(*place, format!("`{}` is answered here", question.key()));
        }
        found
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
            } else if is_of_another_throw(m.value, refusal.reason, self.throw) {
                let throw = self.throw.count();
                let message = format!("`{}` is not as long as the throw of {throw}", m.value);
                let help =
                    "it would be refused for that as well: give a move that the throw would lead along";
                diags.error("move-of-another-throw", message, m.span).help(help);
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
                let differences = difference(&claimed.value, after.setup());
                let told = self.false_claim(claimed.span, &claim, &format!("`{found}`"), diags);
                told.help(format!("the engine finds {differences}"));
                told.replacement(format!("if the engine is right, write `{found}`"), found);
                all_hold = false;
            }
            leads.push((m.value, after));
        }
        all_hold.then_some(leads)
    }
}

/// Whether a move that is refused for this reason is not as long as the throw. Any square could then stand in
/// its place, and the claim would hold all the same.
fn is_of_another_throw(m: Move, reason: Reason, throw: Throw) -> bool {
    let Move::Piece { from, to: Target::Square(to) } = m else { return false };
    let is_told = [Reason::WrongThrow, Reason::OpeningUndecided, Reason::OpeningMove].contains(&reason);
    !is_told && from.number().abs_diff(to.number()) != throw.count()
}

/// How the position that was found differs from the one claimed, in words.
fn difference(claimed: &Setup, found: &Setup) -> String {
    let mut words = Vec::new();
    for side in Side::BOTH {
        let (own, name) = (side.index(), letter(side));
        let [gone, come] =
            [claimed.pieces[own] & !found.pieces[own], found.pieces[own] & !claimed.pieces[own]];
        match (gone.is_empty(), come.is_empty()) {
            (false, false) => words.push(format!("`{name}` on {} and not on {}", list(come), list(gone))),
            (false, true) => words.push(format!("no `{name}` on {}", list(gone))),
            (true, false) => words.push(format!("`{name}` on {}", list(come))),
            (true, true) => {}
        }
        if claimed.borne_off[own] != found.borne_off[own] {
            words.push(format!("{} of `{name}` borne off", found.borne_off[own]));
        }
    }
    if claimed.side != found.side {
        words.push(format!("`{}` to throw next", letter(found.side)));
    }
    if claimed.phase != found.phase {
        words.push("the opening decided otherwise".to_owned());
    }
    words.join(", ")
}
