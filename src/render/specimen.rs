//! A made-up page of every kind, with everything on it that can be there: what templates may name.

use serde_json::{Map, Value, json};

use super::citation::Citation;
use super::context::{
    Alternate, Behind, Board, Cell, Column, ComparePage, ComparedCell, ComparedRow, Dice, Embed, EmbedPage,
    ExampleBoard, GameCard, GamePage, GlossaryPage, HomePage, Link, MovedPage, Page, ProsePage, Row,
    RowExample, Shared, SharedPicture, Switch, Term, Text, VariantCard, VariantPage,
};
use super::drawing::{Drawing, DrawnPiece, Picture, Track, Way, Written};
use super::edition::{Change, Day, Edition};
use super::poster::{Line, Poster, PosterBoard};
use super::works::{Apart, RowReading, Source};

/// Everything that the templates of pages may name, by the name that it begins with.
pub(super) fn names() -> Map<String, Value> {
    let names = json!({
        "page": page(),
        "home": HomePage { games: vec![game_card()] },
        "game": game(),
        "variant": variant(),
        "glossary": GlossaryPage { game: link(), terms: vec![Term { id: word(), name: text(), text: text() }] },
        "compare": compare(),
        "embed": EmbedPage { ruleset: link(), board: board() },
        "prose": ProsePage { name: text(), lead: text(), text: text() },
        "poster": poster(),
        "moved": MovedPage { name: text(), href: word() },
    });
    match names {
        Value::Object(names) => names,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => Map::new(),
    }
}

fn word() -> String {
    "a".to_owned()
}

fn text() -> Text {
    Text { html: word(), plain: word(), lang: Some(word()), dir: Some("ltr") }
}

fn link() -> Link {
    Link { name: text(), href: word(), current: true }
}

fn page() -> Page {
    Page {
        lang: word(),
        dir: "ltr",
        home: word(),
        languages: word(),
        search: word(),
        about: Some(word()),
        feed: Some(word()),
        title: word(),
        description: word(),
        canonical: Some(word()),
        alternates: vec![Alternate { hreflang: word(), href: word() }],
        switcher: vec![Switch { lang: word(), dir: "ltr", name: word(), href: word(), current: true }],
        games: vec![link()],
        beta: true,
        citation: Some(Citation { text: text(), bibtex: word() }),
        structured: Some(word()),
        shared: shared(),
        report: Some(word()),
        draft: true,
        unlisted: true,
        behind: Some(Behind { href: word(), lang: word(), dir: "ltr", name: word(), rows: vec![link()] }),
        version: "a",
        digest: word(),
    }
}

fn shared() -> Shared {
    Shared {
        kind: "article",
        locale: word(),
        others: vec![word()],
        published: Some(word()),
        modified: Some(word()),
        picture: Some(SharedPicture { href: word(), width: 1, height: 1, alt: word() }),
    }
}

fn poster() -> Poster {
    let line = || Line { text: word(), x: 1, y: 1, size: 1 };
    let pieces = vec![DrawnPiece { side: "first", x: 1, y: 1 }];
    Poster {
        lang: word(),
        width: 1,
        height: 1,
        anchor: "start",
        ribbon: 1,
        above: Some(line()),
        name: vec![line()],
        board: Some(PosterBoard { x: 1, y: 1, width: 1, height: 1, track: track(), pieces }),
        made_with: word(),
    }
}

fn game() -> GamePage {
    GamePage {
        name: text(),
        lead: text(),
        board: Some(board()),
        unplayable: Some(text()),
        about: text(),
        rows: vec![row()],
        tracks: vec![track()],
        glossary: Some(word()),
        compare: Some(word()),
        history: text(),
        sources: vec![source()],
        edition: Some(edition()),
        variants: vec![variant_card()],
    }
}

