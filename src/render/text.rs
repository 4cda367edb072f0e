//! Texts of the site as templates see them, from the language of the page that shows them.

use unic_langid::LanguageIdentifier;

use super::context::Text;
use super::html::escape;
use super::leads::lead;
use super::markdown::{self, Around};
use super::scope::Scope;
use crate::resolve::markdown::is_plain;
use crate::resolve::site;

/// A text that is no Markdown: a name, a lead.
pub(super) fn plain(scope: Scope, text: &site::Text) -> Text {
    let source = text.source.trim();
    shown(scope, text, escape(source), source.to_owned())
}

/// Markdown of several paragraphs.
pub(super) fn blocks(scope: Scope, text: &site::Text) -> Text {
    let (html, plain) = with_around(scope, text, markdown::blocks);
    shown(scope, text, html, plain)
}

/// Markdown of one line, which stands inside another element.
pub(super) fn line(scope: Scope, text: &site::Text) -> Text {
    let source = text.source.trim();
    if is_plain(source) {
        return shown(scope, text, source.to_owned(), source.to_owned());
    }
    let (html, plain) = with_around(scope, text, markdown::line);
    shown(scope, text, html, plain)
}

type Render = fn(&str, &LanguageIdentifier, &Around) -> (String, String);

fn with_around(scope: Scope, text: &site::Text, render: Render) -> (String, String) {
    let leads = |written: &str| lead(scope, text, written);
    let pictures = |name: &str| scope.pictures.shown(&text.owner, name).cloned();
    let around = Around { leads: &leads, pictures: &pictures };
    render(&text.source, language(scope, text), &around)
}

fn language<'a>(scope: Scope<'a>, text: &site::Text) -> &'a LanguageIdentifier {
    &scope.site.locale(text.locale).tag
}

fn shown(scope: Scope, text: &site::Text, html: String, plain: String) -> Text {
    let locale = scope.site.locale(text.locale);
    let foreign = text.locale != scope.locale;
    Text {
        html,
        plain,
        lang: foreign.then(|| locale.tag.to_string()),
        dir: foreign.then_some(locale.direction),
    }
}
