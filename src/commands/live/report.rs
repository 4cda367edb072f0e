//! The differences of a live site, written down.

use serde_json::json;

use super::super::check::Format;
use super::compare::Difference;

/// Addresses that are named of many with the same difference.
const NAMED: usize = 3;

/// The report on a site of which so many things were asked.
pub(super) fn report(differences: &[Difference], asked: usize, format: Format) -> String {
    match format {
        Format::Text => text(differences, asked),
        Format::Short => differences
            .iter()
            .map(|one| format!("{}: {} is {}, expected {}\n", one.address, one.what, one.found, one.expected))
            .collect(),
        Format::Json => {
            let each = differences.iter().map(|one| {
                json!({
                    "address": one.address,
                    "what": one.what,
                    "found": one.found,
                    "expected": one.expected,
                    "help": one.help,
                })
            });
            format!("{:#}\n", json!({ "asked": asked, "differences": each.collect::<Vec<_>>() }))
        }
    }
}

/// Where many addresses differ in the same way, that is said once.
fn text(differences: &[Difference], asked: usize) -> String {
    if differences.is_empty() {
        return format!("the site is as it was built: {asked} requests, no differences\n");
    }
    let mut groups: Vec<Vec<&Difference>> = Vec::new();
    for one in differences {
        let same = |group: &&mut Vec<&Difference>| {
            let first = group[0];
            (&first.what, &first.found, &first.expected) == (&one.what, &one.found, &one.expected)
        };
        match groups.iter_mut().find(same) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    let mut text = String::new();
    for group in groups {
        let first = group[0];
        text += &format!("{}: found {}, expected {}\n", first.what, first.found, first.expected);
        for one in group.iter().take(NAMED) {
            text += &format!("  at {}\n", one.address);
        }
        if group.len() > NAMED {
            text += &format!("  and at {} more addresses\n", group.len() - NAMED);
        }
        text += &format!("  help: {}\n\n", first.help);
    }
    let counted = if differences.len() == 1 {
        "1 difference".to_owned()
    } else {
        format!("{} differences", differences.len())
    };
    text + &format!("{counted} in {asked} requests\n")
}
