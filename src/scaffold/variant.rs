//! A new variant: its ruleset as changes to learn from, the rows that these need, and its texts in every
//! language that the game has.

use std::collections::BTreeMap;
use std::fmt::Write;

use engine::NoMove;

use crate::check::content::{GameFolder, Placed, Question, VariantFolder};
use crate::check::readings::{Says, note};
use crate::check::todo::MARK;
use crate::load::tree::{Document, Entry, Kind};

use super::change::change;
use super::comments::{comment, commented};
use super::locale::value_of;
use super::{Change, Ground, NewFile, Plan, names};

/// What a file can say of its edition once it is published.
const EDITION: &str = include_str!("files/edition.yaml");
const EDITION_KEYS: [&str; 2] = ["versions", "reviewed"];

/// The variant that a game gets.
pub(crate) struct NewVariant<'a> {
    /// `GAME/ID`.
    pub(crate) name: &'a str,
    pub(crate) begin: Begin<'a>,
}

/// What the rules of a variant begin with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Begin<'a> {
    /// One change as an example; no ruleset in a game that has none.
    WithExample,
    /// No change yet: all is as in the standard.
    WithoutChange,
    /// The changes of another variant.
    From(&'a str),
    /// No ruleset: the rules are known in words alone.
    WithoutRuleset,
}

/// Plans a variant.
///
/// # Errors
/// Says why the game cannot have it.
pub(crate) fn variant(wanted: &NewVariant, ground: &Ground) -> Result<Plan, String> {
    let (game, id) = wanted.name.split_once('/').ok_or_else(|| {
        format!("expected a game and an id like `GAME/house-rules`, found `{}`", wanted.name)
    })?;
    let games: Vec<&str> = ground.content.games.iter().map(|game| game.id.value.as_str()).collect();
    let known = ground.content.games.iter().find(|folder| folder.id.value == game);
    let game = known.ok_or_else(|| names::unknown("game", game, &games))?;
    let variants: Vec<&str> = game.variants.iter().map(|variant| variant.id.value.as_str()).collect();
    names::new_variant(id, game)?;
    let from = match wanted.begin {
        Begin::WithExample | Begin::WithoutChange | Begin::WithoutRuleset => None,
        Begin::From(from) => {
            let found = game.variants.iter().find(|variant| variant.id.value == from);
            let known = || variants.iter().copied().chain(["standard"]).collect::<Vec<_>>();
            Some(found.ok_or_else(|| names::unknown("variant", from, &known()))?)
        }
    };
    let own = from.map_or(&game.standard, |from| &from.ruleset);
    let is_playable = own.answers.is_some() && wanted.begin != Begin::WithoutRuleset;
    let (rules, table) = match from {
        Some(from) => {
            (copied(id, game, from, ground), from.table.iter().map(|row| row.value.clone()).collect())
        }
        None if is_playable => begun(id, game, wanted.begin, ground),
        None => (without_ruleset(id, game), Vec::new()),
    };
    let folder = format!("content/{}/{id}", game.id.value);
    let mut files = vec![NewFile::new(format!("{folder}/variant.yaml"), rules)];
    for locale in &ground.content.site.locales {
        let path = &locale.path.value;
        if game.texts.contains_key(path) {
            let text =
                Text { id, game, from, is_playable, table: &table, locale: path, name: &locale.name, ground };
            files.push(NewFile::new(format!("{folder}/{path}.yaml"), text.file()));
        }
    }
    let first = if is_playable { "change the answers" } else { "list the topics on which it differs" };
    let next = format!("{first} in `{folder}/variant.yaml`, and write each text in place of `{MARK}`");
    Ok(Plan { files, change: listed(id, game, ground)?, next })
}

/// The id behind the last of the game's variants, unless it waits there.
fn listed(id: &str, game: &GameFolder, ground: &Ground) -> Result<Option<Change>, String> {
    if game.order.iter().any(|name| name.value == id) {
        return Ok(None);
    }
    let path = format!("{}/game.yaml", game.id.value);
    let cannot = || format!("cannot add `{id}` to `variants` in `content/{path}`: write it there first");
    let document = ground.document(&path).ok_or_else(cannot)?;
    let variants = value_of(document, "variants").ok_or_else(cannot)?;
    change(document, &ground.sources, variants, id).map(Some).ok_or_else(cannot)
}

/// The rules of another variant, to be changed.
fn copied(id: &str, game: &GameFolder, from: &VariantFolder, ground: &Ground) -> String {
    let [game, from] = [&game.id.value, &from.id.value];
    let mut text = comment(
        0,
        &format!(
            "{game}/{id}: only what differs from the standard. It begins with the changes of {from}: change \
             them, and take out what is as in the standard; the questions and the standard's answers are \
             those of {game}/standard.yaml. Each difference needs a row in `table`: a topic that governs it \
             in {game}/game.yaml, with its rule in each language's file."
        ),
    );
    if let Some(document) = ground.document(&format!("{game}/{from}/variant.yaml"))
        && let Some(Kind::Map(entries)) = document.root.as_ref().map(|root| &root.kind)
        && let Some(first) = entries.first()
    {
        let own = without(&EDITION_KEYS, entries, ground.text(document));
        text += own[first.key_span.start as usize..].trim_start().replace("\r\n", "\n").trim_end();
        text.push('\n');
    }
    text + EDITION
}

