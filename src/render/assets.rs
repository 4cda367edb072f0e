//! Styles, scripts and what they load: each named by its content, each naming the next.

use std::collections::BTreeMap;

use super::file::{File, Kind};
use super::uncommented::uncommented;
use crate::resolve::index::Index;

/// The kinds of file that pages load; what else lies in `site/` is for those who work on it.
const PUBLISHED: [&str; 7] = ["css", "js", "wasm", "svg", "woff2", "png", "ico"];
/// The kinds that name other files.
const NAMING: [&str; 2] = ["css", "js"];
/// What a WebAssembly module begins with.
const WASM: &[u8] = b"\0asm";
/// Hexadecimal digits of the digest in a name.
const DIGITS: usize = 10;

/// Every published file of `site/`.
pub(super) struct Assets {
    by_name: BTreeMap<String, Asset>,
}

/// Why the files can have no names.
pub(super) struct Wrong {
    /// The file in which it shows, by its name in `site/`.
    pub(super) file: String,
    pub(super) message: String,
}

impl Wrong {
    fn new(file: &str, message: String) -> Wrong {
        Wrong { file: file.to_owned(), message }
    }
}

struct Asset {
    /// Below the output folder.
    path: String,
    address: String,
    bytes: Vec<u8>,
}

impl Assets {
    /// Names the files and rewrites the names inside them.
    ///
    /// # Errors
    /// Says which files name one another in a circle, so that none of them could be named by its
    /// content; which file a script or a style loads in vain; or what is no module of the engine.
    pub(super) fn new<'a>(
        files: impl Iterator<Item = (&'a str, &'a [u8])>,
        index: &Index,
    ) -> Result<Assets, Wrong> {
        let sources = files.filter(|(name, _)| is_published(name)).collect();
        let mut naming = Naming { sources, index, done: BTreeMap::new(), open: Vec::new() };
        let names: Vec<&str> = naming.sources.keys().copied().collect();
        for name in names {
            naming.name(name)?;
        }
        Ok(Assets { by_name: naming.done })
    }

    /// The address of a file by its name in `site/`.
    pub(super) fn address(&self, name: &str) -> Option<&str> {
        self.by_name.get(name).map(|asset| asset.address.as_str())
    }

    /// The files to write.
    pub(super) fn files(&self) -> impl Iterator<Item = File> {
        let file =
            |asset: &Asset| File { path: asset.path.clone(), bytes: asset.bytes.clone(), kind: Kind::Asset };
        self.by_name.values().map(file)
    }
}

struct Naming<'a> {
    sources: BTreeMap<&'a str, &'a [u8]>,
    index: &'a Index,
    done: BTreeMap<String, Asset>,
    /// The files being named, each named by the one before.
    open: Vec<&'a str>,
}

impl<'a> Naming<'a> {
    fn name(&mut self, name: &'a str) -> Result<(), Wrong> {
        if self.done.contains_key(name) {
            return Ok(());
        }
        if self.open.contains(&name) {
            let circle: Vec<String> = self.open.iter().map(|name| format!("`site/{name}`")).collect();
            let message = format!("files name one another in a circle: {}", circle.join(", "));
            return Err(Wrong::new(name, message));
        }
        self.open.push(name);
        let source = self.sources[name];
        if extension(name) == "wasm" && !source.starts_with(WASM) {
            let message = format!("`site/{name}` is no WebAssembly module: build it anew");
            return Err(Wrong::new(name, message));
        }
        let bytes = match std::str::from_utf8(source) {
            Ok(text) if NAMING.contains(&extension(name)) => {
                self.rewritten(name, &uncommented(name, text))?.into_bytes()
            }
            Ok(_) | Err(_) => source.to_vec(),
        };
        self.open.pop();
        let path = format!("assets/{}", stamped(name, &bytes));
        let address = self.index.file_address(&path);
        self.done.insert(name.to_owned(), Asset { path, address, bytes });
        Ok(())
    }

    /// The text with the names of other files replaced, wherever they stand as `./name` in quotes or
    /// brackets.
    fn rewritten(&mut self, name: &str, text: &str) -> Result<String, Wrong> {
        let folder = name.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find("./") {
            let (before, from) = rest.split_at(at);
            let whole = &text[..text.len() - from.len()];
            let target = named(before, &from[2..]).filter(|_| !in_doc_comment(whole));
            let found = target.map(|target| (target, format!("{folder}{target}")));
            let known = found
                .and_then(|(target, path)| Some((target, *self.sources.get_key_value(path.as_str())?.0)));
            out.push_str(before);
            match known {
                Some((target, path)) => {
                    self.name(path)?;
                    let written = &self.done[path].path;
                    let below = written.strip_prefix("assets/").and_then(|path| path.strip_prefix(&folder));
                    out.push_str("./");
                    out.push_str(below.expect("the file lies in the same folder or below it"));
                    rest = &from[2 + target.len()..];
                }
                None => {
                    if let Some(target) = target.filter(|_| loads(before)) {
                        let message = format!("`site/{name}` loads `./{target}`, which is not in `site/`");
                        return Err(Wrong::new(name, message));
                    }
                    out.push_str("./");
                    rest = &from[2..];
                }
            }
        }
        out.push_str(rest);
        Ok(out)
    }
}

