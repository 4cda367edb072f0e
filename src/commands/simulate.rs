//! `variorum simulate`: plays many games and tells how they end and how long they take.

use std::path::PathBuf;
use std::process::ExitCode;

use engine::{Move, Outcome, Player, Position, Ruleset, Side, Throw};
use rayon::prelude::{IntoParallelIterator, ParallelIterator};

use super::figures::Figures;
use super::position::ruleset;
use super::print::end;
use super::progress::Progress;
use super::random::Random;
use super::stop::Stop;

/// How many games a thread plays before it tells of its progress.
const BATCH: u64 = 64;

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
    /// Who plays: `random` or `computer`, for both seats or as first,second
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

/// A way to choose moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Any legal move, each as likely as the others.
    Random,
    /// The computer's choice.
    Computer,
}

impl PlayerKind {
    /// The name on the command line and in the figures.
    pub(super) fn name(self) -> &'static str {
        match self {
            PlayerKind::Random => "random",
            PlayerKind::Computer => "computer",
        }
    }
}

impl Players {
    fn parse(text: &str) -> Result<Players, String> {
        let (first, second) = text.split_once(',').unwrap_or((text, text));
        Ok(Players([kind(first)?, kind(second)?]))
    }
}

fn kind(text: &str) -> Result<PlayerKind, String> {
    let kinds = [PlayerKind::Random, PlayerKind::Computer];
    let found = kinds.into_iter().find(|kind| kind.name() == text.trim());
    found.ok_or_else(|| format!("unknown player `{text}`: expected `random` or `computer`"))
}

/// How one game went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    /// None: the cap came first.
    pub(super) outcome: Option<Outcome>,
    pub(super) throws: u32,
}

/// Plays the games and prints the figures; gives the code that the program ends with.
pub fn run(options: &SimulateOptions) -> ExitCode {
    let told = |figures: Figures| match options.json {
        true => format!("{}\n", figures.json(options)),
        false => figures.text(options),
    };
    end(simulate(options).map(told))
}

fn simulate(options: &SimulateOptions) -> Result<Figures, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let ruleset = ruleset(&options.ruleset, &rulebooks)?;
    let table = Table { ruleset, player: Player::new(ruleset), options };
    let progress = Progress::new(options.games as usize, "games");
    let batches = options.games.div_ceil(BATCH);
    let play = |batch: u64| {
        let games = batch * BATCH..options.games.min((batch + 1) * BATCH);
        let count = games.end - games.start;
        let figures = games.fold(Figures::none(), |figures, number| figures.count(table.game(number)));
        progress.advance(count as usize);
        figures
    };
    let figures = (0..batches).into_par_iter().map(play).reduce(Figures::none, Figures::and);
    progress.end();
    Ok(figures)
}

/// What all games share.
struct Table<'a> {
    ruleset: &'a Ruleset,
    player: Player<'a>,
    options: &'a SimulateOptions,
}

impl Table<'_> {
    fn game(&self, number: u64) -> Game {
        let mut random = Random::of_game(self.options.seed, number);
        let mut position = Position::start(self.ruleset);
        for throws in 0..=self.options.cap {
            let outcome = position.outcome(self.ruleset);
            if outcome.is_some() || throws == self.options.cap {
                return Game { outcome, throws };
            }
            let throw = random.throw(self.ruleset);
            let m = self.choice(&position, throw, &mut random);
            position = position.play(self.ruleset, throw, m).expect("players choose legal moves");
        }
        unreachable!("the last round returns")
    }

    fn choice(&self, position: &Position, throw: Throw, random: &mut Random) -> Move {
        let seat: Side = position.side();
        let chosen = match self.options.players.0[seat.index()] {
            PlayerKind::Computer => self.player.choose(position, throw),
            PlayerKind::Random => {
                let moves = position.legal_moves(self.ruleset, throw);
                moves.get(random.below(moves.count() as u32) as usize)
            }
        };
        chosen.expect("a game that goes on has a move")
    }
}