fn variant() -> VariantPage {
    VariantPage {
        game: link(),
        name: text(),
        lead: text(),
        board: Some(board()),
        unplayable: Some(text()),
        about: text(),
        rows: vec![row()],
        tracks: vec![track()],
        glossary: Some(word()),
        compare: Some(word()),
        history: text(),
        sources: vec![source()],
        edition: Some(edition()),
        others: vec![variant_card()],
    }
}

fn compare() -> ComparePage {
    let cell = ComparedCell {
        number: 1,
        name: text(),
        text: Some(text()),
        same: true,
        href: word(),
        under: vec![link()],
        disputed: Some(word()),
    };
    let row = ComparedRow {
        id: word(),
        former: vec![word()],
        topic: text(),
        href: word(),
        differs: word(),
        cells: vec![cell],
    };
    let column = Column { number: 1, id: word(), name: text(), standard: true, href: word() };
    ComparePage { game: link(), columns: vec![column], pick: true, rows: vec![row] }
}

fn row() -> Row {
    Row {
        id: word(),
        former: vec![word()],
        topic: text(),
        report: Some(word()),
        standard: text(),
        variant: Some(text()),
        examples: vec![RowExample { difference: vec![text()], boards: vec![example_board()] }],
        readings: vec![row_reading()],
        disputed: true,
    }
}

fn example_board() -> ExampleBoard {
    let drawing = Drawing {
        track: "a",
        width: 1,
        height: 1,
        track_height: 1,
        pieces: vec![DrawnPiece { side: "first", x: 1, y: 1 }],
        ways: vec![Way { kind: "legal", path: word(), x: 1, y: 1, cross: Some(word()) }],
    };
    ExampleBoard {
        name: text(),
        standard: true,
        drawing,
        label: word(),
        lines: vec![text()],
        play_on: Some(word()),
    }
}

fn track() -> Track {
    let written = || Written { text: word(), x: 1, y: 1 };
    Track {
        id: "a",
        width: 1,
        height: 1,
        ivory: word(),
        inlay: word(),
        water: word(),
        safe: word(),
        pictures: vec![Picture { id: word(), x: 1, y: 1, sends_away: true }],
        marks: vec![written()],
        numbers: vec![written()],
    }
}

fn source() -> Source {
    Source {
        id: word(),
        authors: vec![word()],
        more_authors: true,
        title: word(),
        lang: Some(word()),
        dir: Some("ltr"),
        publisher: Some(word()),
        place: Some(word()),
        year: Some(1),
        pages: Some(word()),
        url: Some(word()),
        agrees: vec![link()],
        differs: vec![link()],
        silent: vec![link()],
        apart: vec![Apart { topic: link(), says: "differs", note: text() }],
    }
}

fn row_reading() -> RowReading {
    RowReading {
        source: word(),
        title: word(),
        lang: Some(word()),
        dir: Some("ltr"),
        says: "differs",
        note: Some(text()),
    }
}

fn edition() -> Edition {
    let day = || Day { iso: word(), text: text() };
    Edition {
        version: Some(word()),
        date: Some(day()),
        changes: vec![Change { version: word(), date: day(), text: text() }],
        reviewed: Some(day()),
    }
}

fn game_card() -> GameCard {
    GameCard { name: text(), lead: text(), unplayable: true, href: word(), variants: vec![variant_card()] }
}

fn variant_card() -> VariantCard {
    VariantCard { name: text(), lead: text(), unplayable: true, href: word(), topics: vec![link()] }
}

fn board() -> Board {
    let cell = Cell {
        square: 1,
        house: Some(text()),
        house_id: Some(word()),
        mark: Some(word()),
        safe: true,
        sends_away: true,
        piece: Some("first"),
        next: Some("right"),
        label: word(),
    };
    Board {
        rows: vec![vec![cell]],
        columns: 1,
        sides: [text(), text()],
        pieces: 1,
        safe: Some(word()),
        dice: Dice { kind: "die", count: 1, none_up: Some(1) },
        fair_play: Some(word()),
        data: word(),
        embed: Embed { href: word(), code: word() },
    }
}
