//! The commands that make the engine testable from outside, run as a user runs them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn variorum(arguments: &[&str], input: &[u8]) -> Output {
    variorum_on(arguments, input, "2")
}

fn variorum_on(arguments: &[&str], input: &[u8], threads: &str) -> Output {
    let mut command = program();
    command.args(arguments).args(["--root", ROOT]).env("RAYON_NUM_THREADS", threads);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    // Both ends are read and written at once, or a long answer would block a long question.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("its output");
    // A program that stops early does not read to the end.
    let _ = writer.join().expect("the writer");
    output
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

fn stderr(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}

#[test]
fn moves_reproduces_the_vectors() {
    let mut input = Vec::new();
    for file in ["standard", "jequier", "bell", "kendall"] {
        let path = Path::new(ROOT).join("tests/vectors").join(file).with_extension("jsonl");
        input.extend(fs::read(path).expect("a file of vectors"));
    }
    let output = variorum(&["moves"], &input);
    let expected: Vec<Value> =
        input.trim_ascii().split(|byte| *byte == b'\n').map(|l| serde_json::from_slice(l).unwrap()).collect();
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
    assert_eq!(expected.len(), 3050);
    for (found, expected) in lines(&output).iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(lines(&output).len(), expected.len());
}

#[test]
fn moves_carries_other_keys_over_and_replaces_answers() {
    let line = r#"{"note":[1,{"a":null}],"ruleset":"senet/standard","moves":{"1-2":"?"},"throw":2,
        "position":"10/10/1xxxx3ox o 0-4","ends":{"x":"o"},"error":"old","id":7}"#
        .replace('\n', "");
    let output = variorum(&["moves"], format!("\u{feff}{line}\r\n\r\n").as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        concat!(
            r#"{"note":[1,{"a":null}],"ruleset":"senet/standard","moves":{"pass":"10/10/1xxxx3ox x 0-4"},"#,
            r#""throw":2,"position":"10/10/1xxxx3ox o 0-4","id":7}"#,
            "\n"
        )
    );
}

#[test]
fn moves_tells_what_ends_the_game() {
    let line = r#"{"ruleset":"senet/standard","position":"10/10/1xxxx4o o 1-4","throw":2}"#;
    let [answer] = &lines(&variorum(&["moves"], line.as_bytes()))[..] else { panic!("one line") };
    assert_eq!(answer["moves"], json!({"30-off": "10/10/1xxxx5 x 1-5"}));
    assert_eq!(answer["ends"], json!({"30-off": "o"}));
}

