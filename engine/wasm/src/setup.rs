//! Why what was set up is no position.

use engine::{Fault, Position, Setup, Side, Squares};

use crate::game::{Game, NO_INDEX};

impl Game {
    /// The setup whose text is in the buffer.
    pub(crate) fn setup(&self, length: u32) -> Option<Setup> {
        let board = self.table.as_ref()?.ruleset.rules().board;
        Setup::parse_bytes(self.buffer.get(..length as usize)?, board).ok()
    }

    pub(crate) fn faults(&mut self, length: u32) -> u32 {
        let (Some(table), Some(setup)) = (&self.table, self.setup(length)) else { return NO_INDEX };
        let Err(faults) = Position::new(&table.ruleset, setup) else { return 0 };
        let mut count = 0;
        for (fault, place) in faults.iter().zip(self.buffer.chunks_exact_mut(8)) {
            place.copy_from_slice(&fault_bytes(*fault));
            count += 1;
        }
        count
    }
}

/// A fault as the table of exports tells it.
fn fault_bytes(fault: Fault) -> [u8; 8] {
    let of_squares = |code, squares| (code, Side::First, 0, 0, squares);
    let (code, side, found, pieces, squares) = match fault {
        Fault::BeyondBoard(squares) => of_squares(1, squares),
        Fault::Shared(squares) => of_squares(2, squares),
        Fault::NoneStays(squares) => of_squares(3, squares),
        Fault::PieceCount { side, on_board, borne_off, pieces } => {
            (4, side, borne_off.saturating_add(on_board), pieces, Squares::NONE)
        }
        Fault::BothOut => of_squares(5, Squares::NONE),
        Fault::NoOpening => of_squares(6, Squares::NONE),
        Fault::OpeningMoved => of_squares(7, Squares::NONE),
    };
    let [lowest, low, high, highest] = squares.bits().to_le_bytes();
    [code, side.index() as u8, found, pieces, lowest, low, high, highest]
}
