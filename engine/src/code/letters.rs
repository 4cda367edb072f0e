//! The letters of codes, each of which stands for six bits, and the checksums at their ends.

/// How many bits a letter stands for.
pub(super) const DIGIT_BITS: u32 = 6;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(super) fn letter(digit: u8) -> u8 {
    LETTERS[usize::from(digit & 63)]
}

pub(super) fn digit(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|known| *known == letter).map(|digit| digit as u8)
}

/// A cyclic redundancy check of at most 32 bits, fed with the highest bit of each byte first.
#[derive(Clone, Copy)]
pub(super) struct Check {
    /// How many letters write it.
    pub(super) letters: usize,
    polynomial: u32,
    start: u32,
}

/// CRC-12/DECT.
pub(super) const SHORT: Check = Check { letters: 2, polynomial: 0x80f, start: 0 };

/// CRC-24/OPENPGP.
pub(super) const LONG: Check = Check { letters: 4, polynomial: 0x86_4cfb, start: 0xb7_04ce };

impl Check {
    pub(super) fn sum(self, text: &[u8]) -> u32 {
        // The register stands at the top of its word, whatever its length.
        let unused = u32::BITS - DIGIT_BITS * self.letters as u32;
        let mut register = self.start << unused;
        for byte in text {
            register ^= u32::from(*byte) << 24;
            for _ in 0..u8::BITS {
                let is_out = register >> 31 == 1;
                register <<= 1;
                if is_out {
                    register ^= self.polynomial << unused;
                }
            }
        }
        register >> unused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checks_are_those_that_others_know_by_these_names() {
        assert_eq!((SHORT.sum(b"123456789"), LONG.sum(b"123456789")), (0xf5b, 0x21_cf02));
    }

    #[test]
    fn each_letter_has_its_digit() {
        assert!((0..64).all(|value| digit(letter(value)) == Some(value)));
        assert_eq!((digit(b'.'), digit(b' '), digit(0xff)), (None, None, None));
    }
}
