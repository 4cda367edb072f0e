//! Codes: those that are out stay what they are, others tell what they were made from, and no text harms.
//!
//! `VARIORUM_CODE_GAMES` sets how many games of each ruleset the computer plays against itself to see how
//! long codes are; 1,000 is what is promised of.

use std::env;
use std::fs;
use std::path::Path;

use engine::{
    Code, CodeError, CodeKind, Decoded, Extra, Level, MOST_CHARACTERS, MOST_EXTRA, MOST_THROWS, Net, Player,
    Position, Record, Ruleset, Setup, Side, Throw, decode, named_digest,
};
use proptest::prelude::{any, prop, proptest};
use serde_json::Value;

use crate::random::Random;
use crate::rulesets;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The record and the code of a vector.
fn vector(ruleset: &Ruleset, vector: &Value) -> (CodeKind, Record, Extra, Code) {
    let text = |key: &str| vector[key].as_str();
    let throw = |text: &str| text.parse().ok().and_then(Throw::new).expect("a throw");
    let start = text("position").map_or(Position::start(ruleset), |text| {
        let setup = Setup::parse(text, ruleset.rules().board).expect("a position's text");
        Position::new(ruleset, setup).expect("a position that can be played")
    });
    let mut record = Record::new(start);
    for ply in text("plies").unwrap_or_default().split(", ").filter(|ply| !ply.is_empty()) {
        let (count, m) = ply.split_once(' ').expect("a throw and a move");
        let (throw, m) = (throw(count), m.parse().expect("a move"));
        let index = record.legal_moves(ruleset, throw).iter().position(|each| each == m);
        record.play(ruleset, throw, index.expect("a legal move")).expect("room");
    }
    if let Some(count) = text("throw") {
        record.fall(ruleset, throw(count)).expect("a throw of a game that goes on");
    }
    if let Some(side) = text("resigned") {
        let side = if side == "x" { Side::First } else { Side::Second };
        record.resign(ruleset, side).expect("a game that goes on");
    }
    let extra = Extra::of(text("extra").unwrap_or_default().as_bytes()).expect("few bytes");
    let (kind, code) = match text("kind").expect("a kind") {
        "position" => {
            (CodeKind::Position, Code::of_position(ruleset, record.end(), record.fallen(record.plies())))
        }
        "game" => (CodeKind::Game, Code::of_game(ruleset, &record).expect("a short code")),
        "live" => (CodeKind::Live, Code::of_live_game(ruleset, &record, &extra).expect("a short code")),
        other => panic!("{other}"),
    };
    (kind, record, extra, code)
}

#[test]
fn codes_that_are_out_stay_what_they_are() {
    let rulesets = rulesets();
    let text = fs::read_to_string(folder().join("tests/vectors/codes.jsonl")).expect("the codes");
    for line in text.lines() {
        let parsed: Value = serde_json::from_str(line).expect("a vector");
        let (_, ruleset) = rulesets.iter().find(|(name, _)| parsed["ruleset"] == **name).expect("a ruleset");
        let (kind, record, extra, code) = vector(ruleset, &parsed);
        assert_eq!(parsed["code"], *code, "{line}");
        assert_eq!(decode(ruleset, code.as_bytes()), Ok(Decoded { kind, record, extra }), "{line}");
    }
    assert!(text.lines().count() >= 40);
}

/// A game by random moves, of at most so many plies.
fn random_game(ruleset: &Ruleset, start: Position, plies: usize, random: &mut Random) -> Record {
    let mut record = Record::new(start);
    while record.plies() < plies {
        let throw = random.throw(ruleset);
        let moves = record.legal_moves(ruleset, throw);
        if moves.is_empty() {
            break;
        }
        record.play(ruleset, throw, random.below(moves.count())).expect("a legal move");
    }
    record
}

