//! The names in templates against everything that pages give them, whether or not a page can be made.
//!
//! A template is read from its first line to its last, with the templates that it includes in their places.
//! Both ways of every condition are read. What cannot be known here, rendering finds.

mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde_json::Value;

use super::specimen;
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};
use crate::source::{FileId, Span};
use words::{Tag, Word, tags};

/// How deep templates may include one another before it is taken for a circle.
const DEPTH: usize = 16;

/// Words that are no names in an expression.
const KEYWORDS: [&str; 14] =
    ["and", "or", "not", "in", "is", "if", "else", "true", "false", "none", "True", "False", "None", "for"];

/// Names that the template language itself gives.
const GIVEN: [&str; 3] = ["loop", "body", "__tera_context"];

/// A template that can be read.
pub(crate) struct Template<'a> {
    /// As templates name one another.
    pub(crate) name: &'a str,
    pub(crate) file: FileId,
    pub(crate) text: &'a str,
    /// Whether the program brings it along.
    pub(crate) is_carried: bool,
}

/// Reports names that nothing has, each with the templates that lead there.
pub(crate) fn check(templates: &[Template], diags: &mut Diagnostics) {
    let names = specimen::names();
    let roots = names.iter().map(|(name, value)| (name.clone(), Shape::of(value))).collect();
    let files: Vec<(&Template, Vec<Tag>)> =
        templates.iter().map(|template| (template, tags(template.text))).collect();
    let all = || files.iter().flat_map(|(_, tags)| tags);
    let set = all().filter_map(|tag| statement(tag, &["set", "set_global"])?.first().map(|word| word.text));
    let included: BTreeSet<&str> = all().filter_map(included).map(|word| unquoted(word.text)).collect();
    let extended: BTreeSet<&str> = all().filter_map(extended).map(|word| unquoted(word.text)).collect();
    // A part that the program brings along is idle where the site's own templates took the place of those that
    // include it.
    let is_idle = |template: &Template, tags: &[Tag]| {
        template.is_carried
            && !extended.contains(template.name)
            && !tags.iter().any(|tag| self::extended(tag).is_some())
    };
    let mut reader = Reader { files: &files, roots, set: set.collect(), told: BTreeSet::new(), diags };
    for (template, tags) in &files {
        if !included.contains(template.name) && !is_idle(template, tags) {
            reader.read(template, tags, &mut Vec::new(), &mut Vec::new());
        }
    }
}

/// What a name stands for.
#[derive(Clone)]
enum Shape {
    /// Anything: nothing more is said of its parts.
    Any,
    /// A text, a number or a condition: it has no parts.
    Single,
    List(Rc<Shape>),
    Parts(Rc<BTreeMap<String, Shape>>),
}

impl Shape {
    fn of(value: &Value) -> Shape {
        match value {
            Value::Null => Shape::Any,
            Value::Bool(_) | Value::Number(_) | Value::String(_) => Shape::Single,
            Value::Array(items) => Shape::List(Rc::new(items.first().map_or(Shape::Any, Shape::of))),
            Value::Object(parts) => {
                let parts = parts.iter().map(|(name, value)| (name.clone(), Shape::of(value)));
                Shape::Parts(Rc::new(parts.collect()))
            }
        }
    }

    /// One of a list's.
    fn item(&self) -> Shape {
        match self {
            Shape::List(item) => (**item).clone(),
            Shape::Any | Shape::Single | Shape::Parts(_) => Shape::Any,
        }
    }
}

/// Names and what they stand for, the innermost last.
type Scope<'a> = Vec<(&'a str, Shape)>;

struct Reader<'a, 'd> {
    files: &'a [(&'a Template<'a>, Vec<Tag<'a>>)],
    roots: BTreeMap<String, Shape>,
    /// Names that some template sets: where they hold is not looked at.
    set: BTreeSet<&'a str>,
    told: BTreeSet<Span>,
    diags: &'d mut Diagnostics,
}

