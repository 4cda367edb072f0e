//! The edition of the rules on a page: their version, what changed with each, when they were last reviewed.

use serde::Serialize;

use super::context::Text;
use super::scope::Scope;
use crate::resolve::site::{self, Rulebook};

/// What a page says of the edition of its rules.
#[derive(Serialize)]
pub(crate) struct Edition {
    /// The newest version; none where the rules have none yet.
    pub(crate) version: Option<String>,
    /// The day from which it holds.
    pub(crate) date: Option<Day>,
    /// The newest version first.
    pub(crate) changes: Vec<Change>,
    pub(crate) reviewed: Option<Day>,
}

/// What changed with a version.
#[derive(Serialize)]
pub(crate) struct Change {
    pub(crate) version: String,
    pub(crate) date: Day,
    pub(crate) text: Text,
}

/// A day of the calendar.
#[derive(Serialize, Clone)]
pub(crate) struct Day {
    /// As machines read it, such as `2026-01-31`.
    pub(crate) iso: String,
    /// As the page's language writes it.
    pub(crate) text: Text,
}

/// The edition of a rulebook with the texts on its versions; none where it says nothing of it.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn edition(
    scope: Scope,
    rulebook: &Rulebook,
    changes: &[site::Text],
) -> Result<Option<Edition>, String> {
    let edition = &rulebook.edition;
    if edition.versions.is_empty() && edition.reviewed.is_none() {
        return Ok(None);
    }
    let told = edition.versions.iter().zip(changes).rev().map(|(release, text)| {
        let date = day(scope, [release.date.year, release.date.month.into(), release.date.day.into()])?;
        Ok(Change { version: release.version.value.clone(), date, text: scope.line(text) })
    });
    let changes: Vec<Change> = told.collect::<Result<_, String>>()?;
    let reviewed = edition.reviewed.map(|date| day(scope, [date.year, date.month.into(), date.day.into()]));
    Ok(Some(Edition {
        version: changes.first().map(|change| change.version.clone()),
        date: changes.first().map(|change| change.date.clone()),
        changes,
        reviewed: reviewed.transpose()?,
    }))
}

fn day(scope: Scope, [year, month, day]: [u16; 3]) -> Result<Day, String> {
    let iso = format!("{year:04}-{month:02}-{day:02}");
    let [year, month, day] = [year, month, day].map(usize::from);
    let text = scope.counted("date", &[("day", day), ("month", month), ("year", year)])?;
    Ok(Day { iso, text })
}
