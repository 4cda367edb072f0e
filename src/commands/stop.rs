//! What keeps a command from its work, told on the terminal.

use std::process::ExitCode;

use super::print::tell;
use crate::RulesetsError;

/// What keeps a command from its work.
pub(super) enum Stop {
    /// An author's files have errors: the report of them.
    Report(String),
    /// The machine or the command line is at fault: a sentence.
    Message(String),
}

impl Stop {
    /// Tells it; gives the code that the program ends with.
    pub(super) fn tell(self) -> ExitCode {
        match self {
            Stop::Report(report) => {
                tell(&report);
                ExitCode::from(1)
            }
            Stop::Message(message) => {
                tell(&format!("error: {message}\n"));
                ExitCode::from(2)
            }
        }
    }
}

impl From<String> for Stop {
    fn from(message: String) -> Stop {
        Stop::Message(message)
    }
}

impl From<RulesetsError> for Stop {
    fn from(error: RulesetsError) -> Stop {
        match error {
            RulesetsError::Unreadable(message) => Stop::Message(message),
            RulesetsError::Faulty(report) => Stop::Report(report),
        }
    }
}
