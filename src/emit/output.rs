//! The output folder: what is in it, which of that is ours, and the changes to it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, FileType};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use super::EmitError;
use super::at_once;
use super::staging::Staging;
use crate::hosts::ASSETS;

/// Lists the files that builds wrote, one a line: they may be replaced and removed, others may not.
pub(super) const LIST: &str = ".variorum-files";

/// Lists those of them that stay of earlier builds, so that the next does not keep them once more.
pub(super) const EARLIER: &str = ".variorum-earlier";

/// The files of a site.
pub(super) struct Listed {
    pub(super) files: BTreeSet<String>,
    /// Those of them that stay of earlier builds.
    pub(super) earlier: BTreeSet<String>,
}

/// An output folder as it was when the build began.
pub(super) struct Output {
    pub(super) root: PathBuf,
    /// Every file and folder below the root by its path; links are not followed.
    found: BTreeMap<String, FileType>,
    /// Files that earlier builds wrote.
    pub(super) own: BTreeSet<String>,
}

impl Output {
    /// Reads the folder, which need not be there, and ends what a killed run had begun in it.
    pub(super) fn read(root: PathBuf) -> Result<Output, EmitError> {
        let mut output = Output::look(&root)?;
        output.mend()?;
        Ok(output)
    }

    /// Reads the folder, which need not be there.
    pub(super) fn look(root: &Path) -> Result<Output, EmitError> {
        let mut found = BTreeMap::new();
        if fs::symlink_metadata(root).is_ok() {
            for entry in WalkDir::new(root).min_depth(1).follow_links(false) {
                let entry =
                    entry.map_err(|error| EmitError::new(format!("cannot read the output: {error}")))?;
                found.insert(path_below(root, entry.path()), entry.file_type());
            }
        }
        Ok(Output { own: own_files(root)?, root: root.to_owned(), found })
    }

    fn mend(&mut self) -> Result<(), EmitError> {
        let linked = self.found.iter().filter(|(path, kind)| kind.is_symlink() && self.own.contains(*path));
        let linked: Vec<String> = linked.map(|(path, _)| path.clone()).collect();
        for path in linked {
            if self.leads_outside(&path) {
                continue;
            }
            at_once::mend(&self.root, &path)?;
            match fs::symlink_metadata(self.root.join(&path)) {
                Ok(now) => self.found.insert(path, now.file_type()),
                Err(_) => self.found.remove(&path),
            };
        }
        at_once::clear(&self.root)?;
        self.found.retain(|path, _| !at_once::is_passing(path));
        Ok(())
    }

    /// Whether the output has these very bytes in this very file.
    pub(super) fn holds(&self, path: &str, bytes: &[u8]) -> Result<bool, EmitError> {
        let is_file = self.found.get(path).is_some_and(FileType::is_file);
        if !is_file || self.leads_outside(path) {
            return Ok(false);
        }
        let file = self.root.join(path);
        let length = fs::metadata(&file).map_err(EmitError::at("read", &file))?.len();
        Ok(length == bytes.len() as u64 && fs::read(&file).map_err(EmitError::at("read", &file))? == bytes)
    }

    /// Whether something that no build wrote is where the file should be, or above it.
    pub(super) fn obstructs(&self, path: &str) -> bool {
        let taken = self.found.get(path).is_some_and(|kind| kind.is_dir() || !self.own.contains(path));
        taken || self.leads_outside(path)
    }

    /// Whether a part of the path above the file is a link or a file.
    fn leads_outside(&self, path: &str) -> bool {
        let above = path.match_indices('/').map(|(at, _)| &path[..at]);
        above.filter_map(|folder| self.found.get(folder)).any(|kind| !kind.is_dir())
    }

    /// Lists the files to come as ours before the first is put in place: a run killed from here on
    /// leaves nothing that the next takes for another's.
    pub(super) fn announce(&self, site: &Listed, staging: &Staging) -> Result<(), EmitError> {
        let all: BTreeSet<String> = self.own.union(&site.files).cloned().collect();
        self.write_list(LIST, &all, staging)?;
        let earlier = self.root.join(EARLIER);
        if fs::symlink_metadata(&earlier).is_ok() && listed_in(&earlier)? != site.earlier {
            fs::remove_file(&earlier).map_err(EmitError::at("remove", &earlier))?;
        }
        Ok(())
    }

    /// Lists the files of the site and no others as ours.
    pub(super) fn settle(&self, site: &Listed, staging: &Staging) -> Result<(), EmitError> {
        if !site.earlier.is_empty() {
            self.write_list(EARLIER, &site.earlier, staging)?;
        }
        self.write_list(LIST, &site.files, staging)
    }

    fn write_list(&self, name: &str, files: &BTreeSet<String>, staging: &Staging) -> Result<(), EmitError> {
        let text: String = files.iter().flat_map(|path| [path.as_str(), "\n"]).collect();
        let list = self.root.join(name);
        if fs::read(&list).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        fs::create_dir_all(&self.root).map_err(EmitError::at("make the folder", &self.root))?;
        staging.write(name, text.as_bytes())?;
        staging.release(name, &list)
    }

    /// Moves a file from the staging folder to its place.
    pub(super) fn put(&self, path: &str, staging: &Staging) -> Result<(), EmitError> {
        let file = self.root.join(path);
        let parent = file.parent().unwrap_or(&self.root);
        fs::create_dir_all(parent).map_err(EmitError::at("make the folder", parent))?;
        staging.release(path, &file)
    }

    /// The same with several, new ones all in one moment and before the others.
    pub(super) fn put_together(&self, paths: &[&str], staging: &Staging) -> Result<(), EmitError> {
        let (there, new): (Vec<&str>, Vec<&str>) =
            paths.iter().partition(|path| self.found.contains_key(**path));
        at_once::come(&self.root, &new, staging)?;
        there.iter().try_for_each(|path| self.put(path, staging))
    }

