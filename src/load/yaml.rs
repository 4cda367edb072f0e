//! YAML into a tree of nodes with their places.
//!
//! The parser's events are read directly: every place is kept, a key given twice does not hide what
//! else is wrong in its file, and what YAML has beyond plain data is refused in plain words.

use std::collections::BTreeMap;

use serde_yaml::granit_parser::{
    Event, Parser, ScalarStyle, ScanError, Span as ParserSpan, StrInput, StructureStyle, options,
};

use super::folds::without_spaces;
use super::spaces::{self, Space};
use super::syntax;
use super::tree::{Entry, Kind, Node};
use crate::diag::Diagnostics;
use crate::source::{FileId, Span};

/// How deep brackets, and how deep indented blocks, may stand in one another.
const DEPTH: usize = 32;

/// Reads a file's one document; `None` if its syntax is broken. All that is wrong is reported.
pub(super) fn document(file: FileId, text: &str, diags: &mut Diagnostics) -> Option<Node> {
    let options = options! {
        disallow_directives: true,
        emit_unresolved_aliases: true,
        emit_anchor_events: true,
        emit_comments: false,
        flow_nesting_limit: DEPTH,
        block_nesting_limit: DEPTH,
    };
    let events = Parser::new_from_str_with_options(text, options);
    let mut builder =
        Builder { file, text, events, peeked: None, brackets: Vec::new(), refused: None, diags };
    match builder.document() {
        Ok(node) => node,
        Err(error) => {
            let bracket = builder.brackets.last().copied();
            let refused = builder.refused;
            syntax::report(file, text, &error, bracket, refused, diags);
            None
        }
    }
}

type Spanned<'a> = (Event<'a>, Span);

struct Builder<'a, 'd> {
    file: FileId,
    text: &'a str,
    events: Parser<'a, StrInput<'a>>,
    peeked: Option<Spanned<'a>>,
    /// Where the brackets that are still open stand.
    brackets: Vec<u32>,
    /// Where the last value that was refused begins: what follows it on its line is told with it.
    refused: Option<u32>,
    diags: &'d mut Diagnostics,
}

