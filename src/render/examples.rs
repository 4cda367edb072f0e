//! The examples of rule rows as a page shows them: positions drawn, and in words what the engine found.

use engine::{Code, Move, Side};

use super::context::{ExampleBoard, RowExample, Text};
use super::differences::{self, Ruling};
use super::drawing::Track;
use super::drawn;
use super::scope::Scope;
use super::words::Words;
use crate::resolve::index::PageId;
use crate::resolve::site::{self, BoardTexts, Example, Play, Played, Under};

/// What a fragment begins with that leads to a position on the page's board.
pub(super) const PLAY: &str = "play=";

/// A ruleset that examples are played under: its words, its name and its page.
#[derive(Clone, Copy)]
pub(super) struct Ruled<'a> {
    words: Words<'a>,
    name: &'a site::Text,
    page: PageId,
    track: &'static str,
}

/// Whose examples they are.
#[derive(Clone, Copy)]
pub(super) struct Rulings<'a> {
    standard: Ruled<'a>,
    variant: Option<Ruled<'a>>,
}

impl<'a> Rulings<'a> {
    /// Of a standard alone; `name` is its game's.
    pub(super) fn of_standard(
        scope: Scope<'a>,
        page: PageId,
        play: &'a Play,
        texts: &'a BoardTexts,
        name: &'a site::Text,
    ) -> Rulings<'a> {
        let words = Words { scope, play, texts };
        Rulings { standard: Ruled { words, name, page, track: "track-standard" }, variant: None }
    }

    /// Of a variant beside its standard; `name` is the variant's.
    pub(super) fn with_variant(self, page: PageId, play: &'a Play, name: &'a site::Text) -> Rulings<'a> {
        let words = Words { play, ..self.standard.words };
        Rulings { variant: Some(Ruled { words, name, page, track: "track-variant" }), ..self }
    }

    /// The boards that the examples are drawn on, each once.
    pub(super) fn tracks(self) -> Vec<Track> {
        let ruled = [Some(self.standard), self.variant].into_iter().flatten();
        ruled.map(|ruled| drawn::track(ruled.track, ruled.words.play)).collect()
    }

    /// The examples of the file whose page this is.
    fn examples(self) -> &'a [Example] {
        &self.variant.unwrap_or(self.standard).words.play.examples
    }

    fn under(self, under: Under) -> Ruled<'a> {
        match under {
            Under::Standard => self.standard,
            Under::Variant => self.variant.unwrap_or(self.standard),
        }
    }
}

/// The examples of a row.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn of_row(rulings: Rulings, topic: usize) -> Result<Vec<RowExample>, String> {
    let drawn = |example: &&Example| example.topic == topic && !example.played.is_empty();
    let own = rulings.examples().iter().filter(drawn);
    own.map(|example| {
        let boards = example.played.iter().map(|played| board(rulings.under(played.under), played));
        Ok(RowExample {
            difference: difference(rulings, &example.played)?,
            boards: boards.collect::<Result<_, String>>()?,
        })
    })
    .collect()
}

fn board(ruled: Ruled, played: &Played) -> Result<ExampleBoard, String> {
    let Ruled { words, name, page, track } = ruled;
    let scope = words.scope;
    let mut refused: Vec<Move> = Vec::new();
    let mut lines = Vec::new();
    let ruleset = &words.play.ruleset;
    if ruleset.throw_set().has(played.throw) {
        lines.push(words.thrown(played.position.side(), played.throw)?);
        lines.extend(legal(words, played)?);
        for (m, refusal) in &played.refused {
            lines.push(words.refused(*m, refusal, played.throw)?);
            refused.push(*m);
        }
    } else {
        lines.push(no_such_throw(words, played)?);
    }
    // Where there is no move, that is told as what may be played.
    for (m, after) in played.leads.iter().filter(|(m, _)| *m != Move::Pass) {
        lines.extend(words.played(*m, &played.position, after, played.throw)?);
    }
    let address = scope.site.index.address(page, scope.locale);
    Ok(ExampleBoard {
        name: scope.plain(name),
        standard: played.under == Under::Standard,
        drawing: drawn::drawing(track, ruleset, &played.position, &played.legal, &refused),
        label: position(words, played)?,
        lines,
        play_on: address.map(|address| format!("{address}#{}", fragment(words, played))),
    })
}

/// What the board of the page plays on from: the position and, if there is such a throw, the throw.
fn fragment(words: Words, played: &Played) -> String {
    let ruleset = &words.play.ruleset;
    let throw = Some(played.throw).filter(|throw| ruleset.throw_set().has(*throw));
    format!("{PLAY}{}", Code::of_position(ruleset, &played.position, throw))
}

/// What may be played, in one line; a pass is told by what it does.
fn legal(words: Words, played: &Played) -> Result<Vec<Text>, String> {
    let ruleset = &words.play.ruleset;
    if let [Move::Pass] = played.legal[..] {
        let after = played.position.play(ruleset, played.throw, Move::Pass).expect("it is legal");
        return words.played(Move::Pass, &played.position, &after, played.throw);
    }
    let moves = words.moves(&played.legal)?;
    Ok(vec![words.scope.shown("example-legal", &[("moves", &moves)])?])
}

fn no_such_throw(words: Words, played: &Played) -> Result<Text, String> {
    let count = played.throw.count().to_string();
    words.scope.shown("example-no-such-throw", &[("throw", &count)])
}

/// The position in words, for those who do not see it.
fn position(words: Words, played: &Played) -> Result<String, String> {
    let side = |side: Side| {
        let squares = words.squares(played.position.pieces(side))?;
        let off = played.position.borne_off(side).to_string();
        let name = words.side(side);
        words.scope.label("example-pieces", &[("side", name), ("squares", &squares), ("off", &off)])
    };
    let [first, second] = [side(Side::First)?, side(Side::Second)?];
    words.scope.label("example-position", &[("first", &first), ("second", &second)])
}

/// How the two rulesets differ in an example that is drawn under both.
fn difference(rulings: Rulings, played: &[Played]) -> Result<Vec<Text>, String> {
    let [standard, variant] = played else { return Ok(Vec::new()) };
    let [one, other] = [standard.under, variant.under].map(|under| rulings.under(under).words);
    differences::told(Ruling { words: one, played: standard }, Ruling { words: other, played: variant })
}
