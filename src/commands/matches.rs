//! `variorum match`: plays many games between two players, the seats alternating, and tells who is stronger.

use std::process::ExitCode;

use engine::Outcome;
use serde_json::{Value, json};

use super::figures::Figures;
use super::games::GamesOptions;
use super::players::PlayerKind;
use super::print::end;
use super::table::Game;

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
    /// How many games, and how.
    #[command(flatten)]
    pub games: GamesOptions,
}

/// Plays the games and prints the figures; gives the code that the program ends with.
pub fn run(options: &MatchOptions) -> ExitCode {
    let MatchOptions { ruleset, first, second, games } = options;
    let figures = games.play(ruleset, |table, number, random| match number % 2 {
        0 => table.game([*first, *second], random),
        _ => seats_changed(table.game([*second, *first], random)),
    });
    end(figures.map(|figures| match games.json {
        true => format!("{}\n", json(&figures, options)),
        false => text(&figures, options),
    }))
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
    let mut all = options.games.json(figures, &options.ruleset, [options.first, options.second]);
    all["score"] = json!(figures.score());
    all["doubt"] = json!(figures.doubt());
    all
}

fn text(figures: &Figures, options: &MatchOptions) -> String {
    let MatchOptions { ruleset, games, .. } = options;
    let [first, second] = [options.first, options.second].map(PlayerKind::name);
    let names = if options.first == options.second { ["one", "other"] } else { [first, second] };
    let (score, doubt) = (100.0 * figures.score(), 100.0 * figures.doubt());
    format!(
        "{ruleset}: {} games, {first} against {second}, seats alternating, seed {}\n{}\
         score of {first}, draws and unfinished games counted half: {score:.1} % ± {doubt:.1}\n",
        games.games,
        games.seed,
        figures.text(names, games.cap)
    )
}