/// Each line with what is wrong in it.
const FAULTY: &[(&str, &str)] = &[
    ("{", "the line is not JSON: EOF while parsing an object at column 1"),
    ("nonsense", "the line is not JSON: expected ident at column 2"),
    ("[1]", "expected an object with `ruleset`, `position` and `throw`"),
    ("{}", "`ruleset` is missing"),
    (r#"{"ruleset":7}"#, "expected text as `ruleset`, found `7`"),
    (
        r#"{"ruleset":"senet/bel","position":"","throw":1}"#,
        "unknown ruleset `senet/bel`: expected one of `senet/standard`, `senet/jequier`, `senet/bell`, \
         `senet/kendall`",
    ),
    (r#"{"ruleset":"senet/bell","throw":1}"#, "`position` is missing"),
    (r#"{"ruleset":"senet/bell","position":"xoxoxoxoxo/xoxoxoxoxo/10 x 0-0"}"#, "`throw` is missing"),
    (
        r#"{"ruleset":"senet/bell","position":"xoxoxoxoxo/xoxoxoxoxo/10 x 0-0","throw":5}"#,
        "the dice have no throw `5`: expected one of 1, 2, 3, 4",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 x 0-0","throw":0}"#,
        "the dice have no throw `0`: expected one of 1, 2, 3, 4, 5",
    ),
    (
        r#"{"ruleset":"senet/jequier","position":"xoxoxoxoxo/10/10 x 0-0 opening","throw":"1"}"#,
        "the dice have no throw `\"1\"`: expected one of 1, 2, 3, 4, 6",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"","throw":1}"#,
        "the row 1 of the position tells 0 of its 10 squares",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/4/10 x 0-0","throw":1}"#,
        "the row 2 of the position tells 4 of its 10 squares",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/5z4/10 x 0-0","throw":1}"#,
        "the position cannot be read at column 13: expected `x`, `o` or a number of empty squares, found `z`",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/55/10 x 0-0","throw":1}"#,
        "the position cannot be read at column 12: the row has no room for so many empty squares, found `5`",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxox/9/10 x 0-0","throw":1}"#,
        "the position cannot be read at column 11: the row is full: expected `/`, found `x`",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10/10 x 0-0","throw":1}"#,
        "the position cannot be read at column 17: all 30 squares are told: expected a space, found `/`",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 é 0-0","throw":1}"#,
        "the position cannot be read at column 18: expected `x` or `o`, who throws next, found `é`",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 x 0","throw":1}"#,
        "the position cannot be read at column 21: expected the pieces borne off by each side, such as `2-0`, \
         found the end",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 x 0-0 closing","throw":1}"#,
        "the position cannot be read at column 23: expected nothing more, or ` opening`, found ` `",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 x 0-1","throw":1}"#,
        "the position cannot be: `o` has 5 on the board and 1 borne off, expected 5 in all",
    ),
    (
        r#"{"ruleset":"senet/bell","position":"xoxoxoxoxo/xoxoxoxoxo/x9 x 0-0","throw":1}"#,
        "the position cannot be: `x` has 11 on the board and 0 borne off, expected 10 in all at most",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"xoxoxoxox1/10/7o2 x 0-0 opening","throw":1}"#,
        "the position cannot be: a piece stands on 28, where none can stay; the ruleset has no opening contest",
    ),
    (
        r#"{"ruleset":"senet/jequier","position":"xoxoxoxox1/o9/10 x 0-0 opening","throw":1}"#,
        "the position cannot be: during the opening contest all pieces stand where they start, and none is \
         borne off",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"10/10/10 x 5-5","throw":1}"#,
        "the position cannot be: both sides have borne off all their pieces",
    ),
    (
        r#"{"ruleset":"senet/bell","ruleset":"senet/standard","position":"xoxoxoxoxo/10/10 x 0-0","throw":1}"#,
        "`ruleset` is given twice at column 50",
    ),
    (
        r#"{"ruleset":"senet/standard","position":"10/10/1xxxx5 x 1-5","throw":1}"#,
        "the game is over: `o` has won",
    ),
    (r#"{"ruleset":"senet/bell","position":"10/10/10 x 3-3","throw":1}"#, "the game is over: a draw"),
    (
        r#"{"ruleset":"senet/bell","position":"10/10/5x4 o 3-3","throw":300}"#,
        "the dice have no throw `300`: expected one of 1, 2, 3, 4",
    ),
];

#[test]
fn moves_says_why_a_line_cannot_be_answered_and_goes_on() {
    let good = r#"{"ruleset":"senet/bell","position":"10/10/5x4 o 3-3","throw":2}"#;
    let mut input: String = FAULTY.iter().map(|(line, _)| format!("{line}\n")).collect();
    input.push_str(good);
    let output = variorum(&["moves"], input.as_bytes());
    assert_eq!((output.status.code(), stderr(&output)), (Some(1), ""));
    let lines = lines(&output);
    for (answer, (line, error)) in lines.iter().zip(FAULTY) {
        assert_eq!(answer["error"], *error, "{line}");
        assert!(answer.get("moves").is_none(), "{line}");
    }
    assert_eq!(lines.len(), FAULTY.len() + 1);
    assert_eq!(lines[FAULTY.len()]["moves"], json!({"pass": "10/10/5x4 x 3-3"}));
}

#[test]
fn moves_keeps_the_object_of_a_faulty_line() {
    let line = r#"{"id":3,"ruleset":"senet/bell","moves":{},"ends":{},"position":"x","throw":1}"#;
    let input = [line.as_bytes(), b"\n\xff\xfe\n"].concat();
    let output = variorum(&["moves"], &input);
    let lines = lines(&output);
    assert_eq!((lines.len(), output.status.code()), (2, Some(1)));
    let keys: Vec<&String> = lines[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["id", "ruleset", "position", "throw", "error"]);
    assert!(lines[1]["error"].as_str().unwrap().starts_with("the line is not JSON"));
}

#[test]
fn perft_counts_as_the_vectors_say() {
    let counts = fs::read_to_string(Path::new(ROOT).join("tests/vectors/perft.json")).unwrap();
    let counts: Value = serde_json::from_str(&counts).unwrap();
    for (ruleset, counts) in counts.as_object().unwrap() {
        for (depth, count) in counts.as_array().unwrap()[..4].iter().enumerate() {
            let output = variorum(&["perft", ruleset, &(depth + 1).to_string()], b"");
            assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{count}\n"));
        }
    }
}

#[test]
fn perft_counts_from_a_position() {
    for (ruleset, position, depth, expected) in [
        ("senet/bell", "10/10/5x4 o 3-3", "1", "4\n"),
        ("senet/bell", "10/10/10 o 3-3", "2", "0\n"),
        ("senet/jequier", "xoxoxoxoxo/10/10 o 0-0 opening", "1", "5\n"),
        ("senet/standard", "xoxoxoxoxo/10/10 x 0-0", "0", "1\n"),
    ] {
        let output = variorum(&["perft", ruleset, depth, "--position", position], b"");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{position}");
    }
}

#[test]
fn commands_refuse_what_cannot_be_run() {
    for (arguments, message) in [
        (&["perft", "senet/nobody", "1"][..], "error: unknown ruleset `senet/nobody`: expected one of"),
        (
            &["perft", "senet/bell", "1", "--position", "x"],
            "error: the row 1 of the position tells 1 of its 10 squares",
        ),
        (&["perft", "senet/bell", "deep"], "error: invalid value 'deep'"),
        (&["simulate", "senet/nobody"], "error: unknown ruleset `senet/nobody`"),
        (&["simulate", "senet/bell", "--players", "random,nobody"], "error: invalid value 'random,nobody'"),
        (&["simulate", "senet/bell", "--games", "0"], "error: invalid value '0'"),
    ] {
        let output = variorum(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).starts_with(message), "{arguments:?}: {}", stderr(&output));
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn commands_report_errors_in_the_content() {
    let root = own_folder("commands-faulty");
    for arguments in [&["moves"][..], &["perft", "senet/bell", "1"], &["simulate", "senet/bell"]] {
        let output = program().args(arguments).arg("--root").arg(&root).output().expect("the program");
        let text = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.starts_with("error: "), "{text}");
    }
    fs::create_dir_all(root.join("content")).expect("a folder");
    fs::write(root.join("content/site.yaml"), "base-url: 7\n").expect("a file");
    for arguments in [&["moves"][..], &["perft", "senet/bell", "1"], &["simulate", "senet/bell"]] {
        let output = program().args(arguments).arg("--root").arg(&root).output().expect("the program");
        let text = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains("content/site.yaml:1:"), "{text}");
    }
    fs::remove_dir_all(&root).expect("the folder");
}

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_variorum"))
}

