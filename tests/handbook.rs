//! The handbook, followed step by step: every command that it shows is run and every change that it asks for is
//! made, with the built program, and what it promises is there in the end.
//!
//! A block of code is a step by the sentence before it: "In `FILE`, change" and "to", "Write `FILE`:", "Add to the
//! end of `FILE`:". Blocks marked `sh` are commands, those marked `text` what the last command has told.
#![allow(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use walkdir::WalkDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_variorum");

/// How long a preview may take to show a change.
const PATIENCE: Duration = Duration::from_secs(60);

/// A block of code of a page of the handbook.
struct Block {
    /// What stands behind the opening fence.
    kind: String,
    text: String,
    /// The line of text before it.
    before: String,
    line: usize,
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut before = String::new();
    let mut lines = page.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let inside = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
            let text = inside.map(|line| format!("{line}\n")).collect();
            blocks.push(Block { kind: kind.to_owned(), text, before: before.clone(), line: number + 1 });
        } else if !line.trim().is_empty() {
            before = line.to_owned();
        }
    }
    blocks
}

/// Somebody who does what a page says.
struct Reader {
    folder: PathBuf,
    previews: Vec<Preview>,
    told: String,
    /// The file and the text in it that the next block changes.
    change: Option<(PathBuf, String)>,
}

impl Reader {
    /// In an empty folder.
    fn new(name: &str) -> Reader {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("handbook").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Reader { folder, previews: Vec::new(), told: String::new(), change: None }
    }

    /// In a folder with the shipped content.
    fn with_content(name: &str) -> Reader {
        let reader = Reader::new(name);
        let project = Path::new(env!("CARGO_MANIFEST_DIR"));
        for top in ["content", "made-from"] {
            for entry in WalkDir::new(project.join(top)) {
                let entry = entry.unwrap();
                let to = reader.folder.join(entry.path().strip_prefix(project).unwrap());
                if entry.file_type().is_dir() {
                    fs::create_dir_all(to).unwrap();
                } else {
                    fs::copy(entry.path(), to).unwrap();
                }
            }
        }
        reader
    }

    /// Does all that the page says.
    fn follow(&mut self, page: &str) {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(page)).unwrap();
        let blocks = blocks(&text);
        assert!(!blocks.is_empty());
        for (at, block) in blocks.iter().enumerate() {
            let place = format!("{page}:{}", block.line);
            let shows_report = blocks.get(at + 1).is_some_and(|next| next.kind == "text");
            match block.kind.as_str() {
                "sh" => block.text.lines().for_each(|line| self.command(line, shows_report, &place)),
                "text" => {
                    assert!(self.told.contains(&block.text), "{place}: the program says\n{}", self.told)
                }
                _ => self.edit(block, &place),
            }
        }
        assert!(self.change.is_none(), "{page} ends before it says what to change to");
    }

    fn command(&mut self, line: &str, may_find_errors: bool, place: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            // The built program stands for the installed one.
            ["cargo", "install", "--path", "."] => assert!(Path::new(PROGRAM).is_file()),
            ["cd", folder] => {
                self.folder.push(folder);
                assert!(self.folder.is_dir(), "{place}: {line}");
            }
            ["variorum", "serve", options @ ..] => self.previews.push(Preview::start(&self.folder, options)),
            ["variorum", arguments @ ..] => {
                let output =
                    Command::new(PROGRAM).args(arguments).current_dir(&self.folder).output().unwrap();
                self.told =
                    [output.stdout, output.stderr].map(|told| String::from_utf8(told).unwrap()).concat();
                let is_well = output.status.success() || may_find_errors && output.status.code() == Some(1);
                assert!(is_well, "{place}: {line}\n{}", self.told);
            }
            _ => panic!("{place}: who can run `{line}`?"),
        }
    }

    fn edit(&mut self, block: &Block, place: &str) {
        let before = block.before.as_str();
        let named = before.split('`').nth(1).map(|path| self.folder.join(path));
        if before == "to" {
            let (path, was) = self.change.take().unwrap_or_else(|| panic!("{place}: change what?"));
            let text = fs::read_to_string(&path).unwrap();
            assert_eq!(text.matches(&was).count(), 1, "{place}: {} has not once\n{was}", path.display());
            fs::write(&path, text.replace(&was, &block.text)).unwrap();
        } else if before.contains(", change") {
            self.change = Some((named.unwrap(), block.text.clone()));
        } else if before.contains("Write `") {
            let path = named.unwrap();
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &block.text).unwrap();
        } else if before.contains("Add to the end of `") {
            let path = named.unwrap();
            let text = fs::read_to_string(&path).unwrap();
            fs::write(path, format!("{text}{}", block.text)).unwrap();
        } else {
            // Shown to be read: what it shows stands in some file.
            let is_there = self.stands_somewhere(&block.text) || self.is_offered(&block.text);
            assert!(is_there, "{place}: no file says\n{}", block.text);
        }
    }

    /// Whether a page shows this HTML to be copied.
    fn is_offered(&self, html: &str) -> bool {
        let escapes = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")];
        let shown =
            escapes.iter().fold(html.trim_end().to_owned(), |text, (sign, name)| text.replace(sign, name));
        self.stands_somewhere(&shown)
    }

    fn stands_somewhere(&self, text: &str) -> bool {
        let files = WalkDir::new(&self.folder).into_iter().filter_map(Result::ok);
        let mut texts = files.filter_map(|entry| fs::read_to_string(entry.path()).ok());
        texts.any(|file| file.contains(text))
    }

    /// What the program says to these lines.
    fn answers(&self, command: &str, lines: &str) -> String {
        let mut program = Command::new(PROGRAM);
        program.arg(command).current_dir(&self.folder).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = program.spawn().unwrap();
        program.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        String::from_utf8(program.wait_with_output().unwrap().stdout).unwrap()
    }

    /// The page at an address of the preview, once it has what is expected.
    fn page(&self, address: &str, expected: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let page = self.previews[0].get(address);
            if page.starts_with("HTTP/1.1 200 ") && page.contains(expected) {
                return page;
            }
            assert!(Instant::now() < until, "{address} has no `{expected}`:\n{page}");
            thread::sleep(Duration::from_millis(50));
        }
    }
}

