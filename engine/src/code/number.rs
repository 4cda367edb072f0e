//! A large number as a stack of digits, each of its own radix: what is pushed last is popped first.

use super::letters::DIGIT_BITS;

/// How many base-64 digits stand in a limb.
const LIMB_DIGITS: usize = 4;

const LIMB_BITS: u32 = LIMB_DIGITS as u32 * DIGIT_BITS;

const LIMBS: usize = super::MOST_CHARACTERS / LIMB_DIGITS;

/// A rest by such a radix and a limb fit into 32 bits.
const SMALL_RADIX: u32 = 1 << (u32::BITS - LIMB_BITS);

/// A whole number of at most [`super::MOST_CHARACTERS`] base-64 digits.
pub(super) struct Number {
    /// 24 bits each, the lowest first; those from `length` on are 0.
    limbs: [u32; LIMBS],
    length: usize,
}

impl Number {
    pub(super) fn zero() -> Number {
        Number { limbs: [0; LIMBS], length: 0 }
    }

    /// Puts a digit below all others: the number times the radix and the digit; `None` when it is full.
    pub(super) fn push(&mut self, digit: u32, radix: u32) -> Option<()> {
        let mut carry = u64::from(digit);
        for limb in &mut self.limbs[..self.length] {
            carry += u64::from(*limb) * u64::from(radix);
            *limb = carry as u32 & ((1 << LIMB_BITS) - 1);
            carry >>= LIMB_BITS;
        }
        // No radix has more bits than a limb, so no carry has.
        if carry > 0 {
            *self.limbs.get_mut(self.length)? = carry as u32;
            self.length += 1;
        }
        Some(())
    }

    /// Takes the lowest digit away.
    pub(super) fn pop(&mut self, radix: u32) -> u32 {
        // A digit that can only be 0 takes no room.
        if radix == 1 {
            return 0;
        }
        // Most are small, and a word of 32 bits is divided in half the time: what a crafted code costs to read.
        let rest = if radix <= SMALL_RADIX { self.divide_by_small(radix) } else { self.divide(radix) };
        while self.length > 0 && self.limbs[self.length - 1] == 0 {
            self.length -= 1;
        }
        rest
    }

    fn divide_by_small(&mut self, radix: u32) -> u32 {
        let mut rest = 0;
        for limb in self.limbs[..self.length].iter_mut().rev() {
            let value = rest << LIMB_BITS | *limb;
            *limb = value / radix;
            rest = value - *limb * radix;
        }
        rest
    }

    fn divide(&mut self, radix: u32) -> u32 {
        let mut rest = 0;
        for limb in self.limbs[..self.length].iter_mut().rev() {
            let value = u64::from(rest) << LIMB_BITS | u64::from(*limb);
            *limb = (value / u64::from(radix)) as u32;
            rest = (value % u64::from(radix)) as u32;
        }
        rest
    }

    pub(super) fn is_zero(&self) -> bool {
        self.length == 0
    }

    /// How many base-64 digits it has; none for 0.
    pub(super) fn digits(&self) -> usize {
        let Some(top) = self.limbs[..self.length].last() else { return 0 };
        let bits = u32::BITS - top.leading_zeros();
        (self.length - 1) * LIMB_DIGITS + bits.div_ceil(DIGIT_BITS) as usize
    }

    /// A base-64 digit, the lowest at 0.
    pub(super) fn digit(&self, place: usize) -> u8 {
        let limb = self.limbs.get(place / LIMB_DIGITS).copied().unwrap_or(0);
        (limb >> (place % LIMB_DIGITS * DIGIT_BITS as usize)) as u8 & 63
    }

    /// Sets a base-64 digit that is 0.
    pub(super) fn set_digit(&mut self, place: usize, digit: u8) {
        let Some(limb) = self.limbs.get_mut(place / LIMB_DIGITS) else { return };
        *limb |= u32::from(digit) << (place % LIMB_DIGITS * DIGIT_BITS as usize);
        if *limb > 0 {
            self.length = self.length.max(place / LIMB_DIGITS + 1);
        }
    }
}