/// A folder for one test, not there yet.
fn own_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left behind.
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn figures(arguments: &[&str]) -> Value {
    let output = variorum(&[&["simulate", "--json"], arguments].concat(), b"");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
    serde_json::from_slice(&output.stdout).expect("one object")
}

#[test]
fn simulate_gives_the_same_figures_on_any_number_of_threads() {
    for ruleset in ["senet/standard", "senet/jequier", "senet/bell", "senet/kendall"] {
        for form in [&[][..], &["--json"]] {
            let arguments = [&["simulate", ruleset, "--games", "300", "--seed", "7"], form].concat();
            let one = variorum_on(&arguments, b"", "1");
            let three = variorum_on(&arguments, b"", "3");
            assert_eq!((one.status.code(), stderr(&one)), (Some(0), ""));
            assert_eq!(one.stdout, three.stdout);
        }
    }
    let other = figures(&["senet/bell", "--games", "300", "--seed", "8"]);
    assert_ne!(figures(&["senet/bell", "--games", "300", "--seed", "7"])["throws"], other["throws"]);
}

#[test]
fn simulate_counts_every_game_once() {
    for ruleset in ["senet/standard", "senet/jequier", "senet/bell", "senet/kendall"] {
        let figures = figures(&[ruleset, "--games", "301", "--cap", "150"]);
        let count = |value: &Value| value.as_u64().expect("a number");
        let wins: u64 = figures["wins"].as_array().unwrap().iter().map(count).sum();
        assert_eq!(wins + count(&figures["draws"]) + count(&figures["unfinished"]), 301);
        let throws = &figures["throws"];
        let order = ["median", "p99", "max"].map(|key| throws[key].as_f64().expect("a number"));
        assert!(order.is_sorted() && order[2] <= 150.0, "{order:?}");
        assert_eq!(figures["players"], json!(["random", "random"]));
    }
}

