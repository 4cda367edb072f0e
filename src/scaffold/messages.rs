//! A file of messages for another language: every message of the source as a comment, and under it the mark
//! to write the translation in place of.

use crate::check::todo::MARK;

/// The file for another language, with these lines at its head. Comments of the source are kept.
pub(super) fn translation(source: &str, head: &str) -> String {
    let mut lines = head.to_owned();
    if !source.starts_with("###") {
        lines.push('\n');
    }
    let mut message: Vec<&str> = Vec::new();
    for line in source.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        if begins || line.starts_with('#') {
            write(&mut message, &mut lines);
        }
        if begins || !message.is_empty() {
            message.push(line);
        } else if !line.trim().is_empty() || !lines.ends_with("\n\n") {
            lines += line.trim_end();
            lines.push('\n');
        }
    }
    write(&mut message, &mut lines);
    lines
}

/// Writes a message, if one has been read, and a blank line if there is one behind it.
fn write(message: &mut Vec<&str>, lines: &mut String) {
    let Some(first) = message.first() else { return };
    let id = first.split('=').next().unwrap_or_default().trim_end();
    let length = message.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    for line in &message[..length] {
        *lines += format!("# {line}").trim_end();
        lines.push('\n');
    }
    *lines += &format!("{id} = {MARK}\n");
    if length < message.len() {
        lines.push('\n');
    }
    message.clear();
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    #[test]
    fn puts_each_message_above_its_mark() {
        let source = "### The site.\n\n## Names\n\n# The title.\nsite-title = Variorum\n-brand = V\n\nlong =\n    One\n\n    { $n ->\n        [one] x\n       *[other] y\n    }\n    .label = two\n# Next.\nnext = Three";
        expect![[r#"
            ### In French.
            ### The site.

            ## Names

            # The title.
            # site-title = Variorum
            site-title = (todo)
            # -brand = V
            -brand = (todo)

            # long =
            #     One
            #
            #     { $n ->
            #         [one] x
            #        *[other] y
            #     }
            #     .label = two
            long = (todo)
            # Next.
            # next = Three
            next = (todo)
        "#]]
        .assert_eq(&translation(source, "### In French.\n"));
    }
}
