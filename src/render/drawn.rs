//! Small drawings of positions, for the examples of rule rows: where everything lies, in units of a
//! drawing whose squares are 40 wide.

use engine::{Arrival, Move, Position, Ruleset, Side, Square, Squares, Target};

use super::drawing::{Drawing, DrawnPiece, Picture, Track, Way, Written};
use crate::resolve::site::Play;

const SQUARE: i32 = 40;
/// How wide and high a piece or a picture is.
const PIECE: i32 = 30;
/// How wide and high the frame around a piece is that may move.
const FRAME: i32 = 34;
/// The room below the last row for pieces that leave the board.
const LEDGE: i32 = 20;

/// A board without pieces, drawn once a page and named by the drawings on it.
pub(super) fn track(id: &'static str, play: &Play) -> Track {
    let rules = play.ruleset.rules();
    let grid = Grid::of(&play.ruleset);
    let sends_away = |square: &Square| rules.arrivals[usize::from(square.number()) - 1] != Arrival::Stays;
    let special = |square: &Square| {
        let number = square.number();
        play.houses.contains_key(&number) || play.marks.contains_key(&number)
    };
    let all = play.ruleset.board();
    let water: Squares = all.iter().filter(sends_away).collect();
    let inlay: Squares = all.iter().filter(special).filter(|square| !water.has(*square)).collect();
    let picture = |(number, id): (&u8, &String)| {
        let square = Square::new(*number)?;
        let (x, y) = grid.corner(square);
        Some(Picture { id: id.clone(), x: x + 10, y: y + 11, sends_away: water.has(square) })
    };
    let mark = |(number, text): (&u8, &String)| {
        let (x, y) = grid.centre(Square::new(*number)?);
        Some(Written { text: text.clone(), x, y })
    };
    let number = |square: Square| {
        let (x, y) = grid.corner(square);
        Written { text: square.number().to_string(), x: x + 3, y: y + 10 }
    };
    Track {
        id,
        width: grid.width(),
        height: grid.height(),
        ivory: grid.squares(all & !water & !inlay, 1),
        inlay: grid.squares(inlay, 1),
        water: grid.squares(water, 1),
        safe: grid.squares(rules.safe, 4),
        pictures: play.houses.iter().filter_map(picture).collect(),
        marks: play.marks.iter().filter_map(mark).collect(),
        numbers: all.iter().map(number).collect(),
    }
}

/// The pieces of a position, its legal moves, and the moves refused.
pub(super) fn drawing(
    track: &'static str,
    ruleset: &Ruleset,
    position: &Position,
    legal: &[Move],
    refused: &[Move],
) -> Drawing {
    let grid = Grid::of(ruleset);
    let pieces = [Side::First, Side::Second].into_iter().flat_map(|side| {
        let side_word = match side {
            Side::First => "first",
            Side::Second => "second",
        };
        let at = move |square: Square| (side_word, square);
        position.pieces(side).iter().map(at)
    });
    let piece = |(side, square): (&'static str, Square)| {
        let (x, y) = grid.corner(square);
        DrawnPiece { side, x: x + (SQUARE - PIECE) / 2, y: y + (SQUARE - PIECE) / 2 }
    };
    let ways = legal.iter().filter_map(|m| grid.way(*m, Kind::Legal));
    let leaves = |m: &Move| matches!(m, Move::Piece { to: Target::Off, .. });
    let ledge = if legal.iter().chain(refused).any(leaves) { LEDGE } else { 0 };
    let stopped = refused.iter().filter_map(|m| grid.way(*m, Kind::Refused));
    Drawing {
        track,
        width: grid.width(),
        height: grid.height() + ledge,
        track_height: grid.height(),
        pieces: pieces.map(piece).collect(),
        ways: ways.chain(stopped).collect(),
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Legal,
    Refused,
}

struct Grid {
    squares: i32,
    row: i32,
}

impl Grid {
    fn of(ruleset: &Ruleset) -> Grid {
        let board = ruleset.rules().board;
        Grid { squares: i32::from(board.squares), row: i32::from(board.row) }
    }

    fn width(&self) -> i32 {
        self.row * SQUARE
    }

    fn height(&self) -> i32 {
        (self.squares + self.row - 1) / self.row * SQUARE
    }

    /// The upper left corner of a square; every second row runs backward.
    fn corner(&self, square: Square) -> (i32, i32) {
        let at = i32::from(square.number()) - 1;
        let (row, column) = (at / self.row, at % self.row);
        let column = if row % 2 == 0 { column } else { self.row - 1 - column };
        (column * SQUARE, row * SQUARE)
    }

    fn centre(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.corner(square);
        (x + SQUARE / 2, y + SQUARE / 2)
    }

    /// The squares as one path, each drawn this far inside its edge.
    fn squares(&self, squares: Squares, inset: i32) -> String {
        let side = SQUARE - 2 * inset;
        let square = |square: Square| {
            let (x, y) = self.corner(square);
            format!("M{} {}h{side}v{side}h-{side}z", x + inset, y + inset)
        };
        squares.iter().map(square).collect()
    }

    /// The way of a move: a bow from square to square, or straight down off the board.
    fn way(&self, m: Move, kind: Kind) -> Option<Way> {
        let Move::Piece { from, to } = m else { return None };
        let (x, y) = self.centre(from);
        let (path, (end_x, end_y)) = match to {
            Target::Off => {
                let end = self.height() + LEDGE - 5;
                (format!("M{x} {}V{end}", y + 8), (x, end))
            }
            Target::Square(to) => {
                let (end_x, end_y) = self.centre(to);
                let (middle_x, middle_y) = ((x + end_x) / 2, (y + end_y) / 2);
                let (across, down) = (end_x - x, end_y - y);
                let length = f64::from(across * across + down * down).sqrt().max(1.0);
                let bow = 8.0 + length / 12.0;
                let bent_x = middle_x + (f64::from(down) / length * bow) as i32;
                let bent_y = middle_y - (f64::from(across.abs()) / length * bow) as i32;
                (format!("M{x} {y}Q{bent_x} {bent_y} {end_x} {end_y}"), (end_x, end_y))
            }
        };
        let (kind, cross) = match kind {
            Kind::Legal => ("legal", None),
            Kind::Refused => ("refused", Some(format!("m{} {} 12 12m0-12-12 12", end_x - 6, end_y - 6))),
        };
        Some(Way { kind, path, x: x - FRAME / 2, y: y - FRAME / 2, cross })
    }
}
