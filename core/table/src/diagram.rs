//! A picture of a board, or of a part of one: what the guide and the choice of a setup show.

use palgak_rules::{Game, MoveList, Side, Square};
use palgak_text::Catalogue;

use crate::board;
use crate::pictured::Pictured;
use crate::snapshot::{Mark, Point};
use crate::view::View;
use crate::words;

/// A part of a board with everything that stands on it, to be drawn as the board of a
/// [`Snapshot`](crate::snapshot::Snapshot) is, but not to be touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Whose board it is, for what is drawn on it.
    pub game: Game,
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
    pub(crate) fn whole<P: Pictured>() -> Frame {
        Frame { left: 0, top: 0, columns: P::FILES, rows: P::RANKS }
    }

    /// The `rows` rows nearest to the reader.
    pub(crate) fn nearest<P: Pictured>(rows: u8) -> Frame {
        Frame { left: 0, top: P::RANKS.saturating_sub(rows), columns: P::FILES, rows }
    }

    /// The box between two corners, as the first side sees the board.
    pub(crate) fn around<P: Pictured>(lower_left: Square, upper_right: Square) -> Frame {
        let (left, bottom) = (lower_left.number() % P::FILES, lower_left.number() / P::FILES);
        let (right, top) = (upper_right.number() % P::FILES, upper_right.number() / P::FILES);
        Frame {
            left,
            top: (P::RANKS - 1).saturating_sub(top),
            columns: right.saturating_sub(left) + 1,
            rows: top.saturating_sub(bottom) + 1,
        }
    }
}

impl Diagram {
    /// A picture of `position` with `bottom` nearest to the reader. The points that the piece on `selected`
    /// can go to are marked as on the board of a game.
    pub(crate) fn of<P: Pictured>(
        position: &P,
        selected: Option<Square>,
        frame: Frame,
        bottom: Side,
        view: &View,
    ) -> Diagram {
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        let mut targets: Vec<Square> = Vec::new();
        for mv in moves.iter().filter(|mv| Some(mv.from()) == selected && mv.to() != mv.from()) {
            // One point can be reached in several ways, with a promotion or over another.
            if !targets.contains(&mv.to()) {
                targets.push(mv.to());
            }
        }
        let checked = position.checked();
        let mut points = Vec::new();
        for row in frame.top..frame.top + frame.rows {
            for column in frame.left..frame.left + frame.columns {
                let square = board::square_at((P::FILES, P::RANKS), bottom, column, row);
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
                    piece: piece.map(|piece| P::look(piece, view.letters)),
                    spoken: board::spoken_of(
                        view.locale,
                        P::place(square, view.locale),
                        piece.map(|piece| P::whose_piece(piece, view.locale)),
                        &marks,
                        None,
                        false,
                    ),
                    marks,
                });
            }
        }
        let spoken = describe(position, selected, &targets, &points, view);
        Diagram {
            game: P::GAME,
            files: P::FILES,
            ranks: P::RANKS,
            left: frame.left,
            top: frame.top,
            columns: frame.columns,
            rows: frame.rows,
            points,
            spoken,
        }
    }

    /// A picture of the whole board.
    pub(crate) fn whole<P: Pictured>(position: &P, bottom: Side, view: &View) -> Diagram {
        Diagram::of(position, None, Frame::whole::<P>(), bottom, view)
    }
}

/// The picture in words: what each side has where, and where the chosen piece can go.
fn describe<P: Pictured>(
    position: &P,
    selected: Option<Square>,
    targets: &[Square],
    points: &[Point],
    view: &View,
) -> String {
    let locale = view.locale;
    let catalogue = Catalogue::of(locale);
    let place = |square| P::place(square, locale);
    let shown: Vec<Square> = points.iter().map(|point| Square::new(point.index)).collect();
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let pieces: Vec<String> = shown
            .iter()
            .filter_map(|&square| Some((square, position.piece_at(square)?)))
            .filter(|(_, piece)| piece.side == side)
            .map(|(square, piece)| {
                let piece = P::piece_name(piece, locale);
                catalogue.format("piece-on", &[("piece", piece.into()), ("place", place(square).into())])
            })
            .collect();
        if !pieces.is_empty() {
            sentences.push(catalogue.format(
                "picture-side",
                &[
                    ("side", P::side_name(side, locale).into()),
                    ("pieces", words::list(locale, &pieces).into()),
                ],
            ));
        }
    }
    if position.checked().is_some() {
        sentences.push(P::check_words(position.side_to_move(), locale));
    }
    if let Some((from, piece)) = selected.and_then(|from| Some((from, position.piece_at(from)?))) {
        let places: Vec<String> = targets.iter().map(|&to| place(to)).collect();
        sentences.push(catalogue.format(
            "picture-reach",
            &[
                ("piece", P::whose_piece(piece, locale).into()),
                ("place", place(from).into()),
                ("places", words::list(locale, &places).into()),
            ],
        ));
    }
    words::sentences(locale, &sentences)
}
