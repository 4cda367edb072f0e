//! A site in a folder of its own, and the program that serves it.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::browser::{Answer, Events, PATIENCE, ask};

/// A running preview; dropped, it is gone.
pub(crate) struct Preview {
    pub(crate) root: PathBuf,
    pub(crate) address: SocketAddr,
    pub(crate) program: Child,
}

impl Preview {
    /// Of the small site of `tests/site`, with the project's templates, English messages, styles and scripts.
    pub(crate) fn new(test: &str) -> Preview {
        Preview::start(small_site(test))
    }

    pub(crate) fn start(root: PathBuf) -> Preview {
        Preview::start_with(root, &[])
    }

    /// With these arguments beside the usual ones.
    pub(crate) fn start_with(root: PathBuf, arguments: &[&str]) -> Preview {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        program.args(["serve", "--port", "0"]).args(arguments).arg("--root").arg(&root);
        let mut program = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut told = program.stderr.take().unwrap();
        // Whoever does not read what a program says makes it wait.
        thread::spawn(move || told.read_to_end(&mut Vec::new()));
        let mut said = BufReader::new(program.stdout.take().unwrap());
        let address = loop {
            let mut line = String::new();
            assert_ne!(said.read_line(&mut line).unwrap(), 0, "the preview ended before it served");
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.split('/').next().unwrap().parse().unwrap();
            }
        };
        thread::spawn(move || said.read_to_end(&mut Vec::new()));
        Preview { root, address, program }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        ask(self.address, "GET", path, &[("Host", &self.address.to_string())])
    }

    /// The page at an address where there is one.
    pub(crate) fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert_eq!(answer.status, 200, "{path}");
        answer.text()
    }

    /// Follows the page at an address, as the browser that has just loaded it.
    pub(crate) fn follow(&self, page: &str) -> Events {
        let text = self.get(page).text();
        let (_, rest) = text.split_once("preview.js?shows=").unwrap();
        let shows = rest.split('"').next().unwrap();
        let page = page.replace('%', "%25");
        Events::open(self.address, &format!("/.variorum/events?page={page}&shows={shows}"))
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    /// Puts a file in its place whole, so that no build sees a part of it.
    pub(crate) fn write(&self, path: &str, bytes: impl AsRef<[u8]>) {
        let file = self.path(path);
        let beside = file.with_file_name(".beside");
        fs::write(&beside, bytes).unwrap();
        fs::rename(beside, file).unwrap();
    }

    /// Changes a text that stands in a file once.
    pub(crate) fn change(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert_eq!(text.matches(from).count(), 1, "`{from}` in {path}");
        self.write(path, text.replace(from, to));
    }

    /// Waits until the page that is followed has a text in it.
    pub(crate) fn until_page_has(&self, events: &mut Events, page: &str, text: &str) {
        while !self.get(page).text().contains(text) {
            events.until("reload");
        }
    }

    /// Waits until the program has ended; the code that it ended with.
    pub(crate) fn end(&mut self) -> Option<i32> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.program.try_wait().unwrap() {
                return status.code();
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("the preview has not ended");
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

pub(crate) fn small_site(test: &str) -> PathBuf {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = fresh_folder(test);
    copy(&project.join("tests/site"), &root);
    for shipped in ["templates", "site", "locales/en"] {
        copy(&project.join(shipped), &root.join(shipped));
    }
    root
}

pub(crate) fn shipped_site(test: &str) -> PathBuf {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = fresh_folder(test);
    for shipped in ["content", "locales", "templates", "site"] {
        copy(&project.join(shipped), &root.join(shipped));
    }
    root
}

fn fresh_folder(test: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve").join(test);
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(&root).unwrap();
    root
}

fn copy(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry.unwrap();
        let target = to.join(entry.path().strip_prefix(from).unwrap());
        if entry.file_type().is_dir() {
            fs::create_dir_all(target).unwrap();
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