impl<'a> Builder<'a, '_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the parser's other events carry no value")]
    fn document(&mut self) -> Result<Option<Node>, ScanError> {
        let mut root = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::DocumentStart(..) if root.is_none() => root = Some(self.node()?),
                Event::DocumentStart(..) => {
                    self.diags
                        .error("several-documents", "a second document begins here", span)
                        .help("remove the line `---`, or move what follows to a file of its own");
                    break;
                }
                _ => {}
            }
        }
        if root.is_none() {
            let place = Span::start_of(self.file);
            let what = if self.text.trim().is_empty() { "is empty" } else { "has only comments" };
            self.diags.error("empty-file", format!("the file {what}"), place).help("write it or remove it");
        }
        Ok(root)
    }

    fn node(&mut self) -> Result<Node, ScanError> {
        let (event, span) = self.next()?;
        self.node_of(event, span)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the parser's other events carry no value")]
    fn node_of(&mut self, event: Event<'a>, span: Span) -> Result<Node, ScanError> {
        match event {
            Event::Scalar(text, style, _, tag) => {
                let anchored = self.refuse_anchor()?;
                if tag.is_some() {
                    self.refuse_tag(span);
                }
                // Of an anchor without a value the parser says that it is null.
                let refused = tag.is_some() || anchored && span.start == span.end;
                let kind = if refused { Kind::Refused } else { self.scalar(&text, style, span) };
                if style == ScalarStyle::Plain
                    && let Some(entry) = self.entry_without_space(span)
                {
                    return Ok(Node { span, kind: Kind::Map(vec![entry]) });
                }
                if style == ScalarStyle::Plain && matches!(kind, Kind::Text(_)) {
                    self.warn_of_hash(span);
                }
                Ok(Node { span, kind })
            }
            Event::SequenceStart(style, _, tag) => {
                if tag.is_some() {
                    self.refuse_tag(span);
                }
                self.refuse_anchor()?;
                self.list(span, style)
            }
            Event::MappingStart(style, _, tag) => {
                if tag.is_some() {
                    self.refuse_tag(span);
                }
                self.refuse_anchor()?;
                self.map(span, style)
            }
            Event::Alias(_) | Event::UnresolvedAlias(_) => {
                let name = self.quoted(span);
                self.refused = Some(span.start);
                self.diags
                    .error("alias", format!("`{name}` stands for a value given elsewhere"), span)
                    .help("write the value out here; a text that begins with `*` needs quotes");
                Ok(Node { span, kind: Kind::Refused })
            }
            _ => Ok(Node { span, kind: Kind::Nothing }),
        }
    }

    /// What a value means: quoted ones and blocks are texts.
    fn scalar(&self, text: &str, style: ScalarStyle, span: Span) -> Kind {
        match style {
            ScalarStyle::Literal => Kind::Text(text.to_owned()),
            ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted | ScalarStyle::Folded => {
                Kind::Text(without_spaces(text, self.quoted(span)))
            }
            ScalarStyle::Plain => {
                plain(text).unwrap_or_else(|| Kind::Text(without_spaces(text, self.quoted(span))))
            }
        }
    }

    fn list(&mut self, start: Span, style: StructureStyle) -> Result<Node, ScanError> {
        let mut items = Vec::new();
        self.open(start, style);
        let end = loop {
            let (event, span) = self.next()?;
            if event == Event::SequenceEnd {
                break span;
            }
            items.push(self.node_of(event, span)?);
        };
        self.close(style);
        let last = items.last().map(|item: &Node| item.span);
        Ok(Node { span: whole(start, style, last, end), kind: Kind::List(items) })
    }

    fn map(&mut self, start: Span, style: StructureStyle) -> Result<Node, ScanError> {
        let mut entries: Vec<Entry> = Vec::new();
        let mut places = BTreeMap::new();
        let mut last = None;
        self.open(start, style);
        let end = loop {
            let (event, span) = self.next()?;
            if event == Event::MappingEnd {
                break span;
            }
            let key = self.node_of(event, span)?;
            let mut value = self.value_of(&key)?;
            // A value that is missing is looked for at its key.
            if value.span.start == value.span.end {
                value.span = key.span;
            }
            last = Some(value.span.max(key.span));
            let (key, value) = if style == StructureStyle::Flow { parted(key, value) } else { (key, value) };
            let Some(name) = self.key(&key) else { continue };
            if let Some(first) = places.get(&name) {
                self.diags
                    .error("duplicate-key", format!("the key `{name}` is given twice"), key.span)
                    .related(*first, "it is first given here")
                    .help("keep one of the two");
                continue;
            }
            places.insert(name.clone(), key.span);
            entries.push(Entry { key: name, key_span: key.span, value });
        };
        self.close(style);
        Ok(Node { span: whole(start, style, last, end), kind: Kind::Map(entries) })
    }

    fn open(&mut self, start: Span, style: StructureStyle) {
        if style == StructureStyle::Flow {
            self.brackets.push(start.start);
        }
    }

    fn close(&mut self, style: StructureStyle) {
        if style == StructureStyle::Flow {
            self.brackets.pop();
        }
    }

    /// The value after a key. What a merge key would merge is refused with the key.
    fn value_of(&mut self, key: &Node) -> Result<Node, ScanError> {
        let merges = key.kind == Kind::Text("<<".to_owned());
        if merges && matches!(self.peek()?, (Event::Alias(_) | Event::UnresolvedAlias(_), _)) {
            let (_, span) = self.next()?;
            return Ok(Node { span, kind: Kind::Refused });
        }
        self.node()
    }

    /// The key as it is written, if it can be one.
    fn key(&mut self, key: &Node) -> Option<String> {
        match &key.kind {
            Kind::Text(text) if text == "<<" => {
                self.diags
                    .error("merge-key", "`<<` would merge other keys into these", key.span)
                    .help("write the keys out here");
                None
            }
            Kind::Text(text) => {
                let Some(space) = Space::of_key(self.quoted(key.span)) else { return Some(text.clone()) };
                self.foreign_space(space, key.span);
                Some(spaces::plain(text))
            }
            Kind::Number(text) | Kind::Truth(text) => Some(text.clone()),
            Kind::Nothing => {
                self.diags
                    .error("wrong-key", "expected a key before the colon", key.span)
                    .help("write the key, or put the text into quotes");
                None
            }
            Kind::List(_) | Kind::Map(_) => {
                let found = self.quoted(key.span).lines().next().unwrap_or_default();
                self.diags
                    .error("wrong-key", format!("expected a key, found `{found}`"), key.span)
                    .help("a key is one word; put a text that begins with a bracket into quotes");
                None
            }
            Kind::Refused => None,
        }
    }

    /// The key and the value that are one text because the space between them is no plain one, which is
    /// reported. Behind other words such a space is part of the text.
    fn entry_without_space(&mut self, span: Span) -> Option<Entry> {
        let written = self.quoted(span);
        let before = self.text[..span.start as usize].trim_end_matches(' ');
        let is_first = before.is_empty() || before.ends_with(['\n', '-', '{', ',']);
        let space = Space::of_key(written).filter(|space| is_first && space.is_behind_colon)?;
        self.foreign_space(space, span);
        let key = &written[..space.at - 1];
        let key_span = Span { end: span.start + key.len() as u32, ..span };
        let start = space.end(written);
        let value = Span { start: span.start + start as u32, ..span };
        let kind = self.scalar(&written[start..], ScalarStyle::Plain, value);
        Some(Entry { key: key.to_owned(), key_span, value: Node { span: value, kind } })
    }

    fn foreign_space(&mut self, space: Space, within: Span) {
        let fault = space.fault();
        let start = within.start + space.at as u32;
        let end = within.start + space.end(self.quoted(within)) as u32;
        let place = Span { start, end, ..within };
        let found = self.diags.error(fault.code, fault.message, place);
        found.replacement(fault.help, fault.replacement.unwrap_or_default());
    }

    /// Reports a tag before a value.
    fn refuse_tag(&mut self, span: Span) {
        let name = self.quoted(span).split_whitespace().next().unwrap_or_default();
        self.diags
            .error("tag", format!("expected a value, found the tag `{name}`"), span)
            .help("remove the tag; a text that begins with `!` needs quotes");
    }

    /// Reports an anchor before the value whose event came last; whether there is one.
    fn refuse_anchor(&mut self) -> Result<bool, ScanError> {
        if !matches!(self.peek()?, (Event::Anchor(..), _)) {
            return Ok(false);
        }
        let (_, anchor) = self.next()?;
        let name = self.quoted(anchor);
        self.diags
            .error("anchor", format!("`{name}` would name a value for use elsewhere"), anchor)
            .help("remove it; a text that begins with `&` needs quotes");
        Ok(true)
    }

    /// What comes after ` #` is a comment; without a space after the sign it may be meant as text.
    fn warn_of_hash(&mut self, span: Span) {
        let rest = &self.text[span.end as usize..];
        let line = rest.lines().next().unwrap_or_default();
        let Some(comment) = line.trim_start().strip_prefix('#') else { return };
        if !comment.starts_with(char::is_alphanumeric) {
            return;
        }
        let start = span.end + (line.len() - line.trim_start().len()) as u32;
        let place = Span { start, end: start + 1 + comment.trim_end().len() as u32, ..span };
        self.diags
            .warning("hash-in-text", "this is a comment and no part of the text", place)
            .help("put the text into quotes, or a space after `#`");
    }

    fn quoted(&self, span: Span) -> &'a str {
        &self.text[span.start as usize..span.end as usize]
    }

    fn peek(&mut self) -> Result<&Spanned<'a>, ScanError> {
        let next = self.next()?;
        Ok(self.peeked.insert(next))
    }

    fn next(&mut self) -> Result<Spanned<'a>, ScanError> {
        if let Some(peeked) = self.peeked.take() {
            return Ok(peeked);
        }
        match self.events.next() {
            Some(Ok((event, span))) => {
                let span = place(self.file, self.text, &span);
                Ok((event, span))
            }
            Some(Err(error)) => Err(error),
            None => Ok((Event::StreamEnd, Span::start_of(self.file))),
        }
    }
}

