//! Numbers in rules: every translation of a rule names the same ones, and as often. History is free to count
//! its dynasties and centuries as its language does.

use std::collections::BTreeMap;
use std::ops::Range;

use super::known::Known;
use super::places::place;
use crate::check::content::Placed;
use crate::check::todo::is_unwritten;
use crate::diag::Diagnostics;

/// The zeros of the digits that languages write; nine more follow each.
const ZEROS: [char; 7] = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}'];

/// Warns of translations of one text that name other numbers than the default language, or the first
/// language that has it. The texts are by locale path; those still to be written say nothing yet.
pub(super) fn check(
    key: &str,
    texts: &BTreeMap<&String, &Placed<String>>,
    known: Known,
    diags: &mut Diagnostics,
) {
    let written = texts.iter().filter(|(_, text)| !is_unwritten(&text.value));
    let texts: BTreeMap<&String, &Placed<String>> = written.map(|(path, text)| (*path, *text)).collect();
    let default = known.locales.path(known.locales.default).to_owned();
    let Some((source, first)) = texts.get_key_value(&default).or_else(|| texts.first_key_value()) else {
        return;
    };
    let theirs = numbers(&first.value);
    for (path, text) in texts.iter().filter(|(path, _)| *path != source) {
        let own = numbers(&text.value);
        let (only_here, only_there) = (beyond(&own, &theirs), beyond(&theirs, &own));
        if only_here.is_empty() && only_there.is_empty() {
            continue;
        }
        let listed = |found: &[&(String, Range<usize>)]| {
            let quoted: Vec<String> = found.iter().map(|(number, _)| format!("`{number}`")).collect();
            quoted.join(", ")
        };
        let told = match (only_here.as_slice(), only_there.as_slice()) {
            ([], there) => format!("{} only in `{source}`", listed(there)),
            (here, []) => format!("{} only in `{path}`", listed(here)),
            (here, there) => {
                format!("{} only in `{path}`, {} only in `{source}`", listed(here), listed(there))
            }
        };
        let at = |text: &Placed<String>, found: Option<&&(String, Range<usize>)>| match found {
            Some((_, range)) => place(text, range.clone(), known.sources),
            None => text.span,
        };
        diags
            .warning(
                "numbers-differ",
                format!("the numbers of `{key}` are not those of `{source}`: {told}"),
                at(text, only_here.first()),
            )
            .related(at(first, only_there.first()), format!("the text of `{source}`"))
            .help("name the same numbers in every language, in digits or in words");
    }
}

/// The runs of digits, each as its value is written in ASCII.
fn numbers(text: &str) -> Vec<(String, Range<usize>)> {
    let mut found: Vec<(String, Range<usize>)> = Vec::new();
    // Where links lead is not read.
    let targets = text.match_indices("](").map(|(at, _)| at..at + text[at..].find(')').unwrap_or(0));
    let targets: Vec<Range<usize>> = targets.collect();
    for (at, c) in text.char_indices() {
        let Some(digit) = digit(c).filter(|_| !targets.iter().any(|target| target.contains(&at))) else {
            continue;
        };
        let end = at + c.len_utf8();
        match found.last_mut().filter(|(_, range)| range.end == at) {
            Some((number, range)) => {
                number.push(digit);
                range.end = end;
            }
            None => found.push((digit.to_string(), at..end)),
        }
    }
    found
}

fn digit(c: char) -> Option<char> {
    let value = ZEROS.iter().filter_map(|zero| u32::from(c).checked_sub(u32::from(*zero)));
    value.filter(|value| *value < 10).find_map(|value| char::from_digit(value, 10))
}

/// The numbers of one text that the other has less often.
fn beyond<'a>(
    own: &'a [(String, Range<usize>)],
    other: &[(String, Range<usize>)],
) -> Vec<&'a (String, Range<usize>)> {
    let mut left: Vec<&str> = other.iter().map(|(number, _)| number.as_str()).collect();
    let mut beyond = Vec::new();
    for found in own {
        match left.iter().position(|number| *number == found.0) {
            Some(at) => drop(left.swap_remove(at)),
            None => beyond.push(found),
        }
    }
    beyond
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_digits_of_any_language_and_ranges_of_any_form() {
        let found = |text: &str| numbers(text).into_iter().map(|(number, _)| number).collect::<Vec<_>>();
        for text in ["squares 27 to 30", "27–30", "с 27 по 30", "٢٧ إلى ٣٠", "२७-३०"] {
            assert_eq!(found(text), ["27", "30"], "{text}");
        }
        assert_eq!(found("[none](lang:1) of [2](https://example.org/3)"), ["2"]);
    }

    #[test]
    fn counts_how_often_a_number_is_named() {
        let (one, two) = (numbers("5 or 5, 4"), numbers("4 or 5"));
        assert_eq!(beyond(&one, &two).len(), 1);
        assert!(beyond(&two, &one).is_empty());
    }
}
