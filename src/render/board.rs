//! A board in its starting position, square by square, complete without a script.

use engine::{Arrival, Dice, Side, Square};

use super::context::{self, Board, Cell, Embed};
use super::play::{Other, data};
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::{BoardTexts, Play, Rulebook};

/// The board of a rulebook's ruleset, in the words of the game; `name` is the ruleset's, such as `senet/bell`.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn board(
    scope: Scope,
    name: &str,
    (rulebook, play): (&Rulebook, &Play),
    texts: &BoardTexts,
    patterns: &str,
    others: &[Other],
    embed: Embed,
) -> Result<Board, String> {
    let rules = play.ruleset.rules();
    let track = (1..=rules.board.squares).filter_map(Square::new);
    let cells =
        track.map(|square| cell(scope, square, play, texts)).collect::<Result<Vec<Cell>, String>>()?;
    Ok(Board {
        data: data(scope, name, (rulebook, play), texts, patterns, others),
        rows: wound(cells, usize::from(rules.board.row)),
        columns: rules.board.row,
        sides: [scope.plain(&texts.sides[0]), scope.plain(&texts.sides[1])],
        pieces: play.ruleset.pieces(),
        safe: safe(scope, play),
        dice: dice(rules.dice),
        fair_play: fair_play(scope),
        embed,
    })
}

/// The page that says what a game by links guarantees, where the site has one.
fn fair_play(scope: Scope) -> Option<String> {
    scope.site.index.address(PageId::Prose(scope.site.fair_play?), scope.locale)
}

/// The squares where no piece is taken or swapped, as a list; none where there are none.
fn safe(scope: Scope, play: &Play) -> Option<String> {
    let rules = play.ruleset.rules();
    let track = (1..=rules.board.squares).filter_map(Square::new);
    let squares: Vec<String> =
        track.filter(|square| rules.safe.has(*square)).map(|square| square.number().to_string()).collect();
    let squares: Vec<&str> = squares.iter().map(String::as_str).collect();
    (!squares.is_empty()).then(|| scope.messages.list(scope.locale, &squares))
}

/// The track in rows as seen: the second runs back, the third forward again.
fn wound(cells: Vec<Cell>, row: usize) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        match rows.last_mut() {
            Some(last) if last.len() < row => last.push(cell),
            Some(_) | None => rows.push(vec![cell]),
        }
    }
    rows.iter_mut().skip(1).step_by(2).for_each(|row| row.reverse());
    rows
}

fn cell(scope: Scope, square: Square, play: &Play, texts: &BoardTexts) -> Result<Cell, String> {
    let rules = play.ruleset.rules();
    let number = square.number();
    let house_id = play.houses.get(&number);
    let side = [Side::First, Side::Second].into_iter().find(|side| rules.start[side.index()].has(square));
    Ok(Cell {
        square: number,
        house: house_id.and_then(|id| texts.houses.get(id)).map(|name| scope.plain(name)),
        house_id: house_id.cloned(),
        mark: play.marks.get(&number).cloned(),
        safe: rules.safe.has(square),
        sends_away: rules.arrivals[usize::from(number) - 1] != Arrival::Stays,
        piece: side.map(seat),
        next: next(number, rules.board.squares, rules.board.row),
        label: label(scope, number, named(scope, number, play, texts), side, texts)?,
    })
}

/// What stands on a square in words, its house's name and its mark; none for most squares.
pub(super) fn named(scope: Scope, number: u8, play: &Play, texts: &BoardTexts) -> Option<String> {
    let house = play.houses.get(&number).and_then(|id| texts.houses.get(id)).map(|name| name.source.trim());
    let parts: Vec<&str> = house.into_iter().chain(play.marks.get(&number).map(String::as_str)).collect();
    (!parts.is_empty()).then(|| scope.messages.list(scope.locale, &parts))
}

fn label(
    scope: Scope,
    number: u8,
    named: Option<String>,
    side: Option<Side>,
    texts: &BoardTexts,
) -> Result<String, String> {
    // Digits stay as they are in every language: the script writes the same numbers.
    let square = number.to_string();
    let side = side.map(|side| texts.sides[side.index()].source.trim());
    match (named.as_deref(), side) {
        (None, None) => scope.label("play-cell-empty", &[("square", &square)]),
        (None, Some(side)) => scope.label("play-cell-piece", &[("square", &square), ("side", side)]),
        (Some(house), None) => scope.label("play-cell-house-empty", &[("square", &square), ("house", house)]),
        (Some(house), Some(side)) => {
            scope.label("play-cell-house-piece", &[("square", &square), ("house", house), ("side", side)])
        }
    }
}

fn seat(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// Where the track leads on to, as seen.
fn next(number: u8, squares: u8, row: u8) -> Option<&'static str> {
    if number == squares {
        None
    } else if number.is_multiple_of(row) {
        Some("down")
    } else if ((number - 1) / row).is_multiple_of(2) {
        Some("right")
    } else {
        Some("left")
    }
}

fn dice(dice: Dice) -> context::Dice {
    match dice {
        Dice::Sticks { count, none_up } => context::Dice { kind: "sticks", count, none_up: Some(none_up) },
        Dice::Die { sides } => context::Dice { kind: "die", count: sides, none_up: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_turns_at_the_end_of_each_row() {
        let leads: Vec<Option<&str>> = (1..=12).map(|number| next(number, 12, 4)).collect();
        let [right, left, down] = ["right", "left", "down"].map(Some);
        let expected = [right, right, right, down, left, left, left, down, right, right, right, None];
        assert_eq!(leads, expected);
    }
}
