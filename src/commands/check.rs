//! `variorum check`: everything that is wrong in a site's files, in one run; nothing is written.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::Report;
use crate::diag::render::{Look, report};

/// What to look at, and how to tell it.
#[derive(clap::Args, Clone, Debug)]
pub struct CheckOptions {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// Ends with 1 for warnings too
    #[arg(long)]
    pub strict: bool,
    /// Checks the site as it is with its drafts: what they lack is told too
    #[arg(long)]
    pub drafts: bool,
    /// Asks the live site at this address for all that was built, and tells what differs, in place of checking files
    #[cfg(feature = "live")]
    #[arg(long, value_name = "URL")]
    pub url: Option<String>,
    /// The folder that was built and put up at that address [default: ROOT/public]
    #[cfg(feature = "live")]
    #[arg(long, value_name = "DIR", requires = "url")]
    pub built: Option<PathBuf>,
    /// How the report is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// How a report is written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people: the source with a mark under what is meant, and how to mend it
    Text,
    /// A line each: `file:line:column: severity[code]: message`
    Short,
    /// For programs, in the form that docs/check.md describes
    Json,
}

/// Checks a site and prints the report to standard output; gives the code that the program ends with.
pub fn run(options: &CheckOptions) -> ExitCode {
    #[cfg(feature = "live")]
    if let Some(url) = &options.url {
        let built = options.built.clone().unwrap_or_else(|| options.root.join("public"));
        return super::live::run(url, &built, options.format);
    }
    let found = match crate::checked(&options.root, options.drafts.into()) {
        Ok(found) => found,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(2);
        }
    };
    print!("{}", written(&found, options.format));
    let is_wrong = found.has_errors() || (options.strict && found.has_warnings());
    if is_wrong { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

fn written(found: &Report, format: Format) -> String {
    match format {
        Format::Text => match report(&found.diags, &found.sources, Look::of_stdout()) {
            text if text.is_empty() => "no errors, no warnings\n".to_owned(),
            text => text,
        },
        Format::Short => found.short(),
        Format::Json => found.json(),
    }
}
