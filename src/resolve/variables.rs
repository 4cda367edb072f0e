//! Messages against those who ask for them: variables that nobody gives or that a translation leaves out,
//! references to nothing, messages that nobody asks for.

use std::collections::{BTreeMap, BTreeSet};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::calls::{self, Call, SCRIPT};
use super::known::Known;
use super::site::LocaleId;
use super::told::{Given, Scripts};
use crate::check::content::MessageFile;
use crate::check::counting::are_plural;
use crate::check::wording::{Part, Wording, chooser, wording};
use crate::diag::Diagnostics;
use crate::diag::likely::{either, likely};
use crate::source::Span;

/// The messages of one language, by id.
struct Told<'a>(BTreeMap<String, (&'a MessageFile, Wording<'a>)>);

impl<'a> Told<'a> {
    fn new(files: &'a [MessageFile]) -> Told<'a> {
        let mut told = BTreeMap::new();
        for file in files {
            for wording in file.resource.entries().filter_map(wording) {
                told.entry(wording.id()).or_insert((file, wording));
            }
        }
        Told(told)
    }

    /// The variables of a message, each with its place, also those of messages inside it.
    fn variables(&self, id: &str) -> BTreeMap<&'a str, Span> {
        let mut found = BTreeMap::new();
        let mut seen = BTreeSet::from([id]);
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let Some((file, wording)) = self.0.get(id) else { continue };
            for part in &wording.parts {
                match part {
                    Part::Variable(name) => {
                        found.entry(*name).or_insert(file.place(name));
                    }
                    Part::Message(other) if seen.insert(other) => open.push(other),
                    Part::Text(_)
                    | Part::Message(_)
                    | Part::Term(_)
                    | Part::Function(..)
                    | Part::Forms(..) => {}
                }
            }
        }
        found
    }

    /// The variables of a message that forms are chosen by or that are written as numbers.
    fn counted(&self, id: &str) -> BTreeSet<String> {
        let Some((_, wording)) = self.0.get(id) else { return BTreeSet::new() };
        let variable = |part: &Part<'a>| match part {
            Part::Forms(selector, variants) if are_plural(variants) => chooser(selector),
            Part::Function(_, arguments) => arguments.positional.first().and_then(chooser),
            Part::Forms(..) | Part::Text(_) | Part::Variable(_) | Part::Message(_) | Part::Term(_) => None,
        };
        wording.parts.iter().filter_map(variable).map(str::to_owned).collect()
    }
}

/// By message, the variables that must be numbers; messages without any are absent.
pub(super) fn counted(files: &[MessageFile]) -> BTreeMap<String, BTreeSet<String>> {
    let told = Told::new(files);
    let counted = told.0.keys().map(|id| (id.clone(), told.counted(id)));
    counted.filter(|(_, variables)| !variables.is_empty()).collect()
}

