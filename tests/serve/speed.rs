//! From a save to the browser's event, on the shipped content.
//!
//! `cargo test --release --test serve from_a_save -- --nocapture` prints the figures of a build as it is
//! used; only those are held to the goal.

use std::time::{Duration, Instant};

use crate::preview::{Preview, shipped_site};

const GOAL: Duration = Duration::from_millis(100);
/// For a build that is not optimised, on a machine that has other things to do.
const UNOPTIMISED: Duration = Duration::from_secs(10);
const ROUNDS: usize = 15;

#[test]
fn from_a_save_to_the_event_there_is_little_wait() {
    let preview = Preview::start(shipped_site("speed"));
    // In each, the sign stands for the number of the round.
    let edits = [
        ("a text", "content/senet/bell/el.yaml", "name: ", "name: # ", "/el/senet/bell/"),
        ("a message", "locales/ru/site.ftl", "footer-about = ", "footer-about = # ", "/ru/senet/bell/"),
        ("a template", "templates/page.html", "<main ", "<main data-round=\"#\" ", "/en/senet/bell/"),
        ("a style", "site/base.css", "--line: ", "--round: #; --line: ", "/en/senet/bell/"),
    ];
    for (name, path, from, to, page) in edits {
        let first = preview.read(path);
        let mut events = preview.follow(page);
        let time = |round: usize| {
            let text = first.replacen(from, &to.replace('#', &round.to_string()), 1);
            assert_ne!(text, first, "`{from}` in {path}");
            let begun = Instant::now();
            preview.write(path, text);
            events.expect("reload");
            begun.elapsed()
        };
        let mut times: Vec<Duration> = (0..ROUNDS).map(time).collect();
        times.sort();
        let (least, median, most) = (times[0], times[ROUNDS / 2], times[ROUNDS - 1]);
        println!("{name}: {median:.1?} from save to event (median of {ROUNDS}, {least:.1?} to {most:.1?})");
        let bound = if cfg!(debug_assertions) { UNOPTIMISED } else { GOAL };
        assert!(median <= bound, "{name}: {median:?}");
    }
}
