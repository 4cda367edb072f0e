//! Spaces that are none to YAML: they look like a plain one, or like nothing at all.

use super::lines::{Lines, Placed};
use super::syntax::Fault;

/// A character of them, and the byte it stands at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Space {
    pub(super) at: usize,
    sign: char,
    /// Whether it is in the place of the space behind a key's colon.
    pub(super) is_behind_colon: bool,
}

impl Space {
    /// The first one in a key, or right behind its colon.
    pub(super) fn of_key(text: &str) -> Option<Space> {
        let end = text.find(": ").or_else(|| text.find(":\n")).map_or(text.len(), |at| at);
        let (at, sign) = text[..end].char_indices().find(|(_, c)| name(*c).is_some())?;
        let is_behind_colon = text[..at].ends_with(':');
        let key = text[..at].trim_end_matches(':');
        let is_key = key.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
        is_key.then_some(Space { at, sign, is_behind_colon })
    }

    /// The byte behind it and those that follow it.
    pub(super) fn end(self, text: &str) -> usize {
        self.at
            + text[self.at..].chars().take_while(|c| name(*c).is_some()).map(char::len_utf8).sum::<usize>()
    }

    /// How it is told.
    pub(super) fn fault(self) -> Fault {
        let name = name(self.sign).unwrap_or_default();
        let message = format!("found {name} (U+{:04X}), which is no plain space", self.sign as u32);
        let (help, replacement) = match self.is_behind_colon || !is_invisible(self.sign) {
            true => ("type a plain space", " "),
            false => ("remove it", ""),
        };
        Fault {
            code: "wrong-character",
            message,
            help: help.into(),
            replacement: Some(replacement.to_owned()),
        }
    }
}

/// A key without such characters.
pub(super) fn plain(key: &str) -> String {
    let is_space = |c: char| name(c).is_some() && !is_invisible(c);
    let inside = key.trim_matches(|c| name(c).is_some());
    inside.chars().filter(|c| !is_invisible(*c)).map(|c| if is_space(c) { '-' } else { c }).collect()
}

impl Lines<'_> {
    /// Such a space on the line at which the parser gave up, or on the one before.
    pub(super) fn foreign_space(&self) -> Option<Placed> {
        [self.written_before(), Some(self.here)].into_iter().flatten().find_map(|line| {
            let written = self.text[line..].lines().next().unwrap_or_default();
            let rest = written.trim_start_matches([' ', '-', '\t']);
            let start = line + written.len() - rest.len();
            let space = Space::of_key(rest).filter(|space| space.is_behind_colon || rest.contains(": "))?;
            Some((space.fault(), (start + space.at, start + space.end(rest))))
        })
    }
}

fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}')
}

fn name(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{a0}' => "a no-break space",
        '\u{ad}' => "a soft hyphen",
        '\u{2002}' => "an en space",
        '\u{2003}' => "an em space",
        '\u{2009}' => "a thin space",
        '\u{2000}'..='\u{200a}' => "a space of another width",
        '\u{200b}' => "a zero-width space",
        '\u{200c}' | '\u{200d}' => "a zero-width joiner",
        '\u{200e}' | '\u{200f}' => "a mark of the direction",
        '\u{202f}' => "a narrow no-break space",
        '\u{205f}' => "a mathematical space",
        '\u{2060}' => "a word joiner",
        '\u{3000}' => "an ideographic space",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_spaces_in_keys_and_behind_them() {
        for (text, expected) in [
            ("name:\u{a0}Hop", Some((5, true))),
            ("na\u{200b}me: Hop", Some((2, false))),
            ("name\u{a0}: Hop", Some((4, false))),
            ("\u{2003}name: Hop", Some((0, false))),
            ("name: Hop\u{a0}on", None),
            ("Two words:\u{a0}more", None),
            ("name", None),
        ] {
            let found = Space::of_key(text).map(|space| (space.at, space.is_behind_colon));
            assert_eq!(found, expected, "{text}");
        }
        assert_eq!(plain("\u{a0}must\u{2003}mo\u{200b}ve\u{a0}"), "must-move");
    }
}
