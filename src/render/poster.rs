//! The picture of a page for where its address is shared: the name over the board, drawn by `poster.svg`.

use engine::Position;
use serde::Serialize;

use super::drawing::{DrawnPiece, Track};
use super::drawn::{drawing, track};
use super::letters::Letters;
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::{Play, Site};

/// What draws the pictures: another version may draw them otherwise.
const DRAWN_BY: &str = "resvg 0.49.0, tiny-skia 0.12.0, harfrust 0.12.0, skrifa 0.44.0";
/// The template of a picture.
pub(super) const TEMPLATE: &str = "poster.svg";

/// In pixels, as those that show such pictures ask for.
pub(super) const WIDTH: i32 = 1200;
pub(super) const HEIGHT: i32 = 630;
const MARGIN: i32 = 64;
/// The room for the board and its frame.
const BOARD: (i32, i32, i32, i32) = (MARGIN, 252, WIDTH - 2 * MARGIN, 336);
/// How far the frame stands out around the squares.
const FRAME: i32 = 8;
/// The line above the name, its size and the room for the ribbon before it.
const ABOVE: (i32, i32, i32) = (82, 32, 50);

/// What the template of a picture may name.
#[derive(Serialize)]
pub(crate) struct Poster {
    pub(crate) lang: String,
    pub(crate) width: i32,
    pub(crate) height: i32,
    /// Where lines begin: `start`, or `end` for those that run from right to left.
    pub(crate) anchor: &'static str,
    /// How far from the left the ribbon is.
    pub(crate) ribbon: i32,
    /// The site's name, on the home page what it is about; none where no font has its letters.
    pub(crate) above: Option<Line>,
    /// The page's name in one line or two; empty where no font has its letters.
    pub(crate) name: Vec<Line>,
    /// None where no ruleset of the site can be played.
    pub(crate) board: Option<PosterBoard>,
    /// What the picture is drawn with, fonts and program: another one is another picture.
    pub(crate) made_with: String,
}

/// A line of a picture: its baseline begins at `x` and `y`.
#[derive(Serialize)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) size: i32,
}

/// The board of a picture: where its squares are, and what lies on them at the start.
#[derive(Serialize)]
pub(crate) struct PosterBoard {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) track: Track,
    pub(crate) pieces: Vec<DrawnPiece>,
}

/// What stands on a picture.
pub(super) struct Words {
    pub(super) above: String,
    pub(super) name: String,
}

/// Whether a page has a picture: those that are shared for what is on them.
pub(super) fn is_wanted(id: PageId) -> bool {
    match id {
        PageId::Languages
        | PageId::Home
        | PageId::Game(_)
        | PageId::Variant(..)
        | PageId::Glossary(_)
        | PageId::Compare(_)
        | PageId::Prose(_) => true,
        PageId::Board(..) | PageId::Moved(_) | PageId::NotFound | PageId::RootNotFound => false,
    }
}

/// The picture of a page. Words that no font has the letters of are left out.
pub(super) fn poster(scope: Scope, letters: &Letters, id: PageId, words: &Words) -> Poster {
    let locale = scope.site.locale(scope.locale);
    let is_mirrored = locale.direction == "rtl";
    let board = board(scope.site, id, is_mirrored);
    let side = |indent: i32| if is_mirrored { WIDTH - MARGIN - indent } else { MARGIN + indent };
    let has_letters = |text: &&String| !text.is_empty() && letters.missing(text).is_none();
    let (y, size, indent) = ABOVE;
    let written = |text: &str| if is_mirrored { format!("\u{2067}{text}\u{2069}") } else { text.to_owned() };
    let above = Some(&words.above).filter(has_letters);
    let above = above.map(|text| Line { text: written(text), x: side(indent), y, size });
    let name = Some(&words.name).filter(has_letters).map(|name| lines(letters, name));
    let (parts, size) = name.unwrap_or_default();
    // The lines stand in the middle between what is above and the board, or what there would be of one.
    let (top, bottom) = (y - size / 8, if board.is_some() { BOARD.1 } else { HEIGHT - 40 });
    let step = size * 9 / 8;
    let first = (top + bottom - step * (parts.len() as i32 - 1)) / 2 + size * 3 / 8;
    let lines = parts.iter().enumerate().map(|(at, text)| Line {
        text: written(text),
        x: side(0),
        y: first + step * at as i32,
        size,
    });
    Poster {
        lang: locale.tag.to_string(),
        width: WIDTH,
        height: HEIGHT,
        anchor: if is_mirrored { "end" } else { "start" },
        ribbon: if is_mirrored { WIDTH - MARGIN - 36 } else { MARGIN },
        above,
        name: lines.collect(),
        board,
        made_with: format!("{DRAWN_BY}, fonts {}", letters.digest()),
    }
}

/// Sizes of a name that has one line and of one that has two.
const ONE_LINE: [i32; 4] = [92, 84, 76, 68];
const TWO_LINES: [i32; 3] = [58, 52, 46];

