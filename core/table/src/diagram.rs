//! A picture of a board, or of a part of one: what the guide and the choice of a setup show.

use palgak_rules::janggi::Position;
use palgak_rules::{MoveList, Position as _, Side, Square};
use palgak_text::Catalogue;

use crate::board;
use crate::pieces::{piece_name, piece_view, side_name, whose_piece};
use crate::snapshot::{Mark, Point};
use crate::view::View;
use crate::words;

/// Files and ranks of the board.
const SIZE: (u8, u8) = (Position::FILES, Position::RANKS);

/// A part of a board with everything that stands on it, to be drawn as the board of a
/// [`Snapshot`](crate::snapshot::Snapshot) is, but not to be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Files of the whole board, for the lines to draw.
    pub files: u8,
    /// Ranks of the whole board, for the lines to draw.
    pub ranks: u8,
    /// The leftmost column shown, counted on the whole board from 0.
    pub left: u8,
    /// The topmost row shown, counted on the whole board from 0.
    pub top: u8,
    /// How many columns are shown.
    pub columns: u8,
    /// How many rows are shown.
    pub rows: u8,
    /// The points shown, row by row from the top, left to right. Column and row are those of the whole board.
    pub points: Vec<Point>,
    /// The whole picture in words, for a screen reader.
    pub spoken: String,
}

/// The part of the board that is shown, in columns and rows of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    left: u8,
    top: u8,
    columns: u8,
    rows: u8,
}

impl Frame {
    /// The whole board.
    pub(crate) const WHOLE: Frame = Frame { left: 0, top: 0, columns: SIZE.0, rows: SIZE.1 };

    /// The `rows` rows nearest to the reader.
    pub(crate) const fn nearest(rows: u8) -> Frame {
        Frame { left: 0, top: SIZE.1 - rows, columns: SIZE.0, rows }
    }

    /// The box between two corners, as the first side sees the board.
    pub(crate) fn around(lower_left: Square, upper_right: Square) -> Frame {
        let (left, bottom) = (lower_left.number() % SIZE.0, lower_left.number() / SIZE.0);
        let (right, top) = (upper_right.number() % SIZE.0, upper_right.number() / SIZE.0);
        Frame {
            left,
            top: SIZE.1 - 1 - top,
            columns: right.saturating_sub(left) + 1,
            rows: top.saturating_sub(bottom) + 1,
        }
    }
}

impl Diagram {
    /// A picture of `position` with `bottom` nearest to the reader. The points that the piece on `selected`
    /// can go to are marked as on the board of a game.
    pub(crate) fn of(
        position: &Position,
        selected: Option<Square>,
        frame: Frame,
        bottom: Side,
        view: &View,
    ) -> Diagram {
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        let targets: Vec<Square> = moves
            .iter()
            .filter(|mv| Some(mv.from()) == selected && !mv.is_pass())
            .map(|mv| mv.to())
            .collect();
        let checked = position.in_check().then(|| position.king(position.side_to_move()));
        let mut points = Vec::new();
        for row in frame.top..frame.top + frame.rows {
            for column in frame.left..frame.left + frame.columns {
                let square = board::square_at(SIZE, bottom, column, row);
                let piece = position.piece_at(square);
                let target = targets.contains(&square);
                let marks: Vec<Mark> = [
                    (Mark::Selected, selected == Some(square)),
                    (Mark::Dot, target && piece.is_none()),
                    (Mark::Ring, target && piece.is_some()),
                    (Mark::Check, checked == Some(square)),
                ]
                .into_iter()
                .filter_map(|(mark, set)| set.then_some(mark))
                .collect();
                points.push(Point {
                    index: square.number(),
                    column,
                    row,
                    piece: piece.map(|piece| piece_view(piece, view.letters, false)),
                    spoken: board::spoken(view.locale, SIZE, square, piece, &marks, false),
                    marks,
                });
            }
        }
        let spoken = describe(position, selected, &targets, &points, view);
        Diagram {
            files: SIZE.0,
            ranks: SIZE.1,
            left: frame.left,
            top: frame.top,
            columns: frame.columns,
            rows: frame.rows,
            points,
            spoken,
        }
    }

    /// A picture of the whole board.
    pub(crate) fn whole(position: &Position, bottom: Side, view: &View) -> Diagram {
        Diagram::of(position, None, Frame::WHOLE, bottom, view)
    }
}

/// The picture in words: what each side has where, and where the chosen piece can go.
fn describe(
    position: &Position,
    selected: Option<Square>,
    targets: &[Square],
    points: &[Point],
    view: &View,
) -> String {
    let locale = view.locale;
    let catalogue = Catalogue::of(locale);
    let place = |square| words::place(locale, SIZE, square);
    let shown: Vec<Square> = points.iter().map(|point| Square::new(point.index)).collect();
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let pieces: Vec<String> = shown
            .iter()
            .filter_map(|&square| Some((square, position.piece_at(square)?)))
            .filter(|(_, piece)| piece.side == side)
            .map(|(square, piece)| {
                let piece = piece_name(piece, locale);
                catalogue.format("piece-on", &[("piece", piece.into()), ("place", place(square).into())])
            })
            .collect();
        if !pieces.is_empty() {
            sentences.push(catalogue.format(
                "picture-side",
                &[("side", side_name(side, locale).into()), ("pieces", words::list(locale, &pieces).into())],
            ));
        }
    }
    if position.in_check() {
        let side = side_name(position.side_to_move(), locale);
        sentences.push(catalogue.format("picture-check", &[("side", side.into())]));
    }
    if let Some((from, piece)) = selected.and_then(|from| Some((from, position.piece_at(from)?))) {
        let places: Vec<String> = targets.iter().map(|&to| place(to)).collect();
        sentences.push(catalogue.format(
            "picture-reach",
            &[
                ("piece", whose_piece(piece, locale).into()),
                ("place", place(from).into()),
                ("places", words::list(locale, &places).into()),
            ],
        ));
    }
    words::sentences(locale, &sentences)
}
