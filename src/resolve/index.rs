//! The one index of pages: which there are in which language, and where they live.

use std::collections::BTreeMap;

use super::address::BaseUrl;
use super::site::LocaleId;
use crate::hosts::BOARDS;

/// A page, whatever its language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum PageId {
    /// The list of languages at the root; written in the default language.
    Languages,
    Home,
    /// A game and its standard, by place in the list of games.
    Game(usize),
    /// A variant, by its game and its place in the game's list.
    Variant(usize, usize),
    /// The words of a game, by place in the list of games.
    Glossary(usize),
    /// The rulesets of a game side by side, by place in the list of games.
    Compare(usize),
    /// The board alone of a game's standard or, by its place in the game's list, of a variant: other sites
    /// show it in a frame.
    Board(usize, Option<usize>),
    /// A page of prose, by place in the list of them.
    Prose(usize),
    /// An address that a page had once, by its place in the list of them: it leads on.
    Moved(usize),
    NotFound,
    /// What a host shows for every address it does not know; written in the default language.
    RootNotFound,
}

/// Whether a page is there in a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// In the language itself; single texts may come from another.
    Own,
    /// There, but its main text is in another language: readers are led to it, search engines are not.
    Fallback(LocaleId),
    /// Shown to those who work on it: search engines are not led to it.
    Draft,
    Absent,
}

impl PageId {
    /// Whether authors name it, by its path.
    fn is_named(self) -> bool {
        match self {
            PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Prose(_) => true,
            PageId::Languages
            | PageId::Home
            | PageId::Board(..)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => false,
        }
    }

    /// The board alone of the ruleset that a page is of, if it has one; none for pages of no ruleset.
    fn board(self) -> Option<PageId> {
        match self {
            PageId::Game(game) => Some(PageId::Board(game, None)),
            PageId::Variant(game, variant) => Some(PageId::Board(game, Some(variant))),
            PageId::Languages
            | PageId::Home
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Prose(_)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => None,
        }
    }

    /// The page of the ruleset that a board alone is of; none for the other pages.
    pub(crate) fn ruleset(self) -> Option<PageId> {
        match self {
            PageId::Board(game, None) => Some(PageId::Game(game)),
            PageId::Board(game, Some(variant)) => Some(PageId::Variant(game, variant)),
            PageId::Languages
            | PageId::Home
            | PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Prose(_)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => None,
        }
    }
}

/// Every page and language, and the only maker of addresses.
pub(crate) struct Index {
    base: BaseUrl,
    /// By locale, the first part of its addresses.
    paths: Vec<String>,
    default: LocaleId,
    entries: BTreeMap<PageId, Entry>,
    /// The pages that addresses of former times lead on to.
    successors: Vec<PageId>,
}

struct Entry {
    /// Below the locale's folder, without a slash at either end; empty for the home. A board alone has the path
    /// of its ruleset, below another folder.
    path: String,
    states: Vec<State>,
}

/// The address of a page in another language, absolute.
pub(crate) struct Alternate {
    /// None for `x-default`.
    pub(crate) locale: Option<LocaleId>,
    pub(crate) href: String,
}

impl Index {
    /// An index of what every site has: the languages, a home and a page for lost readers in each.
    pub(super) fn new(base: BaseUrl, paths: Vec<String>, default: LocaleId) -> Index {
        let everywhere = vec![State::Own; paths.len()];
        let mut once = vec![State::Absent; paths.len()];
        once[default.0] = State::Own;
        let mut index = Index { base, paths, default, entries: BTreeMap::new(), successors: Vec::new() };
        index.add(PageId::Languages, String::new(), once.clone());
        index.add(PageId::Home, String::new(), everywhere.clone());
        index.add(PageId::NotFound, String::new(), everywhere);
        index.add(PageId::RootNotFound, String::new(), once);
        index
    }

    /// Adds a page by its path below the locale's folder, with one state a locale.
    pub(super) fn add(&mut self, page: PageId, path: String, states: Vec<State>) {
        self.entries.insert(page, Entry { path, states });
    }

