//! What keeps a command from its work, told on the terminal.

use std::process::ExitCode;

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
                eprint!("{report}");
                ExitCode::from(1)
            }
            Stop::Message(message) => {
                eprintln!("error: {message}");
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
