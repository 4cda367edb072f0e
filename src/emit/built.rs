//! A folder that a build wrote, read to be put up elsewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::output::{EARLIER, LIST, Output, can_be_there, is_asset, is_inside, listed_in, own_files};
use super::{Emit, EmitError, Summary};
use crate::deploy::{Held, Local, There};
use crate::render::file::{File, Kind};

/// A folder that a build wrote.
pub(crate) struct BuiltFolder {
    folder: PathBuf,
    pub(crate) files: Vec<Local>,
    earlier: BTreeSet<String>,
    /// What no build wrote: it is not put up.
    pub(crate) foreign: Vec<String>,
}

impl BuiltFolder {
    /// Reads what builds have listed as theirs.
    ///
    /// # Errors
    /// If the folder is none that a build wrote, or lacks a file that it lists, or cannot be read.
    pub(crate) fn read(folder: &Path) -> Result<BuiltFolder, EmitError> {
        if !is_inside(folder, LIST) {
            let message =
                format!("`{}` is no folder that a build wrote: it has no `{LIST}`", folder.display());
            return Err(EmitError::new(message));
        }
        let own = own_files(folder)?;
        if let Some(missing) = own.iter().find(|path| !is_inside(folder, path)) {
            let message = format!(
                "`{}` lacks `{missing}`, which its build has listed: build it anew, to its end",
                folder.display()
            );
            return Err(EmitError::new(message));
        }
        let mut files = Vec::new();
        for path in &own {
            let bytes = bytes(folder, path)?;
            files.push(Local { path: path.clone(), size: bytes.len() as u64, digest: blake3::hash(&bytes) });
        }
        let earlier = listed_in(&folder.join(EARLIER))?;
        let foreign = Output::look(folder)?.foreign(&own);
        Ok(BuiltFolder { folder: folder.to_owned(), files, earlier, foreign })
    }

    /// What another folder has of the files; nothing is changed in it.
    ///
    /// # Errors
    /// If it cannot be read, or cannot be a folder.
    pub(crate) fn compared_with(&self, target: &Path) -> Result<There, EmitError> {
        can_be_there(target)?;
        let output = Output::look(target)?;
        let mut there = There { own: Some(output.own.clone()), ..There::default() };
        for path in output.files() {
            let local = self.files.binary_search_by(|local| local.path.as_str().cmp(path));
            let is_same = match local {
                Ok(at) if is_inside(target, path) => {
                    blake3::hash(&bytes(target, path)?) == self.files[at].digest
                }
                Ok(_) | Err(_) => false,
            };
            there.files.insert(path.to_owned(), if is_same { Held::Same } else { Held::Other });
        }
        Ok(there)
    }

    /// Puts the files into another folder, as a build does; `put` is told of each that is staged.
    ///
    /// # Errors
    /// As `Emit`.
    pub(crate) fn put_into(&self, target: &Path, put: impl Fn(&str)) -> Result<Summary, EmitError> {
        let emit = Emit::begin(target)?;
        let mut staged = Vec::new();
        for Local { path, .. } in &self.files {
            let file = File { path: path.clone(), bytes: bytes(&self.folder, path)?, kind: self.kind(path) };
            staged.push(emit.stage(&file)?);
            put(path);
        }
        emit.finish(staged)
    }

    /// What a file was in its build, as far as the order of files goes.
    fn kind(&self, path: &str) -> Kind {
        if self.earlier.contains(path) {
            Kind::Earlier
        } else if is_asset(path) {
            Kind::Asset
        } else if crate::deploy::is_page(path) {
            Kind::Page
        } else {
            Kind::Map
        }
    }
}

fn bytes(folder: &Path, path: &str) -> Result<Vec<u8>, EmitError> {
    let file = folder.join(path);
    fs::read(&file).map_err(EmitError::at("read", &file))
}
