//! Variorum: a static site generator and rules reference for board-game variants.
#![expect(dead_code, reason = "the stages that call these modules come with the next commits")]

mod diag;
mod load;
mod source;
