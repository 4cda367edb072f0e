//! Understands the editors' files, each by itself: from nodes with places to what they mean.

mod agreement;
pub(crate) mod carried;
pub(crate) mod codes;
pub(crate) mod content;
pub(crate) mod counting;
mod decode;
pub(crate) mod edition;
pub(crate) mod examples;
pub(crate) mod extent;
mod folders;
mod fonts;
mod game;
pub(crate) mod ids;
mod language;
pub(crate) mod learned;
mod lists;
pub(crate) mod locales;
pub(crate) mod markup;
mod messages;
mod named;
pub(crate) mod parts;
mod passed;
pub(crate) mod pictures;
pub(crate) mod positions;
pub(crate) mod readings;
mod records;
mod resource;
pub(crate) mod retired;
mod ruleset;
mod scripts;
pub(crate) mod site;
mod squares;
mod styles;
pub(crate) mod subtags;
mod tags;
mod template_slips;
mod templates;
mod text;
pub(crate) mod todo;
mod variant;
pub(crate) mod wording;
pub(crate) mod works;

use std::collections::BTreeMap;

use engine::Board;

use crate::diag::Diagnostics;
use crate::diag::likely::likely;
use crate::load::tree::{Asset, Document, Node, Tree};
use crate::source::{FileId, Sources, Span};

use content::{AssetFile, Content, GameFolder, MessageFile, PageFolder, Placed, TemplateFile, VariantFolder};
use extent::{Drafts, Extent};
use folders::{Folders, GameDocuments, Texts, VariantDocuments};
use locales::Locale;
use named::NamedAfter;
use variant::VariantFile;

/// The kinds of files that pages load; others in `site/` are for those who work on the site.
const ASSETS: [&str; 6] = [".css", ".js", ".wasm", ".svg", ".woff2", ".png"];

/// Whether pages load a file of `site/` of this name.
fn is_published(path: &str) -> bool {
    ASSETS.iter().any(|ending| path.ends_with(ending))
}

/// What all files say. Everything wrong in them is reported; the rest is there as far as it could be
/// understood. `None` if `site.yaml` could not be.
pub(crate) fn check(sources: &Sources, tree: Tree, diags: &mut Diagnostics) -> Option<Content> {
    let Tree { documents, messages, templates, assets, fonts, records, learned, passed, pictures } = tree;
    let folders = folders::folders(documents, diags);
    let mut checker = Checker { locales: None, diags };
    let named = NamedAfter::new(&folders, &messages);
    let read = |root: &Node, diags: &mut Diagnostics| site::site(root, &named, diags);
    let site = folders.site.as_ref().and_then(|document| checker.read(document, read));
    checker.locales = site.as_ref().map(|site| paths(&site.locales));
    let template = |file: FileId, name| TemplateFile { name, file, text: sources.text(file).to_owned() };
    let templates: Vec<TemplateFile> =
        templates.into_iter().map(|found| template(found.file, found.path)).collect();
    let mut of_layout = Diagnostics::default();
    let layout = || layout(&templates, &assets, sources, &mut of_layout);
    let texts = || {
        let Folders { site: _, games, pages } = folders;
        let games = games.into_iter().filter_map(|(id, documents)| checker.game(id, documents)).collect();
        let pages = pages.into_iter().filter_map(|(id, texts)| checker.page(id, texts)).collect();
        let messages = messages::messages(messages, site.as_ref(), sources, checker.diags);
        checker.report_folders(&messages);
        (games, pages, messages)
    };
    let ((games, pages, messages), ()) = rayon::join(texts, layout);
    let records = records::records(records, sources, checker.diags);
    let learned = learned::learned(learned, sources, checker.diags);
    checker.diags.append(of_layout);
    let passed = passed::passed(passed, checker.diags);
    let fonts = fonts::fonts(fonts, checker.diags);
    let pictures = pictures::pictures(pictures, checker.diags);
    let failed = checker.diags.files_with_errors();
    Some(Content {
        games,
        pages,
        messages,
        templates,
        assets: assets
            .into_iter()
            .filter(|asset| is_published(&asset.path))
            .map(|Asset { path, bytes, file }| AssetFile {
                name: path,
                bytes,
                place: file.map(Span::start_of),
            })
            .collect(),
        passed,
        fonts,
        pictures,
        records,
        learned,
        extent: Extent::default(),
        drafts: Drafts::default(),
        failed: failed.into_iter().map(|file| sources.path(file).to_owned()).collect(),
        site: site?,
    })
}

/// Looks at the files that say how pages are laid out.
fn layout(templates: &[TemplateFile], assets: &[Asset], sources: &Sources, diags: &mut Diagnostics) {
    templates::check(templates, sources, diags);
    tags::check(templates, diags);
    styles::check(assets, sources, diags);
    scripts::check(assets, sources, diags);
}

fn paths(locales: &[Locale]) -> Vec<String> {
    locales.iter().map(|locale| locale.path.value.clone()).collect()
}

struct Checker<'a> {
    /// The paths of the site's locales, if they are known.
    locales: Option<Vec<String>>,
    diags: &'a mut Diagnostics,
}

