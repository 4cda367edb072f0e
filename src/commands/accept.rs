//! `variorum accept`: says that translations are right again, by recording what they were made from.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use super::print::end;
use super::stop::Stop;
use super::translated::{Translated, locale, unknown};
use crate::check::extent::Drafts;
use crate::emit::record::write;
use crate::resolve::translations::{Standing, Translation, Unit, digest};

/// What is right again.
#[derive(clap::Args, Clone, Debug)]
pub struct AcceptOptions {
    /// The page, such as `senet`, `senet/bell` or `about`, or `messages`
    #[arg(value_name = "PAGE", required_unless_present = "all")]
    pub page: Option<String>,
    /// The language of the translation
    #[arg(value_name = "LOCALE", required_unless_present = "all")]
    pub locale: Option<String>,
    /// A row of the rules or another text of the page, such as `throws` or `history` [default: all]
    #[arg(value_name = "ROW")]
    pub row: Option<String>,
    /// Accepts every text of a language: the way to begin its records
    #[arg(long, value_name = "LOCALE", conflicts_with_all = ["page", "locale", "row"])]
    pub all: Option<String>,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// Writes the records and tells of them on the terminal; gives the code that the program ends with.
pub fn run(options: &AcceptOptions) -> ExitCode {
    end(accept(options))
}

fn accept(options: &AcceptOptions) -> Result<String, Stop> {
    let site = Translated::read(&options.root, Drafts::Shown)?;
    let mut lines = Vec::new();
    for (unit, accepted) in wanted(options, &site)? {
        if accepted.is_empty() {
            continue;
        }
        let text = record(unit, &accepted);
        write(&options.root, &unit.record, &text).map_err(|error| Stop::Message(error.to_string()))?;
        let texts = if accepted.len() == 1 { "text" } else { "texts" };
        lines.push(format!("{}: {} {texts} accepted\n", unit.file, accepted.len()));
    }
    if lines.is_empty() {
        lines.push("nothing to accept: no text is behind or unrecorded\n".to_owned());
    }
    Ok(lines.concat())
}

/// The units with the keys of the texts to accept: those that are not up to date.
fn wanted<'a>(
    options: &AcceptOptions,
    site: &'a Translated,
) -> Result<Vec<(&'a Unit, BTreeSet<&'a str>)>, Stop> {
    let open = |texts: Vec<&'a Translation>| {
        let open = texts.into_iter().filter(|text| match text.standing {
            Standing::Behind(_) | Standing::Unrecorded => true,
            Standing::Current | Standing::Missing => false,
        });
        open.map(|text| text.key.as_str()).collect::<BTreeSet<&str>>()
    };
    if let Some(name) = &options.all {
        let path = locale(name, site)?;
        let units = site.units.iter().filter(|unit| unit.locale == path);
        return Ok(units.map(|unit| (unit, open(unit.texts.iter().collect()))).collect());
    }
    let (page, name) = (options.page.as_deref(), options.locale.as_deref());
    let (page, name) = (page.unwrap_or_default(), name.unwrap_or_default());
    let path = locale(name, site);
    let units = || site.units.iter();
    if !units().any(|unit| unit.name == page) {
        let names: BTreeSet<&str> = units().map(|unit| unit.name.as_str()).collect();
        let sentence = format!("there is no page `{page}` to translate");
        return Err(unknown(sentence, page, names.into_iter()));
    }
    let path = path?;
    let unit = units().find(|unit| unit.name == page && unit.locale == path);
    let unit = unit.expect("every page has its unit in every language");
    let texts = match options.row.as_deref() {
        Some(row) => texts(unit, row)?,
        None => unit.texts.iter().collect(),
    };
    Ok(vec![(unit, open(texts))])
}

/// The texts that a word of the command line means: one by its whole key, else those of the row of rules,
/// else any that have the word in their keys.
fn texts<'a>(unit: &'a Unit, row: &str) -> Result<Vec<&'a Translation>, Stop> {
    let is_row = |key: &str| {
        let rest = ["rules.", "topics.", "readings."].iter().find_map(|part| key.strip_prefix(part));
        rest.is_some_and(|rest| rest.split('.').next() == Some(row))
    };
    let meant: [&dyn Fn(&str) -> bool; 3] =
        [&|key| key == row, &is_row, &|key| key.split('.').any(|part| part == row)];
    let found = meant
        .iter()
        .map(|is_meant| unit.texts.iter().filter(|text| is_meant(&text.key)).collect::<Vec<_>>())
        .find(|texts| !texts.is_empty());
    let Some(found) = found else {
        let parts: BTreeSet<&str> = unit.texts.iter().flat_map(|text| text.key.split('.')).collect();
        return Err(unknown(format!("`{}` has no text `{row}`", unit.name), row, parts.into_iter()));
    };
    if let Some(missing) = found.iter().find(|text| text.standing == Standing::Missing) {
        let message = format!("`{}` is missing in `{}`: translate it first", missing.key, unit.file);
        return Err(Stop::Message(message));
    }
    Ok(found)
}

/// The record of a unit after some of its texts were accepted. An empty line stands between any two texts,
/// so that git joins changes of neighbouring ones by itself.
fn record(unit: &Unit, accepted: &BTreeSet<&str>) -> String {
    let mut text = format!(
        "# What `{}` was translated from: the key of each text and the digest of its source. Written by \
         `variorum accept`, never by hand.\n",
        unit.file
    );
    for translation in &unit.texts {
        let digest = match &translation.standing {
            Standing::Missing => continue,
            Standing::Unrecorded if !accepted.contains(translation.key.as_str()) => continue,
            Standing::Behind(recorded) if !accepted.contains(translation.key.as_str()) => recorded.clone(),
            Standing::Current | Standing::Behind(_) | Standing::Unrecorded => digest(&translation.source),
        };
        text += &format!("\n{} {digest}\n", translation.key);
    }
    text
}
