//! `variorum tune`: lets the computer learn a ruleset by playing it against itself.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitCode;

use engine::MAX_HIDDEN;

use super::lesson::Lesson;
use super::position::playable;
use super::print::end;
use super::progress::Progress;
use super::random::Random;
use super::stop::Stop;
use crate::check::learned::ENDING;
use crate::emit::create::create;
use crate::resolve::learned::rules;
use crate::scaffold::{Change, NewFile, Plan};

/// How many bytes of a net stand on a line.
const LINE: usize = 48;

/// What to learn.
#[derive(clap::Args, Clone, Debug)]
pub struct TuneOptions {
    /// The ruleset, such as `senet/jequier`
    pub ruleset: String,
    /// How many games it plays; more make it stronger, and take longer
    #[arg(long, default_value_t = 400_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// How many units its net has: what it can tell apart, and its weight on a page
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=MAX_HIDDEN as i64))]
    pub units: u8,
    /// The seed of all chance
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// Plays, and writes what was learned to `learned/`; gives the code that the program ends with.
pub fn run(options: &TuneOptions) -> ExitCode {
    end(tune(options))
}

fn tune(options: &TuneOptions) -> Result<String, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let ruleset = &playable(&options.ruleset, &rulebooks)?.ruleset;
    let mut lesson = Lesson::new(ruleset, options.units.into(), &mut Random::of_game(options.seed, u64::MAX));
    let progress = Progress::new(options.games as usize, "games");
    for game in 0..options.games {
        lesson.game(game as f32 / options.games as f32, &mut Random::of_game(options.seed, game));
        progress.advance(1);
    }
    progress.end();
    let path = format!("learned/{}{ENDING}", options.ruleset);
    let text = text(options, &rules(ruleset), &lesson.to_bytes());
    create(&options.root, &plan(options, &path, text)?).map_err(|error| Stop::Message(error.to_string()))?;
    Ok(format!("wrote {path}\n"))
}

fn plan(options: &TuneOptions, path: &str, text: String) -> Result<Plan, Stop> {
    let path = path.to_owned();
    match fs::read_to_string(options.root.join(&path)) {
        Ok(was) => Ok(Plan { change: Some(Change { path, was, becomes: text }), ..Plan::default() }),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Ok(Plan { files: vec![NewFile { path, bytes: text.into_bytes() }], ..Plan::default() })
        }
        Err(error) => Err(Stop::Message(format!("cannot read `{path}`: {error}"))),
    }
}

fn text(options: &TuneOptions, rules: &str, net: &[u8]) -> String {
    let TuneOptions { ruleset, games, seed, .. } = options;
    let mut text = format!(
        "# What the computer learned of {ruleset} in {games} games against itself (seed {seed}).\n\
         # Written by `variorum tune`, never by hand.\nrules {rules}\n"
    );
    for line in net.chunks(LINE) {
        line.iter().for_each(|byte| text.push_str(&format!("{byte:02x}")));
        text.push('\n');
    }
    text
}
