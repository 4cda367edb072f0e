//! The questions that a ruleset answers, and the answers there are.

use engine::{MAX_SQUARES, Throw};

use super::{Count, Form, Key, Need, Value, Word};

/// The questions, in the order of the standard's file.
pub(crate) static RULESET: Form = Form {
    keys: &[
        Key {
            name: "start",
            need: Need::Required,
            value: Value::Keys(&START),
            meaning: "Where do the pieces stand before the first throw? Both sides have the same number, and no \
                      square has two.",
            example: "start: { first: [1, 3, 5, 7, 9], second: [2, 4, 6, 8, 10] }",
        },
        Key {
            name: "throws",
            need: Need::Required,
            value: Value::Keys(&THROWS),
            meaning: "What is thrown? Sticks have two sides, and the number of those that land face up counts; a \
                      die has sides from 1 up, all equally likely.",
            example: "throws: { sticks: 4, none-up: 5 }",
        },
        Key {
            name: "throw-again",
            need: Need::Required,
            value: Value::Throws,
            meaning: "Which throws give the same player another, after the move? `[]` says that none does.",
            example: "throw-again: [1, 4, 5]",
        },
        Key {
            name: "opening",
            need: Need::Required,
            value: Value::Either(&[
                Value::Words(&[Word { word: "first-seat", meaning: "The first player throws first." }]),
                Value::Keys(&RACE),
            ]),
            meaning: "Who begins? In a race the players throw in turn until one throws the deciding number; that \
                      player takes the pieces on the second player's squares, makes the first move, and throws \
                      again.",
            example: "opening: { race-to: 1, first-move: 10-11 }",
        },
        Key {
            name: "must-stop",
            need: Need::Required,
            value: Value::Squares,
            meaning: "On which squares must every piece stop before it goes further? No throw carries a piece past \
                      such a square; `[]` says that there is none.",
            example: "must-stop: [26]",
        },
        Key {
            name: "only-bearing-off",
            need: Need::Required,
            value: Value::Squares,
            meaning: "From which squares does a piece move only by bearing off? On such a square it waits for a \
                      throw that bears it off; `[]` says that there is none.",
            example: "only-bearing-off: [28-30]",
        },
        Key {
            name: "backward",
            need: Need::Required,
            value: Value::Words(&[
                Word { word: "never", meaning: "Pieces move only forward." },
                Word {
                    word: "when-no-forward-move",
                    meaning: "If no piece can move forward, one must move backward by the throw, onto an empty \
                              square.",
                },
            ]),
            meaning: "When do pieces move backward?",
            example: "backward: never",
        },
        Key {
            name: "on-enemy",
            need: Need::Required,
            value: Value::Words(&[
                Word { word: "swap", meaning: "The two pieces change places." },
                Word {
                    word: "capture",
                    meaning: "The enemy piece leaves the game for good and is never borne off, so that `ends` is `most-points`.",
                },
            ]),
            meaning: "What happens to an enemy piece that is landed on?",
            example: "on-enemy: swap",
        },
        Key {
            name: "safe",
            need: Need::Required,
            value: Value::Squares,
            meaning: "On which squares can a piece not be landed on? `[]` says that there is none.",
            example: "safe: [26, 28-30]",
        },
        Key {
            name: "protecting-group",
            need: Need::Required,
            value: Value::Either(&[
                Value::Words(&[Word { word: "none", meaning: "Neighbours do not protect." }]),
                Value::Number { from: 1, to: MAX_SQUARES },
            ]),
            meaning: "How many pieces of one side in a row protect each other from being landed on? A row of that \
                      many or more cannot be attacked; the smallest group is 2.",
            example: "protecting-group: 2",
        },
        Key {
            name: "barrier",
            need: Need::Required,
            value: Value::Either(&[
                Value::Words(&[Word { word: "none", meaning: "Any number of pieces may be jumped." }]),
                Value::Keys(&BARRIER),
            ]),
            meaning: "Which enemy pieces cannot be passed? A barrier is a row of enemy pieces between the square that \
                      a piece leaves and the one it comes to; bearing off passes every square up to the last. \
                      One's own pieces never bar.",
            example: "barrier: { pieces: 3, directions: both }",
        },
        Key {
            name: "arrivals",
            need: Need::Required,
            value: Value::Each {
                key: &Value::Square,
                value: &Value::Either(&[
                    Value::Words(&[Word {
                        word: "first-empty-square",
                        meaning: "It goes to the first empty square of the board, counted up from 1.",
                    }]),
                    Value::Keys(&ARRIVAL),
                ]),
                count: Count::Any,
            },
            meaning: "On which squares can a piece not stay, and where does it go that stops there? `{}` says that it \
                      stays everywhere.",
            example: "arrivals: { 28: { to: 15 } }",
        },
        Key {
            name: "bear-off",
            need: Need::Required,
            value: Value::Keys(&BEAR_OFF),
            meaning: "How do pieces leave the board? By the throws that are listed for squares, or by reaching or \
                      passing the last square.",
            example: "bear-off: { from: { 27: [4, 5], 29: [3], 30: [2] } }",
        },
        Key {
            name: "must-move",
            need: Need::Required,
            value: Value::Either(&[
                Value::Words(&[Word { word: "any", meaning: "The player is free to choose the piece." }]),
                Value::Keys(&FIRST_FROM),
            ]),
            meaning: "Which of the possible moves must be made? Who can move must move in any case.",
            example: "must-move: { first-from: [26-30] }",
        },
        Key {
            name: "no-move",
            need: Need::Required,
            value: Value::Words(&[
                Word {
                    word: "pass",
                    meaning: "The player passes; a throw of `throw-again` still gives another.",
                },
                Word { word: "lose-turn", meaning: "The turn is lost, even after a throw of `throw-again`." },
            ]),
            meaning: "What happens when there is no move?",
            example: "no-move: pass",
        },
        Key {
            name: "ends",
            need: Need::Required,
            value: Value::Words(&[
                Word {
                    word: "first-out",
                    meaning: "Who first bears off all pieces wins. `on-enemy: capture` cannot stand beside it: of captured pieces none is borne off.",
                },
                Word {
                    word: "most-points",
                    meaning: "Each piece borne off is a point. Who has more points than the other side has points \
                              and pieces on the board wins at once; equal points at the end are a draw.",
                },
            ]),
            meaning: "When is the game over, and who has won?",
            example: "ends: first-out",
        },
    ],
};

