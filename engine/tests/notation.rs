//! Positions and moves as text, on boards of several shapes.

use engine::{Board, Expected, Move, NotationError, Setup};

fn parse(text: &str, squares: u8, row: u8) -> Result<String, NotationError> {
    let board = Board { squares, row };
    Setup::parse(text, board).map(|setup| setup.notation(board).to_string())
}

#[test]
fn every_board_has_its_rows() {
    for (text, squares, row) in [
        ("x o 0-0", 1, 1),
        ("xo x 12-255", 2, 2),
        ("2/x1 x 0-0 opening", 4, 2),
        ("3/x1o/1x o 1-0", 8, 3),
        ("32 x 0-0", 32, 32),
        ("16/15x x 0-0", 32, 16),
    ] {
        assert_eq!(parse(text, squares, row).as_deref(), Ok(text));
    }
}

#[test]
fn a_fault_is_told_at_its_place() {
    for (text, at, expected) in [
        ("", 0, Expected::PieceOrNumber),
        ("x/3 x 0-0", 1, Expected::PieceOrNumber),
        ("0x2/3 x 0-0", 0, Expected::PieceOrNumber),
        ("12/3 x 0-0", 0, Expected::ShorterRun),
        ("999/3 x 0-0", 0, Expected::ShorterRun),
        ("9999/3 x 0-0", 0, Expected::ShorterRun),
        ("3x/3 x 0-0", 1, Expected::RowEnd),
        ("3 x 0-0", 1, Expected::RowEnd),
        ("3/3/3 x 0-0", 3, Expected::PathEnd),
        ("3/3", 3, Expected::PathEnd),
        ("3/3  x 0-0", 4, Expected::Side),
        ("3/3 ", 4, Expected::Side),
        ("3/3 x", 5, Expected::BorneOff),
        ("3/3 x 0", 7, Expected::BorneOff),
        ("3/3 x 0-", 8, Expected::BorneOff),
        ("3/3 x 01-0", 6, Expected::BorneOff),
        ("3/3 x 256-0", 6, Expected::BorneOff),
        ("3/3 x 0-0 ", 9, Expected::End),
        ("3/3 x 0-0 Opening", 9, Expected::End),
    ] {
        assert_eq!(parse(text, 6, 3), Err(NotationError { at, expected }), "{text}");
    }
}

#[test]
fn moves_have_one_text_each() {
    for text in ["1-2", "27-28", "30-off", "32-1", "pass"] {
        assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
    }
    for text in ["", "1", "1-", "-2", "0-1", "33-1", "01-2", "1-2-3", "1-OFF", "off", "Pass", "1 - 2", "1-2 "]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
