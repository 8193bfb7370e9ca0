//! The board in characters: a drawing of lines, with each piece in brackets that tell the sides apart also where
//! there are no colours: the first side's in `( )`, the second side's in `[ ]`.

use std::fmt::Write as _;

use palgak_rules::{Game, Side};
use palgak_table::snapshot::{Mark, Panel, PieceView, Point, Snapshot};
use palgak_table::view::NotationStyle;

/// How to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    /// With colours.
    pub(super) colour: bool,
    /// With nothing but ASCII: for latin letters, and for terminals that have no more.
    pub(super) ascii: bool,
    /// Which names files and ranks have.
    pub(super) notation: NotationStyle,
    /// The game, for the colours of the sides.
    pub(super) game: Game,
}

/// The characters of the lines.
struct Lines {
    across: char,
    down: char,
    rising: char,
    falling: char,
    /// Crossings by row (top, middle, bottom) and column (left, middle, right).
    crossings: [[char; 3]; 3],
    /// An empty point that the last move left, and one a hint leads to.
    left: char,
    hinted: char,
}

const DRAWN: Lines = Lines {
    across: '─',
    down: '│',
    rising: '╱',
    falling: '╲',
    crossings: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    left: '○',
    hinted: '◇',
};

const ASCII: Lines = Lines {
    across: '-',
    down: '|',
    rising: '/',
    falling: '\\',
    crossings: [['+'; 3]; 3],
    left: 'o',
    hinted: '?',
};

/// Where a point stands among the rows or columns: first, in between, last.
fn place(index: u8, count: u8) -> usize {
    if index == 0 {
        0
    } else if index + 1 == count {
        2
    } else {
        1
    }
}

/// The whole table: the far panel, the board, the near panel.
pub(super) fn draw(snapshot: &Snapshot, style: Style, captured: &str) -> String {
    let mut text = String::new();
    panel(&mut text, &snapshot.top_panel, style, captured);
    text.push('\n');
    board(&mut text, snapshot, style);
    text.push('\n');
    panel(&mut text, &snapshot.bottom_panel, style, captured);
    text
}

/// Whose panel, the points, what was captured, and the message, in a line.
pub(super) fn panel(text: &mut String, panel: &Panel, style: Style, captured: &str) {
    let name = in_colour(&bracketed(panel.side, &panel.name), panel.side, style);
    // Writing to a string cannot fail.
    let _ = write!(text, "  {name}");
    if !panel.score.is_empty() {
        let _ = write!(text, " {}", panel.score);
    }
    for part in [&panel.player, &panel.message] {
        if !part.is_empty() {
            let _ = write!(text, " · {part}");
        }
    }
    if !panel.captured.is_empty() {
        let pieces: Vec<&str> = panel.captured.iter().map(|piece| piece.glyph.as_str()).collect();
        let _ = write!(text, " · {captured}: {}", pieces.join(" "));
    }
    text.push('\n');
}

fn board(text: &mut String, snapshot: &Snapshot, style: Style) {
    let lines = if style.ascii { &ASCII } else { &DRAWN };
    let rows = || snapshot.points.chunks(usize::from(snapshot.files));
    for row in rows() {
        let Some(first) = row.first() else { continue };
        let _ = write!(text, "{:>3} ", rank_name(first.index, snapshot, style));
        for point in row {
            text.push_str(&cell(point, snapshot, style, lines));
        }
        end_line(text);
        if first.row + 1 < snapshot.ranks {
            text.push_str("    ");
            between(text, first.row, snapshot, lines);
            end_line(text);
        }
    }
    text.push_str("    ");
    for point in rows().next().unwrap_or_default() {
        let _ = write!(text, " {}    ", file_name(point.index, snapshot, style));
    }
    end_line(text);
}

