//! Puts new files into a site's folder: all of them or none, and never over what is there.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::{EmitError, listed};
use crate::scaffold::{Change, NewFile, Plan};

/// Writes what is planned below a folder, which is made if it is not there.
///
/// # Errors
/// If a file is there already, or one to be changed is no longer as it was read, or the disk cannot be
/// written. Then everything is as it was.
pub(crate) fn create(root: &Path, plan: &Plan) -> Result<(), EmitError> {
    let there: Vec<&str> = plan
        .files
        .iter()
        .map(|file| file.path.as_str())
        .filter(|path| fs::symlink_metadata(root.join(path)).is_ok())
        .collect();
    if !there.is_empty() {
        let are = if there.len() == 1 { "is" } else { "are" };
        return Err(EmitError::new(format!("{} {are} there already: nothing was written", listed(&there))));
    }
    let mut made = Made::default();
    for file in &plan.files {
        made.file(root, file)?;
    }
    if let Some(change) = &plan.change {
        made.change(root, change)?;
    }
    made.keep();
    Ok(())
}

/// What was made so far, in order; dropped, it is gone again.
#[derive(Default)]
struct Made {
    folders: Vec<PathBuf>,
    files: Vec<PathBuf>,
}

impl Made {
    fn file(&mut self, root: &Path, file: &NewFile) -> Result<(), EmitError> {
        let path = root.join(&file.path);
        self.folders_of(&path)?;
        self.write(&path, &file.bytes)
    }

    /// Makes the folders around a file that are not there yet.
    fn folders_of(&mut self, path: &Path) -> Result<(), EmitError> {
        let missing = path.ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
        let missing: Vec<&Path> = missing.take_while(|folder| !folder.is_dir()).collect();
        for folder in missing.into_iter().rev() {
            fs::create_dir(folder).map_err(EmitError::at("make the folder", folder))?;
            self.folders.push(folder.to_owned());
        }
        Ok(())
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> Result<(), EmitError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let mut file = file.map_err(EmitError::at("write", path))?;
        self.files.push(path.to_owned());
        file.write_all(bytes).map_err(EmitError::at("write", path))
    }

    /// Puts the changed text in the file's place at once, from a file beside it.
    fn change(&mut self, root: &Path, change: &Change) -> Result<(), EmitError> {
        let path = root.join(&change.path);
        let read = fs::read(&path).map_err(EmitError::at("read", &path))?;
        if read != change.was.as_bytes() {
            let message = format!("`{}` was changed meanwhile: nothing was written", change.path);
            return Err(EmitError::new(message));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let beside = path.with_file_name(format!(".{name}.variorum"));
        self.write(&beside, change.becomes.as_bytes())?;
        let permissions = fs::metadata(&path).map_err(EmitError::at("read", &path))?.permissions();
        fs::set_permissions(&beside, permissions).map_err(EmitError::at("write", &beside))?;
        fs::rename(&beside, &path).map_err(EmitError::at("write", &path))?;
        self.files.retain(|file| *file != beside);
        Ok(())
    }

    fn keep(mut self) {
        self.files.clear();
        self.folders.clear();
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        // What somebody has put into a folder meanwhile keeps the folder.
        for file in self.files.iter().rev() {
            let _ = fs::remove_file(file);
        }
        for folder in self.folders.iter().rev() {
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(test: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("variorum-create-{}-{test}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("content")).unwrap();
        fs::write(root.join("content/a.yaml"), "a: [x]\n").unwrap();
        root
    }

    fn plan(paths: &[&str], change: Option<(&str, &str)>) -> Plan {
        let file = |path: &&str| NewFile { path: (*path).to_owned(), bytes: b"new".to_vec() };
        let change = change.map(|(was, becomes)| Change {
            path: "content/a.yaml".to_owned(),
            was: was.to_owned(),
            becomes: becomes.to_owned(),
        });
        Plan { files: paths.iter().map(file).collect(), change, next: String::new() }
    }

    /// What is below the folder, and what `a.yaml` says.
    fn state(root: &Path) -> (Vec<String>, String) {
        let entries = walkdir::WalkDir::new(root).min_depth(1).sort_by_file_name();
        let paths = entries.into_iter().map(|entry| {
            entry.unwrap().path().strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/")
        });
        (paths.collect(), fs::read_to_string(root.join("content/a.yaml")).unwrap())
    }

    #[test]
    fn writes_all() {
        let root = folder("all");
        create(&root, &plan(&["content/b/c.yaml", "d.txt"], Some(("a: [x]\n", "a: [x, b]\n")))).unwrap();
        let (paths, text) = state(&root);
        assert_eq!(paths, ["content", "content/a.yaml", "content/b", "content/b/c.yaml", "d.txt"]);
        assert_eq!(text, "a: [x, b]\n");
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn writes_nothing_over_a_file_or_where_not_all_can_be_written() {
        let root = folder("nothing");
        let before = state(&root);
        for (plan, expected) in [
            (
                plan(&["content/b/c.yaml", "content/a.yaml"], None),
                "`content/a.yaml` is there already: nothing was written",
            ),
            (plan(&["content/b/c.yaml", "content/a.yaml/d.yaml"], None), "cannot make the folder"),
            (
                plan(&["content/b/c.yaml"], Some(("a: []\n", "a: [b]\n"))),
                "`content/a.yaml` was changed meanwhile: nothing was written",
            ),
        ] {
            let error = create(&root, &plan).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
            assert_eq!(state(&root), before);
        }
        fs::remove_dir_all(&root).unwrap();
    }
}
