//! The board alone, and the code with which other sites show it in a frame of theirs.

use super::context::{Embed, EmbedPage, Link};
use super::frame::own_name;
use super::html::escape;
use super::pages::board_of;
use super::scope::Scope;
use crate::resolve::index::PageId;

/// What the page of a board alone shows; `patterns` is what the board's script says.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn page(
    scope: Scope,
    game: usize,
    variant: Option<usize>,
    patterns: &str,
) -> Result<EmbedPage, String> {
    let id = PageId::Board(game, variant);
    let ruleset = id.ruleset().expect("a board is of a ruleset");
    let name = own_name(scope.site, id, scope.locale).expect("the page is in the index");
    let href = scope.site.index.address(ruleset, scope.locale).expect("a board is where its ruleset is");
    Ok(EmbedPage {
        ruleset: Link { name: scope.plain(name), href, current: false },
        board: board_of(scope, game, variant, patterns)?.expect("the page is in the index"),
    })
}

/// How other sites show a board; `columns` and `rows` are those of its squares.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn embed(scope: Scope, board: PageId, columns: usize, rows: usize) -> Result<Embed, String> {
    let site = scope.site;
    let href = site.index.address(board, scope.locale).expect("a board is where its ruleset is");
    let source = site.index.absolute_file_address(&site.index.file(board, scope.locale));
    let name = own_name(site, board, scope.locale).expect("the page is in the index").source.trim();
    let title = scope.label("board-name", &[("name", name)])?;
    let height = AROUND + WIDEST * rows / columns.max(1);
    let code = format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{WIDEST}\" height=\"{height}\" \
         style=\"width: 100%; border: 0\" loading=\"lazy\" allow=\"clipboard-write; web-share\"></iframe>",
        escape(&source),
        escape(&title)
    );
    Ok(Embed { href, code })
}

/// How wide the board alone becomes, in pixels; as `embed.css` has it.
const WIDEST: usize = 720;

/// How much height there is for what stands above and below the squares at the widest, in pixels: in a narrow frame,
/// where the squares stand upright, the throws have room too.
const AROUND: usize = 584;
