//! The board field of a FEN, and what can be wrong with a FEN, for Janggi and Xiangqi.

use std::fmt::Write as _;

use thiserror::Error;

use super::board::Board;
use super::geometry::{FILES, RANKS, at, name};
use crate::game::Game;
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// What is wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// There is no text.
    #[error("the FEN is empty")]
    Empty,
    /// The board does not have ten ranks.
    #[error("the board has {found} ranks instead of 10")]
    Ranks {
        /// How many it has.
        found: usize,
    },
    /// A rank does not have nine points.
    #[error("rank {rank} has {found} points instead of 9")]
    Width {
        /// The rank, 1 to 10.
        rank: u8,
        /// How many points it has.
        found: usize,
    },
    /// A letter is no piece.
    #[error(
        "'{letter}' in rank {rank} is neither a piece (R, N or H, B or E, A, K, C, P) nor a number of empty points"
    )]
    Letter {
        /// The letter.
        letter: char,
        /// The rank, 1 to 10.
        rank: u8,
    },
    /// A side has no king or more than one.
    #[error("{} has {found} kings instead of 1", game.side_name(*side))]
    Kings {
        /// The game.
        game: Game,
        /// The side.
        side: Side,
        /// How many kings it has.
        found: u32,
    },
    /// A side has more than sixteen pieces.
    #[error("{} has {found} pieces instead of at most {}", game.side_name(*side), MOST_PIECES)]
    TooMany {
        /// The game.
        game: Game,
        /// The side.
        side: Side,
        /// How many pieces it has.
        found: u32,
    },
    /// A piece stands where it can never come.
    #[error("the {} of {} on {} is where it can never be", kind_word(*kind), game.side_name(*side), name(*square))]
    Place {
        /// The game.
        game: Game,
        /// The side.
        side: Side,
        /// The kind.
        kind: PieceKind,
        /// Where it stands.
        square: Square,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is '{found}' instead of 'w' or 'b'")]
    Side {
        /// What stands there.
        found: String,
    },
    /// The third field is not `-`.
    #[error("field 3 is '{found}' instead of '-'")]
    Third {
        /// What stands there.
        found: String,
    },
    /// The fourth field is neither `-` nor, in Janggi, `p`.
    #[error("field 4 is '{found}' instead of '-' or, after a pass, 'p'")]
    Pass {
        /// What stands there.
        found: String,
    },
    /// A counter is no number.
    #[error("field {field} is '{found}' instead of a number")]
    Counter {
        /// The field, 5 or 6.
        field: usize,
        /// What stands there.
        found: String,
    },
    /// There are more than six fields.
    #[error("there is more after the six fields: '{found}'")]
    Extra {
        /// What stands there.
        found: String,
    },
    /// The generals face on an open file (Xiangqi).
    #[error("the generals face on an open file")]
    Facing,
    /// The side that is not to move stands in check.
    #[error("{} is not to move and stands in check", game.side_name(*side))]
    InCheck {
        /// The game.
        game: Game,
        /// The side.
        side: Side,
    },
}

fn kind_word(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "king",
        PieceKind::Guard => "guard",
        PieceKind::Chariot => "chariot",
        PieceKind::Cannon => "cannon",
        PieceKind::Horse => "horse",
        PieceKind::Elephant => "elephant",
        PieceKind::Soldier => "soldier",
    }
}

/// The letter of a kind, upper case.
pub(crate) const fn letter(kind: PieceKind) -> char {
    match kind {
        PieceKind::King => 'K',
        PieceKind::Guard => 'A',
        PieceKind::Chariot => 'R',
        PieceKind::Cannon => 'C',
        PieceKind::Horse => 'N',
        PieceKind::Elephant => 'B',
        PieceKind::Soldier => 'P',
    }
}

fn piece_of(letter: char) -> Option<Piece> {
    let kind = match letter.to_ascii_uppercase() {
        'K' => PieceKind::King,
        'A' => PieceKind::Guard,
        'R' => PieceKind::Chariot,
        'C' => PieceKind::Cannon,
        'N' | 'H' => PieceKind::Horse,
        'B' | 'E' => PieceKind::Elephant,
        'P' => PieceKind::Soldier,
        _ => return None,
    };
    Some(Piece { side: if letter.is_ascii_uppercase() { Side::First } else { Side::Second }, kind })
}

/// The pieces of a full army. A problem may have three chariots, but no more pieces than that.
const MOST_PIECES: u32 = 16;

