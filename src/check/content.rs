//! `Content`: what the editors' files say, each file understood by itself.
//!
//! References between files are still names; every value keeps the place it was written at.

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    Arrival, Backward, Barrier, BearOff, Board, Dice, Ends, MustMove, NoMove, OnEnemy, Opening, Protection,
    Square, Squares, Throws,
};
use fluent_bundle::FluentResource;

use super::edition::{Changes, Edition};
use super::examples::Example;
use super::extent::{Drafts, Extent};
use super::parts::Parts;
use super::pictures::PictureFile;
use super::readings::{Note, Reading};
use super::retired::RetiredOfGame;
use super::site::SiteFile;
use super::works::SourceEntry;
use crate::load::tree::Origin;
use crate::source::{FileId, Span};

/// A value and the text it was read from.
#[derive(Clone, Debug)]
pub(crate) struct Placed<T> {
    pub(crate) value: T,
    pub(crate) span: Span,
}

/// All checked files of a site.
pub(crate) struct Content {
    pub(crate) site: SiteFile,
    pub(crate) games: Vec<GameFolder>,
    pub(crate) pages: Vec<PageFolder>,
    /// By locale path, the message files of `locales/PATH/`, in the order of their names.
    pub(crate) messages: BTreeMap<String, Vec<MessageFile>>,
    pub(crate) templates: Vec<TemplateFile>,
    pub(crate) assets: Vec<AssetFile>,
    pub(crate) passed: Vec<PassedFile>,
    /// In the order of their names.
    pub(crate) fonts: Vec<FontFile>,
    pub(crate) pictures: Vec<PictureFile>,
    /// By the path of a translation without its ending, `content/GAME/LOCALE` or `locales/LOCALE`.
    pub(crate) records: BTreeMap<String, Record>,
    pub(crate) learned: Vec<LearnedFile>,
    pub(crate) extent: Extent,
    pub(crate) drafts: Drafts,
    /// The paths of files that are there and have errors, all reported. What such a file would say may
    /// be absent here, which is no second error.
    pub(crate) failed: BTreeSet<String>,
}

/// By key, the digest of the source text that a translation was made from.
pub(crate) type Record = BTreeMap<String, String>;

/// How many hexadecimal digits a digest in a record has.
pub(crate) const DIGEST_DIGITS: usize = 8;

/// What the computer learned of a ruleset.
pub(crate) struct LearnedFile {
    /// The name of the ruleset, such as `senet/bell`, as the file's place tells it.
    pub(crate) ruleset: String,
    pub(crate) place: Span,
    /// The digest of the rules that it was learned by.
    pub(crate) rules: String,
    /// In the form of [`engine::Net`].
    pub(crate) net: Vec<u8>,
}

/// How many hexadecimal digits a digest of rules has.
pub(crate) const RULES_DIGITS: usize = 16;

/// A file of Fluent messages; where it has junk or an id given before, that is reported.
pub(crate) struct MessageFile {
    pub(crate) file: FileId,
    pub(crate) resource: FluentResource,
    pub(crate) origin: Origin,
    /// The ids of messages still to be written, terms with their dash, all reported. In another than the
    /// default language they are not in the resource, so that readers find the text of the next language.
    pub(crate) unwritten: BTreeSet<String>,
}

impl MessageFile {
    /// Whether it stands in the site's folder, where its authors can change it.
    pub(crate) fn is_the_sites(&self) -> bool {
        self.origin == Origin::Site
    }
}

impl MessageFile {
    /// Where a stretch of the resource stands in the file: the syntax tree borrows it from the text.
    pub(crate) fn place(&self, part: &str) -> Span {
        let start = part.as_ptr() as usize - self.resource.source().as_ptr() as usize;
        Span { file: self.file, start: start as u32, end: (start + part.len()) as u32 }
    }
}

/// A file of `templates/`.
pub(crate) struct TemplateFile {
    /// Its path below `templates/`, as templates name one another.
    pub(crate) name: String,
    pub(crate) file: FileId,
    pub(crate) text: String,
}

/// A file of `site/` that pages load.
pub(crate) struct AssetFile {
    /// Its path below `site/`.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// Where it begins, if it is the site's own.
    pub(crate) place: Option<Span>,
}

/// A font that pictures of pages are written in.
pub(crate) struct FontFile {
    pub(crate) bytes: Vec<u8>,
}

/// A file of `files/`, published as it is.
pub(crate) struct PassedFile {
    /// Its path below `files/`, and below the output folder.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) place: Span,
}

