//! `variorum match`: plays many games between two players, the seats alternating, and tells who is stronger.

use std::path::PathBuf;
use std::process::ExitCode;

use engine::Outcome;
use serde_json::{Value, json};

use super::figures::Figures;
use super::players::PlayerKind;
use super::position::playable;
use super::print::end;
use super::random::Random;
use super::stop::Stop;
use super::table::{Game, Table};

/// What to play.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchOptions {
    /// The ruleset, such as `senet/jequier`
    pub ruleset: String,
    /// One player: `random`, `greedy` (lands on an enemy piece where it can, and else moves its front
    /// piece), `beginner`, `casual`, `skilled` or `strong`
    #[arg(long, default_value = "strong", value_name = "PLAYER", value_parser = PlayerKind::parse)]
    pub first: PlayerKind,
    /// The other player
    #[arg(long, default_value = "random", value_name = "PLAYER", value_parser = PlayerKind::parse)]
    pub second: PlayerKind,
    /// How many games; the two change seats after each
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

/// Plays the games and prints the figures; gives the code that the program ends with.
pub fn run(options: &MatchOptions) -> ExitCode {
    let told = |figures: Figures| match options.json {
        true => format!("{}\n", json(&figures, options)),
        false => text(&figures, options),
    };
    end(play(options).map(told))
}

fn play(options: &MatchOptions) -> Result<Figures, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let table = Table::new(playable(&options.ruleset, &rulebooks)?, options.cap);
    let (first, second) = (options.first, options.second);
    let game = |number| {
        let mut random = Random::of_game(options.seed, number);
        match number % 2 {
            0 => table.game([first, second], &mut random),
            _ => seats_changed(table.game([second, first], &mut random)),
        }
    };
    Ok(Figures::of(options.games, game))
}

/// A game as if the player on the second seat had sat on the first.
fn seats_changed(game: Game) -> Game {
    let outcome = game.outcome.map(|outcome| match outcome {
        Outcome::Win(side) => Outcome::Win(side.other()),
        Outcome::Draw => Outcome::Draw,
    });
    Game { outcome, ..game }
}

fn json(figures: &Figures, options: &MatchOptions) -> Value {
    let mut all = figures.json();
    all["ruleset"] = json!(options.ruleset);
    all["players"] = json!([options.first.name(), options.second.name()]);
    all["seed"] = json!(options.seed);
    all["cap"] = json!(options.cap);
    all["score"] = json!(figures.score());
    all["doubt"] = json!(figures.doubt());
    all
}

fn text(figures: &Figures, options: &MatchOptions) -> String {
    let MatchOptions { ruleset, games, seed, cap, .. } = options;
    let names = match options.first == options.second {
        true => ["one", "other"],
        false => [options.first.name(), options.second.name()],
    };
    let [first, second] = [options.first.name(), options.second.name()];
    let (score, doubt) = (100.0 * figures.score(), 100.0 * figures.doubt());
    format!(
        "{ruleset}: {games} games, {first} against {second}, seats alternating, seed {seed}\n{}\
         score of {first}, draws and unfinished games counted half: {score:.1} % ± {doubt:.1}\n",
        figures.text(names, *cap)
    )
}
