//! How Markdown texts are read, the same way wherever they are.

use pulldown_cmark::{Options, Parser};

use crate::check::markup;

/// Reads a text. A heading may have an id behind its words, `## Sources {#sources}`.
pub(crate) fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES)
}

/// A piece of HTML in a text without its comments, which no page shows.
pub(crate) fn without_comments(html: &str) -> String {
    markup::without_comments(html)
}
