//! Where the links of Markdown texts lead: only where a reader may be led, and to pages by their ids.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use super::headings;
use super::known::Known;
use super::markdown::{is_plain, parser};
use super::places::place;
use super::target::{GLOSSARY, Target, target};
use super::targets::Parts;
use super::unread;
use crate::check::content::Placed;
use crate::check::{codes, subtags};
use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::source::Span;

/// Reports links of a text of the page `owner` that are refused or lead nowhere.
pub(super) fn check(text: &Placed<String>, owner: &str, known: Known, diags: &mut Diagnostics) {
    if is_plain(&text.value) {
        return;
    }
    let checker = Checker { text, owner, known };
    headings::check(text, |id| known.targets.page(owner).is_some_and(|parts| parts.has(id)), known, diags);
    unread::check(text, known, diags);
    if !text.value.contains(['[', '<']) {
        return;
    }
    let mut events = parser(&text.value).into_offset_iter().peekable();
    while let Some((event, range)) = events.next() {
        if let Event::Start(Tag::Link { dest_url, .. }) = &event {
            let is_empty = matches!(events.peek(), Some((Event::End(TagEnd::Link), _)));
            let words = if is_empty { Words::None } else { Words::Given };
            checker.link(&Written { target: dest_url, words, link: range }, diags);
        }
    }
}

struct Checker<'a> {
    text: &'a Placed<String>,
    owner: &'a str,
    known: Known<'a>,
}

/// A link as it stands in the text.
struct Written<'a> {
    target: &'a str,
    words: Words,
    link: Range<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    Given,
    None,
}

