//! `variorum perft`: counts sequences of throws and moves, to compare engines.

use std::path::PathBuf;
use std::process::ExitCode;

use engine::Position;

use super::position::{position, ruleset};
use super::print::end;
use super::stop::Stop;

/// Beyond it no count would end in anyone's time, nor fit into its number.
const DEEPEST: i64 = 32;

/// What to count.
#[derive(clap::Args, Clone, Debug)]
pub struct PerftOptions {
    /// The ruleset, such as `senet/bell`
    pub ruleset: String,
    /// How many throws and moves a sequence has
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    pub depth: u32,
    /// The position to count from, such as `xoxoxoxoxo/10/10 x 0-0` [default: the start]
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// Prints how many sequences there are: each different throw is one branch, unweighted, a pass is a move,
/// a finished game has no continuation. Gives the code that the program ends with.
pub fn run(options: &PerftOptions) -> ExitCode {
    end(count(options).map(|sequences| format!("{sequences}\n")))
}

fn count(options: &PerftOptions) -> Result<u64, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let ruleset = ruleset(&options.ruleset, &rulebooks)?;
    let from = match &options.position {
        Some(text) => position(text, ruleset)?,
        None => Position::start(ruleset),
    };
    Ok(engine::perft(ruleset, &from, options.depth))
}