    /// Adds the board alone of a game's standard or of a variant, whose own page is there; it is wherever that is.
    pub(super) fn add_board(&mut self, game: usize, variant: Option<usize>) {
        let board = PageId::Board(game, variant);
        let ruleset = board.ruleset().expect("a board is of a ruleset");
        let Entry { path, states } = &self.entries[&ruleset];
        let (path, states) = (path.clone(), states.clone());
        self.add(board, path, states);
    }

    /// Adds addresses of former times, each with the page that it leads on to. With a game go those below
    /// it, its variants, unless they have a successor of their own.
    pub(super) fn lead_on(&mut self, moved: Vec<(String, String)>) {
        let mut pairs: BTreeMap<String, String> = moved.iter().cloned().collect();
        for (from, to) in moved.iter().filter(|(from, _)| !from.contains('/')) {
            let inside = |path: &str| {
                path.strip_prefix(to.as_str()).filter(|rest| rest.starts_with('/')).map(str::to_owned)
            };
            let pages = self.entries.values().map(|entry| (entry.path.clone(), entry.path.clone()));
            for (path, target) in pages.chain(moved.iter().cloned()) {
                if let Some(rest) = inside(&path) {
                    pairs.entry(format!("{from}{rest}")).or_insert(target);
                }
            }
        }
        for (path, to) in pairs {
            let Some(page) = self.named(&to) else { continue };
            // A board in a frame of another site goes where its ruleset went.
            let board = page.board().filter(|board| self.entries.contains_key(board));
            for page in [page].into_iter().chain(board) {
                let states = self.entries[&page].states.clone();
                self.add(PageId::Moved(self.successors.len()), path.clone(), states);
                self.successors.push(page);
            }
        }
    }

    /// The page that this address leads on to; none for one that is a page.
    pub(crate) fn successor(&self, page: PageId) -> Option<PageId> {
        match page {
            PageId::Moved(at) => Some(self.successors[at]),
            PageId::Languages
            | PageId::Home
            | PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Prose(_)
            | PageId::NotFound
            | PageId::RootNotFound => None,
        }
    }

    /// The page that authors name by this path.
    pub(crate) fn named(&self, path: &str) -> Option<PageId> {
        let mut entries = self.entries.iter().filter(|(page, _)| page.is_named());
        entries.find(|(_, entry)| entry.path == path).map(|(page, _)| *page)
    }

    /// By locale, the first part of its addresses.
    pub(crate) fn paths(&self) -> &[String] {
        &self.paths
    }

    /// Every page that there is, in a fixed order.
    pub(crate) fn pages(&self) -> impl Iterator<Item = (PageId, LocaleId)> {
        self.entries.iter().flat_map(|(page, entry)| {
            let there = |at: &usize| entry.states[*at] != State::Absent;
            (0..entry.states.len()).filter(there).map(|at| (*page, LocaleId(at)))
        })
    }

    /// Whether the page is there in this language.
    pub(crate) fn state(&self, page: PageId, locale: LocaleId) -> State {
        self.entries[&page].states[locale.0]
    }

    /// The file of a page below the output folder.
    pub(crate) fn file(&self, page: PageId, locale: LocaleId) -> String {
        let locale = &self.paths[locale.0];
        let path = &self.entries[&page].path;
        match page {
            PageId::Languages => "index.html".to_owned(),
            PageId::RootNotFound => "404.html".to_owned(),
            PageId::NotFound => format!("{locale}/404.html"),
            PageId::Home => format!("{locale}/index.html"),
            PageId::Board(..) => format!("{BOARDS}/{locale}/{path}/index.html"),
            PageId::Moved(at) if self.successors[at].ruleset().is_some() => {
                format!("{BOARDS}/{locale}/{path}/index.html")
            }
            PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Prose(_)
            | PageId::Moved(_) => {
                format!("{locale}/{path}/index.html")
            }
        }
    }

    /// The address of a page, or none where it is absent.
    pub(crate) fn address(&self, page: PageId, locale: LocaleId) -> Option<String> {
        match self.state(page, locale) {
            State::Own | State::Fallback(_) | State::Draft => {
                Some(self.base.address(&self.file(page, locale)))
            }
            State::Absent => None,
        }
    }