/// A key and its value. In braces the two may be one text, with another space than a plain one between.
fn parted(key: Node, value: Node) -> (Node, Node) {
    if let Kind::Map(entries) = &key.kind
        && let [entry] = entries.as_slice()
        && entry.key_span.start == key.span.start
        && value.kind == Kind::Nothing
    {
        let entry = entry.clone();
        return (Node { span: entry.key_span, kind: Kind::Text(entry.key) }, entry.value);
    }
    (key, value)
}

/// The bytes an event stands in; with its tag, if it has one.
fn place(file: FileId, text: &str, span: &ParserSpan) -> Span {
    let range = span.byte_range().unwrap_or(0..0);
    let start = span.tag_start.and_then(|marker| marker.byte_offset()).unwrap_or(range.start);
    let end = text.floor_char_boundary(range.end);
    let start = text.floor_char_boundary(start.min(end));
    Span { file, start: start as u32, end: end as u32 }
}

/// The bytes of a list or a map: to its closing bracket, or to the end of the last value in it.
fn whole(start: Span, style: StructureStyle, last: Option<Span>, end: Span) -> Span {
    let end = match style {
        StructureStyle::Flow => end.end,
        StructureStyle::Block => last.map_or(start.end, |span| span.end),
    };
    Span { end: end.max(start.end), ..start }
}

