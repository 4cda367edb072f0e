//! Counting sequences of throws and moves, to compare engines.

use crate::position::Position;
use crate::ruleset::Ruleset;

/// How many sequences of `depth` throws and moves there are from a position.
///
/// Each different throw is one branch, unweighted; a pass is a move; a finished game has no continuation.
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = ruleset.throw_set().iter().map(|throw| (throw, position.legal_moves(ruleset, throw)));
    if depth == 1 {
        return moves.map(|(_, moves)| moves.count() as u64).sum();
    }
    let mut sequences = 0;
    for (throw, moves) in moves {
        for m in moves.iter() {
            sequences += perft(ruleset, &position.after(ruleset, throw, m), depth - 1);
        }
    }
    sequences
}
