//! A short list without a heap, for what is reported all together.

use core::fmt::{self, Debug, Formatter};
use core::slice;

/// At most `N` values, in the order in which they were added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    values: [T; N],
    count: usize,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// An empty list; `filler` is never seen.
    pub(crate) fn new(filler: T) -> Few<T, N> {
        Few { values: [filler; N], count: 0 }
    }

    /// Adds a value, or drops it when the list is full.
    pub(crate) fn push(&mut self, value: T) {
        if let Some(place) = self.values.get_mut(self.count) {
            *place = value;
            self.count += 1;
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Those there are.
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.values[..self.count].iter()
    }
}

impl<T: Copy + Debug, const N: usize> Debug for Few<T, N> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self).finish()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    fn into_iter(self) -> slice::Iter<'a, T> {
        self.iter()
    }
}