/// The name that begins after `./`, if it stands in quotes or brackets.
fn named<'t>(before: &str, after: &'t str) -> Option<&'t str> {
    let close = match before.chars().next_back()? {
        '(' => ')',
        quote @ ('"' | '\'' | '`') => quote,
        _ => return None,
    };
    after.split_once(close).map(|(name, _)| name)
}

/// Whether what follows is loaded by a script or a style, and not only mentioned.
fn loads(before: &str) -> bool {
    let before = before.trim_end_matches(['"', '\'', '`']).trim_end();
    ["from", "import", "import(", "URL(", "url("].iter().any(|word| before.ends_with(word))
}

/// What documents a type names files for programmers; pages do not load them for it.
fn in_doc_comment(before: &str) -> bool {
    before.rfind("/**").is_some_and(|open| !before[open..].contains("*/"))
}

fn stamped(name: &str, bytes: &[u8]) -> String {
    let digest = blake3::hash(bytes).to_hex();
    let digest = &digest.as_str()[..DIGITS];
    let (stem, extension) = name.rsplit_once('.').expect("a published file has an extension");
    format!("{stem}.{digest}.{extension}")
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn is_published(name: &str) -> bool {
    let hidden = name.split('/').any(|part| part.starts_with('.'));
    !hidden && PUBLISHED.contains(&extension(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resolve::index::Index;

    fn assets(files: &[(&str, &str)]) -> Result<Assets, String> {
        let index = Index::for_tests("https://example.org/games/");
        Assets::new(files.iter().map(|(name, text)| (*name, text.as_bytes())), &index)
            .map_err(|wrong| wrong.message)
    }

    fn text(assets: &Assets, name: &str) -> String {
        String::from_utf8(assets.by_name[name].bytes.clone()).unwrap()
    }

    #[test]
    fn a_change_at_the_end_of_a_chain_renames_all_of_it() {
        let chain = |wasm| {
            assets(&[
                ("board.js", "import { a } from './engine.js';"),
                ("engine.js", "fetch(new URL(\"./engine.wasm\", import.meta.url))"),
                ("engine.wasm", wasm),
            ])
            .unwrap()
        };
        let (old, new) = (chain("\0asm1"), chain("\0asm2"));
        for name in ["board.js", "engine.js", "engine.wasm"] {
            assert_ne!(old.address(name), new.address(name), "{name}");
        }
        let engine = new.by_name["engine.js"].path.strip_prefix("assets/").unwrap();
        assert_eq!(text(&new, "board.js"), format!("import {{ a }} from './{engine}';"));
        assert!(new.address("board.js").unwrap().starts_with("/games/assets/board."));
    }

    #[test]
    fn rewrites_only_names_of_files_that_are_there() {
        let css = "a { background: url(./b.svg) } /* ./b.svg, '../b.svg', './c.svg' */";
        let assets =
            assets(&[("a.css", css), ("b.svg", "<svg/>"), ("notes.md", ""), (".b.svg", "")]).unwrap();
        let svg = assets.by_name["b.svg"].path.strip_prefix("assets/").unwrap().to_owned();
        let expected = format!("a {{ background: url(./{svg}) }} /* ./b.svg, '../b.svg', './c.svg' */");
        assert_eq!(text(&assets, "a.css"), expected);
        assert_eq!(assets.by_name.len(), 2);
    }

    #[test]
    fn types_may_name_one_another_in_a_circle() {
        let source = "let a; /** @type {import('./b.js').B} */";
        let assets = assets(&[("a.js", source), ("b.js", "import './a.js'")]).unwrap();
        assert_eq!(text(&assets, "a.js"), source);
    }

    #[test]
    fn refuses_what_would_be_dead_on_the_page() {
        for (files, expected) in [
            (("a.js", "import { b } from './b.js';"), "`site/a.js` loads `./b.js`, which is not in `site/`"),
            (("a.js", "new URL(\"./a.wasm\", x)"), "`site/a.js` loads `./a.wasm`, which is not in `site/`"),
            (
                ("a.css", "a { background: url(./b.svg) }"),
                "`site/a.css` loads `./b.svg`, which is not in `site/`",
            ),
            (("a.wasm", ""), "`site/a.wasm` is no WebAssembly module: build it anew"),
        ] {
            assert_eq!(assets(&[files]).err().unwrap(), expected);
        }
    }

    #[test]
    fn refuses_a_circle() {
        let circle = assets(&[("a.js", "import './b.js'"), ("b.js", "import './a.js'")]);
        assert_eq!(circle.err().unwrap(), "files name one another in a circle: `site/a.js`, `site/b.js`");
    }
}
