//! Markdown to HTML: tags in it are shown as text, foreign words are marked by their language, links by id get
//! their address.

use pulldown_cmark::{CowStr, Event, Tag, TagEnd, html};
use unic_langid::LanguageIdentifier;

use super::breaks::without_spaces;
use super::figures::figures;
use super::html::escape;
use super::pictures::Shown;
use crate::resolve::markdown::{parser, without_comments};
use crate::writing::is_right_to_left;

/// What stands for a link that names its target by an id.
pub(super) struct Lead {
    /// None where the target is not there: then only the words stay.
    pub(super) href: Option<String>,
    /// What a link without words is filled with, and the language it is in.
    pub(super) title: Option<(String, LanguageIdentifier)>,
    pub(super) kind: Kind,
}

/// What a link by an id leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Page,
    /// A word of the glossary, of which a text has many: the link is quiet.
    Term,
}

/// What a text names and others know.
pub(super) struct Around<'a> {
    /// Finds what a link by an id becomes; none for an address.
    pub(super) leads: &'a dyn Fn(&str) -> Option<Lead>,
    /// Finds a picture by its name.
    pub(super) pictures: &'a dyn Fn(&str) -> Option<Shown>,
}

/// Several paragraphs of a language: HTML, and the words alone.
pub(super) fn blocks(text: &str, language: &LanguageIdentifier, around: &Around) -> (String, String) {
    let mut link = Link::Ordinary;
    let mut events = Vec::new();
    let mut given = figures(without_html(parser(text)), around.pictures).into_iter().peekable();
    while let Some(event) = given.next() {
        let is_opened = matches!(event, Event::Start(Tag::Link { .. }));
        let is_empty = is_opened && matches!(given.peek(), Some(Event::End(TagEnd::Link)));
        show(event, &mut link, language, around, &mut events);
        if let Link::Lead(lead) = &link
            && is_empty
        {
            fill(lead, language, &mut events);
        }
    }
    let events = without_spaces(events);
    let plain = words(&events);
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    html::push_html(&mut out, events.into_iter());
    (out, plain)
}

/// Tags as text, and no comments.
fn without_html<'a>(events: impl Iterator<Item = Event<'a>>) -> Vec<Event<'a>> {
    let mut shown = Vec::new();
    let mut block: Option<String> = None;
    for event in events {
        match (event, &mut block) {
            (Event::Start(Tag::HtmlBlock), _) => block = Some(String::new()),
            (Event::Html(text), Some(block)) => block.push_str(&text),
            (Event::End(TagEnd::HtmlBlock), _) => {
                let text = without_comments(&block.take().unwrap_or_default());
                if !text.trim().is_empty() {
                    let paragraph = Tag::Paragraph;
                    let end = paragraph.to_end();
                    shown.extend([Event::Start(paragraph), Event::Text(text.into()), Event::End(end)]);
                }
            }
            (Event::Html(text) | Event::InlineHtml(text), _) => {
                shown.push(Event::Text(without_comments(&text).into()));
            }
            (event, _) => shown.push(event),
        }
    }
    shown
}

/// One line, without a paragraph of its own around it: HTML, and the words alone.
pub(super) fn line(text: &str, language: &LanguageIdentifier, around: &Around) -> (String, String) {
    let (html, plain) = blocks(text, language, around);
    let inner = html.strip_prefix("<p>").and_then(|rest| rest.strip_suffix("</p>\n"));
    match inner {
        Some(inner) if !inner.contains("<p>") => (inner.to_owned(), plain),
        Some(_) | None => (html, plain),
    }
}

/// What the link that is open leads to; links do not nest.
enum Link {
    Ordinary,
    /// `[words](lang:el)`: the words are in another language.
    Language,
    /// `[words](page:about)`: an id.
    Lead(Lead),
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn show<'a>(
    event: Event<'a>,
    link: &mut Link,
    language: &LanguageIdentifier,
    around: &Around,
    events: &mut Vec<Event<'a>>,
) {
    match event {
        Event::Start(Tag::Link { ref dest_url, .. }) => match (foreign(dest_url), (around.leads)(dest_url)) {
            (Some(tag), _) => {
                *link = Link::Language;
                events.push(Event::InlineHtml(opening(&tag, language).into()));
            }
            (None, Some(lead)) => {
                let address = lead.href.as_ref();
                let class = match lead.kind {
                    Kind::Page => "",
                    Kind::Term => " class=\"term\"",
                };
                let opening = address.map(|href| format!("<a{class} href=\"{}\">", escape(href)));
                events.extend(opening.map(|opening| Event::InlineHtml(opening.into())));
                *link = Link::Lead(lead);
            }
            (None, None) => events.push(event),
        },
        Event::End(TagEnd::Link) => match std::mem::replace(link, Link::Ordinary) {
            Link::Language => events.push(Event::InlineHtml("</span>".into())),
            Link::Lead(Lead { href: Some(_), .. }) => events.push(Event::InlineHtml("</a>".into())),
            Link::Lead(Lead { href: None, .. }) => {}
            Link::Ordinary => events.push(event),
        },
        _ => events.push(event),
    }
}

/// The title of a link's target in place of its words.
fn fill(lead: &Lead, language: &LanguageIdentifier, events: &mut Vec<Event<'_>>) {
    let Some((title, own)) = &lead.title else { return };
    let words = Event::Text(title.clone().into());
    if own == language {
        events.push(words);
        return;
    }
    events.extend([
        Event::InlineHtml(opening(own, language).into()),
        words,
        Event::InlineHtml("</span>".into()),
    ]);
}

