//! Variorum: a static site generator and rules reference for board-game variants.
#![expect(
    dead_code,
    reason = "what is understood here is read by the stages that come with the next commits"
)]

mod check;
mod diag;
mod load;
mod source;

use std::error::Error;
use std::path::Path;

use diag::Diagnostics;
use diag::render::{Look, report};
use source::Sources;

/// What is wrong in a site's files.
pub struct Report {
    diags: Diagnostics,
    sources: Sources,
}

impl Report {
    /// Whether anything stands in the way of building the site.
    pub fn has_errors(&self) -> bool {
        self.diags.has_errors()
    }

    /// The report as plain text, in the order of files and places; empty if there is nothing to tell.
    pub fn text(&self) -> String {
        report(&self.diags, &self.sources, Look::Plain)
    }
}

/// Reads the site in this folder and reports everything that is wrong in it.
///
/// # Errors
/// When the folder is no site, or a file in it cannot be read.
pub fn check(root: &Path) -> Result<Report, Box<dyn Error + Send + Sync>> {
    let mut diags = Diagnostics::default();
    let (sources, tree) = load::load(root, &mut diags)?;
    check::check(&sources, tree, &mut diags);
    Ok(Report { diags, sources })
}
