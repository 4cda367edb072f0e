//! Watches a site's folders, and waits until a change has come to rest.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, ModifyKind, RenameMode};
use notify::{ErrorKind, Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use crate::load::{FOLDERS, PASSED};

/// Editors save in several steps, microseconds apart: a change is over when nothing follows for so long …
const REST: Duration = Duration::from_millis(8);
/// … and is taken up after so long, whatever follows.
const LONGEST: Duration = Duration::from_millis(25);
/// The first and the longest wait after changes that the system has lost count of.
const RECOUNT: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(10)];

/// The folders of a site, watched. They may come, go and be renamed.
pub(super) struct Watch {
    /// As the system's notices begin.
    root: PathBuf,
    watcher: RecommendedWatcher,
    notices: Receiver<notify::Result<Event>>,
    /// What the next wait does where the system has lost count.
    recount: Duration,
    /// Whether the last wait ended for a lost count alone.
    recounted: bool,
}

/// What a notice says of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// Nothing: a file was read, or is none of the site's.
    Nothing,
    /// A file has changed.
    File,
    /// A folder may have come: what lies in it was not watched.
    Folder,
    /// There were more changes than the system can tell.
    Lost,
}

impl Watch {
    /// Begins to watch a site.
    ///
    /// # Errors
    /// When the folder is not there, or the system refuses.
    pub(super) fn new(root: &Path) -> Result<Watch, String> {
        let whole =
            root.canonicalize().map_err(|error| format!("cannot read `{}`: {error}", root.display()))?;
        let (sender, notices) = mpsc::channel();
        let mut watcher = notify::recommended_watcher(sender).map_err(|error| refused(&error))?;
        watcher.watch(&whole, RecursiveMode::NonRecursive).map_err(|error| refused(&error))?;
        let mut watch = Watch { root: whole, watcher, notices, recount: RECOUNT[0], recounted: false };
        watch.watch_folders()?;
        Ok(watch)
    }

    /// Waits until a file of the site has changed and the change has come to rest. Whatever was written
    /// before this returns is seen by who reads now; whatever is written later ends the next wait.
    ///
    /// # Errors
    /// When the system stops to watch.
    pub(super) fn wait(&mut self) -> Result<(), String> {
        let mut found = loop {
            let notice = self.notices.recv().map_err(|_| "the system has stopped to watch".to_owned())?;
            match self.meaning(notice)? {
                Notice::Nothing => {}
                found @ (Notice::File | Notice::Folder | Notice::Lost) => break found,
            }
        };
        self.recounted = found == Notice::Lost;
        let mut folders = found == Notice::Folder;
        let begun = Instant::now();
        let (rest, longest) = match found {
            Notice::Lost => (self.recount, self.recount),
            Notice::Nothing | Notice::File | Notice::Folder => (REST, LONGEST),
        };
        while begun.elapsed() < longest {
            match self.notices.recv_timeout(rest.min(longest.saturating_sub(begun.elapsed()))) {
                Ok(notice) => found = self.meaning(notice)?,
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err("the system has stopped to watch".to_owned());
                }
            }
            folders |= matches!(found, Notice::Folder | Notice::Lost);
            self.recounted &= matches!(found, Notice::Nothing | Notice::Lost);
        }
        if folders || self.recounted {
            self.watch_folders()?;
        }
        Ok(())
    }

    /// Takes note whether the last wait was for anything: reading a very large site may itself be more than
    /// the system can tell, and must not be read again and again for that.
    pub(super) fn saw_change(&mut self, change: bool) {
        self.recount = match self.recounted && !change {
            true => (self.recount * 2).min(RECOUNT[1]),
            false => RECOUNT[0],
        };
    }

    /// Watches all folders of the site that are there, anew where they were watched: the system is slow to
    /// watch a folder by itself, and what is written to it until then would go unseen.
    fn watch_folders(&mut self) -> Result<(), String> {
        for folder in FOLDERS {
            match self.watcher.watch(&self.root.join(folder), RecursiveMode::Recursive) {
                Ok(()) => {}
                // Whatever is gone comes with a notice of its own.
                Err(error) if is_gone(&error) => {}
                Err(error) => return Err(refused(&error)),
            }
        }
        Ok(())
    }

    fn meaning(&self, notice: notify::Result<Event>) -> Result<Notice, String> {
        let event = match notice {
            Ok(event) => event,
            Err(error) if is_gone(&error) => return Ok(Notice::Folder),
            Err(error) => return Err(refused(&error)),
        };
        if event.need_rescan() {
            return Ok(Notice::Lost);
        }
        let is_change = match event.kind {
            EventKind::Access(AccessKind::Close(AccessMode::Write)) => true,
            EventKind::Access(_) => false,
            EventKind::Any
            | EventKind::Create(_)
            | EventKind::Modify(_)
            | EventKind::Remove(_)
            | EventKind::Other => true,
        };
        let mut paths = event.paths.iter().filter(|path| is_of_site(&self.root, path)).peekable();
        if !is_change || paths.peek().is_none() {
            return Ok(Notice::Nothing);
        }
        // A folder's own removal says nothing about what took its place.
        let leaves = matches!(
            event.kind,
            EventKind::Remove(_) | EventKind::Modify(ModifyKind::Name(RenameMode::From))
        );
        let is_folder = !leaves && paths.any(|path| path.is_dir());
        Ok(if is_folder { Notice::Folder } else { Notice::File })
    }
}

/// Whether a build reads what lies there: below one of the site's folders and, but for one, not hidden.
fn is_of_site(root: &Path, path: &Path) -> bool {
    let Ok(below) = path.strip_prefix(root) else { return false };
    let mut parts = below.components();
    let Some(Component::Normal(top)) = parts.next() else { return false };
    let is_hidden = |part: Component| part.as_os_str().as_encoded_bytes().starts_with(b".");
    FOLDERS.iter().any(|folder| OsStr::new(folder) == top)
        && (OsStr::new(PASSED) == top || !parts.any(is_hidden))
}

fn is_gone(error: &notify::Error) -> bool {
    match &error.kind {
        ErrorKind::PathNotFound | ErrorKind::WatchNotFound => true,
        ErrorKind::Io(error) => error.kind() == std::io::ErrorKind::NotFound,
        ErrorKind::Generic(_) | ErrorKind::InvalidConfig(_) | ErrorKind::MaxFilesWatch => false,
    }
}

fn refused(error: &notify::Error) -> String {
    match error.kind {
        ErrorKind::MaxFilesWatch => {
            "the system lets no more folders be watched: raise `fs.inotify.max_user_watches`".to_owned()
        }
        ErrorKind::PathNotFound
        | ErrorKind::WatchNotFound
        | ErrorKind::Io(_)
        | ErrorKind::Generic(_)
        | ErrorKind::InvalidConfig(_) => format!("cannot watch the site's files: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn follows_what_builds_read_and_nothing_else() {
        let cases = [
            ("/site/content/senet/el.yaml", true),
            ("/site/content", true),
            ("/site/locales/el/site.ftl", true),
            ("/site/content/senet/.el.yaml.swp", false),
            ("/site/content/.git/index", false),
            ("/site/files/.well-known/security.txt", true),
            ("/site/public/el/index.html", false),
            ("/site/target/debug/variorum", false),
            ("/site", false),
            ("/elsewhere/content/senet/el.yaml", false),
        ];
        for (path, expected) in cases {
            assert_eq!(is_of_site(Path::new("/site"), Path::new(path)), expected, "{path}");
        }
    }
}
