//! Positions in FEN (docs/rules/notation.md#fen).

use std::fmt::Write as _;

use thiserror::Error;

use super::position::{Position, Rules};
use crate::Position as _;
use crate::family::geometry::{FILES, RANKS, at, name, palace};
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
    #[error("'{letter}' in rank {rank} is neither a piece (RNBAKCP) nor a number of empty points")]
    Letter {
        /// The letter.
        letter: char,
        /// The rank, 1 to 10.
        rank: u8,
    },
    /// A side has no king or more than one.
    #[error("{} has {found} kings instead of 1", side_word(*side))]
    Kings {
        /// The side.
        side: Side,
        /// How many kings it has.
        found: u32,
    },
    /// A side has more than sixteen pieces.
    #[error("{} has {found} pieces instead of at most {}", side_word(*side), MOST_PIECES)]
    TooMany {
        /// The side.
        side: Side,
        /// How many pieces it has.
        found: u32,
    },
    /// A king or guard stands outside its palace.
    #[error("the {} of {} on {} is outside its palace", kind_word(*kind), side_word(*side), name(*square))]
    OutsidePalace {
        /// The side.
        side: Side,
        /// King or guard.
        kind: PieceKind,
        /// Where it stands.
        square: Square,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is '{found}' instead of 'w' (Cho) or 'b' (Han)")]
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
    /// The fourth field is neither `-` nor `p`.
    #[error("field 4 is '{found}' instead of '-' or 'p' (the last move was a pass)")]
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
    /// The side that is not to move stands in check.
    #[error("{} is not to move and stands in check", side_word(*side))]
    InCheck {
        /// The side.
        side: Side,
    },
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "Cho",
        Side::Second => "Han",
    }
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

pub(super) fn write(position: &Position) -> String {
    let mut fen = String::with_capacity(80);
    for rank in (0..RANKS as i8).rev() {
        let mut empty = 0;
        for file in 0..FILES as i8 {
            let piece = at(file, rank).and_then(|square| position.piece_at(square));
            match piece {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        let _ = write!(fen, "{empty}");
                        empty = 0;
                    }
                    let letter = letter(piece.kind);
                    fen.push(match piece.side {
                        Side::First => letter,
                        Side::Second => letter.to_ascii_lowercase(),
                    });
                }
            }
        }
        if empty > 0 {
            let _ = write!(fen, "{empty}");
        }
        if rank > 0 {
            fen.push('/');
        }
    }
    let side = if position.side_to_move() == Side::First { 'w' } else { 'b' };
    let pass = if position.passes() > 0 { 'p' } else { '-' };
    let _ = write!(fen, " {side} - {pass} {} {}", position.quiet_plies(), position.ply() / 2 + 1);
    fen
}

impl Position {
    /// The position of a FEN. Fields after the side to move may be left out.
    ///
    /// # Errors
    /// When the text is no FEN, or the position could not come up in a game: wrong numbers of pieces, kings
    /// or guards outside their palaces, the side not to move in check.
    pub fn from_fen(fen: &str, rules: Rules) -> Result<Position, FenError> {
        let mut fields = fen.split_ascii_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let mut position = Position::empty(rules);
        read_board(board, &mut position)?;
        check_pieces(&position)?;
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
            Some("p") => true,
            Some(found) => return Err(FenError::Pass { found: found.to_owned() }),
        };
        let mut counter = |field: usize, default: u16| match fields.next() {
            None => Ok(default),
            Some(found) => {
                found.parse::<u16>().map_err(|_| FenError::Counter { field, found: found.to_owned() })
            }
        };
        let quiet_plies = counter(5, 0)?;
        let move_number = counter(6, 1)?;
        if let Some(found) = fields.next() {
            return Err(FenError::Extra { found: found.to_owned() });
        }
        let ply =
            move_number.saturating_sub(1).saturating_mul(2).saturating_add(u16::from(side == Side::Second));
        position.set_state(side, passed, quiet_plies, ply);
        if position.is_attacked(side.other()) {
            return Err(FenError::InCheck { side: side.other() });
        }
        Ok(position)
    }
}

fn read_board(board: &str, position: &mut Position) -> Result<(), FenError> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(FenError::Ranks { found: ranks.len() });
    }
    for (text, rank) in ranks.iter().zip((0..RANKS as i8).rev()) {
        let shown_rank = rank as u8 + 1;
        let mut file = 0usize;
        for letter in text.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|digit| *digit > 0) {
                file += empty as usize;
                continue;
            }
            let piece = piece_of(letter).ok_or(FenError::Letter { letter, rank: shown_rank })?;
            // A point beyond the ninth is counted and reported below.
            if let Some(square) = i8::try_from(file).ok().and_then(|file| at(file, rank)) {
                position.put(square, piece);
            }
            file += 1;
        }
        if file != usize::from(FILES) {
            return Err(FenError::Width { rank: shown_rank, found: file });
        }
    }
    Ok(())
}

fn check_pieces(position: &Position) -> Result<(), FenError> {
    for side in Side::BOTH {
        let found = position.pieces(side, PieceKind::King).len();
        if found != 1 {
            return Err(FenError::Kings { side, found });
        }
        let found = position.by_side(side).len();
        if found > MOST_PIECES {
            return Err(FenError::TooMany { side, found });
        }
        for kind in [PieceKind::King, PieceKind::Guard] {
            if let Some(square) = (position.pieces(side, kind) & !palace(side)).first() {
                return Err(FenError::OutsidePalace { side, kind, square });
            }
        }
    }
    Ok(())
}
