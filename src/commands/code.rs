//! `variorum code`: the code of a position or a game, as links carry it.

use std::path::PathBuf;
use std::process::ExitCode;

use engine::{Code, Move, Position, Record, Ruleset, Side, Throw, Unrecorded};

use super::position::{outcome_words, position, ruleset, throw_words};
use super::print::end;
use super::stop::Stop;
use crate::check::positions::letter;

/// What to tell by a code.
#[derive(clap::Args, Clone, Debug)]
pub struct CodeOptions {
    /// The ruleset, such as `senet/bell`
    pub ruleset: String,
    /// The position, such as `xoxoxoxoxo/10/10 x 0-0`; of a game, where it began [default: the start]
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
    /// The throw that has fallen and waits for its move
    #[arg(long, value_name = "COUNT")]
    pub throw: Option<u8>,
    /// A whole game: its throws with their moves, such as `3 9-12, 1 3-4, 2 pass`; may be empty
    #[arg(long, value_name = "PLIES")]
    pub plies: Option<String>,
    /// Who has given up, `x` or `o`
    #[arg(long, value_name = "SIDE", requires = "plies")]
    pub resigned: Option<String>,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// Prints the code; gives the code that the program ends with.
pub fn run(options: &CodeOptions) -> ExitCode {
    end(code(options).map(|code| format!("{code}\n")))
}

fn code(options: &CodeOptions) -> Result<String, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let ruleset = ruleset(&options.ruleset, &rulebooks)?;
    let start = match &options.position {
        Some(text) => position(text, ruleset)?,
        None => Position::start(ruleset),
    };
    let mut record = Record::new(start);
    for ply in options.plies.iter().flat_map(|plies| plies.split(',')).map(str::trim) {
        if !ply.is_empty() {
            play(&mut record, ruleset, ply)?;
        }
    }
    if let Some(count) = options.throw {
        let throw = Throw::new(count).filter(|throw| ruleset.throw_set().has(*throw));
        let throw = throw.ok_or_else(|| throw_words(&count.to_string(), ruleset))?;
        record.fall(ruleset, throw).map_err(|error| unrecorded_words(error, &record, ruleset))?;
    }
    if let Some(side) = &options.resigned {
        let side = Side::BOTH.into_iter().find(|each| letter(*each) == side);
        let side = side.ok_or_else(|| "expected `x` or `o` as the side that has given up".to_owned())?;
        record.resign(ruleset, side).map_err(|error| unrecorded_words(error, &record, ruleset))?;
    }
    let code = match options.plies {
        Some(_) => Code::of_game(ruleset, &record).ok_or_else(|| "the code would be too long".to_owned())?,
        None => Code::of_position(ruleset, record.end(), record.fallen(0)),
    };
    Ok(code.to_string())
}

/// Plays a throw and a move, parted by a space.
fn play(record: &mut Record, ruleset: &Ruleset, ply: &str) -> Result<(), String> {
    let expected = || format!("expected a throw and a move such as `3 9-12`, found `{ply}`");
    let (count, m) = ply.split_once(' ').ok_or_else(expected)?;
    let throw = count.parse().ok().and_then(Throw::new).ok_or_else(expected)?;
    let m: Move = m.trim().parse().map_err(|_| expected())?;
    let moves = record.legal_moves(ruleset, throw);
    let Some(index) = moves.iter().position(|each| each == m) else {
        let number = record.plies() + 1;
        let legal: Vec<String> = moves.iter().map(|m| format!("`{m}`")).collect();
        return Err(match (record.outcome(ruleset), &legal[..]) {
            (Some(outcome), _) => format!("`{ply}`: the game is over: {}", outcome_words(outcome)),
            (None, []) => throw_words(count, ruleset),
            (None, legal) => {
                format!("`{ply}` is not legal as throw {number}: expected {}", legal.join(" or "))
            }
        });
    };
    record.play(ruleset, throw, index).map_err(|error| unrecorded_words(error, record, ruleset))
}

fn unrecorded_words(error: Unrecorded, record: &Record, ruleset: &Ruleset) -> String {
    match (error, record.outcome(ruleset)) {
        (Unrecorded::Over, Some(outcome)) => format!("the game is over: {}", outcome_words(outcome)),
        (Unrecorded::Full, _) => format!("a game has at most {} throws", engine::MOST_THROWS),
        (
            Unrecorded::Over | Unrecorded::Fallen | Unrecorded::NoSuchThrow | Unrecorded::NoSuchMove,
            None | Some(_),
        ) => "this cannot be played".to_owned(),
    }
}
