//! Who can be set at a board from the command line.

use engine::{Level, Move, Player, Position, Ruleset, Target, Throw};

use super::random::Random;

/// A way to choose moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Any legal move, each as likely as the others.
    Random,
    /// Lands on an enemy piece where it can, and else moves its front piece.
    Greedy,
    /// The computer, at a level.
    Computer(Level),
}

impl PlayerKind {
    /// All there are, weakest first.
    const ALL: [PlayerKind; 6] = [
        PlayerKind::Random,
        PlayerKind::Greedy,
        PlayerKind::Computer(Level::Beginner),
        PlayerKind::Computer(Level::Casual),
        PlayerKind::Computer(Level::Skilled),
        PlayerKind::Computer(Level::Strong),
    ];

    /// The name on the command line and in the figures.
    pub(super) fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Greedy => "greedy",
            PlayerKind::Computer(Level::Beginner) => "beginner",
            PlayerKind::Computer(Level::Casual) => "casual",
            PlayerKind::Computer(Level::Skilled) => "skilled",
            PlayerKind::Computer(Level::Strong) => "strong",
        }
    }

    /// The player of this name.
    ///
    /// # Errors
    /// There is none: the names that there are.
    pub(super) fn parse(name: &str) -> Result<PlayerKind, String> {
        let found = PlayerKind::ALL.into_iter().find(|kind| kind.name() == name.trim());
        found.ok_or_else(|| {
            let names: Vec<String> = PlayerKind::ALL.map(|kind| format!("`{}`", kind.name())).into();
            format!("unknown player `{name}`: expected one of {}", names.join(", "))
        })
    }

    /// The move it plays in a game that goes on.
    pub(super) fn choose(
        self,
        computer: &Player<'_>,
        ruleset: &Ruleset,
        position: &Position,
        throw: Throw,
        random: &mut Random,
    ) -> Move {
        let moves = position.legal_moves(ruleset, throw);
        let chosen = match self {
            PlayerKind::Random => moves.get(random.below(moves.count() as u32) as usize),
            PlayerKind::Greedy => {
                let enemy = position.pieces(position.side().other());
                let lands = |m: &Move| match m {
                    Move::Piece { to: Target::Square(to), .. } => enemy.has(*to),
                    Move::Piece { to: Target::Off, .. } | Move::Pass => false,
                };
                moves.iter().filter(lands).last().or_else(|| moves.iter().last())
            }
            PlayerKind::Computer(level) => computer.choose(position, throw, level, random.bits()),
        };
        chosen.expect("a game that goes on has a move")
    }
}
