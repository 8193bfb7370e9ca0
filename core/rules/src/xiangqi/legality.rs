//! What bears on a general (docs/rules/xiangqi.md#check-mate-and-stalemate).

use super::attacks::{self, soldier_sources};
use super::position::Position;
use crate::family::bitboard::Bitboard;
use crate::family::geometry::{file, file_of, palace};
use crate::family::leaps::{horse_leg, horse_sources};
use crate::family::lines::{between, cross};
use crate::family::threats::Threats;
use crate::piece::PieceKind;
use crate::side::Side;

/// The enemy pieces that bear on the general of `side`. The enemy general bears on it along a file, since the
/// two may not face.
#[inline]
pub(crate) fn threats(position: &Position, side: Side) -> Threats {
    let mut threats = no_threats(position, side);
    add_threats(position, side, &mut threats);
    threats
}

/// A list without threats yet, to be filled by [`add_threats`] where it stands: it is a kilobyte, too much to copy
/// for each position.
#[inline(always)]
pub(crate) fn no_threats(position: &Position, side: Side) -> Threats {
    // Every piece is a screen, a cannon too.
    Threats::new(position.by_side(side), Bitboard::EMPTY)
}

/// Fills a list with the enemy pieces that bear on the king of `side`.
#[inline]
pub(crate) fn add_threats(position: &Position, side: Side, threats: &mut Threats) {
    let general = position.king(side);
    let enemy = position.by_side(side.other());
    let occupied = position.occupied();
    let lines = cross(general);
    for from in enemy & position.by_kind(PieceKind::Chariot) & lines {
        threats.add(from, between(from, general), occupied, false);
    }
    let other = position.king(side.other());
    if file_of(other) == file_of(general) {
        threats.add(other, between(other, general), occupied, false);
    }
    for from in enemy & position.by_kind(PieceKind::Cannon) & lines {
        threats.add(from, between(from, general), occupied, true);
    }
    for from in enemy & position.by_kind(PieceKind::Horse) & horse_sources(general) {
        threats.add(from, horse_leg(from, general), occupied, false);
    }
    for from in enemy & position.by_kind(PieceKind::Soldier) & soldier_sources(side.other(), general) {
        threats.add(from, Bitboard::EMPTY, occupied, false);
    }
}

/// The points of the palace of `side` where its general cannot go: attacked, or facing the other general, once
/// it has left its point.
#[inline]
pub(crate) fn danger(position: &Position, side: Side) -> Bitboard {
    let general = position.king(side);
    let enemy = position.by_side(side.other());
    let occupancy = position.occupancy().without(general);
    let zone = PALACE_LINES[side.index()];
    let other = position.king(side.other());
    let mut danger = attacks::chariot(other, &occupancy) & file(file_of(other));
    for from in enemy & position.by_kind(PieceKind::Chariot) & zone {
        danger |= attacks::chariot(from, &occupancy);
    }
    for from in enemy & position.by_kind(PieceKind::Cannon) & zone {
        danger |= attacks::cannon_threat(from, &occupancy);
    }
    for from in enemy & position.by_kind(PieceKind::Horse) & HORSE_ZONE[side.index()] {
        danger |= attacks::horse(from, &occupancy);
    }
    for from in enemy & position.by_kind(PieceKind::Soldier) & SOLDIER_ZONE[side.index()] {
        danger |= attacks::soldier(side.other(), from);
    }
    danger & palace(side)
}

/// Files d to f and the three ranks of a palace: only from there a chariot or a cannon bears on it.
static PALACE_LINES: [Bitboard; 2] = {
    let files = file(3).0 | file(4).0 | file(5).0;
    [Bitboard(files | ((1 << 27) - 1)), Bitboard(files | ((1 << 27) - 1) << 63)]
};

/// The five ranks nearest to a palace's back rank: no horse reaches the palace from farther.
static HORSE_ZONE: [Bitboard; 2] = [Bitboard((1 << 45) - 1), Bitboard(((1 << 45) - 1) << 45)];

/// The four nearest ranks: no soldier reaches the palace from farther.
static SOLDIER_ZONE: [Bitboard; 2] = [Bitboard((1 << 36) - 1), Bitboard(((1 << 36) - 1) << 54)];