    /// The address of a page or, where it is absent, of the nearest page above it: a variant's game, and
    /// the home, which every language has.
    pub(crate) fn nearest(&self, page: PageId, locale: LocaleId) -> String {
        let above = match page {
            PageId::Variant(game, _)
            | PageId::Glossary(game)
            | PageId::Compare(game)
            | PageId::Board(game, _) => PageId::Game(game),
            PageId::Languages
            | PageId::Home
            | PageId::Game(_)
            | PageId::Prose(_)
            | PageId::Moved(_)
            | PageId::NotFound
            | PageId::RootNotFound => PageId::Home,
        };
        let found = self.address(page, locale).or_else(|| self.address(above, locale));
        found.unwrap_or_else(|| self.home(locale))
    }

    /// The address of the home in a language, which every language has.
    pub(crate) fn home(&self, locale: LocaleId) -> String {
        self.base.address(&self.file(PageId::Home, locale))
    }

    /// The address of the list of languages.
    pub(crate) fn languages(&self) -> String {
        self.base.address(&self.file(PageId::Languages, self.default))
    }

    /// The file that lists what a search in a language finds.
    pub(crate) fn search_file(&self, locale: LocaleId) -> String {
        format!("{}/search.json", self.paths[locale.0])
    }

    /// The feed of a language.
    pub(crate) fn feed_file(&self, locale: LocaleId) -> String {
        format!("{}/feed.atom", self.paths[locale.0])
    }

    /// The address of an output file that is no page.
    pub(crate) fn file_address(&self, file: &str) -> String {
        self.base.address(file)
    }

    /// The same, absolute.
    pub(crate) fn absolute_file_address(&self, file: &str) -> String {
        self.base.absolute(file)
    }

    /// The absolute address under which search engines know a page: its own, or that of the page whose
    /// text it shows. None for pages that stand for no address.
    pub(crate) fn canonical(&self, page: PageId, locale: LocaleId) -> Option<String> {
        // Search engines are led to the rules with their board, not to a board without rules.
        let page = page.ruleset().unwrap_or(page);
        let owner = match page {
            PageId::NotFound | PageId::RootNotFound => return None,
            PageId::Moved(at) => return self.canonical(self.successors[at], locale),
            PageId::Languages
            | PageId::Home
            | PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Board(..)
            | PageId::Prose(_) => match self.state(page, locale) {
                State::Own | State::Draft => locale,
                State::Fallback(owner) => owner,
                State::Absent => return None,
            },
        };
        Some(self.base.absolute(&self.file(page, owner)))
    }

    /// Whether search engines are told of it: a page of its language's own at its present address.
    pub(crate) fn is_listed(&self, page: PageId, locale: LocaleId) -> bool {
        self.state(page, locale) == State::Own && self.successor(page).is_none() && page.ruleset().is_none()
    }

    /// The page in each language that has it for its own, in the order of the languages, then the one
    /// for all other readers. Empty on a page that search engines are not led to.
    pub(crate) fn alternates(&self, page: PageId, locale: LocaleId) -> Vec<Alternate> {
        if self.state(page, locale) != State::Own {
            return Vec::new();
        }
        let page = match page {
            PageId::Board(..) | PageId::Moved(_) | PageId::NotFound | PageId::RootNotFound => {
                return Vec::new();
            }
            PageId::Languages | PageId::Home => PageId::Home,
            PageId::Game(_)
            | PageId::Variant(..)
            | PageId::Glossary(_)
            | PageId::Compare(_)
            | PageId::Prose(_) => page,
        };
        let owners = self.owners(page);
        let absolute = |locale: LocaleId| self.base.absolute(&self.file(page, locale));
        let mut alternates: Vec<Alternate> = owners
            .iter()
            .map(|locale| Alternate { locale: Some(*locale), href: absolute(*locale) })
            .collect();
        let default = match (page, owners.contains(&self.default)) {
            (PageId::Home, _) => Some(self.base.absolute(&self.file(PageId::Languages, self.default))),
            (_, true) => Some(absolute(self.default)),
            (_, false) => owners.first().map(|locale| absolute(*locale)),
        };
        alternates.extend(default.map(|href| Alternate { locale: None, href }));
        alternates
    }

    /// An index of one language and no page of its own.
    #[cfg(test)]
    pub(crate) fn for_tests(base: &str) -> Index {
        let base = BaseUrl::parse(base).expect("the address is well formed");
        Index::new(base, vec!["en".to_owned()], LocaleId(0))
    }

