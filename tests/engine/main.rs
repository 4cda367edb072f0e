//! The engine played by the rulesets of `content/`.

mod codes;
mod heap;
mod page;
mod player;
mod properties;
mod random;
mod reasons;
mod vectors;
mod wasm;
mod wasm_record;
mod wasm_setup;

use std::path::Path;

use engine::Ruleset;

/// All rulesets of `content/`, by name.
fn rulesets() -> Vec<(String, Ruleset)> {
    variorum::rulesets(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("content/ has no errors")
}
