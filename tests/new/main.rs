//! `variorum new`, run as an editor runs it: each scaffold builds at once, tells only what is still to be
//! written, and overwrites nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod alone;
mod begun;
mod schemas;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use variorum::{BuildOptions, build, check, rulesets};
use walkdir::WalkDir;

/// A site in a folder of its own.
struct Site(PathBuf);

impl Site {
    fn empty(name: &str) -> Site {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new").join(name);
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        Site(root)
    }

    /// The shipped content; all else the program brings along.
    fn shipped(name: &str) -> Site {
        let site = Site::empty(name);
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
        for (path, bytes) in files(&from) {
            site.write(&format!("content/{path}"), &bytes);
        }
        site
    }

    /// A site that `variorum new site` has made.
    fn begun(name: &str) -> Site {
        let site = Site::empty(name);
        let output = variorum(&["new", "site", site.0.to_str().unwrap()]);
        assert!(output.status.success(), "{output:?}");
        site
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).unwrap()
    }

    fn begin(&self, arguments: &[&str]) -> Output {
        variorum(&[&["new"], arguments, &["--root", self.0.to_str().unwrap()]].concat())
    }

    fn begin_well(&self, arguments: &[&str]) {
        let output = self.begin(arguments);
        assert!(output.status.success(), "{output:?}");
    }

    /// What the report says, a code a line: each must be that of a text to be written.
    fn only_todos(&self) -> usize {
        let text = check(&self.0).unwrap().text();
        let heads: Vec<&str> =
            text.lines().filter(|line| line.starts_with("error[") || line.starts_with("warning[")).collect();
        let others: Vec<&&str> =
            heads.iter().filter(|line| !line.starts_with("warning[todo-text]")).collect();
        assert!(others.is_empty(), "{others:?}");
        heads.len()
    }

    fn pages(&self) -> BTreeMap<String, String> {
        let built = build(&BuildOptions::plain(self.0.clone())).unwrap();
        assert!(!built.report.has_errors(), "{}", built.report.text());
        let files = files(&self.0.join("public")).into_iter();
        files
            .filter(|(path, _)| path.ends_with(".html"))
            .map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap()))
            .collect()
    }
}

/// Every file below a folder by its path.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in WalkDir::new(folder) {
        let entry = entry.unwrap();
        if entry.file_type().is_file() {
            let path = entry.path().strip_prefix(folder).unwrap().to_str().unwrap().replace('\\', "/");
            found.insert(path, fs::read(entry.path()).unwrap());
        }
    }
    found
}

fn variorum(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_variorum"));
    command.args(arguments).output().unwrap()
}

#[test]
fn a_variant_begins_with_another_ones_changes() {
    let site = Site::shipped("variant-from");
    site.begin_well(&["variant", "senet/house-rules", "--from", "jequier"]);
    assert_eq!(
        site.only_todos(),
        17 + 6 * 18,
        "lead, about, history, nine rows, two texts for the comparison and three notes on sources, in the \
         other languages the name too"
    );
    let rulesets: BTreeMap<_, _> = rulesets(&site.0).unwrap().into_iter().collect();
    assert_eq!(rulesets["senet/house-rules"].rules(), rulesets["senet/jequier"].rules());
    // Its versions and its review are its own.
    let rules = site.read("content/senet/house-rules/variant.yaml");
    assert!(rules.contains(".\nruleset:\n"), "{rules}");
    assert!(rules.ends_with("\n# reviewed: 2026-01-31\n") && !rules.contains("\nversions:"), "{rules}");
    let english = site.read("content/senet/house-rules/en.yaml");
    for expected in [
        "name: House rules\n",
        "lead: (todo) ",
        "  # Throws. The standard: Four [throwing sticks]",
        "  # jequier: The same four sticks, but none up counts 6.\n  throws: (todo)\n",
    ] {
        assert!(english.contains(expected), "{expected}\n{english}");
    }
    assert!(site.pages().contains_key("ru/senet/house-rules/index.html"));
}

