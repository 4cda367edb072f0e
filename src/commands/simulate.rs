//! `variorum simulate`: plays many games and tells how they end and how long they take.

use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::figures::Figures;
use super::players::PlayerKind;
use super::position::playable;
use super::print::end;
use super::random::Random;
use super::stop::Stop;
use super::table::Table;

/// What to play.
#[derive(clap::Args, Clone, Debug)]
pub struct SimulateOptions {
    /// The ruleset, such as `senet/jequier`
    pub ruleset: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The seed of all chance: the same seed gives the same figures on any number of threads
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: `random`, `greedy`, `beginner`, `casual`, `skilled` or `strong`, for both seats or as
    /// first,second
    #[arg(long, default_value = "random", value_name = "PLAYERS", value_parser = Players::parse)]
    pub players: Players,
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

/// Who plays, by seat.
#[derive(Clone, Copy, Debug)]
pub struct Players(pub [PlayerKind; 2]);

impl Players {
    fn parse(text: &str) -> Result<Players, String> {
        let (first, second) = text.split_once(',').unwrap_or((text, text));
        Ok(Players([PlayerKind::parse(first)?, PlayerKind::parse(second)?]))
    }
}

/// Plays the games and prints the figures; gives the code that the program ends with.
pub fn run(options: &SimulateOptions) -> ExitCode {
    let told = |figures: Figures| match options.json {
        true => format!("{}\n", json(&figures, options)),
        false => text(&figures, options),
    };
    end(simulate(options).map(told))
}

fn simulate(options: &SimulateOptions) -> Result<Figures, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let table = Table::new(playable(&options.ruleset, &rulebooks)?, options.cap);
    let game = |number| table.game(options.players.0, &mut Random::of_game(options.seed, number));
    Ok(Figures::of(options.games, game))
}

fn json(figures: &Figures, options: &SimulateOptions) -> Value {
    let mut all = figures.json();
    all["ruleset"] = json!(options.ruleset);
    all["players"] = json!(options.players.0.map(|player| player.name()));
    all["seed"] = json!(options.seed);
    all["cap"] = json!(options.cap);
    all
}

fn text(figures: &Figures, options: &SimulateOptions) -> String {
    let SimulateOptions { ruleset, games, seed, cap, .. } = options;
    let [first, second] = options.players.0.map(|player| player.name());
    let seats = figures.text(["first seat", "second seat"], *cap);
    format!("{ruleset}: {games} games, {first} against {second}, seed {seed}\n{seats}")
}