impl<'a> Reader<'a, '_> {
    fn read(
        &mut self,
        template: &'a Template<'a>,
        tags: &'a [Tag<'a>],
        scope: &mut Scope<'a>,
        chain: &mut Vec<Span>,
    ) {
        let mut loops: Vec<usize> = Vec::new();
        let mut in_component = false;
        for tag in tags {
            let first = if tag.is_statement { keyword(tag) } else { "" };
            match first {
                "component" => in_component = true,
                "endcomponent" => in_component = false,
                _ if in_component => {}
                "for" => {
                    let words = statement(tag, &["for"]).unwrap_or_default();
                    let Some(at) = words.iter().position(|word| word.text == "in") else { continue };
                    let (names, list) = (&words[..at], &words[at + 1..]);
                    self.expression(template, list, scope, chain);
                    let item = self.whole(list, scope).map_or(Shape::Any, |list| list.item());
                    let names: Vec<&str> =
                        names.iter().filter(|word| word.is_name).map(|word| word.text).collect();
                    loops.push(scope.len());
                    let item = if names.len() == 1 { item } else { Shape::Any };
                    scope.extend(names.into_iter().map(|name| (name, item.clone())));
                }
                "endfor" => scope.truncate(loops.pop().unwrap_or(scope.len())),
                "set" | "set_global" => {
                    let words = statement(tag, &["set", "set_global"]).unwrap_or_default();
                    let [name, _, value @ ..] = words else { continue };
                    self.expression(template, value, scope, chain);
                    let shape = self.whole(value, scope).unwrap_or(Shape::Any);
                    scope.push((name.text, shape));
                }
                "include" => {
                    let Some(word) = included(tag) else { continue };
                    self.include(template, word, scope, chain);
                }
                "if" | "elif" => {
                    let words = statement(tag, &["if", "elif"]).unwrap_or_default();
                    self.expression(template, words, scope, chain);
                }
                "" => self.expression(template, &tag.words, scope, chain),
                _ => {}
            }
        }
    }

    fn include(
        &mut self,
        template: &'a Template<'a>,
        word: &Word<'a>,
        scope: &Scope<'a>,
        chain: &mut Vec<Span>,
    ) {
        let files = self.files;
        let found = files.iter().find(|(file, _)| file.name == unquoted(word.text));
        if let Some((file, tags)) = found.filter(|_| chain.len() < DEPTH) {
            chain.push(span(template, word.start, word.text.len()));
            self.read(file, tags, &mut scope.clone(), chain);
            chain.pop();
        }
    }

    /// Reports the names of an expression that nothing has.
    fn expression(&mut self, template: &Template, words: &[Word<'a>], scope: &Scope<'a>, chain: &[Span]) {
        // A list made by a loop has names of its own.
        if words.iter().any(|word| word.text == "for") {
            return;
        }
        let mut at = 0;
        while at < words.len() {
            let path = path(words, at);
            let (from, to) = (at, at + path.len().max(1) * 2 - 1);
            at = to;
            let before = from.checked_sub(1).map_or("", |before| words[before].text);
            let is_called = matches!(words.get(to).map(|word| word.text), Some("(" | "=" | ":" | "?"));
            if path.is_empty()
                || KEYWORDS.contains(&path[0].text)
                || ["|", "is", "<", "</", "."].contains(&before)
                || before == "not" && from >= 2 && words[from - 2].text == "is"
                || is_called
                || may_be_absent(&words[to..])
            {
                continue;
            }
            self.path(template, &path, scope, chain);
        }
    }

    fn path(&mut self, template: &Template, path: &[Word], scope: &Scope, chain: &[Span]) {
        let Some(mut shape) = self.named(path[0].text, scope) else {
            let mut known: Vec<String> = scope.iter().map(|(name, _)| (*name).to_owned()).collect();
            known.extend(self.roots.keys().cloned());
            let message = format!("nothing is called `{}` here", path[0].text);
            return self.report(template, &path[0], message, &known, chain);
        };
        for (at, part) in path.iter().enumerate().skip(1) {
            let owner = || path[..at].iter().map(|word| word.text).collect::<Vec<_>>().join(".");
            let (message, known): (String, Vec<String>) = match shape {
                Shape::Any => return,
                Shape::Single => (format!("`{}` has no parts", owner()), Vec::new()),
                Shape::List(_) => (format!("`{}` is a list, and has no parts", owner()), Vec::new()),
                Shape::Parts(parts) => match parts.get(part.text) {
                    Some(next) => {
                        shape = next.clone();
                        continue;
                    }
                    None => (
                        format!("`{}` has no part `{}`", owner(), part.text),
                        parts.keys().cloned().collect(),
                    ),
                },
            };
            return self.report(template, part, message, &known, chain);
        }
    }

    /// What a name stands for. None if nothing has it.
    fn named(&self, name: &str, scope: &Scope) -> Option<Shape> {
        let inner = scope.iter().rev().find(|(known, _)| *known == name).map(|(_, shape)| shape);
        let known = inner.or_else(|| self.roots.get(name)).cloned();
        known.or_else(|| (self.set.contains(name) || GIVEN.contains(&name)).then_some(Shape::Any))
    }

    /// What an expression stands for that is a name with parts, and nothing else.
    fn whole(&self, words: &[Word<'a>], scope: &Scope) -> Option<Shape> {
        let end = words.iter().rposition(|word| word.text != "-").map_or(0, |last| last + 1);
        let path = path(&words[..end], 0);
        if path.is_empty() || path.len() * 2 - 1 != end {
            return None;
        }
        let mut shape = self.named(path[0].text, scope)?;
        for part in &path[1..] {
            shape = match shape {
                Shape::Parts(parts) => parts.get(part.text)?.clone(),
                Shape::Any | Shape::Single | Shape::List(_) => return None,
            };
        }
        Some(shape)
    }

    fn report(
        &mut self,
        template: &Template,
        word: &Word,
        message: String,
        known: &[String],
        chain: &[Span],
    ) {
        let place = span(template, word.start, word.text.len());
        if !self.told.insert(place) {
            return;
        }
        let mut found = self.diags.error("unknown-name", message, place);
        for include in chain.iter().rev() {
            found = found.related(*include, "included from here");
        }
        let known = || known.iter().map(String::as_str);
        match likely(word.text, known()) {
            Some(meant) => found.meant(meant),
            None if known().next().is_none() => found.help("name it without this part"),
            None => found.help(format!("expected {}", either(known()))),
        };
    }
}

/// The first word of a statement.
fn keyword<'a>(tag: &Tag<'a>) -> &'a str {
    tag.words.iter().find(|word| word.is_name).map_or("", |word| word.text)
}

