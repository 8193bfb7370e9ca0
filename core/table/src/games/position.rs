//! A position of any game.

use std::fmt::Debug;

use palgak_rules::{Game, Move, MoveList, Position, Reason, Side, Square};

use crate::figure::{AnyPiece, Figure, any};
use crate::view::NotationStyle;

/// A position of any game, as far as a table looks at it.
pub trait AnyPosition: Debug + Send + Sync {
    /// Which game.
    fn game(&self) -> Game;
    /// Files and ranks of the board.
    fn size(&self) -> (u8, u8);
    /// Whose turn it is.
    fn side_to_move(&self) -> Side;
    /// The piece on a point.
    fn piece_at(&self, square: Square) -> Option<AnyPiece>;
    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;
    /// Every legal move, passes included. What went before is not looked at.
    fn legal(&self) -> MoveList;
    /// The draw the side to move may claim here.
    fn claimable_draw(&self) -> Option<Reason>;
    /// The position in FEN (SFEN in Chu Shogi).
    fn fen(&self) -> String;
    /// The royal pieces of the side to move that are attacked.
    fn checked(&self) -> Vec<Square>;
    /// The points of a side as shown, where the game counts any.
    fn points(&self, side: Side) -> Option<String>;
    /// A legal move in every notation of the game, its default first, machine notation last.
    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)>;
    /// The legal move that a text stands for, in any notation of the game.
    ///
    /// # Errors
    /// If no legal move is written so.
    fn read(&self, text: &str) -> Result<Move, String>;
}

/// What is particular to a game.
pub(super) trait Particular: Position {
    fn checked(&self) -> Vec<Square>;
    fn points(&self, side: Side) -> Option<String>;
    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)>;
    fn read(&self, text: &str) -> Result<Move, String>;
}

impl<P> AnyPosition for P
where
    P: Particular,
    Figure: From<P::Kind>,
{
    fn game(&self) -> Game {
        P::GAME
    }

    fn size(&self) -> (u8, u8) {
        (P::FILES, P::RANKS)
    }

    fn side_to_move(&self) -> Side {
        Position::side_to_move(self)
    }

    fn piece_at(&self, square: Square) -> Option<AnyPiece> {
        Position::piece_at(self, square).map(any)
    }

    fn in_check(&self) -> bool {
        Position::in_check(self)
    }

    fn legal(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list
    }

    fn claimable_draw(&self) -> Option<Reason> {
        Position::claimable_draw(self)
    }

    fn fen(&self) -> String {
        Position::fen(self)
    }

    fn checked(&self) -> Vec<Square> {
        Particular::checked(self)
    }

    fn points(&self, side: Side) -> Option<String> {
        Particular::points(self, side)
    }

    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)> {
        Particular::write(self, mv)
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        Particular::read(self, text)
    }
}