#[test]
fn a_code_gives_back_the_game_that_it_was_made_from() {
    for (name, ruleset) in rulesets() {
        let mut random = Random::new(21);
        for seed in 0..300 {
            let start = if seed % 3 == 0 { random.position(&ruleset) } else { Position::start(&ruleset) };
            let plies = random.below(400);
            let mut record = random_game(&ruleset, start, plies, &mut random);
            let is_over = record.outcome(&ruleset).is_some();
            if !is_over && seed % 2 == 0 {
                record.fall(&ruleset, random.throw(&ruleset)).expect("a throw");
            }
            if !is_over && seed % 5 == 0 {
                record.resign(&ruleset, Side::BOTH[random.below(2)]).expect("a game that goes on");
            }
            let code = Code::of_game(&ruleset, &record).expect("a short code");
            let expected = Decoded { kind: CodeKind::Game, record, extra: Extra::NONE };
            assert_eq!(decode(&ruleset, code.as_bytes()).as_ref(), Ok(&expected), "{name} {seed}");
            let bytes: Vec<u8> = (0..random.below(MOST_EXTRA + 1)).map(|_| random.bits() as u8).collect();
            let extra = Extra::of(&bytes).expect("few bytes");
            let code = Code::of_live_game(&ruleset, &expected.record, &extra).expect("a short code");
            let expected = Decoded { kind: CodeKind::Live, extra, ..expected };
            assert_eq!(decode(&ruleset, code.as_bytes()).as_ref(), Ok(&expected), "{name} {seed}");
            assert_eq!(named_digest(code.as_bytes()), Ok((ruleset.digest() >> 40) as u32), "{name}");
        }
    }
}

#[test]
fn a_position_is_sixteen_letters_and_comes_back() {
    for (name, ruleset) in rulesets() {
        for seed in 0..1000 {
            let mut random = Random::new(seed);
            let record = random_game(&ruleset, Position::start(&ruleset), 2000, &mut random);
            let mut position = *record.start();
            for at in 0..=record.plies() {
                let throw = record.fallen(at);
                let code = Code::of_position(&ruleset, &position, throw);
                assert_eq!(code.len(), 16, "{name}");
                // Reading each would say no more than reading some of all games does.
                if (at as u64 + seed).is_multiple_of(25) {
                    let found = decode(&ruleset, code.as_bytes()).expect("a position");
                    assert_eq!((found.kind, *found.record.end()), (CodeKind::Position, position), "{name}");
                    assert_eq!(found.record.fallen(0), throw, "{name}");
                    let digest = (ruleset.digest() >> 52 << 12) as u32;
                    assert_eq!(named_digest(code.as_bytes()), Ok(digest), "{name}");
                }
                if let Some(ply) = record.ply(at) {
                    position = position.play(&ruleset, ply.throw, ply.m).expect("a legal move");
                }
            }
        }
    }
}

/// What the computer learned of a ruleset.
fn learned(name: &str) -> Option<Vec<u8>> {
    let text = fs::read_to_string(folder().join("learned").join(name).with_extension("net")).ok()?;
    let digits: String = text.lines().filter(|line| !line.starts_with(['#', 'r'])).collect();
    let byte = |place: usize| u8::from_str_radix(&digits[place..place + 2], 16).expect("two digits");
    Some((0..digits.len()).step_by(2).map(byte).collect())
}

