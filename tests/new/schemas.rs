//! The schemas of editors' programs: every YAML file leads to its own, and `variorum schemas` writes them.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{Site, files, variorum};

/// Every YAML file of a site leads by its first line to a schema that is there, and fits it.
fn leads_to_schemas(root: &Path) -> usize {
    let mut count = 0;
    for (path, bytes) in files(&root.join("content")) {
        let Some(folder) = path.strip_suffix(".yaml").map(|path| Path::new(path).parent().unwrap()) else {
            continue;
        };
        let text = String::from_utf8(bytes).unwrap();
        let line = text.lines().next().unwrap();
        let schema =
            line.strip_prefix("# yaml-language-server: $schema=").unwrap_or_else(|| panic!("{path}"));
        let schema = root.join("content").join(folder).join(schema);
        let schema = fs::canonicalize(&schema).unwrap_or_else(|_| panic!("{path}: no {}", schema.display()));
        assert_eq!(schema.parent().unwrap(), fs::canonicalize(root.join("schemas")).unwrap());
        let schema = fs::read_to_string(&schema).unwrap();
        assert!(schema.contains(&title(&path)), "{path}: {line}");
        let schema = serde_json::from_str(&schema).unwrap();
        let value: Value = serde_yaml::from_str(&text).unwrap();
        jsonschema::validate(&schema, &value).unwrap_or_else(|error| panic!("{path}: {error}"));
        count += 1;
    }
    count
}

/// What the schema of the file at this path below `content/` is called.
fn title(path: &str) -> String {
    let parts: Vec<&str> = path.trim_end_matches(".yaml").split('/').collect();
    let name = match parts.last().unwrap() {
        name @ (&"site" | &"game" | &"standard" | &"variant") => name,
        _ => "LOCALE",
    };
    let folders = match parts.len() {
        1 => "",
        2 => "GAME/",
        _ => "GAME/VARIANT/",
    };
    format!("\"title\": \"content/{folders}{name}.yaml\"")
}

#[test]
fn every_file_leads_to_its_schema() {
    assert!(leads_to_schemas(Path::new(env!("CARGO_MANIFEST_DIR"))) > 15);
    let site = Site::begun("schemas-lead");
    site.begin_well(&["game", "royal-road"]);
    site.begin_well(&["variant", "royal-road/slow"]);
    site.begin_well(&["variant", "royal-road/slower", "--from", "slow"]);
    site.begin_well(&["game", "lost-race", "--unplayable"]);
    site.begin_well(&["variant", "lost-race/other"]);
    site.begin_well(&["locale", "fr"]);
    assert!(leads_to_schemas(&site.0) > 10);
    site.only_todos();
}

#[test]
fn schemas_are_written_again_but_never_over_what_somebody_changed() {
    let site = Site::begun("schemas-again");
    let root = site.0.to_str().unwrap();
    let run = || {
        let output = variorum(&["schemas", root]);
        let told = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(told).unwrap())
    };
    let first = files(&site.0);
    assert_eq!(run(), (Some(0), "the schemas are up to date\n".to_owned()));
    // One is gone, and one is that of another version, as that version wrote it.
    fs::remove_file(site.0.join("schemas/game.json")).unwrap();
    let lines = "  \"type\": \"object\"\n}";
    let digest = &blake3::hash(lines.as_bytes()).to_hex()[..16];
    let comment = format!("  \"$comment\": \"written by `variorum schemas`, {digest}\",");
    let older = format!("{{\n{comment}\n{lines}\n");
    site.write("schemas/site.json", older.as_bytes());
    let expected = "wrote schemas/site.json\nwrote schemas/game.json\n";
    assert_eq!(run(), (Some(0), expected.to_owned()));
    assert!(files(&site.0) == first);
    // Nothing is written where somebody has changed one.
    let changed = site.read("schemas/site.json").replace("badge", "sign");
    site.write("schemas/site.json", changed.as_bytes());
    fs::remove_file(site.0.join("schemas/game.json")).unwrap();
    let before = files(&site.0);
    let (code, told) = run();
    assert_eq!(code, Some(2));
    assert!(told.starts_with("error: `schemas/site.json` is not as this program wrote it: "), "{told}");
    assert!(files(&site.0) == before);
    let nowhere = variorum(&["schemas", site.0.join("content").to_str().unwrap()]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(String::from_utf8(nowhere.stderr).unwrap().contains("give the site's folder"));
}
