//! `variorum schemas`: writes the schemas of editors' programs into a site's folder, or brings them up to date.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::print::end;
use super::stop::Stop;
use crate::emit::create::create;
use crate::format::{FOLDER, is_as_written, schemas};
use crate::scaffold::{Change, NewFile, Plan};

/// Where to write them.
#[derive(clap::Args, Clone, Debug)]
pub struct SchemasOptions {
    /// The folder of the site; the schemas go to `schemas/` in it
    #[arg(default_value = ".", value_name = "DIR")]
    pub folder: PathBuf,
}

/// Writes the schemas and tells of them on the terminal; gives the code that the program ends with. A file
/// that somebody else has written or changed is left alone, and then all are.
pub fn run(options: &SchemasOptions) -> ExitCode {
    end(write(&options.folder))
}

fn write(root: &Path) -> Result<String, Stop> {
    let settings = root.join("content").join("site.yaml");
    if !settings.is_file() {
        let message = format!("no file `{}`: give the site's folder", settings.display());
        return Err(Stop::Message(message));
    }
    let mut lines = String::new();
    for plan in plans(root)? {
        create(root, &plan).map_err(|error| Stop::Message(error.to_string()))?;
        let wrote = plan.files.iter().map(|file| &file.path);
        for path in wrote.chain(plan.change.iter().map(|change| &change.path)) {
            lines += &format!("wrote {path}\n");
        }
    }
    if lines.is_empty() {
        lines.push_str("the schemas are up to date\n");
    }
    Ok(lines)
}

/// What to write, a file each.
fn plans(root: &Path) -> Result<Vec<Plan>, Stop> {
    let mut plans = Vec::new();
    let mut foreign = Vec::new();
    for (name, text) in schemas() {
        let path = format!("{FOLDER}/{name}");
        let was = match fs::read_to_string(root.join(&path)) {
            Ok(was) => was,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let files = vec![NewFile { path, bytes: text.into_bytes() }];
                plans.push(Plan { files, ..Plan::default() });
                continue;
            }
            Err(error) => return Err(Stop::Message(format!("cannot read `{path}`: {error}"))),
        };
        if was.replace("\r\n", "\n") == text {
            continue;
        }
        if is_as_written(&was) {
            let change = Some(Change { path, was, becomes: text });
            plans.push(Plan { change, ..Plan::default() });
        } else {
            foreign.push(format!("`{path}`"));
        }
    }
    if foreign.is_empty() {
        return Ok(plans);
    }
    let (is, it) = if foreign.len() == 1 { ("is", "it") } else { ("are", "them") };
    let message = format!(
        "{} {is} not as this program wrote {it}: give {it} another name or remove {it}; nothing was written",
        foreign.join(", ")
    );
    Err(Stop::Message(message))
}
