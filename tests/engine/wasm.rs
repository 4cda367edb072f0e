//! The module that pages load: built from the sources as they are, small, and the same as the engine.

use std::fs;
use std::process::Command;

use engine::{Level, Move, Net, Outcome, Phase, Player, Position, Ruleset, Side, Square, Target, Throw};

use crate::page::{Page, module_bytes, root};
use crate::random::Random;
use crate::rulesets;

/// How many positions of each ruleset are compared.
const POSITIONS: usize = 10_000;

/// The most that readers may load for the engine, in bytes, compressed by brotli.
const MAX_COMPRESSED: usize = 18 * 1024;

#[test]
fn the_committed_module_is_built_from_these_sources() {
    let digests = Command::new(root().join("engine/wasm/build")).arg("--stamp").output().expect("bash");
    assert!(digests.status.success(), "{}", String::from_utf8_lossy(&digests.stderr));
    let stamp = fs::read_to_string(root().join("site/engine.stamp")).expect("the stamp");
    let digests = String::from_utf8(digests.stdout).expect("text");
    assert_eq!(stamp, digests, "site/engine.wasm is stale: run engine/wasm/build");
}

#[test]
fn the_module_is_small() {
    let mut compressed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut module_bytes().as_slice(), &mut compressed, &parameters).expect("memory");
    assert!(compressed.len() <= MAX_COMPRESSED, "{} bytes", compressed.len());
}

#[test]
fn the_module_tells_of_no_machine() {
    let bytes = module_bytes();
    let text = String::from_utf8_lossy(&bytes);
    for path in [env!("CARGO_MANIFEST_DIR"), "/home/", "/root/", "/usr/", ".cargo/"] {
        assert!(!text.contains(path), "{path}");
    }
}

pub(crate) fn move_bytes(m: Move) -> [u8; 2] {
    match m {
        Move::Piece { from, to: Target::Square(to) } => [from.number(), to.number()],
        Move::Piece { from, to: Target::Off } => [from.number(), 0],
        Move::Pass => [0, 0],
    }
}

pub(crate) fn text(ruleset: &Ruleset, position: &Position) -> String {
    position.setup().notation(ruleset.rules().board).to_string()
}

fn check_position(page: &mut Page, ruleset: &Ruleset, position: &Position) {
    assert_eq!(page.text(), text(ruleset, position));
    assert_eq!(page.ask("side", ()), position.side().index() as u32);
    assert_eq!(page.ask("phase", ()), u32::from(position.phase() == Phase::Play));
    for side in Side::BOTH {
        let index = side.index() as u32;
        assert_eq!(page.ask("pieces", index), position.pieces(side).bits());
        assert_eq!(page.ask("borne_off", index), u32::from(position.borne_off(side)));
        assert_eq!(page.ask("captured", index), u32::from(position.captured(ruleset, side)));
    }
    let outcome = match position.outcome(ruleset) {
        None => 0,
        Some(Outcome::Win(Side::First)) => 1,
        Some(Outcome::Win(Side::Second)) => 2,
        Some(Outcome::Draw) => 3,
    };
    assert_eq!(page.ask("outcome", ()), outcome);
}

fn check_reason(page: &mut Page, ruleset: &Ruleset, position: &Position, throw: Throw, random: &mut Random) {
    let own: Vec<Square> = position.pieces(position.side()).iter().collect();
    let from = own.get(random.below(own.len() + 1)).copied();
    let from = from.or(Square::new(1 + random.below(32) as u8)).expect("a square");
    let near = (usize::from(from.number() + throw.count()) + random.below(2)).min(32) as u8;
    let to = [Some(Target::Off), Square::new(near).map(Target::Square)][random.below(2)].expect("a target");
    let [from_byte, to_byte] = move_bytes(Move::Piece { from, to });
    let asked = (from_byte.into(), to_byte.into(), throw.count().into());
    let code = page.ask::<(u32, u32, u32)>("why_not", asked);
    match position.why_not(ruleset, from, to, throw) {
        None => assert_eq!(code, 0),
        Some(refusal) => {
            assert_eq!(code, u32::from(refusal.reason.code()));
            assert_eq!(page.ask("why_not_squares", ()), refusal.squares.bits());
            assert_eq!(page.ask("why_not_throws", ()), u32::from(refusal.throws.bits()));
        }
    }
}

