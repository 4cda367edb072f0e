//! `locales/LOCALE/*.ftl`: the messages of the templates and the board.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::parser::{ErrorKind, ParserError};

use super::carried;
use super::content::MessageFile;
use super::folders::report_misplaced;
use super::resource::{named, opening, without};
use super::site::SiteFile;
use super::todo::is_unwritten;
use super::wording::{Part, wording};
use super::{counting, markup};
use crate::diag::Diagnostics;
use crate::load::conflicts;
use crate::load::tree::{Origin, TextFile};
use crate::source::{FileId, Sources, Span};

/// The messages by the name of their folder, with those that the program carries for the site's languages.
pub(super) fn messages(
    files: Vec<TextFile>,
    site: Option<&SiteFile>,
    sources: &Sources,
    diags: &mut Diagnostics,
) -> BTreeMap<String, Vec<MessageFile>> {
    let (own, carried): (Vec<TextFile>, Vec<TextFile>) =
        files.into_iter().partition(|file| file.origin == Origin::Site);
    let mut folders: BTreeMap<String, Vec<MessageFile>> = BTreeMap::new();
    let read = |TextFile { file, path, origin }: TextFile, diags: &mut Diagnostics| match path.split_once('/')
    {
        Some((folder, name)) if !name.contains('/') => {
            let resource = resource(file, sources.text(file), diags);
            let unwritten = BTreeSet::new();
            Some((folder.to_owned(), MessageFile { file, resource, origin, unwritten }))
        }
        _ => {
            report_misplaced(file, diags);
            None
        }
    };
    for (folder, file) in diags.side_by_side(own, read).into_iter().flatten() {
        folders.entry(folder).or_default().push(file);
    }
    let default = site.map(|site| site.default_locale.value.as_str());
    let all: Vec<(&String, &mut Vec<MessageFile>)> = folders.iter_mut().collect();
    diags.side_by_side(all, |(folder, files), diags| {
        report_duplicates(files, diags);
        for file in files {
            let language =
                site.and_then(|site| site.locales.iter().find(|locale| locale.path.value == *folder));
            counting::check(file, language.map(|locale| &locale.tag), diags);
            report_markup(file, diags);
            file.unwritten = unwritten(file, diags);
            if default != Some(folder) {
                leave_out_unwritten(file);
            }
        }
    });
    if let Some(site) = site {
        carried::add(&mut folders, &carried, site, sources);
    }
    folders
}

/// The messages still to be written, which are reported.
fn unwritten(file: &MessageFile, diags: &mut Diagnostics) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for named in named(&file.resource) {
        let Some(text) = named.text.and_then(opening).filter(|text| is_unwritten(text)) else { continue };
        let place = file.place(text.trim_end());
        diags
            .warning("todo-text", format!("the message `{}` is still to be written", named.id), place)
            .help("write the text in place of the mark");
        ids.insert(named.id);
    }
    ids
}

fn leave_out_unwritten(file: &mut MessageFile) {
    let empty = FluentResource::try_new(String::new()).expect("an empty file has no errors");
    let whole = std::mem::replace(&mut file.resource, empty);
    file.resource = without(whole, &file.unwritten);
}

fn report_markup(file: &MessageFile, diags: &mut Diagnostics) {
    let help = "take it out: a message is plain text, the template around it has the tags";
    for wording in file.resource.entries().filter_map(wording) {
        let mut told = BTreeSet::new();
        for part in wording.parts {
            let Part::Text(text) = part else { continue };
            for tag in markup::all(text).into_iter().map(|range| &text[range]) {
                if told.insert(tag.trim_start_matches(['<', '/'])) {
                    markup::report(&[tag], file.place(tag), help, diags);
                }
            }
        }
    }
}

fn resource(file: FileId, text: &str, diags: &mut Diagnostics) -> FluentResource {
    let text = &*conflicts::settled(file, text, diags);
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => {
            if resource.entries().next().is_none() {
                diags
                    .error("empty-file", "the file is empty", Span::start_of(file))
                    .help("write it or remove it");
            }
            resource
        }
        Err((resource, errors)) => {
            for error in errors {
                report(file, text, &error, diags);
            }
            resource
        }
    }
}

