//! Text as comments of a YAML file.

use std::fmt::Write;

/// As wide as the lines of a comment get.
const WIDTH: usize = 100;

/// A text as lines that each begin with the indent and the sign of a comment.
pub(super) fn comment(indent: usize, text: &str) -> String {
    let mut lines = String::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && indent + line.chars().count() + word.chars().count() + 3 > WIDTH {
            push(&mut lines, indent, &line);
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    push(&mut lines, indent, &line);
    lines
}

/// Lines of YAML as comments, moved from one indent to another.
pub(super) fn commented(yaml: &str, from: usize, to: usize) -> String {
    let mut lines = String::new();
    for (at, line) in yaml.trim_end().lines().enumerate() {
        let line = line.trim_end();
        // The first line begins with its key, wherever that stands.
        let own = if at == 0 { 0 } else { from.min(line.len() - line.trim_start().len()) };
        push(&mut lines, to, &line[own..]);
    }
    lines
}

fn push(lines: &mut String, indent: usize, line: &str) {
    let sign = if line.is_empty() { "#" } else { "# " };
    writeln!(lines, "{:indent$}{sign}{line}", "").expect("a text takes any text");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_lines_between_words() {
        let lines = comment(2, &"word ".repeat(21));
        assert_eq!(lines, format!("  # {}\n  # word word\n", ["word"; 19].join(" ")));
    }

    #[test]
    fn keeps_the_shape_of_yaml() {
        assert_eq!(
            commented("a: |\n    one\n\n      two\n", 2, 4),
            "    # a: |\n    #   one\n    #\n    #     two\n"
        );
    }
}
