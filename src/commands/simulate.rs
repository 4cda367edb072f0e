//! `variorum simulate`: plays many games and tells how they end and how long they take.

use std::process::ExitCode;

use super::figures::Figures;
use super::games::GamesOptions;
use super::players::PlayerKind;
use super::print::end;

/// What to play.
#[derive(clap::Args, Clone, Debug)]
pub struct SimulateOptions {
    /// The ruleset, such as `senet/jequier`
    pub ruleset: String,
    /// Who plays: `random`, `greedy`, `beginner`, `casual`, `skilled` or `strong`, for both seats or as
    /// first,second
    #[arg(long, default_value = "random", value_name = "PLAYERS", value_parser = Players::parse)]
    pub players: Players,
    /// How many games, and how.
    #[command(flatten)]
    pub games: GamesOptions,
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
    let SimulateOptions { ruleset, players: Players(players), games } = options;
    let figures = games.play(ruleset, |table, _, random| table.game(*players, random));
    end(figures.map(|figures| match games.json {
        true => format!("{}\n", games.json(&figures, ruleset, *players)),
        false => text(&figures, options),
    }))
}

fn text(figures: &Figures, options: &SimulateOptions) -> String {
    let SimulateOptions { ruleset, players: Players(players), games } = options;
    let [first, second] = players.map(PlayerKind::name);
    let seats = figures.text(["first seat", "second seat"], games.cap);
    format!("{ruleset}: {} games, {first} against {second}, seed {}\n{seats}", games.games, games.seed)
}