/// A preview that runs until its reader has finished.
struct Preview {
    program: Child,
    address: SocketAddr,
}

impl Preview {
    fn start(folder: &Path, options: &[&str]) -> Preview {
        let mut program = Command::new(PROGRAM);
        program.args(["serve", "--port", "0"]).args(options).current_dir(folder);
        let mut program = program.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = BufReader::new(program.stdout.take().unwrap());
        let address = loop {
            let mut line = String::new();
            assert_ne!(said.read_line(&mut line).unwrap(), 0, "the preview ended before it served");
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.split('/').next().unwrap().parse().unwrap();
            }
        };
        // Whoever does not read what a program says makes it wait.
        thread::spawn(move || said.read_to_end(&mut Vec::new()));
        Preview { program, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Whether the page has a board that plays by this ruleset, whatever its language.
fn plays(page: &str, ruleset: &str) -> bool {
    let has_rules = page.contains(&format!("\"ruleset\":\"{ruleset}\",\"rules\":\""));
    has_rules && page.contains("<script type=\"module\" src=\"/assets/board.")
}

#[test]
fn an_empty_folder_becomes_a_variant_that_is_played_in_two_languages() {
    let mut reader = Reader::new("editors");
    reader.follow("docs/editors.md");
    for (address, name) in [
        ("/en/royal-road/old-way/", "<h1>Old way</h1>"),
        ("/el/royal-road/old-way/", "<h1>Ο παλιός τρόπος</h1>"),
    ] {
        let page = reader.page(address, name);
        assert!(plays(&page, "royal-road/old-way"), "{page}");
        assert_eq!(page.matches("<tr id=").count(), 3, "a row for each changed rule: {page}");
    }
    let about = reader.page("/en/about/", "How to help");
    for link in ["/en/royal-road/old-way/\">the old way</a>", "/en/royal-road/old-way/#extra-throws\">"] {
        assert!(about.contains(link), "{about}");
    }
    let club = reader.page("/en/our-club/", "We play on Fridays.");
    assert!(club.contains("alt=\"A red flag with two tails\" width=\"300\" height=\"200\""), "{club}");
    reader.page("/en/royal-road/glossary/", "id=\"well\"");
    let draft = "/en/royal-road/new-way/";
    assert!(reader.previews[0].get(draft).starts_with("HTTP/1.1 404 "), "a draft is not shown");
    assert!(reader.previews[1].get(draft).starts_with("HTTP/1.1 200 "), "a draft is shown who asks for it");
    // On 5, which is safe in the variant alone, a piece cannot be hit; a throw of 4 is followed by another only
    // in the standard.
    let asked = |ruleset: &str| {
        let question =
            format!("{{\"ruleset\":\"royal-road/{ruleset}\",\"position\":\"x3o5/10 x 2-2\",\"throw\":4}}\n");
        reader.answers("moves", &question)
    };
    let (standard, variant) = (asked("standard"), asked("old-way"));
    assert!(standard.contains("\"1-5\""), "{standard}");
    assert!(variant.contains("\"moves\":{\"pass\":"), "{variant}");
}

#[test]
fn translations_are_begun_kept_and_published_as_the_handbook_says() {
    let mut reader = Reader::with_content("translators");
    reader.follow("docs/translators.md");
    reader.command("variorum status --locale el", false, "at the end");
    assert!(!reader.told.contains("content/senet/bell/el.yaml"), "{}", reader.told);
    reader.command("variorum check", false, "at the end");
    assert!(reader.told.contains("warning[incomplete-translation]"), "{}", reader.told);
}

#[test]
fn a_template_and_a_style_take_the_place_of_the_programs() {
    let mut reader = Reader::new("templates");
    reader.follow("docs/templates.md");
    let home = fs::read_to_string(reader.folder.join("public/en/index.html")).unwrap();
    assert!(home.contains("<h1 class=\"large\">"), "{home}");
    assert!(home.contains("href=\"/assets/own."), "{home}");
}

#[test]
fn the_schemas_are_where_the_handbook_says() {
    let mut reader = Reader::new("schemas");
    for line in [
        "variorum new site my-games",
        "cd my-games",
        "variorum new game royal-road",
        "variorum new variant royal-road/old-way",
    ] {
        reader.command(line, false, "before docs/schemas.md");
    }
    reader.follow("docs/schemas.md");
    assert_eq!(reader.told, "the schemas are up to date\n");
}

#[test]
fn the_handbook_has_the_names_that_templates_see() {
    let context = [
        include_str!("../src/render/context.rs"),
        include_str!("../src/render/citation.rs"),
        include_str!("../src/render/drawing.rs"),
        include_str!("../src/render/works.rs"),
        include_str!("../src/render/edition.rs"),
    ]
    .concat();
    let page = include_str!("../docs/templates.md");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").nth(2))
        .map(|names| names.split('`').skip(1).step_by(2).collect())
        .collect();
    let mut wrong = Vec::new();
    for structure in context.split("\npub(crate) struct ").skip(1) {
        let (name, rest) = structure.split_once(" {").unwrap();
        let (fields, _) = rest.split_once("\n}").unwrap();
        let fields: Vec<&str> = fields
            .lines()
            .filter_map(|line| line.trim().strip_prefix("pub(crate) ")?.split(':').next())
            .collect();
        if !rows.contains(&fields) {
            wrong.push(format!("{name}: {fields:?}"));
        }
    }
    assert!(wrong.is_empty(), "docs/templates.md has no row with exactly these names:\n{}", wrong.join("\n"));
}

#[test]
fn the_pages_of_the_handbook_lead_to_one_another() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let mut wrong = Vec::new();
    let mut links = 0;
    for entry in fs::read_dir(&docs).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let outside = text.split("\n```").step_by(2).collect::<Vec<&str>>().concat();
        let targets = outside.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in
            targets.filter(|target| target.split('#').next().is_some_and(|file| file.ends_with(".md")))
        {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let there = fs::read_to_string(docs.join(file)).unwrap_or_default();
            let mut headings = there.lines().filter(|line| line.starts_with('#')).map(anchor);
            if there.is_empty() || !heading.is_empty() && !headings.any(|found| found == heading) {
                wrong.push(format!("{}: {target}", path.display()));
            }
            links += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(links > 8, "{links}");
}

/// The name by which a heading is linked to, as git's web pages make it.
fn anchor(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
    text.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
}