/// A game's folder: `game.yaml`, `standard.yaml`, texts by locale, variants. A game of which one of the
/// first two cannot be understood at all is left out.
pub(crate) struct GameFolder {
    /// The folder's name, with the span of `game.yaml`'s first byte.
    pub(crate) id: Placed<String>,
    /// There if the standard has a ruleset and `game.yaml` no error.
    pub(crate) board: Option<Board>,
    pub(crate) topics: Vec<Topic>,
    /// The listed order; a name may come twice or lack its folder, and a folder its name here.
    pub(crate) order: Vec<Placed<String>>,
    /// The words of the glossary, in reading order.
    pub(crate) terms: Vec<Placed<String>>,
    pub(crate) sources: BTreeMap<String, SourceEntry>,
    pub(crate) retired: RetiredOfGame,
    /// Names in its texts that are no topics, each with the topic that has it now: found where all files are
    /// at hand.
    pub(crate) renamed: Vec<(String, String)>,
    pub(crate) standard: RulesetFile,
    /// By locale path, from `LOCALE.yaml`.
    pub(crate) texts: BTreeMap<String, GameText>,
    /// What was among the texts and is kept back as a draft.
    pub(crate) aside: BTreeMap<String, GameText>,
    /// In the order of their ids; one whose `variant.yaml` has no table is absent.
    pub(crate) variants: Vec<VariantFolder>,
    /// Where it says that all of the game is a draft.
    pub(crate) draft: Option<Span>,
}

impl GameFolder {
    /// The texts by locale path, with those that are kept back.
    pub(crate) fn every_text(&self) -> impl Iterator<Item = (&String, &GameText)> {
        self.texts.iter().chain(&self.aside)
    }
}

/// One point of the rules and the questions of the ruleset it tells of.
pub(crate) struct Topic {
    pub(crate) id: Placed<String>,
    pub(crate) governs: Vec<Placed<Question>>,
}

/// A variant's folder: `variant.yaml` and texts by locale.
pub(crate) struct VariantFolder {
    pub(crate) id: Placed<String>,
    pub(crate) ruleset: RulesetFile,
    /// The topics of the diff table, in its order; one may come twice.
    pub(crate) table: Vec<Placed<String>>,
    pub(crate) texts: BTreeMap<String, VariantText>,
    /// What was among the texts and is kept back as a draft.
    pub(crate) aside: BTreeMap<String, VariantText>,
    /// Where it says that all of the variant is a draft.
    pub(crate) draft: Option<Span>,
}

impl VariantFolder {
    /// The texts by locale path, with those that are kept back.
    pub(crate) fn every_text(&self) -> impl Iterator<Item = (&String, &VariantText)> {
        self.texts.iter().chain(&self.aside)
    }
}

/// What `standard.yaml` and `variant.yaml` share.
pub(crate) struct RulesetFile {
    /// Where the `ruleset` key stands, or `playable` in its place.
    pub(crate) place: Span,
    /// None with `playable: false`: no ruleset expresses these rules yet.
    pub(crate) answers: Option<Answers>,
    /// House ids by square.
    pub(crate) houses: Vec<(Placed<Square>, Placed<String>)>,
    /// Marks written on squares, the same in every language.
    pub(crate) marks: Vec<(Placed<Square>, Placed<String>)>,
    /// Ids of the game's `sources`.
    pub(crate) sources: Vec<Placed<String>>,
    /// What these say on the rules, each work once on a topic.
    pub(crate) readings: Vec<Reading>,
    pub(crate) examples: Vec<Example>,
    pub(crate) edition: Edition,
}

/// A question that a ruleset answers; the key of the same name in `ruleset` and in `governs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Question {
    Start,
    Throws,
    ThrowAgain,
    Opening,
    MustStop,
    OnlyBearingOff,
    Backward,
    OnEnemy,
    Safe,
    ProtectingGroup,
    Barrier,
    Arrivals,
    BearOff,
    MustMove,
    NoMove,
    Ends,
}

impl Question {
    /// Every question, in the order of the standard's file.
    pub(crate) const ALL: [Question; 16] = [
        Question::Start,
        Question::Throws,
        Question::ThrowAgain,
        Question::Opening,
        Question::MustStop,
        Question::OnlyBearingOff,
        Question::Backward,
        Question::OnEnemy,
        Question::Safe,
        Question::ProtectingGroup,
        Question::Barrier,
        Question::Arrivals,
        Question::BearOff,
        Question::MustMove,
        Question::NoMove,
        Question::Ends,
    ];

    /// The key under which a ruleset answers it.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Question::Start => "start",
            Question::Throws => "throws",
            Question::ThrowAgain => "throw-again",
            Question::Opening => "opening",
            Question::MustStop => "must-stop",
            Question::OnlyBearingOff => "only-bearing-off",
            Question::Backward => "backward",
            Question::OnEnemy => "on-enemy",
            Question::Safe => "safe",
            Question::ProtectingGroup => "protecting-group",
            Question::Barrier => "barrier",
            Question::Arrivals => "arrivals",
            Question::BearOff => "bear-off",
            Question::MustMove => "must-move",
            Question::NoMove => "no-move",
            Question::Ends => "ends",
        }
    }
}