/// The text of a file without these keys and their values, which are of that file alone.
fn without(keys: &[&str], entries: &[Entry], text: &str) -> String {
    let mut text = text.to_owned();
    for entry in entries.iter().rev().filter(|entry| keys.contains(&entry.key.as_str())) {
        let (start, end) = (entry.key_span.start as usize, entry.value.span.end as usize);
        let line_end = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
        let cut = text[line_end..].len() - text[line_end..].trim_start_matches(['\r', '\n']).len();
        text.replace_range(start..line_end + cut, "");
    }
    text
}

/// One change as an example, or none, and the standard's other answers to choose from; with the rows of the
/// table.
fn begun(id: &str, game: &GameFolder, begin: Begin, ground: &Ground) -> (String, Vec<String>) {
    let name = &game.id.value;
    let example = example(game).filter(|_| begin == Begin::WithExample);
    let braces = match example {
        Some(_) => "",
        None => "With the first of them take the braces behind `ruleset` away too. ",
    };
    let mut text = comment(
        0,
        &format!(
            "{name}/{id}: only what differs from the standard. Take the sign # away before an answer of the \
             standard and change it. {braces}Each difference needs a row in `table`: a topic that governs it in \
             {name}/game.yaml, with its rule in each language's file."
        ),
    );
    match &example {
        Some((answer, _)) => writeln!(text, "ruleset:\n  no-move: {answer}"),
        None => writeln!(text, "ruleset: {{}}"),
    }
    .expect("a text takes any text");
    if let Some(document) = ground.document(&format!("{name}/standard.yaml")) {
        text += &answers(document, ground.text(document), example.is_some());
    }
    let table: Vec<String> = example.into_iter().map(|(_, topic)| topic).collect();
    write!(
        text,
        "\n# The topics on which it differs, in the order of its table.\ntable: [{}]\n\n# The works that its rules \
         rest on: ids of `sources` in {name}/game.yaml.\n# sources: []\n\n# What these say on topics of the rules: \
         agrees, differs or silent.\n# readings: []\n{EDITION}",
        table.join(", ")
    )
    .expect("a text takes any text");
    (text, table)
}

/// Rules that are known in words alone.
fn without_ruleset(id: &str, game: &GameFolder) -> String {
    let name = &game.id.value;
    let text = format!(
        "{name}/{id}: rules that no ruleset expresses yet. Its page has the table and the texts and no board; each \
         language's file says why under `unplayable`."
    );
    format!(
        "{}playable: false\n\n# The topics on which it differs, in the order of its table: of those in \
         {name}/game.yaml.\ntable: []\n\n# The works that its rules rest on: ids of `sources` in \
         {name}/game.yaml.\n# sources: []\n\n# What these say on topics of the rules: agrees, differs or \
         silent.\n# readings: []\n{EDITION}",
        comment(0, &text)
    )
}

/// A change that every ruleset can have, and the topic that tells of it.
fn example(game: &GameFolder) -> Option<(&'static str, String)> {
    let topic = game
        .topics
        .iter()
        .find(|topic| topic.governs.iter().any(|question| question.value == Question::NoMove))?;
    let answer = match game.standard.answers.as_ref()?.no_move.as_ref()?.value {
        NoMove::Pass => "lose-turn",
        NoMove::LoseTurn => "pass",
    };
    Some((answer, topic.id.value.clone()))
}

/// The standard's answers as comments.
fn answers(document: &Document, text: &str, has_example: bool) -> String {
    let mut lines = String::new();
    let Some(Kind::Map(entries)) = value_of(document, "ruleset").map(|value| &value.kind) else {
        return lines;
    };
    for entry in entries.iter().filter(|entry| !(has_example && entry.key == "no-move")) {
        let start = entry.key_span.start as usize;
        let column = start - text[..start].rfind('\n').map_or(0, |end| end + 1);
        let end = (entry.value.span.end as usize).max(entry.key_span.end as usize);
        lines += &commented(&text[start..end], column, 2);
    }
    lines
}

/// The texts of the variant in one language.
struct Text<'a> {
    id: &'a str,
    game: &'a GameFolder,
    from: Option<&'a VariantFolder>,
    is_playable: bool,
    table: &'a [String],
    locale: &'a str,
    /// The language's own name.
    name: &'a str,
    ground: &'a Ground,
}

