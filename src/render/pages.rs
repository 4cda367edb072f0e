//! What each kind of page shows, beside its frame.

use tera::Context;

use super::board::board;
use super::cards::{row, variants};
use super::compare::compare;
use super::context::{
    Board, GameCard, GamePage, GlossaryPage, HomePage, Link, MovedPage, ProsePage, Row, SharedPicture, Term,
    VariantCard, VariantPage,
};
use super::drawing::Track;
use super::edition::edition;
use super::embed;
use super::examples::Rulings;
use super::frame;
use super::play::other_boards;
use super::scope::Scope;
use super::works::Cites;
use crate::resolve::index::PageId;
use crate::resolve::site::{Game, TermTexts};

/// The template of a page.
pub(super) fn template(id: PageId) -> &'static str {
    match id {
        PageId::Languages => "languages.html",
        PageId::Home => "home.html",
        PageId::Game(_) => "game.html",
        PageId::Variant(..) => "variant.html",
        PageId::Glossary(_) => "glossary.html",
        PageId::Compare(_) => "compare.html",
        PageId::Board(..) => "embed.html",
        PageId::Prose(_) => "prose.html",
        PageId::Moved(_) => "moved.html",
        PageId::NotFound | PageId::RootNotFound => "404.html",
    }
}

/// Everything that the template of a page may name; `picture` is shown where its address is shared, `patterns` is
/// what the board's script says.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn context(
    scope: Scope,
    id: PageId,
    picture: Option<SharedPicture>,
    patterns: &str,
) -> Result<Context, String> {
    let mut context = Context::new();
    context.insert("page", &frame::page(scope, id, picture)?);
    match id {
        PageId::Languages | PageId::NotFound | PageId::RootNotFound => {}
        PageId::Home => context.insert("home", &home(scope)),
        PageId::Game(at) => context.insert("game", &game(scope, at, patterns)?),
        PageId::Variant(at, place) => context.insert("variant", &variant(scope, at, place, patterns)?),
        PageId::Glossary(at) => context.insert("glossary", &glossary(scope, at)),
        PageId::Compare(at) => context.insert("compare", &compare(scope, at)),
        PageId::Board(at, place) => context.insert("embed", &embed::page(scope, at, place, patterns)?),
        PageId::Prose(at) => context.insert("prose", &prose(scope, at)),
        PageId::Moved(_) => context.insert("moved", &moved(scope, id)),
    }
    Ok(context)
}

fn home(scope: Scope) -> HomePage {
    let card = |(at, game): (usize, &Game)| {
        let texts = game.texts[scope.locale.0].as_ref()?;
        Some(GameCard {
            name: scope.plain(&texts.name),
            lead: scope.plain(&texts.lead),
            unplayable: game.standard.play.is_none(),
            href: scope.site.index.address(PageId::Game(at), scope.locale)?,
            variants: variants(scope, at, game).into_iter().map(|(_, card)| card).collect(),
        })
    };
    HomePage { games: scope.site.games.iter().enumerate().filter_map(card).collect() }
}

fn game(scope: Scope, at: usize, patterns: &str) -> Result<GamePage, String> {
    let game = &scope.site.games[at];
    let texts = game.texts[scope.locale.0].as_ref().expect("the page is in the index");
    let rulings = standard_rulings(scope, at);
    let cites = standard_cites(scope, at);
    let every: Vec<usize> = (0..game.topics.len()).collect();
    let rows = every.iter().map(|topic| {
        let (readings, disputed) = (cites.row(*topic), cites.is_disputed(*topic));
        Ok(Row { readings, disputed, ..row(scope, PageId::Game(at), game, *topic, rulings)? })
    });
    let rows: Vec<Row> = rows.collect::<Result<_, String>>()?;
    Ok(GamePage {
        name: scope.plain(&texts.name),
        lead: scope.plain(&texts.lead),
        board: board_of(scope, at, None, patterns)?,
        unplayable: texts.unplayable.as_ref().map(|reason| scope.blocks(reason)),
        about: scope.blocks(&texts.about),
        tracks: tracks(rulings, &rows),
        rows,
        glossary: glossary_address(scope, at),
        compare: comparison_address(scope, at),
        history: scope.blocks(&texts.history),
        sources: cites.sources(&every),
        edition: edition(scope, &game.standard, &texts.changes)?,
        variants: variants(scope, at, game).into_iter().map(|(_, card)| card).collect(),
    })
}

