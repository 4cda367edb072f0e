//! The figures of simulated games.

use std::collections::BTreeMap;
use std::fmt::Write;

use engine::{Outcome, Side};
use rayon::prelude::{IntoParallelIterator, ParallelIterator};
use serde_json::{Value, json};

use super::progress::Progress;
use super::table::Game;

/// How many games a thread plays before it tells of its progress.
const BATCH: u64 = 64;

/// What came out of many games.
pub(super) struct Figures {
    games: usize,
    wins: [usize; 2],
    draws: usize,
    /// How many finished games took so many throws.
    by_throws: BTreeMap<u32, usize>,
}

impl Figures {
    /// The figures of so many games, each played by its number, from 0; on all threads.
    pub(super) fn of(games: u64, game: impl Fn(u64) -> Game + Sync) -> Figures {
        let progress = Progress::new(games as usize, "games");
        let play = |batch: u64| {
            let numbers = batch * BATCH..games.min((batch + 1) * BATCH);
            let count = numbers.end - numbers.start;
            let figures = numbers.fold(Figures::none(), |figures, number| figures.count(game(number)));
            progress.advance(count as usize);
            figures
        };
        let batches = (0..games.div_ceil(BATCH)).into_par_iter();
        let figures = batches.map(play).reduce(Figures::none, Figures::and);
        progress.end();
        figures
    }

    fn none() -> Figures {
        Figures { games: 0, wins: [0; 2], draws: 0, by_throws: BTreeMap::new() }
    }

    /// Counts one more game.
    fn count(mut self, game: Game) -> Figures {
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
    fn and(mut self, others: Figures) -> Figures {
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

    /// What the first of the two made of its games: a draw or a game without an end counts half.
    pub(super) fn score(&self) -> f64 {
        (self.wins[0] as f64 + (self.draws + self.unfinished()) as f64 / 2.0) / self.games as f64
    }

    /// How far the score may be off: 19 of 20 rows of so many games lie within.
    pub(super) fn doubt(&self) -> f64 {
        let score = self.score();
        1.96 * (score * (1.0 - score) / self.games as f64).sqrt()
    }

    /// The figures as an object; the throws are null where no game was finished.
    pub(super) fn json(&self) -> Value {
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
            "games": self.games,
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

    /// A few lines to read, with a name for each of the two.
    pub(super) fn text(&self, names: [&str; 2], cap: u32) -> String {
        let mut text = String::new();
        let [first, second] = names.map(|name| format!("{name} wins"));
        for (what, games) in [
            (first, self.wins[0]),
            (second, self.wins[1]),
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
