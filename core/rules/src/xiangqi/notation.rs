//! Chinese notation, WXF, ICCS and machine notation (docs/rules/notation.md).
//!
//! A text is read by writing every legal move in the same form and looking for it, so what is read back is
//! exactly what is written.

use thiserror::Error;

use super::position::Position;
use crate::Position as _;
use crate::family::geometry::{file_of, name, parse_name, rank_of};
use crate::moves::{Move, MoveList};
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Chinese: `炮二平五`, `馬8進7`.
    Chinese,
    /// The World Xiangqi Federation's: `C2=5`, `H8+7`.
    Wxf,
    /// Coordinates with ranks 0 to 9: `h2e2`.
    Iccs,
    /// Coordinates with ranks 1 to 10, as engines write them: `h3e3`.
    Machine,
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text is a move in no notation known, or no legal move is written so.
    #[error("'{text}' is not a legal move here in any notation known (炮二平五, C2=5, h2e2)")]
    Unknown {
        /// The text.
        text: String,
    },
}

/// A move in a notation.
#[must_use]
pub fn write(position: &Position, mv: Move, style: Style) -> String {
    match style {
        Style::Machine => name(mv.from()) + &name(mv.to()),
        Style::Iccs => iccs(mv.from()) + &iccs(mv.to()),
        Style::Chinese | Style::Wxf => {
            let Some(piece) = position.piece_at(mv.from()) else {
                return write(position, mv, Style::Machine);
            };
            let step = Step::of(piece, mv);
            let place = Place::of(position, piece, mv.from());
            if style == Style::Chinese { chinese(piece, place, step) } else { wxf(piece, place, step) }
        }
    }
}

/// A point in ICCS coordinates, ranks from 0: `e0`.
#[must_use]
pub fn iccs(square: Square) -> String {
    format!("{}{}", (b'a' + file_of(square)) as char, rank_of(square))
}

/// Which way a piece moves, as its owner sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forward,
    Backward,
    Sideways,
}

/// What the second half of a move's text says.
#[derive(Clone, Copy)]
struct Step {
    way: Way,
    /// Steps for pieces that go straight forward or backward, otherwise the file reached.
    number: u8,
}

impl Step {
    fn of(piece: Piece, mv: Move) -> Step {
        let (from, to) = (mv.from(), mv.to());
        let ahead = i16::from(rank_of(to)) - i16::from(rank_of(from));
        let ahead = if piece.side == Side::First { ahead } else { -ahead };
        let way = match ahead {
            0 => Way::Sideways,
            1.. => Way::Forward,
            _ => Way::Backward,
        };
        let straight = file_of(from) == file_of(to);
        let number = if straight { ahead.unsigned_abs() as u8 } else { file_number(piece.side, to) };
        Step { way, number }
    }
}

/// The file of a point, counted from 1 at the side's own right.
fn file_number(side: Side, square: Square) -> u8 {
    match side {
        Side::First => 9 - file_of(square),
        Side::Second => file_of(square) + 1,
    }
}

/// How a piece is told from others of its kind.
#[derive(Clone, Copy)]
struct Place {
    file: u8,
    /// Its number from the front and how many of the kind stand on the file; one of one where it is alone.
    order: usize,
    of: usize,
    /// Whether the file must be named besides, because there are several soldiers on another file too.
    name_file: bool,
}

impl Place {
    fn of(position: &Position, piece: Piece, square: Square) -> Place {
        let kind = position.pieces(piece.side, piece.kind);
        let on_file = |file: u8| kind.into_iter().filter(move |other| file_of(*other) == file);
        let file = file_of(square);
        let ahead = on_file(file)
            .filter(|other| match piece.side {
                Side::First => other > &square,
                Side::Second => other < &square,
            })
            .count();
        let of = on_file(file).count();
        let name_file = of > 1 && (0..9).any(|other| other != file && on_file(other).count() > 1);
        Place { file: file_number(piece.side, square), order: ahead, of, name_file }
    }
}

const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// A number as a side writes it: Chinese numerals for red, digits for black.
fn numeral(side: Side, number: u8) -> char {
    match side {
        Side::First => NUMERALS[usize::from(number.clamp(1, 9)) - 1],
        Side::Second => (b'0' + number) as char,
    }
}

/// The character of a piece in Chinese notation.
#[must_use]
pub const fn character(side: Side, kind: PieceKind) -> char {
    match (side, kind) {
        (Side::First, PieceKind::King) => '帥',
        (Side::First, PieceKind::Guard) => '仕',
        (Side::First, PieceKind::Elephant) => '相',
        (Side::First, PieceKind::Cannon) => '炮',
        (Side::First, PieceKind::Soldier) => '兵',
        (Side::Second, PieceKind::King) => '將',
        (Side::Second, PieceKind::Guard) => '士',
        (Side::Second, PieceKind::Elephant) => '象',
        (Side::Second, PieceKind::Cannon) => '砲',
        (Side::Second, PieceKind::Soldier) => '卒',
        (_, PieceKind::Horse) => '馬',
        (_, PieceKind::Chariot) => '車',
    }
}

/// The word for a piece's place among several of its kind on one file.
fn order_word(order: usize, of: usize) -> char {
    match (order, of) {
        (0, _) => '前',
        (last, of) if last + 1 == of => '後',
        (1, 3) => '中',
        (order, _) => NUMERALS[order.min(8)],
    }
}

