//! What a move must do so that one's own king is not left in check.
//!
//! Every enemy piece that bears on the king, now or after one move, sets a condition on the points other
//! pieces may go to. The conditions are exact, so no move has to be made to be tested:
//!
//! - A chariot, horse, elephant or soldier bears on the king through some points (none for a soldier). Empty,
//!   it gives check: capture it or fill one of them. One own piece in the way is bound to them.
//! - A cannon bears on the king when exactly one piece, no cannon, stands between. Coming between, going away
//!   and capturing between all change that number, and a cannon on the way counts differently from the rest.

use super::attacks::{self, between, chariot_lines, elephant_leap, horse_leap, leaps_to, soldier_sources};
use super::position::Position;
use crate::family::bitboard::Bitboard;
use crate::piece::PieceKind;
use crate::side::Side;
use crate::square::Square;
use arrayvec::ArrayVec;

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
pub(crate) struct Legality {
    threats: ArrayVec<Threat, 16>,
    cannons: Bitboard,
    own: Bitboard,
    /// The pieces that give check.
    checkers: Bitboard,
    /// Where a piece that is no cannon and stands on no path may go.
    free: Bitboard,
    /// Where a cannon that stands on no path may go.
    free_cannon: Bitboard,
    /// Own pieces on a path: they have conditions of their own.
    bound: Bitboard,
}

impl Legality {
    /// The conditions for the pieces of `side`.
    #[inline]
    pub(crate) fn of(position: &Position, side: Side) -> Legality {
        let king = position.king(side);
        let enemy = position.by_side(side.other());
        let mut legality = Legality {
            threats: ArrayVec::new(),
            cannons: position.by_kind(PieceKind::Cannon),
            own: position.by_side(side),
            checkers: Bitboard::EMPTY,
            free: Bitboard::ALL,
            free_cannon: Bitboard::ALL,
            bound: Bitboard::EMPTY,
        };
        let occupied = position.occupied();
        let lines = chariot_lines(king);
        for from in enemy & position.by_kind(PieceKind::Chariot) & lines {
            legality.add(from, between(from, king), occupied, false);
        }
        for from in enemy & position.by_kind(PieceKind::Cannon) & lines {
            legality.add(from, between(from, king), occupied, true);
        }
        let leaps = leaps_to(king);
        for from in enemy & position.by_kind(PieceKind::Horse) & leaps.horses {
            let leap = horse_leap(from, king);
            legality.add(leap.from, leap.blocks, occupied, false);
        }
        for from in enemy & position.by_kind(PieceKind::Elephant) & leaps.elephants {
            let leap = elephant_leap(from, king);
            legality.add(leap.from, leap.blocks, occupied, false);
        }
        for from in enemy & position.by_kind(PieceKind::Soldier) & soldier_sources(side.other(), king) {
            legality.add(from, Bitboard::EMPTY, occupied, false);
        }
        legality
    }

    #[inline]
    fn add(&mut self, from: Square, path: Bitboard, occupied: Bitboard, cannon: bool) {
        let threat = Threat { by: Bitboard::of(from), path, on_path: occupied & path, cannon };
        let count = threat.on_path.len();
        if count > if cannon { 2 } else { 1 } {
            return;
        }
        if cannon && path.is_empty() {
            // Next to the king with nothing to jump, and nothing can come between.
            return;
        }
        if threat.gives_check(self.cannons) {
            self.checkers |= threat.by;
        }
        self.free &= threat.allowed_from_outside(self.cannons, false);
        self.free_cannon &= threat.allowed_from_outside(self.cannons, true);
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
                    threat.allowed_from_path(from, self.cannons, is_cannon)
                } else {
                    threat.allowed_from_outside(self.cannons, is_cannon)
                }
        })
    }

    /// The enemy pieces that would attack the king if the piece on `from` (not the king) went to `to`.
    pub(crate) fn attackers_after(&self, from: Square, to: Square, is_cannon: bool) -> Bitboard {
        self.threats.iter().fold(Bitboard::EMPTY, |attackers, threat| {
            let allowed = if threat.on_path.contains(from) {
                threat.allowed_from_path(from, self.cannons, is_cannon)
            } else {
                threat.allowed_from_outside(self.cannons, is_cannon)
            };
            if allowed.contains(to) { attackers } else { attackers | threat.by }
        })
    }
}

