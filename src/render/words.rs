//! Moves, throws and refusals in words, from the same messages that the board's script says.

use engine::{Dice, Move, Outcome, Position, Reason, Refusal, Side, Square, Squares, Target, Throw};

use super::board::named;
use super::context::Text;
use super::scope::Scope;
use crate::resolve::site::{BoardTexts, Play};

/// A ruleset and the names of what is on its board.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) play: &'a Play,
    pub(super) texts: &'a BoardTexts,
}

/// What becomes of a piece that lands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Landing {
    Stays,
    /// The square sends it to another one.
    Sent(Square),
    /// It changes places with an enemy piece.
    Swaps,
    /// It takes an enemy piece off the board.
    Captures,
}

impl Words<'_> {
    /// What a side's pieces are called.
    pub(super) fn side(&self, side: Side) -> &str {
        self.texts.sides[side.index()].source.trim()
    }

    /// The squares of a list, lowest first, by their numbers.
    ///
    /// # Errors
    /// As every function here: says which message is unknown, or what is wrong with it.
    pub(super) fn squares(&self, squares: Squares) -> Result<String, String> {
        self.list(squares.iter().map(|square| square.number().to_string()))
    }

    /// Moves as a list has them.
    pub(super) fn moves(&self, moves: &[Move]) -> Result<String, String> {
        let mut told = Vec::new();
        for m in moves {
            let Move::Piece { from, to } = m else { continue };
            let from = from.number().to_string();
            told.push(match to {
                Target::Square(to) => {
                    let to = to.number().to_string();
                    self.scope.label("example-move", &[("from", &from), ("to", &to)])?
                }
                Target::Off => self.scope.label("example-move-off", &[("from", &from)])?,
            });
        }
        self.list(told.into_iter())
    }

    /// A list, joined two at a time as the script does.
    fn list(&self, items: impl Iterator<Item = String>) -> Result<String, String> {
        let mut list: Option<String> = None;
        for item in items {
            list = Some(match list {
                Some(list) => self.scope.label("play-list", &[("list", &list), ("item", &item)])?,
                None => item,
            });
        }
        Ok(list.unwrap_or_default())
    }

    /// The throw that has fallen.
    pub(super) fn thrown(&self, side: Side, throw: Throw) -> Result<Text, String> {
        let (side, count) = (self.side(side), throw.count().to_string());
        match self.play.ruleset.rules().dice {
            Dice::Sticks { none_up, .. } if none_up == throw.count() => {
                self.scope.shown("play-threw-none-up", &[("side", side), ("throw", &count)])
            }
            Dice::Sticks { .. } | Dice::Die { .. } => {
                self.scope.shown("play-threw", &[("side", side), ("throw", &count)])
            }
        }
    }

    /// What a move did, in one sentence or two.
    pub(super) fn played(
        &self,
        m: Move,
        before: &Position,
        after: &Position,
        throw: Throw,
    ) -> Result<Vec<Text>, String> {
        let mover = before.side();
        let kept = after.side() == mover;
        let Move::Piece { from, to } = m else { return Ok(vec![self.passed(kept, throw)?]) };
        let mut sentences = vec![self.moved(mover, from, to, before, after)?];
        match after.outcome(&self.play.ruleset) {
            Some(Outcome::Win(side)) => {
                sentences.push(self.scope.shown("play-won", &[("side", self.side(side))])?);
            }
            Some(Outcome::Draw) => sentences.push(self.scope.shown("play-drawn", &[])?),
            None if kept => sentences.push(self.scope.shown("play-throw-again", &[])?),
            None => {}
        }
        Ok(sentences)
    }

    fn passed(&self, kept: bool, throw: Throw) -> Result<Text, String> {
        if kept {
            self.scope.shown("play-passed-again", &[])
        } else if self.play.ruleset.rules().throw_again.has(throw) {
            self.scope.shown("play-turn-lost", &[])
        } else {
            self.scope.shown("play-passed", &[])
        }
    }

    fn moved(
        &self,
        mover: Side,
        from: Square,
        to: Target,
        before: &Position,
        after: &Position,
    ) -> Result<Text, String> {
        let side = self.side(mover);
        let start = self.square(from)?;
        let Target::Square(to) = to else {
            return self.scope.shown("play-borne-off", &[("side", side), ("from", &start)]);
        };
        let led_to = self.square(to)?;
        let values = [("side", side), ("from", start.as_str()), ("to", led_to.as_str())];
        match self.landing(from, to, before, after) {
            Landing::Captures => self.scope.shown("play-captured", &values),
            Landing::Sent(end) => {
                let end = self.square(end)?;
                let [side, from, to] = values;
                self.scope.shown("play-sent-away", &[side, from, to, ("end", &end)])
            }
            Landing::Swaps => self.scope.shown("play-swapped", &values),
            Landing::Stays if to < from => self.scope.shown("play-moved-back", &values),
            Landing::Stays => self.scope.shown("play-moved", &values),
        }
    }

    /// What becomes of a piece that a move has brought from one square to another.
    pub(super) fn landing(&self, from: Square, to: Square, before: &Position, after: &Position) -> Landing {
        let ruleset = &self.play.ruleset;
        let (mover, other) = (before.side(), before.side().other());
        if after.captured(ruleset, other) > before.captured(ruleset, other) {
            Landing::Captures
        } else if !after.pieces(mover).has(to) {
            Landing::Sent((after.pieces(mover) & !before.pieces(mover)).first().unwrap_or(from))
        } else if before.pieces(other).has(to) {
            Landing::Swaps
        } else {
            Landing::Stays
        }
    }

    /// Why a move is refused.
    pub(super) fn refused(&self, m: Move, refusal: &Refusal, throw: Throw) -> Result<Text, String> {
        let Move::Piece { from, to } = m else { return self.scope.shown("play-choose", &[]) };
        let from = self.square(from)?;
        let to = match to {
            Target::Square(to) => self.square(to)?,
            Target::Off => String::new(),
        };
        let throw = throw.count().to_string();
        let square = refusal.squares.first().map_or(Ok(String::new()), |square| self.square(square))?;
        let squares = self.squares(refusal.squares)?;
        let values = [
            ("from", from.as_str()),
            ("to", &to),
            ("throw", &throw),
            ("square", &square),
            ("squares", &squares),
        ];
        self.scope.shown(message(refusal.reason, to.is_empty()), &values)
    }

    /// A square by its number, and its name if it has one.
    pub(super) fn square(&self, square: Square) -> Result<String, String> {
        let number = square.number().to_string();
        match named(self.scope, square.number(), self.play, self.texts) {
            Some(house) => self.scope.label("play-named-square", &[("square", &number), ("house", &house)]),
            None => Ok(number),
        }
    }
}

