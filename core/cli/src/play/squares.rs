//! The board of Chu Shogi in characters: a row of squares a line, files above and ranks at the right, as shogi diagrams
//! have them. A plus says that a piece has promoted.

use palgak_table::snapshot::{Mark, Point, Snapshot};
use palgak_table::view::NotationStyle;

use super::board::{Style, bracketed, end_line, in_colour, is_wide, panel};

/// Columns a square takes: brackets, a plus, two columns of letters, and a mark.
const WIDTH: usize = 6;

/// The whole table: the far panel, the board, the near panel.
pub(super) fn draw(snapshot: &Snapshot, style: Style, captured: &str) -> String {
    let mut text = String::new();
    panel(&mut text, &snapshot.top_panel, style, captured);
    text.push('\n');
    let rows = || snapshot.points.chunks(usize::from(snapshot.files));
    for point in rows().next().unwrap_or_default() {
        text.push_str(&format!("{:^WIDTH$}", file_name(point.index, snapshot)));
    }
    end_line(&mut text);
    for row in rows() {
        for point in row {
            text.push_str(&square(point, style));
        }
        if let Some(first) = row.first() {
            text.push_str(&rank_name(first.index, snapshot, style));
        }
        end_line(&mut text);
    }
    text.push('\n');
    panel(&mut text, &snapshot.bottom_panel, style, captured);
    text
}

fn square(point: &Point, style: Style) -> String {
    let has = |mark| point.marks.contains(&mark);
    let hinted = has(Mark::HintFrom) || has(Mark::HintOver) || has(Mark::HintTo);
    let Some(piece) = &point.piece else {
        let empty = match (has(Mark::LastFrom), hinted, style.ascii) {
            (true, _, true) => 'o',
            (true, _, false) => '○',
            (_, true, true) => '?',
            (_, true, false) => '◇',
            (_, _, true) => '.',
            (_, _, false) => '·',
        };
        return format!("  {empty}   ");
    };
    let mark = if has(Mark::Check) {
        '!'
    } else if hinted {
        '?'
    } else if has(Mark::LastTo) {
        '*'
    } else {
        ' '
    };
    // Latin letters have the plus already.
    let plus = if piece.promoted && !piece.glyph.starts_with('+') { "+" } else { "" };
    let inside = format!("{plus}{}", piece.glyph);
    let columns = 2 + inside.chars().count() + usize::from(is_wide(piece));
    let shown = in_colour(&bracketed(piece.side, &inside), piece.side, style);
    let rest = " ".repeat(WIDTH.saturating_sub(columns + 1));
    format!("{shown}{mark}{rest}")
}

/// The file of a square, from 1 at sente's right.
fn file_name(index: u8, snapshot: &Snapshot) -> u8 {
    snapshot.files - index % snapshot.files
}

/// The rank of a square, from gote's edge: a letter, or in Japanese a number.
fn rank_name(index: u8, snapshot: &Snapshot, style: Style) -> String {
    const RANKS: [&str; 12] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
    let from_above = snapshot.ranks - 1 - index / snapshot.files;
    match style.notation {
        NotationStyle::Japanese => RANKS[usize::from(from_above).min(RANKS.len() - 1)].to_owned(),
        _ => char::from(b'a' + from_above).to_string(),
    }
}
