//! How pieces look and what they are called.

mod chushogi;
mod janggi;
mod xiangqi;

use palgak_rules::{Game, Side};
use palgak_text::{Catalogue, Locale};

use crate::figure::AnyPiece;
use crate::snapshot::{PieceSize, PieceView};
use crate::view::Letters;

/// A piece as drawn.
#[must_use]
pub fn piece_view(game: Game, piece: AnyPiece, letters: Letters, upside_down: bool) -> PieceView {
    PieceView {
        side: piece.side,
        figure: piece.kind,
        promoted: piece.kind.is_promoted(),
        glyph: glyph(game, piece, letters),
        size: size(game, piece),
        upside_down,
    }
}

/// The letter or character on a piece; empty for symbols alone.
#[must_use]
pub fn glyph(game: Game, piece: AnyPiece, letters: Letters) -> String {
    if letters == Letters::Symbols {
        return String::new();
    }
    match (game, piece.kind.family(), piece.kind.chushogi()) {
        (Game::Janggi, Some(kind), _) => janggi::glyph(piece.side, kind, letters).to_owned(),
        (Game::Xiangqi, Some(kind), _) => xiangqi::glyph(piece.side, kind, letters),
        (Game::ChuShogi, _, Some(kind)) => chushogi::glyph(piece.side, kind, letters),
        // A piece of another game, which no board holds.
        _ => String::new(),
    }
}

/// What stands on a piece, for a line of text: a character where the board shows symbols alone.
pub(crate) fn face(game: Game, piece: AnyPiece, letters: Letters) -> String {
    let letters = if letters == Letters::Symbols { Letters::Hanja } else { letters };
    glyph(game, piece, letters)
}

/// The size of a piece.
#[must_use]
pub fn size(game: Game, piece: AnyPiece) -> PieceSize {
    match (game, piece.kind.family()) {
        (Game::Janggi, Some(kind)) => janggi::size(kind),
        _ => PieceSize::Medium,
    }
}

/// The name of a piece ("soldier"). Where the sides' pieces have names of their own (in Korean, Japanese and
/// Chinese), it is the side's.
#[must_use]
pub fn piece_name(game: Game, piece: AnyPiece, locale: Locale) -> String {
    let id = match (game, piece.kind.family(), piece.kind.chushogi()) {
        (Game::Janggi, Some(kind), _) => janggi::name(piece.side, kind),
        (Game::Xiangqi, Some(kind), _) => xiangqi::name(piece.side, kind),
        (Game::ChuShogi, _, Some(kind)) => chushogi::name(kind),
        _ => return String::new(),
    };
    Catalogue::of(locale).text(id)
}

/// The name of a side ("Cho").
#[must_use]
pub fn side_name(game: Game, side: Side, locale: Locale) -> String {
    Catalogue::of(locale).text(match (game, side) {
        (Game::Janggi, Side::First) => "side-cho",
        (Game::Janggi, Side::Second) => "side-han",
        (Game::Xiangqi, Side::First) => "xiangqi-red",
        (Game::Xiangqi, Side::Second) => "xiangqi-black",
        (Game::ChuShogi, Side::First) => "chushogi-sente",
        (Game::ChuShogi, Side::Second) => "chushogi-gote",
    })
}

/// A piece with its side ("Cho’s soldier"), for speech.
#[must_use]
pub fn whose_piece(game: Game, piece: AnyPiece, locale: Locale) -> String {
    Catalogue::of(locale).format(
        "whose-piece",
        &[
            ("side", side_name(game, piece.side, locale).into()),
            ("piece", piece_name(game, piece, locale).into()),
        ],
    )
}

/// What a piece is worth when captured pieces are put in order: the most valuable first.
pub(crate) fn worth(game: Game, piece: AnyPiece) -> u16 {
    match (game, piece.kind.family(), piece.kind.chushogi()) {
        (Game::Janggi, Some(kind), _) => janggi::worth(kind),
        (Game::Xiangqi, Some(kind), _) => xiangqi::worth(kind),
        (Game::ChuShogi, _, Some(kind)) => chushogi::worth(kind),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use palgak_rules::{Piece, PieceKind, chushogi::Kind};

    use super::*;

    fn figures(game: Game) -> Vec<crate::figure::Figure> {
        match game {
            Game::Janggi | Game::Xiangqi => PieceKind::FAMILY.map(Into::into).to_vec(),
            Game::ChuShogi => Kind::ALL.map(Into::into).to_vec(),
        }
    }

    #[test]
    fn kings_and_soldiers_of_janggi_differ_by_side_and_the_rest_do_not() {
        for letters in [Letters::Hanja, Letters::Hangul] {
            for kind in PieceKind::FAMILY {
                let [cho, han] =
                    Side::BOTH.map(|side| glyph(Game::Janggi, Piece { side, kind: kind.into() }, letters));
                let differ = matches!(kind, PieceKind::King | PieceKind::Soldier);
                assert_eq!(cho != han, differ, "{kind:?} in {letters:?}: {cho} {han}");
            }
        }
    }

    #[test]
    fn the_faces_of_xiangqi_are_those_of_each_side() {
        let faces = |side| -> String {
            PieceKind::FAMILY
                .map(|kind| glyph(Game::Xiangqi, Piece { side, kind: kind.into() }, Letters::Hanja))
                .concat()
        };
        assert_eq!(faces(Side::First), "帥仕車炮馬相兵");
        assert_eq!(faces(Side::Second), "將士車砲馬象卒");
    }

    #[test]
    fn no_two_kinds_share_a_glyph_but_those_that_move_alike() {
        for game in [Game::Janggi, Game::Xiangqi, Game::ChuShogi] {
            for letters in [Letters::Hanja, Letters::Hangul, Letters::Latin, Letters::HanjaLong] {
                let mut faces: Vec<(String, String)> = figures(game)
                    .into_iter()
                    .map(|kind| Piece { side: Side::First, kind })
                    .map(|piece| (glyph(game, piece, letters), piece_name(game, piece, Locale::En)))
                    .collect();
                faces.sort_unstable();
                faces.dedup();
                assert!(faces.iter().all(|(face, name)| !face.is_empty() && !name.is_empty()));
                assert!(
                    faces.windows(2).all(|pair| pair[0].0 != pair[1].0),
                    "{game:?} {letters:?} {faces:?}"
                );
            }
        }
    }

    #[test]
    fn symbols_have_no_letters() {
        let king = Piece { side: Side::First, kind: crate::figure::Figure::King };
        assert_eq!(glyph(Game::Xiangqi, king, Letters::Symbols), "");
    }
}