/// The name in lines that fit, and their size.
fn lines(letters: &Letters, name: &str) -> (Vec<String>, i32) {
    let room = (WIDTH - 2 * MARGIN) as f32;
    let fits = |text: &str, size: &i32| letters.width(text) * *size as f32 <= room;
    if let Some(size) = ONE_LINE.iter().find(|size| fits(name, size)) {
        return (vec![name.to_owned()], *size);
    }
    let (first, second) = halves(letters, name);
    let size = TWO_LINES.iter().find(|size| fits(first, size) && fits(second, size));
    let widest = letters.width(first).max(letters.width(second));
    let size = size.copied().unwrap_or((room / widest.max(1.0)) as i32);
    (vec![first.to_owned(), second.to_owned()], size)
}

/// A name parted where the longer half is shortest: between words, or between letters where it has no spaces.
fn halves<'t>(letters: &Letters, name: &'t str) -> (&'t str, &'t str) {
    let has_spaces = name.contains(' ');
    // No line begins with what closes or leads on.
    let may_begin = |(_, letter): &(usize, char)| {
        if has_spaces { *letter == ' ' } else { letter.is_alphanumeric() }
    };
    let places = name.char_indices().skip(1).filter(may_begin);
    let parts = places.map(|(at, _)| (name[..at].trim_end(), name[at..].trim_start()));
    let cost = |(first, second): &(&str, &str)| {
        // Letters that belong together stay so, where that costs little.
        let apart = if !has_spaces && first.ends_with(char::is_alphanumeric) { 1.2 } else { 1.0 };
        letters.width(first).max(letters.width(second)) * apart
    };
    parts.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or((name, ""))
}

/// The board of the page's ruleset, or of the first game for pages of none.
fn board(site: &Site, id: PageId, is_mirrored: bool) -> Option<PosterBoard> {
    let (play, is_set_up) = play(site, id)?;
    let track = track("poster", play);
    let (left, top, wide, high) = BOARD;
    let (wide, high) = (wide - 2 * FRAME, high - 2 * FRAME);
    let scale = f64::min(f64::from(wide) / f64::from(track.width), f64::from(high) / f64::from(track.height));
    let scaled = |length: i32| (f64::from(length) * scale) as i32;
    let (width, height) = (scaled(track.width), scaled(track.height));
    let x = if is_mirrored { left + FRAME + wide - width } else { left + FRAME };
    let pieces = match is_set_up {
        true => drawing("poster", &play.ruleset, &Position::start(&play.ruleset), &[], &[]).pieces,
        false => Vec::new(),
    };
    Some(PosterBoard { x, y: top + FRAME + (high - height) / 2, width, height, track, pieces })
}

/// What is drawn, and whether its pieces stand on it: those of a ruleset that does not exist are not known.
fn play(site: &Site, id: PageId) -> Option<(&Play, bool)> {
    let standard = |game: usize| site.games[game].standard.play.as_ref();
    match id {
        PageId::Game(game) | PageId::Glossary(game) | PageId::Compare(game) => Some((standard(game)?, true)),
        PageId::Variant(game, variant) => match &site.games[game].variants[variant].rulebook.play {
            Some(play) => Some((play, true)),
            None => Some((standard(game)?, false)),
        },
        PageId::Languages
        | PageId::Home
        | PageId::Prose(_)
        | PageId::Board(..)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => (0..site.games.len()).find_map(standard).map(|play| (play, true)),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Wanted;
    use crate::diag::Diagnostics;

    #[test]
    fn what_draws_is_named_as_it_is() {
        let lock = include_str!("../../Cargo.lock");
        for part in DRAWN_BY.split(", ") {
            let (name, version) = part.split_once(' ').unwrap();
            assert!(lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n")), "{part}");
        }
    }

    #[test]
    fn a_name_stands_in_one_line_or_two_that_fit() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/site");
        let (_, site) = crate::site(&root, Wanted::default(), &mut Diagnostics::default()).unwrap();
        let site = site.unwrap();
        let letters = Letters::new(&site);
        for (name, expected, size) in [
            ("Senet", vec!["Senet"], 92),
            ("Σενέτ κατά Jéquier", vec!["Σενέτ κατά Jéquier"], 92),
            ("Сенет по Кендаллу (современные наборы)", vec!["Сенет по Кендаллу", "(современные наборы)"], 58),
            ("ケンダル版セネト（市販セット）", vec!["ケンダル版セネト（市販セット）"], 68),
            (
                "古いボードゲームと、そのルールのあらゆる解釈",
                vec!["古いボードゲームと、", "そのルールのあらゆる解釈"],
                58,
            ),
            (
                "Donaudampfschifffahrtsgesellschaftskapitän",
                vec!["Donaudampfschifffah", "rtsgesellschaftskapitän"],
                58,
            ),
            ("", vec![""], 92),
        ] {
            let (found, found_size) = lines(&letters, name);
            assert_eq!((found.iter().map(String::as_str).collect::<Vec<_>>(), found_size), (expected, size));
        }
        let long = "a word and ".repeat(40);
        let (halves, size) = lines(&letters, long.trim());
        assert!(halves.iter().all(|half| letters.width(half) * size as f32 <= 1072.0 && half.len() > 100));
        for (text, missing) in [
            ("Σενέτ, Сенет, سينيت، セネト 遊び（盤）", None),
            ("a\u{200f}\u{2068}b", None),
            ("a\u{5e9}", Some('\u{5e9}')),
        ] {
            assert_eq!(letters.missing(text), missing, "{text}");
        }
    }
}
