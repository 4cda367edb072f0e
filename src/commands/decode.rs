//! `variorum decode`: what codes tell, or why they tell nothing.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use engine::{CodeError, CodeKind, Decoded, Ply, Record, Ruleset, decode};
use serde_json::{Map, Value, json};

use super::position::outcome_word;
use super::print::print;
use super::stop::Stop;
use crate::check::positions::letter;
use crate::resolve::site::Play;

/// What to read.
#[derive(clap::Args, Clone, Debug)]
pub struct DecodeOptions {
    /// Codes, or links that end with them
    #[arg(required = true, value_name = "CODE")]
    pub codes: Vec<String>,
    /// Tell it as JSON, an object a line
    #[arg(long)]
    pub json: bool,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// What a link has before its code.
const BEFORE_CODE: &str = "#play=";

/// Prints what each code tells; gives the code that the program ends with: 1 if one tells nothing.
pub fn run(options: &DecodeOptions) -> ExitCode {
    match told(options).and_then(|(text, all)| print(&text).map(|()| all)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(stop) => stop.tell(),
    }
}

/// The text to print, and whether every code was read.
fn told(options: &DecodeOptions) -> Result<(String, bool), Stop> {
    let rulebooks = crate::rulebooks(&options.root)?;
    let (mut text, mut all) = (String::new(), true);
    for (place, code) in options.codes.iter().enumerate() {
        let code = code.split_once(BEFORE_CODE).map_or(code.as_str(), |(_, code)| code);
        let found = read(code, &rulebooks);
        all &= found.is_ok();
        let object = match found {
            Ok((name, ruleset, decoded)) => object(name, ruleset, &decoded),
            Err(error) => Map::from_iter([
                ("refused".to_owned(), word(error).into()),
                ("message".to_owned(), words(error).into()),
            ]),
        };
        if options.json {
            text += &Value::from(object).to_string();
            text.push('\n');
        } else {
            text += if place > 0 { "\n" } else { "" };
            text += &lines(&object);
        }
    }
    Ok((text, all))
}

/// What a code says by the first ruleset that it belongs to; else why it says nothing by any.
fn read<'a>(
    code: &str,
    rulebooks: &'a [(String, Option<Play>)],
) -> Result<(&'a str, &'a Ruleset, Decoded), CodeError> {
    let mut why = CodeError::OtherRules;
    for (name, play) in rulebooks {
        let Some(play) = play else { continue };
        match decode(&play.ruleset, code.as_bytes()) {
            Ok(decoded) => return Ok((name, &play.ruleset, decoded)),
            Err(CodeError::OtherRules) => {}
            Err(error) => why = error,
        }
    }
    Err(why)
}

fn object(name: &str, ruleset: &Ruleset, decoded: &Decoded) -> Map<String, Value> {
    let Decoded { kind, record, extra } = decoded;
    let notation = |position: &engine::Position| {
        Value::from(position.setup().notation(ruleset.rules().board).to_string())
    };
    let mut object = Map::new();
    let mut add = |key: &str, value: Value| object.insert(key.to_owned(), value);
    add("kind", kind_word(*kind).into());
    add("ruleset", name.into());
    if *kind != CodeKind::Position {
        add("start", notation(record.start()));
        add("plies", plies(record).map(ply_value).collect());
    }
    add("position", notation(record.end()));
    if let Some(throw) = record.fallen(record.plies()) {
        add("throw", throw.count().into());
    }
    if let Some(side) = record.resigned() {
        add("resigned", letter(side).into());
    }
    if let Some(outcome) = record.outcome(ruleset) {
        add("outcome", outcome_word(outcome).into());
    }
    if *kind == CodeKind::Live {
        add("extra", extra.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into());
    }
    object
}

fn plies(record: &Record) -> impl Iterator<Item = Ply> {
    (0..record.plies()).map_while(|at| record.ply(at))
}

fn ply_value(ply: Ply) -> Value {
    json!({ "side": letter(ply.side), "throw": ply.throw.count(), "move": ply.m.to_string() })
}

/// A line for each key, and one for each ply.
fn lines(object: &Map<String, Value>) -> String {
    let mut text = String::new();
    for (key, value) in object {
        if let Some(plies) = value.as_array() {
            for (place, ply) in plies.iter().enumerate() {
                let [side, m] = ["side", "move"].map(|key| ply[key].as_str().unwrap_or_default());
                writeln!(text, "{:>9}  {side}  {}  {m}", place + 1, ply["throw"]).expect("memory");
            }
        } else {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            writeln!(text, "{key:<9}  {value}").expect("memory");
        }
    }
    text
}

fn kind_word(kind: CodeKind) -> &'static str {
    match kind {
        CodeKind::Position => "position",
        CodeKind::Game => "game",
        CodeKind::Live => "live",
    }
}

fn word(error: CodeError) -> &'static str {
    match error {
        CodeError::Damaged => "damaged",
        CodeError::Version(_) => "later-version",
        CodeError::OtherRules => "other-rules",
        CodeError::DoesNotReplay => "does-not-replay",
        CodeError::TooLong => "too-long",
    }
}

fn words(error: CodeError) -> String {
    match error {
        CodeError::Damaged => "this is no code, or it was changed or cut off on its way".to_owned(),
        CodeError::Version(version) => {
            format!("the code is of version {version}, which this program does not know")
        }
        CodeError::OtherRules => "the code belongs to rules that are none of this site's".to_owned(),
        CodeError::DoesNotReplay => "what the code tells cannot be played by its rules".to_owned(),
        CodeError::TooLong => format!("a code has at most {} letters", engine::MOST_CHARACTERS),
    }
}