#[test]
fn games_between_strong_players_have_short_codes() {
    let games = env::var("VARIORUM_CODE_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(20);
    for (name, ruleset) in rulesets() {
        let net = learned(&name);
        let player = match &net {
            Some(net) => Player::learned(&ruleset, Net::from_bytes(net).expect("a net")),
            None => Player::new(&ruleset),
        };
        let (mut letters, mut longest, mut unfinished) = (0, 0, 0);
        for seed in 0..games {
            let mut random = Random::new(seed);
            let mut record = Record::new(Position::start(&ruleset));
            while record.plies() < MOST_THROWS && record.outcome(&ruleset).is_none() {
                let throw = random.throw(&ruleset);
                let m = player.choose(record.end(), throw, Level::Strong, 0);
                let index = record.legal_moves(&ruleset, throw).iter().position(|each| Some(each) == m);
                record.play(&ruleset, throw, index.expect("a legal move")).expect("room");
            }
            unfinished += u64::from(record.outcome(&ruleset).is_none());
            let code = Code::of_game(&ruleset, &record).expect("a short code");
            letters += code.len();
            longest = longest.max(code.len());
        }
        let mean = letters as f64 / games as f64;
        println!(
            "{name}: {mean:.1} letters on average, {longest} at most, {unfinished} games without an end"
        );
        assert!(mean <= 200.0, "{name}: {mean}");
    }
}

#[test]
fn the_longest_games_have_codes_too() {
    for (name, ruleset) in rulesets() {
        let mut random = Random::new(24);
        // Passes and swaps to and fro: whoever plays so never ends.
        let mut record = Record::new(Position::start(&ruleset));
        'plies: while record.plies() < MOST_THROWS {
            for _ in 0..100 {
                let throw = random.throw(&ruleset);
                let moves = record.legal_moves(&ruleset, throw);
                let mut after = record.clone();
                after.play(&ruleset, throw, random.below(moves.count())).expect("a legal move");
                if after.outcome(&ruleset).is_none() {
                    record = after;
                    continue 'plies;
                }
            }
            break;
        }
        let code = Code::of_game(&ruleset, &record).expect("a short code");
        assert!(decode(&ruleset, code.as_bytes()).is_ok_and(|found| found.record == record), "{name}");
        if record.plies() == MOST_THROWS {
            let throw = random.throw(&ruleset);
            assert!(
                record.fall(&ruleset, throw).is_err() && record.play(&ruleset, throw, 0).is_err(),
                "{name}"
            );
        }
    }
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The check of so many letters, bit by bit as its catalogue describes it: CRC-12/DECT or CRC-24/OPENPGP.
fn check(text: &[u8], letters: usize) -> u32 {
    let (bits, polynomial, start) = if letters == 2 { (12, 0x80f, 0) } else { (24, 0x86_4cfb, 0xb7_04ce) };
    let mut register: u32 = start;
    for bit in text.iter().flat_map(|byte| (0..8).rev().map(move |bit| u32::from(byte >> bit & 1))) {
        let out = register >> (bits - 1) & 1;
        register = (register << 1) & ((1 << bits) - 1);
        if out != bit {
            register ^= polynomial;
        }
    }
    register
}

/// The text with a checksum that holds.
fn mended(text: &[u8]) -> Vec<u8> {
    let place = LETTERS.iter().position(|letter| *letter == text[0]).expect("a letter");
    let letters = if place % 4 == 1 { 2 } else { 4 };
    let mut text = text[..text.len() - letters].to_vec();
    let sum = check(&text, letters);
    text.extend((0..letters).rev().map(|place| LETTERS[(sum >> (6 * place) & 63) as usize]));
    text
}

/// Some codes of a ruleset.
fn codes(ruleset: &Ruleset) -> Vec<Vec<u8>> {
    let mut random = Random::new(22);
    let mut codes = Vec::new();
    for plies in [0, 7, 60, 300] {
        let record = random_game(ruleset, Position::start(ruleset), plies, &mut random);
        let extra = Extra::of(&[plies as u8; 67]).expect("few bytes");
        let throw = Some(random.throw(ruleset)).filter(|_| record.outcome(ruleset).is_none());
        codes.push(Code::of_position(ruleset, record.end(), throw));
        codes.push(Code::of_game(ruleset, &record).expect("a short code"));
        codes.push(Code::of_live_game(ruleset, &record, &extra).expect("a short code"));
    }
    codes.into_iter().map(|code| code.letters().to_vec()).collect()
}

fn refused(ruleset: &Ruleset, text: &[u8]) -> Option<CodeError> {
    decode(ruleset, text).err()
}

#[test]
fn a_code_that_was_changed_on_its_way_is_damaged() {
    for (name, ruleset) in rulesets() {
        for code in codes(&ruleset) {
            assert_eq!(mended(&code), code, "{name}: others reckon the same checksum");
            for (place, bit) in (0..code.len()).flat_map(|place| (0..8).map(move |bit| (place, bit))) {
                let mut changed = code.clone();
                changed[place] ^= 1 << bit;
                assert_eq!(refused(&ruleset, &changed), Some(CodeError::Damaged), "{name} {place} {bit}");
            }
            for length in 0..code.len() {
                assert_eq!(refused(&ruleset, &code[..length]), Some(CodeError::Damaged), "{name}");
                assert_eq!(
                    refused(&ruleset, &code[code.len() - length..]),
                    Some(CodeError::Damaged),
                    "{name}"
                );
            }
            let doubled = [&code[..], &code[..]].concat();
            assert_eq!(refused(&ruleset, &doubled), Some(CodeError::Damaged), "{name}");
            for more in [".", " ", "%", "A", "é"] {
                let longer = [&code, more.as_bytes()].concat();
                assert_eq!(refused(&ruleset, &longer), Some(CodeError::Damaged), "{name}");
            }
        }
    }
}

#[test]
fn a_code_of_other_rules_or_of_a_later_version_is_told_from_a_damaged_one() {
    let rulesets = rulesets();
    for (name, ruleset) in &rulesets {
        for code in codes(ruleset) {
            for (other, other_ruleset) in rulesets.iter().filter(|(other, _)| other != name) {
                assert_eq!(refused(other_ruleset, &code), Some(CodeError::OtherRules), "{name} by {other}");
            }
            let first = LETTERS.iter().position(|letter| *letter == code[0]).expect("a letter");
            for version in 2..16 {
                let mut later = code.clone();
                later[0] = LETTERS[first % 4 + 4 * version];
                assert_eq!(refused(ruleset, &later), Some(CodeError::Damaged), "{name}");
                let later = mended(&later);
                assert_eq!(refused(ruleset, &later), Some(CodeError::Version(version as u8)), "{name}");
                assert_eq!(named_digest(&later), Err(CodeError::Version(version as u8)), "{name}");
            }
            for kind in [0, 4] {
                let mut unknown = code.clone();
                unknown[0] = LETTERS[kind];
                // What no version has is no code.
                let unknown = [&unknown[..], b"AAAA"].concat();
                assert_eq!(refused(ruleset, &mended(&unknown)), Some(CodeError::Damaged), "{name}");
            }
        }
    }
}

/// A changed payload with a checksum that holds tells another game, of which it is the one code, or none.
#[test]
fn a_mended_code_tells_what_can_be_played_or_does_not_replay() {
    for (name, ruleset) in rulesets() {
        let mut random = Random::new(23);
        let mut replayed = 0;
        for code in codes(&ruleset) {
            for _ in 0..600 {
                let mut changed = code.clone();
                for _ in 0..=random.below(3) {
                    let place = 3 + random.below(changed.len() - 3);
                    changed[place] = LETTERS[random.below(64)];
                }
                let changed = mended(&changed);
                match decode(&ruleset, &changed) {
                    Ok(Decoded { kind, record, extra }) => {
                        replayed += 1;
                        let again = match kind {
                            CodeKind::Position => {
                                Some(Code::of_position(&ruleset, record.end(), record.fallen(0)))
                            }
                            CodeKind::Game => Code::of_game(&ruleset, &record),
                            CodeKind::Live => Code::of_live_game(&ruleset, &record, &extra),
                        };
                        assert_eq!(again.expect("a short code").as_bytes(), changed, "{name}");
                    }
                    Err(error) => {
                        assert!(matches!(error, CodeError::DoesNotReplay | CodeError::OtherRules), "{name}");
                    }
                }
            }
        }
        assert!(replayed > 0, "{name}: some tell another game");
    }
}

#[test]
fn what_is_far_too_long_is_refused_at_once() {
    let (_, ruleset) = rulesets().remove(0);
    let code = codes(&ruleset).remove(1);
    for length in [MOST_CHARACTERS + 1, 1 << 20] {
        let text: Vec<u8> = code.iter().copied().cycle().take(length).collect();
        assert_eq!(refused(&ruleset, &text), Some(CodeError::TooLong));
        assert_eq!(named_digest(&text), Err(CodeError::TooLong));
    }
    let random: Vec<u8> = (0..MOST_CHARACTERS).map(|place| LETTERS[place * 7 % 64]).collect();
    assert_eq!(refused(&ruleset, &random), Some(CodeError::Damaged));
}

proptest! {
    #[test]
    fn any_bytes_are_safe(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let rulesets = rulesets_once();
        proptest::prop_assert!(decode(&rulesets[0].1, &bytes).is_err());
    }

    /// Past the checksum and the digest, where every number tells something.
    #[test]
    fn any_payload_is_safe(digits in prop::collection::vec(0..64_usize, 0..2_000), kind in 1..4_usize) {
        for (_, ruleset) in rulesets_once() {
            let digest = (0..if kind == 1 { 2 } else { 4 })
                .map(|place| LETTERS[(ruleset.digest() >> (58 - 6 * place)) as usize & 63]);
            let payload = digits.iter().take(if kind == 1 { 11 } else { 2_000 }).map(|digit| LETTERS[*digit]);
            let text: Vec<u8> = [LETTERS[4 + kind]].into_iter().chain(digest).chain(payload).collect();
            let text = mended(&[&text[..], &b"AAAA"[..if kind == 1 { 2 } else { 4 }]].concat());
            let found = refused(ruleset, &text);
            let is_read = matches!(found, None | Some(CodeError::DoesNotReplay));
            proptest::prop_assert!(is_read || kind == 1 && digits.len() < 11, "{:?}", found);
        }
    }
}

/// The rulesets, read once for all the cases of a property.
fn rulesets_once() -> &'static [(String, Ruleset)] {
    static RULESETS: std::sync::OnceLock<Vec<(String, Ruleset)>> = std::sync::OnceLock::new();
    RULESETS.get_or_init(rulesets)
}
