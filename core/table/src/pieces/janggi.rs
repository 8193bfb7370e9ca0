//! The pieces of Janggi.

use palgak_rules::{PieceKind, Side, janggi};

use crate::snapshot::PieceSize;
use crate::view::Letters;

/// The letter or character on a piece.
pub(super) const fn glyph(side: Side, kind: PieceKind, letters: Letters) -> &'static str {
    let [hanja, hangul, latin] = match (kind, side) {
        (PieceKind::King, Side::First) => ["楚", "초", "K"],
        (PieceKind::King, Side::Second) => ["漢", "한", "K"],
        (PieceKind::Chariot, _) => ["車", "차", "R"],
        (PieceKind::Cannon, _) => ["包", "포", "C"],
        (PieceKind::Horse, _) => ["馬", "마", "H"],
        (PieceKind::Elephant, _) => ["象", "상", "E"],
        (PieceKind::Guard, _) => ["士", "사", "G"],
        (PieceKind::Soldier, Side::First) => ["卒", "졸", "S"],
        (PieceKind::Soldier, Side::Second) => ["兵", "병", "S"],
    };
    match letters {
        Letters::Hanja | Letters::HanjaLong => hanja,
        Letters::Hangul => hangul,
        Letters::Latin => latin,
        Letters::Symbols => "",
    }
}

/// The size of a piece.
pub(super) const fn size(kind: PieceKind) -> PieceSize {
    match kind {
        PieceKind::King => PieceSize::Large,
        PieceKind::Chariot | PieceKind::Cannon | PieceKind::Horse | PieceKind::Elephant => PieceSize::Medium,
        PieceKind::Guard | PieceKind::Soldier => PieceSize::Small,
    }
}

/// The message with the name of a piece.
pub(super) const fn name(side: Side, kind: PieceKind) -> &'static str {
    match (kind, side) {
        (PieceKind::King, _) => "piece-king",
        (PieceKind::Guard, _) => "piece-guard",
        (PieceKind::Chariot, _) => "piece-chariot",
        (PieceKind::Cannon, _) => "piece-cannon",
        (PieceKind::Horse, _) => "piece-horse",
        (PieceKind::Elephant, _) => "piece-elephant",
        (PieceKind::Soldier, Side::First) => "piece-soldier-cho",
        (PieceKind::Soldier, Side::Second) => "piece-soldier-han",
    }
}

/// The points of a piece.
pub(super) const fn worth(kind: PieceKind) -> u16 {
    janggi::value(kind)
}
