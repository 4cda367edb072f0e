//! The ends of lines inside a paragraph, which HTML shows as spaces: Chinese and Japanese have none there.

use pulldown_cmark::Event;

use crate::writing::joins;

/// The events without the breaks at which lines are joined without a space.
pub(super) fn without_spaces(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let is_space = |at: usize| {
        let before = events[..at].iter().rev().find_map(text).and_then(|text| text.chars().next_back());
        let after = events[at + 1..].iter().find_map(text).and_then(|text| text.chars().next());
        !matches!((before, after), (Some(end), Some(beginning)) if joins(end, beginning))
    };
    let kept: Vec<bool> =
        events.iter().enumerate().map(|(at, event)| *event != Event::SoftBreak || is_space(at)).collect();
    events.into_iter().zip(kept).filter_map(|(event, kept)| kept.then_some(event)).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the parser knows more events than are of interest")]
fn text<'a>(event: &'a Event) -> Option<&'a str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}