/// The answers a file gives: all of them in the standard, the changed ones in a variant.
#[derive(Default)]
pub(crate) struct Answers {
    pub(crate) start: Option<Placed<[Squares; 2]>>,
    pub(crate) throws: Option<Placed<Dice>>,
    pub(crate) throw_again: Option<Placed<Throws>>,
    pub(crate) opening: Option<Placed<Opening>>,
    pub(crate) must_stop: Option<Placed<Squares>>,
    pub(crate) only_bearing_off: Option<Placed<Squares>>,
    pub(crate) backward: Option<Placed<Backward>>,
    pub(crate) on_enemy: Option<Placed<OnEnemy>>,
    pub(crate) safe: Option<Placed<Squares>>,
    pub(crate) protecting_group: Option<Placed<Protection>>,
    pub(crate) barrier: Option<Placed<Barrier>>,
    pub(crate) arrivals: Option<Placed<[Arrival; 32]>>,
    pub(crate) bear_off: Option<Placed<BearOff>>,
    pub(crate) must_move: Option<Placed<MustMove>>,
    pub(crate) no_move: Option<Placed<NoMove>>,
    pub(crate) ends: Option<Placed<Ends>>,
    /// Questions that may be answered in a way that is not understood, which is reported.
    pub(crate) unread: BTreeSet<Question>,
}

/// `content/GAME/LOCALE.yaml`. A text that is missing is `None` and falls back to another language.
pub(crate) struct GameText {
    pub(crate) name: Option<Placed<String>>,
    /// Plain text; the page's description too.
    pub(crate) lead: Option<Placed<String>>,
    /// Markdown.
    pub(crate) about: Option<Placed<String>>,
    /// Markdown.
    pub(crate) history: Option<Placed<String>>,
    /// Why there is no board to play on (Markdown).
    pub(crate) unplayable: Option<Placed<String>>,
    /// What each side's pieces are called, by seat.
    pub(crate) sides: [Option<Placed<String>>; 2],
    /// By house id.
    pub(crate) houses: BTreeMap<String, Placed<String>>,
    /// By topic id.
    pub(crate) topics: BTreeMap<String, TopicText>,
    /// By version of the standard.
    pub(crate) changes: Changes,
    /// Where it says that it is a draft, or what it belongs to does.
    pub(crate) draft: Option<Span>,
    /// By term id.
    pub(crate) terms: BTreeMap<String, TermText>,
    /// What works say.
    pub(crate) notes: Vec<Note>,
    /// The file's first byte.
    pub(crate) place: Span,
    pub(crate) parts: Parts,
}

/// A topic's heading and what the standard says on it (Markdown, one line).
pub(crate) struct TopicText {
    pub(crate) key: Span,
    pub(crate) name: Option<Placed<String>>,
    pub(crate) rule: Option<Placed<String>>,
}

/// A word of the glossary and what it means (Markdown).
pub(crate) struct TermText {
    pub(crate) key: Span,
    pub(crate) name: Option<Placed<String>>,
    pub(crate) text: Option<Placed<String>>,
}

/// `content/GAME/VARIANT/LOCALE.yaml`.
pub(crate) struct VariantText {
    pub(crate) name: Option<Placed<String>>,
    pub(crate) lead: Option<Placed<String>>,
    pub(crate) about: Option<Placed<String>>,
    pub(crate) history: Option<Placed<String>>,
    /// Why there is no board to play on (Markdown).
    pub(crate) unplayable: Option<Placed<String>>,
    /// By topic id, what this variant says on it (Markdown, one line), with the place of the key.
    pub(crate) rules: BTreeMap<String, (Span, Placed<String>)>,
    /// The same for topics that its table has no row for.
    pub(crate) compared: BTreeMap<String, (Span, Placed<String>)>,
    /// By version.
    pub(crate) changes: Changes,
    /// What works say.
    pub(crate) notes: Vec<Note>,
    /// Where it says that it is a draft, or what it belongs to does.
    pub(crate) draft: Option<Span>,
    pub(crate) place: Span,
    pub(crate) parts: Parts,
}

/// `content/pages/ID/`: a page of prose with its own address.
pub(crate) struct PageFolder {
    pub(crate) id: Placed<String>,
    pub(crate) texts: BTreeMap<String, PageText>,
    /// What was among the texts and is kept back as a draft.
    pub(crate) aside: BTreeMap<String, PageText>,
}

impl PageFolder {
    /// The texts by locale path, with those that are kept back.
    pub(crate) fn every_text(&self) -> impl Iterator<Item = (&String, &PageText)> {
        self.texts.iter().chain(&self.aside)
    }
}

/// `content/pages/ID/LOCALE.md`.
pub(crate) struct PageText {
    pub(crate) name: Option<Placed<String>>,
    pub(crate) lead: Option<Placed<String>>,
    /// Markdown, below the front matter.
    pub(crate) text: Option<Placed<String>>,
    /// Where it says that it is a draft, or what it belongs to does.
    pub(crate) draft: Option<Span>,
    pub(crate) place: Span,
}
