//! Texts of the site as templates see them, from the language of the page that shows them.

use super::context::Text;
use super::html::escape;
use super::markdown;
use crate::resolve::site::{self, LocaleId, Site};

/// A text that is no Markdown: a name, a lead.
pub(super) fn plain(site: &Site, page: LocaleId, text: &site::Text) -> Text {
    let source = text.source.trim();
    shown(site, page, text, escape(source), source.to_owned())
}

/// Markdown of several paragraphs.
pub(super) fn blocks(site: &Site, page: LocaleId, text: &site::Text) -> Text {
    let (html, plain) = markdown::blocks(&text.source, &site.locale(text.locale).tag);
    shown(site, page, text, html, plain)
}

/// Markdown of one line, which stands inside another element.
pub(super) fn line(site: &Site, page: LocaleId, text: &site::Text) -> Text {
    let (html, plain) = markdown::line(&text.source, &site.locale(text.locale).tag);
    shown(site, page, text, html, plain)
}

fn shown(site: &Site, page: LocaleId, text: &site::Text, html: String, plain: String) -> Text {
    let locale = site.locale(text.locale);
    let foreign = text.locale != page;
    Text {
        html,
        plain,
        lang: foreign.then(|| locale.tag.to_string()),
        dir: foreign.then_some(locale.direction),
    }
}
