//! Puts the record of a translation into its file.

use std::fs;
use std::path::Path;

use super::EmitError;

/// Writes a record at its path below the site's folder: whole or, after an error, not at all.
///
/// # Errors
/// If the disk cannot be written.
pub(crate) fn write(root: &Path, path: &str, text: &str) -> Result<(), EmitError> {
    let path = root.join(path);
    let folder = path.parent().unwrap_or(root);
    fs::create_dir_all(folder).map_err(EmitError::at("make the folder", folder))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let beside = path.with_file_name(format!(".{name}.variorum"));
    fs::write(&beside, text).map_err(EmitError::at("write", &beside))?;
    fs::rename(&beside, &path).map_err(EmitError::at("write", &path))
}
