//! Random numbers that make up a position's hash.

use super::geometry::POINTS;
use crate::splitmix::SplitMix64;

/// `COUNT` keys from a seed.
pub(crate) const fn keys<const COUNT: usize>(seed: u64) -> [u64; COUNT] {
    let mut keys = [0; COUNT];
    let mut numbers = SplitMix64::new(seed);
    let mut index = 0;
    while index < COUNT {
        keys[index] = numbers.next();
        index += 1;
    }
    keys
}

/// One key for each side's piece of each kind on each point.
pub(crate) static PIECE_KEYS: [[[u64; POINTS]; 7]; 2] = {
    let flat: [u64; 2 * 7 * POINTS] = keys(0x7061_6c67_616b_2139);
    let mut table = [[[0; POINTS]; 7]; 2];
    let mut index = 0;
    while index < flat.len() {
        table[index / (7 * POINTS)][index / POINTS % 7][index % POINTS] = flat[index];
        index += 1;
    }
    table
};
