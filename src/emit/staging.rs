//! The staging folder: beside the output, so that a rename moves a file from one to the other.

use std::ffi::OsString;
use std::fs::{self, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::EmitError;

/// Marks a folder as a staging folder; held locked while a build uses it.
const MARK: &str = ".variorum-staging";

/// A staging folder of this run; dropped, it is gone.
pub(super) struct Staging {
    folder: PathBuf,
    _held: fs::File,
}

impl Staging {
    /// Makes the staging folder of an output folder, in place of one that a killed run left.
    pub(super) fn make(output: &Path) -> Result<Staging, EmitError> {
        let mut name = OsString::from(output.file_name().unwrap_or_default());
        name.push(".staging");
        let folder = output.with_file_name(name);
        match fs::create_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => must_be_ours(&folder)?,
            made => made.map_err(EmitError::at("make the folder", &folder))?,
        }
        let mark = folder.join(MARK);
        let held = fs::File::create(&mark).map_err(EmitError::at("write", &mark))?;
        match held.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(busy(&folder)),
            Err(TryLockError::Error(error)) => return Err(EmitError::at("lock", &folder)(error)),
        }
        empty(&folder).map_err(EmitError::at("clear", &folder))?;
        Ok(Staging { folder, _held: held })
    }

    /// Writes a file below the folder.
    pub(super) fn write(&self, path: &str, bytes: &[u8]) -> Result<(), EmitError> {
        let file = self.folder.join(path);
        let parent = file.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent).map_err(EmitError::at("make the folder", parent))?;
        fs::write(&file, bytes).map_err(EmitError::at("write", &file))
    }

    /// Moves a file from the folder.
    pub(super) fn release(&self, path: &str, to: &Path) -> Result<(), EmitError> {
        fs::rename(self.folder.join(path), to).map_err(EmitError::at("write", to))
    }

    /// Moves a file to another place in the folder.
    pub(super) fn rename(&self, from: &str, to: &str) -> Result<(), EmitError> {
        let to = self.folder.join(to);
        let parent = to.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent).map_err(EmitError::at("make the folder", parent))?;
        self.release(from, &to)
    }

    /// Moves a file or a folder into the folder.
    pub(super) fn take(&self, from: &Path, to: &str) -> Result<(), EmitError> {
        fs::rename(from, self.folder.join(to)).map_err(EmitError::at("remove", from))
    }

    /// Where a path of the folder is.
    pub(super) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    /// Ends as a killed process does: the folder stays, the lock goes.
    #[cfg(test)]
    pub(super) fn abandon(self) {
        let held = self._held.try_clone().expect("the mark is open");
        held.unlock().expect("the lock is held");
        std::mem::forget(self);
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        // What cannot be removed here is cleared by the next build.
        let _ = empty(&self.folder).and_then(|()| fs::remove_dir_all(&self.folder));
    }
}

/// Removes all but the mark, which goes last: without it a later run would take what is left for another's.
fn empty(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else if entry.file_name() != MARK {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Only a folder with the mark, or without anything, is one that a killed run left.
fn must_be_ours(folder: &Path) -> Result<(), EmitError> {
    let read = EmitError::at("read", folder);
    let is_folder = fs::symlink_metadata(folder).is_ok_and(|found| found.is_dir());
    let is_marked = fs::symlink_metadata(folder.join(MARK)).is_ok_and(|mark| mark.is_file());
    if is_folder && (is_marked || fs::read_dir(folder).map_err(read)?.next().is_none()) {
        return Ok(());
    }
    let message = format!("`{}` is in the way of the staging folder: move it away", folder.display());
    Err(EmitError::new(message))
}

fn busy(folder: &Path) -> EmitError {
    EmitError::new(format!("another build is using `{}`: wait until it has ended", folder.display()))
}