fn foreign(target: &CowStr) -> Option<LanguageIdentifier> {
    target.strip_prefix("lang:")?.parse().ok()
}

fn opening(tag: &LanguageIdentifier, around: &LanguageIdentifier) -> String {
    match (direction(tag), direction(around)) {
        (own, outer) if own == outer => format!("<span lang=\"{tag}\">"),
        (own, _) => format!("<span lang=\"{tag}\" dir=\"{own}\">"),
    }
}

/// The value of the attribute `dir` for a language.
pub(super) fn direction(tag: &LanguageIdentifier) -> &'static str {
    match is_right_to_left(tag) {
        true => "rtl",
        false => "ltr",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn words(events: &[Event]) -> String {
    let mut plain = String::new();
    for event in events {
        match event {
            Event::Text(text) | Event::Code(text) => plain.push_str(text),
            Event::SoftBreak | Event::HardBreak => plain.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) if !plain.ends_with(' ') => {
                plain.push(' ')
            }
            _ => {}
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const AROUND: Around<'static> = Around { leads: &leads, pictures: &picture };

    /// The one picture there is.
    fn picture(name: &str) -> Option<Shown> {
        (name == "a.png").then(|| Shown::for_tests("/assets/a.png", 30, 10))
    }

    fn check(text: &str, expected: &str) {
        let (html, _) = blocks(text, &"en".parse().unwrap(), &AROUND);
        assert_eq!(html, expected);
    }

    /// A site with one page, which is there in English, and one of which only the Greek name is known.
    fn leads(target: &str) -> Option<Lead> {
        let title = |title: &str, tag: &str| Some((title.to_owned(), tag.parse().unwrap()));
        match target {
            "page:a" => {
                let href = Some("/en/a/?b&c".to_owned());
                Some(Lead { href, title: title("A & B", "en"), kind: Kind::Page })
            }
            "page:b" => Some(Lead { href: None, title: title("Β", "el"), kind: Kind::Page }),
            "term:c" => {
                Some(Lead { href: Some("/en/g/#c".to_owned()), title: title("C", "en"), kind: Kind::Term })
            }
            _ => None,
        }
    }

    #[test]
    fn gives_links_by_id_their_address_and_fills_in_titles() {
        check("[the *a*](page:a)", "<p><a href=\"/en/a/?b&amp;c\">the <em>a</em></a></p>\n");
        check("[some](term:c)", "<p><a class=\"term\" href=\"/en/g/#c\">some</a></p>\n");
        check("x [](page:a).", "<p>x <a href=\"/en/a/?b&amp;c\">A &amp; B</a>.</p>\n");
        check("[b](page:b) [](page:b)", "<p>b <span lang=\"el\">Β</span></p>\n");
        let (_, plain) = blocks("x [](page:a) y", &"en".parse().unwrap(), &AROUND);
        assert_eq!(plain, "x A & B y");
    }

    #[test]
    fn shows_tags_as_text() {
        check("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n");
        check("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
        check("<div>\n\na", "<p>&lt;div&gt;\n</p>\n<p>a</p>\n");
    }

    #[test]
    fn draws_pictures_with_their_size() {
        check(
            "![A *red* \"board\"](a.png \"By <me>\")\n\nb",
            "<figure><img src=\"/assets/a.png\" alt=\"A red &quot;board&quot;\" width=\"30\" height=\"10\" \
             loading=\"lazy\" decoding=\"async\"><figcaption>By &lt;me&gt;</figcaption></figure>\n<p>b</p>\n",
        );
    }

    #[test]
    fn leaves_out_comments() {
        check("a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf", "<p>a  c</p>\n<p>f</p>\n");
        check("`<!-- a -->`", "<p><code>&lt;!-- a --&gt;</code></p>\n");
    }

    #[test]
    fn marks_foreign_words_and_their_direction() {
        check("[πεσσοί](lang:el) x", "<p><span lang=\"el\">πεσσοί</span> x</p>\n");
        check("[לוח](lang:he)", "<p><span lang=\"he\" dir=\"rtl\">לוח</span></p>\n");
        let (html, _) = blocks("[a](lang:en) [b](https://b.org/)", &"ar".parse().unwrap(), &AROUND);
        assert_eq!(html, "<p><span lang=\"en\" dir=\"ltr\">a</span> <a href=\"https://b.org/\">b</a></p>\n");
    }

    #[test]
    fn joins_lines_without_a_space_where_the_language_has_none() {
        let ja = "ja".parse().unwrap();
        let (html, plain) = blocks("駒は*十個。*\n一本を\n10回\n投げる。\nR", &ja, &AROUND);
        assert_eq!(html, "<p>駒は<em>十個。</em>一本を\n10回投げる。R</p>\n");
        assert_eq!(plain, "駒は十個。一本を 10回投げる。R");
    }

    #[test]
    fn leaves_quotes_as_they_are() {
        check("\"a\" -- 'b'", "<p>\"a\" -- 'b'</p>\n");
    }

    #[test]
    fn a_line_has_no_paragraph_around_it() {
        let en = "en".parse().unwrap();
        assert_eq!(
            line("27 to *30*\n", &en, &AROUND),
            ("27 to <em>30</em>".to_owned(), "27 to 30".to_owned())
        );
        assert_eq!(line("a\n\nb", &en, &AROUND), ("<p>a</p>\n<p>b</p>\n".to_owned(), "a b".to_owned()));
    }
}