/// An id, a message's own or `id.attribute`, may be given once in a folder.
fn report_duplicates(files: &[MessageFile], diags: &mut Diagnostics) {
    let mut seen: BTreeMap<String, Span> = BTreeMap::new();
    for file in files {
        for entry in file.resource.entries() {
            let (id, attributes) = match entry {
                ast::Entry::Message(message) => (&message.id, &message.attributes),
                ast::Entry::Term(term) => (&term.id, &term.attributes),
                ast::Entry::Comment(_)
                | ast::Entry::GroupComment(_)
                | ast::Entry::ResourceComment(_)
                | ast::Entry::Junk { .. } => continue,
            };
            let names = attributes.iter().map(|attribute| {
                (format!("{}.{}", id.name, attribute.id.name), file.place(attribute.id.name))
            });
            let own = (id.name.to_owned(), file.place(id.name));
            let Some(first) = seen.get(&own.0) else {
                seen.extend([own]);
                for (name, span) in names {
                    report_second(&mut seen, name, span, diags);
                }
                continue;
            };
            report_twice(&own.0, own.1, *first, diags);
        }
    }
}

fn report_second(seen: &mut BTreeMap<String, Span>, name: String, span: Span, diags: &mut Diagnostics) {
    match seen.get(&name) {
        Some(first) => report_twice(&name, span, *first, diags),
        None => {
            seen.insert(name, span);
        }
    }
}

fn report_twice(name: &str, span: Span, first: Span, diags: &mut Diagnostics) {
    diags
        .error("duplicate-message", format!("the message `{name}` is given twice"), span)
        .related(first, "it is first given here")
        .help("remove one of the two, or give it another id");
}

fn report(file: FileId, text: &str, error: &ParserError, diags: &mut Diagnostics) {
    let at = text.floor_char_boundary(error.pos.start.min(text.len()));
    let line_start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let line = text[line_start..].lines().next().unwrap_or_default();
    let sign = line.trim_start().chars().next().unwrap_or(' ');
    // A message whose text is on the next line, behind a tab, is told as one without a text.
    let lacks_text =
        matches!(error.kind, ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. });
    let next = text[at..].find('\n').map(|end| at + end + 1);
    let next = next.filter(|start| lacks_text && text[*start..].starts_with('\t'));
    let tab = next.or(line.starts_with('\t').then_some(line_start));
    if let Some(tab) = tab {
        let span = Span { file, start: tab as u32, end: tab as u32 + 1 };
        diags
            .error("tab", "expected spaces, found a tab", span)
            .help("indent the lines of a message with spaces");
        return;
    }
    let junk = matches!(error.kind, ErrorKind::ExpectedCharRange { .. } | ErrorKind::ExpectedToken('='));
    if lacks_text && let Some((start, sign)) = sign_below(text, at) {
        report_sign(file, start, sign, diags);
        return;
    }
    if junk && report_unindented(file, text, line_start, diags) {
        return;
    }
    if junk && line.starts_with(' ') && matches!(sign, '[' | '*' | '.' | '}') {
        let start = (line_start + line.len() - line.trim_start().len()) as u32;
        report_sign(file, start, sign, diags);
        return;
    }
    if error.kind == ErrorKind::ExpectedToken('}')
        && at == line_start
        && let Some(open) = text[..at].rfind('{')
    {
        let span = Span { file, start: open as u32, end: open as u32 + 1 };
        diags.error("message-syntax", "`{` is never closed", span).help("add the missing `}`");
        return;
    }
    let end = text[at..].chars().next().filter(|c| !c.is_control()).map_or(at, |c| at + c.len_utf8());
    let span = Span { file, start: at as u32, end: end as u32 };
    let (message, help) = words(&error.kind);
    diags.error("message-syntax", message, span).help(help);
}

/// The sign that the line below a message without a text begins with, which no line of a message can.
fn sign_below(text: &str, at: usize) -> Option<(u32, char)> {
    let next = text[at..].find('\n')? + at + 1;
    let line = text[next..].lines().next().unwrap_or_default().trim_start_matches(' ');
    let sign = line.chars().next().filter(|sign| matches!(sign, '[' | '*' | '.'))?;
    let indent = text[next..].len() - text[next..].trim_start_matches(' ').len();
    Some(((next + indent) as u32, sign))
}

fn report_sign(file: FileId, start: u32, sign: char, diags: &mut Diagnostics) {
    let span = Span { file, start, end: start + 1 };
    diags
        .error("message-syntax", format!("a line of a message cannot begin with `{sign}`"), span)
        .help(format!("write `{{\"{sign}\"}}` for the sign, or do not begin the line with it"));
}