fn chinese(piece: Piece, place: Place, step: Step) -> String {
    let side = piece.side;
    let mut text = String::new();
    if place.of > 1 {
        text.push(order_word(place.order, place.of));
        text.push(character(side, piece.kind));
        if place.name_file {
            text.push(numeral(side, place.file));
        }
    } else {
        text.push(character(side, piece.kind));
        text.push(numeral(side, place.file));
    }
    text.push(match step.way {
        Way::Forward => '進',
        Way::Backward => '退',
        Way::Sideways => '平',
    });
    text.push(numeral(side, step.number));
    text
}

/// The letter of a piece in WXF.
#[must_use]
pub const fn wxf_letter(kind: PieceKind) -> char {
    match kind {
        PieceKind::King => 'K',
        PieceKind::Guard => 'A',
        PieceKind::Elephant => 'E',
        PieceKind::Horse => 'H',
        PieceKind::Chariot => 'R',
        PieceKind::Cannon => 'C',
        PieceKind::Soldier => 'P',
    }
}

fn wxf(piece: Piece, place: Place, step: Step) -> String {
    let mut text = String::new();
    text.push(wxf_letter(piece.kind));
    if place.of > 1 {
        text.push(match (place.order, place.of) {
            (0, _) => '+',
            (last, of) if last + 1 == of => '-',
            (1, 3) => '.',
            // Four or five on one file: the second, third and fourth from the front.
            (order, _) => (b'a' + order as u8) as char,
        });
        if place.name_file {
            text.push((b'0' + place.file) as char);
        }
    } else {
        text.push((b'0' + place.file) as char);
    }
    text.push(match step.way {
        Way::Forward => '+',
        Way::Backward => '-',
        Way::Sideways => '=',
    });
    text.push((b'0' + step.number) as char);
    text
}

/// The legal move of a text in a notation.
///
/// # Errors
/// When no legal move is written so.
pub fn parse_as(position: &Position, text: &str, style: Style) -> Result<Move, NotationError> {
    let unknown = || NotationError::Unknown { text: text.to_owned() };
    let wanted = normal(text, style);
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let found = list.iter().find(|mv| normal(&write(position, **mv, style), style) == wanted);
    found.copied().or_else(|| without_order(position, &wanted, style, &list)).ok_or_else(unknown)
}

/// The legal move of a text in any notation. Coordinates are read as machine notation first; only what is no
/// legal move there is read as ICCS.
///
/// # Errors
/// When no legal move is written so in any notation.
pub fn parse(position: &Position, text: &str) -> Result<Move, NotationError> {
    [Style::Machine, Style::Iccs, Style::Chinese, Style::Wxf]
        .into_iter()
        .find_map(|style| parse_as(position, text, style).ok())
        .ok_or_else(|| NotationError::Unknown { text: text.to_owned() })
}

/// The move of coordinates, legal or not: machine notation.
#[must_use]
pub fn parse_machine(text: &str) -> Option<Move> {
    let (from, rest) = parse_name(text)?;
    let (to, rest) = parse_name(rest)?;
    (rest.is_empty() && from != to).then(|| Move::new(from, to))
}

/// A text in one spelling: simplified characters and variants as their traditional forms, each side's characters
/// as one, all numbers as digits; WXF in upper case with the sign of order behind the piece; ICCS in lower case
/// without the hyphen.
fn normal(text: &str, style: Style) -> String {
    let text = text.trim();
    match style {
        Style::Machine => text.to_owned(),
        Style::Iccs => text.replace('-', "").to_ascii_lowercase(),
        Style::Chinese => text.chars().map(normal_character).collect(),
        Style::Wxf => {
            let mut letters: Vec<char> = text
                .chars()
                .enumerate()
                // A small letter behind a soldier tells it from others: it stays small.
                .map(|(index, c)| if index == 0 { c.to_ascii_uppercase() } else { c })
                .map(|c| match c {
                    'N' => 'H',
                    'B' => 'E',
                    '.' => '.',
                    c => c,
                })
                .collect();
            if letters.len() > 1 && matches!(letters[0], '+' | '-' | '.') {
                letters.swap(0, 1);
                letters[0] = letters[0].to_ascii_uppercase();
            }
            letters.into_iter().collect()
        }
    }
}

fn normal_character(c: char) -> char {
    match c {
        '帅' | '帥' | '将' | '將' => '帥',
        '仕' | '士' => '仕',
        '相' | '象' => '相',
        '马' | '馬' | '傌' => '馬',
        '车' | '車' | '俥' => '車',
        '炮' | '砲' | '包' => '炮',
        '兵' | '卒' => '兵',
        '进' | '進' => '進',
        '后' | '後' => '後',
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        c => match NUMERALS.iter().position(|numeral| *numeral == c) {
            Some(index) => (b'1' + index as u8) as char,
            None => c,
        },
    }
}

/// Advisors and elephants on one file are often written with the file, since usually only one of them can go
/// that way: such a text is read if exactly one legal move fits.
fn without_order(position: &Position, wanted: &str, style: Style, list: &MoveList) -> Option<Move> {
    if !matches!(style, Style::Chinese | Style::Wxf) {
        return None;
    }
    let mut fitting = list.iter().filter(|mv| {
        let Some(piece) = position.piece_at(mv.from()) else { return false };
        let place = Place { of: 1, name_file: false, ..Place::of(position, piece, mv.from()) };
        let step = Step::of(piece, **mv);
        let text =
            if style == Style::Chinese { chinese(piece, place, step) } else { wxf(piece, place, step) };
        normal(&text, style) == wanted
    });
    fitting.next().filter(|_| fitting.next().is_none()).copied()
}
