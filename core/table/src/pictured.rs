//! What a picture of a board needs to know of a game: how its pieces look, what things are called.

use palgak_rules::{Game, Piece, Position, Side, Square, chushogi, janggi, xiangqi};
use palgak_text::{Catalogue, Locale};

use crate::figure::{Figure, any};
use crate::pieces;
use crate::snapshot::PieceView;
use crate::view::Letters;
use crate::words::Names;

/// A position that a picture can be made of.
pub(crate) trait Pictured: Position<Kind: Into<Figure>> {
    /// A piece as drawn, seen by the first side.
    fn look(piece: Piece<Self::Kind>, letters: Letters) -> PieceView {
        let far = Self::GAME == Game::ChuShogi && piece.side == Side::Second;
        pieces::piece_view(Self::GAME, any(piece), letters, far)
    }

    /// What a piece is called.
    fn piece_name(piece: Piece<Self::Kind>, locale: Locale) -> String {
        Self::names(locale).piece(any(piece))
    }

    /// What a side is called.
    fn side_name(side: Side, locale: Locale) -> String {
        Self::names(locale).side(side)
    }

    /// A place of the board in words.
    fn place(square: Square, locale: Locale) -> String {
        Self::names(locale).place(square)
    }

    /// A piece with its side.
    fn whose_piece(piece: Piece<Self::Kind>, locale: Locale) -> String {
        Self::names(locale).whose_piece(any(piece))
    }

    /// The names of the game's things.
    fn names(locale: Locale) -> Names {
        Names { game: Self::GAME, locale }
    }

    /// Where the king of the side to move stands in check.
    fn checked(&self) -> Option<Square>;

    /// That a side is in check.
    fn check_words(side: Side, locale: Locale) -> String {
        let id = if Self::GAME == Game::Xiangqi { "xiangqi-picture-check" } else { "picture-check" };
        Catalogue::of(locale).format(id, &[("side", Self::side_name(side, locale).into())])
    }
}

impl Pictured for janggi::Position {
    fn checked(&self) -> Option<Square> {
        self.in_check().then(|| self.king(self.side_to_move()))
    }
}

impl Pictured for xiangqi::Position {
    fn checked(&self) -> Option<Square> {
        self.in_check().then(|| self.king(self.side_to_move()))
    }
}

impl Pictured for chushogi::Position {
    fn checked(&self) -> Option<Square> {
        if self.in_check() { self.royals(self.side_to_move()).next() } else { None }
    }
}
