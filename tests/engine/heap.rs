//! Move generation and play touch no heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use engine::{Level, Player, Position, Target};

use crate::random::Random;
use crate::rulesets;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, with a count of what each thread asks of it.
struct Counting;

// SAFETY: every call is passed on unchanged; the count is a plain cell of the thread.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promises are those that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn games_are_played_without_a_heap() {
    for (name, ruleset) in rulesets() {
        let player = Player::new(&ruleset);
        let mut random = Random::new(1);
        let before = ALLOCATIONS.get();
        for _ in 0..50 {
            let mut position = Position::start(&ruleset);
            for count in 0..1000 {
                let throw = random.throw(&ruleset);
                let Some(m) = random.legal_move(&ruleset, &position, throw) else { break };
                for square in ruleset.board().iter() {
                    position.why_not(&ruleset, square, Target::Off, throw);
                }
                if count % 100 == 0 {
                    player.choose(&position, throw, Level::Casual, 9);
                    player.choose(&position, throw, Level::Strong, 0);
                }
                position = position.play(&ruleset, throw, m).expect("a legal move");
            }
        }
        assert_eq!(ALLOCATIONS.get() - before, 0, "{name}");
        drop(Box::new(name));
        assert_ne!(ALLOCATIONS.get() - before, 0, "the count counts");
    }
}
