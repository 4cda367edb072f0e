//! The edition of a ruleset: its versions, each with its day, and the day of its last review.

use std::collections::BTreeMap;
use std::fmt;

use super::content::Placed;
use super::decode::{Fields, entries, items, text, wrong_kind};
use crate::diag::Diagnostics;
use crate::format;
use crate::load::tree::{Entry, Kind, Node};
use crate::source::Span;

const VERSION: &str = "a version like `1` or `1.2`";
const DAY: &str = "a day like `2026-01-31`";

/// What `standard.yaml` and `variant.yaml` say of their edition.
#[derive(Clone, Default)]
pub(crate) struct Edition {
    /// In their order, the last one in force. Numbers and days rise, or that is reported.
    pub(crate) versions: Vec<Release>,
    pub(crate) reviewed: Option<Date>,
}

/// One version of a ruleset.
#[derive(Clone)]
pub(crate) struct Release {
    /// As it is written.
    pub(crate) version: Placed<String>,
    pub(crate) date: Date,
}

/// What changed with each version (Markdown, one line), with the place of the key.
pub(crate) type Changes = BTreeMap<String, (Span, Placed<String>)>;

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Date {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

impl Date {
    /// None where the calendar has no such day.
    fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let fits = (1000..=9999).contains(&year) && day >= 1 && day <= days(year, month)?;
        fits.then_some(Date { year, month, day })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// How many days a month has.
fn days(year: u16, month: u8) -> Option<u8> {
    let leaps = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => Some(31),
        4 | 6 | 9 | 11 => Some(30),
        2 => Some(if leaps { 29 } else { 28 }),
        _ => None,
    }
}

/// Reads `versions` and `reviewed`.
pub(super) fn edition(fields: &Fields<'_>, diags: &mut Diagnostics) -> Edition {
    let versions = fields.optional("versions").map(|entry| versions(entry, diags));
    let reviewed = fields.optional("reviewed").and_then(|entry| date(&entry.value, diags));
    Edition { versions: versions.unwrap_or_default(), reviewed }
}

fn versions(entry: &Entry, diags: &mut Diagnostics) -> Vec<Release> {
    let expected = "a list of versions, each like `{ version: 1, date: 2026-01-31 }`";
    let mut versions: Vec<Release> = Vec::new();
    for item in items(&entry.value, expected, diags).unwrap_or_default() {
        let Some(mut fields) = Fields::of_item(item, "the version", &format::RELEASE, diags) else {
            continue;
        };
        let version = fields.required("version").and_then(|entry| version(&entry.value, diags));
        let date = fields.required("date").and_then(|entry| date(&entry.value, diags));
        fields.finish(diags);
        let (Some(version), Some(date)) = (version, date) else { continue };
        let release = Release { version, date };
        if let Some(before) = versions.last() {
            in_order(before, &release, item.span, diags);
        }
        if versions.iter().all(|other| other.version.value != release.version.value) {
            versions.push(release);
        }
    }
    versions
}

/// Reports a version that does not come after the one before it.
fn in_order(before: &Release, after: &Release, span: Span, diags: &mut Diagnostics) {
    let (first, second) = (&before.version.value, &after.version.value);
    let (message, place) = if first == second {
        (format!("the version `{first}` is listed twice"), after.version.span)
    } else if parts(first) >= parts(second) {
        (format!("the version `{second}` is no higher than `{first}` before it"), after.version.span)
    } else if before.date > after.date {
        (format!("the version `{second}` is of an earlier day than `{first}` before it"), span)
    } else {
        return;
    };
    diags
        .error("version-order", message, place)
        .related(before.version.span, "the one before it is here")
        .help("list the versions as they came, the newest last; each has a number of its own");
}

/// `1` or `1.2`, with quotes or without.
fn version(node: &Node, diags: &mut Diagnostics) -> Option<Placed<String>> {
    let (Kind::Text(found) | Kind::Number(found)) = &node.kind else {
        wrong_kind(node, VERSION, diags);
        return None;
    };
    is_version(found, node.span, diags).then(|| Placed { value: found.clone(), span: node.span })
}

/// Reports what is no version.
fn is_version(found: &str, span: Span, diags: &mut Diagnostics) -> bool {
    if parts(found).is_some() {
        return true;
    }
    let diagnostic = diags.error("wrong-version", format!("expected {VERSION}, found `{found}`"), span);
    let meant = found.trim().trim_start_matches(|c: char| c.is_alphabetic() || c == '.' || c == ' ');
    match parts(meant) {
        Some(_) => diagnostic.replacement(format!("write `{meant}`"), meant),
        None => diagnostic.help("write whole numbers from 1 on, parted by points"),
    };
    false
}

/// The numbers of a version, without zeros at its end: `1.0` is no other version than `1`.
fn parts(version: &str) -> Option<Vec<u16>> {
    let number = |part: &str| {
        let is_plain = (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        (is_plain && (part == "0" || !part.starts_with('0'))).then(|| part.parse().ok())?
    };
    let mut parts = version.split('.').map(number).collect::<Option<Vec<u16>>>()?;
    if parts[0] == 0 || parts.len() > 3 {
        return None;
    }
    while parts.last() == Some(&0) {
        parts.pop();
    }
    Some(parts)
}

/// `2026-01-31`
fn date(node: &Node, diags: &mut Diagnostics) -> Option<Date> {
    let Kind::Text(found) = &node.kind else {
        wrong_kind(node, DAY, diags);
        return None;
    };
    let numbers = |signs: &[char]| {
        let numbers: Vec<u16> =
            found.trim().split(signs).map(|part| part.parse().ok()).collect::<Option<_>>()?;
        <[u16; 3]>::try_from(numbers).ok()
    };
    let day = |[year, month, day]: [u16; 3]| Date::new(year, month.try_into().ok()?, day.try_into().ok()?);
    let read = numbers(&['-']).and_then(day);
    if let Some(date) = read.filter(|date| date.to_string() == *found) {
        return Some(date);
    }
    let diagnostic =
        diags.error("wrong-date", format!("expected {DAY}, found `{}`", found.trim()), node.span);
    // Where points part the numbers, the day comes first.
    let with_points = || numbers(&['.']).and_then(|[a, b, c]| day([a, b, c]).or_else(|| day([c, b, a])));
    match numbers(&['-', '/']).and_then(day).or_else(with_points) {
        Some(meant) => diagnostic.replacement(format!("write `{meant}`"), meant.to_string()),
        None => match numbers(&['-']).map(|[year, month, _]| (year, u8::try_from(month).unwrap_or(0))) {
            Some((year, month)) => match days(year, month) {
                Some(most) => diagnostic.help(format!("that month has the days 01 to {most}")),
                None => diagnostic.help("the months are 01 to 12"),
            },
            None => diagnostic.help("write the year in four digits, the month and the day in two each"),
        },
    };
    None
}

/// `1.1: What changed.`
pub(super) fn changes(entry: &Entry, diags: &mut Diagnostics) -> Changes {
    let mut changes = Changes::new();
    let expected = "versions, each with what changed";
    for entry in entries(&entry.value, expected, diags).unwrap_or_default() {
        let is_sound = is_version(&entry.key, entry.key_span, diags);
        if let Some(change) = text(&entry.value, diags).filter(|_| is_sound) {
            changes.insert(entry.key.clone(), (entry.key_span, change));
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::load::read;

    fn found<T>(value: &str, read_value: impl Fn(&Node, &mut Diagnostics) -> Option<T>) -> Result<T, String> {
        let (_, document) = read("a.yaml", value);
        let mut diags = Diagnostics::default();
        read_value(document.root.as_ref().unwrap(), &mut diags).ok_or_else(|| diags.sentence())
    }

    #[test]
    fn a_day_is_one_of_the_calendar() {
        for day in ["2026-11-30", "2028-02-29", "2000-02-29", "1000-01-01", "9999-12-31"] {
            assert_eq!(found(day, date).map(|date| date.to_string()), Ok(day.to_owned()));
        }
        for (day, help) in [
            ("2026-02-29", "that month has the days 01 to 28"),
            ("1900-02-29", "that month has the days 01 to 28"),
            ("2026-04-31", "that month has the days 01 to 30"),
            ("2026-13-01", "the months are 01 to 12"),
            ("2026-1-5", "write `2026-01-05`"),
            ("2026/11/30", "write `2026-11-30`"),
            ("30.11.2026", "write `2026-11-30`"),
            ("30/11/2026", "write the year in four digits, the month and the day in two each"),
            ("26-11-30", "that month has the days 01 to 30"),
            ("next week", "write the year in four digits, the month and the day in two each"),
        ] {
            let expected = format!("expected {DAY}, found `{day}`: {help}");
            assert_eq!(found(day, date), Err(expected));
        }
    }

    #[test]
    fn a_version_is_one_to_three_whole_numbers() {
        for version in ["1", "12", "1.0", "1.10", "1.2.3", "2026.11"] {
            assert_eq!(found(version, super::version).map(|found| found.value), Ok(version.to_owned()));
        }
        for (version, help) in [
            ("v1.1", "write `1.1`"),
            ("0", "write whole numbers from 1 on, parted by points"),
            ("01", "write whole numbers from 1 on, parted by points"),
            ("1.2.3.4", "write whole numbers from 1 on, parted by points"),
            ("1.", "write whole numbers from 1 on, parted by points"),
            ("1-beta", "write whole numbers from 1 on, parted by points"),
        ] {
            let expected = format!("expected {VERSION}, found `{version}`: {help}");
            assert_eq!(found(version, super::version).map(|found| found.value), Err(expected));
        }
    }

    #[test]
    fn versions_rise_by_number() {
        let rises = |first, second| parts(first) < parts(second);
        assert!(rises("1", "1.1") && rises("1.9", "1.10") && rises("1.10", "2") && rises("1.2", "1.2.1"));
        assert!(!rises("1", "1.0") && !rises("2", "1.9"));
    }
}
