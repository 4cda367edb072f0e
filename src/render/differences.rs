//! How two rulesets differ in one position: sentences made from what the engine answers under each.

use engine::{Move, Outcome, Position, Side, Target};

use super::context::Text;
use super::words::{Landing, Words};
use crate::resolve::site::Played;

/// A position under one of the two rulesets.
#[derive(Clone, Copy)]
pub(super) struct Ruling<'a> {
    pub(super) words: Words<'a>,
    pub(super) played: &'a Played,
}

/// How the standard and a variant differ; nothing where the pieces stand otherwise under each.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn told(standard: Ruling, variant: Ruling) -> Result<Vec<Text>, String> {
    let (one, other) = (standard.played, variant.played);
    if !same_pieces(&one.position, &other.position) {
        return Ok(Vec::new());
    }
    if one.throw != other.throw {
        return after_each(standard, variant);
    }
    let mut told = moves(standard, variant)?;
    let mut asked: Vec<Move> = Vec::new();
    for (m, _) in one.leads.iter().chain(&other.leads) {
        if !asked.contains(m) && one.legal.contains(m) && other.legal.contains(m) {
            asked.push(*m);
        }
    }
    for m in &asked {
        told.extend(outcomes(standard, variant, *m)?);
    }
    if told.is_empty() && one.position.setup() == other.position.setup() {
        let alike = |m: &Move| standard.after(*m).setup() == variant.after(*m).setup();
        let id = match asked.iter().all(alike) {
            true if one.legal == [Move::Pass] => "example-no-moves",
            true => "example-same-moves",
            false => "example-same-moves-lead",
        };
        told.push(standard.words.scope.shown(id, &[])?);
    }
    Ok(told)
}

/// Whether the same pieces stand on the same squares, and the same side is to move.
fn same_pieces(one: &Position, other: &Position) -> bool {
    let of = |position: &Position, side| (position.pieces(side), position.borne_off(side));
    one.side() == other.side()
        && [Side::First, Side::Second].into_iter().all(|side| of(one, side) == of(other, side))
}

/// The moves that both rulesets allow, and those that only one does; nothing where both allow the same.
fn moves(standard: Ruling, variant: Ruling) -> Result<Vec<Text>, String> {
    let of = |ruling: Ruling, others: Ruling, shared: bool| -> Vec<Move> {
        let legal = ruling.played.legal.iter().filter(|m| **m != Move::Pass);
        legal.filter(|m| others.played.legal.contains(m) == shared).copied().collect()
    };
    let (only_standard, only_variant) = (of(standard, variant, false), of(variant, standard, false));
    if only_standard.is_empty() && only_variant.is_empty() {
        return Ok(Vec::new());
    }
    let words = standard.words;
    let parts = [
        ("example-both", of(standard, variant, true)),
        ("example-only-standard", only_standard),
        ("example-only-variant", only_variant),
    ];
    let told = parts.iter().filter(|(_, moves)| !moves.is_empty());
    told.map(|(id, moves)| words.scope.shown(id, &[("moves", &words.moves(moves)?)])).collect()
}

/// What follows the same move under each ruleset: where the piece comes to stand, and whose turn it is.
fn outcomes(standard: Ruling, variant: Ruling, m: Move) -> Result<Vec<Text>, String> {
    let mut told = Vec::new();
    let landings = [standard, variant].map(|ruling| ruling.landing(m));
    if let [Some(one), Some(other)] = landings
        && one != other
    {
        let [one, other] = [standard.landed(m, one)?, variant.landed(m, other)?];
        told.push(differing(standard.words, m, &one, &other)?);
    }
    let [one, other] = [standard, variant].map(|ruling| ruling.turn(m));
    if one != other {
        let [one, other] = [standard.turned(one)?, variant.turned(other)?];
        told.push(differing(standard.words, m, &one, &other)?);
    }
    Ok(told)
}

fn differing(words: Words, m: Move, standard: &str, variant: &str) -> Result<Text, String> {
    let scope = words.scope;
    if m == Move::Pass {
        return scope.shown("example-differs-no-move", &[("standard", standard), ("variant", variant)]);
    }
    let moved = words.moves(&[m])?;
    scope.shown("example-differs", &[("move", &moved), ("standard", standard), ("variant", variant)])
}

/// What follows where each ruleset has a throw of its own.
fn after_each(standard: Ruling, variant: Ruling) -> Result<Vec<Text>, String> {
    let first = |ruling: Ruling| ruling.played.leads.iter().map(|(m, _)| *m).find(|m| *m != Move::Pass);
    let (Some(one), Some(other)) = (first(standard), first(variant)) else { return Ok(Vec::new()) };
    let landings = [standard.landing(one), variant.landing(other)];
    let plain = landings.iter().any(|landing| landing.is_none())
        || landings.iter().all(|landing| *landing == Some(Landing::Stays));
    let then = |ruling: Ruling, m: Move| match ruling.landing(m) {
        Some(landing) if !plain => ruling.landed(m, landing),
        _ => ruling.turned(ruling.turn(m)),
    };
    let [(one, first), (other, second)] = [
        (standard.words.moves(&[one])?, then(standard, one)?),
        (variant.words.moves(&[other])?, then(variant, other)?),
    ];
    let scope = standard.words.scope;
    let [throw, thrown] = [standard, variant].map(|ruling| ruling.played.throw.count().to_string());
    Ok(vec![
        scope.shown("example-after-standard", &[("throw", &throw), ("move", &one), ("then", &first)])?,
        scope.shown("example-after-variant", &[("throw", &thrown), ("move", &other), ("then", &second)])?,
    ])
}

/// Whose turn it is after a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Again,
    Passes,
    Over,
}

impl Ruling<'_> {
    /// The position after a legal move.
    fn after(self, m: Move) -> Position {
        let ruleset = &self.words.play.ruleset;
        self.played.position.play(ruleset, self.played.throw, m).expect("it is legal")
    }

    /// What becomes of the piece moved; none where it leaves the board, and where none moves.
    fn landing(self, m: Move) -> Option<Landing> {
        let Move::Piece { from, to: Target::Square(to) } = m else { return None };
        Some(self.words.landing(from, to, &self.played.position, &self.after(m)))
    }

    fn landed(self, m: Move, landing: Landing) -> Result<String, String> {
        let scope = self.words.scope;
        let to = match m {
            Move::Piece { to: Target::Square(to), .. } => self.words.square(to)?,
            Move::Piece { .. } | Move::Pass => String::new(),
        };
        match landing {
            Landing::Stays => scope.label("example-then-stays", &[("to", &to)]),
            Landing::Sent(end) => {
                let end = self.words.square(end)?;
                scope.label("example-then-sent", &[("end", &end)])
            }
            Landing::Swaps => scope.label("example-then-swapped", &[]),
            Landing::Captures => scope.label("example-then-captured", &[("to", &to)]),
        }
    }

    fn turn(self, m: Move) -> Turn {
        let after = self.after(m);
        match after.outcome(&self.words.play.ruleset) {
            Some(Outcome::Win(_) | Outcome::Draw) => Turn::Over,
            None if after.side() == self.played.position.side() => Turn::Again,
            None => Turn::Passes,
        }
    }

    fn turned(self, turn: Turn) -> Result<String, String> {
        let scope = self.words.scope;
        match turn {
            Turn::Again => scope.label("example-then-again", &[]),
            Turn::Passes => scope.label("example-then-passes", &[]),
            Turn::Over => scope.label("example-then-over", &[]),
        }
    }
}