#[test]
fn a_variant_begins_with_one_change_to_learn_from() {
    let site = Site::shipped("variant");
    site.begin_well(&["variant", "senet/house-rules"]);
    assert_eq!(site.only_todos(), 4 + 6 * 5);
    let rules = site.read("content/senet/house-rules/variant.yaml");
    assert!(rules.contains("ruleset:\n  no-move: lose-turn\n  # start: { first: [1, 3, 5, 7, 9]"), "{rules}");
    assert!(rules.contains("\ntable: [no-possible-move]\n"), "{rules}");
    let uncommented = rules.replace("  # throw-again: [1, 4, 5]", "  throw-again: [4]");
    let uncommented = uncommented.replace("[no-possible-move]", "[no-possible-move, extra-throws]");
    site.write("content/senet/house-rules/variant.yaml", uncommented.as_bytes());
    let text = check(&site.0).unwrap().text();
    assert!(text.contains("error[missing-text]: `rules.extra-throws` is missing in `en`"), "{text}");
}

#[test]
fn a_variant_of_rules_that_cannot_be_played_has_a_reason_to_write() {
    let site = Site::shipped("variant-unplayable");
    site.begin_well(&["variant", "senet/lost", "--unplayable"]);
    assert_eq!(
        site.only_todos(),
        4 + 6 * 5,
        "lead, about, history and the reason, in the other languages the name too"
    );
    let pages = site.pages();
    assert!(pages["en/senet/lost/index.html"].contains("id=\"no-board\""));
    // What begins with it, or stands in a game without rulesets, has none either.
    site.begin_well(&["variant", "senet/lost-too", "--from", "lost"]);
    let standard = "playable: false\nversions: [{ version: 1, date: 2026-01-31 }]\n";
    fs::write(site.0.join("content/senet/standard.yaml"), standard).unwrap();
    for variant in ["bell", "jequier", "kendall"] {
        fs::remove_dir_all(site.0.join("content/senet").join(variant)).unwrap();
    }
    let game = fs::read_to_string(site.0.join("content/senet/game.yaml")).unwrap();
    fs::write(site.0.join("content/senet/game.yaml"), game.replace("jequier, bell, kendall, ", "")).unwrap();
    site.begin_well(&["variant", "senet/third"]);
    for variant in ["lost-too", "third"] {
        let rules =
            fs::read_to_string(site.0.join("content/senet").join(variant).join("variant.yaml")).unwrap();
        assert!(rules.contains("\nplayable: false\n"), "{rules}");
        let texts = fs::read_to_string(site.0.join("content/senet").join(variant).join("el.yaml")).unwrap();
        assert!(texts.contains("\nunplayable: |\n  (todo)\n"), "{texts}");
    }
}

#[test]
fn a_game_is_a_race_that_can_be_played() {
    let site = Site::shipped("game");
    site.begin_well(&["game", "royal-road"]);
    site.begin_well(&["variant", "royal-road/slow"]);
    site.only_todos();
    let names: Vec<String> = rulesets(&site.0).unwrap().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names[..2], ["royal-road/standard", "royal-road/slow"]);
    let pages = site.pages();
    assert!(pages["en/royal-road/index.html"].contains("<h1>Royal road</h1>"));
    // What no language has written shows as it is; what English has, in English.
    assert!(pages["el/royal-road/index.html"].contains("<h1 lang=\"en\" dir=\"ltr\">Royal road</h1>"));
}

#[test]
fn a_language_has_the_source_beside_each_text() {
    let site = Site::shipped("locale");
    let before = site.pages();
    site.begin_well(&["locale", "nl"]);
    assert!(site.only_todos() > 200);
    let dutch = site.read("content/senet/bell/nl.yaml");
    assert!(dutch.contains("\n# name: Senet after Bell\nname: (todo)\n"), "{dutch}");
    assert!(dutch.contains("\n\n# Markdown\n# history: |\n#   "), "{dutch}");
    let messages = site.read("locales/nl/site.ftl");
    assert!(messages.contains("\n# skip-to-content = Skip to the content\nskip-to-content = (todo)\n"));
    assert!(messages.contains("### Where a text counts, the forms are: "));
    let pages = site.pages();
    let page = &pages["nl/senet/bell/index.html"];
    assert!(page.contains("<html lang=\"nl\" dir=\"ltr\">"));
    assert!(page.contains("<h1 lang=\"en\" dir=\"ltr\">Senet after Bell</h1>"), "{page}");
    assert!(pages.values().all(|page| !page.contains("(todo)")));
    assert!(before.keys().all(|path| pages.contains_key(path)));
}

