//! `variorum host`: prints how a server is to be set for a site.

use std::convert::Infallible;
use std::path::PathBuf;
use std::process::ExitCode;

use super::build::base_url;
use super::print::end;
use super::stop::Stop;
use crate::check::extent::Extent;
use crate::diag::Diagnostics;
use crate::diag::render::{Look, report};
use crate::hosts::caddy::caddy;
use crate::hosts::cloudfront::cloudfront;
use crate::hosts::nginx::nginx;
use crate::render::hosting::layout;
use crate::render::purpose::{Audience, Posters, Purpose};
use crate::render::render;
use crate::{Wanted, emit, site};

/// Which server, and for which site.
#[derive(clap::Args, Clone, Debug)]
pub struct HostOptions {
    /// The server
    pub server: Server,
    /// The folder of the site
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
    /// The address of the site, in place of the one in `site.yaml`
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// The folder on the server that addresses begin at [default: /var/www/HOST]
    #[arg(long, value_name = "DIR", value_parser = folder)]
    pub folder: Option<String>,
    /// For a site that was built with its drafts
    #[arg(long)]
    pub drafts: bool,
    /// For a site that was built to be tried out
    #[arg(long)]
    pub preview: bool,
}

/// Servers that can be told how to send a site.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Server {
    /// A server block, for a file in sites-enabled/
    Nginx,
    /// A site block, for the Caddyfile
    Caddy,
    /// JSON: metadata of the objects in S3, policies of headers, behaviours, and the function for requests
    Cloudfront,
}

/// A folder that can be named in a server's settings, which lie elsewhere and know signs of their own.
fn folder(text: &str) -> Result<String, String> {
    let is_whole = text.starts_with('/') || text.as_bytes().get(1) == Some(&b':');
    if !is_whole {
        return Err(format!("expected the whole path of a folder on the server, found `{text}`"));
    }
    match text.chars().find(|c| c.is_control() || "\"'\\${};#".contains(*c)) {
        Some(sign) => Err(format!("expected a path that servers can read, found `{sign}` in `{text}`")),
        None => Ok(text.to_owned()),
    }
}

/// Prints what the server is to be told; gives the code that the program ends with.
pub fn run(options: &HostOptions) -> ExitCode {
    end(written(options))
}

fn written(options: &HostOptions) -> Result<String, Stop> {
    let mut diags = Diagnostics::default();
    let published = emit::published(&options.root.join("public")).map_err(|error| error.to_string())?;
    let wanted = Wanted {
        extent: Extent::Publishable { published },
        drafts: options.drafts.into(),
        base_url: options.base_url.as_deref(),
    };
    let (sources, site) = site(&options.root, wanted, &mut diags).map_err(|error| error.to_string())?;
    let Some(site) = site else { return Err(Stop::Report(report(&diags, &sources, Look::of_stderr()))) };
    let audience = if options.preview { Audience::Testers } else { Audience::Everyone };
    let purpose = Purpose { audience, posters: Posters::Drawn };
    let Ok(files) = render(&site, &sources, purpose, &mut diags, |file| Ok::<String, Infallible>(file.path));
    if diags.has_errors() {
        return Err(Stop::Report(report(&diags, &sources, Look::of_stderr())));
    }
    let layout = layout(&site, files.into_iter().collect());
    let folder = options.folder.clone().unwrap_or_else(|| format!("/var/www/{}", layout.host()));
    let folder = folder.trim_end_matches('/');
    Ok(match options.server {
        Server::Nginx => nginx(&layout, folder),
        Server::Caddy => caddy(&layout, folder),
        Server::Cloudfront => cloudfront(&layout)?,
    })
}

#[cfg(test)]
mod tests {
    use super::folder;

    #[test]
    fn a_folder_is_whole_and_says_nothing_else_to_the_server() {
        for (text, expected) in [
            ("/srv/my site", true),
            ("D:/sites/games", true),
            ("public", false),
            ("../public", false),
            ("/srv; }", false),
            ("/srv/$host", false),
            ("/srv/\"a", false),
            ("/srv/\n", false),
        ] {
            assert_eq!(folder(text).is_ok(), expected, "{text}");
        }
    }
}