/// The message that tells a reason, as `site/texts.js` chooses it.
fn message(reason: Reason, off: bool) -> &'static str {
    match reason {
        Reason::GameOver => "play-refused-over",
        Reason::NoSuchThrow => "example-no-such-throw",
        Reason::OpeningUndecided | Reason::OpeningMove => "play-refused-opening",
        Reason::NoPiece => "play-refused-empty",
        Reason::EnemyPiece => "play-refused-enemy",
        Reason::BeyondBoard => "play-refused-beyond",
        Reason::WrongThrow if off => "play-refused-beyond",
        Reason::WrongThrow => "play-refused-throw",
        Reason::OwnPiece => "play-refused-own-piece",
        Reason::SafeSquare => "play-refused-safe",
        Reason::Protected => "play-refused-protected",
        Reason::Barrier => "play-refused-barrier",
        Reason::MustStop => "play-refused-must-stop",
        Reason::OnlyBearingOff => "play-refused-only-bearing-off",
        Reason::NoBearingOffFrom | Reason::BearingOffThrow => "play-refused-bear-off-throw",
        Reason::NotAllHome => "play-refused-bear-off-others",
        Reason::ReachingBearsOff => "play-refused-bears-off",
        Reason::AnotherFirst | Reason::MustMove => "play-refused-other-first",
        Reason::NeverBackward => "play-refused-backward",
        Reason::ForwardFirst => "play-refused-forward-first",
        Reason::BackwardOntoPiece => "play-refused-backward-taken",
    }
}
