//! `Site`: everything that pages show, linked. Nothing in it dangles.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::{Move, Position, Refusal, Ruleset, Throw};
use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use super::drafts::Draft;
use super::index::Index;
use super::report::Report;
use super::translations::Translations;
use crate::check::content::{AssetFile, FontFile, PassedFile, TemplateFile};
use crate::check::edition::Edition;
use crate::check::works::SourceEntry;
use crate::source::Span;

/// A language of the site, by its place in the list of languages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct LocaleId(pub(crate) usize);

/// All that a site is made from.
pub(crate) struct Site {
    pub(crate) locales: Vec<Locale>,
    pub(crate) default_locale: LocaleId,
    /// Whether the "Beta" badge stands beside the site's name.
    pub(crate) beta: bool,
    /// Where readers report errors.
    pub(crate) report: Option<Report>,
    /// By place in `prose`, the page that every board leads to.
    pub(crate) fair_play: Option<usize>,
    pub(crate) index: Index,
    pub(crate) games: Vec<Game>,
    pub(crate) prose: Vec<Prose>,
    /// By locale. The default locale has every message that another one has.
    pub(crate) messages: Vec<Vec<Arc<FluentResource>>>,
    /// Every text of the default language beside its translations.
    pub(crate) translations: Translations,
    /// Every page that is a draft, whether it is shown or not.
    pub(crate) drafts: Vec<Draft>,
    /// By path and then by locale, the names of pages that are kept back as drafts.
    pub(crate) draft_names: BTreeMap<String, Vec<Option<Text>>>,
    /// By locale, of messages by their id, the variables that must be given as numbers.
    pub(crate) counted: Vec<BTreeMap<String, BTreeSet<String>>>,
    pub(crate) templates: Vec<TemplateFile>,
    pub(crate) assets: Vec<AssetFile>,
    pub(crate) passed: Vec<PassedFile>,
    /// What pictures of pages are written in.
    pub(crate) fonts: Vec<FontFile>,
    /// By their paths below `content/`, those that texts show.
    pub(crate) pictures: BTreeMap<String, Picture>,
    /// Where to report what concerns the site as a whole: the first byte of `site.yaml`.
    pub(crate) place: Span,
}

impl Site {
    /// The locale with this id.
    pub(crate) fn locale(&self, id: LocaleId) -> &Locale {
        &self.locales[id.0]
    }
}

/// A language of the site.
pub(crate) struct Locale {
    pub(crate) tag: LanguageIdentifier,
    /// Its own name, in itself.
    pub(crate) name: String,
    /// `ltr` or `rtl`.
    pub(crate) direction: &'static str,
    /// The locales asked in turn for a text: itself first, the default locale last.
    pub(crate) chain: Vec<LocaleId>,
}

/// A text as its author wrote it, and the language it is in.
#[derive(Clone)]
pub(crate) struct Text {
    pub(crate) source: String,
    pub(crate) locale: LocaleId,
    /// The page that it is written for, by its path without a language, such as `senet/bell`.
    pub(crate) owner: String,
    /// Where it is written.
    pub(crate) place: Span,
}

/// A picture that a text shows.
pub(crate) struct Picture {
    pub(crate) bytes: Vec<u8>,
    /// In pixels.
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// How rules are played, and what they rest on.
pub(crate) struct Rulebook {
    /// None where no ruleset expresses them yet. A variant has one only where its game's standard has.
    pub(crate) play: Option<Play>,
    pub(crate) sources: Vec<Cited>,
    pub(crate) edition: Edition,
    pub(crate) readings: Vec<Reading>,
}

/// A work that rules rest on.
pub(crate) struct Cited {
    pub(crate) id: String,
    pub(crate) work: SourceEntry,
}

/// What a work says on a topic.
pub(crate) struct Reading {
    /// By place in `Game::topics`.
    pub(crate) topic: usize,
    /// By place in `Rulebook::sources`.
    pub(crate) source: usize,
    pub(crate) says: Stance,
}

/// How a work stands to the rules on a topic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stance {
    Agrees,
    Differs,
    Silent,
}

/// A ruleset and what its board shows.
pub(crate) struct Play {
    pub(crate) ruleset: Ruleset,
    /// Ids of houses by the number of their square.
    pub(crate) houses: BTreeMap<u8, String>,
    pub(crate) marks: BTreeMap<u8, String>,
    pub(crate) examples: Vec<Example>,
    /// What the computer learned of the ruleset, in the form of [`engine::Net`].
    pub(crate) learned: Option<Vec<u8>>,
}

/// A position that shows a row of the rules at work, played by the engine.
pub(crate) struct Example {
    /// By place in `Game::topics`.
    pub(crate) topic: usize,
    /// Under one ruleset or under both.
    pub(crate) played: Vec<Played>,
}

/// Which of a variant's two rulesets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Under {
    Standard,
    Variant,
}

/// What the engine found in a position under one ruleset.
pub(crate) struct Played {
    pub(crate) under: Under,
    pub(crate) position: Position,
    pub(crate) throw: Throw,
    /// Every legal move; empty where the dice have no such throw.
    pub(crate) legal: Vec<Move>,
    /// Moves that the example asks for, and why each is refused.
    pub(crate) refused: Vec<(Move, Refusal)>,
    /// Moves that the example plays, and the positions after them.
    pub(crate) leads: Vec<(Move, Position)>,
}