/// Reports what is wrong between the messages of all languages and those who ask for them. Gives the messages
/// of the default language that nobody asks for.
pub(super) fn check(
    files: &[Option<Vec<MessageFile>>],
    calls: &[Call<'_>],
    scripts: &Scripts<'_>,
    known: Known,
    diags: &mut Diagnostics,
) -> BTreeSet<String> {
    let locales = known.locales;
    let told: Vec<Told> =
        files.par_iter().map(|list| Told::new(list.as_deref().unwrap_or_default())).collect();
    let source = &told[locales.default.0];
    let least = calls::given(calls);
    let all: Vec<LocaleId> = locales.ids().collect();
    diags.side_by_side(all, |locale, diags| {
        let own = &told[locale.0];
        for (id, (file, wording)) in
            own.0.iter().filter(|(_, (file, _))| !known.has_failed(Span::start_of(file.file)))
        {
            references(file, wording, own, source, diags);
            attributes(file, wording, own, diags);
            if wording.is_term {
                continue;
            }
            let call = least.get(id.as_str()).copied();
            let (names, place) = match call {
                Some(call) => (call.given.clone(), call.place),
                None => by_script(id, source, scripts),
            };
            if call.is_some() || source.0.contains_key(id) {
                given(id, own, &names, place, diags);
            }
            if locale != locales.default {
                let mut wanted = source.variables(id);
                wanted.retain(|name, _| names.contains(name));
                left_out(id, file.place(wording.name), own, &wanted, locale, known, diags);
            }
            if id.starts_with(SCRIPT) {
                counted_by_script(id, file, wording, diags);
            }
        }
    });
    let is_asked = |id: &str| {
        let by_script = id.strip_prefix(SCRIPT).is_some_and(|rest| scripts.name(rest));
        least.contains_key(id) || by_script
    };
    let others = told.iter().flat_map(|told| told.0.keys().map(String::as_str));
    let asked = others.filter(|id| is_asked(id)).chain(least.keys().copied());
    let lacking: BTreeSet<&str> = asked.filter(|id| !source.0.contains_key(*id)).collect();
    unused(&told, &is_asked, &lacking, known, diags)
}

/// Messages and terms that a message names and that are nowhere.
fn references(
    file: &MessageFile,
    wording: &Wording<'_>,
    own: &Told<'_>,
    source: &Told<'_>,
    diags: &mut Diagnostics,
) {
    for part in &wording.parts {
        let (name, id, noun) = match part {
            Part::Message(name) => (name, (*name).to_owned(), "message"),
            Part::Term(name) => (name, format!("-{name}"), "term"),
            Part::Text(_) | Part::Variable(_) | Part::Function(..) | Part::Forms(..) => continue,
        };
        if own.0.contains_key(&id) {
            continue;
        }
        let found = diags.error("unknown-message", format!("there is no {noun} `{id}`"), file.place(name));
        let all = own.0.iter().filter(|(_, (_, other))| other.is_term == id.starts_with('-'));
        let names: Vec<&str> = all.map(|(_, (_, other))| other.name).collect();
        match likely(name, names) {
            _ if source.0.contains_key(&id) => {
                found.help("write it in this language too: messages that others name are not borrowed")
            }
            Some(meant) => found.meant(meant),
            None => found.help("write it in the same folder"),
        };
    }
}

/// Attributes that a message names and that are nowhere, and those of its own that no message names: nothing
/// else can.
fn attributes(file: &MessageFile, wording: &Wording<'_>, own: &Told<'_>, diags: &mut Diagnostics) {
    for named in &wording.named {
        let owner = if named.is_of_term { format!("-{}", named.owner) } else { named.owner.to_owned() };
        let Some((_, other)) = own.0.get(&owner) else { continue };
        if other.attributes.contains(&named.name) {
            continue;
        }
        let message = format!("`{owner}` has no attribute `{}`", named.name);
        let found = diags.error("unknown-attribute", message, file.place(named.name));
        match likely(named.name, other.attributes.iter().copied()) {
            Some(meant) => found.meant(meant),
            None if named.is_of_term => found.help("write it below the term, as `.name = text`"),
            None => found.help(format!("name the message itself: `{{ {owner} }}`")),
        };
    }
    let asked = |name: &str| {
        let mut all = own.0.values().flat_map(|(_, other)| &other.named);
        all.any(|named| {
            // One that is misspelt there is told there.
            let is_it = named.name == name || likely(named.name, [name]).is_some();
            is_it && named.owner == wording.name && named.is_of_term == wording.is_term
        })
    };
    for name in wording.attributes.iter().filter(|_| file.is_the_sites()).filter(|name| !asked(name)) {
        diags
            .warning(
                "unused-attribute",
                format!("nothing asks for the attribute `{name}` of `{}`", wording.id()),
                file.place(name),
            )
            .help(match wording.is_term {
                true => format!("take it out, or choose forms by it: `{{ {}.{name} -> … }}`", wording.id()),
                false => format!("take it out, or put `{{ {}.{name} }}` into a message", wording.id()),
            });
    }
}

/// The variables that nobody but a script can give to a message, and where the default language has the first
/// of them.
fn by_script<'a>(id: &str, source: &Told<'a>, scripts: &Scripts<'a>) -> (BTreeSet<&'a str>, Option<Span>) {
    let in_source = source.variables(id);
    let names: BTreeSet<&str> = match id.strip_prefix(SCRIPT).and_then(|rest| scripts.given(rest)) {
        Some(Given::These(names)) => return (names.clone(), None),
        // One that is like a name that scripts give, and none of them, is that name misspelt.
        Some(Given::Some(some)) if in_source.keys().any(|name| is_misspelt(name, some)) => {
            return (some.clone(), None);
        }
        // The default language says what is given.
        Some(Given::Some(_)) | None => in_source.keys().copied().collect(),
    };
    (names, in_source.values().next().copied())
}

