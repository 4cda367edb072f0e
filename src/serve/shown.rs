//! `Shown`: the site in memory as browsers see it.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;

use crate::Wanted;
use crate::check::extent::Drafts;
use crate::diag::Diagnostics;
use crate::diag::render::{Look, errors_first, report};
use crate::load::LoadError;
use crate::render::file::Kind;
use crate::render::purpose::{Audience, Posters, Purpose};
use crate::render::render;

/// Hexadecimal digits of a print.
const DIGITS: usize = 16;

/// The site of the last build without errors, and what has been wrong since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Shown {
    /// By path below the output folder; empty if no build was without errors.
    files: Arc<BTreeMap<String, Bytes>>,
    /// How often the files have changed.
    changes: u64,
    /// The report of the last build, if it had errors.
    report: Option<Arc<str>>,
}

/// What is shown.
pub(super) struct Subject {
    /// The site's folder.
    pub(super) root: PathBuf,
    /// Where browsers find it, with a slash at its end.
    pub(super) url: String,
    pub(super) drafts: Drafts,
}

/// A build as told on the terminal.
pub(crate) struct Turn {
    /// What is wrong in the site's files; empty, or it ends with a line end.
    pub(crate) report: String,
    /// The number of pages; none after an error.
    pub(crate) pages: Option<usize>,
    /// From the first file read to the last page rendered.
    pub(crate) time: Duration,
}

impl Shown {
    /// The first build of a site.
    ///
    /// # Errors
    /// When the folder is no site or cannot be read.
    pub(super) fn first(subject: &Subject) -> Result<(Shown, Turn), String> {
        let (built, turn) = built(subject).map_err(|error| error.to_string())?;
        Ok((Shown::default().after(built), turn))
    }

    /// What is shown after the site is built again. A folder that cannot be read is told as an error in its
    /// files is: it will be mended while the preview runs.
    pub(super) fn next(&self, subject: &Subject) -> (Shown, Turn) {
        let begun = Instant::now();
        let (built, turn) = built(subject).unwrap_or_else(|error| {
            let report = match error {
                // It was there when the preview began: that is no matter of the command line.
                LoadError::NoSite(path) => {
                    format!("error: the file `{}` is missing: put it back\n", path.display())
                }
                error @ (LoadError::Unreadable(..) | LoadError::Name(_)) => format!("error: {error}\n"),
            };
            let turn = Turn { report: report.clone(), pages: None, time: begun.elapsed() };
            (Err(report), turn)
        });
        (self.after(built), turn)
    }

    fn after(&self, built: Result<BTreeMap<String, Bytes>, String>) -> Shown {
        match built {
            Err(report) => Shown { report: Some(report.into()), ..self.clone() },
            Ok(files) if files == *self.files => Shown { report: None, ..self.clone() },
            Ok(files) => Shown { files: Arc::new(files), changes: self.changes + 1, report: None },
        }
    }

    /// Whether there is anything in it that browsers do not know from the other.
    pub(super) fn differs_from(&self, other: &Shown) -> bool {
        self.changes != other.changes || self.report != other.report
    }

    /// The report of the last build, if it had errors.
    pub(super) fn report(&self) -> Option<&Arc<str>> {
        self.report.as_ref()
    }

    /// The file at this path below the output folder.
    pub(super) fn file(&self, path: &str) -> Option<&Bytes> {
        self.files.get(path)
    }

    /// The same with its path.
    pub(super) fn entry(&self, path: &str) -> Option<(&str, &Bytes)> {
        self.files.get_key_value(path).map(|(path, bytes)| (path.as_str(), bytes))
    }

    /// Whether no build has been without errors.
    pub(super) fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Differs whenever any file does.
    pub(super) fn print(&self) -> String {
        self.changes.to_string()
    }
}

/// Differs whenever the bytes do.
pub(super) fn print_of(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..DIGITS].to_owned()
}

/// The files of a build, or the report of its errors.
type Built = Result<BTreeMap<String, Bytes>, String>;

fn built(subject: &Subject) -> Result<(Built, Turn), LoadError> {
    let begun = Instant::now();
    let mut diags = Diagnostics::default();
    let wanted = Wanted { drafts: subject.drafts, base_url: Some(&subject.url), ..Wanted::default() };
    let (sources, site) = crate::site(&subject.root, wanted, &mut diags)?;
    let mut files = BTreeMap::new();
    let mut pages = 0;
    if let Some(site) = &site {
        let purpose = Purpose { audience: Audience::Everyone, posters: Posters::Left };
        let Ok(rendered) = render(site, &sources, purpose, &mut diags, Ok::<_, Infallible>);
        for file in rendered {
            pages += usize::from(file.kind == Kind::Page);
            files.insert(file.path, Bytes::from(file.bytes));
        }
    }
    let time = begun.elapsed();
    let told = report(&diags, &sources, Look::of_stderr());
    let (built, pages) = match diags.has_errors() {
        true => (Err(errors_first(&diags, &sources, Look::Plain)), None),
        false => (Ok(files), Some(pages)),
    };
    // Nobody waits until the memory is given back.
    rayon::spawn(move || drop((site, sources)));
    Ok((built, Turn { report: told, pages, time }))
}

#[cfg(test)]
impl Shown {
    /// A site of these files without errors.
    pub(super) fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Shown {
        Shown::default().after(Ok(files.into_iter().collect()))
    }

    /// The same site after a build with errors.
    pub(super) fn with_report(&self, report: &str) -> Shown {
        self.after(Err(report.to_owned()))
    }
}
