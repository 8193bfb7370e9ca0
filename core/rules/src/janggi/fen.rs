//! Positions in FEN (docs/rules/notation.md#fen).

use super::position::{Position, Rules};
use crate::Position as _;
use crate::family::fen::{self, FenError, State};
use crate::family::geometry::palace;
use crate::game::Game;
use crate::piece::{Piece, PieceKind};
use crate::square::Square;

pub(super) fn write(position: &Position) -> String {
    let state = State {
        side: position.side_to_move(),
        passed: position.passes() > 0,
        quiet_plies: position.quiet_plies(),
        ply: position.ply(),
    };
    fen::write_board(position.board()) + &fen::write_state(&state)
}

/// Kings and guards never leave their palace; the others come everywhere.
fn may_stand(piece: Piece, square: Square) -> bool {
    !matches!(piece.kind, PieceKind::King | PieceKind::Guard) || palace(piece.side).contains(square)
}

impl Position {
    /// The position of a FEN. Fields after the board may be left out from the end.
    ///
    /// # Errors
    /// When the text is no FEN, or the position could not come up in a game: wrong numbers of pieces, kings
    /// or guards outside their palaces, the side not to move in check.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let board = fen::read_board(Game::Janggi, board, may_stand)?;
        let state = fen::read_state(fields, true)?;
        let position = Position::with_state(board, rules, &state);
        let waiting = state.side.other();
        if position.is_attacked(waiting) {
            return Err(FenError::InCheck { game: Game::Janggi, side: waiting });
        }
        Ok(position)
    }
}
