//! Scripts and styles as browsers need them: without the comments that stand on lines of their own.
//!
//! The files of `site/` are written for those who read them, and up to a third of them is comments. Only
//! whole lines are left out, so that nothing has to be understood of either language beyond where a text
//! over several lines may stand: a script that has one is passed on as it is.

/// The text without lines that hold nothing but a comment, and without empty lines. Comments that begin
/// with `/*!` stay: licences are written so.
pub(super) fn uncommented(name: &str, text: &str) -> String {
    let script = name.ends_with(".js");
    if script && has_text_over_lines(text) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut lines = text.split_inclusive('\n');
    while let Some(line) = lines.next() {
        let bare = line.trim();
        if bare.is_empty() || (script && bare.starts_with("//") && !bare.contains("*/")) {
            continue;
        }
        if bare.starts_with("/*") && !bare.starts_with("/*!") && closes_at_a_line_end(bare, lines.clone()) {
            let mut last = bare;
            while !last.ends_with("*/") {
                last = lines.next().expect("the comment closes").trim();
            }
            continue;
        }
        out.push_str(line);
    }
    out
}

/// Whether a comment that begins a line has nothing behind its end.
fn closes_at_a_line_end<'t>(first: &'t str, rest: impl Iterator<Item = &'t str>) -> bool {
    let mut lines = std::iter::once(&first[2..]).chain(rest.map(str::trim));
    lines.find_map(|line| Some(line.split_once("*/")?.1.is_empty())).unwrap_or(false)
}

/// Whether a text in backticks may reach over the end of a line.
fn has_text_over_lines(text: &str) -> bool {
    text.lines().any(|line| line.matches('`').count() % 2 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, text: &str, expected: &str) {
        assert_eq!(uncommented(name, text), expected, "{text}");
    }

    #[test]
    fn leaves_out_comments_on_lines_of_their_own() {
        check(
            "a.js",
            "// A file.\n\nlet a = 1; // one\n  /** @type {B} */\n  let b;\n",
            "let a = 1; // one\n  let b;\n",
        );
        check("a.js", "/**\n * Plays.\n * // a\n */\nplay();\n", "play();\n");
        check(
            "a.css",
            "/* Colours. */\na { color: red }\n\n/* two\n   lines */\nb {}\n",
            "a { color: red }\nb {}\n",
        );
    }

    #[test]
    fn keeps_what_is_no_comment_or_may_be_none() {
        check("a.css", "// no comment of a style\na {}\n", "// no comment of a style\na {}\n");
        check("a.js", "/* a */ play();\n", "/* a */ play();\n");
        check("a.js", "/* a\n*/ play();\n", "/* a\n*/ play();\n");
        check("a.js", "/*! A licence. */\n", "/*! A licence. */\n");
        check("a.js", "play(); /* a\n// b */\n", "play(); /* a\n// b */\n");
        check("a.js", "/* never closed\nplay();\n", "/* never closed\nplay();\n");
    }

    #[test]
    fn a_script_with_a_text_over_several_lines_stays_as_it_is() {
        let script = "let a = `\n// not a comment\n`;\n// a comment\n";
        check("a.js", script, script);
    }
}