/// The words after the first, if that is one of these.
fn statement<'t, 'a>(tag: &'t Tag<'a>, keywords: &[&str]) -> Option<&'t [Word<'a>]> {
    let at = tag.words.iter().position(|word| word.is_name).filter(|_| tag.is_statement)?;
    keywords.contains(&tag.words[at].text).then(|| &tag.words[at + 1..])
}

/// The name of the template that a tag includes, in its quotes.
fn included<'t, 'a>(tag: &'t Tag<'a>) -> Option<&'t Word<'a>> {
    statement(tag, &["include"])?.first().filter(|word| word.text.starts_with(['"', '\'', '`']))
}

/// The name of the template that a tag says it extends.
fn extended<'t, 'a>(tag: &'t Tag<'a>) -> Option<&'t Word<'a>> {
    statement(tag, &["extends"])?.first()
}

fn unquoted(word: &str) -> &str {
    word.trim_matches(['"', '\'', '`'])
}

/// A name and its parts, `a.b.c`, as far as they are written out.
fn path<'a>(words: &[Word<'a>], from: usize) -> Vec<Word<'a>> {
    let mut path = Vec::new();
    let mut at = from;
    while let Some(word) = words.get(at).filter(|word| word.is_name) {
        path.push(*word);
        if words.get(at + 1).is_none_or(|word| word.text != ".") {
            break;
        }
        at += 2;
    }
    path
}

/// Whether what follows a name copes with its absence.
fn may_be_absent(after: &[Word]) -> bool {
    let texts: Vec<&str> = after.iter().take(3).map(|word| word.text).collect();
    matches!(
        texts.as_slice(),
        ["|", "default", ..] | ["is", "defined" | "undefined", ..] | ["is", "not", "defined" | "undefined"]
    )
}

fn span(template: &Template, start: usize, length: usize) -> Span {
    Span { file: template.file, start: start as u32, end: (start + length) as u32 }
}
