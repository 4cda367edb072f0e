//! What the commands that play many games are asked alike.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::figures::Figures;
use super::players::PlayerKind;
use super::position::playable;
use super::random::Random;
use super::stop::Stop;
use super::table::{Game, Table};

/// How many games to play, and how.
#[derive(clap::Args, Clone, Debug)]
pub struct GamesOptions {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The seed of all chance: the same seed gives the same figures on any number of threads
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of throws after which a game is given up as unfinished
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub cap: u32,
    /// Print the figures as JSON
    #[arg(long)]
    pub json: bool,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

impl GamesOptions {
    /// The figures of all games by this ruleset, each played by its number from chance of its own.
    pub(super) fn play(
        &self,
        ruleset: &str,
        game: impl Fn(&Table<'_>, u64, &mut Random) -> Game + Sync,
    ) -> Result<Figures, Stop> {
        let rulebooks = crate::rulebooks(&self.root)?;
        let table = Table::new(playable(ruleset, &rulebooks)?, self.cap);
        let game = |number| game(&table, number, &mut Random::of_game(self.seed, number));
        Ok(Figures::of(self.games, game))
    }

    /// The figures with what they are the figures of, as an object.
    pub(super) fn json(&self, figures: &Figures, ruleset: &str, players: [PlayerKind; 2]) -> Value {
        let mut all = figures.json();
        all["ruleset"] = json!(ruleset);
        all["players"] = json!(players.map(PlayerKind::name));
        all["seed"] = json!(self.seed);
        all["cap"] = json!(self.cap);
        all
    }
}