#[test]
fn a_language_that_the_program_speaks_needs_only_the_sites_own_words() {
    let site = Site::begun("locale-carried");
    site.begin_well(&["locale", "el"]);
    assert!(site.0.join("locales/el/own.ftl").is_file());
    assert!(!site.0.join("locales/el/site.ftl").exists());
    site.only_todos();
    let pages = site.pages();
    let greek =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/el/site.ftl")).unwrap();
    let skip = greek.lines().find_map(|line| line.strip_prefix("skip-to-content = ")).unwrap();
    assert!(pages["el/index.html"].contains(skip));
    assert!(!pages["el/index.html"].contains("Variorum"), "the site's own name stands for the program's");
}

#[test]
fn languages_are_known_with_their_direction() {
    let site = Site::begun("locale-rtl");
    for (tag, line) in [
        ("ar", "  ar: { name: العربية, direction: right-to-left }"),
        ("pt-BR", "  pt-BR: { name: Português (Brasil) }"),
        ("en-GB", "  en-GB: { name: British English }"),
    ] {
        site.begin_well(&["locale", tag]);
        assert!(site.read("content/site.yaml").contains(&format!("\n{line}\n")), "{tag}");
    }
    site.begin_well(&["locale", "sah", "--name", "Саха: тыла"]);
    assert!(site.read("content/site.yaml").contains("\n  sah: { name: \"Саха: тыла\" }\n"));
    site.only_todos();
    assert!(!site.0.join("locales/en-GB/site.ftl").exists(), "English serves British readers");
    assert!(site.pages()["ar/index.html"].contains("<html lang=\"ar\" dir=\"rtl\">"));
}

#[test]
fn a_list_gets_one_item_and_all_else_stays() {
    let site = Site::shipped("list");
    let (game, settings) = (site.read("content/senet/game.yaml"), site.read("content/site.yaml"));
    site.begin_well(&["variant", "senet/house-rules"]);
    site.begin_well(&["locale", "nl"]);
    let expected = game.replace(", kendall]", ", kendall, house-rules]");
    assert_ne!(game, expected);
    assert_eq!(site.read("content/senet/game.yaml"), expected);
    let last = "  ja: { name: 日本語 }\n";
    let expected = settings.replace(last, &format!("{last}  nl: {{ name: Nederlands }}\n"));
    assert_ne!(settings, expected);
    assert_eq!(site.read("content/site.yaml"), expected);
}

#[test]
fn nothing_is_overwritten() {
    let site = Site::shipped("overwrite");
    site.write("content/senet/house-rules/notes.txt", b"mine");
    site.write("locales/nl/play.ftl.old", b"mine");
    site.begin_well(&["variant", "senet/house-rules"]);
    site.begin_well(&["copy", "templates/home.html"]);
    let before = files(&site.0);
    for (arguments, expected) in [
        (&["game", "senet"][..], "`content/senet/game.yaml`, "),
        (&["variant", "senet/bell"], "`content/senet/bell/variant.yaml`, "),
        (&["variant", "senet/house-rules", "--from", "bell"], "`content/senet/house-rules/variant.yaml`, "),
        (&["copy", "templates/home.html"], "`templates/home.html` is there already: nothing was written\n"),
        (&["locale", "el"], "the site has the language `el` already, as `el`\n"),
    ] {
        let output = site.begin(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.starts_with(&format!("error: {expected}")), "{arguments:?}: {told}");
        assert!(files(&site.0) == before, "{arguments:?}");
    }
    let again = variorum(&["new", "site", site.0.to_str().unwrap()]);
    assert_eq!(again.status.code(), Some(2));
    assert!(files(&site.0) == before);
}

