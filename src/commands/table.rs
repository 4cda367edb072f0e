//! One game after another between two players.

use engine::{Net, Outcome, Player, Position, Ruleset};

use super::players::PlayerKind;
use super::random::Random;
use crate::resolve::site::Play;

/// What all games share.
pub(super) struct Table<'a> {
    ruleset: &'a Ruleset,
    /// What the computer's levels play by.
    computer: Player<'a>,
    /// The number of throws after which a game is given up as unfinished.
    cap: u32,
}

/// How one game went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    /// None: the cap came first.
    pub(super) outcome: Option<Outcome>,
    pub(super) throws: u32,
}

impl Table<'_> {
    /// A table at which the computer plays by what it learned, if anything.
    pub(super) fn new(play: &Play, cap: u32) -> Table<'_> {
        let ruleset = &play.ruleset;
        let net = play.learned.as_deref().and_then(|bytes| Net::from_bytes(bytes).ok());
        let computer = net.map_or_else(|| Player::new(ruleset), |net| Player::learned(ruleset, net));
        Table { ruleset, computer, cap }
    }

    /// Plays a game from the start, with a player on each seat.
    pub(super) fn game(&self, seats: [PlayerKind; 2], random: &mut Random) -> Game {
        let mut position = Position::start(self.ruleset);
        let mut throws = 0;
        loop {
            let outcome = position.outcome(self.ruleset);
            if outcome.is_some() || throws == self.cap {
                return Game { outcome, throws };
            }
            let throw = random.throw(self.ruleset);
            let player = seats[position.side().index()];
            let m = player.choose(&self.computer, self.ruleset, &position, throw, random);
            position = position.play(self.ruleset, throw, m).expect("players choose legal moves");
            throws += 1;
        }
    }
}
