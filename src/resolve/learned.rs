//! What the computer learned of a ruleset goes to the board that plays by it.

use engine::Ruleset;

use super::site::Game;
use crate::check::content::{LearnedFile, RULES_DIGITS};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;

/// Says by which rules something was learned: other rules have another digest.
pub(crate) fn rules(ruleset: &Ruleset) -> String {
    blake3::hash(&ruleset.to_bytes()).to_hex()[..RULES_DIGITS].to_owned()
}

/// Gives each board what was learned by exactly its rules. The rest is reported, and the computer goes
/// without it.
pub(super) fn give(files: Vec<LearnedFile>, games: &mut [Game], diags: &mut Diagnostics) {
    for file in files {
        let LearnedFile { ruleset: name, place, rules: learned_by, net } = file;
        let mut boards = boards(games);
        let Some(at) = boards.iter().position(|(known, _)| *known == name) else {
            // The ruleset may be among what could not be read.
            if diags.has_errors() {
                continue;
            }
            let message =
                format!("`{name}` has no ruleset, and this file is what the computer learned of it");
            let found = diags.warning("net-of-nothing", message, place);
            match likely(&name, boards.iter().map(|(known, _)| known.as_str())) {
                Some(meant) => {
                    found.help(format!("a ruleset is called `{meant}`; move the file, or remove it"))
                }
                None => found.help("remove the file, or move it along with its ruleset"),
            };
            continue;
        };
        let play = &mut boards[at].1;
        if learned_by == rules(&play.ruleset) {
            play.learned = Some(net);
        } else {
            let message = format!("what the computer learned of `{name}` it learned by other rules");
            diags
                .warning("net-behind", message, place)
                .help(format!("let `variorum tune {name}` write the file anew; until then the computer plays by the rules alone"));
        }
    }
}

/// The boards there are, each by the name of its ruleset.
fn boards(games: &mut [Game]) -> Vec<(String, &mut super::site::Play)> {
    let mut boards = Vec::new();
    for game in games {
        let id = &game.id;
        boards.extend(game.standard.play.as_mut().map(|play| (format!("{id}/standard"), play)));
        for variant in &mut game.variants {
            let name = format!("{id}/{}", variant.id);
            boards.extend(variant.rulebook.play.as_mut().map(|play| (name, play)));
        }
    }
    boards
}
