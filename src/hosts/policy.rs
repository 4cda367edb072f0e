//! What browsers are told to allow and to refuse.

use super::{ASSETS, BOARDS};

/// What a page needs and nothing beyond: scripts, styles, pictures and data of the site itself, an engine, a
/// worker. No inline script or style, no form that is sent, no other site's frame.
///
/// Scripts, pictures and data of the site have it too: a worker is held to the policy that its script came with.
const FRAMED_BY_NONE: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The same for what every site may show in a frame.
const FRAMED_BY_ALL: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Which address a page was come to from is told to the site itself alone: the choice of languages asks.
pub(crate) const REFERRER: &str = "same-origin";

/// Features that no page uses. What boards use, the clipboard and sharing, is not among them, and neither are
/// features that some browsers do not know: those tell of each in their console.
pub(crate) const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// How a file may be used, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Policy {
    /// Loaded by pages; those in a frame without an origin load it as another site would.
    Asset,
    /// A page that other sites may show in a frame.
    Board,
    /// Every other page, and what lies beside them.
    Page,
}

impl Policy {
    /// The policy of the file at this path below the output folder.
    pub(crate) fn of(path: &str) -> Policy {
        match path.split_once('/') {
            Some((ASSETS, _)) => Policy::Asset,
            Some((BOARDS, _)) => Policy::Board,
            Some(_) | None => Policy::Page,
        }
    }

    /// As in `Content-Security-Policy`.
    pub(crate) fn content_security(self) -> &'static str {
        match self {
            Policy::Board => FRAMED_BY_ALL,
            Policy::Asset | Policy::Page => FRAMED_BY_NONE,
        }
    }

    /// Names and values of its headers, each name once.
    pub(crate) fn pairs(self) -> Vec<(&'static str, &'static str)> {
        let mut pairs = vec![
            ("Content-Security-Policy", self.content_security()),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", REFERRER),
            ("Permissions-Policy", PERMISSIONS),
        ];
        pairs.extend_from_slice(match self {
            Policy::Asset => {
                &[("Access-Control-Allow-Origin", "*"), ("Cross-Origin-Resource-Policy", "cross-origin")]
            }
            Policy::Board => &[("Cross-Origin-Resource-Policy", "cross-origin")],
            Policy::Page => &[
                ("Cross-Origin-Opener-Policy", "same-origin"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ],
        });
        pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_alone_may_be_framed() {
        for (path, framed) in [
            ("boards/en/senet/index.html", true),
            ("boards.html", false),
            ("en/boards/index.html", false),
            ("assets/a.svg", false),
            ("index.html", false),
        ] {
            let policy = Policy::of(path).content_security();
            assert_eq!(policy.ends_with("frame-ancestors *"), framed, "{path}");
            assert_eq!(policy.ends_with("frame-ancestors 'none'"), !framed, "{path}");
            assert!(!policy.contains("unsafe-inline"));
        }
        let without = |policy: Policy| policy.content_security().rsplit_once(';').map(|(before, _)| before);
        assert_eq!(without(Policy::Board), without(Policy::Page));
    }
}
