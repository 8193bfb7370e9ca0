//! Eight numbers of sixteen bits that are added and multiplied at once.
//!
//! Loops over numbers become such instructions by themselves only where the compiler is told to make the program quick. An app is
//! made small, so here they are spelt out, for processors that all have them: x86-64 and AArch64. On others there are plain
//! loops; all compute the same.

/// How many numbers there are.
pub(crate) const LANES: usize = 8;

#[cfg(target_arch = "aarch64")]
pub(crate) use aarch64::{Lanes, Sums};
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) use plain::{Lanes, Sums};
#[cfg(target_arch = "x86_64")]
pub(crate) use x86_64::{Lanes, Sums};

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use std::arch::x86_64::{
        __m128i, _mm_add_epi16, _mm_add_epi32, _mm_cvtsi128_si32, _mm_loadl_epi64, _mm_loadu_si128,
        _mm_madd_epi16, _mm_max_epi16, _mm_min_epi16, _mm_mullo_epi16, _mm_set1_epi16, _mm_setzero_si128,
        _mm_shuffle_epi32, _mm_srai_epi16, _mm_storeu_si128, _mm_sub_epi16, _mm_unpacklo_epi8,
    };

    use super::LANES;

    /// Eight numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Lanes(__m128i);

    /// What products add up to, in parts.
    #[derive(Clone, Copy)]
    pub(crate) struct Sums(__m128i);

    // SAFETY of all blocks here and below: every processor of this kind has these instructions, and what is read or written at an
    // address is an array just as long; it needs no alignment.
    #[allow(unsafe_code)] // Measured: a third of the time of a search in an app.
    impl Lanes {
        #[inline(always)]
        pub(crate) fn of(numbers: &[i16; LANES]) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(_mm_loadu_si128(numbers.as_ptr().cast())) }
        }

        /// The same numbers in more bits.
        #[inline(always)]
        pub(crate) fn widened(numbers: &[i8; LANES]) -> Lanes {
            // SAFETY: as above.
            unsafe {
                let bytes = _mm_loadl_epi64(numbers.as_ptr().cast());
                // Each byte twice; the upper one, moved down, takes its sign along.
                Lanes(_mm_srai_epi16::<8>(_mm_unpacklo_epi8(bytes, bytes)))
            }
        }

        #[inline(always)]
        pub(crate) fn put(self, numbers: &mut [i16; LANES]) {
            // SAFETY: as above.
            unsafe { _mm_storeu_si128(numbers.as_mut_ptr().cast(), self.0) }
        }

        #[inline(always)]
        pub(crate) fn plus(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(_mm_add_epi16(self.0, other.0)) }
        }

        #[inline(always)]
        pub(crate) fn minus(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(_mm_sub_epi16(self.0, other.0)) }
        }

        /// Each number, 0 where it is less and `most` where it is more.
        #[inline(always)]
        pub(crate) fn cut(self, most: i16) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(_mm_min_epi16(_mm_max_epi16(self.0, _mm_setzero_si128()), _mm_set1_epi16(most))) }
        }

        /// The lower sixteen bits of the products.
        #[inline(always)]
        pub(crate) fn times(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(_mm_mullo_epi16(self.0, other.0)) }
        }
    }

    #[allow(unsafe_code)] // As above.
    impl Sums {
        #[inline(always)]
        pub(crate) fn none() -> Sums {
            // SAFETY: as above.
            unsafe { Sums(_mm_setzero_si128()) }
        }

        /// With the products of two times eight numbers.
        #[inline(always)]
        pub(crate) fn and_products(self, one: Lanes, other: Lanes) -> Sums {
            // SAFETY: as above.
            unsafe { Sums(_mm_add_epi32(self.0, _mm_madd_epi16(one.0, other.0))) }
        }

        /// All together.
        #[inline(always)]
        pub(crate) fn total(self) -> i32 {
            // SAFETY: as above.
            unsafe {
                let pairs = _mm_add_epi32(self.0, _mm_shuffle_epi32::<0b01_00_11_10>(self.0));
                _mm_cvtsi128_si32(_mm_add_epi32(pairs, _mm_shuffle_epi32::<0b10_11_00_01>(pairs)))
            }
        }
    }
}

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    use std::arch::aarch64::{
        int16x8_t, int32x4_t, vaddq_s16, vaddvq_s32, vdupq_n_s16, vdupq_n_s32, vget_low_s16, vld1_s8,
        vld1q_s16, vmaxq_s16, vminq_s16, vmlal_high_s16, vmlal_s16, vmovl_s8, vmulq_s16, vst1q_s16,
        vsubq_s16,
    };

    use super::LANES;

    /// Eight numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Lanes(int16x8_t);

    /// What products add up to, in parts.
    #[derive(Clone, Copy)]
    pub(crate) struct Sums(int32x4_t);
    // SAFETY of all blocks here and below: every processor of this kind has these instructions, and what is read or written at an
    // address is an array just as long; it needs no alignment.
    #[allow(unsafe_code)] // Measured: a third of the time of a search in an app.
    impl Lanes {
        #[inline(always)]
        pub(crate) fn of(numbers: &[i16; LANES]) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vld1q_s16(numbers.as_ptr())) }
        }

        /// The same numbers in more bits.
        #[inline(always)]
        pub(crate) fn widened(numbers: &[i8; LANES]) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vmovl_s8(vld1_s8(numbers.as_ptr()))) }
        }

        #[inline(always)]
        pub(crate) fn put(self, numbers: &mut [i16; LANES]) {
            // SAFETY: as above.
            unsafe { vst1q_s16(numbers.as_mut_ptr(), self.0) }
        }

        #[inline(always)]
        pub(crate) fn plus(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vaddq_s16(self.0, other.0)) }
        }

        #[inline(always)]
        pub(crate) fn minus(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vsubq_s16(self.0, other.0)) }
        }

        /// Each number, 0 where it is less and `most` where it is more.
        #[inline(always)]
        pub(crate) fn cut(self, most: i16) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vminq_s16(vmaxq_s16(self.0, vdupq_n_s16(0)), vdupq_n_s16(most))) }
        }

        /// The lower sixteen bits of the products.
        #[inline(always)]
        pub(crate) fn times(self, other: Lanes) -> Lanes {
            // SAFETY: as above.
            unsafe { Lanes(vmulq_s16(self.0, other.0)) }
        }
    }

    #[allow(unsafe_code)] // As above.
    impl Sums {
        #[inline(always)]
        pub(crate) fn none() -> Sums {
            // SAFETY: as above.
            unsafe { Sums(vdupq_n_s32(0)) }
        }

        /// With the products of two times eight numbers.
        #[inline(always)]
        pub(crate) fn and_products(self, one: Lanes, other: Lanes) -> Sums {
            // SAFETY: as above.
            unsafe {
                let low = vmlal_s16(self.0, vget_low_s16(one.0), vget_low_s16(other.0));
                Sums(vmlal_high_s16(low, one.0, other.0))
            }
        }

        /// All together.
        #[inline(always)]
        pub(crate) fn total(self) -> i32 {
            // SAFETY: as above.
            unsafe { vaddvq_s32(self.0) }
        }
    }
}

