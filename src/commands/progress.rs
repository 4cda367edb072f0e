//! The progress of a command, shown on a terminal once it takes long.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A command that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far a command has come.
pub(super) struct Progress {
    begun: Instant,
    bar: ProgressBar,
}

impl Progress {
    /// For so many of a thing, such as `pages`.
    pub(super) fn new(count: usize, things: &str) -> Progress {
        let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}} of {{len}} {things}"));
        let bar = ProgressBar::with_draw_target(Some(count as u64), ProgressDrawTarget::hidden());
        Progress { begun: Instant::now(), bar: bar.with_style(style.expect("the template is valid")) }
    }

    /// So many more are done.
    pub(super) fn advance(&self, done: usize) {
        self.bar.inc(done as u64);
        if self.bar.is_hidden() && self.begun.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Takes the bar off the terminal.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
