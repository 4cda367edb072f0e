//! Chances to win, and the odds that stand for them.

/// What stands for odds of e to 1, where odds are natural logarithms.
pub(super) const ODDS: i32 = super::net::UNIT * super::net::OUTPUT_UNIT;

/// What stands for certainty that the side that throws wins; less than 0 is a loss, 0 as likely as not.
pub(super) const CERTAIN: i32 = 1 << 20;

/// The steps between the odds that [`CHANCES`] tells.
const STEP: i32 = ODDS / 4;

/// The hyperbolic tangent of n / 8, which turns odds into chances from −1 to 1, by [`CERTAIN`].
const CHANCES: [i32; 60] = chances();

/// The chance that odds stand for; between two steps it lies on a straight line.
pub(super) fn chance(odds: i32) -> i32 {
    let (step, beyond) = ((odds.abs() / STEP) as usize, odds.abs() % STEP);
    let chance = match (CHANCES.get(step), CHANCES.get(step + 1)) {
        (Some(below), Some(above)) => below + (above - below) * beyond / STEP,
        _ => CHANCES[CHANCES.len() - 1],
    };
    if odds < 0 { -chance } else { chance }
}

/// tanh(n / 8) for each n, from powers of e^(1/4).
const fn chances() -> [i32; 60] {
    /// e^(1/4).
    const ROOT: f64 = 1.284_025_416_687_741_5;
    let mut table = [0; 60];
    let (mut n, mut power) = (0, 1.0);
    while n < table.len() {
        table[n] = ((power - 1.0) / (power + 1.0) * CERTAIN as f64) as i32;
        power *= ROOT;
        n += 1;
    }
    table
}
