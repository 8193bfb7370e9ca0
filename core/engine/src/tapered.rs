//! Two sums at once: that of the middle game and that of the endgame, in one number.

use std::ops::{Add, AddAssign, Mul, Sub};

/// A pair of sums, the middle game's in the upper half and the endgame's in the lower one. Adding such numbers adds both,
/// and multiplying multiplies both, as long as each stays well within 32 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tapered(i64);

impl Tapered {
    /// Of a weight in the middle game and in the endgame.
    pub(crate) const fn of(weight: (i16, i16)) -> Tapered {
        Tapered(((weight.0 as i64) << 32) + weight.1 as i64)
    }

    /// All weights of a list.
    pub(crate) const fn all<const COUNT: usize>(weights: &[(i16, i16); COUNT]) -> [Tapered; COUNT] {
        let mut all = [Tapered(0); COUNT];
        let mut index = 0;
        while index < COUNT {
            all[index] = Tapered::of(weights[index]);
            index += 1;
        }
        all
    }

    /// The middle game's sum.
    #[inline]
    pub(crate) const fn middle(self) -> i32 {
        // A negative lower half has borrowed from the upper one.
        ((self.0 + (1 << 31)) >> 32) as i32
    }

    /// The endgame's sum.
    #[inline]
    pub(crate) const fn end(self) -> i32 {
        self.0 as i32
    }
}

impl Add for Tapered {
    type Output = Tapered;
    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        Tapered(self.0 + other.0)
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        self.0 += other.0;
    }
}

impl Sub for Tapered {
    type Output = Tapered;
    #[inline]
    fn sub(self, other: Tapered) -> Tapered {
        Tapered(self.0 - other.0)
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;
    #[inline]
    fn mul(self, count: i32) -> Tapered {
        Tapered(self.0 * i64::from(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_are_kept_apart() {
        let values = [0, 1, -1, 7, -300, i16::MAX, i16::MIN];
        for (a, b) in values.into_iter().flat_map(|a| values.map(|b| (a, b))) {
            let weight = Tapered::of((a, b));
            assert_eq!((weight.middle(), weight.end()), (i32::from(a), i32::from(b)));
            let sum = weight * 9 + Tapered::of((b, a)) - Tapered::of((5, -5)) * -40;
            let expected = |x, y| i32::from(x) * 9 + i32::from(y);
            assert_eq!((sum.middle(), sum.end()), (expected(a, b) + 200, expected(b, a) - 200));
        }
    }
}
