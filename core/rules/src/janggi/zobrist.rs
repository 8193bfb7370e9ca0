//! The keys of Janggi's rule state in a position's hash.

use crate::family::zobrist::keys;

const KEYS: [u64; 4] = keys(0x006a_616e_6767_6921);

/// The second side is to move.
pub(crate) const SECOND_TO_MOVE: u64 = KEYS[0];
/// So many passes in a row were just made.
pub(crate) const PASSES: [u64; 3] = [0, KEYS[1], KEYS[2]];
/// The bikjang rule is in force.
pub(crate) const BIKJANG: u64 = KEYS[3];
