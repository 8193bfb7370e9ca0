//! How the pieces of Xiangqi look and what they are called.

use palgak_rules::xiangqi::notation::character;
use palgak_rules::{Piece, PieceKind, Side};
use palgak_text::{Catalogue, Locale};

use crate::snapshot::{PieceSize, PieceView};
use crate::view::Letters;

/// A piece as drawn. All are of one size.
#[must_use]
pub fn piece_view(piece: Piece, letters: Letters, upside_down: bool) -> PieceView {
    PieceView {
        side: piece.side,
        kind: piece.kind,
        glyph: glyph(piece, letters),
        size: PieceSize::Medium,
        upside_down,
    }
}

/// The letter or character on a piece. There is no hangul for Xiangqi: characters take its place.
#[must_use]
pub fn glyph(piece: Piece, letters: Letters) -> String {
    match letters {
        Letters::Hanja | Letters::Hangul => character(piece.side, piece.kind).to_string(),
        Letters::Latin => latin(piece.kind).to_owned(),
    }
}

/// The first letter of a piece's English name.
const fn latin(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "G",
        PieceKind::Guard => "A",
        PieceKind::Chariot => "R",
        PieceKind::Cannon => "C",
        PieceKind::Horse => "H",
        PieceKind::Elephant => "E",
        PieceKind::Soldier => "S",
    }
}

/// The name of a piece ("soldier"). In Japanese and Chinese most pieces have a name on each side.
#[must_use]
pub fn piece_name(piece: Piece, locale: Locale) -> String {
    let red = piece.side == Side::First;
    Catalogue::of(locale).text(match piece.kind {
        PieceKind::King if red => "xiangqi-general-red",
        PieceKind::King => "xiangqi-general-black",
        PieceKind::Guard if red => "xiangqi-advisor-red",
        PieceKind::Guard => "xiangqi-advisor-black",
        PieceKind::Elephant if red => "xiangqi-elephant-red",
        PieceKind::Elephant => "xiangqi-elephant-black",
        PieceKind::Horse => "xiangqi-horse",
        PieceKind::Chariot => "xiangqi-chariot",
        PieceKind::Cannon if red => "xiangqi-cannon-red",
        PieceKind::Cannon => "xiangqi-cannon-black",
        PieceKind::Soldier if red => "xiangqi-soldier-red",
        PieceKind::Soldier => "xiangqi-soldier-black",
    })
}

/// The name of a side ("Red").
#[must_use]
pub fn side_name(side: Side, locale: Locale) -> String {
    Catalogue::of(locale).text(match side {
        Side::First => "xiangqi-red",
        Side::Second => "xiangqi-black",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_those_of_the_sides() {
        let faces = |side| -> String {
            PieceKind::FAMILY.map(|kind| glyph(Piece { side, kind }, Letters::Hanja)).concat()
        };
        assert_eq!(faces(Side::First), "帥仕車炮馬相兵");
        assert_eq!(faces(Side::Second), "將士車砲馬象卒");
    }

    #[test]
    fn no_two_kinds_share_a_letter() {
        let mut letters = PieceKind::FAMILY.map(latin);
        letters.sort_unstable();
        assert_eq!(letters, ["A", "C", "E", "G", "H", "R", "S"]);
    }

    #[test]
    fn names_are_those_of_the_language() {
        let cannon = Piece { side: Side::Second, kind: PieceKind::Cannon };
        assert_eq!(piece_name(cannon, Locale::ZhHant), "砲");
        assert_eq!(piece_name(cannon, Locale::En), "cannon");
        assert_eq!(side_name(Side::First, Locale::Ja), "赤");
    }
}
