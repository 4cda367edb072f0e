//! The board has words of its own for each reason why a move may be refused.

use std::collections::BTreeMap;

use engine::Reason;

/// Reasons that no reader meets: the dice show only throws that there are, the opening's one move is made for the
/// player, and there is no passing by hand.
const NEVER_TOLD: [Reason; 3] = [Reason::NoSuchThrow, Reason::OpeningMove, Reason::MustMove];

#[test]
fn each_reason_has_words_of_its_own() {
    let script = include_str!("../../site/texts.js");
    let (_, table) = script.split_once("const REASONS = {").expect("the script has the table");
    let (table, _) = table.split_once("};").expect("the table ends");
    let mut told: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for line in table.lines().filter_map(|line| line.trim().strip_suffix("\",")) {
        let (code, message) = line.split_once(": \"").expect("a line is a code and a message");
        told.entry(message).or_default().push(code.parse().expect("a code is a number"));
    }
    let shared: Vec<_> = told.iter().filter(|(_, codes)| codes.len() > 1).collect();
    assert!(shared.is_empty(), "told alike: {shared:?}");
    let mut codes: Vec<u8> = told.into_values().flatten().collect();
    codes.sort_unstable();
    let expected = Reason::ALL.iter().filter(|reason| !NEVER_TOLD.contains(reason));
    assert_eq!(codes, expected.map(|reason| reason.code()).collect::<Vec<_>>());
}
