//! What templates see of positions that are drawn: the boards, and the pieces and moves on them.

use serde::Serialize;

/// A position drawn on a track; lengths are in units of the drawing.
#[derive(Serialize)]
pub(crate) struct Drawing {
    /// The id of the track.
    pub(crate) track: &'static str,
    pub(crate) width: i32,
    pub(crate) height: i32,
    /// Without the ledge below it, onto which pieces leave the board.
    pub(crate) track_height: i32,
    pub(crate) pieces: Vec<DrawnPiece>,
    pub(crate) ways: Vec<Way>,
}

#[derive(Serialize)]
pub(crate) struct DrawnPiece {
    /// `first` or `second`.
    pub(crate) side: &'static str,
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// The way of a move.
#[derive(Serialize)]
pub(crate) struct Way {
    /// `legal` or `refused`.
    pub(crate) kind: &'static str,
    pub(crate) path: String,
    /// The upper left corner of the frame around the piece that moves.
    pub(crate) x: i32,
    pub(crate) y: i32,
    /// The cross at the end of a way that is refused.
    pub(crate) cross: Option<String>,
}

/// A board without pieces, which the drawings of a page share.
#[derive(Serialize)]
pub(crate) struct Track {
    pub(crate) id: &'static str,
    pub(crate) width: i32,
    pub(crate) height: i32,
    /// Each kind of square as one path.
    pub(crate) ivory: String,
    pub(crate) inlay: String,
    pub(crate) water: String,
    pub(crate) safe: String,
    pub(crate) pictures: Vec<Picture>,
    pub(crate) marks: Vec<Written>,
    pub(crate) numbers: Vec<Written>,
}

/// A mark or a number, and where it stands.
#[derive(Serialize)]
pub(crate) struct Written {
    pub(crate) text: String,
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// The picture of a house.
#[derive(Serialize)]
pub(crate) struct Picture {
    pub(crate) id: String,
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) sends_away: bool,
}
