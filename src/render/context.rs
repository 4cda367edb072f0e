//! What templates see: with `citation.rs`, `drawing.rs`, `edition.rs` and `works.rs` the only types that are serialised for them.

use serde::Serialize;

use super::citation::Citation;
use super::drawing::{Drawing, Track};
use super::edition::Edition;
use super::works::{RowReading, Source};

/// A text and, where it is not in the page's language, the language it is in.
#[derive(Serialize, Clone)]
pub(crate) struct Text {
    /// HTML: escaped plain text or rendered Markdown. Templates print it with `| safe`.
    pub(crate) html: String,
    /// Without markup, for attributes and titles; templates escape it as usual.
    pub(crate) plain: String,
    /// Set only on a text in another language than the page's.
    pub(crate) lang: Option<String>,
    /// `ltr` or `rtl`, set together with `lang`.
    pub(crate) dir: Option<&'static str>,
}

/// What every page has. Templates extend `page.html`, which draws it.
#[derive(Serialize)]
pub(crate) struct Page {
    /// BCP 47 tag.
    pub(crate) lang: String,
    pub(crate) dir: &'static str,
    /// Addresses are made in code alone: this one leads to the site's home in this language.
    pub(crate) home: String,
    /// The list of languages, `/` under the base path.
    pub(crate) languages: String,
    /// What a search finds, for the script: see `search.rs`.
    pub(crate) search: String,
    pub(crate) about: Option<String>,
    /// What is new in the rules of this language, for feed readers.
    pub(crate) feed: Option<String>,
    pub(crate) title: String,
    pub(crate) description: String,
    /// Absolute; none on a 404 page.
    pub(crate) canonical: Option<String>,
    pub(crate) alternates: Vec<Alternate>,
    /// Every language in the site's order: where this page is absent, the nearest page above it there.
    pub(crate) switcher: Vec<Switch>,
    pub(crate) games: Vec<Link>,
    pub(crate) beta: bool,
    /// None on pages that say nothing of their own.
    pub(crate) citation: Option<Citation>,
    /// For search engines, JSON made safe for a `script` element.
    pub(crate) structured: Option<String>,
    /// For what is shown where the page's address is shared.
    pub(crate) shared: Shared,
    /// Where readers report an error in the page.
    pub(crate) report: Option<String>,
    /// Set where texts of the page are older than their source.
    pub(crate) behind: Option<Behind>,
    /// Whether it is shown to those who work on it alone.
    pub(crate) draft: bool,
    /// Whether search engines are to leave it out.
    pub(crate) unlisted: bool,
    pub(crate) version: &'static str,
    /// Seven digits of everything the page is made from.
    pub(crate) digest: String,
}

/// What programs show of a page where its address is shared.
#[derive(Serialize)]
pub(crate) struct Shared {
    /// `article` or `website`.
    pub(crate) kind: &'static str,
    /// Language and country, such as `en_US`.
    pub(crate) locale: String,
    /// The same of the other languages that have the page.
    pub(crate) others: Vec<String>,
    /// The day of the first version, as machines read it.
    pub(crate) published: Option<String>,
    /// The newest day that the page states.
    pub(crate) modified: Option<String>,
    pub(crate) picture: Option<SharedPicture>,
}

/// The picture of a page.
#[derive(Serialize)]
pub(crate) struct SharedPicture {
    /// Absolute.
    pub(crate) href: String,
    pub(crate) width: i32,
    pub(crate) height: i32,
    /// What it shows.
    pub(crate) alt: String,
}

/// The page in the language that it was translated from.
#[derive(Serialize)]
pub(crate) struct Behind {
    pub(crate) href: String,
    pub(crate) lang: String,
    pub(crate) dir: &'static str,
    /// The language's own name.
    pub(crate) name: String,
    /// The rows of rules that are older than their source, named in the page's language; each leads to the
    /// source's row.
    pub(crate) rows: Vec<Link>,
}

#[derive(Serialize)]
pub(crate) struct Alternate {
    pub(crate) hreflang: String,
    /// Absolute.
    pub(crate) href: String,
}

#[derive(Serialize)]
pub(crate) struct Switch {
    pub(crate) lang: String,
    pub(crate) dir: &'static str,
    pub(crate) name: String,
    pub(crate) href: String,
    pub(crate) current: bool,
}

#[derive(Serialize)]
pub(crate) struct Link {
    pub(crate) name: Text,
    pub(crate) href: String,
    pub(crate) current: bool,
}

