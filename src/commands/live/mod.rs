//! `variorum check --url`: asks a live site for everything that a build wrote, and tells what differs.

mod ask;
mod built;
mod compare;
mod report;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use super::check::Format;
use super::print::print;
use super::progress::Progress;
use super::stop::Stop;
use crate::resolve::address::BaseUrl;
use ask::Asker;
use built::Built;
use compare::{Difference, compare};
use report::report;

/// Requests under way at once: enough to be quick, few enough for any host.
const AT_ONCE: usize = 8;

/// Compares the site at an address with what was built in a folder, and prints every difference; gives the code
/// that the program ends with.
pub(super) fn run(url: &str, folder: &Path, format: Format) -> ExitCode {
    match checked(url, folder) {
        Ok((asked, differences)) => {
            if let Err(stop) = print(&report(&differences, asked, format)) {
                return stop.tell();
            }
            if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) }
        }
        Err(stop) => stop.tell(),
    }
}

fn checked(url: &str, folder: &Path) -> Result<(usize, Vec<Difference>), Stop> {
    let base = BaseUrl::parse(url)?;
    let built = Built::read(folder, &base)?;
    let asker = Asker::new();
    let questions = built.questions();
    // One that does not answer at all is told once, and not once a file.
    asker.ask(&base.text(), None).map_err(|error| format!("`{}` does not answer: {error}", base.text()))?;
    let progress = Progress::new(questions.len(), "addresses");
    let pool = ThreadPoolBuilder::new().num_threads(AT_ONCE).build().map_err(|error| error.to_string())?;
    let found: Vec<Vec<Difference>> = pool.install(|| {
        let each = questions.par_iter().map(|question| {
            let found = compare(question, &built, &asker);
            progress.advance(1);
            found
        });
        each.collect()
    });
    progress.end();
    let mut differences = built.foreign_addresses(&base);
    // A header that is wrong for a file is wrong for its copy: that is one difference.
    let mut told: BTreeSet<Difference> = BTreeSet::new();
    differences.extend(found.into_iter().flatten().filter(|one| told.insert(one.clone())));
    Ok((questions.len(), differences))
}