impl Checker<'_> {
    fn link(&self, written: &Written, diags: &mut Diagnostics) {
        match target(written.target, self.owner) {
            Some(Target::Page { path, fragment }) => self.page(written, path, fragment, diags),
            Some(Target::Term { game, term }) => self.term(written, game, term, diags),
            None => {
                self.address(written, diags);
                if written.words == Words::None {
                    self.report_wordless(written, "a link to an address", diags);
                }
            }
        }
    }

    fn page(&self, written: &Written, path: &str, fragment: Option<&str>, diags: &mut Diagnostics) {
        let targets = self.known.targets;
        let Some(parts) = targets.page(path) else {
            // A page whose files could not be read is no second error.
            let top = path.split('/').next().unwrap_or_default();
            let is_unread = targets.page(top).is_none() && self.known.has_folder(&format!("content/{top}"));
            let folders = [format!("content/{path}"), format!("content/pages/{path}")];
            let is_there = is_unread || folders.iter().any(|folder| self.known.has_folder(folder));
            if path.is_empty() || !(is_there || targets.is_awaited(path)) {
                self.unknown_page(written, path, diags);
            }
            return;
        };
        self.draft(written, path, parts, fragment, diags);
        let Some(id) = fragment else { return };
        if parts.named.contains(id) {
            return;
        }
        let span = self.part_place(id, written);
        if let Some(successor) = parts.retired.get(id) {
            let message = format!("`{id}` is retired, and `{successor}` took its place");
            diags.error("retired-id", message, span).replacement(format!("write `{successor}`"), successor);
        } else if !parts.all().any(|known| known == id) {
            let message = format!("the page `{path}` has no row and no section `{id}`");
            let found = diags.error("unknown-fragment", message, span);
            match likely(id, parts.all()) {
                Some(meant) => found.meant(meant),
                None => found.help("lead to the page alone, without `#`, or to the id of a row of its table"),
            };
        } else if written.words == Words::None {
            self.report_wordless(written, "a link to a section", diags);
        }
    }

    /// A link without words to a draft gets the draft's name, as words that lead nowhere. A row or a term of a
    /// game that is a draft has none.
    fn draft(
        &self,
        written: &Written,
        path: &str,
        parts: &Parts,
        fragment: Option<&str>,
        diags: &mut Diagnostics,
    ) {
        let is_on_draft = self.known.targets.page(self.owner).is_some_and(|parts| parts.is_draft);
        if !parts.is_draft || is_on_draft || written.words == Words::Given {
            return;
        }
        let game = path.split('/').next().unwrap_or(path);
        let is_named = match fragment {
            Some(_) => self.known.targets.page(game).is_some_and(|game| !game.is_draft),
            None => parts.has_name,
        };
        let message = format!("a link to the draft `{path}` has no words");
        let help = "write the words of the link between its square brackets, or take `draft` out";
        if is_named {
            let help = format!("{help}: until then its name stands there and leads nowhere");
            diags.warning("link-without-words", message, self.whole(written)).because_of(path).help(help);
        } else {
            diags.error("link-without-words", message, self.whole(written)).because_of(path).help(help);
        }
    }

    fn term(&self, written: &Written, game: &str, term: &str, diags: &mut Diagnostics) {
        let targets = self.known.targets;
        let glossary = targets.page(&format!("{game}/{GLOSSARY}"));
        if let Some(parts) = glossary.filter(|parts| parts.named.contains(term)) {
            self.draft(written, game, parts, Some(term), diags);
            return;
        }
        let is_game = targets.page(game).is_some();
        if !is_game && self.known.has_folder(&format!("content/{game}")) {
            return;
        }
        let span = self.part_place(term, written);
        if is_game && !self.known.has_folder(&format!("content/pages/{game}")) {
            let found = diags.error("unknown-term", format!("`{game}` has no term `{term}`"), span);
            let terms = glossary.iter().flat_map(|parts| parts.named.iter().map(String::as_str));
            match likely(term, terms) {
                Some(meant) => found.meant(meant),
                None => found.help("list it under `terms` in `game.yaml`"),
            };
        } else {
            diags
                .error(
                    "unknown-term",
                    format!("there is no game `{game}` with a term `{term}`"),
                    self.whole(written),
                )
                .help("outside a game's own texts, write the game too, as in `term:GAME/barrier`");
        }
    }

    fn unknown_page(&self, written: &Written, path: &str, diags: &mut Diagnostics) {
        let targets = self.known.targets;
        if path.is_empty() {
            diags
                .error("unknown-page", "expected the id of a page after `page:`", self.whole(written))
                .help("write it as in `page:about` or `page:GAME/VARIANT`, or `page:#row` for this page");
            return;
        }
        let span = self.part_place(path, written);
        if let Some(successor) = targets.successor(path) {
            let message = format!("`{path}` is retired, and `{successor}` took its place");
            diags.error("retired-id", message, span).replacement(format!("write `{successor}`"), successor);
            return;
        }
        // A game that has another name now takes the pages below it along.
        let top = path.split('/').next().unwrap_or_default();
        let is_whole = !targets.is_known(top);
        let found = diags.error("unknown-page", format!("there is no page `{path}`"), span);
        found.because_of(if is_whole { top } else { path });
        match meant(path, targets.paths().collect()) {
            Some(meant) => found.meant(meant),
            None => found
                .help("write the id of a page as in `page:about`, or of a variant as in `page:GAME/VARIANT`"),
        };
    }

    fn address(&self, written: &Written, diags: &mut Diagnostics) {
        let target = written.target;
        let scheme = target.split_once(':').map(|(scheme, rest)| (scheme.to_ascii_lowercase(), rest));
        match scheme.as_ref().map(|(scheme, rest)| (scheme.as_str(), *rest)) {
            Some(("https" | "http" | "mailto", _)) => {}
            Some(("lang", code)) if codes::is_known(code) => {}
            Some(("lang", code)) => {
                let message = format!("`{code}` is not the code of a language");
                let span = match code {
                    "" => self.whole(written),
                    _ => self.part_place(code, written),
                };
                let found = diags.error("unknown-language", message, span);
                let of_parts = || Some(subtags::fault(&code.parse().ok()?)?.meant?.to_string());
                match codes::meant(code).map(str::to_owned).or_else(of_parts) {
                    Some(meant) => found.meant(&meant),
                    None => found.help("write the code as in `lang:el` or `lang:pt-BR`"),
                };
            }
            Some(_) | None => {
                let message = format!("a link cannot lead to `{target}`");
                let found = diags.error("refused-address", message, self.whole(written));
                match self.page_meant(target) {
                    Some(page) => found.replacement(format!("write `{page}`"), page),
                    None => found.help(
                        "a link leads to `https://…`, `http://…`, `mailto:…`, or by its id to a page, `page:about`, \
                         to a row of one, `page:GAME/VARIANT#throws`, or to a row of its own page, `page:#throws`",
                    ),
                };
            }
        }
    }

    /// What was meant by an address of this site, such as `../bell/`.
    fn page_meant(&self, target: &str) -> Option<String> {
        let (path, fragment) = target.split_once('#').map_or((target, None), |(path, id)| (path, Some(id)));
        let path = path.trim_start_matches(['.', '/']).trim_end_matches("index.html").trim_end_matches('/');
        let path = path.trim_end_matches(".html").trim_end_matches(".md").trim_end_matches(".yaml");
        let locales = self.known.locales;
        let language = path.split_once('/').filter(|(first, _)| locales.paths.iter().any(|own| own == first));
        let path = language.map_or(path, |(_, rest)| rest);
        let game = self.owner.split('/').next().unwrap_or_default();
        let found = [path.to_owned(), format!("{game}/{path}")]
            .into_iter()
            .find(|path| self.known.targets.page(path).is_some())?;
        Some(fragment.map_or(format!("page:{found}"), |id| format!("page:{found}#{id}")))
    }

    fn report_wordless(&self, written: &Written, what: &str, diags: &mut Diagnostics) {
        diags
            .error("link-without-words", format!("{what} has no words"), self.whole(written))
            .help("write the words of the link between its square brackets");
    }

    fn whole(&self, written: &Written) -> Span {
        self.place(written.target, &written.link)
    }

    /// The address itself where it stands in the link, else in the text, else the whole text.
    fn place(&self, target: &str, link: &Range<usize>) -> Span {
        match self.found(target, link) {
            Some(at) => place(self.text, at..at + target.len(), self.known.sources),
            None => self.text.span,
        }
    }

    fn found(&self, target: &str, link: &Range<usize>) -> Option<usize> {
        let text = &self.text.value;
        let inside = text[link.clone()].rfind(target).map(|at| link.start + at);
        inside.or_else(|| text.find(target)).filter(|_| !target.is_empty())
    }

    /// A part of the target, at its end or before `#`.
    fn part_place(&self, part: &str, written: &Written) -> Span {
        let within = written.target.rfind(part);
        match (self.found(written.target, &written.link), within) {
            (Some(at), Some(within)) => {
                let start = at + within;
                place(self.text, start..start + part.len(), self.known.sources)
            }
            (_, _) => self.whole(written),
        }
    }
}

/// The page that was probably meant: a like one, the game of a standard, or the one variant of this name.
fn meant<'a>(path: &str, known: Vec<&'a str>) -> Option<&'a str> {
    let named = |name: &str| known.iter().copied().find(|own| *own == name);
    if let Some(game) = path.strip_suffix("/standard").and_then(named) {
        return Some(game);
    }
    // The game may have another name now.
    let id = path.rsplit('/').next().unwrap_or(path);
    let ends = |own: &&&str| own.rsplit_once('/').is_some_and(|(_, own)| own == id);
    let variants: Vec<&&str> = known.iter().filter(ends).collect();
    match variants.as_slice() {
        [only] => Some(**only),
        _ => likely(path, known.iter().copied()),
    }
}
