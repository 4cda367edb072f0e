//! Lists the default templates, messages, styles, scripts and fonts that the program carries inside: every file of
//! four folders, in the order of the names, by its path in the project.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The folders that a site need not have.
const FOLDERS: [&str; 4] = ["fonts", "locales", "site", "templates"];

/// What the names of fonts end in.
const FONTS: [&str; 2] = [".otf", ".ttf"];

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        gather(folder, &mut paths)?;
    }
    println!("cargo::rerun-if-changed=build.rs");
    paths.sort();
    let mut list = "static FILES: &[(&str, &[u8])] = &[\n".to_owned();
    for path in paths {
        // The compiler puts the project's place in, so that the list is the same on every machine.
        let bytes = format!("include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))");
        list += &format!("    ({path:?}, {bytes}),\n");
    }
    list += "];\n";
    let target = env::var_os("OUT_DIR").ok_or("cargo names no folder for the list")?;
    fs::write(Path::new(&target).join("defaults.rs"), list)?;
    Ok(())
}

/// The files below a folder. Names that begin with a dot are left out, as they are when a site is read, and what
/// lies beside the fonts.
fn gather(folder: &str, paths: &mut Vec<String>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|name| format!("{name:?} is no Unicode text"))?;
        let path = format!("{folder}/{name}");
        if name.starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            gather(&path, paths)?;
        } else if folder != "fonts" || FONTS.iter().any(|ending| name.ends_with(ending)) {
            paths.push(path);
        }
    }
    Ok(())
}
