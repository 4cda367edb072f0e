//! Pictures in Markdown: each by itself, with its size, so that nothing moves when it arrives.

use pulldown_cmark::{Event, Tag, TagEnd};

use super::html::escape;
use super::pictures::Shown;

/// The events with a figure in place of each paragraph that is a picture.
pub(super) fn figures<'a>(
    events: Vec<Event<'a>>,
    pictures: &dyn Fn(&str) -> Option<Shown>,
) -> Vec<Event<'a>> {
    let mut done = Vec::with_capacity(events.len());
    let mut rest = events.as_slice();
    while let Some((event, behind)) = rest.split_first() {
        match figure(rest, pictures) {
            Some((html, length)) => {
                done.push(Event::Html(html.into()));
                rest = &rest[length..];
            }
            None => {
                done.push(event.clone());
                rest = behind;
            }
        }
    }
    done
}

/// The figure that the events begin with, and how many of them it is made from.
fn figure(events: &[Event], pictures: &dyn Fn(&str) -> Option<Shown>) -> Option<(String, usize)> {
    let [Event::Start(Tag::Paragraph), Event::Start(Tag::Image { dest_url, title, .. }), inside @ ..] =
        events
    else {
        return None;
    };
    let length = inside.iter().position(|event| *event == Event::End(TagEnd::Image))?;
    let picture = pictures(dest_url)?;
    let alternative: String = inside[..length].iter().filter_map(words).collect();
    let caption = match title.trim() {
        "" => String::new(),
        title => format!("<figcaption>{}</figcaption>", escape(title)),
    };
    let html = format!(
        "<figure><img src=\"{}\" alt=\"{}\" width=\"{}\" height=\"{}\" loading=\"lazy\" \
         decoding=\"async\">{caption}</figure>\n",
        escape(&picture.address),
        escape(&alternative),
        picture.width,
        picture.height,
    );
    Some((html, length + 4))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser's other events are no words")]
fn words<'e>(event: &'e Event) -> Option<&'e str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        _ => None,
    }
}