/// A point and the line to the next: six columns.
fn cell(point: &Point, snapshot: &Snapshot, style: Style, lines: &Lines) -> String {
    let has = |mark| point.marks.contains(&mark);
    let across = if point.column + 1 == snapshot.files { ' ' } else { lines.across };
    let Some(piece) = &point.piece else {
        let crossing = if has(Mark::LastFrom) {
            lines.left
        } else if has(Mark::HintOver) || has(Mark::HintTo) {
            lines.hinted
        } else {
            lines.crossings[place(point.row, snapshot.ranks)][place(point.column, snapshot.files)]
        };
        let before = if point.column == 0 { ' ' } else { lines.across };
        return format!("{before}{crossing}{across}{across}{across}{across}");
    };
    // One column says what is special about the piece.
    let mark = if has(Mark::Check) {
        '!'
    } else if has(Mark::HintFrom) || has(Mark::HintOver) || has(Mark::HintTo) {
        '?'
    } else if has(Mark::LastTo) {
        '*'
    } else {
        across
    };
    let shown = in_colour(&bracketed(piece.side, &piece.glyph), piece.side, style);
    // Brackets and a glyph of one column or two.
    let rest = if is_wide(piece) { String::from(across) } else { format!("{across}{across}") };
    format!("{shown}{mark}{rest}")
}

/// The row of lines below a row of points, with the diagonals of the palaces.
fn between(text: &mut String, row: u8, snapshot: &Snapshot, lines: &Lines) {
    // Palaces take the middle three files, three ranks from each edge; their diagonals cross in the centre.
    let upper_half = row == 0 || row + 3 == snapshot.ranks;
    let lower_half = row == 1 || row + 2 == snapshot.ranks;
    let middle = snapshot.files / 2;
    // The river of Xiangqi has banks and no lines across.
    let river = snapshot.game == Game::Xiangqi && row + 1 == snapshot.ranks / 2;
    for column in 0..snapshot.files {
        if river && place(column, snapshot.files) == 1 {
            text.push_str("      ");
            continue;
        }
        let left_of_middle = column + 1 == middle;
        let diagonal = match (upper_half, lower_half) {
            _ if !left_of_middle && column != middle => ' ',
            (true, _) => {
                if left_of_middle {
                    lines.falling
                } else {
                    lines.rising
                }
            }
            (_, true) => {
                if left_of_middle {
                    lines.rising
                } else {
                    lines.falling
                }
            }
            _ => ' ',
        };
        let _ = write!(text, " {}  {diagonal} ", lines.down);
    }
}

/// Hanja and hangul take two columns, latin letters one.
pub(super) fn is_wide(piece: &PieceView) -> bool {
    !piece.glyph.is_ascii()
}

pub(super) fn bracketed(side: Side, text: &str) -> String {
    match side {
        Side::First => format!("({text})"),
        Side::Second => format!("[{text}]"),
    }
}

/// Cho is blue-green, Han red; in Xiangqi red is red, and black as dark as the terminal writes; in Chu Shogi the second side's are bold.
pub(super) fn in_colour(text: &str, side: Side, style: Style) -> String {
    if !style.colour {
        return text.to_owned();
    }
    let colour = match (style.game, side) {
        (Game::Janggi, Side::First) => "\u{1b}[1;36m",
        (Game::Janggi, Side::Second) | (Game::Xiangqi, Side::First) => "\u{1b}[1;31m",
        // Pieces of Chu Shogi have one colour; the brackets say whose they are.
        (Game::ChuShogi, Side::First) => return text.to_owned(),
        (_, Side::Second) => "\u{1b}[1m",
    };
    format!("{colour}{text}\u{1b}[0m")
}

/// The rank of a point: from 1 at the first side's edge (in ICCS from 0), or as Korean records count, from the top, the tenth being 0.
fn rank_name(index: u8, snapshot: &Snapshot, style: Style) -> u8 {
    let rank = index / snapshot.files;
    match style.notation {
        NotationStyle::Korean => (snapshot.ranks - rank) % 10,
        NotationStyle::Iccs => rank,
        _ => rank + 1,
    }
}

/// The file of a point: a letter, or the column's number.
fn file_name(index: u8, snapshot: &Snapshot, style: Style) -> char {
    let file = index % snapshot.files;
    match style.notation {
        NotationStyle::Korean => char::from(b'1' + file),
        _ => char::from(b'a' + file),
    }
}

pub(super) fn end_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}