    fn owners(&self, page: PageId) -> Vec<LocaleId> {
        let states = self.entries[&page].states.iter().enumerate();
        states.filter(|(_, state)| **state == State::Own).map(|(at, _)| LocaleId(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: LocaleId = LocaleId(0);
    const EL: LocaleId = LocaleId(1);
    const BR: LocaleId = LocaleId(2);

    fn index() -> Index {
        let base = BaseUrl::parse("https://example.org/games/").unwrap();
        let paths = ["en", "el", "br"].map(str::to_owned).to_vec();
        let mut index = Index::new(base, paths, EN);
        index.add(PageId::Game(0), "race".to_owned(), vec![State::Own, State::Own, State::Fallback(EN)]);
        index.add(
            PageId::Variant(0, 0),
            "race/long".to_owned(),
            vec![State::Absent, State::Own, State::Absent],
        );
        index
    }

    #[test]
    fn makes_addresses_under_the_base_path() {
        let index = index();
        assert_eq!(index.address(PageId::Languages, EN).as_deref(), Some("/games/"));
        assert_eq!(index.address(PageId::Home, BR).as_deref(), Some("/games/br/"));
        assert_eq!(index.address(PageId::Game(0), EL).as_deref(), Some("/games/el/race/"));
        assert_eq!(index.address(PageId::Variant(0, 0), EL).as_deref(), Some("/games/el/race/long/"));
        assert_eq!(index.address(PageId::NotFound, EL).as_deref(), Some("/games/el/404.html"));
        assert_eq!(index.address(PageId::Variant(0, 0), EN), None);
    }

    #[test]
    fn a_page_of_borrowed_text_names_the_owner_as_canonical_and_is_no_alternate() {
        let index = index();
        let canonical = index.canonical(PageId::Game(0), BR);
        assert_eq!(canonical.as_deref(), Some("https://example.org/games/en/race/"));
        let named: Vec<_> = index.alternates(PageId::Game(0), EL).into_iter().map(|a| a.locale).collect();
        assert_eq!(named, [Some(EN), Some(EL), None]);
        assert!(index.alternates(PageId::Game(0), BR).is_empty());
    }

    #[test]
    fn an_address_of_former_times_leads_on_with_those_below_it() {
        let mut index = index();
        let moved = [("dash", "race"), ("dash/far", "race"), ("race/far", "race/long"), ("gone", "nowhere")];
        index.lead_on(moved.map(|(from, to)| (from.to_owned(), to.to_owned())).to_vec());
        let found = |at: usize, locale| {
            let page = PageId::Moved(at);
            Some((index.address(page, locale)?, index.canonical(page, locale)?, index.successor(page)?))
        };
        let race = |path: &str| {
            let to = "https://example.org/games/el/race/".to_owned();
            Some((format!("/games/el/{path}/"), to, PageId::Game(0)))
        };
        let long = |path: &str| {
            let to = "https://example.org/games/el/race/long/".to_owned();
            Some((format!("/games/el/{path}/"), to, PageId::Variant(0, 0)))
        };
        let all: Vec<_> = (0..index.successors.len()).map(|at| found(at, EL)).collect();
        assert_eq!(all, [race("dash"), race("dash/far"), long("dash/long"), long("race/far")]);
        assert_eq!(found(2, EN), None);
        assert!(index.alternates(PageId::Moved(0), EL).is_empty());
        assert!(!index.is_listed(PageId::Moved(0), EL));
    }

    #[test]
    fn the_first_owner_stands_for_all_where_the_default_language_lacks_a_page() {
        let alternates = index().alternates(PageId::Variant(0, 0), EL);
        let hrefs: Vec<&str> = alternates.iter().map(|a| a.href.as_str()).collect();
        assert_eq!(hrefs, ["https://example.org/games/el/race/long/"; 2]);
    }

    #[test]
    fn the_list_of_languages_stands_for_all_homes() {
        let alternates = index().alternates(PageId::Home, BR);
        let last = alternates.last().unwrap();
        assert_eq!((last.locale, last.href.as_str()), (None, "https://example.org/games/"));
        assert_eq!(alternates.len(), 4);
    }
}
