//! Positions in SFEN (docs/rules/notation.md#sfen).

use thiserror::Error;

use super::board::{Board, Cell, SIZE};
use super::kind::Kind;
use super::notation::{parse_square, square_name};
use super::position::Position;
use super::rules::Rules;
use crate::Position as _;
use crate::side::Side;
use crate::square::Square;

/// What is wrong with an SFEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SfenError {
    /// There is no text.
    #[error("the SFEN is empty")]
    Empty,
    /// The board does not have twelve ranks.
    #[error("the board has {found} ranks instead of 12")]
    Ranks {
        /// How many it has.
        found: usize,
    },
    /// A rank does not have twelve squares.
    #[error("rank {rank} has {found} squares instead of 12")]
    Width {
        /// The rank, a to l.
        rank: char,
        /// How many squares it has.
        found: usize,
    },
    /// A letter is no piece.
    #[error("'{letter}' in rank {rank} is neither a piece nor a number of empty squares")]
    Letter {
        /// The letter.
        letter: char,
        /// The rank, a to l.
        rank: char,
    },
    /// A piece that does not promote has the sign of promotion.
    #[error("'+{letter}' in rank {rank} is no promoted piece")]
    Promotion {
        /// The letter.
        letter: char,
        /// The rank, a to l.
        rank: char,
    },
    /// A side has no royal piece.
    #[error("{} has neither king nor crown prince", side_word(*side))]
    NoRoyal {
        /// The side.
        side: Side,
    },
    /// A side has two kings or two crown princes.
    #[error("{} has more than one king or more than one crown prince", side_word(*side))]
    TooManyRoyals {
        /// The side.
        side: Side,
    },
    /// A side has more than forty-six pieces.
    #[error("{} has {found} pieces instead of at most 46", side_word(*side))]
    TooMany {
        /// The side.
        side: Side,
        /// How many pieces it has.
        found: u8,
    },
    /// The side to move is neither `b` nor `w`.
    #[error("the side to move is '{found}' instead of 'b' (sente) or 'w' (gote)")]
    Side {
        /// What stands there.
        found: String,
    },
    /// The square where a lion was taken is no square.
    #[error("field 3 is '{found}' instead of '-' or the square where a lion was just taken")]
    Senjishi {
        /// What stands there.
        found: String,
    },
    /// The move number is no number.
    #[error("field 4 is '{found}' instead of a move number")]
    Number {
        /// What stands there.
        found: String,
    },
    /// There is more after the fourth field.
    #[error("there is more after the four fields: '{found}'")]
    Extra {
        /// What stands there.
        found: String,
    },
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "sente",
        Side::Second => "gote",
    }
}

/// The pieces of an SFEN's board field.
pub(super) fn read_board(text: &str) -> Result<Board, SfenError> {
    let mut board = Board::empty();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(SIZE) {
        return Err(SfenError::Ranks { found: ranks.len() });
    }
    for (index, line) in (0..SIZE).zip(ranks) {
        let rank = (b'a' + index) as char;
        let mut file = 0usize;
        let mut characters = line.chars().peekable();
        while let Some(letter) = characters.next() {
            if let Some(digit) = letter.to_digit(10) {
                if digit == 0 {
                    return Err(SfenError::Letter { letter, rank });
                }
                let mut empty = digit as usize;
                if let Some(next) = characters.peek().and_then(|next| next.to_digit(10)) {
                    empty = empty * 10 + next as usize;
                    characters.next();
                }
                file += empty;
                continue;
            }
            let promoted = letter == '+';
            let letter =
                if promoted { characters.next().ok_or(SfenError::Letter { letter, rank })? } else { letter };
            if Kind::from_letter(letter, false).is_none() {
                return Err(SfenError::Letter { letter, rank });
            }
            let kind = Kind::from_letter(letter, promoted).ok_or(SfenError::Promotion { letter, rank })?;
            let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
            if file < usize::from(SIZE) {
                let square = Square::new((SIZE - 1 - index) * SIZE + file as u8);
                board.put(Cell::of(square), side, kind);
            }
            file += 1;
        }
        if file != usize::from(SIZE) {
            return Err(SfenError::Width { rank, found: file });
        }
    }
    Ok(board)
}

pub(super) fn write(position: &Position) -> String {
    let mut text = String::with_capacity(160);
    for rank in (0..SIZE).rev() {
        let mut empty = 0;
        for file in 0..SIZE {
            let Some(piece) = position.piece_at(Square::new(rank * SIZE + file)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            if piece.kind.unpromoted().is_some() {
                text.push('+');
            }
            let letter = piece.kind.letter();
            text.push(if piece.side == Side::First { letter.to_ascii_uppercase() } else { letter });
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        if rank > 0 {
            text.push('/');
        }
    }
    let side = if position.side_to_move() == Side::First { 'b' } else { 'w' };
    let senjishi = position.senjishi().map_or("-".to_owned(), square_name);
    format!("{text} {side} {senjishi} {}", u32::from(position.ply()) + 1)
}

impl Position {
    /// The position of an SFEN. Fields after the board may be left out from the end.
    ///
    /// # Errors
    /// When the text is no SFEN, or a side has no royal piece, two of one kind, or more than a full army.
    pub fn from_sfen(text: &str, rules: Rules) -> Result<Position, SfenError> {
        let mut fields = text.split_ascii_whitespace();
        let board = read_board(fields.next().ok_or(SfenError::Empty)?)?;
        for side in Side::BOTH {
            let count = |wanted: Kind| {
                super::board::cells().filter(|cell| board.at(*cell).get() == Some((side, wanted))).count()
            };
            match (count(Kind::King), count(Kind::CrownPrince)) {
                (0, 0) => return Err(SfenError::NoRoyal { side }),
                (0 | 1, 0 | 1) => {}
                _ => return Err(SfenError::TooManyRoyals { side }),
            }
            if board.pieces(side) > 46 {
                return Err(SfenError::TooMany { side, found: board.pieces(side) });
            }
        }
        let side = match fields.next() {
            None | Some("b") => Side::First,
            Some("w") => Side::Second,
            Some(found) => return Err(SfenError::Side { found: found.to_owned() }),
        };
        let senjishi = match fields.next() {
            None | Some("-") => None,
            Some(found) => match parse_square(found) {
                Some((square, "")) => Some(square),
                _ => return Err(SfenError::Senjishi { found: found.to_owned() }),
            },
        };
        let number: u16 = match fields.next() {
            None => 1,
            Some(found) => found.parse().map_err(|_| SfenError::Number { found: found.to_owned() })?,
        };
        if let Some(found) = fields.next() {
            return Err(SfenError::Extra { found: found.to_owned() });
        }
        Ok(Position::with_state(board, side, rules, senjishi, number.saturating_sub(1)))
    }
}
