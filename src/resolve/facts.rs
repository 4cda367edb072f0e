//! What examples claim without a throw: where the pieces stand at first, and how often each throw comes.

use engine::{Position, Ruleset};

use crate::check::examples::{Fact, FactKind};
use crate::diag::Diagnostics;

/// Reports a claim that the ruleset, which `owner` names, does not bear out.
pub(super) fn check(fact: &Fact, ruleset: &Ruleset, owner: &str, diags: &mut Diagnostics) {
    match &fact.kind {
        FactKind::Start(claimed) => {
            let start = Position::start(ruleset);
            if *start.setup() != claimed.value {
                let board = ruleset.rules().board;
                let [claim, found] =
                    [&claimed.value, start.setup()].map(|setup| setup.notation(board).to_string());
                let message = format!("the example claims the start `{claim}`, but {owner} has `{found}`");
                diags
                    .error("false-example", message, claimed.span)
                    .replacement(format!("if the ruleset is right, write `{found}`"), found);
            }
        }
        FactKind::Chances(claimed) => {
            let all: u32 = ruleset.throws().map(|(_, weight)| weight).sum();
            let holds = |(throw, weight): (engine::Throw, u32)| {
                let told = claimed.value.iter().find(|(found, _)| *found == throw);
                told.is_some_and(|(_, [times, of])| u32::from(*times) * all == weight * u32::from(*of))
            };
            if ruleset.throws().count() != claimed.value.len() || !ruleset.throws().all(holds) {
                let chances =
                    ruleset.throws().map(|(throw, weight)| format!("{}: {weight}/{all}", throw.count()));
                let found = format!("{{ {} }}", chances.collect::<Vec<_>>().join(", "));
                let message = format!("the example claims other chances than {owner} has, `{found}`");
                diags
                    .error("false-example", message, claimed.span)
                    .replacement(format!("if the ruleset is right, write `{found}`"), found);
            }
        }
    }
}
