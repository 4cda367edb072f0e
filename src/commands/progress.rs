//! The progress of a build, shown on a terminal once it takes long.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A build that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far a build has come.
pub(super) struct Progress {
    begun: Instant,
    bar: ProgressBar,
}

impl Progress {
    /// For so many pages.
    pub(super) fn new(pages: usize) -> Progress {
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} pages");
        let bar = ProgressBar::with_draw_target(Some(pages as u64), ProgressDrawTarget::hidden());
        Progress { begun: Instant::now(), bar: bar.with_style(style.expect("the template is valid")) }
    }

    /// One page more is done.
    pub(super) fn step(&self) {
        self.bar.inc(1);
        if self.bar.is_hidden() && self.begun.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Takes the bar off the terminal.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
