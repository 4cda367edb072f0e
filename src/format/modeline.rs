//! The first line of a YAML file, by which editors' programs find its schema.

use super::{FILES, FOLDER, FileKind};

/// The line for a file at this path of a site; empty for a file that has no schema.
pub(crate) fn modeline(path: &str) -> String {
    let Some(kind) = kind(path).filter(|kind| kind.has_schema()) else { return String::new() };
    let up = "../".repeat(path.matches('/').count());
    format!("# yaml-language-server: $schema={up}{FOLDER}/{}.json\n", kind.name)
}

/// What kind of file stands at this path: of those that can, the one whose path is given most exactly.
pub(crate) fn kind(path: &str) -> Option<&'static FileKind> {
    let names: Vec<&str> = path.split('/').collect();
    let is_page = |path: &str| path.starts_with("content/pages/");
    FILES
        .iter()
        .filter(|kind| is_page(kind.path) == is_page(path))
        .filter(|kind| {
            let parts: Vec<&str> = kind.path.split('/').collect();
            let stands = |(part, name): (&&str, &&str)| {
                part == name || (is_open(part) && ending(part) == ending(name))
            };
            parts.len() == names.len() && parts.iter().zip(&names).all(stands)
        })
        .min_by_key(|kind| kind.path.split('/').filter(|part| is_open(part)).count())
}

/// Whether a part of a path stands for many names.
fn is_open(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_uppercase())
}

fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_from_the_file_to_its_schema() {
        for (path, schema) in [
            ("content/site.yaml", "../schemas/site.json"),
            ("content/a/game.yaml", "../../schemas/game.json"),
            ("content/a/pt-BR.yaml", "../../schemas/game-text.json"),
            ("content/a/b/variant.yaml", "../../../schemas/variant.json"),
            ("content/a/b/en.yaml", "../../../schemas/variant-text.json"),
        ] {
            assert_eq!(modeline(path), format!("# yaml-language-server: $schema={schema}\n"));
        }
        for path in [
            "locales/en/own.ftl",
            "content/a/b/c/en.yaml",
            "content/pages/about/en.md",
            "content/pages/a/en.yaml",
        ] {
            assert_eq!(modeline(path), "", "{path}");
        }
    }
}
