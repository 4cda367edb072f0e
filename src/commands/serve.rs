//! `variorum serve`: shows the site in a browser while its files are edited.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::thread;

use crate::serve::{Preview, Turn};

/// What to show, and where.
#[derive(clap::Args, Clone, Debug)]
pub struct ServeOptions {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// The port to listen on, 0 for any free one [default: 8000, or a free one if that is taken]
    #[arg(long)]
    pub port: Option<u16>,
    /// The name or address to listen on; other machines reach any but the default
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// Shows drafts too, marked as such
    #[arg(long)]
    pub drafts: bool,
    /// Open the site in the browser
    #[arg(long)]
    pub open: bool,
}

/// Serves until it is ended from outside; gives the code that the program ends with.
pub fn run(options: &ServeOptions) -> ExitCode {
    match serve(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn serve(options: &ServeOptions) -> Result<(), String> {
    let drafts = options.drafts.into();
    let (preview, first) = Preview::begin(&options.root, drafts, &options.host, options.port)?;
    tell(&first);
    // A terminal that is gone is no reason to stop: browsers are what the preview is for.
    let _ = writeln!(io::stdout(), "{} shows the site and follows its files; Ctrl-C ends it", preview.url());
    if options.open {
        open(preview.url().to_owned());
    }
    preview.run(tell)
}

fn tell(turn: &Turn) {
    let _ = write!(io::stderr(), "{}", turn.report);
    if let Some(pages) = turn.pages {
        let counted = if pages == 1 { "1 page".to_owned() } else { format!("{pages} pages") };
        let _ = writeln!(io::stdout(), "{counted}, {:.2} s", turn.time.as_secs_f64());
    }
}

/// Asks the system to open an address. The program that does may run as long as the browser.
fn open(url: String) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    thread::spawn(move || {
        let mut command = Command::new(program);
        command.args(arguments).arg(&url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if !command.status().is_ok_and(|status| status.success()) {
            let _ = writeln!(io::stderr(), "no browser could be opened: go to {url}");
        }
    });
}
