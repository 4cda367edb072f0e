//! `variorum deploy` by the real rclone to a real object store whose connections are cut and whose uploads are
//! killed.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::killed::{Content, Moments, contents};
use crate::{PROJECT, files};

const KILLS: u32 = 10;

pub(crate) fn variorum(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.arg("deploy").args(arguments);
    program
}

pub(crate) fn told(ended: &Output) -> String {
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    String::from_utf8(ended.stdout.clone()).unwrap()
}

/// An object store, with a way to it that can be made bad.
struct Store {
    server: Child,
    folder: PathBuf,
    config: PathBuf,
    /// After how many bytes a connection is cut; never if 0.
    cut: Arc<AtomicUsize>,
}

impl Store {
    fn start(name: &str) -> Store {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("build").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("objects/site")).unwrap();
        let mut server =
            Command::new(program()).arg(folder.join("objects")).stdout(Stdio::piped()).spawn().unwrap();
        let mut port = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut port).unwrap();
        let cut = Arc::new(AtomicUsize::new(0));
        let way = way(port.trim().parse().unwrap(), Arc::clone(&cut));
        let config = folder.join("rclone.conf");
        let text = format!("[shop]\ntype = s3\nprovider = Other\nendpoint = http://127.0.0.1:{way}\n");
        fs::write(&config, text).unwrap();
        Store { server, folder, config, cut }
    }

    fn rclone_settings<'a>(&self, program: &'a mut Command) -> &'a mut Command {
        // A bad way is not to be tried for minutes. The rclone of Debian knows no file of certificates.
        program.env("RCLONE_CONFIG", &self.config).env_remove("AWS_CA_BUNDLE");
        program.env("RCLONE_LOW_LEVEL_RETRIES", "2").env("RCLONE_RETRIES", "1").env("RCLONE_CONTIMEOUT", "5s")
    }

    /// Deploys a content, in a group of processes that can be killed as one.
    fn begin(&self, content: &Content, options: &[&str]) -> Child {
        let mut program = variorum(options);
        program.arg("--from").arg(&content.output).arg("shop:site").process_group(0);
        self.rclone_settings(&mut program).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    fn deploy(&self, content: &Content) -> String {
        told(&self.begin(content, &[]).wait_with_output().unwrap())
    }

    fn object(&self, path: &str) -> PathBuf {
        self.folder.join("objects/site").join(path)
    }

    fn objects(&self) -> BTreeMap<String, Vec<u8>> {
        let mut objects = files(&self.folder.join("objects/site"));
        objects.retain(|path, _| !path.starts_with(".variorum-deployed-"));
        objects
    }

    /// The bytes and headers of every object are those of the content.
    fn has(&self, content: &Content) {
        let mut objects = self.objects();
        assert_eq!(objects.remove("CNAME").as_deref(), Some(b"example.org".as_slice()));
        let paths = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(paths(&objects), paths(&content.files));
        assert!(objects == content.files);
        let mut list = Command::new("rclone");
        list.args(["lsjson", "-R", "--files-only", "--metadata", "shop:site"]);
        let listed: Vec<Value> =
            serde_json::from_str(&told(&self.rclone_settings(&mut list).output().unwrap())).unwrap();
        let mut seen = 0;
        for object in
            listed.iter().filter(|object| content.files.contains_key(object["Path"].as_str().unwrap()))
        {
            let path = object["Path"].as_str().unwrap();
            let metadata = &object["Metadata"];
            let caching = if path.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "public, max-age=0, must-revalidate"
            };
            assert_eq!(metadata["cache-control"], caching, "{path}");
            let ending = path.trim_end_matches(".br").rsplit('.').next().unwrap();
            let expected = match ending {
                "html" => "text/html; charset=utf-8",
                "js" => "text/javascript; charset=utf-8",
                "css" => "text/css; charset=utf-8",
                "wasm" => "application/wasm",
                "txt" => "text/plain; charset=utf-8",
                _ => metadata["content-type"].as_str().unwrap(),
            };
            assert_eq!(metadata["content-type"], expected, "{path}");
            let encoding = if path.ends_with(".br") { Value::from("br") } else { Value::Null };
            assert_eq!(metadata["content-encoding"], encoding, "{path}");
            seen += 1;
        }
        assert_eq!(seen, content.files.len());
    }

    /// Every page in the store is whole and finds what it loads; every page to which others lead leads on.
    fn is_sound(&self, contents: &[Content; 2]) {
        let pages = || self.objects().into_iter().filter(|(path, _)| path.ends_with(".html"));
        let is_there = |path: &str| self.object(path).is_file();
        let named = |path: &str, bytes: &[u8]| {
            let content =
                contents.iter().find(|content| content.files.get(path).is_some_and(|file| file == bytes));
            &content.unwrap_or_else(|| panic!("{path} is not whole")).named[path]
        };
        // A page that has been replaced or deleted since it was looked at need not have anything any more.
        let is_still = |path: &str, bytes: &[u8]| fs::read(self.object(path)).is_ok_and(|now| now == bytes);
        for (path, bytes) in pages() {
            let assets = named(&path, &bytes).iter().filter(|named| named.starts_with("assets/"));
            for asset in assets.filter(|asset| !is_there(asset)) {
                assert!(!is_still(&path, &bytes), "{path} loads {asset}, which is not there");
            }
        }
        let mut to_read = vec!["index.html".to_owned()];
        let mut known: BTreeSet<String> = to_read.iter().cloned().collect();
        while let Some(path) = to_read.pop() {
            let Ok(bytes) = fs::read(self.object(&path)) else { continue };
            if !path.ends_with(".html") {
                continue;
            }
            for named in named(&path, &bytes) {
                assert!(
                    is_there(named) || !is_still(&path, &bytes),
                    "{path} leads to {named}, which is not there"
                );
                if known.insert(named.clone()) {
                    to_read.push(named.clone());
                }
            }
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The server's program, built where it is not there yet.
fn program() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--quiet", "--locked", "--manifest-path"])
        .arg(Path::new(PROJECT).join("tests/store/Cargo.toml"));
    assert!(cargo.arg("--target-dir").arg(&target).status().unwrap().success(), "the store is built");
    target.join("debug/store")
}

/// A port that leads to another, for so many bytes a connection.
fn way(to: u16, cut: Arc<AtomicUsize>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { return };
            let (left, right) =
                ((client.try_clone().unwrap(), server.try_clone().unwrap()), (server, client));
            let most = match cut.load(Ordering::Relaxed) {
                0 => usize::MAX,
                bytes => bytes,
            };
            thread::spawn(move || pass(left.0, left.1, most));
            thread::spawn(move || pass(right.0, right.1, usize::MAX));
        }
    });
    port
}

