//! The questions of a rulebook by name, for those who speak of a part of a ruleset.

/// A question that a ruleset answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Question {
    /// The track.
    Board,
    /// Where the pieces stand at first.
    Start,
    /// What is thrown.
    Throws,
    /// The throws that give another.
    ThrowAgain,
    /// Who begins.
    Opening,
    /// Where every piece must stop.
    MustStop,
    /// Where a piece moves only by bearing off.
    OnlyBearingOff,
    /// When pieces move backward.
    Backward,
    /// What landing on an enemy does.
    OnEnemy,
    /// The squares that protect.
    Safe,
    /// The group that protects.
    ProtectingGroup,
    /// The run that bars.
    Barrier,
    /// What happens to a piece that stops on a square.
    Arrivals,
    /// How pieces leave the board.
    BearOff,
    /// Which move must be made.
    MustMove,
    /// What happens without a legal move.
    NoMove,
    /// When the game is over.
    Ends,
}