#[test]
fn simulate_reports_games_that_the_cap_ends_as_unfinished() {
    let figures = figures(&["senet/jequier", "--games", "10", "--cap", "3"]);
    assert_eq!((&figures["unfinished"], &figures["draws"]), (&json!(10), &json!(0)));
    assert_eq!((&figures["wins"], &figures["throws"]), (&json!([0, 0]), &Value::Null));
}

#[test]
fn simulate_lets_the_computer_play_on_either_seat() {
    let wins = |players: &str| {
        let figures = figures(&["senet/bell", "--games", "100", "--players", players]);
        [0, 1].map(|seat| figures["wins"][seat].as_u64().expect("a number"))
    };
    assert!(wins("strong,random")[0] > 75);
    assert!(wins("random,strong")[1] > 75);
}

#[test]
fn simulate_tells_its_figures_in_words() {
    let output = variorum(&["simulate", "senet/bell", "--games", "100", "--cap", "20"], b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let expected = "\
senet/bell: 100 games, random against random, seed 1
first seat wins                  0.0 %          0
second seat wins                 0.0 %          0
draws                            0.0 %          0
unfinished after 20 throws     100.0 %        100
";
    assert_eq!(text, expected);
    let output = variorum(&["simulate", "senet/bell", "--games", "100"], b"");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.lines().last().unwrap().starts_with("throws in a finished game: mean "), "{text}");
}

#[test]
fn a_reader_who_goes_away_ends_a_command_quietly() {
    for arguments in [
        ["perft", "senet/bell", "2"].as_slice(),
        &["simulate", "senet/bell", "--games", "10"],
        &["moves"],
        &["build", "--no-compression", "--out", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-reader")],
    ] {
        let mut command = program();
        command.args(arguments).args(["--root", ROOT]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program");
        drop(child.stdout.take());
        let line = r#"{"ruleset":"senet/bell","position":"10/10/5x4 o 3-3","throw":2}"#.to_owned() + "\n";
        // The program may be gone before it has read all of this.
        let _ = child.stdin.take().expect("its input").write_all(line.repeat(100).as_bytes());
        let output = child.wait_with_output().expect("its end");
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn perft_refuses_a_depth_that_no_count_would_reach() {
    let output = variorum(&["perft", "senet/bell", "400000"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("400000"), "{}", stderr(&output));
}
