//! What the script beside a board needs to play on it: rules, names and texts, as JSON.

use std::collections::BTreeMap;

use serde_json::json;

use super::board::named;
use super::frame::own_name;
use super::html::json_in_script;
use super::learned;
use super::messages::Messages;
use super::scope::Scope;
use crate::resolve::index::PageId;
use crate::resolve::site::{BoardTexts, LocaleId, Play, Rulebook};

/// The messages that the script says begin with this.
const PREFIX: &str = "play-";

/// All that the script says in a language, as a JSON object; variables stand in braces.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn patterns(messages: &Messages, locale: LocaleId) -> Result<String, String> {
    let patterns = messages.patterns(locale, PREFIX)?;
    Ok(json!(patterns).to_string())
}

/// The page of another ruleset of the same game: a link to a game by its rules belongs there.
pub(super) struct Other {
    /// The part of the digest of its rules that codes of games name.
    digest: u64,
    name: String,
    href: String,
}

/// How many bits of a digest codes do not name.
const UNNAMED: u32 = 40;

/// The rulesets of a game but one that have a board in the language; `place` is that of a variant.
pub(super) fn other_boards(scope: Scope, at: usize, place: Option<usize>) -> Vec<Other> {
    let game = &scope.site.games[at];
    let variants = game.variants.iter().enumerate();
    let all = variants.map(|(each, variant)| (Some(each), PageId::Variant(at, each), &variant.rulebook));
    std::iter::once((None, PageId::Game(at), &game.standard))
        .chain(all)
        .filter(|(each, ..)| *each != place)
        .filter_map(|(_, id, rulebook)| {
            Some(Other {
                digest: rulebook.play.as_ref()?.ruleset.digest() >> UNNAMED,
                name: own_name(scope.site, id, scope.locale)?.source.trim().to_owned(),
                href: scope.site.index.address(id, scope.locale)?,
            })
        })
        .collect()
}

/// The data of one board, safe inside a `script` element.
pub(super) fn data(
    scope: Scope,
    name: &str,
    (rulebook, play): (&Rulebook, &Play),
    texts: &BoardTexts,
    patterns: &str,
    others: &[Other],
) -> String {
    let squares: BTreeMap<u8, String> = (1..=play.ruleset.rules().board.squares)
        .filter_map(|number| Some((number, named(scope, number, play, texts)?)))
        .collect();
    let sides = texts.sides.each_ref().map(|side| side.source.trim());
    let others: Vec<_> = others.iter().map(|other| json!([other.digest, other.name, other.href])).collect();
    let own = json!({
        "ruleset": name,
        "rules": base64(&play.ruleset.to_bytes()),
        "learned": play.learned.as_deref().map(|net| scope.site.index.file_address(&learned::path(net))),
        "version": rulebook.edition.versions.last().map(|release| release.version.value.as_str()),
        "squares": squares,
        "sides": sides,
        "others": others,
    });
    let own = own.to_string();
    let open = own.strip_suffix('}').expect("an object ends in a brace");
    json_in_script(&format!("{open},\"texts\":{patterns}}}"))
}

/// Base64 with padding, as browsers decode it.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word =
            chunk.iter().fold(0, |word, byte| word << 8 | usize::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            match place <= chunk.len() {
                true => text.push(char::from(LETTERS[word >> (18 - 6 * place) & 63])),
                false => text.push('='),
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_base64_as_the_standard_shows_it() {
        for (text, expected) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("\u{3f}\u{7f}", "P38="),
        ] {
            assert_eq!(base64(text.as_bytes()), expected);
        }
    }
}
