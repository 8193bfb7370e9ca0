//! What bears on a king (docs/rules/janggi.md#check-and-mate).

use super::attacks::{self, between, chariot_lines, elephant_path, elephant_sources, soldier_sources};
use super::position::Position;
use crate::family::bitboard::Bitboard;
use crate::family::leaps::{horse_leg, horse_sources};
use crate::family::threats::Threats;
use crate::piece::PieceKind;
use crate::side::Side;

/// The enemy pieces that bear on the king of `side`.
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
    Threats::new(position.by_side(side), position.by_kind(PieceKind::Cannon))
}

/// Fills a list with the enemy pieces that bear on the king of `side`.
#[inline]
pub(crate) fn add_threats(position: &Position, side: Side, threats: &mut Threats) {
    let king = position.king(side);
    let enemy = position.by_side(side.other());
    let occupied = position.occupied();
    let lines = chariot_lines(king);
    for from in enemy & position.by_kind(PieceKind::Chariot) & lines {
        threats.add(from, between(from, king), occupied, false);
    }
    for from in enemy & position.by_kind(PieceKind::Cannon) & lines {
        threats.add(from, between(from, king), occupied, true);
    }
    for from in enemy & position.by_kind(PieceKind::Horse) & horse_sources(king) {
        threats.add(from, horse_leg(from, king), occupied, false);
    }
    for from in enemy & position.by_kind(PieceKind::Elephant) & elephant_sources(king) {
        threats.add(from, elephant_path(from, king), occupied, false);
    }
    for from in enemy & position.by_kind(PieceKind::Soldier) & soldier_sources(side.other(), king) {
        threats.add(from, Bitboard::EMPTY, occupied, false);
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
