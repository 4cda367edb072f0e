//! Examples of rule rows: the sentences that say how two rulesets differ in a position.

use crate::{Site, files};

const RULES: &str = "\
ruleset:
  throws: { die: 4 }
  throw-again: [1]
  on-enemy: capture
  ends: most-points
  arrivals: { 9: { to: 6 } }
  bear-off: { from: { 10: [3, 4], 12: [2] } }
table: [pieces, throws, the-well, leaving]
examples:
";

const TEXTS: &str = "\
name: Skip
lead: One more.
about: It is played.
history: It is young.
rules: { pieces: Taken., throws: A die., the-well: To 6., leaving: Late. }
";

/// An example, and what the page says of it.
type Case = (&'static str, &'static [&'static str]);

/// By row.
const CASES: &[(&str, &[Case])] = &[
    (
        "pieces",
        &[(
            "position: x1o1/2x1/2o1 x 0-0, throw: 2, standard: { leads: { 1-3: o1x1/2x1/2o1 o 0-0 } }, \
             variant: { leads: { 1-3: 2x1/2x1/2o1 o 0-0 } }",
            &["After 1 to 3, the two pieces change places under the standard rules, and the piece on 3 is \
               captured under the rules of this page."],
        )],
    ),
    (
        "throws",
        &[
            (
                "position: 2o1/3x/1ox1 x 0-0, throw: 4, standard: { leads: { 8-12: 2o1/4/1oxx x 0-0 } }, \
                 variant: { leads: { 8-12: 2o1/4/1oxx o 0-0 } }",
                &["After 8 to 12, the same side throws again under the standard rules, and the turn passes \
                   under the rules of this page."],
            ),
            (
                "position: 2o1/o3/2xx x 0-0, throw: 4, standard: { leads: { pass: 2o1/o3/2xx x 0-0 } }, \
                 variant: { leads: { pass: 2o1/o3/2xx o 0-0 } }",
                &["No move is possible here: the same side throws again under the standard rules, and the \
                   turn passes under the rules of this page."],
            ),
            (
                "position: 2o1/3x/1ox1 x 0-0, standard: { throw: 4, leads: { 8-12: 2o1/4/1oxx x 0-0 } }, \
                 variant: { throw: 1, leads: { 11-12: 2o1/3x/1o1x x 0-0 } }",
                &[
                    "Under the standard rules, after a throw of 4 and 8 to 12, the same side throws again.",
                    "Under the rules of this page, after a throw of 1 and 11 to 12, the same side throws again.",
                ],
            ),
        ],
    ),
    (
        "the-well",
        &[(
            "position: 2o1/3x/1ox1 x 0-0, throw: 1, standard: { leads: { 8-9: 2o1/x3/1ox1 o 0-0 } }, \
             variant: { leads: { 8-9: 2o1/1x2/1ox1 x 0-0 } }",
            &[
                "After 8 to 9, the piece is sent to 5 under the standard rules, and the piece is sent to 6 \
                 under the rules of this page.",
                "After 8 to 9, the turn passes under the standard rules, and the same side throws again \
                 under the rules of this page.",
            ],
        )],
    ),
    (
        "leaving",
        &[
            (
                "position: 2o1/o3/2xx x 0-0, throw: 1, standard: { moves: [12-off] }, variant: { moves: [pass] }",
                &["Only the standard rules allow 12 off the board."],
            ),
            (
                "position: 2o1/o2x/3x x 0-0, throw: 2, standard: { moves: [8-10] }, variant: { moves: [8-10, 12-off] }",
                &["Both rules allow 8 to 10.", "Only the rules of this page allow 12 off the board."],
            ),
            (
                "position: 2o1/o3/2xx x 0-0, throw: 3, standard: { refused: { 11-off: bearing-off-throw } }, \
                 variant: { refused: { 11-off: no-bearing-off-from } }",
                &["No move is possible under either ruleset, but the reasons differ."],
            ),
        ],
    ),
];

/// What the page says of each example of a row: its list of differences.
fn told(page: &str, row: &str) -> Vec<Vec<String>> {
    let (_, rest) = page.split_once(&format!("<tr class=\"examples\" id=\"{row}-example\">")).unwrap();
    let (row, _) = rest.split_once("</tr>").unwrap();
    let lists = row.split("<ul class=\"difference\">").skip(1);
    lists
        .map(|list| {
            let (list, _) = list.split_once("</ul>").unwrap();
            let sentences = list.split("<li>").skip(1).map(|item| item.split_once("</li>").unwrap().0);
            sentences.map(|told| told.replace(['\u{2068}', '\u{2069}'], "")).collect()
        })
        .collect()
}

#[test]
fn says_in_sentences_how_rulesets_differ() {
    let site = Site::new("examples-differ");
    site.change("content/steps/game.yaml", "variants: [leap, still]", "variants: [leap, still, skip]");
    site.change("content/steps/game.yaml", "{ governs: [start] }", "{ governs: [start, on-enemy, ends] }");
    let mut rules = RULES.to_owned();
    for (row, examples) in CASES {
        for (example, _) in *examples {
            rules.push_str(&format!("  - {{ topic: {row}, {example} }}\n"));
        }
    }
    site.write("content/steps/skip/variant.yaml", &rules);
    site.write("content/steps/skip/en.yaml", TEXTS);
    site.build_well();
    let page = String::from_utf8(files(&site.output())["en/steps/skip/index.html"].clone()).unwrap();
    for (row, examples) in CASES {
        let expected: Vec<&[&str]> = examples.iter().map(|(_, sentences)| *sentences).collect();
        assert_eq!(told(&page, row), expected, "{row}");
    }
}