#[test]
fn the_module_plays_as_the_engine_does() {
    let mut page = Page::new();
    for (_, ruleset) in rulesets() {
        page.load(&ruleset);
        let mut random = Random::new(6);
        let mut position = Position::start(&ruleset);
        let net = random.net();
        let length = page.put(&net);
        assert_eq!(page.ask("learn", length), 0);
        let player = Player::learned(&ruleset, Net::from_bytes(&net).expect("a net"));
        for count in 0..POSITIONS {
            check_position(&mut page, &ruleset, &position);
            let throw = random.throw(&ruleset);
            let legal: Vec<Move> = position.legal_moves(&ruleset, throw).iter().collect();
            check_reason(&mut page, &ruleset, &position, throw, &mut random);
            let shown: Vec<[u8; 2]> = legal.iter().copied().map(move_bytes).collect();
            assert_eq!(page.moves(throw), shown);
            if count % 500 == 0 {
                check_computer(&mut page, &player, &position, throw, &legal, &mut random);
            }
            position = next_position(&mut page, &ruleset, position, throw, &legal, &mut random);
        }
    }
}

fn check_computer(
    page: &mut Page,
    player: &Player<'_>,
    position: &Position,
    throw: Throw,
    legal: &[Move],
    random: &mut Random,
) {
    for level in Level::ALL {
        let luck = random.bits() as u32;
        let chosen = player.choose(position, throw, level, luck);
        let index = legal.iter().position(|m| Some(*m) == chosen).map_or(u32::MAX, |index| index as u32);
        let asked: (u32, u32, u32) = (throw.count().into(), level as u32, luck);
        assert_eq!(page.ask("choose", asked), index);
    }
    for (index, m) in legal.iter().enumerate() {
        assert_eq!(Some(page.ask("chance", index as u32)), player.chance(position, throw, *m));
    }
    assert_eq!(page.ask("chance", legal.len() as u32), u32::MAX, "no such move");
}

/// Plays one of the moves on both sides; after the end, some other position.
fn next_position(
    page: &mut Page,
    ruleset: &Ruleset,
    position: Position,
    throw: Throw,
    legal: &[Move],
    random: &mut Random,
) -> Position {
    assert_eq!(page.ask("play", legal.len() as u32), 1, "no such move");
    let index = random.below(legal.len().max(1));
    if let Some(m) = legal.get(index) {
        assert_eq!(page.ask("play", index as u32), 0);
        return position.play(ruleset, throw, *m).expect("a legal move");
    }
    if random.below(2) == 0 {
        page.ask("start", ());
        return Position::start(ruleset);
    }
    let position = random.position(ruleset);
    assert_eq!(page.set(&text(ruleset, &position)), 0);
    position
}

#[test]
fn the_module_knows_the_throws() {
    let mut page = Page::new();
    for (name, ruleset) in rulesets() {
        page.load(&ruleset);
        let again = ruleset.rules().throw_again;
        let expected: Vec<u8> = ruleset
            .throws()
            .flat_map(|(throw, weight)| {
                [throw.count(), again.has(throw).into(), weight as u8, (weight >> 8) as u8]
            })
            .collect();
        let count = page.ask("throws", ());
        assert_eq!(page.bytes(4 * count as usize), expected, "{name}");
        let position = Position::start(&ruleset);
        assert_eq!(page.call::<u32, u64>("perft", 3), engine::perft(&ruleset, &position, 3), "{name}");
    }
}

#[test]
fn the_module_survives_what_is_no_ruleset_and_no_position() {
    let mut page = Page::new();
    assert_eq!((page.ask("version", ()), page.ask("board_squares", ())), (3, 0));
    let strong: (u32, u32, u32) = (1, 4, 0);
    assert_eq!(
        (page.ask("moves", 1u32), page.ask("play", 0u32), page.ask("choose", strong)),
        (0, 1, u32::MAX)
    );
    assert_eq!((page.ask("chance", 0u32), page.ask("learn", 3u32)), (u32::MAX, 1));
    let (_, ruleset) = rulesets().remove(0);
    let mut future = ruleset.to_bytes().to_vec();
    future[0] = 200;
    let length = page.put(&future);
    assert_eq!((page.ask("load", length), page.ask("load", 3u32), page.ask("load", u32::MAX)), (2, 2, 1));
    page.load(&ruleset);
    let start = page.text();
    assert_eq!((page.set("nonsense"), page.set("30 x 0-0"), page.set("10/10/10 x 0-0")), (1, 1, 2));
    assert_eq!(page.text(), start);
    let far: (u32, u32, u32) = (300, 1, 1);
    assert_eq!((page.ask("why_not", far), page.ask("why_not", (1u32, 2u32, 99u32))), (7, 2));
}
