//! A new game: a simple race as its standard, every question explained, and its texts in every language.

use crate::check::todo::MARK;
use crate::load::read;

use super::comments::comment;
use super::translation::translation;
use super::{Ground, NewFile, Plan, names};

const GAME: &str = include_str!("files/game.yaml");
const STANDARD: &str = include_str!("files/standard.yaml");
/// In English.
const TEXT: &str = include_str!("files/game-text.yaml");

/// Plans a game.
///
/// # Errors
/// Says why the site cannot have it.
pub(crate) fn game(id: &str, ground: &Ground) -> Result<Plan, String> {
    names::new_game(id, ground)?;
    let folder = format!("content/{id}");
    let mut files = vec![
        NewFile::new(format!("{folder}/game.yaml"), GAME),
        NewFile::new(format!("{folder}/standard.yaml"), STANDARD),
    ];
    let english = TEXT.replacen("NAME", &names::in_words(id), 1);
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
    let next =
        format!("change the answers in `{folder}/standard.yaml`, and write each text in place of `{MARK}`");
    Ok(Plan { files, change: None, next })
}

fn head(id: &str, name: &str) -> String {
    let text = format!(
        "{id} in {name}. A text that begins with {MARK} is still to be written: write it in place of the mark \
         and of the hint behind it."
    );
    comment(0, &text)
}
