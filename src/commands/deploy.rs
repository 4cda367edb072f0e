//! `variorum deploy`: puts a built folder up where readers find it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use super::build::{counted, whole};
use super::print::{end, print};
use super::progress::Progress;
use super::stop::Stop;
use crate::deploy::store::Store;
use crate::deploy::{Action, Plan, Planned, plan};
use crate::emit::built::BuiltFolder;
use crate::emit::listed;
use crate::hosts::{Encoding, headers};

/// What to put up, and where.
#[derive(clap::Args, Clone, Debug)]
pub struct DeployOptions {
    /// A folder, or a place that rclone reaches, such as `remote:bucket`
    pub target: String,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// The built folder, of this build or an earlier one [default: ROOT/public]
    #[arg(long, value_name = "DIR")]
    pub from: Option<PathBuf>,
    /// Shows what would be done, and does nothing
    #[arg(long)]
    pub plan: bool,
    /// How a plan is shown
    #[arg(long, value_enum, default_value = "text", requires = "plan")]
    pub format: PlanFormat,
}

/// How a plan is shown.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanFormat {
    /// A line for each file
    Text,
    /// For other programs
    Json,
}

/// Where a site is put.
enum Target<'a> {
    Folder(&'a Path),
    Store(&'a str),
}

/// Puts a built folder up; gives the code that the program ends with.
pub fn run(options: &DeployOptions) -> ExitCode {
    end(deployed(options))
}

fn deployed(options: &DeployOptions) -> Result<String, Stop> {
    let from = options.from.clone().unwrap_or_else(|| options.root.join("public"));
    let built = BuiltFolder::read(&from).map_err(|error| error.to_string())?;
    match target(&options.target) {
        Target::Folder(folder) => {
            if whole(folder).starts_with(whole(&from)) {
                let (from, folder) = (from.display(), folder.display());
                return Err(Stop::Message(format!(
                    "cannot deploy `{from}` into itself: choose a folder outside, not `{folder}`"
                )));
            }
            let there = built.compared_with(folder).map_err(|error| error.to_string())?;
            let plan = plan(&built.files, &there);
            if options.plan {
                return shown(options, &plan);
            }
            begun(&plan, &built, &options.target)?;
            let progress = Progress::new(built.files.len(), "files");
            let put = built.put_into(folder, |_| progress.advance(1));
            progress.end();
            put.map_err(|error| error.to_string())?;
            Ok(summary(&plan, &options.target))
        }
        Target::Store(name) => {
            let store = Store::look(name, &from, &built.files)?;
            let plan = plan(&built.files, &store.there);
            if options.plan {
                return shown(options, &plan);
            }
            begun(&plan, &built, &options.target)?;
            let progress = Progress::new(plan.written().count(), "files");
            let put = store.deploy(&plan, &from, |_| progress.advance(1));
            progress.end();
            let again = "the same command finishes what is left";
            put.map_err(|error| format!("{error}; {again}"))?;
            Ok(summary(&plan, &options.target))
        }
    }
}

/// As rclone tells them apart: a remote's name ends in the first `:`, before any `/`.
fn target(text: &str) -> Target<'_> {
    match text.split_once(':') {
        // On Windows, one letter is a disk.
        Some((name, _)) if !(name.contains(['/', '\\']) || cfg!(windows) && name.len() == 1) => {
            Target::Store(text)
        }
        Some(_) | None => Target::Folder(Path::new(text)),
    }
}

/// Tells of what stays out of the deployment, and refuses one that would overwrite what is another's.
fn begun(plan: &Plan, built: &BuiltFolder, target: &str) -> Result<(), Stop> {
    if !plan.in_the_way.is_empty() {
        return Err(Stop::Message(format!(
            "nothing was changed: `{target}` has files that no deployment wrote where the site has its own: {}; \
             move them away, or look whether it is the right place",
            listed(&plan.in_the_way)
        )));
    }
    let mut told = String::new();
    let left = [
        ("did not put up what no build wrote", &built.foreign),
        ("kept what no deployment wrote", &plan.foreign),
    ];
    for (what, paths) in left.into_iter().filter(|(_, paths)| !paths.is_empty()) {
        told += &format!("{what}: {}\n", listed(paths));
    }
    print(&told)
}

fn summary(plan: &Plan, target: &str) -> String {
    let [uploaded, changed, kept] = counts(plan);
    format!(
        "{} in {target}: {uploaded} uploaded, {changed} changed, {kept} kept, {} deleted\n",
        counted(plan.files.len(), "file"),
        plan.deleted.len()
    )
}

fn counts(plan: &Plan) -> [usize; 3] {
    ["upload", "change", "keep"]
        .map(|word| plan.files.iter().filter(|file| self::word(file.action) == word).count())
}

fn word(action: Action) -> &'static str {
    match action {
        Action::Upload => "upload",
        Action::Change(_) => "change",
        Action::Keep => "keep",
    }
}

fn shown(options: &DeployOptions, plan: &Plan) -> Result<String, Stop> {
    Ok(match options.format {
        PlanFormat::Text => text(plan, &options.target),
        PlanFormat::Json => json(plan, &options.target),
    })
}

/// A line for each file, in the order in which things would be done.
fn text(plan: &Plan, target: &str) -> String {
    let mut text = String::new();
    for Planned { local, action, .. } in &plan.files {
        let headers = headers(&local.path);
        let encoding =
            headers.encoding.map(Encoding::name).map_or_else(String::new, |name| format!("; {name}"));
        let (kind, caching) = (headers.content_type, headers.caching.value());
        text += &format!("{:7} {} ({kind}; {caching}{encoding})\n", word(*action), local.path);
    }
    let others = [("delete", &plan.deleted), ("foreign", &plan.foreign), ("in the way", &plan.in_the_way)];
    for (what, paths) in others {
        text += &paths.iter().map(|path| format!("{what:7} {path}\n")).collect::<String>();
    }
    let [uploaded, changed, kept] = counts(plan);
    text + &format!(
        "{} for {target}: {uploaded} to upload, {changed} to change, {kept} to keep, {} to delete\n",
        counted(plan.files.len(), "file"),
        plan.deleted.len()
    )
}

fn json(plan: &Plan, target: &str) -> String {
    let file = |Planned { local, action, step }: &Planned| {
        let headers = headers(&local.path);
        json!({
            "path": local.path,
            "action": word(*action),
            "step": step.name(),
            "size": local.size,
            "type": headers.content_type,
            "caching": headers.caching.value(),
            "encoding": headers.encoding.map(Encoding::name),
        })
    };
    let plan = json!({
        "target": target,
        "files": plan.files.iter().map(file).collect::<Vec<_>>(),
        "deleted": plan.deleted,
        "foreign": plan.foreign,
        "in-the-way": plan.in_the_way,
    });
    format!("{plan:#}\n")
}