#[test]
fn names_are_held_to_the_rules_of_files() {
    let site = Site::shipped("names");
    site.write("content/pages/rules/en.md", b"---\nname: Rules\nlead: Rules.\n---\nRules.\n");
    let before = files(&site.0);
    for (arguments, expected) in [
        (
            &["game", "Royal Road"][..],
            "expected an id of small letters a to z, digits and hyphens, found `Royal Road`: write `royal-road`",
        ),
        (
            &["game", "../x"],
            "expected an id of small letters a to z, digits and hyphens, found `../x`: write `x`",
        ),
        (&["game", "rules"], "the page `content/pages/rules` has the address `/rules/` already"),
        (&["game", "pages"], "`pages` cannot name a game: `content/pages` has the pages of prose"),
        (
            &["variant", "house-rules"],
            "expected a game and an id like `GAME/house-rules`, found `house-rules`",
        ),
        (&["variant", "sent/house-rules"], "there is no game `sent`: did you mean `senet`?"),
        (
            &["variant", "senet/house_rules"],
            "expected an id of small letters a to z, digits and hyphens, found `house_rules`: write `house-rules`",
        ),
        (
            &["variant", "senet/standard"],
            "a variant cannot be called `standard`: this is the name of the standard's own ruleset",
        ),
        (
            &["variant", "senet/house-rules", "--from", "jequer"],
            "there is no variant `jequer`: did you mean `jequier`?",
        ),
        (
            &["locale", "gr"],
            "`gr` is the code of no language whose plural forms are known: did you mean `el`?",
        ),
        (&["locale", "pt_BR"], "expected a language code like `en` or `pt-BR`, found `pt_BR`: write `pt-BR`"),
        (&["locale", "EL"], "the site has the language `el` already, as `el`"),
        (&["locale", "sah"], "the own name of `sah` is not known here: give it with --name"),
        (
            &["copy", "templates/hom.html"],
            "the program carries no file `templates/hom.html`: did you mean `templates/home.html`?",
        ),
    ] {
        let output = site.begin(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told, format!("error: {expected}\n"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    assert!(files(&site.0) == before);
}

#[test]
fn retired_ids_are_not_given_again() {
    let site = Site::shipped("retired");
    let settings = site.read("content/site.yaml") + "retired: { zenet: senet }\n";
    site.write("content/site.yaml", settings.as_bytes());
    let game = site.read("content/senet/game.yaml") + "retired: { variants: { old-bell: bell } }\n";
    site.write("content/senet/game.yaml", game.as_bytes());
    let before = files(&site.0);
    for (arguments, expected) in [
        (&["game", "zenet"], "`zenet` is retired: its address leads on to `senet`"),
        (&["variant", "senet/old-bell"], "`old-bell` is retired: its address leads on to `bell`"),
    ] {
        let output = site.begin(arguments);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("error: {expected}\n"));
        assert_eq!(output.status.code(), Some(2));
    }
    assert!(files(&site.0) == before);
}

#[test]
fn a_site_with_errors_is_told_of_them_and_gets_nothing() {
    let site = Site::shipped("errors");
    site.write("content/senet/ru.yaml", b"nmae: x\n");
    let before = files(&site.0);
    let output = site.begin(&["variant", "senet/house-rules"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("error[unknown-key]: unknown key `nmae`"));
    assert!(files(&site.0) == before);
}

#[test]
fn a_page_begins_in_the_sites_own_language() {
    let site = Site::shipped("page");
    site.begin_well(&["page", "how-to-read"]);
    assert_eq!(site.only_todos(), 2, "lead and text");
    let text = site.read("content/pages/how-to-read/en.md");
    assert!(text.contains("\nname: How to read\n") && text.contains("\n---\n\n(todo) "), "{text}");
    let pages = site.pages();
    assert!(
        pages.contains_key("en/how-to-read/index.html") && !pages.contains_key("el/how-to-read/index.html")
    );
    assert!(!pages["en/how-to-read/index.html"].contains("<!--"), "comments are not shown");
    for (id, reason) in [
        ("senet", "the game `content/senet` has the address `/senet/` already"),
        ("about", "there is a page `content/pages/about` already"),
        ("Ä", "expected an id of small letters a to z, digits and hyphens, found `Ä`"),
    ] {
        let output = site.begin(&["page", id]);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && told.contains(reason), "{told}");
    }
}
