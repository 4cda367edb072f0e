//! A new game: a simple race as its standard, every question explained, and its texts in every language; or
//! one that no ruleset expresses yet.

use crate::check::todo::MARK;
use crate::load::read;

use super::comments::comment;
use super::translation::translation;
use super::{Ground, NewFile, Plan, names};

/// What the files of a game begin as.
struct Files {
    game: &'static str,
    standard: &'static str,
    /// In English.
    text: &'static str,
    next: &'static str,
}

const RACE: Files = Files {
    game: include_str!("files/game.yaml"),
    standard: include_str!("files/standard.yaml"),
    text: include_str!("files/game-text.yaml"),
    next: "change the answers in",
};

const WITHOUT_RULESET: Files = Files {
    game: include_str!("files/unplayable-game.yaml"),
    standard: include_str!("files/unplayable-standard.yaml"),
    text: include_str!("files/unplayable-text.yaml"),
    next: "name the works in",
};

/// The game that a site gets.
pub(crate) struct NewGame<'a> {
    pub(crate) id: &'a str,
    /// Whether its rules are known in words alone.
    pub(crate) is_unplayable: bool,
}

/// Plans a game.
///
/// # Errors
/// Says why the site cannot have it.
pub(crate) fn game(wanted: &NewGame, ground: &Ground) -> Result<Plan, String> {
    let id = wanted.id;
    let begun = if wanted.is_unplayable { WITHOUT_RULESET } else { RACE };
    names::new_game(id, ground)?;
    let folder = format!("content/{id}");
    let mut files = vec![
        NewFile::new(format!("{folder}/game.yaml"), begun.game),
        NewFile::new(format!("{folder}/standard.yaml"), begun.standard),
    ];
    let english = begun.text.replacen("NAME", &names::in_words(id), 1);
    for locale in &ground.content.site.locales {
        let path = &locale.path.value;
        let head = head(id, &locale.name);
        let speaks_english = path == ground.default_locale() && locale.tag.language.as_str() == "en";
        let text = if speaks_english {
            format!("{head}{english}")
        } else {
            let (sources, document) = read(&format!("{id}/en.yaml"), &english);
            translation(&document, &sources, &head)
        };
        files.push(NewFile::new(format!("{folder}/{path}.yaml"), text));
    }
    let next = format!("{} `{folder}/standard.yaml`, and write each text in place of `{MARK}`", begun.next);
    Ok(Plan { files, change: None, next })
}

fn head(id: &str, name: &str) -> String {
    let text = format!(
        "{id} in {name}. A text that begins with {MARK} is still to be written: write it in place of the mark \
         and of the hint behind it."
    );
    comment(0, &text)
}