fn pass(mut from: TcpStream, mut to: TcpStream, most: usize) {
    let (mut buffer, mut passed) = ([0; 1024], 0);
    while let Ok(read @ 1..) = from.read(&mut buffer) {
        passed += read;
        if passed > most || to.write_all(&buffer[..read]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

fn has_rclone() -> bool {
    let is_there = Command::new("rclone").arg("version").output().is_ok();
    if !is_there {
        eprintln!("`rclone` is missing: UPLOADS ARE NOT TESTED; on Debian `sudo apt-get install rclone`");
        assert!(env::var_os("CI").is_none(), "uploads have to be tested here");
    }
    is_there
}

/// Kills a deployment: alone, and what it has started has to notice, or all of it.
fn kill(mut deployment: Child, number: u32) {
    if number.is_multiple_of(2) {
        deployment.kill().unwrap();
    } else {
        let group = format!("-{}", deployment.id());
        assert!(Command::new("kill").args(["-KILL", "--", &group]).status().unwrap().success());
    }
    deployment.wait().unwrap();
}

#[test]
fn an_upload_that_is_cut_or_killed_is_sound_at_each_moment_and_the_next_finishes_it() {
    if !has_rclone() {
        return;
    }
    let contents = contents("deploy-store");
    let [first, second] = &contents;
    let store = Store::start("deploy-store");
    fs::write(store.object("CNAME"), "example.org").unwrap();
    let begun = Instant::now();
    let said = store.deploy(first);
    let all = begun.elapsed();
    assert!(said.starts_with("kept what no deployment wrote: `CNAME`\n"), "{said}");
    store.has(first);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let watch = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                store.is_sound(&contents);
                thread::sleep(Duration::from_millis(20));
            }
        });
        let mut moments = Moments(0x5eed);
        for number in 0..KILLS {
            let deployment = store.begin(&contents[(number as usize + 1) % 2], &[]);
            thread::sleep(moments.within(all));
            kill(deployment, number);
            store.is_sound(&contents);
        }
        store.deploy(second);
        store.has(second);
        for bytes in [3_000, 20_000, 60_000] {
            store.cut.store(bytes, Ordering::Relaxed);
            let ended = store.begin(first, &[]).wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&ended.stderr).into_owned();
            assert!(
                ended.status.success() || said.contains("the same command finishes what is left"),
                "{said}"
            );
            assert!(bytes > 3_000 || !ended.status.success(), "no connection was cut");
            store.is_sound(&contents);
        }
        store.cut.store(0, Ordering::Relaxed);
        store.deploy(first);
        store.has(first);
        is_over.store(true, Ordering::Relaxed);
        watch.join().unwrap();
    });
}