#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod plain {
    use std::array::from_fn;

    use super::LANES;

    /// Eight numbers.
    #[derive(Clone, Copy)]
    pub(crate) struct Lanes([i16; LANES]);

    /// What products add up to.
    #[derive(Clone, Copy)]
    pub(crate) struct Sums(i32);

    impl Lanes {
        #[inline(always)]
        pub(crate) fn of(numbers: &[i16; LANES]) -> Lanes {
            Lanes(*numbers)
        }

        /// The same numbers in more bits.
        #[inline(always)]
        pub(crate) fn widened(numbers: &[i8; LANES]) -> Lanes {
            Lanes(numbers.map(i16::from))
        }

        #[inline(always)]
        pub(crate) fn put(self, numbers: &mut [i16; LANES]) {
            *numbers = self.0;
        }

        #[inline(always)]
        pub(crate) fn plus(self, other: Lanes) -> Lanes {
            Lanes(from_fn(|i| self.0[i].wrapping_add(other.0[i])))
        }

        #[inline(always)]
        pub(crate) fn minus(self, other: Lanes) -> Lanes {
            Lanes(from_fn(|i| self.0[i].wrapping_sub(other.0[i])))
        }

        /// Each number, 0 where it is less and `most` where it is more.
        #[inline(always)]
        pub(crate) fn cut(self, most: i16) -> Lanes {
            Lanes(self.0.map(|number| number.clamp(0, most)))
        }

        /// The lower sixteen bits of the products.
        #[inline(always)]
        pub(crate) fn times(self, other: Lanes) -> Lanes {
            Lanes(from_fn(|i| self.0[i].wrapping_mul(other.0[i])))
        }
    }

    impl Sums {
        #[inline(always)]
        pub(crate) fn none() -> Sums {
            Sums(0)
        }

        /// With the products of two times eight numbers.
        #[inline(always)]
        pub(crate) fn and_products(self, one: Lanes, other: Lanes) -> Sums {
            let products = (0..LANES).map(|i| i32::from(one.0[i]) * i32::from(other.0[i]));
            Sums(products.fold(self.0, i32::wrapping_add))
        }

        /// All together.
        #[inline(always)]
        pub(crate) fn total(self) -> i32 {
            self.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Everything that can be done with numbers, by the instructions and by loops.
    macro_rules! everything {
        ($lanes:ty, $sums:ty, $one:expr, $other:expr, $few:expr) => {{
            let (one, other) = (<$lanes>::of($one), <$lanes>::of($other));
            let put = |lanes: $lanes| {
                let mut numbers = [0; LANES];
                lanes.put(&mut numbers);
                numbers
            };
            let sums = <$sums>::none().and_products(one, other).and_products(other.cut(255), one.cut(255));
            let all = [
                put(one),
                put(<$lanes>::widened($few)),
                put(one.plus(other)),
                put(one.minus(other)),
                put(one.cut(255)),
                put(one.times(other)),
            ];
            (all, sums.total())
        }};
    }

    #[test]
    fn instructions_compute_what_plain_loops_do() {
        let mut rng = Rng::new(5);
        // Half of the numbers are those at the edges.
        let edges = [i16::MIN, i16::MIN + 1, -256, -255, -1, 0, 1, 254, 255, 256, i16::MAX - 1, i16::MAX];
        let mut number = || match rng.below(2) {
            0 => edges[rng.below(edges.len() as u32) as usize],
            _ => rng.below(1 << 16) as u16 as i16,
        };
        for _ in 0..2_000 {
            let one: [i16; LANES] = std::array::from_fn(|_| number());
            // Two products of the least number do not fit in a sum: nor does a network have such weights.
            let other: [i16; LANES] = std::array::from_fn(|_| number() / 2);
            let few = one.map(|number| number as i8);
            let plain = everything!(plain::Lanes, plain::Sums, &one, &other, &few);
            assert_eq!(everything!(Lanes, Sums, &one, &other, &few), plain, "{one:?} {other:?}");
        }
    }

    #[test]
    fn plain_loops_compute_what_is_written_down() {
        let one = [-3, 300, 7, i16::MAX, 0, 0, 0, 0];
        let other = [5, 300, -7, 1, 0, 0, 0, 0];
        let few = [-128, 127, -1, 0, 1, 2, 3, 4];
        let (all, total) = everything!(plain::Lanes, plain::Sums, &one, &other, &few);
        assert_eq!(all[0], one);
        assert_eq!(all[1], [-128, 127, -1, 0, 1, 2, 3, 4]);
        assert_eq!(all[2], [2, 600, 0, i16::MIN, 0, 0, 0, 0]);
        assert_eq!(all[3], [-8, 0, 14, i16::MAX - 1, 0, 0, 0, 0]);
        assert_eq!(all[4], [0, 255, 7, 255, 0, 0, 0, 0]);
        // 90,000 is 65,536 and 24,464 more.
        assert_eq!(all[5], [-15, 24_464, -49, i16::MAX, 0, 0, 0, 0]);
        // -15 + 90,000 - 49 + 32,767, and of the cut ones 255 · 255 + 1 · 255.
        assert_eq!(total, 122_703 + 65_280);
    }
}
