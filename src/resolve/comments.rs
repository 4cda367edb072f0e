//! Comments in Markdown texts, which no page shows.

use crate::check::markup;

/// A piece of HTML in a text without its comments.
pub(crate) fn without_comments(html: &str) -> String {
    markup::without_comments(html)
}