/// `variant.html`, beside `page`.
#[derive(Serialize)]
pub(crate) struct VariantPage {
    pub(crate) game: Link,
    pub(crate) name: Text,
    pub(crate) lead: Text,
    pub(crate) board: Option<Board>,
    /// Why there is no board, where there is none.
    pub(crate) unplayable: Option<Text>,
    pub(crate) about: Text,
    pub(crate) rows: Vec<Row>,
    /// The boards that the rows' examples are drawn on; empty where no row has one.
    pub(crate) tracks: Vec<Track>,
    /// The address of the game's glossary.
    pub(crate) glossary: Option<String>,
    /// The address of the game's comparison.
    pub(crate) compare: Option<String>,
    pub(crate) history: Text,
    pub(crate) sources: Vec<Source>,
    /// None where the rules have neither a version nor a review.
    pub(crate) edition: Option<Edition>,
    pub(crate) others: Vec<VariantCard>,
}

/// `game.html`, beside `page`.
#[derive(Serialize)]
pub(crate) struct GamePage {
    pub(crate) name: Text,
    pub(crate) lead: Text,
    pub(crate) board: Option<Board>,
    /// Why there is no board, where there is none.
    pub(crate) unplayable: Option<Text>,
    pub(crate) about: Text,
    /// Every topic in reading order; `variant` is none.
    pub(crate) rows: Vec<Row>,
    /// The boards that the rows' examples are drawn on; empty where no row has one.
    pub(crate) tracks: Vec<Track>,
    /// The address of the game's glossary.
    pub(crate) glossary: Option<String>,
    /// The address of the game's comparison.
    pub(crate) compare: Option<String>,
    pub(crate) history: Text,
    pub(crate) sources: Vec<Source>,
    /// None where the rules have neither a version nor a review.
    pub(crate) edition: Option<Edition>,
    pub(crate) variants: Vec<VariantCard>,
}

/// `home.html`, beside `page`.
#[derive(Serialize)]
pub(crate) struct HomePage {
    pub(crate) games: Vec<GameCard>,
}

/// `glossary.html`, beside `page`.
#[derive(Serialize)]
pub(crate) struct GlossaryPage {
    pub(crate) game: Link,
    /// In reading order.
    pub(crate) terms: Vec<Term>,
}

/// A word and what it means; its `id` is its fragment in every language.
#[derive(Serialize)]
pub(crate) struct Term {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) text: Text,
}

/// `compare.html`, beside `page`: the rulesets of a game side by side.
#[derive(Serialize)]
pub(crate) struct ComparePage {
    pub(crate) game: Link,
    /// The standard, then the variants that there are in the page's language.
    pub(crate) columns: Vec<Column>,
    /// Whether the columns can be picked; there may be too many.
    pub(crate) pick: bool,
    /// Every topic in reading order.
    pub(crate) rows: Vec<ComparedRow>,
}

/// A ruleset of a comparison.
#[derive(Serialize)]
pub(crate) struct Column {
    pub(crate) number: usize,
    /// Its id in the address of a choice.
    pub(crate) id: String,
    /// The variant's own name, or the game's for its standard.
    pub(crate) name: Text,
    pub(crate) standard: bool,
    pub(crate) href: String,
}

/// A topic of a comparison; its `id` is its fragment in every language.
#[derive(Serialize)]
pub(crate) struct ComparedRow {
    pub(crate) id: String,
    /// Fragments that it had once.
    pub(crate) former: Vec<String>,
    pub(crate) topic: Text,
    /// The standard's own row.
    pub(crate) href: String,
    /// Classes that name each two columns which differ; empty where all agree.
    pub(crate) differs: String,
    /// One a column.
    pub(crate) cells: Vec<ComparedCell>,
}

/// What a ruleset says on a topic.
#[derive(Serialize)]
pub(crate) struct ComparedCell {
    pub(crate) number: usize,
    pub(crate) name: Text,
    /// None where other rows tell it.
    pub(crate) text: Option<Text>,
    /// Whether it is the standard's text, of which the ruleset has none of its own.
    pub(crate) same: bool,
    /// The row where the text stands on the page of its ruleset.
    pub(crate) href: String,
    /// The rows of the ruleset's page that tell it where there is no text.
    pub(crate) under: Vec<Link>,
    /// Where the page of the ruleset tells what works say that differ on the topic.
    pub(crate) disputed: Option<String>,
}

/// `embed.html`, beside `page`: the board alone.
#[derive(Serialize)]
pub(crate) struct EmbedPage {
    /// The page of its ruleset.
    pub(crate) ruleset: Link,
    pub(crate) board: Board,
}

