//! Markdown to HTML: tags in it are shown as text, foreign words are marked by their language.

use pulldown_cmark::{CowStr, Event, Parser, Tag, TagEnd, html};
use unic_langid::LanguageIdentifier;

use super::breaks::without_spaces;
use crate::resolve::comments::without_comments;
use crate::writing::is_right_to_left;

/// Several paragraphs of a language: HTML, and the words alone.
pub(super) fn blocks(text: &str, language: &LanguageIdentifier) -> (String, String) {
    let events: Vec<Event> = without_html(Parser::new(text))
        .into_iter()
        .scan(Link::Ordinary, |link, event| Some(shown(event, link, language)))
        .collect();
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
pub(super) fn line(text: &str, language: &LanguageIdentifier) -> (String, String) {
    let (html, plain) = blocks(text, language);
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
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn shown<'a>(event: Event<'a>, link: &mut Link, language: &LanguageIdentifier) -> Event<'a> {
    match event {
        Event::Start(Tag::Link { ref dest_url, .. }) => match foreign(dest_url) {
            Some(tag) => {
                *link = Link::Language;
                Event::InlineHtml(opening(&tag, language).into())
            }
            None => event,
        },
        Event::End(TagEnd::Link) => match std::mem::replace(link, Link::Ordinary) {
            Link::Language => Event::InlineHtml("</span>".into()),
            Link::Ordinary => event,
        },
        _ => event,
    }
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

    fn check(text: &str, expected: &str) {
        let (html, _) = blocks(text, &"en".parse().unwrap());
        assert_eq!(html, expected);
    }

    #[test]
    fn shows_tags_as_text() {
        check("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n");
        check("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
        check("<div>\n\na", "<p>&lt;div&gt;\n</p>\n<p>a</p>\n");
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
        let (html, _) = blocks("[a](lang:en) [b](https://b.org/)", &"ar".parse().unwrap());
        assert_eq!(html, "<p><span lang=\"en\" dir=\"ltr\">a</span> <a href=\"https://b.org/\">b</a></p>\n");
    }

    #[test]
    fn joins_lines_without_a_space_where_the_language_has_none() {
        let ja = "ja".parse().unwrap();
        let (html, plain) = blocks("駒は*十個。*\n一本を\n10回\n投げる\n*終*わり", &ja);
        assert_eq!(html, "<p>駒は<em>十個。</em>一本を\n10回投げる<em>終</em>わり</p>\n");
        assert_eq!(plain, "駒は十個。一本を 10回投げる終わり");
    }

    #[test]
    fn leaves_quotes_as_they_are() {
        check("\"a\" -- 'b'", "<p>\"a\" -- 'b'</p>\n");
    }

    #[test]
    fn a_line_has_no_paragraph_around_it() {
        let en = "en".parse().unwrap();
        assert_eq!(line("27 to *30*\n", &en), ("27 to <em>30</em>".to_owned(), "27 to 30".to_owned()));
        assert_eq!(line("a\n\nb", &en), ("<p>a</p>\n<p>b</p>\n".to_owned(), "a b".to_owned()));
    }
}
