//! The figures of simulated games.

use std::fmt::Write;

use engine::{Outcome, Side};
use serde_json::{Value, json};

use super::simulate::{Game, SimulateOptions};

/// What came out of many games.
pub(super) struct Figures {
    games: usize,
    wins: [usize; 2],
    draws: usize,
    /// The throws of each finished game, the shortest first.
    throws: Vec<u32>,
}

impl Figures {
    pub(super) fn new<'a>(games: impl Iterator<Item = &'a Game>) -> Figures {
        let mut figures = Figures { games: 0, wins: [0; 2], draws: 0, throws: Vec::new() };
        for game in games {
            figures.games += 1;
            match game.outcome {
                Some(Outcome::Win(side)) => figures.wins[side.index()] += 1,
                Some(Outcome::Draw) => figures.draws += 1,
                None => continue,
            }
            figures.throws.push(game.throws);
        }
        figures.throws.sort_unstable();
        figures
    }

    fn unfinished(&self) -> usize {
        self.games - self.throws.len()
    }

    fn share(&self, games: usize) -> f64 {
        games as f64 / self.games as f64
    }

    fn mean(&self) -> f64 {
        self.throws.iter().map(|throws| u64::from(*throws)).sum::<u64>() as f64 / self.throws.len() as f64
    }

    fn median(&self) -> f64 {
        let middle = self.throws.len() / 2;
        let above = f64::from(self.throws[middle]);
        if self.throws.len() % 2 == 1 { above } else { (above + f64::from(self.throws[middle - 1])) / 2.0 }
    }

    /// The least number of throws that 99 of 100 games do not exceed.
    fn nearly_all(&self) -> u32 {
        self.throws[(self.throws.len() * 99).div_ceil(100) - 1]
    }

    fn max(&self) -> u32 {
        self.throws[self.throws.len() - 1]
    }

    /// One object; the throws are null where no game was finished.
    pub(super) fn json(&self, options: &SimulateOptions) -> Value {
        let mut throws = Value::Null;
        if !self.throws.is_empty() {
            throws = json!({
                "mean": self.mean(),
                "median": self.median(),
                "p99": self.nearly_all(),
                "max": self.max(),
            });
        }
        json!({
            "ruleset": options.ruleset,
            "players": options.players.0.map(|player| player.name()),
            "games": self.games,
            "seed": options.seed,
            "cap": options.cap,
            "wins": self.wins,
            "draws": self.draws,
            "unfinished": self.unfinished(),
            "shares": {
                "wins": self.wins.map(|wins| self.share(wins)),
                "draws": self.share(self.draws),
                "unfinished": self.share(self.unfinished()),
            },
            "throws": throws,
        })
    }

    /// A few lines to read.
    pub(super) fn text(&self, options: &SimulateOptions) -> String {
        let [first, second] = options.players.0.map(|player| player.name());
        let (ruleset, seed, cap) = (&options.ruleset, options.seed, options.cap);
        let mut text = format!("{ruleset}: {} games, {first} against {second}, seed {seed}\n", self.games);
        let [first, second] = Side::BOTH.map(|side| self.wins[side.index()]);
        for (what, games) in [
            ("first seat wins".to_owned(), first),
            ("second seat wins".to_owned(), second),
            ("draws".to_owned(), self.draws),
            (format!("unfinished after {cap} throws"), self.unfinished()),
        ] {
            let percent = 100.0 * self.share(games);
            writeln!(text, "{what:<30} {percent:5.1} %  {games:>9}").expect("a text has room");
        }
        if !self.throws.is_empty() {
            let (mean, median, nearly_all, max) = (self.mean(), self.median(), self.nearly_all(), self.max());
            let line = format!("mean {mean:.1}, median {median}, 99 % within {nearly_all}, at most {max}");
            writeln!(text, "throws in a finished game: {line}").expect("a text has room");
        }
        text
    }
}