/// `prose.html` (about and the like), beside `page`.
#[derive(Serialize)]
pub(crate) struct ProsePage {
    pub(crate) name: Text,
    pub(crate) lead: Text,
    pub(crate) text: Text,
}

/// `moved.html`, beside `page`: an address of former times.
#[derive(Serialize)]
pub(crate) struct MovedPage {
    /// Of the page that took its place.
    pub(crate) name: Text,
    pub(crate) href: String,
}

/// A rule row; its `id` is its fragment in every language.
#[derive(Serialize)]
pub(crate) struct Row {
    pub(crate) id: String,
    /// Fragments that it had once.
    pub(crate) former: Vec<String>,
    pub(crate) topic: Text,
    /// Where readers report an error in the row.
    pub(crate) report: Option<String>,
    pub(crate) standard: Text,
    pub(crate) variant: Option<Text>,
    pub(crate) examples: Vec<RowExample>,
    /// What works say on it, where one says more than the row does.
    pub(crate) readings: Vec<RowReading>,
    /// Whether one of them differs.
    pub(crate) disputed: bool,
}

/// A position that shows a row at work.
#[derive(Serialize)]
pub(crate) struct RowExample {
    /// How the rulesets differ here, in sentences.
    pub(crate) difference: Vec<Text>,
    /// The position under one ruleset or under two.
    pub(crate) boards: Vec<ExampleBoard>,
}

/// A position under one ruleset, and what the engine finds in it.
#[derive(Serialize)]
pub(crate) struct ExampleBoard {
    /// The ruleset's: the variant's own, or the game's for its standard.
    pub(crate) name: Text,
    pub(crate) standard: bool,
    pub(crate) drawing: Drawing,
    /// The position in words.
    pub(crate) label: String,
    pub(crate) lines: Vec<Text>,
    /// Where the position can be played on from.
    pub(crate) play_on: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct GameCard {
    pub(crate) name: Text,
    pub(crate) lead: Text,
    /// Whether its page has no board.
    pub(crate) unplayable: bool,
    pub(crate) href: String,
    pub(crate) variants: Vec<VariantCard>,
}

#[derive(Serialize)]
pub(crate) struct VariantCard {
    pub(crate) name: Text,
    pub(crate) lead: Text,
    /// Whether its page has no board.
    pub(crate) unplayable: bool,
    pub(crate) href: String,
    /// The topics in which it differs, each with the address of its row.
    pub(crate) topics: Vec<Link>,
}

/// A board in a position, drawn whole by `board.html`.
#[derive(Serialize)]
pub(crate) struct Board {
    /// As seen: every second row runs backward.
    pub(crate) rows: Vec<Vec<Cell>>,
    /// How many squares a row has.
    pub(crate) columns: u8,
    /// What each side's pieces are called, by seat.
    pub(crate) sides: [Text; 2],
    /// How many pieces each side has.
    pub(crate) pieces: u8,
    /// The squares where no piece is taken or swapped, as a list.
    pub(crate) safe: Option<String>,
    pub(crate) dice: Dice,
    /// Where it is said what a game by links guarantees.
    pub(crate) fair_play: Option<String>,
    /// For the script, JSON made safe for a `script` element of type `application/json`: see `play.rs`.
    pub(crate) data: String,
    pub(crate) embed: Embed,
}

/// The board on a page of its own, for frames of other sites.
#[derive(Serialize)]
pub(crate) struct Embed {
    pub(crate) href: String,
    /// What other sites put into their pages, as HTML.
    pub(crate) code: String,
}

#[derive(Serialize)]
pub(crate) struct Cell {
    pub(crate) square: u8,
    pub(crate) house: Option<Text>,
    /// The id of the house, for its picture and the style sheet.
    pub(crate) house_id: Option<String>,
    pub(crate) mark: Option<String>,
    pub(crate) safe: bool,
    /// Whether a piece that stops here is sent away (a water).
    pub(crate) sends_away: bool,
    /// `first`, `second` or none.
    pub(crate) piece: Option<&'static str>,
    /// Which way the track leads on from here, as seen: `right`, `left`, `down` or none at its end.
    pub(crate) next: Option<&'static str>,
    /// The whole cell in words: square, house, piece.
    pub(crate) label: String,
}

#[derive(Serialize)]
pub(crate) struct Dice {
    /// `sticks` or `die`.
    pub(crate) kind: &'static str,
    /// How many sticks, or how many sides.
    pub(crate) count: u8,
    /// What sticks count when none is face up.
    pub(crate) none_up: Option<u8>,
}
