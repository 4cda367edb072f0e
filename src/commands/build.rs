//! `variorum build`: from the files of a site to its pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::print::{print, tell};
use super::progress::Progress;
use super::stop::Stop;
use super::timings::{Share, Timings, TimingsFormat};
use crate::check::extent::Extent;
use crate::diag::Diagnostics;
use crate::diag::render::{Look, report};
use crate::emit::cache::Cache;
use crate::emit::previous::{Previous, previous};
use crate::emit::{Emit, EmitError, Staged, Summary, listed, published};
use crate::finish::painted::Painter;
use crate::finish::{Copies, Finish};
use crate::load::FOLDERS;
use crate::render::file::Kind;
use crate::render::purpose::{Audience, Posters, Purpose};
use crate::render::render;
use crate::resolve::address::BaseUrl;
use crate::{Report, Wanted, site_in_laps};

/// What to build, and where to.
#[derive(clap::Args, Clone, Debug)]
pub struct BuildOptions {
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// The folder to write the pages to [default: ROOT/public]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// The address of the site, in place of the one in `site.yaml`
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// Takes drafts in, marked as such
    #[arg(long)]
    pub drafts: bool,
    /// The folder of an earlier build whose styles, scripts and engine stay beside, for pages that readers
    /// still have open; may be given several times
    #[arg(long, value_name = "DIR")]
    pub previous: Vec<PathBuf>,
    /// Keeps the whole site from search engines, for those who try it out
    #[arg(long)]
    pub preview: bool,
    /// Writes no compressed copies (`.br`, `.gz`)
    #[arg(long)]
    pub no_compression: bool,
    /// Draws no pictures of pages for other sites to show
    #[arg(long)]
    pub no_pictures: bool,
    /// Tells where the time went, stage by stage
    #[arg(long, value_enum, value_name = "FORMAT", num_args = 0..=1, default_missing_value = "text")]
    pub timings: Option<TimingsFormat>,
}

impl BuildOptions {
    /// The pages of the site in this folder, without what is only for hosts: quickly built, to look at.
    pub fn plain(root: PathBuf) -> BuildOptions {
        BuildOptions {
            root,
            out: None,
            base_url: None,
            drafts: false,
            previous: Vec::new(),
            preview: false,
            no_compression: true,
            no_pictures: true,
            timings: None,
        }
    }
}

/// A build that could read and write all it had to.
pub struct Built {
    /// What is wrong in the author's files. With an error the output is as it was.
    pub report: Report,
    /// What happened in the output folder, in sentences; empty after an error.
    pub lines: Vec<String>,
}

pub(super) fn base_url(text: &str) -> Result<String, String> {
    BaseUrl::parse(text).map(|base| base.text())
}

/// Builds a site. An error in its files is told in the report, and then nothing is written.
///
/// # Errors
/// If the base URL is none, or the disk cannot be read or written.
pub fn build(options: &BuildOptions) -> Result<Built, String> {
    through(options)
}

