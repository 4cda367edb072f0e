//! The site's messages in all languages: what a language lacks is told in the next of its chain.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

use super::numbers;
use crate::resolve::site::{self, LocaleId, Site};

/// Fluent's marks around what is put into a sentence, so that each side keeps its direction.
const ISOLATION: [char; 4] = ['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}'];

/// Every message in every language.
pub(super) struct Messages {
    languages: Vec<Language>,
    /// The default language's, which has every message.
    resources: Vec<Arc<FluentResource>>,
}

struct Language {
    bundle: FluentBundle<Arc<FluentResource>>,
    tag: String,
    dir: &'static str,
    chain: Vec<LocaleId>,
    /// None for a language whose lists are not known; the default of all languages then serves.
    list: Option<ListFormatter>,
    /// By message, the variables that it counts with.
    counted: BTreeMap<String, BTreeSet<String>>,
}

/// A message in words, with isolation marks, and the language it is in.
pub(super) struct Told<'a> {
    pub(super) text: String,
    /// Language and direction, where it is not the language asked for.
    pub(super) foreign: Option<(&'a str, &'static str)>,
}

impl Messages {
    /// Takes the messages of a site.
    pub(super) fn new(site: &Site) -> Messages {
        let language = |((locale, resources), counted): ((&site::Locale, &Vec<_>), &BTreeMap<_, _>)| {
            let mut bundle = FluentBundle::new_concurrent(vec![locale.tag.clone()]);
            bundle.set_formatter(Some(numbers::write));
            bundle.add_builtins().expect("a new bundle has no function yet");
            for resource in resources {
                let resource: &Arc<FluentResource> = resource;
                bundle.add_resource(Arc::clone(resource)).expect("ids are unique in a language");
            }
            let tag = locale.tag.to_string();
            let list = Locale::try_from_str(&tag).ok().and_then(|locale| {
                ListFormatter::try_new_unit((&locale).into(), ListFormatterOptions::default()).ok()
            });
            let counted = counted.clone();
            Language { bundle, tag, dir: locale.direction, chain: locale.chain.clone(), list, counted }
        };
        let languages = site.locales.iter().zip(&site.messages).zip(&site.counted).map(language).collect();
        Messages { languages, resources: site.messages[site.default_locale.0].clone() }
    }

    /// A message in the language or the first of its chain that has it.
    ///
    /// # Errors
    /// Says which message is unknown, or what is wrong with it.
    pub(super) fn tell(&self, locale: LocaleId, id: &str, args: &FluentArgs) -> Result<Told<'_>, String> {
        for candidate in &self.languages[locale.0].chain {
            let language = &self.languages[candidate.0];
            let Some(message) = language.bundle.get_message(id) else { continue };
            let pattern =
                message.value().ok_or_else(|| format!("the message `{id}` has no text of its own"))?;
            let counted = language.counted.get(id).into_iter().flatten();
            for variable in counted {
                if let Some(FluentValue::String(text)) = args.get(variable.as_str()) {
                    return Err(format!(
                        "the message `{id}` of `{}` needs a number for `${variable}`, found the text `{text}`",
                        language.tag
                    ));
                }
            }
            let mut faults: Vec<FluentError> = Vec::new();
            let text = language.bundle.format_pattern(pattern, Some(args), &mut faults).into_owned();
            if let Some(fault) = faults.first() {
                return Err(format!("the message `{id}` of `{}` {}", language.tag, in_words(fault)));
            }
            let foreign = (*candidate != locale).then_some((language.tag.as_str(), language.dir));
            return Ok(Told { text, foreign });
        }
        Err(format!("there is no message `{id}`"))
    }

    /// The same without isolation marks, for attributes, titles and data.
    ///
    /// # Errors
    /// As `tell`.
    pub(super) fn label(&self, locale: LocaleId, id: &str, args: &FluentArgs) -> Result<String, String> {
        self.tell(locale, id, args).map(|told| without_isolation(&told.text))
    }

    /// The parts as one list without a word between the last two, such as "a, b".
    pub(super) fn list(&self, locale: LocaleId, parts: &[&str]) -> String {
        match &self.languages[locale.0].list {
            Some(list) => list.format(parts.iter()).to_string(),
            None => parts.join(", "),
        }
    }

    /// The messages whose id begins with the prefix, by the rest of their id; where a message has a
    /// variable, the text has its name in braces.
    ///
    /// # Errors
    /// As `tell`.
    pub(super) fn patterns(
        &self,
        locale: LocaleId,
        prefix: &str,
    ) -> Result<BTreeMap<String, String>, String> {
        let mut patterns = BTreeMap::new();
        for entry in self.resources.iter().flat_map(|resource| resource.entries()) {
            let Entry::Message(message) = entry else { continue };
            let Some(rest) = message.id.name.strip_prefix(prefix) else { continue };
            let mut args = FluentArgs::new();
            message.value.iter().flat_map(variables).for_each(|name| args.set(name, format!("{{{name}}}")));
            patterns.insert(rest.to_owned(), self.label(locale, message.id.name, &args)?);
        }
        Ok(patterns)
    }
}

/// The text without Fluent's isolation marks.
pub(super) fn without_isolation(text: &str) -> String {
    text.replace(ISOLATION, "")
}

fn variables<'a>(pattern: &'a Pattern<&'a str>) -> impl Iterator<Item = &'a str> {
    let variable = |element: &PatternElement<&'a str>| match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(id.name),
        PatternElement::Placeable { .. } | PatternElement::TextElement { .. } => None,
    };
    pattern.elements.iter().filter_map(variable)
}

fn in_words(fault: &FluentError) -> String {
    match fault {
        FluentError::ResolverError(ResolverError::Reference(missing)) => match missing {
            ReferenceKind::Variable { id } => format!("needs `${id}`, which is not given"),
            ReferenceKind::Function { id } => format!("calls `{id}`, which is no function"),
            ReferenceKind::Message { id, .. } => format!("names the message `{id}`, which is not there"),
            ReferenceKind::Term { id, .. } => format!("names the term `-{id}`, which is not there"),
        },
        FluentError::ResolverError(_) | FluentError::Overriding { .. } | FluentError::ParserError(_) => {
            "cannot be put together: it names itself, or too much".to_owned()
        }
    }
}
