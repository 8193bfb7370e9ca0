//! What a picture of a board needs to know of a game: how its pieces look, what things are called.

use palgak_rules::{Game, Piece, Side, Square, janggi, xiangqi};
use palgak_text::{Catalogue, Locale};

use crate::pieces;
use crate::snapshot::PieceView;
use crate::view::Letters;
use crate::words;

/// A position that a picture can be made of.
pub(crate) trait Pictured: palgak_rules::Position {
    /// A piece as drawn, seen by the first side.
    fn look(piece: Piece<Self::Kind>, letters: Letters) -> PieceView;

    /// What a piece is called.
    fn piece_name(piece: Piece<Self::Kind>, locale: Locale) -> String;

    /// What a side is called.
    fn side_name(side: Side, locale: Locale) -> String;

    /// A place of the board in words.
    fn place(square: Square, locale: Locale) -> String {
        words::place(locale, (Self::FILES, Self::RANKS), square)
    }

    /// Where the king of the side to move stands in check.
    fn checked(&self) -> Option<Square>;

    /// That a side is in check.
    fn check_words(side: Side, locale: Locale) -> String {
        let id = if Self::GAME == Game::Xiangqi { "xiangqi-picture-check" } else { "picture-check" };
        Catalogue::of(locale).format(id, &[("side", Self::side_name(side, locale).into())])
    }

    /// A piece with its side.
    fn whose_piece(piece: Piece<Self::Kind>, locale: Locale) -> String {
        Catalogue::of(locale).format(
            "whose-piece",
            &[
                ("side", Self::side_name(piece.side, locale).into()),
                ("piece", Self::piece_name(piece, locale).into()),
            ],
        )
    }
}

impl Pictured for janggi::Position {
    fn look(piece: Piece, letters: Letters) -> PieceView {
        pieces::piece_view(piece, letters, false)
    }

    fn piece_name(piece: Piece, locale: Locale) -> String {
        pieces::piece_name(piece, locale)
    }

    fn side_name(side: Side, locale: Locale) -> String {
        pieces::side_name(side, locale)
    }

    fn checked(&self) -> Option<Square> {
        use palgak_rules::Position as _;
        self.in_check().then(|| self.king(self.side_to_move()))
    }
}

impl Pictured for xiangqi::Position {
    fn look(piece: Piece, letters: Letters) -> PieceView {
        pieces::xiangqi::piece_view(piece, letters, false)
    }

    fn piece_name(piece: Piece, locale: Locale) -> String {
        pieces::xiangqi::piece_name(piece, locale)
    }

    fn side_name(side: Side, locale: Locale) -> String {
        pieces::xiangqi::side_name(side, locale)
    }

    fn checked(&self) -> Option<Square> {
        use palgak_rules::Position as _;
        self.in_check().then(|| self.king(self.side_to_move()))
    }
}
