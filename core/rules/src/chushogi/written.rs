//! Japanese and Western notation (docs/rules/notation.md#chu-shogi).
//!
//! Both name the square a piece leaves, so that every text stands for one move. A text is read by writing every
//! legal move in the same form and looking for it.

use super::kind::Kind;
use super::notation::{NotationError, machine, parse_machine, square_name};
use super::position::Position;
use crate::Position as _;
use crate::moves::{Move, MoveList};
use crate::side::Side;
use crate::square::Square;

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// `4七仲(4八)`, a double move `7五・7四獅(7六)`, `7五居喰い獅(7六)`, `じっと獅(7六)`.
    Japanese,
    /// `GB4h-4g`, a double move `Ln7fx7ex7d`, igui `Ln7fx!7e`, a pass `Ln7f-!`.
    Western,
    /// `5i5h`, a double move `7f7e7d`.
    Machine,
}

const RANKS: [&str; 12] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/// A square in Japanese: the file in digits, the rank in characters.
#[must_use]
pub fn japanese_square(square: Square) -> String {
    let rank = RANKS[11 - usize::from(square.number() / 12).min(11)];
    format!("{}{rank}", 12 - square.number() % 12)
}

/// The character that stands for a piece in records; king is 玉 for sente and 王 for gote.
#[must_use]
pub const fn character(side: Side, kind: Kind) -> &'static str {
    use Kind::*;
    match kind {
        King => match side {
            Side::First => "玉",
            Side::Second => "王",
        },
        Lion | PromotedKirin => "獅",
        FreeKing | PromotedPhoenix => "奔",
        DragonKing | PromotedRook => "龍",
        DragonHorse | PromotedBishop => "馬",
        Rook | PromotedGold => "飛",
        Bishop | PromotedLeopard => "角",
        Kirin => "麒",
        Phoenix => "鳳",
        DrunkElephant | PromotedGoBetween => "象",
        BlindTiger => "虎",
        SideMover | PromotedCopper => "横",
        VerticalMover | PromotedSilver => "竪",
        ReverseChariot => "反",
        Lance => "香",
        Gold => "金",
        Silver => "銀",
        Copper => "銅",
        Leopard => "豹",
        GoBetween => "仲",
        Pawn => "歩",
        CrownPrince => "太",
        SoaringEagle => "鷲",
        HornedFalcon => "鷹",
        FlyingStag => "鹿",
        FreeBoar => "猪",
        FlyingOx => "牛",
        Whale => "鯨",
        WhiteHorse => "駒",
        Tokin => "と",
    }
}

/// The letters that stand for a piece in Western records; a promoted piece has a plus before what it was.
#[must_use]
pub fn western_name(kind: Kind) -> String {
    use Kind::*;
    let name = match kind {
        King => "K",
        Lion => "Ln",
        FreeKing => "FK",
        DragonKing => "DK",
        DragonHorse => "DH",
        Rook => "R",
        Bishop => "B",
        Kirin => "Kr",
        Phoenix => "Ph",
        DrunkElephant => "DE",
        BlindTiger => "BT",
        SideMover => "SM",
        VerticalMover => "VM",
        ReverseChariot => "RC",
        Lance => "L",
        Gold => "G",
        Silver => "S",
        Copper => "C",
        Leopard => "FL",
        GoBetween => "GB",
        Pawn => "P",
        promoted => {
            return promoted.unpromoted().map_or(String::new(), |kind| format!("+{}", western_name(kind)));
        }
    };
    name.to_owned()
}

/// A move in a notation. `position` is the one it is played in.
#[must_use]
pub fn write(position: &Position, mv: Move, style: Style) -> String {
    let Some(piece) = position.piece_at(mv.from()) else { return machine(mv) };
    // Whether to say that a piece does not promote: only where it could.
    let declines = !mv.promotes() && position.is_legal(mv.promoting());
    let captures = |square: Square| position.piece_at(square).is_some();
    let back = mv.from() == mv.to();
    match style {
        Style::Machine => machine(mv),
        Style::Japanese => {
            let name = character(piece.side, piece.kind);
            let from = japanese_square(mv.from());
            let to = japanese_square(mv.to());
            let promotion = match (mv.promotes(), declines) {
                (true, _) => "成",
                (false, true) => "不成",
                (false, false) => "",
            };
            match mv.middle() {
                None => format!("{to}{name}{promotion}({from})"),
                Some(middle) if back && captures(middle) => {
                    format!("{}居喰い{name}({from})", japanese_square(middle))
                }
                Some(_) if back => format!("じっと{name}({from})"),
                Some(middle) => format!("{}・{to}{name}({from})", japanese_square(middle)),
            }
        }
        Style::Western => {
            let name = western_name(piece.kind);
            let from = square_name(mv.from());
            let way = |square: Square| if captures(square) { "x" } else { "-" };
            let to = square_name(mv.to());
            let promotion = match (mv.promotes(), declines) {
                (true, _) => "+",
                (false, true) => "=",
                (false, false) => "",
            };
            match mv.middle() {
                None => format!("{name}{from}{}{to}{promotion}", way(mv.to())),
                Some(middle) if back && captures(middle) => format!("{name}{from}x!{}", square_name(middle)),
                Some(_) if back => format!("{name}{from}-!"),
                Some(middle) => {
                    format!("{name}{from}{}{}{}{to}", way(middle), square_name(middle), way(mv.to()))
                }
            }
        }
    }
}

/// The legal move of a text in any notation. Over an empty middle square it is the move without it.
///
/// # Errors
/// When the text is no move in machine notation and no legal move is written so in another.
pub fn parse(position: &Position, text: &str) -> Result<Move, NotationError> {
    let error = match parse_machine(text) {
        Ok(mv) => return Ok(canonical(position, mv)),
        Err(error) => error,
    };
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let wanted: String = text.trim().chars().map(plain).collect();
    [Style::Japanese, Style::Western]
        .into_iter()
        .find_map(|style| list.iter().copied().find(|mv| write(position, *mv, style) == wanted))
        .ok_or(error)
}

/// Variants of characters and full-width digits as they are written here.
fn plain(c: char) -> char {
    match c {
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        '（' => '(',
        '）' => ')',
        '竜' => '龍',
        '食' => '喰',
        c => c,
    }
}

/// The move that stands for all that lead to the same square with the same captures: without a middle square
/// that captures nothing, and for a pass over the square whose name comes first.
#[must_use]
pub fn canonical(position: &Position, mv: Move) -> Move {
    let Some(middle) = mv.middle() else { return mv };
    if position.piece_at(middle).is_some() {
        return mv;
    }
    if mv.from() != mv.to() {
        return Move::new(mv.from(), mv.to());
    }
    let mut list = MoveList::new();
    position.moves_from(mv.from(), &mut list);
    let pass = list.into_iter().find(|legal| {
        legal.from() == legal.to() && legal.middle().is_some_and(|middle| position.piece_at(middle).is_none())
    });
    // A pass over an empty square that the piece does not step to stays what it is: illegal.
    pass.filter(|_| position.steps_like_a_lion(mv.from(), middle)).unwrap_or(mv)
}
