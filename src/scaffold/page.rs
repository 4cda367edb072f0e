//! A new page of prose in the site's own language, with comments that guide.

use super::{Ground, NewFile, Plan, names};

const PAGE: &str = include_str!("files/page.md");

/// Plans a page.
///
/// # Errors
/// Says why the site cannot have it.
pub(crate) fn page(id: &str, ground: &Ground) -> Result<Plan, String> {
    names::new_page(id, ground)?;
    let locale = ground.default_locale();
    let path = format!("content/pages/{id}/{locale}.md");
    let next = format!(
        "write `{path}`; for another language, copy it beside itself under the language's name, and lead to it \
         from other texts by `[](page:{id})`"
    );
    let text = PAGE.replacen("NAME", &names::in_words(id), 1);
    Ok(Plan { files: vec![NewFile::new(path, text)], next, ..Plan::default() })
}
