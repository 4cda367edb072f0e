//! The ends of lines inside a text of YAML, for which YAML puts spaces: Chinese and Japanese have none there.

use crate::writing::joins;

/// The text without the spaces that stand for ends of lines where its language writes none. `written` is the
/// text as it stands in its file.
pub(super) fn without_spaces(text: &str, written: &str) -> String {
    let mut joined = text.to_owned();
    let lines: Vec<&str> = written.lines().map(|line| line.trim().trim_matches(['"', '\''])).collect();
    for pair in lines.windows(2) {
        let (line, next) = (pair[0], pair[1]);
        if let (Some(end), Some(beginning)) = (line.chars().next_back(), next.chars().next())
            && joins(end, beginning)
        {
            joined = joined.replacen(&format!("{line} {next}"), &format!("{line}{next}"), 1);
        }
    }
    joined
}