/// The keys of `start`.
pub(crate) static START: Form = Form {
    keys: &[
        Key {
            name: "first",
            need: Need::Required,
            value: Value::Squares,
            meaning: "The squares of the first player's pieces.",
            example: "first: [1, 3, 5, 7, 9]",
        },
        Key {
            name: "second",
            need: Need::Required,
            value: Value::Squares,
            meaning: "The squares of the second player's pieces.",
            example: "second: [2, 4, 6, 8, 10]",
        },
    ],
};

/// The keys of `throws`.
pub(crate) static THROWS: Form = Form {
    keys: &[
        Key {
            name: "sticks",
            need: Need::Either(0),
            value: Value::Number { from: 1, to: Throw::MAX - 1 },
            meaning: "How many two-sided sticks are thrown.",
            example: "sticks: 4",
        },
        Key {
            name: "none-up",
            need: Need::Either(0),
            value: Value::Throw,
            meaning: "What a throw counts in which no stick is face up.",
            example: "none-up: 5",
        },
        Key {
            name: "die",
            need: Need::Either(1),
            value: Value::Number { from: 1, to: Throw::MAX },
            meaning: "How many sides the one die has that is thrown.",
            example: "die: 4",
        },
    ],
};

/// The keys of `opening` where it is a race.
pub(crate) static RACE: Form = Form {
    keys: &[
        Key {
            name: "race-to",
            need: Need::Required,
            value: Value::Throw,
            meaning: "The throw that decides who begins. Until then no throw does anything.",
            example: "race-to: 1",
        },
        Key {
            name: "first-move",
            need: Need::Required,
            value: Value::Step,
            meaning: "The move that the winner must make with it, from a square of the second player.",
            example: "first-move: 10-11",
        },
    ],
};

/// The keys of `barrier` where there is one.
pub(crate) static BARRIER: Form = Form {
    keys: &[
        Key {
            name: "pieces",
            need: Need::Required,
            value: Value::Number { from: 1, to: MAX_SQUARES },
            meaning: "How many pieces in a row bar the way; more do so too.",
            example: "pieces: 3",
        },
        Key {
            name: "directions",
            need: Need::Required,
            value: Value::Words(&[
                Word { word: "forward", meaning: "They stop moves forward only." },
                Word { word: "both", meaning: "They stop moves forward and backward." },
            ]),
            meaning: "Which moves they stop.",
            example: "directions: both",
        },
    ],
};

/// The keys of an arrival that leads to a square.
pub(crate) static ARRIVAL: Form = Form {
    keys: &[Key {
        name: "to",
        need: Need::Required,
        value: Value::Square,
        meaning: "The square that the piece goes to or, if it is taken, the nearest empty square below it.",
        example: "to: 15",
    }],
};

/// The keys of `bear-off`.
pub(crate) static BEAR_OFF: Form = Form {
    keys: &[
        Key {
            name: "from",
            need: Need::Either(0),
            value: Value::Each {
                key: &Value::Square,
                value: &Value::Either(&[
                    Value::Words(&[Word { word: "any", meaning: "Every throw bears off from there." }]),
                    Value::SomeThrows,
                ]),
                count: Count::Any,
            },
            meaning: "The squares from which pieces are borne off, each with the throws that do it.",
            example: "from: { 29: [3], 30: any }",
        },
        Key {
            name: "by",
            need: Need::Either(1),
            value: Value::Words(&[Word {
                word: "reaching",
                meaning: "A piece that reaches or passes the last square is borne off, whatever stands there.",
            }]),
            meaning: "The other way to say it: with any throw that carries far enough.",
            example: "by: reaching",
        },
        Key {
            name: "while-all-on",
            need: Need::Optional,
            value: Value::Squares,
            meaning: "Pieces are borne off only while all that their side has on the board are on these squares.",
            example: "while-all-on: [21-30]",
        },
    ],
};

/// The keys of `must-move` where some pieces come first.
pub(crate) static FIRST_FROM: Form = Form {
    keys: &[Key {
        name: "first-from",
        need: Need::Required,
        value: Value::Squares,
        meaning: "If a piece on these squares can move, one of them must.",
        example: "first-from: [26-30]",
    }],
};
