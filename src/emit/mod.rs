//! Emit: files are staged beside the output and put in place when all are there. The only writer.

mod at_once;
pub(crate) mod built;
pub(crate) mod cache;
pub(crate) mod create;
mod output;
pub(crate) mod previous;
pub(crate) mod record;
mod staging;

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::Path;

use crate::render::file::{File, Kind};
use output::{Listed, Output};
use staging::Staging;

/// A build on its way to the disk. Until `finish`, the output is as it was; dropped before, it stays so.
pub(crate) struct Emit {
    output: Output,
    staging: Staging,
}

/// A file that has been handed over.
pub(crate) struct Staged {
    path: String,
    kind: Kind,
    state: State,
}

/// How a file compares with what the output has in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The same bytes: it is not touched.
    Unchanged,
    /// It waits in the staging folder.
    Waiting,
    /// Something that no build wrote is in its place.
    Obstructed,
}

/// What a build did to its output.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) pages: usize,
    /// Compressed copies of pages and files.
    pub(crate) copies: usize,
    pub(crate) other_files: usize,
    pub(crate) written: usize,
    pub(crate) unchanged: usize,
    pub(crate) removed: usize,
    /// Files in the output that no build wrote, below it, in order.
    pub(crate) foreign: Vec<String>,
}

/// Why the disk could not be written.
#[derive(Debug)]
pub(crate) struct EmitError {
    message: String,
    cause: Option<io::Error>,
}

impl EmitError {
    fn new(message: String) -> EmitError {
        EmitError { message, cause: None }
    }

    /// For an action on a path, such as "write".
    fn at(action: &str, path: &Path) -> impl FnOnce(io::Error) -> EmitError {
        let message = format!("cannot {action} `{}`", path.display());
        |cause| EmitError { message, cause: Some(cause) }
    }
}

impl Display for EmitError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Some(cause) => write!(f, "{}: {cause}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl Error for EmitError {}

/// The files in an output folder that earlier builds wrote; none if it is not there.
///
/// # Errors
/// If their list cannot be read.
pub(crate) fn published(output: &Path) -> Result<BTreeSet<String>, EmitError> {
    output::own_files(output)
}

impl Staged {
    /// Below the output folder.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }
}

impl Emit {
    /// Looks at the output folder, which need not be there yet, and makes a staging folder beside it.
    ///
    /// # Errors
    /// If the folders cannot be read or made, or another build is writing to the same output.
    pub(crate) fn begin(output: &Path) -> Result<Emit, EmitError> {
        let root = output::place(output)?;
        let staging = Staging::make(&root)?;
        Ok(Emit { output: Output::read(root)?, staging })
    }

    /// Takes a file over. Files may come from several threads and in any order.
    ///
    /// # Errors
    /// If the disk cannot be read or written.
    pub(crate) fn stage(&self, file: &File) -> Result<Staged, EmitError> {
        let state = if self.output.holds(&file.path, &file.bytes)? {
            State::Unchanged
        } else if self.output.obstructs(&file.path) {
            State::Obstructed
        } else {
            self.staging.write(&file.path, &file.bytes)?;
            State::Waiting
        };
        Ok(Staged { path: file.path.clone(), kind: file.kind, state })
    }

    /// Puts everything in place: first what pages load, then the pages, then deletions.
    ///
    /// # Errors
    /// If a file that no build wrote is in the way, and then nothing is changed; or if the disk cannot
    /// be written.
    pub(crate) fn finish(self, mut files: Vec<Staged>) -> Result<Summary, EmitError> {
        let obstructed: Vec<&str> = in_state(&files, State::Obstructed).collect();
        if !obstructed.is_empty() {
            return Err(in_the_way(&self.output.root, &obstructed));
        }
        files.sort_by(|a, b| (a.kind, &a.path).cmp(&(b.kind, &b.path)));
        let earlier = files.iter().filter(|file| file.kind == Kind::Earlier);
        let earlier = earlier.map(|file| file.path.clone()).collect();
        let site = Listed { files: files.iter().map(|file| file.path.clone()).collect(), earlier };
        self.output.announce(&site, &self.staging)?;
        let waiting = files.iter().filter(|file| file.state == State::Waiting);
        let (loaded, shown): (Vec<&Staged>, Vec<&Staged>) = waiting.partition(|file| file.kind < Kind::Page);
        loaded.iter().try_for_each(|file| self.output.put(&file.path, &self.staging))?;
        let shown: Vec<&str> = shown.iter().map(|file| file.path.as_str()).collect();
        self.output.put_together(&shown, &self.staging)?;
        let removed = self.output.remove_all_but(&site.files, &self.staging)?;
        self.output.settle(&site, &self.staging)?;
        let of_kind = |kind: Kind| files.iter().filter(|file| file.kind == kind).count();
        let (pages, copies) = (of_kind(Kind::Page), of_kind(Kind::Packed));
        Ok(Summary {
            pages,
            copies,
            other_files: files.len() - pages - copies,
            written: in_state(&files, State::Waiting).count(),
            unchanged: in_state(&files, State::Unchanged).count(),
            removed,
            foreign: self.output.foreign(&site.files),
        })
    }
}

fn in_state(files: &[Staged], state: State) -> impl Iterator<Item = &str> {
    files.iter().filter(move |file| file.state == state).map(|file| file.path.as_str())
}

fn in_the_way(root: &Path, paths: &[&str]) -> EmitError {
    EmitError::new(format!(
        "nothing was changed: in `{}` this build would overwrite what no build wrote: {}; \
         move it away, or choose another folder with --out",
        root.display(),
        listed(paths)
    ))
}

/// The first few of many paths, in one line.
pub(crate) fn listed(paths: &[impl AsRef<str>]) -> String {
    const SHOWN: usize = 5;
    let mut list: Vec<String> = paths.iter().take(SHOWN).map(|path| format!("`{}`", path.as_ref())).collect();
    if paths.len() > SHOWN {
        list.push(format!("and {} more", paths.len() - SHOWN));
    }
    list.join(", ")
}

#[cfg(test)]
mod tests;
