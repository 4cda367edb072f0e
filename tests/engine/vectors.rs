//! The vectors and counts that independent engines agree on: `tests/vectors/README.md` tells of them.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Outcome, Position, Ruleset, Setup, Side, Throw, perft};
use serde_json::{Map, Value};

use crate::rulesets;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// What the engine says on a vector's position and throw: its moves and ends.
fn answer(ruleset: &Ruleset, vector: &Value) -> (Value, Value) {
    let board = ruleset.rules().board;
    let text = vector["position"].as_str().expect("a position");
    let setup = Setup::parse(text, board).expect("a position's text");
    let position = Position::new(ruleset, setup).expect("a position that can be played");
    let throw = vector["throw"].as_u64().and_then(|count| Throw::new(count as u8)).expect("a throw");
    let (mut moves, mut ends) = (Map::new(), Map::new());
    for m in position.legal_moves(ruleset, throw).iter() {
        let after = position.play(ruleset, throw, m).expect("a legal move");
        moves.insert(m.to_string(), after.setup().notation(board).to_string().into());
        if let Some(outcome) = after.outcome(ruleset) {
            ends.insert(m.to_string(), outcome_text(outcome).into());
        }
    }
    (moves.into(), ends.into())
}

fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::First) => "x",
        Outcome::Win(Side::Second) => "o",
        Outcome::Draw => "draw",
    }
}

#[test]
fn every_vector_holds() {
    let rulesets = rulesets();
    let mut count = 0;
    for file in ["standard", "jequier", "bell", "kendall"] {
        let text =
            fs::read_to_string(folder().join(file).with_extension("jsonl")).expect("a file of vectors");
        for line in text.lines() {
            let vector: Value = serde_json::from_str(line).expect("a vector");
            let (_, ruleset) =
                rulesets.iter().find(|(name, _)| vector["ruleset"] == **name).expect("a ruleset");
            let (moves, ends) = answer(ruleset, &vector);
            assert_eq!(vector["moves"], moves, "{line}");
            assert_eq!(vector.get("ends").unwrap_or(&Map::new().into()), &ends, "{line}");
            count += 1;
        }
    }
    assert_eq!(count, 3050);
}

#[test]
fn sequences_are_as_many_as_counted_elsewhere() {
    let text = fs::read_to_string(folder().join("perft.json")).expect("the file of counts");
    let counts: Value = serde_json::from_str(&text).expect("the counts");
    for (name, ruleset) in rulesets() {
        let found: Vec<u64> =
            (1..=5).map(|depth| perft(&ruleset, &Position::start(&ruleset), depth)).collect();
        assert_eq!(counts[&name], Value::from(found), "{name}");
    }
}
