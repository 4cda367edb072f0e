//! What the computer learned of rulesets. The files are written by `variorum tune`, and only what a hand or
//! a merge left in them can be wrong.

use engine::Net;

use super::content::{LearnedFile, RULES_DIGITS};
use crate::diag::Diagnostics;
use crate::load::tree::TextFile;
use crate::source::{Sources, Span};

/// The ending of such a file's name; what stands before it is the ruleset's.
pub(crate) const ENDING: &str = ".net";

/// The files that are whole. Of another the computer goes without: it plays by the rules alone.
pub(super) fn learned(files: Vec<TextFile>, sources: &Sources, diags: &mut Diagnostics) -> Vec<LearnedFile> {
    let mut learned = Vec::new();
    for TextFile { file, path, .. } in files {
        let Some(ruleset) = path.strip_suffix(ENDING) else { continue };
        let place = Span::start_of(file);
        match parts(sources.text(file)) {
            Some((rules, net)) => {
                learned.push(LearnedFile { ruleset: ruleset.to_owned(), place, rules, net });
            }
            None => {
                diags
                    .warning("damaged-net", "what the computer learned cannot be read from this file", place)
                    .help(format!("let `variorum tune {ruleset}` write it anew, or remove it"));
            }
        }
    }
    learned
}

/// The digest of the rules, and the net.
fn parts(text: &str) -> Option<(String, Vec<u8>)> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let rules = lines.next()?.strip_prefix("rules ")?.trim();
    let digits: Vec<u8> = lines.flat_map(|line| line.trim().bytes()).map(digit).collect::<Option<_>>()?;
    let net: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
    let sound =
        rules.len() == RULES_DIGITS && digits.len().is_multiple_of(2) && Net::from_bytes(&net).is_ok();
    sound.then(|| (rules.to_owned(), net))
}

fn digit(sign: u8) -> Option<u8> {
    char::from(sign).to_digit(16).map(|digit| digit as u8)
}
