//! The staging folder: beside the output, so that a rename moves a file from one to the other.

use std::ffi::OsString;
use std::fs::{self, TryLockError};
use std::io::ErrorKind;
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
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => clear(&folder)?,
            Err(error) => return Err(EmitError::at("make the folder", &folder)(error)),
        }
        let mark = folder.join(MARK);
        let held = fs::File::create(&mark).map_err(EmitError::at("write", &mark))?;
        held.try_lock().map_err(|_| busy(&folder))?;
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
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Empties a folder that a killed run left. Only a folder with the mark, or without anything, is one.
fn clear(folder: &Path) -> Result<(), EmitError> {
    let foreign = || {
        EmitError::new(format!("`{}` is in the way of the staging folder: move it away", folder.display()))
    };
    let kind = fs::symlink_metadata(folder).map_err(EmitError::at("read", folder))?;
    if !kind.is_dir() {
        return Err(foreign());
    }
    match fs::File::open(folder.join(MARK)) {
        Ok(mark) => match mark.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(busy(folder)),
            Err(TryLockError::Error(error)) => return Err(EmitError::at("lock", folder)(error)),
        },
        Err(_) => {
            let mut entries = fs::read_dir(folder).map_err(EmitError::at("read", folder))?;
            if entries.next().is_some() {
                return Err(foreign());
            }
        }
    }
    fs::remove_dir_all(folder).map_err(EmitError::at("clear", folder))?;
    fs::create_dir(folder).map_err(EmitError::at("make the folder", folder))
}

fn busy(folder: &Path) -> EmitError {
    EmitError::new(format!("another build is using `{}`: wait until it has ended", folder.display()))
}
