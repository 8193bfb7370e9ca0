//! What pieces are worth in exchanges.

use palgak_rules::PieceKind;

/// What a piece is worth in exchanges, in hundredths of a point.
pub(super) const fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Soldier => 180,
        PieceKind::Guard => 280,
        PieceKind::Elephant => 270,
        PieceKind::Horse => 610,
        PieceKind::Cannon => 640,
        PieceKind::Chariot => 1300,
        PieceKind::King => 5000,
    }
}
