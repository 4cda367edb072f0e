//! What a command tells, written so that a reader who has gone away ends it quietly.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use super::stop::Stop;

/// Writes to standard output. Whoever reads it may stop reading, as `head` does: that is no fault.
pub(super) fn print(text: &str) -> Result<(), Stop> {
    let mut output = io::stdout().lock();
    read_to_the_end(output.write_all(text.as_bytes()).and_then(|()| output.flush()))
}

/// The result, with a reader who has gone away taken for one who has read enough.
pub(super) fn read_to_the_end(written: io::Result<()>) -> Result<(), Stop> {
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Stop::Message(error.to_string())),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes to standard error, where nothing can be told if even that fails.
pub(super) fn tell(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Prints what a command came to, or tells what kept it from its work; gives the code that the program
/// ends with.
pub(super) fn end(outcome: Result<String, Stop>) -> ExitCode {
    match outcome.and_then(|text| print(&text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.tell(),
    }
}