fn is_misspelt(name: &str, names: &BTreeSet<&str>) -> bool {
    !names.contains(name) && likely(name, names.iter().copied()).is_some()
}

/// Variables that a message has and that are not given to it.
fn given(id: &str, own: &Told<'_>, names: &BTreeSet<&str>, place: Option<Span>, diags: &mut Diagnostics) {
    for (name, span) in own.variables(id).into_iter().filter(|(name, _)| !names.contains(name)) {
        let found =
            diags.error("unknown-variable", format!("`{id}` is not given a variable `${name}`"), span);
        if let Some(place) = place {
            found.related(place, "it is asked for here");
        }
        match likely(name, names.iter().copied()) {
            Some(meant) => found.meant(meant),
            None if names.is_empty() => found.help("it is given none"),
            None => found.help(format!(
                "it is given {}",
                either(
                    names
                        .iter()
                        .map(|name| format!("${name}"))
                        .collect::<Vec<_>>()
                        .iter()
                        .map(String::as_str)
                )
            )),
        };
    }
}

/// Variables that the default language has and a translation does not: the reader misses what they say.
fn left_out(
    id: &str,
    place: Span,
    own: &Told<'_>,
    wanted: &BTreeMap<&str, Span>,
    locale: LocaleId,
    known: Known,
    diags: &mut Diagnostics,
) {
    let said = own.variables(id);
    for (&name, &span) in wanted.iter().filter(|(name, _)| !said.contains_key(*name)) {
        let misspelt =
            said.keys().any(|other| !wanted.contains_key(other) && likely(other, [name]).is_some());
        if misspelt {
            continue;
        }
        let path = known.locales.path(locale);
        diags
            .warning("missing-variable", format!("`{id}` leaves out `${name}` in `{path}`"), place)
            .related(span, "the default language has it here")
            .help(format!("put `{{ ${name} }}` where it belongs"));
    }
}

/// The script puts texts in place of variables, and chooses no forms.
fn counted_by_script(id: &str, file: &MessageFile, wording: &Wording<'_>, diags: &mut Diagnostics) {
    for part in &wording.parts {
        let place = match part {
            Part::Forms(selector, _) => chooser(selector),
            Part::Function(name, _) => Some(*name),
            Part::Text(_) | Part::Variable(_) | Part::Message(_) | Part::Term(_) => None,
        };
        let Some(place) = place else { continue };
        diags
            .error(
                "number-as-text",
                format!("`{id}` is given numbers as texts, and cannot count"),
                file.place(place),
            )
            .help("build a sentence that holds for any number, as with a colon");
        return;
    }
}

/// What no template, no script and no other message asks for; `lacking` is what they ask for in vain. Gives
/// those of the default language.
fn unused(
    told: &[Told<'_>],
    is_asked: &dyn Fn(&str) -> bool,
    lacking: &BTreeSet<&str>,
    known: Known,
    diags: &mut Diagnostics,
) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for part in told.iter().flat_map(|told| told.0.values()).flat_map(|(_, wording)| &wording.parts) {
        match part {
            Part::Message(name) => named.insert((*name).to_owned()),
            Part::Term(name) => named.insert(format!("-{name}")),
            Part::Text(_) | Part::Variable(_) | Part::Function(..) | Part::Forms(..) => false,
        };
    }
    let mut found = BTreeSet::new();
    // What a broken template asks for is not known.
    if known.failed.iter().any(|path| path.starts_with("templates/")) {
        return found;
    }
    let default = &told[known.locales.default.0];
    for (at, told) in told.iter().enumerate() {
        let is_default = at == known.locales.default.0;
        for (id, (file, wording)) in
            told.0.iter().filter(|(id, _)| is_default || !default.0.contains_key(*id))
        {
            let is_other = !file.is_the_sites() || known.has_failed(Span::start_of(file.file));
            if is_other || is_asked(id) || named.contains(id) {
                continue;
            }
            let place = file.place(wording.name);
            let warning = diags.warning("unused-message", format!("nothing asks for `{id}`"), place);
            match likely(id, lacking.iter().copied()).filter(|_| is_default) {
                Some(meant) => warning.meant(meant),
                None => warning.help("take it out, or mend the name"),
            };
            if is_default {
                found.insert(id.clone());
            }
        }
    }
    found
}
