//! The rules engine in the browser: exports that convert and decide nothing.
//!
//! The module imports nothing and allocates nothing. It holds one game (a ruleset, the record of what was
//! played by it, which position of it is looked at, and the throw last asked about) and one fixed buffer
//! through which bytes pass both ways. Every export takes
//! and returns unsigned 32-bit numbers (read them with `>>> 0`), but for `perft`, which returns 64 bits.
//!
//! | export | does |
//! |---|---|
//! | `memory` | the memory that the buffer lies in; it never grows |
//! | `version()` | the version of this interface: 3 |
//! | `buffer()` | the address of the buffer |
//! | `buffer_size()` | how many bytes it has |
//! | `load(length)` | takes the ruleset from the first `length` bytes of the buffer and starts a game; 0, or why not (below); after a failure the game is as it was |
//! | `learn(length)` | takes what the computer learned of the ruleset from the first `length` bytes of the buffer, until the next `load`; 0, or why not (below); after a failure it plays as before |
//! | `board_squares()` | how many squares the track has |
//! | `board_row()` | how many squares stand in a row |
//! | `start()` | begins a new record at the starting position |
//! | `parse(length)` | takes the position from the first `length` bytes of the buffer, as text, and begins a new record there; 0, or why not (below); after a failure all is as it was |
//! | `faults(length)` | writes why the position in the first `length` bytes of the buffer, as text, is none that the ruleset can have, eight bytes a reason (below), to the buffer; how many reasons, 0 where it can be, 4294967295 where the text is not a position. All stays as it is |
//! | `print()` | writes the position's text to the buffer; its length |
//! | `throws()` | writes the throws there are, lowest first, to the buffer, four bytes each: the count, 1 if it gives another throw and else 0, the weight (two bytes, the low one first); how many throws. The chance of one is its weight by the sum of all weights |
//! | `moves(throw)` | writes the legal moves to the buffer, two bytes each: from, to; how many moves. 0 when the game is over or the dice have no such throw |
//! | `play(index)` | plays that move of the last `moves(throw)` and adds it to the record, with the throw if none had fallen; what was played after the position looked at is taken back first. 0, or 1 if there is no such move, another throw had fallen, or 2,000 have. After it `moves` must be asked again |
//! | `fallen()` | the throw that fell for the ply after the position looked at; 0 if none did |
//! | `fall(count)` | notes the throw that falls for the next ply; 0, or 1 if one has fallen already, the game is over, the dice have no such throw, or 2,000 have fallen |
//! | `known(ply)` | the throw that fell for a ply, counted from 0, whether it is played or was taken back; 0 if none did |
//! | `recall(count)` | notes a throw after all that are known: one that fell for a ply that was taken back, as when a stored game comes back; 0, or 1 if the dice have no such throw or 2,000 are known |
//! | `plies()` | how many plies are played |
//! | `ply(ply)` | writes throw, from and to of a ply, counted from 0, to the buffer, a byte each; the side that threw, 4294967295 if there is no such ply |
//! | `look(plies)` | looks at the position after so many plies, of which all exports that tell of a position then speak; 0, or 1 if so many are not played |
//! | `at()` | after how many plies the position is that is looked at |
//! | `cut()` | takes back what was played after the position looked at, and that somebody gave up; the throws stay, and fall again for the plies to come |
//! | `resign(side)` | that side gives up; 0, or 1 if the game is over or there is no such side |
//! | `resigned()` | 0 if nobody has given up, 1 if the first seat has, 2 if the second has |
//! | `encode_position()` | writes the code of the position looked at, with the throw that has fallen, to the buffer; its length |
//! | `encode_game()` | writes the code of the whole record to the buffer; its length, 0 if it would be too long |
//! | `encode_live(length)` | writes the code of a live game, which carries the first `length` bytes of the buffer (96 at most) too; its length, 0 if it would be too long |
//! | `decode(length)` | takes the record from the code in the first `length` bytes of the buffer and looks at its end; 0, or why not (below); after a failure all is as it was |
//! | `kind()` | what the record was decoded from: 1 the code of a position, 2 of a game, 3 of a live game, 0 none |
//! | `extra()` | writes the bytes that the code of a live game carried to the buffer; how many |
//! | `digest()` | 24 bits of the ruleset's digest, which the code of a game names; that of a position names the higher twelve |
//! | `digest_of(length)` | the digest that the code in the first `length` bytes of the buffer names, the lower twelve bits 0 in the code of a position; 4294967295 if it is no code that can be read |
//! | `side()` | who throws next |
//! | `phase()` | 0 while an opening contest is not decided, else 1 |
//! | `pieces(side)` | the squares where that side's pieces stand, one bit a square, the lowest for square 1 |
//! | `borne_off(side)` | how many pieces it has borne off |
//! | `captured(side)` | how many of its pieces were captured |
//! | `outcome()` | 0 while the game goes on, 1 the first seat has won, 2 the second, 3 a draw; at the end of the record whoever has given up has lost |
//! | `why_not(from, to, throw)` | 0 if the move is legal, else the code of the reason (below) |
//! | `why_not_squares()` | the squares that the last `why_not` concerns, one bit a square |
//! | `why_not_throws()` | the throws that would do, one bit a throw, bit 1 for a throw of 1; 0 where throws are not the matter |
//! | `choose(throw, level, luck)` | what the computer plays at a level, 1 (a beginner) to 4 (as well as it can): an index into `moves(throw)`, which it writes to the buffer as `moves` does, so that `play` can follow; 4294967295 where there is no move or no such level. `luck` is any 32 random bits, of which levels 1 to 3 make use |
//! | `chance(index)` | an estimate of the chance of the side that throws to win after that move of the last `moves(throw)`, of 65,536, a draw counted half; 4294967295 if there is no such move |
//! | `perft(depth)` | how many sequences of that many throws and moves there are from the position |
//!
//! **Sides** are 0, the first seat (`x` in notation), and 1, the second (`o`). **Squares** are 1 to 32.
//! **A move** is two bytes: from and to; `to` is 0 for bearing off; both are 0 for a pass, which then is
//! the only move. Moves come by origin, the lowest square first; where a piece may both step and bear
//! off, the step comes first. `to` is the square that the throw leads to: where the piece comes to stand
//! is read from `pieces` before and after. One bit of the mover's is new: there it landed (none is: it was
//! borne off). One bit of the opponent's is gone: with another new it changed places, with none it was
//! captured. The move that decides an opening contest may also give the mover the other side's squares:
//! draw the whole position again when `phase()` turns from 0 to 1.
//!
//! **`load` refuses with** 1 for bytes that are too few, too many or damaged, 2 for a version that the
//! module does not know, 3 for answers that contradict each other.
//!
//! **`learn` refuses with** 1 for bytes that are too few, too many or damaged or where no ruleset is loaded,
//! 2 for a version that the module does not know.
//!
//! **`parse` refuses with** 1 for text that is not a position, 2 for a position that the ruleset cannot
//! have.
//!
//! **A reason of `faults`** is a code that never changes its meaning, and what it concerns: the code, a
//! side, two numbers, and squares, one bit a square (four bytes, the low one first); what is not its matter
//! is 0.
//!
//! | code | reason | side | numbers | squares |
//! |---|---|---|---|---|
//! | 1 | pieces stand beyond the board | | | where |
//! | 2 | pieces of both sides stand on one square | | | where |
//! | 3 | pieces stand where none can stay | | | where |
//! | 4 | a side has more pieces than there are, or fewer where none is captured | whose | how many it has on the board and borne off, how many there are | |
//! | 5 | both sides have borne off all their pieces | | | |
//! | 6 | the ruleset has no opening contest | | | |
//! | 7 | pieces have moved before the opening contest is decided | | | |
//!
//! **`decode` refuses with** 1 for text that is no code or was changed on its way, 2 for a version that the
//! module does not know, 3 for a code of other rules, 4 for one that tells what these rules do not allow, 5
//! for more than 2,048 letters.
//!
//! **`why_not` refuses with** a code that never changes its meaning; "squares" is what
//! `why_not_squares()` then gives, "throws" what `why_not_throws()` gives:
//!
//! | code | reason | squares | throws |
//! |---|---|---|---|
//! | 1 | the game is over | none | |
//! | 2 | the dice have no such throw | none | those they have |
//! | 3 | the opening is not decided, and this throw does not decide it | none | the one that does |
//! | 4 | the deciding throw has one move only | its origin and destination | |
//! | 5 | no piece stands there | the origin | |
//! | 6 | the piece there is the other side's | the origin | |
//! | 7 | the square lies beyond the board | none | |
//! | 8 | the throw leads elsewhere from there | where it leads; none: beyond the board | |
//! | 9 | a piece of one's own is there | the destination | |
//! | 10 | the enemy piece there is safe on that square | the destination | |
//! | 11 | the enemy piece there is protected by its neighbours | the whole group | |
//! | 12 | a barrier stands between | the barrier | |
//! | 13 | the piece must stop on a square before | that square | |
//! | 14 | from there a piece moves only by bearing off | the origin | those that bear off from there |
//! | 15 | nothing is borne off from there | the squares from which pieces are borne off | |
//! | 16 | this throw does not bear off from there | the origin | those that do |
//! | 17 | not all of that side's pieces are where they must be for bearing off | those that are elsewhere | |
//! | 18 | reaching the last square is bearing off | the last square | |
//! | 19 | another piece must move first | the pieces that must | |
//! | 20 | pieces never move backward | none | |
//! | 21 | backward only when no piece can move forward | the pieces that can | |
//! | 22 | backward only onto an empty square | the destination | |
#![cfg_attr(target_arch = "wasm32", no_std)]

