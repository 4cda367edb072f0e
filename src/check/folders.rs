//! Which file is what: the documents of `content/` by the place they stand in.

use std::collections::{BTreeMap, BTreeSet};

use super::ids::folded;
use crate::diag::Diagnostics;
use crate::load::tree::Document;
use crate::source::{FileId, Span};

/// The documents of a site.
#[derive(Default)]
pub(super) struct Folders {
    pub(super) site: Option<Document>,
    pub(super) games: BTreeMap<String, GameDocuments>,
    pub(super) pages: BTreeMap<String, Texts>,
}

/// The documents of a game.
#[derive(Default)]
pub(super) struct GameDocuments {
    pub(super) game: Option<Document>,
    pub(super) standard: Option<Document>,
    pub(super) texts: Texts,
    pub(super) variants: BTreeMap<String, VariantDocuments>,
}

/// The documents of a variant.
#[derive(Default)]
pub(super) struct VariantDocuments {
    pub(super) variant: Option<Document>,
    pub(super) texts: Texts,
}

/// Documents by the name that should be a locale's.
pub(super) type Texts = BTreeMap<String, Document>;

/// Sorts the documents into folders. One that is nowhere read from, and names that differ only by case
/// or Unicode form, are reported; of such names the one that is no id is left out.
pub(super) fn folders(documents: Vec<Document>, diags: &mut Diagnostics) -> Folders {
    let clashing = clashing(&documents, diags);
    let mut folders = Folders::default();
    for document in documents {
        if prefixes(&document.path).any(|prefix| clashing.contains(prefix)) {
            continue;
        }
        let path = document.path.clone();
        let parts: Vec<&str> = path.split('/').collect();
        match parts.as_slice() {
            ["site.yaml"] => folders.site = Some(document),
            ["pages", page, name] => {
                let texts = folders.pages.entry((*page).to_owned()).or_default();
                match name.strip_suffix(".md") {
                    Some(locale) => drop(texts.insert(locale.to_owned(), document)),
                    None => report_yaml_page(&document, stem(name), diags),
                }
            }
            [.., name] if name.ends_with(".md") => report_markdown(document.file, diags),
            [game, name] if *game != "pages" => {
                let game = folders.games.entry((*game).to_owned()).or_default();
                match *name {
                    "game.yaml" => game.game = Some(document),
                    "standard.yaml" => game.standard = Some(document),
                    _ => {
                        game.texts.insert(stem(name), document);
                    }
                }
            }
            [game, variant, name] => {
                let game = folders.games.entry((*game).to_owned()).or_default();
                let variant = game.variants.entry((*variant).to_owned()).or_default();
                match *name {
                    "variant.yaml" => variant.variant = Some(document),
                    _ => {
                        variant.texts.insert(stem(name), document);
                    }
                }
            }
            _ => report_misplaced(document.file, diags),
        }
    }
    folders
}

fn stem(name: &str) -> String {
    name.strip_suffix(".yaml").unwrap_or(name).to_owned()
}

/// Reports a file that no part of the site is read from.
pub(super) fn report_misplaced(file: FileId, diags: &mut Diagnostics) {
    diags
        .error("misplaced-file", "nothing is read from a file in this place", Span::start_of(file))
        .help("move it to the folder of its game, variant, page or language");
}

/// Reports a page's text that is no Markdown file.
fn report_yaml_page(document: &Document, locale: String, diags: &mut Diagnostics) {
    diags.error("page-in-yaml", "the text of a page is a Markdown file", Span::start_of(document.file)).help(
        format!(
            "rename it `{locale}.md`; put a line `---` above `name` and another below `lead`, and the text \
             below that, without `text: |` and without its indent"
        ),
    );
}

/// Reports Markdown in a place where no page is.
fn report_markdown(file: FileId, diags: &mut Diagnostics) {
    diags
        .error("misplaced-file", "nothing is read from Markdown in this place", Span::start_of(file))
        .help("a page is a file like `content/pages/ID/en.md`; texts of games and variants are YAML");
}

/// The names, of folders or files, that are another one's but for case or Unicode form.
fn clashing(documents: &[Document], diags: &mut Diagnostics) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, (&str, FileId)> = BTreeMap::new();
    let mut clashing = BTreeSet::new();
    for document in documents {
        for name in prefixes(&document.path) {
            let (first, file) = *seen.entry(folded(name)).or_insert((name, document.file));
            if first == name {
                continue;
            }
            // What stands in the two folders clashes only with them.
            if clashing.contains(name) || clashing.contains(first) {
                break;
            }
            let other = (name, document.file);
            let (kept, left) =
                if first == folded(first) { ((first, file), other) } else { (other, (first, file)) };
            let message = format!("`{}` differs from `{}` only by case or by Unicode form", left.0, kept.0);
            diags
                .error("name-clash", message, Span::start_of(left.1))
                .related(Span::start_of(kept.1), "this is the other one")
                .help("give one of the two another name");
            clashing.insert(left.0.to_owned());
            break;
        }
    }
    clashing
}

/// A path's folders, from the outermost, and the path itself.
fn prefixes(path: &str) -> impl Iterator<Item = &str> {
    let ends = path.match_indices('/').map(|(at, _)| at).chain([path.len()]);
    ends.map(|end| &path[..end])
}
