//! Code compiled a second time for what most processors of the last ten years can do.
//!
//! The library has to run on any x86-64 processor, and the first of them could not count the bits of a number, which the
//! judgement of a position does a hundred times over. On others than x86-64 there is nothing to do: every AArch64
//! processor counts bits.

/// Defines a function that does what `$body`, an `#[inline(always)]` function, does, in the way that is quickest on
/// the processor at hand.
macro_rules! at_its_best {
    ($(#[$attribute:meta])* $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $result:ty = $body:path) => {
        $(#[$attribute])*
        #[inline]
        #[allow(unsafe_code)] // Measured: a fifth of the search's time.
        $visibility fn $name($($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
                fn modern($($argument: $type),*) -> $result {
                    $body($($argument),*)
                }
                if $crate::processor::is_modern() {
                    // SAFETY: the processor has just been found to have what the function was compiled for.
                    return unsafe { modern($($argument),*) };
                }
            }
            $body($($argument),*)
        }
    };
}

pub(crate) use at_its_best;

/// Whether the processor can do what [`at_its_best`] compiles for.
#[cfg(target_arch = "x86_64")]
#[inline]
pub(crate) fn is_modern() -> bool {
    use std::arch::is_x86_feature_detected as has;
    has!("popcnt") && has!("bmi1") && has!("bmi2") && has!("lzcnt")
}
