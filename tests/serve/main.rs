//! The preview as a browser meets it: a real server on a free port, real edits of a site's files.
#![cfg(feature = "serve")]
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

mod browser;
mod edits;
mod faults;
mod preview;
mod requests;
mod speed;
