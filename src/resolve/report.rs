//! Where readers report an error: an address with places for the page and the row.

use crate::check::content::Placed;
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};

/// What an address can have in braces.
const NAMES: [&str; 3] = ["page", "row", "address"];

/// What may begin it.
const SCHEMES: [&str; 3] = ["https://", "http://", "mailto:"];

/// An address with its places; each text stands before the place behind it.
pub(crate) struct Report {
    parts: Vec<(String, Option<Place>)>,
}

#[derive(Clone, Copy)]
enum Place {
    Page,
    Row,
    Address,
}

impl Report {
    /// Reads the address of `site.yaml`; reports what is wrong with it.
    pub(super) fn new(text: &Placed<String>, diags: &mut Diagnostics) -> Option<Report> {
        let parts = parts(text, diags);
        let wrong = if !SCHEMES.iter().any(|scheme| text.value.starts_with(scheme)) {
            Some("an address that begins with `https://` or `mailto:`".to_owned())
        } else {
            let foreign = |c: char| !c.is_ascii_graphic() || "<>\"`\\^|".contains(c);
            text.value.chars().find(|c| foreign(*c)).map(|found| match found {
                ' ' => "an address without spaces".to_owned(),
                _ => format!("an address without `{found}`"),
            })
        };
        if let Some(expected) = wrong {
            let found = diags.error(
                "wrong-report",
                format!("expected {expected}, found `{}`", text.value),
                text.span,
            );
            match text.value.contains(' ') && parts.is_some() {
                true => found.replacement("write `%20` for a space", text.value.replace(' ', "%20")),
                false => found.help("write it like `https://example.org/report?page={page}&row={row}`"),
            };
            return None;
        }
        let parts = parts?;
        if !parts.iter().any(|(_, place)| matches!(place, Some(Place::Page | Place::Address))) {
            diags
                .error("wrong-report", "the address does not say which page is reported", text.span)
                .help("put `{page}` or `{address}` into it");
            return None;
        }
        Some(Report { parts })
    }

    /// The address for a page and one of its rows; `row` is empty for the page as a whole.
    pub(crate) fn address(&self, page: &str, row: &str, address: &str) -> String {
        let mut written = String::new();
        for (text, place) in &self.parts {
            written += text;
            let value = match place {
                Some(Place::Page) => page,
                Some(Place::Row) => row,
                Some(Place::Address) => address,
                None => continue,
            };
            written += &encoded(value);
        }
        written
    }
}

/// None where a place is not known, which is reported.
fn parts(text: &Placed<String>, diags: &mut Diagnostics) -> Option<Vec<(String, Option<Place>)>> {
    let (mut parts, mut rest, mut is_sound) = (Vec::new(), text.value.as_str(), true);
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else {
            diags
                .error("wrong-report", "a brace is opened and not closed", text.span)
                .help(format!("close it; what can stand in braces is {}", either(NAMES)));
            return None;
        };
        let place = match name {
            "page" => Some(Place::Page),
            "row" => Some(Place::Row),
            "address" => Some(Place::Address),
            _ => {
                let message = format!("expected {} in braces, found `{name}`", either(NAMES));
                let found = diags.error("wrong-report", message, text.span);
                if let Some(meant) = likely(name, NAMES) {
                    found.help(format!("did you mean `{{{meant}}}`?"));
                }
                is_sound = false;
                None
            }
        };
        parts.push((before.to_owned(), place));
        rest = behind;
    }
    parts.push((rest.to_owned(), None));
    is_sound.then_some(parts)
}

/// A value as a part of an address: only letters, digits and `-._~` stand as they are.
fn encoded(value: &str) -> String {
    let mut encoded = String::with_capacity(value.len());
    for byte in value.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte))
            }
            _ => encoded += &format!("%{byte:02X}"),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{FileId, Span};

    fn report(text: &str) -> Result<Report, String> {
        let mut diags = Diagnostics::default();
        let text = Placed { value: text.to_owned(), span: Span::start_of(FileId(0)) };
        Report::new(&text, &mut diags).ok_or_else(|| diags.sentence())
    }

    #[test]
    fn fills_in_the_page_and_the_row() {
        for (text, expected) in [
            (
                "https://example.org/new?title={page}%20{row}",
                "https://example.org/new?title=en%2Frace%2Fhop%20the-well",
            ),
            (
                "mailto:a@example.org?subject={row}&body={address}",
                "mailto:a@example.org?subject=the-well&body=https%3A%2F%2Fexample.org%2Fen%2F%23the-well%26%C3%A9",
            ),
        ] {
            let found = report(text)
                .map(|found| found.address("en/race/hop", "the-well", "https://example.org/en/#the-well&é"));
            assert_eq!(found, Ok(expected.to_owned()));
        }
    }

    #[test]
    fn refuses_what_is_no_address_or_names_no_page() {
        for (text, expected) in [
            (
                "example.org/{page}",
                "expected an address that begins with `https://` or `mailto:`, found `example.org/{page}`",
            ),
            ("javascript:alert({page})", "expected an address that begins with `https://` or `mailto:`"),
            ("https://example.org/?a b={page}", "expected an address without spaces"),
            ("https://example.org/\"{page}", "expected an address without `\"`"),
            (
                "https://example.org/{pge}",
                "expected `page`, `row` or `address` in braces, found `pge`: did you mean `{page}`?",
            ),
            ("https://example.org/{page", "a brace is opened and not closed"),
            ("https://example.org/?row={row}", "the address does not say which page is reported"),
        ] {
            let told = report(text).err().unwrap_or_default();
            assert!(told.starts_with(expected), "{told}");
        }
    }
}
