//! Where the time of a build went, by stage.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

/// How the times are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimingsFormat {
    /// For people: a line for each stage
    Text,
    /// For programs: one object, in seconds
    Json,
}

/// The times of the stages, one after the other, and of what threads do side by side in one of them.
pub(super) struct Timings {
    last: Instant,
    stages: Vec<(&'static str, Duration)>,
}

/// The time of work that several threads do, summed over them, in nanoseconds.
#[derive(Default)]
pub(super) struct Share(AtomicU64);

impl Share {
    /// Does a piece of the work.
    pub(super) fn of<T>(&self, work: impl FnOnce() -> T) -> T {
        let begun = Instant::now();
        let done = work();
        self.0.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
        done
    }

    fn time(&self) -> Duration {
        Duration::from_nanos(self.0.load(Ordering::Relaxed))
    }
}

impl Timings {
    pub(super) fn new() -> Timings {
        Timings { last: Instant::now(), stages: Vec::new() }
    }

    /// A stage has ended, and the next begins.
    pub(super) fn lap(&mut self, stage: &'static str) {
        let now = Instant::now();
        self.stages.push((stage, now - self.last));
        self.last = now;
    }

    /// Of all stages so far.
    pub(super) fn all(&self) -> Duration {
        self.stages.iter().map(|(_, time)| *time).sum()
    }

    /// The times in words or as JSON, with the shares that threads had in the rendering.
    pub(super) fn told(&self, shares: &[(&str, &Share)], format: TimingsFormat) -> Vec<String> {
        let all = self.all();
        match format {
            TimingsFormat::Text => {
                let line = |name: &str, time: Duration| format!("{name:9}{:8.3} s", time.as_secs_f64());
                let mut lines: Vec<String> =
                    self.stages.iter().map(|(stage, time)| line(stage, *time)).collect();
                lines.push(line("all", all));
                lines.extend(shares.iter().map(|(name, share)| {
                    line(name, share.time()) + " of the rendering, summed over the threads"
                }));
                lines
            }
            TimingsFormat::Json => {
                let seconds = |time: Duration| Value::from(time.as_secs_f64());
                let stages: Map<String, Value> =
                    self.stages.iter().map(|(stage, time)| ((*stage).to_owned(), seconds(*time))).collect();
                let threads: Map<String, Value> =
                    shares.iter().map(|(name, share)| ((*name).to_owned(), seconds(share.time()))).collect();
                vec![json!({ "stages": stages, "threads": threads, "all": seconds(all) }).to_string()]
            }
        }
    }
}
