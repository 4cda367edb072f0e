//! Pictures of pages as files: each named by all that it is drawn from, so that pages name it before it is drawn.

use std::collections::BTreeSet;

use resvg::usvg::{Options, Tree};
use tera::Context;

use super::context::SharedPicture;
use super::file::{File, Kind};
use super::frame;
use super::letters::Letters;
use super::poster::{HEIGHT, Poster, TEMPLATE, WIDTH, Words, poster};
use super::scope::Scope;
use super::templates::{Fault, Templates, fault_in};
use crate::diag::Diagnostics;
use crate::resolve::index::PageId;
use crate::source::{Sources, Span};

/// Hexadecimal digits of the digest in a name.
const DIGITS: usize = 10;

/// A letter that no font has, so that a text is not on the picture.
pub(super) struct Unwritten {
    pub(super) letter: char,
    pub(super) text: String,
    pub(super) place: Span,
}

/// What stands on the picture of a page.
///
/// # Errors
/// Says which message is unknown, or what is wrong with it.
pub(super) fn words(scope: Scope, id: PageId) -> Result<Words, String> {
    let site = scope.label("site-title", &[])?;
    match id {
        PageId::Home | PageId::Languages => {
            Ok(Words { above: scope.label("site-tagline", &[])?, name: site })
        }
        PageId::Game(_)
        | PageId::Variant(..)
        | PageId::Glossary(_)
        | PageId::Compare(_)
        | PageId::Board(..)
        | PageId::Prose(_)
        | PageId::Moved(_)
        | PageId::NotFound
        | PageId::RootNotFound => Ok(Words { above: site, name: frame::words(scope, id)?.name }),
    }
}

/// What cannot be written of them.
pub(super) fn unwritten(scope: Scope, letters: &Letters, id: PageId, words: &Words) -> Vec<Unwritten> {
    let own = frame::own_name(scope.site, id, scope.locale);
    let missing = [&words.above, &words.name].into_iter().filter_map(|text| {
        let letter = letters.missing(text)?;
        let place = own.filter(|own| text.contains(own.source.trim()) && own.source.contains(letter));
        let place = place.map_or(scope.site.place, |own| own.place);
        Some(Unwritten { letter, text: text.clone(), place })
    });
    missing.collect()
}

/// The picture of a page, and how the page shows it.
///
/// # Errors
/// Gives what is wrong in its template.
pub(super) fn drawn(
    scope: Scope,
    letters: &Letters,
    templates: &Templates,
    sources: &Sources,
    id: PageId,
    words: &Words,
) -> Result<(File, SharedPicture), Vec<Fault>> {
    let (site, locale) = (scope.site, scope.locale);
    let at_large = |message: String| vec![fault_in(TEMPLATE, message, site)];
    let alt = match words.name.as_str() {
        "" => String::new(),
        name => scope.label("picture-alt", &[("name", name)]).map_err(at_large)?,
    };
    let mut context = Context::new();
    let poster: Poster = poster(scope, letters, id, words);
    context.insert("poster", &poster);
    let svg = templates.render(TEMPLATE, locale, &context, site, sources)?;
    if let Err(error) = Tree::from_str(&svg, &reading()) {
        return Err(at_large(format!("what it draws is no SVG: {error}")));
    }
    let file = site.index.file(id, locale);
    let name = file.strip_suffix("/index.html").unwrap_or("index");
    let digest = blake3::hash(svg.as_bytes()).to_hex();
    let path = format!("assets/pictures/{name}.{}.png", &digest.as_str()[..DIGITS]);
    let shown =
        SharedPicture { href: site.index.absolute_file_address(&path), width: WIDTH, height: HEIGHT, alt };
    Ok((File { path, bytes: svg.into_bytes(), kind: Kind::Drawing }, shown))
}

/// How drawings are read: nothing is looked up outside of them.
pub(crate) fn reading() -> Options<'static> {
    let mut options = Options::default();
    options.image_href_resolver.resolve_string = Box::new(|_, _| None);
    options
}

/// Tells of texts that are on no picture: one name is on many.
pub(super) fn report(unwritten: &[Unwritten], diags: &mut Diagnostics) {
    let mut told = BTreeSet::new();
    for Unwritten { letter, text, place } in unwritten {
        if told.insert((place, letter)) {
            let message =
                format!("no font has the letter `{letter}`, so that `{text}` is on no picture of its page");
            diags
                .warning("missing-letter", message, *place)
                .help("lay a font that has it into the folder `fonts/`, as `.ttf` or `.otf`");
        }
    }
}
