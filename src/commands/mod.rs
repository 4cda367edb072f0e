//! The commands of the program, one a file.

pub mod accept;
pub mod build;
pub mod check;
pub mod code;
pub mod decode;
pub mod deploy;
mod figures;
pub mod games;
mod history;
pub mod host;
mod lesson;
#[cfg(feature = "live")]
mod live;
pub mod matches;
pub mod moves;
pub mod new;
pub mod perft;
pub mod players;
mod position;
mod print;
mod progress;
mod question;
mod random;
pub mod schemas;
#[cfg(feature = "serve")]
pub mod serve;
pub mod simulate;
pub mod status;
mod stop;
mod table;
mod timings;
mod translated;
pub mod tune;
