//! rclone, which reaches the stores: one call a request, nothing of its own configuration touched.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde::Deserialize;

/// What it ends with where a folder is not there.
const NO_FOLDER: i32 = 3;

const MISSING: &str = "`rclone` is missing: install it, on Debian by `sudo apt-get install rclone`, elsewhere as \
                       https://rclone.org/install/ says";

/// A place that rclone reaches, such as `remote:bucket/path`.
pub(crate) struct Remote {
    pub(crate) target: String,
}

/// A file as rclone lists it.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(crate) struct Listed {
    pub(crate) path: String,
    pub(crate) size: i64,
    /// By the name of the kind of hash.
    #[serde(default)]
    pub(crate) hashes: BTreeMap<String, String>,
}

/// A line of what rclone tells as it works.
#[derive(Deserialize)]
struct Told {
    level: String,
    msg: String,
    #[serde(default)]
    object: String,
}

/// What a call gave: what it printed, or why it failed.
struct Ended {
    code: Option<i32>,
    printed: Vec<u8>,
    /// What it told last of what was wrong.
    error: String,
}

impl Remote {
    /// Every file, with the hashes that the store knows; none where there is no such folder yet.
    ///
    /// # Errors
    /// If rclone cannot be run, or not reach the store.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, String> {
        list(&self.target, &["--hash"])
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// As `list`.
    pub(crate) fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        done(run(&["cat", &self.below(path)], b"", |_| ())?)
    }

    /// Writes a small file.
    ///
    /// # Errors
    /// As `list`.
    pub(crate) fn write(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        let target = self.below(path);
        let mut arguments = vec!["rcat", &target];
        for header in ["Content-Type: text/plain; charset=utf-8", "Cache-Control: no-store"] {
            arguments.extend(["--header-upload", header]);
        }
        done(run(&arguments, bytes, |_| ())?).map(drop)
    }

    /// Copies files from a folder, all with the same headers; `put` is told of each that is there.
    ///
    /// # Errors
    /// As `list`. Some of the files may be there then.
    pub(crate) fn copy(
        &self,
        from: &Path,
        paths: &[&str],
        headers: &[(&str, &str)],
        put: impl FnMut(&str),
    ) -> Result<(), String> {
        let from = from.to_str().ok_or_else(|| format!("`{}` is no Unicode", from.display()))?;
        let headers: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        // Which files are to be written is known: rclone need not look.
        let mut arguments = vec!["copy", from, &self.target, "--files-from-raw", "-"];
        arguments.extend(["--ignore-times", "--no-check-dest", "--no-traverse", "-v"]);
        for header in &headers {
            arguments.extend(["--header-upload", header]);
        }
        done(run(&arguments, lines(paths).as_bytes(), put)?).map(drop)
    }

    /// Deletes files.
    ///
    /// # Errors
    /// As `list`.
    pub(crate) fn delete(&self, paths: &[&str]) -> Result<(), String> {
        let arguments = ["delete", &self.target, "--files-from-raw", "-"];
        done(run(&arguments, lines(paths).as_bytes(), |_| ())?).map(drop)
    }

    fn below(&self, path: &str) -> String {
        let parted = self.target.ends_with([':', '/']);
        format!("{}{}{path}", self.target, if parted { "" } else { "/" })
    }
}

/// The hashes of this kind that the files of a folder have.
///
/// # Errors
/// If rclone cannot be run, or not read the folder.
pub(crate) fn hashes(folder: &Path, kind: &str) -> Result<BTreeMap<String, String>, String> {
    let folder = folder.to_str().ok_or_else(|| format!("`{}` is no Unicode", folder.display()))?;
    let listed = list(folder, &["--hash-type", kind])?;
    Ok(listed.into_iter().filter_map(|mut file| Some((file.path, file.hashes.remove(kind)?))).collect())
}

fn list(place: &str, options: &[&str]) -> Result<Vec<Listed>, String> {
    let arguments = ["lsjson", "-R", "--files-only", "--no-modtime", "--no-mimetype", place];
    let ended = run(&[arguments.as_slice(), options].concat(), b"", |_| ())?;
    if ended.code == Some(NO_FOLDER) {
        return Ok(Vec::new());
    }
    let printed = done(ended)?;
    serde_json::from_slice(&printed).map_err(|error| format!("cannot read what rclone lists: {error}"))
}

fn lines(paths: &[&str]) -> String {
    paths.iter().flat_map(|path| [path, "\n"]).collect()
}

/// What it printed, if all went well.
fn done(ended: Ended) -> Result<Vec<u8>, String> {
    match (ended.code, ended.error) {
        (Some(0), _) => Ok(ended.printed),
        (_, error) if error.is_empty() => Err("rclone was stopped".to_owned()),
        (_, error) => Err(format!("rclone: {error}")),
    }
}

/// Runs rclone with this on its standard input; `put` is told of each file that it has copied.
fn run(arguments: &[&str], input: &[u8], put: impl FnMut(&str)) -> Result<Ended, String> {
    let mut command = Command::new("rclone");
    // A bucket is not ours to make, and those who may only write into it must not ask for it.
    command.args(arguments).args(["--use-json-log", "--stats", "0", "--s3-no-check-bucket"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    end_with_this_program(&mut command);
    let mut child = command.spawn().map_err(|error| {
        if error.kind() == ErrorKind::NotFound {
            return MISSING.to_owned();
        }
        format!("cannot run rclone: {error}")
    })?;
    let (printed, error) = talk(&mut child, input, put);
    let ended = child.wait().map_err(|error| format!("cannot run rclone: {error}"))?;
    Ok(Ended { code: ended.code(), printed, error })
}

/// What is left of a deployment that was killed must not go on beside the next one.
#[cfg(target_os = "linux")]
fn end_with_this_program(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    use rustix::process::{Signal, set_parent_process_death_signal};

    // SAFETY: between fork and exec there is one call to the system, which needs no memory and no lock.
    unsafe {
        command.pre_exec(|| Ok(set_parent_process_death_signal(Some(Signal::KILL))?));
    }
}

/// Elsewhere rclone ends with the next line that nobody reads.
#[cfg(not(target_os = "linux"))]
fn end_with_this_program(_: &mut Command) {}

/// Gives what rclone prints, and the last error that it tells of.
fn talk(child: &mut Child, input: &[u8], mut put: impl FnMut(&str)) -> (Vec<u8>, String) {
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // One that ends before it has read all says why.
            let _ = stdin.map(|mut stdin| stdin.write_all(input));
        });
        let printed = scope.spawn(move || {
            let mut printed = Vec::new();
            let _ = stdout.map(|mut stdout| std::io::copy(&mut stdout, &mut printed));
            printed
        });
        let (mut last, mut end) = (String::new(), Vec::new());
        for line in stderr.into_iter().flat_map(|stderr| BufReader::new(stderr).lines()).map_while(Result::ok)
        {
            match serde_json::from_str::<Told>(&line) {
                Ok(told) if told.msg.starts_with("Copied") => put(&told.object),
                Ok(told) if told.level == "error" => last = told.msg,
                Ok(_) => {}
                // Its last words are plain, behind a time.
                Err(_) => end.push(
                    line.split_once(" Failed to ").map_or(line.as_str(), |(_, end)| end).trim().to_owned(),
                ),
            }
        }
        let last = if end.is_empty() { last } else { format!("failed to {}", end.join(" ")) };
        (printed.join().unwrap_or_default(), last)
    })
}