#[test]
fn what_is_there_is_not_uploaded_again_whatever_became_of_the_list() {
    if !has_rclone() {
        return;
    }
    let [first, second] = contents("deploy-again");
    let store = Store::start("deploy-again");
    fs::write(store.object("CNAME"), "example.org").unwrap();
    let plan = store.begin(&first, &["--plan", "--format", "json"]).wait_with_output().unwrap();
    let plan: Value = serde_json::from_str(&told(&plan)).unwrap();
    let engine =
        plan["files"].as_array().unwrap().iter().find(|file| file["type"] == "application/wasm").unwrap();
    assert_eq!((engine["action"].as_str(), engine["step"].as_str()), (Some("upload"), Some("assets")));
    assert_eq!(engine["caching"], "public, max-age=31536000, immutable");
    assert_eq!(plan["foreign"], serde_json::json!(["CNAME"]));
    assert_eq!(store.objects().len(), 1, "a plan changes nothing");
    store.deploy(&first);
    let list = store.object(".variorum-deployed-2");
    let count = first.files.len();
    let nothing = format!("{count} files in shop:site: 0 uploaded, 0 changed, {count} kept, 0 deleted\n");
    assert!(store.deploy(&first).ends_with(&nothing));
    assert!(list.is_file(), "nothing is written where nothing has changed");
    // What somebody else has changed is put right.
    fs::write(store.object("key.txt"), "other").unwrap();
    assert!(store.deploy(&first).contains(&format!(" 0 uploaded, 1 changed, {} kept", count - 1)));
    store.has(&first);
    // Lists that are torn or gone cost time.
    let text = fs::read(store.object(".variorum-deployed-4")).unwrap();
    fs::write(store.object(".variorum-deployed-4"), &text[..text.len() / 2]).unwrap();
    assert!(store.deploy(&first).contains(&format!(" 0 uploaded, {count} changed, 0 kept")));
    store.has(&first);
    // Where no list is, nobody has deployed before: what another has put there is no deployment's to replace.
    fs::remove_file(store.object(".variorum-deployed-6")).unwrap();
    let before = store.objects();
    let refused = store.begin(&second, &[]).wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("nothing was changed: `shop:site` has files that no deployment wrote"), "{said}");
    assert!(store.objects() == before && !store.object(".variorum-deployed-1").exists());
    store.deploy(&first);
    store.has(&first);
    // An object where the site is to have one of its own, written by nobody that we know.
    let theirs = store.object("en/more/index.html");
    fs::create_dir_all(theirs.parent().unwrap()).unwrap();
    fs::write(&theirs, "theirs").unwrap();
    let refused = store.begin(&second, &[]).wait_with_output().unwrap();
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("where the site has its own: `en/more/index.html`")
    );
    fs::remove_file(theirs).unwrap();
    store.has(&first);
    store.deploy(&second);
    store.has(&second);
}
