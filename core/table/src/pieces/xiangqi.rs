//! The pieces of Xiangqi.

use palgak_rules::xiangqi::notation;
use palgak_rules::{PieceKind, Side};

use crate::view::Letters;

/// The letter or character on a piece. The letters are the first of the English names (the chariot's is R). There is
/// no hangul for Xiangqi: characters take its place.
pub(super) fn glyph(side: Side, kind: PieceKind, letters: Letters) -> String {
    match letters {
        Letters::Hanja | Letters::HanjaLong | Letters::Hangul => notation::character(side, kind).to_string(),
        Letters::Latin => match kind {
            PieceKind::King => "G",
            PieceKind::Guard => "A",
            PieceKind::Elephant => "E",
            PieceKind::Horse => "H",
            PieceKind::Chariot => "R",
            PieceKind::Cannon => "C",
            PieceKind::Soldier => "S",
        }
        .to_owned(),
        Letters::Symbols => String::new(),
    }
}

/// The message with the name of a piece.
pub(super) const fn name(side: Side, kind: PieceKind) -> &'static str {
    match (kind, side) {
        (PieceKind::King, Side::First) => "xiangqi-general-red",
        (PieceKind::King, Side::Second) => "xiangqi-general-black",
        (PieceKind::Guard, Side::First) => "xiangqi-advisor-red",
        (PieceKind::Guard, Side::Second) => "xiangqi-advisor-black",
        (PieceKind::Elephant, Side::First) => "xiangqi-elephant-red",
        (PieceKind::Elephant, Side::Second) => "xiangqi-elephant-black",
        (PieceKind::Horse, _) => "xiangqi-horse",
        (PieceKind::Chariot, _) => "xiangqi-chariot",
        (PieceKind::Cannon, Side::First) => "xiangqi-cannon-red",
        (PieceKind::Cannon, Side::Second) => "xiangqi-cannon-black",
        (PieceKind::Soldier, Side::First) => "xiangqi-soldier-red",
        (PieceKind::Soldier, Side::Second) => "xiangqi-soldier-black",
    }
}

/// What a piece is worth, as beginners are taught.
pub(super) const fn worth(kind: PieceKind) -> u16 {
    match kind {
        PieceKind::King => 100,
        PieceKind::Chariot => 9,
        PieceKind::Cannon => 5,
        PieceKind::Horse => 4,
        PieceKind::Elephant => 3,
        PieceKind::Guard => 2,
        PieceKind::Soldier => 1,
    }
}