fn variant(scope: Scope, at: usize, place: usize, patterns: &str) -> Result<VariantPage, String> {
    let game = &scope.site.games[at];
    let variant = &game.variants[place];
    let own = PageId::Variant(at, place);
    let game_texts = game.texts[scope.locale.0].as_ref().expect("a variant's game has a page");
    let texts = variant.texts[scope.locale.0].as_ref().expect("the page is in the index");
    let standard = scope.site.index.address(PageId::Game(at), scope.locale);
    let standard = standard.expect("a variant's game has a page");
    let play = variant.rulebook.play.as_ref();
    let rulings = standard_rulings(scope, at).zip(play);
    let rulings = rulings.map(|(standard, play)| standard.with_variant(own, play, &texts.name));
    let cites = Cites { scope, game, rulebook: &variant.rulebook, notes: &texts.notes, standard: &standard };
    let rows = variant.table.iter().zip(&texts.rules).map(|(topic, rule)| {
        let (readings, disputed) = (cites.row(*topic), cites.is_disputed(*topic));
        let variant = Some(scope.line(rule));
        Ok(Row { variant, readings, disputed, ..row(scope, own, game, *topic, rulings)? })
    });
    let rows: Vec<Row> = rows.collect::<Result<_, String>>()?;
    Ok(VariantPage {
        game: Link { name: scope.plain(&game_texts.name), href: standard.clone(), current: false },
        name: scope.plain(&texts.name),
        lead: scope.plain(&texts.lead),
        board: board_of(scope, at, Some(place), patterns)?,
        unplayable: texts.unplayable.as_ref().map(|reason| scope.blocks(reason)),
        about: scope.blocks(&texts.about),
        tracks: tracks(rulings, &rows),
        rows,
        glossary: glossary_address(scope, at),
        compare: comparison_address(scope, at),
        history: scope.blocks(&texts.history),
        sources: cites.sources(&variant.table),
        edition: edition(scope, &variant.rulebook, &texts.changes)?,
        others: scope.needs.made("others", || others(scope, own, at, game)),
    })
}

/// The cards of the variants beside the page's own.
fn others(scope: Scope, own: PageId, at: usize, game: &Game) -> Vec<VariantCard> {
    let cards = variants(scope, at, game).into_iter();
    cards.filter(|(id, _)| *id != own).map(|(_, card)| card).collect()
}

fn glossary_address(scope: Scope, at: usize) -> Option<String> {
    let has_words = !scope.site.games[at].terms.is_empty();
    has_words.then(|| scope.site.index.address(PageId::Glossary(at), scope.locale)).flatten()
}

fn comparison_address(scope: Scope, at: usize) -> Option<String> {
    let has_variants = !scope.site.games[at].variants.is_empty();
    has_variants.then(|| scope.site.index.address(PageId::Compare(at), scope.locale)).flatten()
}

fn glossary(scope: Scope, at: usize) -> GlossaryPage {
    let game = &scope.site.games[at];
    let texts = game.texts[scope.locale.0].as_ref().expect("the page is in the index");
    let terms = game.terms.iter().zip(&texts.terms);
    let term = |(id, term): (&String, &TermTexts)| Term {
        id: id.clone(),
        name: scope.plain(&term.name),
        text: scope.blocks(&term.text),
    };
    let href = scope.site.index.address(PageId::Game(at), scope.locale);
    GlossaryPage {
        game: Link {
            name: scope.plain(&texts.name),
            href: href.expect("a glossary's game has a page"),
            current: false,
        },
        terms: terms.map(term).collect(),
    }
}

fn standard_cites(scope: Scope<'_>, at: usize) -> Cites<'_> {
    let game = &scope.site.games[at];
    let texts = game.texts[scope.locale.0].as_ref().expect("a page of the game has its texts");
    // Every row is on its own page.
    Cites { scope, game, rulebook: &game.standard, notes: &texts.notes, standard: "" }
}

/// What the examples of a game's rows are played under; none where the standard has no ruleset.
fn standard_rulings(scope: Scope<'_>, at: usize) -> Option<Rulings<'_>> {
    let game = &scope.site.games[at];
    let texts = game.texts[scope.locale.0].as_ref()?;
    let play = game.standard.play.as_ref()?;
    Some(Rulings::of_standard(scope, PageId::Game(at), play, texts.board.as_ref()?, &texts.name))
}

fn tracks(rulings: Option<Rulings>, rows: &[Row]) -> Vec<Track> {
    let drawn = rows.iter().any(|row| !row.examples.is_empty());
    rulings.filter(|_| drawn).map(Rulings::tracks).unwrap_or_default()
}

fn moved(scope: Scope, id: PageId) -> MovedPage {
    let successor = scope.site.index.successor(id).expect("it leads on");
    let href = scope.site.index.address(successor, scope.locale);
    MovedPage {
        name: scope.plain(frame::moved(scope, id)),
        href: href.expect("it is there where its successor is"),
    }
}

/// The board of a game's standard or of a variant, where the rules can be played.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn board_of(
    scope: Scope,
    at: usize,
    place: Option<usize>,
    patterns: &str,
) -> Result<Option<Board>, String> {
    let game = &scope.site.games[at];
    let (id, rulebook) = match place.map(|place| &game.variants[place]) {
        None => ("standard", &game.standard),
        Some(variant) => (variant.id.as_str(), &variant.rulebook),
    };
    let Some(play) = &rulebook.play else { return Ok(None) };
    let texts = game.texts[scope.locale.0].as_ref().expect("a page of the game has its texts");
    let texts = texts.board.as_ref().expect("where a ruleset is, the standard has one too");
    let name = format!("{}/{id}", game.id);
    let rows = play.ruleset.rules().board;
    let (columns, squares) = (usize::from(rows.row), usize::from(rows.squares));
    let embed = embed::embed(scope, PageId::Board(at, place), columns, squares.div_ceil(columns))?;
    board(scope, &name, (rulebook, play), texts, patterns, &other_boards(scope, at, place), embed).map(Some)
}

fn prose(scope: Scope, at: usize) -> ProsePage {
    let texts = scope.site.prose[at].texts[scope.locale.0].as_ref().expect("the page is in the index");
    ProsePage {
        name: scope.plain(&texts.name),
        lead: scope.plain(&texts.lead),
        text: scope.blocks(&texts.text),
    }
}
