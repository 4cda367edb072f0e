//! The record and the codes of the module that pages load: the same as the engine's.

use engine::{Code, Extra, Outcome, Ply, Position, Record, Ruleset, Side};

use crate::page::Page;
use crate::random::Random;
use crate::rulesets;
use crate::wasm::{move_bytes, text};

impl Page {
    fn code(&mut self, export: &str) -> String {
        let length = self.ask(export, ());
        String::from_utf8(self.bytes(length as usize)).expect("text")
    }

    fn live_code(&mut self, extra: &[u8]) -> String {
        let length = self.put(extra);
        let length = self.ask("encode_live", length);
        String::from_utf8(self.bytes(length as usize)).expect("text")
    }

    fn decode(&mut self, code: &str) -> u32 {
        let length = self.put(code.as_bytes());
        self.ask("decode", length)
    }
}

/// A game of at most so many plies, played on both sides.
fn game(page: &mut Page, ruleset: &Ruleset, start: Position, plies: usize, random: &mut Random) -> Record {
    let mut record = Record::new(start);
    for _ in 0..plies {
        let throw = random.throw(ruleset);
        let moves = record.legal_moves(ruleset, throw);
        if moves.is_empty() {
            break;
        }
        let index = random.below(moves.count());
        // A page notes the throw when it falls, or with the move.
        if random.below(2) == 0 {
            assert_eq!(page.ask("fall", u32::from(throw.count())), 0);
            assert_eq!(page.ask("fall", u32::from(throw.count())), 1, "one has fallen");
            assert_eq!(page.ask("fallen", ()), u32::from(throw.count()));
        }
        page.moves(throw);
        assert_eq!(page.ask("play", index as u32), 0);
        record.play(ruleset, throw, index).expect("a legal move");
    }
    record
}

fn check_same(page: &mut Page, ruleset: &Ruleset, record: &Record) {
    assert_eq!(page.ask("plies", ()), record.plies() as u32);
    assert_eq!(page.ask("at", ()), record.plies() as u32);
    for at in 0..record.plies() {
        let Ply { side, throw, m } = record.ply(at).expect("a ply");
        let [from, to] = move_bytes(m);
        assert_eq!(page.ask("ply", at as u32), side.index() as u32);
        assert_eq!(page.bytes(3), [throw.count(), from, to]);
        assert_eq!(page.ask("known", at as u32), u32::from(throw.count()));
    }
    assert_eq!(page.ask("ply", record.plies() as u32), u32::MAX);
    let waiting = record.fallen(record.plies());
    assert_eq!(page.ask("fallen", ()), waiting.map_or(0, |throw| throw.count().into()));
    assert_eq!(page.ask("resigned", ()), record.resigned().map_or(0, |side| 1 + side.index() as u32));
    let outcome = record.outcome(ruleset).map_or(0, |outcome| match outcome {
        Outcome::Win(side) => 1 + side.index() as u32,
        Outcome::Draw => 3,
    });
    assert_eq!(page.ask("outcome", ()), outcome);
    let code = Code::of_game(ruleset, record).expect("a code");
    assert_eq!(page.code("encode_game"), *code);
    let position = Code::of_position(ruleset, record.end(), waiting);
    assert_eq!(page.code("encode_position"), *position);
    let extra: Vec<u8> = (0..96).collect();
    let live = Code::of_live_game(ruleset, record, &Extra::of(&extra).expect("few bytes")).expect("a code");
    assert_eq!(page.live_code(&extra), *live);
}

#[test]
fn the_module_records_and_codes_as_the_engine_does() {
    let mut page = Page::new();
    for (name, ruleset) in rulesets() {
        page.load(&ruleset);
        assert_eq!(u64::from(page.ask("digest", ())), ruleset.digest() >> 40, "{name}");
        let mut random = Random::new(11);
        for plies in [0, 1, 30, 400] {
            page.ask("start", ());
            let mut record = game(&mut page, &ruleset, Position::start(&ruleset), plies, &mut random);
            check_same(&mut page, &ruleset, &record);
            let over = record.outcome(&ruleset).is_some();
            assert_eq!(page.ask("resign", 1u32), u32::from(over), "{name}");
            assert_eq!(record.resign(&ruleset, Side::Second).is_err(), over, "{name}");
            check_same(&mut page, &ruleset, &record);
            let code = page.code("encode_game");
            page.ask("start", ());
            assert_eq!((page.decode(&code), page.ask("kind", ())), (0, 2), "{name}");
            check_same(&mut page, &ruleset, &record);
            let live = page.live_code(b"beside");
            assert_eq!((page.decode(&live), page.ask("kind", ())), (0, 3), "{name}");
            assert_eq!((page.ask("extra", ()), page.bytes(6)), (6, b"beside".to_vec()), "{name}");
            check_same(&mut page, &ruleset, &record);
            page.ask("start", ());
            assert_eq!((page.ask("kind", ()), page.ask("extra", ())), (0, 0), "{name}");
        }
        let start = random.position(&ruleset);
        page.set(&text(&ruleset, &start));
        let record = game(&mut page, &ruleset, start, 20, &mut random);
        check_same(&mut page, &ruleset, &record);
    }
}

