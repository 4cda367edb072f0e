//! What the module that pages load says of positions that a ruleset cannot have: the same as the engine.

use engine::{Fault, Position, Ruleset, Setup};

use crate::page::Page;
use crate::random::Random;
use crate::rulesets;

/// The reasons as bytes, written down beside the table of exports.
fn expected(ruleset: &Ruleset, text: &str) -> Vec<u8> {
    let setup = Setup::parse(text, ruleset.rules().board).expect("a position's text");
    let Err(faults) = Position::new(ruleset, setup) else { return Vec::new() };
    let reason = |fault: &Fault| {
        let (code, numbers, squares) = match *fault {
            Fault::BeyondBoard(squares) => (1, [0; 3], squares.bits()),
            Fault::Shared(squares) => (2, [0; 3], squares.bits()),
            Fault::NoneStays(squares) => (3, [0; 3], squares.bits()),
            Fault::PieceCount { side, on_board, borne_off, pieces } => {
                (4, [side.index() as u8, on_board.saturating_add(borne_off), pieces], 0)
            }
            Fault::BothOut => (5, [0; 3], 0),
            Fault::NoOpening => (6, [0; 3], 0),
            Fault::OpeningMoved => (7, [0; 3], 0),
        };
        [&[code], numbers.as_slice(), &squares.to_le_bytes()].concat()
    };
    faults.iter().flat_map(reason).collect()
}

#[test]
fn tells_every_reason_why_a_position_cannot_be() {
    let mut told = [0; 8];
    for (name, ruleset) in rulesets() {
        let mut page = Page::new();
        page.load(&ruleset);
        let start = page.text();
        let mut random = Random::new(7);
        for _ in 0..500 {
            let row =
                |random: &mut Random| (0..10).map(|_| ["x", "o", "1"][random.below(3)]).collect::<String>();
            let rows = [row(&mut random), row(&mut random), row(&mut random)].map(|row| shortened(&row));
            let off = [random.below(12), random.below(12)];
            let opening = ["", " opening"][random.below(2)];
            let text = format!("{} x {}-{}{opening}", rows.join("/"), off[0], off[1]);
            check(&mut page, &ruleset, &text, &mut told);
        }
        let pieces = ruleset.pieces();
        check(&mut page, &ruleset, &format!("10/10/10 o {pieces}-{pieces}"), &mut told);
        check(&mut page, &ruleset, "10/10/10 o 255-255", &mut told);
        check(&mut page, &ruleset, &start, &mut told);
        assert_eq!(page.text(), start, "{name}: asking changes nothing");
        let length = page.put(b"no position");
        assert_eq!(page.ask("faults", length), u32::MAX);
    }
    let [.., none_stays, piece_count, both_out, no_opening, opening_moved] = told;
    assert!(
        [none_stays, piece_count, both_out, no_opening, opening_moved].iter().all(|count| *count > 0),
        "{told:?}"
    );
}

fn check(page: &mut Page, ruleset: &Ruleset, text: &str, told: &mut [u32; 8]) {
    let length = page.put(text.as_bytes());
    let count = page.ask("faults", length);
    let found = page.bytes(8 * count as usize);
    assert_eq!(found, expected(ruleset, text), "{text}");
    found.chunks_exact(8).for_each(|reason| told[usize::from(reason[0])] += 1);
}

/// Runs of empty squares as notation writes them.
fn shortened(row: &str) -> String {
    let mut text = String::new();
    let mut run = 0;
    for letter in row.chars().chain(['/']) {
        if letter == '1' {
            run += 1;
            continue;
        }
        if run > 0 {
            text += &run.to_string();
            run = 0;
        }
        text.push(letter);
    }
    text.trim_end_matches('/').to_owned()
}