/// What an unquoted text means by YAML 1.2's core schema, if it is no text.
fn plain(text: &str) -> Option<Kind> {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Some(Kind::Nothing),
        "true" | "True" | "TRUE" | "false" | "False" | "FALSE" => Some(Kind::Truth(text.to_owned())),
        _ if is_number(text) => Some(Kind::Number(text.to_owned())),
        _ => None,
    }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let all = |rest: &str, radix| !rest.is_empty() && rest.chars().all(|c| c.is_digit(radix));
    if let Some(rest) = text.strip_prefix("0x") {
        return all(rest, 16);
    }
    if let Some(rest) = text.strip_prefix("0o") {
        return all(rest, 8);
    }
    let begins = digits.starts_with(|c: char| c.is_ascii_digit() || c == '.');
    let special = [".inf", ".Inf", ".INF"].contains(&digits) || [".nan", ".NaN", ".NAN"].contains(&text);
    special || begins && !digits.contains('_') && digits.parse::<f64>().is_ok()
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use crate::diag::render::{Look, report};
    use crate::source::Sources;

    fn check(text: &str, expected: Expect) {
        let mut sources = Sources::default();
        let file = sources.add("a.yaml".to_owned(), text.to_owned());
        let mut diags = Diagnostics::default();
        let node = document(file, sources.text(file), &mut diags);
        let mut outline = report(&diags, &sources, Look::Plain);
        if let Some(node) = node {
            describe(&node, sources.text(file), 0, &mut outline);
        }
        expected.assert_eq(&outline);
    }

    #[test]
    fn joins_lines_without_a_space_where_the_language_has_none() {
        let join = |text: &str, expected: &str| {
            let mut sources = Sources::default();
            let file = sources.add("a.yaml".to_owned(), text.to_owned());
            let node = document(file, text, &mut Diagnostics::default()).unwrap();
            let Kind::Map(entries) = node.kind else { panic!("{text}: no map") };
            assert_eq!(entries[0].value.kind, Kind::Text(expected.to_owned()), "{text}");
        };
        join("a: >-\n  駒は十個。\n  一本 投げる、\n  出た目", "駒は十個。一本 投げる、出た目");
        join("a: 駒は\n  十個\nb: c", "駒は十個");
        join("a: \"駒は\n  十個\"", "駒は十個");
        join("a: >\n  駒は\n  10\n  個 十\n\n  十\n  個\n", "駒は 10 個 十\n十個\n");
        join("a: |\n  駒は\n  十個\n", "駒は\n十個\n");
        join("a: one\n  two", "one two");
    }

    /// One line a value: what it is, and the text it was read from.
    fn describe(node: &Node, text: &str, depth: usize, outline: &mut String) {
        let quoted = &text[node.span.start as usize..node.span.end as usize];
        let kind = match &node.kind {
            Kind::Text(text) => format!("text {text:?}"),
            Kind::Number(text) => format!("number {text}"),
            Kind::Truth(text) => format!("truth {text}"),
            Kind::Nothing => "nothing".to_owned(),
            Kind::List(items) => format!("list of {}", items.len()),
            Kind::Map(entries) => format!("map of {}", entries.len()),
            Kind::Refused => "refused".to_owned(),
        };
        *outline += &format!("{kind} from {quoted:?}\n");
        let indent = "  ".repeat(depth + 1);
        match &node.kind {
            Kind::List(items) => {
                for item in items {
                    *outline += &format!("{indent}- ");
                    describe(item, text, depth + 1, outline);
                }
            }
            Kind::Map(entries) => {
                for entry in entries {
                    let key = &text[entry.key_span.start as usize..entry.key_span.end as usize];
                    *outline += &format!("{indent}{key}: ");
                    describe(&entry.value, text, depth + 1, outline);
                }
            }
            Kind::Text(_) | Kind::Number(_) | Kind::Truth(_) | Kind::Nothing | Kind::Refused => {}
        }
    }

    #[test]
    fn keeps_every_value_and_its_place() {
        check(
            "# σχόλιο\nα: [1, 27-30, \"27\"]\nb:\n  c: no\n  d: 010\n  e: 2_4\n  f: true\n  g:\n  h: ~\n  'i': 'x'\n'27': { to: 15 }\n",
            expect![[r#"
                map of 3 from "α: [1, 27-30, \"27\"]\nb:\n  c: no\n  d: 010\n  e: 2_4\n  f: true\n  g:\n  h: ~\n  'i': 'x'\n'27': { to: 15 }"
                  α: list of 3 from "[1, 27-30, \"27\"]"
                    - number 1 from "1"
                    - text "27-30" from "27-30"
                    - text "27" from "\"27\""
                  b: map of 7 from "c: no\n  d: 010\n  e: 2_4\n  f: true\n  g:\n  h: ~\n  'i': 'x'"
                    c: text "no" from "no"
                    d: number 010 from "010"
                    e: text "2_4" from "2_4"
                    f: truth true from "true"
                    g: nothing from "g"
                    h: nothing from "~"
                    'i': text "x" from "'x'"
                  '27': map of 1 from "{ to: 15 }"
                    to: number 15 from "15"
            "#]],
        );
    }

    #[test]
    fn reads_blocks_as_texts() {
        check(
            "a: |\n  one\n  two\n\nb: >\n  one\n  two\nc: one\n  two\nd:\n  - x\n  -\n",
            expect![[r#"
            map of 4 from "a: |\n  one\n  two\n\nb: >\n  one\n  two\nc: one\n  two\nd:\n  - x\n  -"
              a: text "one\ntwo\n" from "one\n  two\n\n"
              b: text "one two\n" from "one\n  two\n"
              c: text "one two" from "one\n  two"
              d: list of 2 from "- x\n  -"
                - text "x" from "x"
                - nothing from ""
        "#]],
        );
    }

    #[test]
    fn drops_a_byte_order_mark_and_carriage_returns() {
        check(
            "\u{feff}a: 1\r\nb: |\r\n  one\r\n  two\r\nc: x\r\n",
            expect![[r#"
            map of 3 from "a: 1\r\nb: |\r\n  one\r\n  two\r\nc: x"
              a: number 1 from "1"
              b: text "one\ntwo\n" from "one\r\n  two\r\n"
              c: text "x" from "x"
        "#]],
        );
    }

    #[test]
    fn tells_both_places_of_a_key_given_twice() {
        check(
            "a: 1\nb: { c: 1, d: 2, c: 3 }\nβ: 3\nβ: 4\na:\n  - x\n",
            expect![[r#"
            error[duplicate-key]: the key `c` is given twice
             --> a.yaml:2:18
              |
            2 | b: { c: 1, d: 2, c: 3 }
              |      -           ^
              |      |
              |      it is first given here
              |
              = help: keep one of the two

            error[duplicate-key]: the key `β` is given twice
             --> a.yaml:4:1
              |
            3 | β: 3
              | - it is first given here
            4 | β: 4
              | ^
              |
              = help: keep one of the two

            error[duplicate-key]: the key `a` is given twice
             --> a.yaml:5:1
              |
            1 | a: 1
              | - it is first given here
            ...
            5 | a:
              | ^
              |
              = help: keep one of the two

            3 errors
            map of 3 from "a: 1\nb: { c: 1, d: 2, c: 3 }\nβ: 3\nβ: 4\na:\n  - x"
              a: number 1 from "1"
              b: map of 2 from "{ c: 1, d: 2, c: 3 }"
                c: number 1 from "1"
                d: number 2 from "2"
              β: number 3 from "3"
        "#]],
        );
    }
}
