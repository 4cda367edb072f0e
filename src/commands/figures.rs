//! The figures of simulated games.

use std::collections::BTreeMap;
use std::fmt::Write;

use engine::{Outcome, Side};
use serde_json::{Value, json};

use super::simulate::{Game, SimulateOptions};

/// What came out of many games.
pub(super) struct Figures {
    games: usize,
    wins: [usize; 2],
    draws: usize,
    /// How many finished games took so many throws.
    by_throws: BTreeMap<u32, usize>,
}

impl Figures {
    /// The figures of no game.
    pub(super) fn none() -> Figures {
        Figures { games: 0, wins: [0; 2], draws: 0, by_throws: BTreeMap::new() }
    }

    /// Counts one more game.
    pub(super) fn count(mut self, game: Game) -> Figures {
        self.games += 1;
        match game.outcome {
            Some(Outcome::Win(side)) => self.wins[side.index()] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => return self,
        }
        *self.by_throws.entry(game.throws).or_default() += 1;
        self
    }

    /// The figures of the games of both; the order makes no difference.
    pub(super) fn and(mut self, others: Figures) -> Figures {
        self.games += others.games;
        self.draws += others.draws;
        for side in Side::BOTH {
            self.wins[side.index()] += others.wins[side.index()];
        }
        for (throws, games) in others.by_throws {
            *self.by_throws.entry(throws).or_default() += games;
        }
        self
    }

    fn finished(&self) -> usize {
        self.wins[0] + self.wins[1] + self.draws
    }

    fn unfinished(&self) -> usize {
        self.games - self.finished()
    }

    /// The throws of the finished game at this place, the shortest game first, from 0.
    fn throws_at(&self, place: usize) -> u32 {
        let mut before = 0;
        for (throws, games) in &self.by_throws {
            before += games;
            if place < before {
                return *throws;
            }
        }
        unreachable!("the place is below the number of finished games")
    }

    fn share(&self, games: usize) -> f64 {
        games as f64 / self.games as f64
    }

    fn mean(&self) -> f64 {
        let sum: u64 = self.by_throws.iter().map(|(throws, games)| u64::from(*throws) * *games as u64).sum();
        sum as f64 / self.finished() as f64
    }

    fn median(&self) -> f64 {
        let games = self.finished();
        let [below, above] = [(games - 1) / 2, games / 2].map(|place| f64::from(self.throws_at(place)));
        (below + above) / 2.0
    }

    /// The least number of throws that 99 of 100 games do not exceed.
    fn nearly_all(&self) -> u32 {
        self.throws_at((self.finished() * 99).div_ceil(100) - 1)
    }

    fn max(&self) -> u32 {
        self.throws_at(self.finished() - 1)
    }

    /// One object; the throws are null where no game was finished.
    pub(super) fn json(&self, options: &SimulateOptions) -> Value {
        let mut throws = Value::Null;
        if self.finished() > 0 {
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
        if self.finished() > 0 {
            let (mean, median, nearly_all, max) = (self.mean(), self.median(), self.nearly_all(), self.max());
            let line = format!("mean {mean:.1}, median {median}, 99 % within {nearly_all}, at most {max}");
            writeln!(text, "throws in a finished game: {line}").expect("a text has room");
        }
        text
    }
}
