//! Squares and throws as editors write them: numbers, ranges like `27-30`, steps like `10-11`.

use engine::{Board, MAX_SQUARES, Square, Squares, Throw, Throws};

use super::content::Placed;
use super::decode::{entries, number, whole_number, wrong_kind, wrong_value};
use super::lists::items;
use crate::diag::Diagnostics;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

const SQUARE: &str = "a square";
const SQUARES: &str = "a list of squares";
const THROWS: &str = "a list of throws";

/// A square of this board.
pub(super) fn square(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<Placed<Square>> {
    let found = number(node, SQUARE, 1..=last(board), diags)?;
    Some(Placed { value: Square::new(found.value)?, span: found.span })
}

/// A list of squares and of ranges of squares, none of them twice.
pub(super) fn squares(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<Placed<Squares>> {
    let mut places: Vec<(Square, Span)> = Vec::new();
    let mut all_read = true;
    for item in items(node, SQUARES, diags)?.iter() {
        let Some(run) = run(item, board, diags) else {
            all_read = false;
            continue;
        };
        for square in run {
            match places.iter().find(|(first, _)| *first == square) {
                Some((_, first)) => {
                    let message = format!("the square {} is listed twice", square.number());
                    diags
                        .error("duplicate-square", message, item.span)
                        .related(*first, "it is first listed here")
                        .help("keep one of the two");
                    all_read = false;
                    break;
                }
                None => places.push((square, item.span)),
            }
        }
    }
    let value = places.into_iter().map(|(square, _)| square).collect();
    all_read.then_some(Placed { value, span: node.span })
}

/// One square, or those of a range.
fn run(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<Vec<Square>> {
    let Kind::Text(text) = &node.kind else {
        return square(node, board, diags).map(|square| vec![square.value]);
    };
    let Some((low, high)) = ends(text) else {
        let expected = format!("a square from 1 to {} or a range like `3-5`", last(board));
        wrong_value(node, &expected, &[], diags);
        return None;
    };
    let low = square_of(low, node.span, board, diags);
    let high = square_of(high, node.span, board, diags);
    let (low, high) = (low?, high?);
    if low >= high {
        let message = format!("expected a range that rises, found `{text}`");
        let mended = match low == high {
            true => low.number().to_string(),
            false => format!("{}-{}", high.number(), low.number()),
        };
        diags.error("wrong-range", message, node.span).replacement(format!("write `{mended}`"), mended);
        return None;
    }
    Some((low.number()..=high.number()).filter_map(Square::new).collect())
}

/// The two numbers of a range, parted by a hyphen or by a dash of another length.
fn ends(text: &str) -> Option<(&str, &str)> {
    let (low, high) = text.split_once(['-', '–', '—'])?;
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (low, high) = (low.trim(), high.trim());
    (digits(low) && digits(high)).then_some((low, high))
}

fn square_of(text: &str, span: Span, board: Board, diags: &mut Diagnostics) -> Option<Square> {
    let expected = format!("{SQUARE} from 1 to {}", last(board));
    Square::new(whole_number(text, &expected, 1..=last(board), span, diags)?)
}

/// A step from one square to another, like `10-11`.
pub(super) fn step(node: &Node, board: Board, diags: &mut Diagnostics) -> Option<(Square, Square)> {
    match &node.kind {
        Kind::Text(text) if ends(text).is_some() => {
            let (from, to) = ends(text)?;
            let from = square_of(from, node.span, board, diags);
            let to = square_of(to, node.span, board, diags);
            Some((from?, to?))
        }
        Kind::Text(_)
        | Kind::Number(_)
        | Kind::Truth(_)
        | Kind::Nothing
        | Kind::List(_)
        | Kind::Map(_)
        | Kind::Refused => {
            wrong_value(node, "a move like `10-11`", &[], diags);
            None
        }
    }
}

/// The entries of a map whose keys are squares.
pub(super) fn by_square<'a>(
    node: &'a Node,
    board: Board,
    diags: &mut Diagnostics,
) -> Option<Vec<(Placed<Square>, &'a Entry)>> {
    let mut found = Vec::new();
    let mut all_read = true;
    for entry in entries(node, "squares with values", diags)? {
        match square_of(&entry.key, entry.key_span, board, diags) {
            Some(value) => found.push((Placed { value, span: entry.key_span }, entry)),
            None => all_read = false,
        }
    }
    all_read.then_some(found)
}

/// A count of the dice.
pub(super) fn throw(node: &Node, diags: &mut Diagnostics) -> Option<Throw> {
    Throw::new(number(node, "a throw", 1..=Throw::MAX, diags)?.value)
}

/// A list of throws, none of them twice.
pub(super) fn throws(node: &Node, diags: &mut Diagnostics) -> Option<Placed<Throws>> {
    let mut places: Vec<(Throw, Span)> = Vec::new();
    let mut all_read = true;
    for item in items(node, THROWS, diags)?.iter() {
        let Some(throw) = throw(item, diags) else {
            all_read = false;
            continue;
        };
        match places.iter().find(|(first, _)| *first == throw) {
            Some((_, first)) => {
                diags
                    .error(
                        "duplicate-throw",
                        format!("the throw {} is listed twice", throw.count()),
                        item.span,
                    )
                    .related(*first, "it is first listed here")
                    .help("keep one of the two");
                all_read = false;
            }
            None => places.push((throw, item.span)),
        }
    }
    let value = places.into_iter().map(|(throw, _)| throw).collect();
    all_read.then_some(Placed { value, span: node.span })
}

/// A list of throws that has at least one, or the word `any`.
pub(super) fn throws_or_any(node: &Node, diags: &mut Diagnostics) -> Option<Throws> {
    match &node.kind {
        Kind::List(items) if items.is_empty() => {
            wrong_kind(node, "at least one throw", diags);
            None
        }
        Kind::List(_) => throws(node, diags).map(|throws| throws.value),
        Kind::Text(word) if word == "any" => Some(Throws::ANY),
        Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::Map(_) | Kind::Refused => {
            wrong_value(node, "a list of throws or `any`", &["any"], diags);
            None
        }
    }
}

fn last(board: Board) -> u8 {
    board.squares.min(MAX_SQUARES)
}