/// Reports the further line of a message that is not indented, if this is one: a line below a message,
/// with nothing in it that could be an id.
fn report_unindented(file: FileId, text: &str, start: usize, diags: &mut Diagnostics) -> bool {
    let line = text[start..].lines().next().unwrap_or_default().trim_end();
    let above = text[..start].lines().next_back().unwrap_or_default();
    let is_message = above.starts_with(' ') && !above.trim().is_empty() || above.contains(" = ");
    let first = line.split_whitespace().next().unwrap_or_default();
    if !line.starts_with(char::is_alphabetic) || line.contains('=') || first.contains('-') || !is_message {
        return false;
    }
    let span = Span { file, start: start as u32, end: (start + line.len()) as u32 };
    diags
        .error("message-syntax", "a further line of a message must be indented", span)
        .replacement("put four spaces before it, or write a message as `id = text`", format!("    {line}"));
    true
}

fn words(kind: &ErrorKind) -> (String, &'static str) {
    let told = |message: &str, help| (message.to_owned(), help);
    match kind {
        ErrorKind::ExpectedToken(token) => {
            (format!("expected `{token}` here"), "write a message as `id = text`, a value as `{ $name }`")
        }
        ErrorKind::ExpectedCharRange { .. } => {
            told("expected a letter here", "an id begins with a letter; a message's other lines are indented")
        }
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            (format!("`{entry_id}` has no text"), "write it after `=`, or remove the line")
        }
        ErrorKind::MissingDefaultVariant => {
            told("none of the forms is marked as the usual one", "put `*` before one, as in `*[other]`")
        }
        ErrorKind::MultipleDefaultVariants => {
            told("more than one form is marked as the usual one", "put `*` before one form only")
        }
        ErrorKind::MissingValue => told("expected a text here", "write the text of this form"),
        ErrorKind::UnterminatedStringLiteral => {
            told("a quoted text is never closed", "add the missing quote")
        }
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            told("a backslash stands before something it cannot mean", "write the backslash twice")
        }
        ErrorKind::UnbalancedClosingBrace => {
            told("this brace closes nothing", "remove it, or write `{\"}\"}` for the sign")
        }
        ErrorKind::PositionalArgumentFollowsNamed => {
            told("a value without a name stands after one with a name", "put it first")
        }
        ErrorKind::DuplicatedNamedArgument(name) => {
            (format!("`{name}` is given twice"), "keep one of the two")
        }
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => {
            told("forms cannot be chosen by this", "choose them by a variable: `{ $count -> … }`")
        }
        ErrorKind::TermAttributeAsPlaceable => {
            told("an attribute of a term is no text", "use the term itself")
        }
        ErrorKind::ForbiddenCallee => told("this cannot be called", "use a function: `NUMBER($count)`"),
        ErrorKind::ExpectedInlineExpression => told(
            "expected a value in the braces",
            "write a variable, `{ $name }`, or a quoted text, `{\"{\"}`",
        ),
        ErrorKind::ExpectedLiteral => told("expected a quoted text or a number", "write one"),
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::FluentBundle;

    use super::*;

    /// The text of every message of one file, by id.
    fn check(text: &str, expected: &[(&str, &str)]) {
        let mut sources = Sources::default();
        let file = sources.add("locales/en/a.ftl".to_owned(), text.to_owned());
        let mut diags = Diagnostics::default();
        let mut files = messages(
            vec![TextFile { file, path: "en/a.ftl".to_owned(), origin: Origin::Site }],
            None,
            &sources,
            &mut diags,
        );
        assert!(!diags.has_errors(), "{diags:?}");
        let resource = files.remove("en").unwrap().remove(0).resource;
        let mut bundle = FluentBundle::default();
        bundle.add_resource(resource).unwrap();
        for (id, text) in expected {
            let message = bundle.get_message(id).unwrap_or_else(|| panic!("no message {id}"));
            assert_eq!(bundle.format_pattern(message.value().unwrap(), None, &mut Vec::new()), *text);
        }
    }

    #[test]
    fn a_byte_order_mark_loses_no_message() {
        check("\u{feff}first = One\nsecond = Two\n", &[("first", "One"), ("second", "Two")]);
        check("\u{feff}# A comment.\nfirst = One\n", &[("first", "One")]);
    }

    #[test]
    fn lines_end_as_they_like() {
        check(
            "first = One\r\n    two\r\n\r\n    three\r\nlast = Four",
            &[("first", "One\ntwo\n\nthree"), ("last", "Four")],
        );
    }
}
