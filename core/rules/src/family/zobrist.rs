//! Random numbers that make up a position's hash.

use super::geometry::POINTS;

/// SplitMix64: a full-period generator whose outputs are distinct, as hash keys must be.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ (z >> 31))
}

/// `COUNT` keys from a seed.
pub(crate) const fn keys<const COUNT: usize>(seed: u64) -> [u64; COUNT] {
    let mut keys = [0; COUNT];
    let mut state = seed;
    let mut index = 0;
    while index < COUNT {
        (state, keys[index]) = next(state);
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