#[test]
fn looking_back_and_taking_back_leave_the_throws_as_they_fell() {
    let mut page = Page::new();
    for (name, ruleset) in rulesets() {
        page.load(&ruleset);
        let mut random = Random::new(12);
        let record = game(&mut page, &ruleset, Position::start(&ruleset), 25, &mut random);
        for at in (0..=record.plies()).rev() {
            let position = record.position(&ruleset, at).expect("a position");
            assert_eq!((page.ask("look", at as u32), page.text()), (0, text(&ruleset, &position)), "{name}");
            assert_eq!(page.ask("at", ()), at as u32);
            let fallen = record.fallen(at);
            assert_eq!(page.ask("fallen", ()), fallen.map_or(0, |throw| throw.count().into()), "{name}");
            let code = Code::of_position(&ruleset, &position, fallen);
            assert_eq!(page.code("encode_position"), *code, "{name}");
            assert_eq!(page.ask("plies", ()), record.plies() as u32, "{name}");
        }
        assert_eq!(page.ask("look", record.plies() as u32 + 1), 1, "{name}");
        page.ask("look", 10u32);
        let fallen = record.fallen(10).expect("a throw");
        let another = ruleset.throw_set().iter().find(|throw| *throw != fallen).expect("another");
        page.ask("moves", u32::from(another.count()));
        assert_eq!((page.ask("play", 0u32), page.ask("fall", u32::from(another.count()))), (1, 1), "{name}");
        assert_eq!((page.ask("plies", ()), page.ask("at", ())), (25, 10), "{name}");
        page.ask("moves", u32::from(fallen.count()));
        assert_eq!((page.ask("play", 0u32), page.ask("plies", ())), (0, 11), "{name}");
        for at in 0..25 {
            let fell = record.fallen(at).expect("a throw");
            assert_eq!(page.ask("known", at as u32), u32::from(fell.count()), "{name}");
        }
        page.ask("look", 5u32);
        page.ask("cut", ());
        assert_eq!((page.ask("plies", ()), page.ask("at", ())), (5, 5), "{name}");
        let waiting = page.ask("fallen", ());
        assert_eq!(waiting, u32::from(record.fallen(5).expect("a throw").count()), "{name}");
        // A stored game comes back by its code and the throws that were known beyond it.
        let code = page.code("encode_game");
        page.ask("start", ());
        assert_eq!((page.decode(&code), page.ask("known", 5u32), page.ask("known", 6u32)), (0, waiting, 0));
        let later = u32::from(record.fallen(6).expect("a throw").count());
        assert_eq!((page.ask("recall", later), page.ask("recall", 99u32)), (0, 1), "{name}");
        assert_eq!((page.ask("known", 6u32), page.ask("fallen", ())), (later, waiting), "{name}");
    }
}

#[test]
fn the_module_says_why_a_code_is_refused_and_keeps_its_game() {
    let mut page = Page::new();
    assert_eq!(
        (page.decode("FAAAAAAAAAAAAAAA"), page.ask("encode_game", ()), page.ask("look", 0u32)),
        (1, 0, 1)
    );
    let rulesets = rulesets();
    let (_, other) = &rulesets[1];
    let (_, ruleset) = &rulesets[0];
    page.load(ruleset);
    let mut random = Random::new(13);
    let record = game(&mut page, ruleset, Position::start(ruleset), 30, &mut random);
    let code = page.code("encode_game");
    assert_eq!(page.decode(&code[..code.len() - 1]), 1);
    assert_eq!(page.decode(""), 1);
    assert_eq!(page.decode(&Code::of_game(other, &Record::new(Position::start(other))).expect("a code")), 3);
    assert_eq!(page.decode(&"G".repeat(2_049)), 5);
    assert_eq!(page.ask("decode", u32::MAX), 5);
    assert_eq!(page.ask("digest_of", 9u32), u32::MAX);
    let length = page.put(code.as_bytes());
    assert_eq!(u64::from(page.ask("digest_of", length)), ruleset.digest() >> 40);
    check_same(&mut page, ruleset, &record);
}
