//! What a host is to send with each file: the one table of types, caching and policies.
//!
//! Everything follows from the path of a file below the output folder, so that it can be told of a folder that
//! was built at any time. The files of headers, the snippets for servers, the upload, the check of a live site
//! and the preview all ask here.

pub(crate) mod caddy;
pub(crate) mod cloudfront;
pub(crate) mod layout;
pub(crate) mod media;
pub(crate) mod nginx;
pub(crate) mod policy;
pub(crate) mod rules;

use policy::Policy;

/// The folder of the files that are named by their content.
pub(crate) const ASSETS: &str = "assets";
/// The folder of the boards that other sites show in frames.
pub(crate) const BOARDS: &str = "boards";

/// What a host is to send with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Headers {
    /// Of what the file is once it is unpacked.
    pub(crate) content_type: &'static str,
    /// How the file is packed; none for what is sent as it is.
    pub(crate) encoding: Option<Encoding>,
    pub(crate) caching: Caching,
    pub(crate) policy: Policy,
}

/// How a file is packed that stands beside another, under its name and an ending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

/// How long a copy of a file may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caching {
    /// For ever: other content has another name.
    Immutable,
    /// Only after the host was asked whether there is another by now.
    Revalidated,
}

impl Encoding {
    /// Every encoding, the best first.
    pub(crate) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// As in `Content-Encoding`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// What a packed file is called beside its own: `.br` or `.gz`.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }
}

impl Caching {
    /// Of all files with the policy.
    fn of(policy: Policy) -> Caching {
        match policy {
            Policy::Asset => Caching::Immutable,
            Policy::Board | Policy::Page => Caching::Revalidated,
        }
    }

    /// As in `Cache-Control`.
    pub(crate) fn value(self) -> &'static str {
        match self {
            Caching::Immutable => "public, max-age=31536000, immutable",
            Caching::Revalidated => "public, max-age=0, must-revalidate",
        }
    }
}

impl Headers {
    /// Names and values, each name once: type, encoding, caching, then the policies.
    pub(crate) fn pairs(self) -> Vec<(&'static str, &'static str)> {
        let mut pairs = vec![("Content-Type", self.content_type)];
        pairs.extend(self.encoding.map(|encoding| ("Content-Encoding", encoding.name())));
        pairs.push(("Cache-Control", self.caching.value()));
        pairs.extend(self.policy.pairs());
        pairs
    }
}

/// What a host is to send with the file at this path below the output folder, parted by `/`.
///
/// A packed sibling such as `en/index.html.br` has the headers of its file and an encoding. An author's own
/// archive, `files/sheets.tar.gz`, looks the same: `sheets.tar` has no known type, and what has none is
/// taken for an archive and not for a sibling.
pub(crate) fn headers(path: &str) -> Headers {
    let (content_type, encoding) = type_and_encoding(path);
    let policy = Policy::of(path);
    Headers { content_type, encoding, caching: Caching::of(policy), policy }
}

fn type_and_encoding(path: &str) -> (&'static str, Option<Encoding>) {
    for encoding in Encoding::ALL {
        if let Some(content_type) = path.strip_suffix(encoding.ending()).and_then(media::known) {
            return (content_type, Some(encoding));
        }
    }
    (media::known(path).unwrap_or(media::UNKNOWN), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_type_encoding_and_caching_by_the_path_alone() {
        const YEAR: &str = "public, max-age=31536000, immutable";
        const ASK: &str = "public, max-age=0, must-revalidate";
        for (path, content_type, encoding, caching) in [
            ("index.html", "text/html; charset=utf-8", None, ASK),
            ("en/senet/index.html", "text/html; charset=utf-8", None, ASK),
            ("en/senet/index.html.br", "text/html; charset=utf-8", Some("br"), ASK),
            ("boards/en/senet/index.html.gz", "text/html; charset=utf-8", Some("gzip"), ASK),
            ("assets/engine.0123.wasm", "application/wasm", None, YEAR),
            ("assets/engine.0123.wasm.br", "application/wasm", Some("br"), YEAR),
            ("assets/senet/board.0123.png", "image/png", None, YEAR),
            ("assets.html", "text/html; charset=utf-8", None, ASK),
            ("en/assets/a.css", "text/css; charset=utf-8", None, ASK),
            ("en/feed.atom", "application/atom+xml", None, ASK),
            ("sitemap.xml", "application/xml", None, ASK),
            ("sheets.tar.gz", "application/octet-stream", None, ASK),
            ("notes.br", "application/octet-stream", None, ASK),
            ("CNAME", "application/octet-stream", None, ASK),
            ("a.b/CNAME", "application/octet-stream", None, ASK),
            ("PAGE.HTML", "text/html; charset=utf-8", None, ASK),
        ] {
            let found = headers(path);
            let told = (found.content_type, found.encoding.map(Encoding::name), found.caching.value());
            assert_eq!(told, (content_type, encoding, caching), "{path}");
        }
    }

    #[test]
    fn no_header_is_named_twice_and_no_line_is_too_long() {
        for path in ["assets/a.js.br", "boards/en/senet/index.html", "index.html"] {
            let pairs = headers(path).pairs();
            for (at, (name, value)) in pairs.iter().enumerate() {
                assert!(!pairs[..at].iter().any(|(before, _)| before == name), "{path}: {name} twice");
                // Hosts that read a file of headers take lines of at most 2,000 characters.
                assert!(name.len() + value.len() < 1000, "{path}: {name}");
            }
        }
    }
}