impl Threat {
    #[inline]
    fn gives_check(&self, cannons: Bitboard) -> bool {
        if self.cannon {
            self.on_path.len() == 1 && !self.on_path.intersects(cannons)
        } else {
            self.on_path.is_empty()
        }
    }

    /// Where a piece that is not on the path may go.
    #[inline]
    fn allowed_from_outside(&self, cannons: Bitboard, is_cannon: bool) -> Bitboard {
        let screen = self.on_path;
        if !self.cannon {
            return if screen.is_empty() { self.path | self.by } else { Bitboard::ALL };
        }
        match (screen.len(), is_cannon) {
            // Coming between makes a screen, unless it is a cannon that comes.
            (0, false) => !self.path,
            (0, true) => Bitboard::ALL,
            (1, _) if screen.intersects(cannons) => {
                // A piece that captures the cannon between takes its place as a screen.
                if is_cannon { Bitboard::ALL } else { !screen }
            }
            // In check: capture the cannon or come between as a second piece.
            (1, false) => self.by | (self.path & !screen),
            // Or, for a cannon, capture the screen and be no screen.
            (1, true) => self.by | self.path,
            _ => Bitboard::ALL,
        }
    }

    /// Where the own piece `from` on the path may go.
    #[inline]
    fn allowed_from_path(&self, from: Square, cannons: Bitboard, is_cannon: bool) -> Bitboard {
        if !self.cannon {
            return self.path | self.by;
        }
        let other = self.on_path & !Bitboard::of(from);
        if other.is_empty() {
            // The only piece between. A cannon is no screen wherever it goes; another piece is one now, and
            // must leave the path.
            return if is_cannon { Bitboard::ALL } else { !self.path };
        }
        if other.intersects(cannons) {
            // Alone, the other is no screen; but capturing it puts this piece there.
            if is_cannon { Bitboard::ALL } else { !other }
        } else {
            // Leaving makes the other the only screen; capturing it makes this piece the only one.
            let stay = self.path | self.by;
            if is_cannon { stay } else { stay & !other }
        }
    }
}

/// The points of the palace of `side` that the enemy attacks once the king has left its point: where the king
/// cannot go.
#[inline]
pub(crate) fn danger(position: &Position, side: Side) -> Bitboard {
    let king = position.king(side);
    let enemy = position.by_side(side.other());
    let occupancy = position.occupancy().without(king);
    let cannons = position.by_kind(PieceKind::Cannon);
    let home = crate::family::geometry::palace(side);
    let zone = PALACE_LINES[side.index()];
    let mut danger = Bitboard::EMPTY;
    for from in enemy & position.by_kind(PieceKind::Chariot) & zone {
        danger |= attacks::chariot(from, &occupancy);
    }
    for from in enemy & cannons & zone {
        danger |= attacks::cannon(from, &occupancy, cannons);
    }
    for from in enemy & position.by_kind(PieceKind::Horse) & LEAPER_ZONE[side.index()] {
        danger |= attacks::horse(from, &occupancy);
    }
    for from in enemy & position.by_kind(PieceKind::Elephant) & LEAPER_ZONE[side.index()] {
        danger |= attacks::elephant(from, &occupancy);
    }
    for from in enemy & position.by_kind(PieceKind::Soldier) & SOLDIER_ZONE[side.index()] {
        danger |= attacks::soldier(side.other(), from);
    }
    danger & home
}

/// Files d to f and the three ranks of a palace: only from there a chariot or a cannon bears on it.
static PALACE_LINES: [Bitboard; 2] = {
    let mut files = 0u128;
    let mut rank = 0;
    while rank < 10 {
        files |= 0b111 << 3 << (rank * 9);
        rank += 1;
    }
    [Bitboard(files | ((1 << 27) - 1)), Bitboard(files | ((1 << 27) - 1) << 63)]
};

/// The six ranks nearest to a palace's back rank: no horse or elephant reaches the palace from farther.
static LEAPER_ZONE: [Bitboard; 2] = [Bitboard((1 << 54) - 1), Bitboard(((1 << 54) - 1) << 36)];

/// The four nearest ranks: no soldier reaches the palace from farther.
static SOLDIER_ZONE: [Bitboard; 2] = [Bitboard((1 << 36) - 1), Bitboard(((1 << 36) - 1) << 54)];
