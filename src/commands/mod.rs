//! The commands of the program, one a file.

pub mod build;
mod progress;
