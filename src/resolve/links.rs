//! Where the links of Markdown texts lead: only where a reader may be led.

use pulldown_cmark::{CowStr, Event, Parser, Tag};
use unic_langid::LanguageIdentifier;

use crate::check::content::Placed;
use crate::diag::Diagnostics;
use crate::source::{Sources, Span};

/// Reports links that are refused: to scripts and other schemes, to files, to no language.
pub(super) fn check(text: &Placed<String>, sources: &Sources, diags: &mut Diagnostics) {
    for event in Parser::new(&text.value) {
        if let Event::Start(Tag::Link { dest_url, .. }) = &event {
            check_link(dest_url, text.span, sources, diags);
        }
        if let Event::Start(Tag::Image { dest_url, .. }) = &event {
            let span = place(dest_url, text.span, sources);
            diags.error("picture-in-text", "a text cannot hold a picture", span);
        }
    }
}

fn check_link(target: &CowStr, text: Span, sources: &Sources, diags: &mut Diagnostics) {
    let scheme = target.split_once(':').map(|(scheme, rest)| (scheme.to_ascii_lowercase(), rest));
    match scheme.as_ref().map(|(scheme, rest)| (scheme.as_str(), *rest)) {
        Some(("https" | "http" | "mailto", _)) => {}
        Some(("lang", tag)) if tag.parse::<LanguageIdentifier>().is_ok() => {}
        Some(("lang", tag)) => {
            let span = place(target, text, sources);
            diags
                .error("unknown-language", format!("`{tag}` is not the code of a language"), span)
                .help("write the code as in `lang:el` or `lang:pt-BR`");
        }
        None if target.starts_with('#') && target.len() > 1 => {}
        Some(_) | None => {
            let span = place(target, text, sources);
            diags.error("refused-address", format!("a link cannot lead to `{target}`"), span).help(
                "a link leads to `https://…`, `http://…`, `mailto:…` or to a row of its own page, `#…`",
            );
        }
    }
}

/// The address itself where it can be found in the file, else the whole text.
fn place(target: &str, text: Span, sources: &Sources) -> Span {
    match sources.quoted(text).find(target) {
        Some(at) if !target.is_empty() => {
            let start = text.start + at as u32;
            Span { start, end: start + target.len() as u32, ..text }
        }
        Some(_) | None => text,
    }
}