mod game;
mod record;
mod setup;

use core::cell::{Cell, UnsafeCell};
use core::mem::MaybeUninit;

use game::Game;

/// The one game of the module; all 0 until it is first asked for, so that it takes no room in the module.
struct TheGame {
    game: UnsafeCell<MaybeUninit<Game>>,
    is_begun: Cell<bool>,
}

// SAFETY: the module is built without threads, and natively each test process calls from one.
unsafe impl Sync for TheGame {}

static THE_GAME: TheGame =
    TheGame { game: UnsafeCell::new(MaybeUninit::zeroed()), is_begun: Cell::new(false) };

fn game() -> &'static mut Game {
    let place = THE_GAME.game.get().cast::<Game>();
    // SAFETY: exports are called one after the other and none calls another, so there is one reference; the
    // place is all 0 until the game begins, and a whole game after.
    unsafe {
        if !THE_GAME.is_begun.replace(true) {
            Game::begin(place);
        }
        &mut *place
    }
}

/// Makes each line an export under its own name, with its numbers passed on to [`Game`].
macro_rules! exports {
    ($($name:ident($($argument:ident),*) -> $result:ty;)*) => {
        $(
            #[doc = concat!("See the table above: `", stringify!($name), "`.")]
            #[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
            pub extern "C" fn $name($($argument: u32),*) -> $result {
                game().$name($($argument),*)
            }
        )*
    };
}

