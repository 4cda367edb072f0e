//! The names that something new may have: the rules are those by which files are checked.

use unic_langid::LanguageIdentifier;

use crate::check::content::GameFolder;
use crate::check::retired::Retired;
use crate::check::{ids, locales};
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};
use crate::source::{FileId, Span};

use super::Ground;

/// Where a name of the command line stands.
const NOWHERE: Span = Span { file: FileId(0), start: 0, end: 0 };

/// The folder beside games in which pages of prose lie.
const NO_GAME: &str = "pages";

/// Accepts the id of a new game.
///
/// # Errors
/// Says why it cannot be one.
pub(super) fn new_game(id: &str, ground: &Ground) -> Result<(), String> {
    is_id(id)?;
    if id == NO_GAME {
        return Err(format!("`{id}` cannot name a game: `content/{id}` has the pages of prose"));
    }
    not_retired(id, &ground.content.site.retired)?;
    if ground.content.pages.iter().any(|page| page.id.value == id) {
        return Err(format!("the page `content/pages/{id}` has the address `/{id}/` already"));
    }
    let games = ground.content.games.iter().map(|game| game.id.value.as_str());
    no_clash(id, games)
}

/// Accepts the id of a new page of prose.
///
/// # Errors
/// Says why it cannot be one.
pub(super) fn new_page(id: &str, ground: &Ground) -> Result<(), String> {
    is_id(id)?;
    not_retired(id, &ground.content.site.retired)?;
    if ground.content.games.iter().any(|game| game.id.value == id) {
        return Err(format!("the game `content/{id}` has the address `/{id}/` already"));
    }
    if let Some(page) = ground.content.pages.iter().find(|page| page.id.value == id) {
        return Err(format!("there is a page `content/pages/{}` already", page.id.value));
    }
    let pages = ground.content.pages.iter().map(|page| page.id.value.as_str());
    no_clash(id, pages)
}

/// Accepts the id of a new variant of a game that there is.
///
/// # Errors
/// Says why it cannot be one.
pub(super) fn new_variant(id: &str, game: &GameFolder) -> Result<(), String> {
    is_id(id)?;
    if let Some((_, reason)) = ids::RESERVED_VARIANTS.iter().find(|(reserved, _)| *reserved == id) {
        return Err(format!("a variant cannot be called `{id}`: {reason}"));
    }
    not_retired(id, &game.retired.variants)?;
    no_clash(id, game.variants.iter().map(|variant| variant.id.value.as_str()))
}

/// Accepts the key of a new language.
///
/// # Errors
/// Says why it cannot be one.
pub(super) fn new_locale(tag: &str, ground: &Ground) -> Result<LanguageIdentifier, String> {
    let mut diags = Diagnostics::default();
    let found = locales::key(tag, NOWHERE, &mut diags);
    let found = found.ok_or_else(|| diags.sentence())?;
    let listed = &ground.content.site.locales;
    if let Some(same) = listed.iter().find(|locale| locale.tag == found) {
        return Err(format!("the site has the language `{found}` already, as `{}`", same.path.value));
    }
    no_clash(tag, listed.iter().map(|locale| locale.path.value.as_str()))?;
    Ok(found)
}

/// Says that there is no such thing, and what there is.
pub(crate) fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    match likely(name, known.iter().copied()) {
        Some(meant) => format!("there is no {what} `{name}`: did you mean `{meant}`?"),
        None if known.is_empty() => format!("there is no {what} `{name}`"),
        None => format!("there is no {what} `{name}`: expected {}", either(known.iter().copied())),
    }
}

/// Says that the program carries no such file, and which it does: the likely one, or those of a folder.
pub(crate) fn unknown_file(path: &str, known: &[&str]) -> String {
    let below = format!("{}/", path.trim_end_matches('/'));
    let inside: Vec<&str> = known.iter().copied().filter(|known| known.starts_with(&below)).collect();
    if !inside.is_empty() {
        return format!("`{path}` is a folder: expected one of its files, {}", either(inside));
    }
    // The endings are alike in all names.
    let name = |path: &str| {
        let name = path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or(name, |(name, _)| name).to_owned()
    };
    let names: Vec<String> = known.iter().map(|known| name(known)).collect();
    let by_path = likely(path, known.iter().copied());
    let by_name = || {
        let meant = likely(&name(path), names.iter().map(String::as_str))?;
        known.iter().copied().find(|known| name(known) == meant)
    };
    match by_path.or_else(by_name) {
        Some(meant) => format!("the program carries no file `{path}`: did you mean `{meant}`?"),
        None => format!(
            "the program carries no file `{path}`: it has files below `locales`, `site` and `templates`, and \
             `variorum new copy templates` names those of a folder"
        ),
    }
}

fn is_id(id: &str) -> Result<(), String> {
    let mut diags = Diagnostics::default();
    if ids::is_id(id, NOWHERE, &mut diags) { Ok(()) } else { Err(diags.sentence()) }
}

/// The address of a retired id leads on to its successor.
fn not_retired(id: &str, retired: &[Retired]) -> Result<(), String> {
    match retired.iter().find(|retired| retired.id.value == id) {
        Some(retired) => {
            Err(format!("`{id}` is retired: its address leads on to `{}`", retired.successor.value))
        }
        None => Ok(()),
    }
}

/// One that is there under the very name is told by its file.
fn no_clash<'a>(name: &str, mut known: impl Iterator<Item = &'a str>) -> Result<(), String> {
    match known.find(|other| *other != name && ids::folded(other) == ids::folded(name)) {
        Some(other) => Err(format!("`{name}` differs from `{other}` only by case or by Unicode form")),
        None => Ok(()),
    }
}

/// An id as words, such as "House rules".
pub(super) fn in_words(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
