//! How pieces look and what they are called.

pub mod xiangqi;

use palgak_rules::{Piece, PieceKind, Side};
use palgak_text::{Catalogue, Locale};

use crate::snapshot::{PieceSize, PieceView};
use crate::view::Letters;

/// A Janggi piece as drawn.
#[must_use]
pub fn piece_view(piece: Piece, letters: Letters, upside_down: bool) -> PieceView {
    PieceView {
        side: piece.side,
        kind: piece.kind,
        glyph: glyph(piece, letters).to_owned(),
        size: size(piece.kind),
        upside_down,
    }
}

/// The letter or character on a Janggi piece.
#[must_use]
pub const fn glyph(piece: Piece, letters: Letters) -> &'static str {
    let [hanja, hangul, latin] = match (piece.kind, piece.side) {
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
        Letters::Hanja => hanja,
        Letters::Hangul => hangul,
        Letters::Latin => latin,
    }
}

/// The size of a Janggi piece.
#[must_use]
pub const fn size(kind: PieceKind) -> PieceSize {
    match kind {
        PieceKind::King => PieceSize::Large,
        PieceKind::Chariot | PieceKind::Cannon | PieceKind::Horse | PieceKind::Elephant => PieceSize::Medium,
        PieceKind::Guard | PieceKind::Soldier => PieceSize::Small,
    }
}

/// The name of a Janggi piece ("soldier"). Cho's and Han's soldiers have names of their own in Korean,
/// Japanese and Chinese.
#[must_use]
pub fn piece_name(piece: Piece, locale: Locale) -> String {
    Catalogue::of(locale).text(match (piece.kind, piece.side) {
        (PieceKind::King, _) => "piece-king",
        (PieceKind::Guard, _) => "piece-guard",
        (PieceKind::Chariot, _) => "piece-chariot",
        (PieceKind::Cannon, _) => "piece-cannon",
        (PieceKind::Horse, _) => "piece-horse",
        (PieceKind::Elephant, _) => "piece-elephant",
        (PieceKind::Soldier, Side::First) => "piece-soldier-cho",
        (PieceKind::Soldier, Side::Second) => "piece-soldier-han",
    })
}

/// The name of a side of Janggi ("Cho").
#[must_use]
pub fn side_name(side: Side, locale: Locale) -> String {
    Catalogue::of(locale).text(match side {
        Side::First => "side-cho",
        Side::Second => "side-han",
    })
}

/// A piece with its side ("Cho’s soldier"), for speech.
#[must_use]
pub fn whose_piece(piece: Piece, locale: Locale) -> String {
    Catalogue::of(locale).format(
        "whose-piece",
        &[("side", side_name(piece.side, locale).into()), ("piece", piece_name(piece, locale).into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kings_and_soldiers_differ_by_side_and_the_rest_do_not() {
        for letters in [Letters::Hanja, Letters::Hangul] {
            for kind in PieceKind::FAMILY {
                let [cho, han] = Side::BOTH.map(|side| glyph(Piece { side, kind }, letters));
                let differ = matches!(kind, PieceKind::King | PieceKind::Soldier);
                assert_eq!(cho != han, differ, "{kind:?} in {letters:?}: {cho} {han}");
            }
        }
        assert_eq!(glyph(Piece { side: Side::First, kind: PieceKind::King }, Letters::Hanja), "楚");
        assert_eq!(glyph(Piece { side: Side::Second, kind: PieceKind::Soldier }, Letters::Hanja), "兵");
    }

    #[test]
    fn no_two_kinds_share_a_glyph() {
        for letters in [Letters::Hanja, Letters::Hangul, Letters::Latin] {
            let mut glyphs = PieceKind::FAMILY.map(|kind| glyph(Piece { side: Side::First, kind }, letters));
            glyphs.sort_unstable();
            assert!(glyphs.windows(2).all(|pair| pair[0] != pair[1]), "{glyphs:?}");
        }
    }
}