impl Text<'_> {
    fn file(&self) -> String {
        let is_default = self.locale == self.ground.default_locale();
        let game = &self.game.id.value;
        let name = if is_default { names::in_words(self.id) } else { MARK.to_owned() };
        // The hints are in English, and need be read once.
        let marked = |hint: &str| if is_default { format!("{MARK} {hint}") } else { MARK.to_owned() };
        let mut text = comment(
            0,
            &format!(
                "{game}/{} in {}. A text that begins with {MARK} is still to be written: write it in place of \
                 the mark and of the hint that may stand behind it.",
                self.id, self.name
            ),
        );
        text += &format!("name: {name}\n\n");
        text += "# One or two plain sentences; search engines show them too.\n";
        text += &format!("lead: {}\n\n", marked("what makes this variant different"));
        text += "# Markdown, about four paragraphs: what it is; how a game opens and what the throws count; how\n";
        text += "# pieces meet, block and protect; the last squares and how one wins.\n";
        text += &format!("about: |\n  {}\n\n", marked("what it is and how it is played"));
        text += &self.rules();
        text += &self.compared();
        text += &self.readings();
        text += "# Markdown, about three paragraphs: who proposed these rules, when and where they were published,\n";
        text += "# what is known of them, and what this edition chose where its sources differ.\n";
        text += &format!("history: |\n  {}\n", marked("where its rules come from"));
        if !self.is_playable {
            text += "\n# Markdown: why there is no board to play on.\n";
            text += &format!("unplayable: |\n  {}\n", marked("what keeps it from being played here"));
        }
        text
    }

    fn rules(&self) -> String {
        if self.table.is_empty() {
            return "# What this variant says on each topic of its table, once it has one.\nrules: {}\n\n"
                .to_owned();
        }
        let mut text = "# What this variant says on each topic of its table.\nrules:\n".to_owned();
        for topic in self.table {
            for line in [self.standards(topic), self.of_from(topic)].into_iter().flatten() {
                text += &comment(2, &line);
            }
            text += &format!("  {topic}: {MARK}\n");
        }
        text.push('\n');
        text
    }

    /// What the other variant says on topics without a row, to be written anew.
    fn compared(&self) -> String {
        let texts = self.quoted().into_iter().filter_map(|locale| self.from?.texts.get(locale));
        let Some(text) = texts.into_iter().find(|text| !text.compared.is_empty()) else {
            return String::new();
        };
        let mut lines = String::new();
        for (topic, (_, rule)) in &text.compared {
            let from = self.from.map_or("", |from| from.id.value.as_str());
            lines += &comment(2, &format!("{from}: {}", value(rule)));
            lines += &format!("  {topic}: {MARK}\n");
        }
        format!(
            "# What it says on topics without a row, where the standard's words do not fit: for the \
             comparison.\ncompared:\n{lines}\n"
        )
    }

    /// The notes that go with the readings taken over from the other variant.
    fn readings(&self) -> String {
        let Some(from) = self.from else { return String::new() };
        let mut topics: BTreeMap<&str, String> = BTreeMap::new();
        for reading in &from.ruleset.readings {
            let (topic, source) = (&reading.topic.value, &reading.source.value);
            let texts = [self.locale, self.ground.default_locale()];
            let mut texts = texts.into_iter().filter_map(|locale| from.texts.get(locale));
            let told = texts.find_map(|text| note(&text.notes, topic, source));
            if told.is_none() && reading.says != Some(Says::Differs) {
                continue;
            }
            let told = told.map(|told| comment(4, &format!("{}: {}", from.id.value, value(told))));
            let lines = topics.entry(topic).or_default();
            *lines += &format!("{}    {source}: {MARK}\n", told.unwrap_or_default());
        }
        if topics.is_empty() {
            return String::new();
        }
        let notes = topics.iter().map(|(topic, lines)| format!("  {topic}:\n{lines}"));
        let notes: String = notes.collect();
        format!("# What works say that differ on a topic or leave it open.\nreadings:\n{notes}\n")
    }

    /// `Throws. The standard: four sticks.`
    fn standards(&self, topic: &str) -> Option<String> {
        let texts = self.quoted();
        let mut texts = texts.into_iter().filter_map(|locale| self.game.texts.get(locale)?.topics.get(topic));
        let found = texts.find(|text| text.rule.is_some())?;
        let heading = found.name.as_ref().map(|name| format!("{}. ", value(name)));
        Some(format!("{}The standard: {}", heading.unwrap_or_default(), value(found.rule.as_ref()?)))
    }

    /// The languages that comments quote from: like the words of the comments, the same in all files.
    fn quoted(&self) -> [&str; 2] {
        [self.ground.default_locale(), self.locale]
    }

    fn of_from(&self, topic: &str) -> Option<String> {
        let from = self.from?;
        let texts = self.quoted();
        let mut texts = texts.into_iter().filter_map(|locale| from.texts.get(locale)?.rules.get(topic));
        texts.next().map(|(_, rule)| format!("{}: {}", from.id.value, value(rule)))
    }
}

fn value(text: &Placed<String>) -> &str {
    text.value.trim()
}
