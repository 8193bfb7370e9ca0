//! Asks the system to lay out large tables in large pages. Every look into a table of many megabytes is to
//! another place; with small pages the processor then has to find out where the page is, too, which took longer than
//! anything else a node does.

use std::mem::MaybeUninit;

/// Asks for large pages for memory that nothing has been written to yet. A hint: systems that know no such pages, or
/// have none left, do nothing.
pub(crate) fn prefer_large<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    advise(memory);
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    let _ = memory;
}

#[cfg(any(target_os = "linux", target_os = "android"))]
#[allow(unsafe_code)] // Measured: a tenth of the search's time.
fn advise<T>(memory: &mut [MaybeUninit<T>]) {
    use rustix::mm::{Advice, madvise};

    let page = rustix::param::page_size();
    let bytes = size_of_val(memory);
    let start = memory.as_mut_ptr().cast::<u8>();
    // Whole pages of this memory alone.
    let skipped = start.align_offset(page);
    let length = bytes.saturating_sub(skipped) / page * page;
    if length < 2 << 20 {
        return;
    }
    // SAFETY: the range lies within `memory`, which is borrowed mutably, and the advice changes none of its contents.
    // Whatever comes back, the memory is as good as before.
    let _ = unsafe { madvise(start.wrapping_add(skipped).cast(), length, Advice::LinuxHugepage) };
}
