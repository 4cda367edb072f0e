//! What is nearly Markdown: links and headings that readers would see as the signs they are written with.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::known::Known;
use super::markdown::parser;
use super::places::place;
use crate::check::content::Placed;
use crate::diag::Diagnostics;

/// What only links begin with.
const SCHEMES: [&str; 3] = ["page:", "term:", "lang:"];

/// A mistake: the bytes to be marked, what it is, and what mends it.
struct Slip {
    code: &'static str,
    marked: Range<usize>,
    message: String,
    help: String,
    replacement: Option<String>,
}

/// Reports what was meant for a link or a heading of a text and is none.
pub(super) fn check(text: &Placed<String>, known: Known, diags: &mut Diagnostics) {
    if !text.value.contains(['#', '(']) {
        return;
    }
    for run in prose(&text.value) {
        for slip in slips(&text.value, run) {
            let span = place(text, slip.marked, known.sources);
            let found = diags.error(slip.code, slip.message, span);
            match slip.replacement {
                Some(replacement) => found.replacement(slip.help, replacement),
                None => found.help(slip.help),
            };
        }
    }
}

/// The stretches of a text that are words and no signs of Markdown.
#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn prose(text: &str) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    let mut is_code = false;
    for (event, range) in parser(text).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::End(TagEnd::CodeBlock) => is_code = false,
            Event::Text(_) | Event::SoftBreak if !is_code => match runs.last_mut() {
                Some(last) if last.end == range.start => last.end = range.end,
                _ => runs.push(range),
            },
            _ => {}
        }
    }
    runs
}

fn slips(text: &str, run: Range<usize>) -> Vec<Slip> {
    let mut slips: Vec<Slip> = Vec::new();
    for (at, _) in text[run.clone()].match_indices('(') {
        let open = run.start + at;
        let before = &text[run.start..open];
        let words = before.trim_end();
        let is_led = words.ends_with(']') && !text[..run.start + words.len() - 1].ends_with('\\');
        let is_near = words.len() == before.len();
        let inside = open + 1..run.end;
        let is_ours = SCHEMES.iter().any(|scheme| text[inside.clone()].starts_with(scheme));
        let is_address =
            is_ours || ["https://", "http://"].iter().any(|s| text[inside.clone()].starts_with(s));
        slips.extend(match (is_led, is_near) {
            (true, true) => Some(unclosed(text, open, run.end)),
            (true, false) if is_address => Some(parted(run.start + words.len() - 1, open)),
            (false, _) if is_ours => Some(wordless(text, open, run.end)),
            (true | false, _) => None,
        });
    }
    slips.extend(heading(text, run));
    slips
}

/// `[words] (page:about)`
fn parted(bracket: usize, open: usize) -> Slip {
    Slip {
        code: "broken-link",
        marked: bracket..open + 1,
        message: "a link has nothing between `]` and `(`".to_owned(),
        help: "write `](`".to_owned(),
        replacement: Some("](".to_owned()),
    }
}

/// `[words](page:about`, or an address with spaces
fn unclosed(text: &str, open: usize, end: usize) -> Slip {
    let inside = &text[open + 1..end];
    let closed = inside.find(['(', ')']).filter(|at| inside[*at..].starts_with(')'));
    if let Some(closed) = closed {
        let joined: String = inside[..closed].split_whitespace().collect();
        let is_ours = SCHEMES.iter().any(|scheme| joined.starts_with(scheme));
        let parts = inside[..closed].split_whitespace().count();
        return Slip {
            code: "broken-link",
            marked: open..open + 1 + closed + 1,
            message: "the address of a link has no spaces".to_owned(),
            help: match is_ours {
                true => format!("write `({joined})`"),
                false => {
                    "take them out, or write `%20` for each; what is no link needs `\\[` for `[`".to_owned()
                }
            },
            replacement: (is_ours && parts == 2).then(|| format!("({joined})")),
        };
    }
    let address = inside.split_whitespace().next().unwrap_or_default();
    let address = address.trim_end_matches(['.', ',', ';', ':', '!', '?', '(']);
    Slip {
        code: "broken-link",
        marked: open..open + 1 + address.len(),
        message: "the address of a link begins here and is never closed".to_owned(),
        help: format!("write `({address})`"),
        replacement: Some(format!("({address})")),
    }
}

/// `words (page:about)`
fn wordless(text: &str, open: usize, end: usize) -> Slip {
    let inside = &text[open + 1..end];
    let length = inside.find(|c: char| c == ')' || c.is_whitespace()).unwrap_or(inside.len());
    let address = &inside[..length];
    Slip {
        code: "broken-link",
        marked: open..open + 1 + length + usize::from(inside[length..].starts_with(')')),
        message: "the address of a link stands here, and no words of a link before it".to_owned(),
        help: format!("put the words into square brackets: `[words]({address})`"),
        replacement: None,
    }
}

/// `##Heading`
fn heading(text: &str, run: Range<usize>) -> Vec<Slip> {
    let mut slips = Vec::new();
    let mut start = run.start;
    for line in text[run].split_inclusive('\n') {
        let signs = line.len() - line.trim_start_matches('#').len();
        let begins = text[..start].ends_with('\n') || start == 0;
        if begins && (2..=6).contains(&signs) && line[signs..].starts_with(char::is_alphanumeric) {
            let meant = &line[..signs];
            slips.push(Slip {
                code: "broken-heading",
                marked: start..start + signs,
                message: format!("a heading has a space after `{meant}`"),
                help: format!("write `{meant} ` before its words"),
                replacement: Some(format!("{meant} ")),
            });
        }
        start += line.len();
    }
    slips
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is marked in a text, and what takes its place.
    fn found(text: &str) -> Vec<(&str, Option<String>)> {
        let slips = prose(text).into_iter().flat_map(|run| slips(text, run));
        slips.map(|slip| (&text[slip.marked], slip.replacement)).collect()
    }

    #[test]
    fn finds_what_is_nearly_a_link_or_a_heading() {
        for (text, marked, replacement) in [
            ("a [b](page:race and c.", "(page:race", Some("(page:race)")),
            ("a [b](https://b.org/.", "(https://b.org/", Some("(https://b.org/)")),
            ("a [*b*](page:race, (c).", "(page:race", Some("(page:race)")),
            ("a [b](page: race)", "(page: race)", Some("(page:race)")),
            ("a [b](the race)", "(the race)", None),
            ("a [b] (page:race)", "] (", Some("](")),
            ("a [b]\n(lang:el)", "]\n(", Some("](")),
            ("a b (term:safe) c", "(term:safe)", None),
            ("##Title", "##", Some("## ")),
            ("a\n\n###Title\nb", "###", Some("### ")),
        ] {
            assert_eq!(found(text), [(marked, replacement.map(str::to_owned))], "{text}");
        }
    }

    #[test]
    fn leaves_alone_what_is_meant_as_it_stands() {
        for text in [
            "[a](page:b) [c](https://d.org/ \"e\") (f) [g] (h)",
            "`[a](page:b` and `##c`",
            "```\n[a](page:b\n##c\n```",
            "\\[a\\](b c)",
            "## a\n\n#1 b #2 ##c",
            "a (b) #c",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}
