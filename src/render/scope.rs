//! What every part of a page is made from: the site, the messages, and the page's language.

use fluent_bundle::FluentArgs;

use super::context::Text;
use super::html::escape;
use super::messages::{Messages, without_isolation};
use super::needs::Needs;
use super::pictures::Pictures;
use super::purpose::Audience;
use super::text;
use crate::resolve::site::{self, LocaleId, Site};

/// The surroundings of one page.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub(super) site: &'a Site,
    pub(super) messages: &'a Messages,
    pub(super) pictures: &'a Pictures,
    pub(super) audience: Audience,
    /// The address of the feed in the page's language.
    pub(super) feed: Option<&'a str>,
    pub(super) locale: LocaleId,
    /// What the page's template names.
    pub(super) needs: &'a Needs<'a>,
}

impl Scope<'_> {
    /// A message without markup; each argument is a name and a text.
    ///
    /// # Errors
    /// Says which message is unknown, or what is wrong with it.
    pub(super) fn label(self, id: &str, args: &[(&'static str, &str)]) -> Result<String, String> {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, *value)).collect();
        self.messages.label(self.locale, id, &args)
    }

    /// A message that is shown: what is put into it keeps its own direction. Arguments as for `label`.
    ///
    /// # Errors
    /// As `label`.
    pub(super) fn shown(self, id: &str, args: &[(&'static str, &str)]) -> Result<Text, String> {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, *value)).collect();
        self.told(id, &args)
    }

    /// The same for a message that counts; each argument is a name and a number.
    ///
    /// # Errors
    /// As `label`.
    pub(super) fn counted(self, id: &str, args: &[(&'static str, usize)]) -> Result<Text, String> {
        let args: FluentArgs = args.iter().map(|(name, number)| (*name, *number)).collect();
        self.told(id, &args)
    }

    fn told(self, id: &str, args: &FluentArgs) -> Result<Text, String> {
        let told = self.messages.tell(self.locale, id, args)?;
        let (lang, dir) = told.foreign.map(|(lang, dir)| (lang.to_owned(), dir)).unzip();
        Ok(Text { html: escape(&told.text), plain: without_isolation(&told.text), lang, dir })
    }

    /// A name or a lead.
    pub(super) fn plain(self, text: &site::Text) -> Text {
        text::plain(self, text)
    }

    /// Markdown of several paragraphs.
    pub(super) fn blocks(self, text: &site::Text) -> Text {
        text::blocks(self, text)
    }

    /// Markdown of one line.
    pub(super) fn line(self, text: &site::Text) -> Text {
        text::line(self, text)
    }
}
