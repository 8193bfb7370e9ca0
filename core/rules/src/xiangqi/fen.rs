//! Positions in FEN (docs/rules/notation.md#fen).

use super::attacks;
use super::position::{Position, Rules};
use crate::Position as _;
use crate::family::bitboard::Bitboard;
use crate::family::fen::{self, FenError, State};
use crate::family::geometry::{file_of, palace, rank_of};
use crate::game::Game;
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

pub(super) fn write(position: &Position) -> String {
    let state = State {
        side: position.side_to_move(),
        passed: false,
        quiet_plies: position.quiet_plies(),
        ply: position.ply(),
    };
    fen::write_board(position.board()) + &fen::write_state(&state)
}

/// Where a piece can ever be: generals and advisors on their points of the palace, elephants on their seven
/// points, soldiers nowhere behind where they began.
fn may_stand(piece: Piece, square: Square) -> bool {
    let home = palace(piece.side);
    let rank = if piece.side == Side::First { rank_of(square) } else { 9 - rank_of(square) };
    match piece.kind {
        PieceKind::King => home.contains(square),
        // The centre, or a step from it.
        PieceKind::Guard => {
            let centre = if piece.side == Side::First { Square::new(13) } else { Square::new(76) };
            (attacks::advisor(centre) | Bitboard::of(centre)).contains(square)
        }
        PieceKind::Elephant => match rank {
            0 | 4 => matches!(file_of(square), 2 | 6),
            2 => matches!(file_of(square), 0 | 4 | 8),
            _ => false,
        },
        PieceKind::Soldier => rank >= 5 || (rank >= 3 && file_of(square).is_multiple_of(2)),
        _ => true,
    }
}

impl Position {
    /// The position of a FEN. Fields after the board may be left out from the end.
    ///
    /// # Errors
    /// When the text is no FEN, or the position could not come up in a game: wrong numbers of pieces, pieces
    /// where they can never be, the side not to move in check, the generals facing.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let board = fen::read_board(Game::Xiangqi, board, may_stand)?;
        let state = fen::read_state(fields, false)?;
        let position = Position::with_state(board, rules, &state);
        if position.facing() {
            return Err(FenError::Facing);
        }
        let waiting = state.side.other();
        if position.is_attacked(waiting) {
            return Err(FenError::InCheck { game: Game::Xiangqi, side: waiting });
        }
        Ok(position)
    }
}
