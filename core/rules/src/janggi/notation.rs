//! Machine notation and the Korean record form (docs/rules/notation.md).

use thiserror::Error;

use super::position::Position;
use crate::Position as _;
use crate::family::geometry::{at, file_of, name, parse_name, push_name, rank_of};
use crate::moves::Move;
use crate::piece::PieceKind;
use crate::side::Side;
use crate::square::Square;

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text is a move in no notation known.
    #[error("'{text}' is not a move: expected a form such as e4e5, 79졸78 or 한수쉼")]
    Syntax {
        /// The text.
        text: String,
    },
    /// The point a move starts from is empty or holds another piece than the text says.
    #[error("'{text}': there is no such piece on {}", name(*square))]
    Piece {
        /// The text.
        text: String,
        /// The point.
        square: Square,
    },
}

/// How the Korean record form writes a pass.
pub const PASS: &str = "한수쉼";

/// A move in machine notation: `e4e5`; a pass is the king's point twice.
#[must_use]
pub fn machine(mv: Move) -> String {
    let mut text = String::with_capacity(6);
    push_name(&mut text, mv.from());
    push_name(&mut text, mv.to());
    text
}

/// The move of a text in machine notation. Whether it is legal is for the position to say.
///
/// # Errors
/// When the text is not two points of the board.
pub fn parse_machine(text: &str) -> Result<Move, NotationError> {
    parse_name(text)
        .and_then(|(from, rest)| parse_name(rest).map(|(to, rest)| (from, to, rest)))
        .filter(|(_, _, rest)| rest.is_empty())
        .map(|(from, to, _)| Move::new(from, to))
        .ok_or_else(|| NotationError::Syntax { text: text.to_owned() })
}

/// A move in the Korean record form: row and column it leaves, the piece, row and column it reaches. Rows
/// count from the top, the tenth being 0; columns from the left.
#[must_use]
pub fn korean(position: &Position, mv: Move) -> String {
    if mv.is_pass() {
        return PASS.to_owned();
    }
    let piece = position
        .piece_at(mv.from())
        .map_or(String::new(), |piece| hangul(piece.side, piece.kind).to_string());
    format!("{}{piece}{}", digits(mv.from()), digits(mv.to()))
}

/// The syllable of a piece in records.
#[must_use]
pub const fn hangul(side: Side, kind: PieceKind) -> char {
    match (kind, side) {
        (PieceKind::King, _) => '장',
        (PieceKind::Guard, _) => '사',
        (PieceKind::Chariot, _) => '차',
        (PieceKind::Cannon, _) => '포',
        (PieceKind::Horse, _) => '마',
        (PieceKind::Elephant, _) => '상',
        (PieceKind::Soldier, Side::First) => '졸',
        (PieceKind::Soldier, Side::Second) => '병',
    }
}

/// The kind a record means by a syllable or a character.
fn kind_of(character: char) -> Option<PieceKind> {
    Some(match character {
        '장' | '왕' | '궁' | '초' | '한' | '將' | '王' | '宮' | '楚' | '漢' => PieceKind::King,
        '사' | '士' => PieceKind::Guard,
        '차' | '車' => PieceKind::Chariot,
        '포' | '包' => PieceKind::Cannon,
        '마' | '馬' => PieceKind::Horse,
        '상' | '象' => PieceKind::Elephant,
        '졸' | '병' | '卒' | '兵' => PieceKind::Soldier,
        _ => return None,
    })
}

fn digits(square: Square) -> String {
    format!("{}{}", (10 - rank_of(square)) % 10, file_of(square) + 1)
}

/// The move of a text in the Korean record form. A captured piece or a word such as 장군 after the move is
/// read over.
///
/// # Errors
/// When the text has another form, or the piece it names does not stand where it says.
pub fn parse_korean(position: &Position, text: &str) -> Result<Move, NotationError> {
    if text == PASS || text == "쉼" {
        return Ok(Move::pass(position.king(position.side_to_move())));
    }
    let syntax = || NotationError::Syntax { text: text.to_owned() };
    let mut characters = text.chars();
    let square = |row: Option<char>, column: Option<char>| {
        let row = row.and_then(|c| c.to_digit(10)).ok_or_else(syntax)?;
        let column = column.and_then(|c| c.to_digit(10)).filter(|c| *c > 0).ok_or_else(syntax)?;
        at(column as i8 - 1, if row == 0 { 0 } else { 10 - row as i8 }).ok_or_else(syntax)
    };
    let from = square(characters.next(), characters.next())?;
    let kind = characters.next().and_then(kind_of).ok_or_else(syntax)?;
    let to = square(characters.next(), characters.next())?;
    let mut rest = characters.as_str();
    if let Some(captured) = rest.chars().next().filter(|c| kind_of(*c).is_some()) {
        // "장군" begins like the king's syllable.
        if !rest.starts_with("장군") {
            rest = &rest[captured.len_utf8()..];
        }
    }
    if !matches!(rest, "" | "장군" | "멍군" | "외통") || from == to {
        return Err(syntax());
    }
    if position.kind_at(from) == Some(kind) {
        Ok(Move::new(from, to))
    } else {
        Err(NotationError::Piece { text: text.to_owned(), square: from })
    }
}

/// The move of a text in either notation.
///
/// # Errors
/// When the text is a move in neither.
pub fn parse(position: &Position, text: &str) -> Result<Move, NotationError> {
    if text.starts_with(|c: char| c.is_ascii_lowercase()) {
        parse_machine(text)
    } else {
        parse_korean(position, text)
    }
}
