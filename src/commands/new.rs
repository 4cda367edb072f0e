//! `variorum new`: the files of a site, a game, a variant, a page or a language, to be filled in.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::stop::Stop;
use crate::check::check;
use crate::diag::Diagnostics;
use crate::diag::render::{Look, report};
use crate::emit::create::create;
use crate::load::{carried, carried_paths, load};
use crate::scaffold::{self, Begin, Ground, NewFile, NewGame, NewLocale, NewVariant, Plan};

/// What to begin.
#[derive(clap::Args, Clone, Debug)]
pub struct NewOptions {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Clone, Debug)]
enum What {
    /// A site: a folder with its settings, its name and a page about it
    Site {
        /// The folder, which need not be there yet
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// A game: a simple race to change, with a text file in every language
    Game {
        /// The name that its addresses get: small letters, digits and hyphens
        id: String,
        /// Rules that no ruleset expresses yet: `playable: false`, with a reason to write
        #[arg(long)]
        unplayable: bool,
        #[command(flatten)]
        site: InSite,
    },
    /// A variant of a game, with a text file in every language
    Variant {
        /// The game and the name that the variant's addresses get, such as `senet/house-rules`
        #[arg(value_name = "GAME/ID")]
        name: String,
        /// The variant whose changes it begins with, or `standard` for none [default: one change as an example]
        #[arg(long, value_name = "VARIANT")]
        from: Option<String>,
        /// Rules that no ruleset expresses yet: `playable: false`, with a reason to write
        #[arg(long, conflicts_with = "from")]
        unplayable: bool,
        #[command(flatten)]
        site: InSite,
    },
    /// A page of prose in Markdown, in the site's own language
    Page {
        /// The name that its addresses get: small letters, digits and hyphens
        id: String,
        #[command(flatten)]
        site: InSite,
    },
    /// A language: its messages and text files, the source text beside each
    Locale {
        /// The code of the language, such as `fr` or `pt-BR`
        tag: String,
        /// Its own name, in itself [default: as CLDR has it]
        #[arg(long)]
        name: Option<String>,
        #[command(flatten)]
        site: InSite,
    },
    /// A file that the program carries, such as `templates/home.html`, to change it in the site
    Copy {
        /// Its path in the site's folder
        path: String,
        #[command(flatten)]
        site: InSite,
    },
}

#[derive(clap::Args, Clone, Debug)]
struct InSite {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    root: PathBuf,
}

/// Writes the files and tells of them on the terminal; gives the code that the program ends with. Nothing
/// that is there is overwritten.
pub fn run(options: &NewOptions) -> ExitCode {
    let (root, plan) = match &options.what {
        What::Site { folder } => (folder, Ok(scaffold::site(&folder.display().to_string()))),
        What::Page { id, site } => (&site.root, on(&site.root, |ground| scaffold::page(id, ground))),
        What::Game { id, unplayable, site } => {
            let wanted = NewGame { id, is_unplayable: *unplayable };
            (&site.root, on(&site.root, |ground| scaffold::game(&wanted, ground)))
        }
        What::Variant { name, from, unplayable, site } => {
            let begin = match from {
                _ if *unplayable => Begin::WithoutRuleset,
                Some(from) if from == "standard" => Begin::WithoutChange,
                Some(from) => Begin::From(from),
                None => Begin::WithExample,
            };
            let wanted = NewVariant { name, begin };
            (&site.root, on(&site.root, |ground| scaffold::variant(&wanted, ground)))
        }
        What::Locale { tag, name, site } => {
            let wanted = NewLocale { tag, name: name.as_deref() };
            (&site.root, on(&site.root, |ground| scaffold::locale(&wanted, ground)))
        }
        What::Copy { path, site } => (&site.root, copy(path)),
    };
    match plan.and_then(|plan| write(root, &plan)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(),
    }
}

/// Plans on the ground of a site, whose files must have no error by themselves.
fn on(root: &Path, plan: impl FnOnce(&Ground) -> Result<Plan, String>) -> Result<Plan, Stop> {
    let mut diags = Diagnostics::default();
    let (sources, tree) = load(root, &mut diags).map_err(|error| Stop::Message(error.to_string()))?;
    let (documents, messages) = (tree.documents.clone(), tree.messages.clone());
    let content = check(&sources, tree, &mut diags).filter(|_| !diags.has_errors());
    diags.join(&sources);
    let Some(content) = content else {
        return Err(Stop::Report(report(&diags, &sources, Look::of_stderr())));
    };
    Ok(plan(&Ground { sources, documents, messages, content })?)
}

fn copy(path: &str) -> Result<Plan, Stop> {
    let Some(bytes) = carried(path) else {
        let known: Vec<&str> = carried_paths().collect();
        return Err(Stop::Message(scaffold::unknown_file(path, &known)));
    };
    let files = vec![NewFile { path: path.to_owned(), bytes: bytes.to_vec() }];
    Ok(Plan { files, change: None, next: "change it: it takes the place of the program's".to_owned() })
}

fn write(root: &Path, plan: &Plan) -> Result<(), Stop> {
    create(root, plan).map_err(|error| Stop::Message(error.to_string()))?;
    let shown = |path: &str| {
        let text = root.join(path).display().to_string();
        text.strip_prefix("./").unwrap_or(&text).to_owned()
    };
    for file in &plan.files {
        println!("wrote {}", shown(&file.path));
    }
    if let Some(change) = &plan.change {
        println!("changed {}", shown(&change.path));
    }
    println!("next: {}", plan.next);
    Ok(())
}