    /// Removes the files of earlier builds that the site has no more, and the folders this empties: what pages
    /// load last, the others all in one moment. Gives the number of files.
    pub(super) fn remove_all_but(
        &self,
        site: &BTreeSet<String>,
        staging: &Staging,
    ) -> Result<usize, EmitError> {
        let gone = self.own.difference(site).map(String::as_str).filter(|path| !self.leads_outside(path));
        let of_kind =
            |is_kind: fn(&FileType) -> bool| move |path: &&str| self.found.get(*path).is_some_and(is_kind);
        let (assets, others): (Vec<&str>, Vec<&str>) =
            gone.clone().filter(of_kind(FileType::is_file)).partition(|path| is_asset(path));
        at_once::go(&self.root, &others, staging)?;
        let links: Vec<&str> = gone.filter(of_kind(FileType::is_symlink)).collect();
        let files = assets.iter().chain(&links).map(|path| self.root.join(path));
        files.clone().try_for_each(|file| fs::remove_file(&file).map_err(EmitError::at("remove", &file)))?;
        let emptied = others.iter().map(|path| self.root.join(path)).chain(files);
        emptied.clone().try_for_each(|file| remove_empty_folders(&self.root, &file))?;
        Ok(emptied.count())
    }

    /// Every file but the lists of our own.
    pub(super) fn files(&self) -> impl Iterator<Item = &str> {
        let is_listed = |path: &str| path == LIST || path == EARLIER || at_once::is_passing(path);
        let files = self.found.iter().filter(|(_, kind)| !kind.is_dir()).map(|(path, _)| path.as_str());
        files.filter(move |path| !is_listed(path))
    }

    /// The files that no build wrote.
    pub(super) fn foreign(&self, site: &BTreeSet<String>) -> Vec<String> {
        let foreign = |path: &&str| !self.own.contains(*path) && !site.contains(*path);
        self.files().filter(foreign).map(str::to_owned).collect()
    }
}

/// Whether pages load the file.
pub(super) fn is_asset(path: &str) -> bool {
    path.strip_prefix(ASSETS).is_some_and(|rest| rest.starts_with('/'))
}

/// Whether the file is there and no link leads to it.
pub(super) fn is_inside(root: &Path, path: &str) -> bool {
    let kind = |path: &str| fs::symlink_metadata(root.join(path));
    let mut above = path.match_indices('/').map(|(at, _)| &path[..at]);
    above.all(|folder| kind(folder).is_ok_and(|found| found.is_dir()))
        && kind(path).is_ok_and(|found| found.is_file())
}

fn remove_empty_folders(root: &Path, file: &Path) -> Result<(), EmitError> {
    for folder in file.ancestors().skip(1).take_while(|folder| *folder != root) {
        match fs::remove_dir(folder) {
            Ok(()) => {}
            // Another file has emptied it before.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) if error.kind() == ErrorKind::DirectoryNotEmpty => break,
            Err(error) => return Err(EmitError::at("remove", folder)(error)),
        }
    }
    Ok(())
}

/// The folder with links resolved, or where it will be.
pub(super) fn place(folder: &Path) -> Result<PathBuf, EmitError> {
    match fs::canonicalize(folder) {
        Ok(root) if root.is_dir() => Ok(root),
        Ok(_) => Err(no_folder(folder)),
        Err(error) if error.kind() == ErrorKind::NotFound => resolved(folder),
        Err(error) => Err(EmitError::at("read", folder)(error)),
    }
}

/// Whether the folder is there or can be made; nothing is changed.
pub(super) fn can_be_there(folder: &Path) -> Result<(), EmitError> {
    let above = folder.ancestors().find(|above| fs::symlink_metadata(above).is_ok());
    match above.map(|above| (above, fs::metadata(above))) {
        Some((above, Ok(found))) if !found.is_dir() => Err(no_folder(above)),
        Some((above, Err(error))) => Err(EmitError::at("read", above)(error)),
        Some((_, Ok(_))) | None => Ok(()),
    }
}

fn no_folder(path: &Path) -> EmitError {
    EmitError::new(format!("`{}` is a file, not a folder", path.display()))
}

/// Where a folder that is not there yet will be.
fn resolved(folder: &Path) -> Result<PathBuf, EmitError> {
    let Some(name) = folder.file_name() else {
        return Err(EmitError::new(format!("`{}` names no folder", folder.display())));
    };
    let parent = match folder.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        Some(_) | None => Path::new("."),
    };
    fs::create_dir_all(parent).map_err(EmitError::at("make the folder", parent))?;
    Ok(fs::canonicalize(parent).map_err(EmitError::at("read", parent))?.join(name))
}

fn path_below(root: &Path, path: &Path) -> String {
    let below = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}

/// The list of earlier builds.
pub(super) fn own_files(root: &Path) -> Result<BTreeSet<String>, EmitError> {
    listed_in(&root.join(LIST))
}

/// The paths that a list names; none if it is not there. A line that could lead out of the folder is no path
/// of ours.
pub(super) fn listed_in(list: &Path) -> Result<BTreeSet<String>, EmitError> {
    let is_file = fs::symlink_metadata(list).is_ok_and(|kind| kind.is_file());
    if !is_file {
        return Ok(BTreeSet::new());
    }
    let text = fs::read(list).map_err(EmitError::at("read", list))?;
    let is_plain =
        |path: &&str| !path.split('/').any(|part| matches!(part, "" | "." | "..")) && !path.contains('\\');
    Ok(String::from_utf8_lossy(&text).lines().filter(is_plain).map(str::to_owned).collect())
}