/// A game, its standard and its variants.
pub(crate) struct Game {
    pub(crate) id: String,
    /// Ids of the points of its rules, in reading order.
    pub(crate) topics: Vec<String>,
    /// Ids of the words of its glossary, in reading order.
    pub(crate) terms: Vec<String>,
    /// As `topics`, the retired ids whose successor each is.
    pub(crate) former: Vec<Vec<String>>,
    /// Where the ids of topics, retired ones too, are written.
    pub(crate) fragments: BTreeMap<String, Span>,
    pub(crate) standard: Rulebook,
    /// By locale; none where the game has no page.
    pub(crate) texts: Vec<Option<GameTexts>>,
    pub(crate) variants: Vec<Variant>,
    /// As `topics`, what each ruleset says: the standard's stand first, then the variants'.
    pub(crate) stands: Vec<Vec<Stand>>,
}

/// What a ruleset says on a topic, beside the other rulesets of its game.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    /// Two rulesets agree where this is equal: the place of the first that says so.
    pub(crate) group: usize,
    pub(crate) told: Told,
}

/// Where a ruleset's page tells what it says on a topic.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// In a row of its own.
    Here,
    /// Nowhere: it is as the standard says.
    AsStandard,
    /// It is not as the standard says, which the rows of these topics tell, by place in `Game::topics`.
    Under(Vec<usize>),
}

/// A game's texts as a page in one language shows them.
pub(crate) struct GameTexts {
    pub(crate) name: Text,
    /// Plain text.
    pub(crate) lead: Text,
    /// Markdown.
    pub(crate) about: Text,
    /// Markdown.
    pub(crate) history: Text,
    /// Why there is no board (Markdown), where the standard has no ruleset.
    pub(crate) unplayable: Option<Text>,
    /// There where the standard has a ruleset.
    pub(crate) board: Option<BoardTexts>,
    /// As `Game::topics`.
    pub(crate) topics: Vec<TopicTexts>,
    /// As the standard's versions: what changed with each (Markdown, one line).
    pub(crate) changes: Vec<Text>,
    /// Whether the page is shown to those who work on it alone.
    pub(crate) is_draft: bool,
    /// As `Game::terms`.
    pub(crate) terms: Vec<TermTexts>,
    /// As the readings of the standard: what each says (Markdown, one line).
    pub(crate) notes: Vec<Option<Text>>,
}

/// The names of what stands on a game's boards.
pub(crate) struct BoardTexts {
    /// By seat.
    pub(crate) sides: [Text; 2],
    /// By id; every house of the game's rulesets.
    pub(crate) houses: BTreeMap<String, Text>,
}

/// A topic's heading and what the standard says on it (Markdown, one line).
pub(crate) struct TopicTexts {
    pub(crate) name: Text,
    pub(crate) rule: Text,
}

/// A word of the glossary and what it means (Markdown).
pub(crate) struct TermTexts {
    pub(crate) name: Text,
    pub(crate) text: Text,
}

/// A variant of a game.
pub(crate) struct Variant {
    pub(crate) id: String,
    pub(crate) rulebook: Rulebook,
    /// The topics of its table, by place in `Game::topics`.
    pub(crate) table: Vec<usize>,
    /// By locale; none where the variant has no page. Where it has one, its game has one too.
    pub(crate) texts: Vec<Option<VariantTexts>>,
}

/// A variant's texts as a page in one language shows them.
pub(crate) struct VariantTexts {
    pub(crate) name: Text,
    /// Plain text.
    pub(crate) lead: Text,
    /// Markdown.
    pub(crate) about: Text,
    /// Markdown.
    pub(crate) history: Text,
    /// Why there is no board (Markdown), where the variant has no ruleset.
    pub(crate) unplayable: Option<Text>,
    /// As `Variant::table`: what the variant says (Markdown, one line).
    pub(crate) rules: Vec<Text>,
    /// As `Game::topics`: what the comparison says in place of the standard's words (Markdown, one line).
    pub(crate) compared: Vec<Option<Text>>,
    /// As the versions of its ruleset: what changed with each (Markdown, one line).
    pub(crate) changes: Vec<Text>,
    /// As the readings of its rulebook: what each says (Markdown, one line).
    pub(crate) notes: Vec<Option<Text>>,
    /// Whether the page is shown to those who work on it alone.
    pub(crate) is_draft: bool,
}

/// A page of prose.
pub(crate) struct Prose {
    pub(crate) id: String,
    /// By locale; none where it has no page.
    pub(crate) texts: Vec<Option<ProseTexts>>,
}

/// The texts of a page of prose in one language.
pub(crate) struct ProseTexts {
    pub(crate) name: Text,
    /// Plain text.
    pub(crate) lead: Text,
    /// Markdown.
    pub(crate) text: Text,
    /// Whether the page is shown to those who work on it alone.
    pub(crate) is_draft: bool,
}
