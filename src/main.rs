//! The program: reads the command line and runs one command.
//!
//! It ends with 0 if all is well, 1 if an author's files have errors, 2 if the machine or the command
//! line is at fault.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
#[cfg(feature = "serve")]
use variorum::commands::serve;
use variorum::commands::{
    accept, build, check, code, decode, deploy, host, matches, moves, new, perft, schemas, simulate, status,
    tune,
};

/// A build asks for millions of small pieces of memory from several threads, for which this is made.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A static site generator and rules reference for board-game variants.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Says that a translation is right again.
    Accept(accept::AcceptOptions),
    /// Builds the site.
    Build(build::BuildOptions),
    /// Finds everything that is wrong in the site's files, and writes nothing.
    ///
    /// Ends with 0 if nothing is wrong, 1 if there are errors (with --strict: or warnings), 2 if it could
    /// not run.
    Check(check::CheckOptions),
    /// Prints the code of a position or a game, as links carry it.
    Code(code::CodeOptions),
    /// Tells what codes or links say: a position or a game, and by which ruleset.
    ///
    /// Ends with 0 if all could be read, 1 if one could not, 2 if it could not run.
    Decode(decode::DecodeOptions),
    /// Prints how a server is to be set for the site.
    Host(host::HostOptions),
    /// Puts a built site up: into a folder, or where rclone reaches.
    Deploy(deploy::DeployOptions),
    /// Plays many games between two players, the seats alternating, and tells who is stronger.
    Match(matches::MatchOptions),
    /// Answers JSON lines on standard input with the legal moves of their positions.
    Moves(moves::MovesOptions),
    /// Writes the files of a new site, game, variant or language, to be filled in.
    New(new::NewOptions),
    /// Counts sequences of throws and moves, to compare engines.
    Perft(perft::PerftOptions),
    /// Writes the schemas by which editors' programs check and explain the site's files.
    Schemas(schemas::SchemasOptions),
    /// Shows the site in a browser while its files are edited.
    #[cfg(feature = "serve")]
    Serve(serve::ServeOptions),
    /// Plays many games and tells how they end.
    Simulate(simulate::SimulateOptions),
    /// Tells what is translated, what is missing and what is behind its source.
    Status(status::StatusOptions),
    /// Lets the computer learn a ruleset by playing it against itself.
    Tune(tune::TuneOptions),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Accept(options) => accept::run(&options),
        Command::Build(options) => build::run(&options),
        Command::Check(options) => check::run(&options),
        Command::Code(options) => code::run(&options),
        Command::Decode(options) => decode::run(&options),
        Command::Host(options) => host::run(&options),
        Command::Deploy(options) => deploy::run(&options),
        Command::Match(options) => matches::run(&options),
        Command::Moves(options) => moves::run(&options),
        Command::New(options) => new::run(&options),
        Command::Perft(options) => perft::run(&options),
        Command::Schemas(options) => schemas::run(&options),
        #[cfg(feature = "serve")]
        Command::Serve(options) => serve::run(&options),
        Command::Simulate(options) => simulate::run(&options),
        Command::Status(options) => status::run(&options),
        Command::Tune(options) => tune::run(&options),
    }
}