impl Checker<'_> {
    fn read<T>(
        &mut self,
        document: &Document,
        read: impl FnOnce(&Node, &mut Diagnostics) -> Option<T>,
    ) -> Option<T> {
        read(document.root.as_ref()?, self.diags)
    }

    fn game(&mut self, id: String, documents: GameDocuments) -> Option<GameFolder> {
        let GameDocuments { game, standard, texts, variants } = documents;
        let nested =
            variants.values().flat_map(|variant| variant.variant.iter().chain(variant.texts.values()));
        let first = game.iter().chain(standard.iter()).chain(texts.values()).chain(nested).next()?.file;
        let id = self.folder_id(id, game.as_ref().map_or(first, |game| game.file));
        self.report_missing(&game, "game.yaml", &id);
        self.report_missing(&standard, "standard.yaml", &id);
        let playing = variant::playing(standard.as_ref().and_then(|standard| standard.root.as_ref()));
        let read = |root: &Node, diags: &mut Diagnostics| game::game(root, playing, diags);
        let is_sound = !self.diags.files_with_errors().contains(&id.span.file);
        let file = game.as_ref().and_then(|game| self.read(game, read));
        let board = file.as_ref().and_then(|file| file.board);
        let standard = standard
            .and_then(|document| self.read(&document, |root, diags| variant::standard(root, board, diags)));
        let texts = self.texts(texts, |document, diags| text::game_text(document.root.as_ref()?, diags));
        let variants =
            variants.into_iter().filter_map(|(id, documents)| self.variant(id, documents, board)).collect();
        let file = file.filter(|file| is_sound && file.is_sure)?;
        Some(GameFolder {
            id,
            board: file.board,
            topics: file.topics?,
            order: file.variants?,
            terms: file.terms?,
            sources: file.sources.unwrap_or_default(),
            retired: file.retired,
            renamed: Vec::new(),
            standard: standard?,
            texts,
            aside: BTreeMap::new(),
            variants,
            draft: file.draft,
        })
    }

    fn variant(
        &mut self,
        id: String,
        documents: VariantDocuments,
        board: Option<Board>,
    ) -> Option<VariantFolder> {
        let VariantDocuments { variant, texts } = documents;
        let first = variant.iter().chain(texts.values()).next()?.file;
        let id = self.folder_id(id, first);
        self.report_missing(&variant, "variant.yaml", &id);
        let file = variant
            .and_then(|document| self.read(&document, |root, diags| variant::variant(root, board, diags)));
        let texts = self.texts(texts, |document, diags| text::variant_text(document.root.as_ref()?, diags));
        let VariantFile { ruleset, table, draft } = file?;
        Some(VariantFolder { id, ruleset, table, texts, aside: BTreeMap::new(), draft })
    }

    fn page(&mut self, id: String, texts: Texts) -> Option<PageFolder> {
        let first = texts.values().next()?.file;
        let id = self.folder_id(id, first);
        let texts = self.texts(texts, |document, diags| Some(text::page_text(document, diags)));
        Some(PageFolder { id, texts, aside: BTreeMap::new() })
    }

    fn folder_id(&mut self, id: String, file: FileId) -> Placed<String> {
        let span = Span::start_of(file);
        ids::is_id(&id, span, self.diags);
        Placed { value: id, span }
    }

    /// Reports a file that a folder needs and has not.
    fn report_missing(&mut self, file: &Option<Document>, name: &str, folder: &Placed<String>) {
        if file.is_none() {
            let message = format!("the folder `{}` lacks the file `{name}`", folder.value);
            self.diags.error("missing-file", message, folder.span).help("write it, or remove the folder");
        }
    }

    fn texts<T>(
        &mut self,
        texts: Texts,
        read: fn(&Document, &mut Diagnostics) -> Option<T>,
    ) -> BTreeMap<String, T> {
        let mut found = BTreeMap::new();
        for (locale, document) in texts {
            let known = self.is_locale(&locale, document.file);
            let text = read(&document, self.diags);
            if let Some(text) = text.filter(|_| known) {
                found.insert(locale, text);
            }
        }
        found
    }

    /// Whether the site has this language; if not, the file named after it is reported.
    fn is_locale(&mut self, path: &str, file: FileId) -> bool {
        let Some(locales) = &self.locales else { return true };
        if locales.iter().any(|locale| locale == path) {
            return true;
        }
        let message = format!("`{path}` is none of the site's languages");
        let diagnostic = self.diags.error("unknown-locale", message, Span::start_of(file));
        match likely(path, locales.iter().map(String::as_str)) {
            Some(meant) => diagnostic.meant(meant),
            None => diagnostic.help("rename it, or add the language to `locales` in `content/site.yaml`"),
        };
        false
    }

    fn report_folders(&mut self, messages: &BTreeMap<String, Vec<MessageFile>>) {
        for (locale, files) in messages {
            if let Some(first) = files.first() {
                self.is_locale(locale, first.file);
            }
        }
    }
}