/// The board field of a FEN: ranks from the top, points from the left.
pub(crate) fn write_board(board: &Board) -> String {
    let mut fen = String::with_capacity(80);
    for rank in (0..RANKS as i8).rev() {
        let mut empty = 0;
        for file in 0..FILES as i8 {
            let Some(piece) = at(file, rank).and_then(|square| board.piece_at(square)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                let _ = write!(fen, "{empty}");
                empty = 0;
            }
            let letter = letter(piece.kind);
            fen.push(if piece.side == Side::First { letter } else { letter.to_ascii_lowercase() });
        }
        if empty > 0 {
            let _ = write!(fen, "{empty}");
        }
        if rank > 0 {
            fen.push('/');
        }
    }
    fen
}

/// The board of a FEN's board field. `may_stand` says where a side's piece of a kind can ever be.
///
/// # Errors
/// When the field has another form, or a side has no king, several kings, more than a full army or a piece
/// where it cannot be.
pub(crate) fn read_board(
    game: Game,
    text: &str,
    may_stand: impl Fn(Piece, Square) -> bool,
) -> Result<Board, FenError> {
    let mut board = Board::empty();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(FenError::Ranks { found: ranks.len() });
    }
    for (points, rank) in ranks.iter().zip((0..RANKS as i8).rev()) {
        let shown_rank = rank as u8 + 1;
        let mut file = 0usize;
        for letter in points.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|digit| *digit > 0) {
                file += empty as usize;
                continue;
            }
            let piece = piece_of(letter).ok_or(FenError::Letter { letter, rank: shown_rank })?;
            // A point beyond the ninth is counted and reported below.
            if let Some(square) = i8::try_from(file).ok().and_then(|file| at(file, rank)) {
                board.put(square, piece);
            }
            file += 1;
        }
        if file != usize::from(FILES) {
            return Err(FenError::Width { rank: shown_rank, found: file });
        }
    }
    for side in Side::BOTH {
        let found = board.pieces(side, PieceKind::King).len();
        if found != 1 {
            return Err(FenError::Kings { game, side, found });
        }
        let found = board.by_side(side).len();
        if found > MOST_PIECES {
            return Err(FenError::TooMany { game, side, found });
        }
        for square in board.by_side(side) {
            if let Some(piece) = board.piece_at(square).filter(|piece| !may_stand(*piece, square)) {
                return Err(FenError::Place { game, side, kind: piece.kind, square });
            }
        }
    }
    Ok(board)
}

/// What a FEN says after its board field.
pub(crate) struct State {
    pub(crate) side: Side,
    /// The fourth field is `p`: the last move was a pass.
    pub(crate) passed: bool,
    pub(crate) quiet_plies: u16,
    pub(crate) ply: u16,
}

/// The fields after the board field; any number of them may be left out at the end.
///
/// # Errors
/// When a field has another form. `passes` says whether the game knows passes.
pub(crate) fn read_state<'a>(
    mut fields: impl Iterator<Item = &'a str>,
    passes: bool,
) -> Result<State, FenError> {
    let side = match fields.next() {
        None | Some("w") => Side::First,
        Some("b") => Side::Second,
        Some(found) => return Err(FenError::Side { found: found.to_owned() }),
    };
    if let Some(found) = fields.next().filter(|field| *field != "-") {
        return Err(FenError::Third { found: found.to_owned() });
    }
    let passed = match fields.next() {
        None | Some("-") => false,
        Some("p") if passes => true,
        Some(found) => return Err(FenError::Pass { found: found.to_owned() }),
    };
    let mut counter = |field: usize, default: u16| match fields.next() {
        None => Ok(default),
        Some(found) => found.parse::<u16>().map_err(|_| FenError::Counter { field, found: found.to_owned() }),
    };
    let quiet_plies = counter(5, 0)?;
    let move_number = counter(6, 1)?;
    if let Some(found) = fields.next() {
        return Err(FenError::Extra { found: found.to_owned() });
    }
    let ply = move_number.saturating_sub(1).saturating_mul(2).saturating_add(side as u16);
    Ok(State { side, passed, quiet_plies, ply })
}

/// The fields after the board field, written.
pub(crate) fn write_state(state: &State) -> String {
    let side = if state.side == Side::First { 'w' } else { 'b' };
    let pass = if state.passed { 'p' } else { '-' };
    format!(" {side} - {pass} {} {}", state.quiet_plies, state.ply / 2 + 1)
}
