//! Random numbers that make up a position's hash.

use crate::family::geometry::POINTS;

/// One number for each piece on each point, and for each part of the rule state.
pub(crate) struct Keys {
    pub(crate) piece: [[[u64; POINTS]; 7]; 2],
    pub(crate) second_to_move: u64,
    /// By the number of passes in a row just made.
    pub(crate) passes: [u64; 3],
    pub(crate) bikjang: u64,
}

/// SplitMix64: a full-period generator whose outputs are distinct, as hash keys must be.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ (z >> 31))
}

pub(crate) static KEYS: Keys = {
    let mut state = 0x006a_616e_6767_6921; // "janggi!"
    let mut piece = [[[0; POINTS]; 7]; 2];
    let mut side = 0;
    while side < 2 {
        let mut kind = 0;
        while kind < 7 {
            let mut point = 0;
            while point < POINTS {
                (state, piece[side][kind][point]) = next(state);
                point += 1;
            }
            kind += 1;
        }
        side += 1;
    }
    let mut passes = [0; 3];
    (state, passes[1]) = next(state);
    (state, passes[2]) = next(state);
    let second_to_move;
    (state, second_to_move) = next(state);
    let (_, bikjang) = next(state);
    Keys { piece, second_to_move, passes, bikjang }
};