/// Builds a site and tells of it on the terminal; gives the code that the program ends with.
pub fn run(options: &BuildOptions) -> ExitCode {
    let Built { report: Report { diags, sources }, lines } = match through(options) {
        Ok(built) => built,
        Err(message) => return Stop::Message(message).tell(),
    };
    tell(&report(&diags, &sources, Look::of_stderr()));
    if let Err(stop) = print(&lines.iter().flat_map(|line| [line, "\n"]).collect::<String>()) {
        return stop.tell();
    }
    if diags.has_errors() { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// All stages.
fn through(options: &BuildOptions) -> Result<Built, String> {
    let mut timings = Timings::new();
    let out = options.out.clone().unwrap_or_else(|| options.root.join("public"));
    keep_off_sources(&options.root, &out)?;
    let base = options.base_url.as_deref().map(base_url).transpose()?;
    let mut diags = Diagnostics::default();
    let extent = Extent::Publishable { published: published(&out).map_err(|error| error.to_string())? };
    let wanted = Wanted { extent, drafts: options.drafts.into(), base_url: base.as_deref() };
    let (sources, site) = site_in_laps(&options.root, wanted, &mut diags, |stage| timings.lap(stage))
        .map_err(|error| error.to_string())?;
    let Some(site) = site else { return Ok(Built { report: Report { diags, sources }, lines: Vec::new() }) };
    let told = |error: EmitError| error.to_string();
    let earlier = options.previous.iter().map(|folder| previous(folder));
    let earlier = earlier.collect::<Result<Vec<Previous>, EmitError>>().map_err(told)?;
    let emit = Emit::begin(&out).map_err(told)?;
    let progress = Progress::new(site.index.pages().count(), "pages");
    let cache =
        if options.no_compression && options.no_pictures { Cache::none() } else { Cache::of(&options.root) };
    let finish = Finish {
        copies: if options.no_compression { Copies::None } else { Copies::Packed },
        brought: site.passed.iter().map(|passed| passed.path.as_str()).collect(),
        kept: &cache,
        painter: Painter::new(site.fonts.iter().map(|font| font.bytes.as_slice())),
    };
    let audience = if options.preview { Audience::Testers } else { Audience::Everyone };
    let posters = if options.no_pictures { Posters::Left } else { Posters::Drawn };
    let (finishing, staging) = (Share::default(), Share::default());
    let staged = render(&site, &sources, Purpose { audience, posters }, &mut diags, |file| {
        if file.kind == Kind::Page {
            progress.advance(1);
        }
        let files = finishing.of(|| finish.file(file));
        staging.of(|| files.iter().map(|file| emit.stage(file)).collect::<Result<Vec<Staged>, EmitError>>())
    });
    progress.end();
    timings.lap("render");
    let mut staged: Vec<Staged> = staged.map_err(told)?.into_iter().flatten().collect();
    if diags.has_errors() {
        return Ok(Built { report: Report { diags, sources }, lines: Vec::new() });
    }
    let missing = earlier.iter().map(|previous| previous.missing).sum();
    keep_beside(earlier, &emit, &mut staged).map_err(told)?;
    let summary = emit.finish(staged).map_err(told)?;
    cache.tidy();
    timings.lap("emit");
    let mut lines = lines(&summary, &out, timings.all().as_secs_f64());
    if missing > 0 {
        let files = counted(missing, "file");
        lines.insert(0, format!("did not keep {files} that earlier builds list: no such file is there"));
    }
    if let Some(format) = options.timings {
        lines.extend(timings.told(&[("finish", &finishing), ("stage", &staging)], format));
    }
    Ok(Built { report: Report { diags, sources }, lines })
}

/// Stages what stays of earlier builds. What the site has itself is its own.
fn keep_beside(earlier: Vec<Previous>, emit: &Emit, staged: &mut Vec<Staged>) -> Result<(), EmitError> {
    let mut there: BTreeSet<String> = staged.iter().map(|file| file.path().to_owned()).collect();
    for file in earlier.into_iter().flat_map(|previous| previous.files) {
        if there.insert(file.path.clone()) {
            staged.push(emit.stage(&file)?);
        }
    }
    Ok(())
}

/// A number of things in words, such as `2 pages`.
pub(super) fn counted(number: usize, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}

/// Sentences such as `42 pages and 9 files in public/, 3 written, 48 unchanged, 0.2 s`.
fn lines(summary: &Summary, out: &Path, seconds: f64) -> Vec<String> {
    let mut lines = Vec::new();
    if !summary.foreign.is_empty() {
        let files = counted(summary.foreign.len(), "file");
        lines.push(format!("kept {files} that no build wrote: {}", listed(&summary.foreign)));
    }
    let removed = match summary.removed {
        0 => String::new(),
        removed => format!(", {removed} removed"),
    };
    let (pages, others) = (counted(summary.pages, "page"), counted(summary.other_files, "file"));
    let files = match summary.copies {
        0 => format!("{pages} and {others}"),
        1 => format!("{pages}, {others} and 1 compressed copy"),
        copies => format!("{pages}, {others} and {copies} compressed copies"),
    };
    lines.push(format!(
        "{files} in {}/, {} written, {} unchanged{removed}, {seconds:.1} s",
        shown(out),
        summary.written,
        summary.unchanged,
    ));
    lines
}

fn shown(out: &Path) -> String {
    let text = out.display().to_string();
    let text = text.strip_prefix("./").unwrap_or(&text);
    text.trim_end_matches('/').to_owned()
}

/// The output must not lie where the sources lie, nor around them.
fn keep_off_sources(root: &Path, out: &Path) -> Result<(), String> {
    let (root, target) = (whole(root), whole(out));
    let inside = FOLDERS.iter().any(|folder| target.starts_with(root.join(folder)));
    let inside = inside || target.iter().any(|folder| folder == ".git");
    if inside || root.starts_with(&target) {
        return Err(format!("cannot build into `{}`: the site's own files are there", out.display()));
    }
    Ok(())
}

/// The path from the top, with the links resolved in the part that is there.
pub(super) fn whole(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    match (path.parent(), path.file_name()) {
        (Some(parent), Some(name)) if !parent.as_os_str().is_empty() => whole(parent).join(name),
        (_, Some(name)) => whole(Path::new(".")).join(name),
        // It ends in `..`, and what is before that is not there yet.
        (Some(parent), None) => whole(parent).parent().map_or_else(PathBuf::new, Path::to_path_buf),
        (None, None) => path.to_path_buf(),
    }
}
