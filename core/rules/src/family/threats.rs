//! What a move must do so that one's own king is not left in check.
//!
//! Every enemy piece that bears on the king, now or after one move, sets a condition on the points other
//! pieces may go to. The conditions are exact, so no move has to be made to be tested:
//!
//! - A chariot, horse, elephant, soldier or facing king bears on the king through some points (none for a
//!   soldier). Empty, it gives check: capture it or fill one of them. One own piece in the way is bound to them.
//! - A cannon bears on the king when exactly one piece stands between. Coming between, going away and capturing
//!   between all change that number. In Janggi a cannon on the way is no screen and counts differently.

use arrayvec::ArrayVec;

use super::bitboard::Bitboard;
use crate::square::Square;

/// One enemy piece that bears on the king, and the points between.
#[derive(Clone, Copy, Debug)]
struct Threat {
    /// The enemy piece.
    by: Bitboard,
    /// The points between it and the king that matter.
    path: Bitboard,
    /// The pieces on the path.
    on_path: Bitboard,
    /// Whether it is a cannon.
    cannon: bool,
}

/// Where pieces may go as far as the own king's safety goes.
pub(crate) struct Threats {
    threats: ArrayVec<Threat, 16>,
    /// Pieces that are no screens for a cannon and cannot be captured by one: the cannons, in Janggi; none in Xiangqi.
    no_screens: Bitboard,
    own: Bitboard,
    /// The pieces that give check.
    checkers: Bitboard,
    /// Where a piece that is a screen and stands on no path may go.
    free: Bitboard,
    /// Where a piece that is no screen and stands on no path may go.
    free_cannon: Bitboard,
    /// Own pieces on a path: they have conditions of their own.
    bound: Bitboard,
}

impl Threats {
    /// No threat yet against the king of the side whose pieces are `own`.
    #[inline(always)]
    pub(crate) fn new(own: Bitboard, no_screens: Bitboard) -> Threats {
        Threats {
            threats: ArrayVec::new(),
            no_screens,
            own,
            checkers: Bitboard::EMPTY,
            free: Bitboard::ALL,
            free_cannon: Bitboard::ALL,
            bound: Bitboard::EMPTY,
        }
    }

    /// Adds the enemy piece on `from`, which bears on the king through `path`.
    #[inline]
    pub(crate) fn add(&mut self, from: Square, path: Bitboard, occupied: Bitboard, cannon: bool) {
        let threat = Threat { by: Bitboard::of(from), path, on_path: occupied & path, cannon };
        let beyond_one = threat.on_path.without_first();
        let too_many = if cannon { beyond_one.without_first() } else { beyond_one };
        if !too_many.is_empty() {
            return;
        }
        if cannon && path.is_empty() {
            // Next to the king with nothing to jump, and nothing can come between.
            return;
        }
        if threat.gives_check(self.no_screens) {
            self.checkers |= threat.by;
        }
        self.free &= threat.allowed_from_outside(self.no_screens, false);
        self.free_cannon &= threat.allowed_from_outside(self.no_screens, true);
        self.bound |= threat.on_path & self.own;
        // There is room for all: each threat is an enemy piece, and a side has at most sixteen.
        let _ = self.threats.try_push(threat);
    }

    /// The pieces that give check.
    #[inline]
    pub(crate) fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// The own pieces that stand on some path and have conditions of their own.
    #[inline]
    pub(crate) fn bound(&self) -> Bitboard {
        self.bound
    }

    /// Where a piece that stands on no path may go.
    #[inline]
    pub(crate) fn free(&self, is_cannon: bool) -> Bitboard {
        if is_cannon { self.free_cannon } else { self.free }
    }

    /// Where the piece on `from` (not the king) may go.
    #[inline]
    pub(crate) fn allowed(&self, from: Square, is_cannon: bool) -> Bitboard {
        if !self.bound.contains(from) {
            return self.free(is_cannon);
        }
        self.threats.iter().fold(Bitboard::ALL, |allowed, threat| {
            allowed
                & if threat.on_path.contains(from) {
                    threat.allowed_from_path(from, self.no_screens, is_cannon)
                } else {
                    threat.allowed_from_outside(self.no_screens, is_cannon)
                }
        })
    }

    /// The enemy pieces that would attack the king if the piece on `from` (not the king) went to `to`.
    pub(crate) fn attackers_after(&self, from: Square, to: Square, is_cannon: bool) -> Bitboard {
        self.threats.iter().fold(Bitboard::EMPTY, |attackers, threat| {
            let allowed = if threat.on_path.contains(from) {
                threat.allowed_from_path(from, self.no_screens, is_cannon)
            } else {
                threat.allowed_from_outside(self.no_screens, is_cannon)
            };
            if allowed.contains(to) { attackers } else { attackers | threat.by }
        })
    }
}

impl Threat {
    #[inline]
    fn gives_check(&self, no_screens: Bitboard) -> bool {
        if self.cannon {
            self.on_path.is_single() && !self.on_path.intersects(no_screens)
        } else {
            self.on_path.is_empty()
        }
    }

    /// Where a piece that is not on the path may go.
    #[inline]
    fn allowed_from_outside(&self, no_screens: Bitboard, is_cannon: bool) -> Bitboard {
        let screen = self.on_path;
        if !self.cannon {
            return if screen.is_empty() { self.path | self.by } else { Bitboard::ALL };
        }
        if screen.is_empty() {
            // Coming between makes a screen, unless it is a cannon that comes.
            return if is_cannon { Bitboard::ALL } else { !self.path };
        }
        if !screen.is_single() {
            return Bitboard::ALL;
        }
        if screen.intersects(no_screens) {
            // A piece that captures the cannon between takes its place as a screen.
            return if is_cannon { Bitboard::ALL } else { !screen };
        }
        // In check: capture the cannon or come between as a second piece. Or, for a cannon, capture the screen and
        // be no screen.
        self.by | if is_cannon { self.path } else { self.path & !screen }
    }

    /// Where the own piece `from` on the path may go.
    #[inline]
    fn allowed_from_path(&self, from: Square, no_screens: Bitboard, is_cannon: bool) -> Bitboard {
        if !self.cannon {
            return self.path | self.by;
        }
        let other = self.on_path & !Bitboard::of(from);
        if other.is_empty() {
            // The only piece between. A cannon is no screen wherever it goes; another piece is one now, and
            // must leave the path.
            return if is_cannon { Bitboard::ALL } else { !self.path };
        }
        if other.intersects(no_screens) {
            // Alone, the other is no screen; but capturing it puts this piece there.
            if is_cannon { Bitboard::ALL } else { !other }
        } else {
            // Leaving makes the other the only screen; capturing it makes this piece the only one.
            let stay = self.path | self.by;
            if is_cannon { stay } else { stay & !other }
        }
    }
}
