//! The word that was probably meant.

/// The candidate most like the word that was found, if one is like it: a few letters off, in another
/// case, parted by other signs, or not written to its end. Of equals, the first.
pub(crate) fn likely<'a>(found: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let found = plain(found);
    let allowed = (found.len() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| {
            let candidate_plain = plain(candidate);
            let begun = found.len() >= 4 && candidate_plain.starts_with(&found);
            (if begun { 1 } else { distance(&found, &candidate_plain) }, candidate)
        })
        .filter(|(distance, candidate)| *distance <= allowed && *distance < candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Words as a sentence lists them: "`a`, `b` or `c`".
pub(crate) fn either<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let mut quoted: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    let Some(last) = quoted.pop() else { return String::new() };
    if quoted.is_empty() { last } else { format!("{} or {last}", quoted.join(", ")) }
}

fn plain(word: &str) -> Vec<char> {
    let signs = |c: char| if matches!(c, '_' | ' ' | '.') { '-' } else { c };
    // A word of a thousand letters is like none that we know.
    word.chars().take(64).flat_map(char::to_lowercase).map(signs).collect()
}

/// How many letters must be put in, left out, changed, or swapped with the next.
fn distance(a: &[char], b: &[char]) -> usize {
    let width = b.len() + 1;
    let mut rows = vec![0; (a.len() + 1) * width];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i * width + j] = if i == 0 || j == 0 {
                i + j
            } else {
                let changed = usize::from(a[i - 1] != b[j - 1]);
                let mut least = rows[(i - 1) * width + j - 1] + changed;
                least = least.min(rows[(i - 1) * width + j] + 1).min(rows[i * width + j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[(i - 2) * width + j - 2] + 1);
                }
                least
            };
        }
    }
    rows[a.len() * width + b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_word_that_was_meant() {
        let keys = ["on-enemy", "opening", "safe", "start", "swap", "must-move", "must-stop"];
        let cases = [
            ("on_enemy", Some("on-enemy")),
            ("On Enemy", Some("on-enemy")),
            ("onenemy", Some("on-enemy")),
            ("oepning", Some("opening")),
            ("swop", Some("swap")),
            ("must-mvoe", Some("must-move")),
            ("sfae", Some("safe")),
            ("open", Some("opening")),
            ("colour", None),
            ("x", None),
            ("", None),
        ];
        for (found, expected) in cases {
            assert_eq!(likely(found, keys), expected, "{found}");
        }
    }

    #[test]
    fn lists_words_as_a_sentence_does() {
        assert_eq!(either([]), "");
        assert_eq!(either(["a"]), "`a`");
        assert_eq!(either(["a", "b", "c"]), "`a`, `b` or `c`");
    }
}
