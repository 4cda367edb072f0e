//! `variorum moves`: the legal moves of positions, one JSON object a line.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use engine::{Ruleset, Throw};
use serde_json::error::Category;
use serde_json::{Map, Value};

use super::position::{outcome_word, outcome_words, position, ruleset, throw_words};
use super::print::read_to_the_end;
use super::question::{EXPECTED, Question};
use super::stop::Stop;
use crate::resolve::site::Play;

/// Where the rulebooks come from.
#[derive(clap::Args, Clone, Debug)]
pub struct MovesOptions {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// Answers the lines of standard input on standard output; gives the code that the program ends with:
/// 1 if a line could not be answered.
pub fn run(options: &MovesOptions) -> ExitCode {
    match answer_input(options) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(stop) => stop.tell(),
    }
}

fn answer_input(options: &MovesOptions) -> Result<usize, Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let mut failed = 0;
    let answered = answer_all(io::stdin().lock(), io::stdout().lock(), &rulebooks, &mut failed);
    read_to_the_end(answered).map(|()| failed)
}

/// Answers each line that is not empty, and counts those that could not be.
fn answer_all(
    mut input: impl BufRead,
    mut output: impl Write,
    rulebooks: &[(String, Option<Play>)],
    failed: &mut usize,
) -> io::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        // Some editors begin a file with this mark.
        let text = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line).trim_ascii();
        if !text.is_empty() {
            let answer = answer(text, rulebooks);
            *failed += usize::from(answer.contains_key("error"));
            // One line, one write: whoever asks line by line gets each answer before the next question.
            let mut answer = serde_json::to_vec(&answer)?;
            answer.push(b'\n');
            output.write_all(&answer)?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// The object of a line with its moves and ends, or with the error that stands in their way.
fn answer(line: &[u8], rulebooks: &[(String, Option<Play>)]) -> Map<String, Value> {
    let (mut object, found) = match serde_json::from_slice(line) {
        Ok(Question(object)) => {
            let found = moves_and_ends(&object, rulebooks);
            (object, found)
        }
        Err(error) => (Map::new(), Err(json_words(&error))),
    };
    match found {
        Ok((moves, ends)) => {
            object.shift_remove("error");
            object.insert("moves".to_owned(), moves.into());
            if ends.is_empty() {
                object.shift_remove("ends");
            } else {
                object.insert("ends".to_owned(), ends.into());
            }
        }
        Err(message) => {
            object.shift_remove("moves");
            object.shift_remove("ends");
            object.insert("error".to_owned(), message.into());
        }
    }
    object
}

/// The parser's words without the number of the line, which is always the first.
fn json_words(error: &serde_json::Error) -> String {
    let words = error.to_string().replace(" at line 1 column ", " at column ");
    match error.classify() {
        Category::Data if words.starts_with("invalid type") => format!("expected {EXPECTED}"),
        Category::Data => words,
        Category::Syntax | Category::Eof | Category::Io => format!("the line is not JSON: {words}"),
    }
}

/// The moves by their text with the positions after them, and the ends of those that end the game.
type MovesAndEnds = (Map<String, Value>, Map<String, Value>);

fn moves_and_ends(
    object: &Map<String, Value>,
    rulebooks: &[(String, Option<Play>)],
) -> Result<MovesAndEnds, String> {
    let ruleset = ruleset(text(object, "ruleset")?, rulebooks)?;
    let position = position(text(object, "position")?, ruleset)?;
    if let Some(outcome) = position.outcome(ruleset) {
        return Err(format!("the game is over: {}", outcome_words(outcome)));
    }
    let throw = throw(object, ruleset)?;
    let (mut moves, mut ends) = (Map::new(), Map::new());
    for m in position.legal_moves(ruleset, throw).iter() {
        let after = position.play(ruleset, throw, m).expect("a legal move can be played");
        let text = after.setup().notation(ruleset.rules().board).to_string();
        moves.insert(m.to_string(), text.into());
        if let Some(outcome) = after.outcome(ruleset) {
            ends.insert(m.to_string(), outcome_word(outcome).into());
        }
    }
    Ok((moves, ends))
}

fn value<'a>(object: &'a Map<String, Value>, key: &str) -> Result<&'a Value, String> {
    object.get(key).ok_or_else(|| format!("`{key}` is missing"))
}

fn text<'a>(object: &'a Map<String, Value>, key: &str) -> Result<&'a str, String> {
    let value = value(object, key)?;
    value.as_str().ok_or_else(|| format!("expected text as `{key}`, found `{value}`"))
}

fn throw(object: &Map<String, Value>, ruleset: &Ruleset) -> Result<Throw, String> {
    let value = value(object, "throw")?;
    let throw = value.as_u64().and_then(|count| Throw::new(u8::try_from(count).ok()?));
    throw
        .filter(|throw| ruleset.throw_set().has(*throw))
        .ok_or_else(|| throw_words(&value.to_string(), ruleset))
}