exports! {
    version() -> u32;
    buffer() -> u32;
    buffer_size() -> u32;
    load(length) -> u32;
    learn(length) -> u32;
    board_squares() -> u32;
    board_row() -> u32;
    start() -> u32;
    parse(length) -> u32;
    faults(length) -> u32;
    print() -> u32;
    throws() -> u32;
    moves(throw) -> u32;
    play(index) -> u32;
    fallen() -> u32;
    fall(count) -> u32;
    known(ply) -> u32;
    recall(count) -> u32;
    plies() -> u32;
    ply(ply) -> u32;
    look(plies) -> u32;
    at() -> u32;
    cut() -> u32;
    resign(side) -> u32;
    resigned() -> u32;
    encode_position() -> u32;
    encode_game() -> u32;
    encode_live(length) -> u32;
    decode(length) -> u32;
    kind() -> u32;
    extra() -> u32;
    digest() -> u32;
    digest_of(length) -> u32;
    side() -> u32;
    phase() -> u32;
    pieces(side) -> u32;
    borne_off(side) -> u32;
    captured(side) -> u32;
    outcome() -> u32;
    why_not(from, to, throw) -> u32;
    why_not_squares() -> u32;
    why_not_throws() -> u32;
    choose(throw, level, luck) -> u32;
    chance(index) -> u32;
    perft(depth) -> u64;
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
