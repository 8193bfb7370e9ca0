//! What the pieces of a side do where they stand: how far runners see, whether lions are free, how a king is guarded.

use palgak_rules::Side;
use palgak_rules::chushogi::reach::{self, DIRECTIONS, NEAR};
use palgak_rules::chushogi::{Board, Cell, Content, Kind, Position};

/// What the activity of one side counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Activity {
    /// Of its pieces, at any time.
    pub(super) pieces: i32,
    /// Of the guard of its king, as far as it is still the middle game.
    pub(super) shelter: i32,
}

/// A square that a runner sees.
const SEEN: i32 = 3;
/// A square near the other side's king that a runner sees.
const AIMED: i32 = 5;
/// An enemy piece beside or near the king.
const INTRUDER: i32 = 14;
/// A lion near the other side's king, by the distance.
const LION_NEAR: [i32; 12] = [60, 60, 60, 45, 30, 20, 10, 0, 0, 0, 0, 0];
/// A lion far from home with so few squares to go to.
const TRAPPED: [i32; 4] = [-450, -300, -160, -60];
/// From this rank on a lion needs a way out, and on the files at the edge anywhere.
const FAR_FROM_HOME: u8 = 7;

/// The activity of a side.
pub(super) fn of(position: &Position, side: Side) -> Activity {
    let board = position.board();
    let target = board.lone_royal(side.other());
    let mut pieces = 0;
    for cell in board.cells_of(side) {
        let content = board.at(cell);
        if is_lion(content) {
            pieces += freedom(board, side, cell);
            pieces += target.map_or(0, |king| LION_NEAR[usize::from(king.distance(cell).min(11))]);
        } else if reach::of(content).runs != 0 {
            pieces += sight(board, side, cell, target);
        }
    }
    Activity { pieces, shelter: shelter(board, side) }
}

#[inline]
fn is_lion(content: Content) -> bool {
    // A lion moves as lions do in every direction.
    reach::of(content).lion == 0xff
}

/// What a runner sees.
#[inline]
fn sight(board: &Board, side: Side, from: Cell, target: Option<Cell>) -> i32 {
    let runs = reach::of(board.at(from)).runs;
    let aimed = |cell: Cell| i32::from(target.is_some_and(|king| king.distance(cell) <= 2));
    let (mut seen, mut near) = (0, 0);
    for (d, offset) in DIRECTIONS.into_iter().enumerate() {
        if runs >> d & 1 == 0 {
            continue;
        }
        let mut cell = from.offset(offset);
        while board.at(cell).is_empty() {
            seen += 1;
            near += aimed(cell);
            cell = cell.offset(offset);
        }
        if !board.at(cell).is_wall() {
            seen += i32::from(!board.at(cell).is_of(side));
            near += aimed(cell);
        }
    }
    SEEN * seen + AIMED * near
}

/// What a lion has to fear that cannot get away: few squares to go to that no enemy reaches.
fn freedom(board: &Board, side: Side, lion: Cell) -> i32 {
    let at_edge = matches!(lion.square().number() % 12, 0 | 11);
    if lion.rank(side) < FAR_FROM_HOME && !at_edge {
        return 0;
    }
    let mut safe = 0;
    for offset in NEAR {
        // From its own side of the board on, where most of them are.
        let to = lion.offset(if side == Side::First { offset } else { -offset });
        let content = board.at(to);
        let open = to != lion && !content.is_wall() && !content.is_of(side);
        if open && !reach::is_attacked(board, side.other(), to) {
            safe += 1;
            if safe == TRAPPED.len() {
                return 0;
            }
        }
    }
    TRAPPED[safe]
}

/// How well a side's only royal piece is looked after: pieces of its own around it, none of the other's near.
fn shelter(board: &Board, side: Side) -> i32 {
    let Some(royal) = board.lone_royal(side) else { return 0 };
    let mut sum = 0;
    for offset in NEAR {
        let cell = royal.offset(offset);
        let content = board.at(cell);
        if content.is_of(side) {
            sum += GUARD[content.number() & 0x3f] * if royal.distance(cell) == 1 { 2 } else { 1 };
        } else if content.is_of(side.other()) {
            sum -= INTRUDER;
        }
    }
    sum
}

/// What a piece near its king is worth, by the number of its content for the first side.
static GUARD: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 0;
    while n < Kind::ALL.len() {
        use Kind::*;
        let kind = Kind::ALL[n];
        table[Content::piece(Side::First, kind).number()] = match kind {
            Gold | BlindTiger | DrunkElephant | Tokin | PromotedGoBetween => 6,
            Silver | Copper | Leopard => 5,
            Pawn | GoBetween => 3,
            _ => 2,
        };
        n += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::chushogi::Rules;

    fn activity(sfen: &str) -> Activity {
        let position = Position::from_sfen(sfen, Rules::default());
        position.map_or_else(|_| Activity::default(), |position| of(&position, Side::First))
    }

    #[test]
    fn a_lion_in_the_far_corner_is_in_danger_and_one_in_the_middle_is_not() {
        let free = activity("6k5/12/12/12/12/12/5N6/12/12/12/12/6K5 b - 1");
        let caught = activity("N4rk5/7r4/r11/12/12/12/12/12/12/12/12/6K5 b - 1");
        assert!(caught.pieces <= free.pieces - 150, "{caught:?} {free:?}");
    }

    #[test]
    fn an_open_runner_sees_more() {
        let open = activity("6k5/12/12/12/12/12/R11/12/12/12/12/6K5 b - 1");
        let shut = activity("6k5/12/12/12/12/P11/RP10/P11/12/12/12/6K5 b - 1");
        assert!(open.pieces >= shut.pieces + 10 * SEEN, "{open:?} {shut:?}");
    }

    #[test]
    fn generals_around_the_king_are_a_shelter() {
        let sheltered = activity("6k5/12/12/12/12/12/12/12/12/12/5GTG4/6K5 b - 1");
        let bare = activity("6k5/12/12/12/12/12/12/5GTG4/12/12/12/6K5 b - 1");
        assert!(sheltered.shelter > bare.shelter, "{sheltered:?} {bare:?}");
    }
}
