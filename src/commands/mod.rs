//! The commands of the program, one a file.

pub mod build;
mod figures;
pub mod moves;
pub mod new;
pub mod perft;
mod position;
mod print;
mod progress;
mod question;
mod random;
#[cfg(feature = "serve")]
pub mod serve;
pub mod simulate;
mod stop;
