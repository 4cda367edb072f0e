//! The keys of the examples in `standard.yaml` and `variant.yaml`.

use super::{Count, Form, Key, Need, Value, Word};

/// An example of `standard.yaml`.
pub(crate) static STANDARD_EXAMPLE: Form = Form {
    keys: &[
        TOPIC,
        Key { need: Need::Where("with `moves`, `refused` or `leads`"), ..POSITION },
        Key { need: Need::Where("with `moves`, `refused` or `leads`"), ..THROW },
        MOVES,
        REFUSED,
        LEADS,
        START,
        CHANCES,
    ],
};

/// An example of `variant.yaml`.
pub(crate) static VARIANT_EXAMPLE: Form = Form {
    keys: &[
        TOPIC,
        Key { need: Need::Where("unless `standard` and `variant` each have their own"), ..POSITION },
        Key { need: Need::Where("unless `standard` and `variant` each have their own"), ..THROW },
        Key {
            name: "standard",
            need: Need::Where("unless `variant` is there"),
            value: Value::Keys(&CLAIMS),
            meaning: "What the engine must find under the standard's ruleset.",
            example: "standard: { moves: [3-7, 10-14] }",
        },
        Key {
            name: "variant",
            need: Need::Where("unless `standard` is there"),
            value: Value::Keys(&CLAIMS),
            meaning: "What the engine must find under the variant's ruleset. Where both are there, they must differ, \
                      and by what the topic tells of.",
            example: "variant: { moves: [10-14], refused: { 3-7: barrier } }",
        },
    ],
};

/// What is claimed under one ruleset.
pub(crate) static CLAIMS: Form = Form {
    keys: &[
        Key { need: Need::Where("where the example has none for both"), ..POSITION },
        Key { need: Need::Where("where the example has none for both"), ..THROW },
        MOVES,
        REFUSED,
        LEADS,
        START,
        CHANCES,
    ],
};

const TOPIC: Key = Key {
    name: "topic",
    need: Need::Required,
    value: Value::Name("topic"),
    meaning: "The row of the table that the example shows at work.",
    example: "topic: barriers",
};

const POSITION: Key = Key {
    name: "position",
    need: Need::Optional,
    value: Value::Position,
    meaning: "Where the pieces stand, in the order of play: `x` for the first side's, `o` for the second's, a number \
              for so many empty squares, `/` at the end of each row. Behind it stand who throws and how many pieces \
              each side has borne off.",
    example: "position: 2xooo3x/10/10 x 3-2",
};

const THROW: Key = Key {
    name: "throw",
    need: Need::Optional,
    value: Value::Throw,
    meaning: "What has been thrown.",
    example: "throw: 4",
};

const MOVES: Key = Key {
    name: "moves",
    need: Need::Optional,
    value: Value::List(&Value::Move),
    meaning: "All legal moves; `[pass]` where there is none. Write `[]`, and the report tells what the engine finds.",
    example: "moves: [3-7, 10-14]",
};

const REFUSED: Key = Key {
    name: "refused",
    need: Need::Optional,
    value: Value::Each { key: &Value::Move, value: &Value::Words(&REASONS), count: Count::Any },
    meaning: "Moves that are refused, each with the reason.",
    example: "refused: { 3-7: barrier }",
};

const LEADS: Key = Key {
    name: "leads",
    need: Need::Optional,
    value: Value::Each { key: &Value::Move, value: &Value::Position, count: Count::Any },
    meaning: "The position after a move. Its side is the one who throws next, which shows another throw; its pieces \
              show who changed places, was captured, was sent away or left the board.",
    example: "leads: { 10-14: 2xooo5/3x6/10 x 3-2 }",
};

const START: Key = Key {
    name: "start",
    need: Need::Optional,
    value: Value::Position,
    meaning: "The position before the first throw. It needs no `position` and no `throw`, and is held, not drawn.",
    example: "start: xoxoxoxoxo/10/10 x 0-0",
};

const CHANCES: Key = Key {
    name: "chances",
    need: Need::Optional,
    value: Value::Each { key: &Value::Throw, value: &Value::Chance, count: Count::Any },
    meaning: "How often each throw comes, all of them: so many times of so many. It needs no `position` and no \
              `throw`, and is held, not drawn.",
    example: "chances: { 1: 4/16, 2: 6/16, 3: 4/16, 4: 1/16, 5: 1/16 }",
};

/// Why the engine refuses a move.
pub(crate) static REASONS: [Word; 23] = [
    Word { word: "game-over", meaning: "The game is over." },
    Word { word: "no-such-throw", meaning: "The dice have no such throw." },
    Word {
        word: "opening-undecided",
        meaning: "It is not decided who begins, and this throw does not decide it.",
    },
    Word { word: "opening-move", meaning: "The throw that decides who begins has one move only." },
    Word { word: "no-piece", meaning: "No piece stands where the move starts." },
    Word { word: "enemy-piece", meaning: "The piece there is the other side's." },
    Word { word: "beyond-board", meaning: "The square lies beyond the board." },
    Word { word: "wrong-throw", meaning: "The throw leads elsewhere." },
    Word { word: "own-piece", meaning: "A piece of one's own stands where the move ends." },
    Word { word: "safe-square", meaning: "The enemy piece there stands on a safe square." },
    Word { word: "protected", meaning: "The enemy piece there is protected by its neighbours." },
    Word { word: "barrier", meaning: "A barrier stands between." },
    Word { word: "must-stop", meaning: "The piece must stop on a square before." },
    Word { word: "only-bearing-off", meaning: "From there a piece moves only by bearing off." },
    Word { word: "no-bearing-off-from", meaning: "No piece is borne off from there." },
    Word { word: "bearing-off-throw", meaning: "This throw does not bear off from there." },
    Word {
        word: "not-all-home",
        meaning: "Not all of the side's pieces are where they must be for bearing off.",
    },
    Word { word: "reaching-bears-off", meaning: "Reaching the last square is bearing off." },
    Word { word: "another-first", meaning: "Another piece must move first." },
    Word { word: "never-backward", meaning: "Pieces never move backward." },
    Word { word: "forward-first", meaning: "A piece can move forward, so none moves backward." },
    Word { word: "backward-onto-piece", meaning: "A backward move needs an empty square." },
    Word { word: "must-move", meaning: "A piece can move, so there is no passing." },
];
