//! How Markdown texts are read, the same way wherever they are.

use pulldown_cmark::{Options, Parser};

use crate::check::markup;

/// Reads a text. A heading may have an id behind its words, `## Sources {#sources}`.
pub(crate) fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES)
}

/// Whether a text of one line means nothing but itself, in Markdown as in HTML. Most rules do, and need not be
/// read as Markdown.
pub(crate) fn is_plain(text: &str) -> bool {
    let begins = text.chars().next().is_some_and(char::is_alphabetic);
    let is_plain =
        |byte: u8| !byte.is_ascii() || byte.is_ascii_alphanumeric() || b" ,.;()-/%'?".contains(&byte);
    begins && text.bytes().all(is_plain) && !text.contains("  ")
}

/// A piece of HTML in a text without its comments, which no page shows.
pub(crate) fn without_comments(html: &str) -> String {
    markup::without_comments(html)
}
