//! The points of the board: where each is drawn, what stands there, its marks, and its spoken description.

use palgak_engine::Choice;
use palgak_rules::{Game, Side, Square};
use palgak_text::{Catalogue, Locale};

use crate::begun::Begun;
use crate::figure::AnyPiece;
use crate::games::AnyPosition;
use crate::goals::Goal;
use crate::pieces::piece_view;
use crate::snapshot::{Mark, PieceView, Point};
use crate::table::Table;
use crate::thinking::Advice;
use crate::words::{self, Names};

impl Table {
    /// The points as drawn, row by row from the top of the screen.
    pub(crate) fn board_points(&self, shown: &dyn AnyPosition) -> Vec<Point> {
        let (files, ranks) = self.contest.size();
        let live = self.review.is_none();
        let goals = self.goals();
        let stepped = self.begun.map(Begun::reached);
        // Where a piece was touched and has to move, no other can.
        let movable: Vec<Square> = if live && self.hand().is_some() && self.touched().is_none() {
            self.contest.legal().iter().filter(|mv| !mv.is_pass()).map(|mv| mv.from()).collect()
        } else {
            Vec::new()
        };
        let refused: Vec<u32> = self.refusal_view().map(|refusal| refusal.points).unwrap_or_default();
        let last = self.shown_move().map(|played| played.mv).filter(|mv| !mv.is_pass());
        let hint = match self.hint {
            Some(Advice::Do(Choice::Move(mv))) if !mv.is_pass() => Some(mv),
            _ => None,
        };
        let checked = shown.checked();

        let mut points = Vec::with_capacity(usize::from(self.points()));
        for row in 0..ranks {
            for column in 0..files {
                let square = square_at((files, ranks), self.bottom(), column, row);
                let piece = shown.piece_at(square);
                let goal = goals.iter().find(|(point, _)| *point == square).map(|(_, goal)| *goal);
                // A piece that goes back to where it began captures nothing there.
                let captures = piece.is_some() && !matches!(goal, Some(Goal::Back(_)));
                let marks: Vec<Mark> = [
                    (Mark::Selected, self.selection == Some(square)),
                    (Mark::Step, stepped == Some(square)),
                    (Mark::Dot, goal.is_some() && !captures),
                    (Mark::Ring, goal.is_some() && captures),
                    (
                        Mark::LastFrom,
                        last.is_some_and(|mv| mv.from() == square || mv.middle() == Some(square)),
                    ),
                    (Mark::LastTo, last.is_some_and(|mv| mv.to() == square)),
                    (Mark::Check, checked.contains(&square)),
                    (Mark::Refusal, refused.contains(&u32::from(square.number()))),
                    (Mark::HintFrom, hint.is_some_and(|mv| mv.from() == square)),
                    (Mark::HintOver, hint.is_some_and(|mv| mv.middle() == Some(square))),
                    (Mark::HintTo, hint.is_some_and(|mv| mv.to() == square)),
                ]
                .into_iter()
                .filter_map(|(mark, set)| set.then_some(mark))
                .collect();
                let movable = movable.contains(&square);
                let does = self.word_tap(square, goal, captures);
                let spoken = spoken(self.names(), square, piece, &marks, does, movable);
                points.push(Point {
                    index: square.number(),
                    column,
                    row,
                    piece: piece.map(|piece| self.piece_view(piece)),
                    marks,
                    spoken,
                });
            }
        }
        points
    }

    /// A piece as it is drawn on the board.
    pub(crate) fn piece_view(&self, piece: AnyPiece) -> PieceView {
        let game = self.contest.game();
        // The way a piece of Chu Shogi points says whose it is.
        let far = match game {
            Game::ChuShogi => piece.side != self.bottom(),
            Game::Janggi | Game::Xiangqi => self.upside_down(piece.side),
        };
        piece_view(game, piece, self.view.letters, far)
    }
}

/// The point drawn in a column and a row of the screen when `bottom` is the side nearest to the reader.
pub(crate) fn square_at((files, ranks): (u8, u8), bottom: Side, column: u8, row: u8) -> Square {
    let (file, rank) = match bottom {
        Side::First => (column, ranks - 1 - row),
        Side::Second => (files - 1 - column, row),
    };
    Square::new(rank * files + file)
}

/// The spoken description of a point: the place, what stands there, and what a tap would do.
fn spoken(
    names: Names,
    square: Square,
    piece: Option<AnyPiece>,
    marks: &[Mark],
    does: Option<String>,
    movable: bool,
) -> String {
    let whose = piece.map(|piece| names.whose_piece(piece));
    spoken_of(names.locale, names.place(square), whose, marks, does, movable)
}

/// The same, with the place and the piece as they are called.
pub(crate) fn spoken_of(
    locale: Locale,
    place: String,
    piece: Option<String>,
    marks: &[Mark],
    does: Option<String>,
    movable: bool,
) -> String {
    let words = Catalogue::of(locale);
    let mut parts = vec![match piece {
        Some(piece) => words.format("spoken-piece", &[("place", place.into()), ("piece", piece.into())]),
        None => words.format("spoken-empty", &[("place", place.into())]),
    }];
    for mark in marks {
        let note = match mark {
            Mark::Selected => "spoken-selected",
            // What a tap does there is said where it is known.
            Mark::Dot | Mark::Ring | Mark::Step if does.is_some() => continue,
            Mark::Dot => "spoken-target",
            Mark::Ring => "spoken-capture",
            Mark::LastTo => "spoken-last-move",
            Mark::Check => "spoken-check",
            Mark::HintFrom => "spoken-hint-from",
            Mark::HintOver => "spoken-hint-over",
            Mark::HintTo => "spoken-hint-to",
            Mark::Step => "spoken-step",
            Mark::LastFrom | Mark::Refusal => continue,
        };
        parts.push(words.text(note));
    }
    parts.extend(does);
    if movable && !marks.contains(&Mark::Selected) {
        parts.push(words.text("spoken-movable"));
    }
    words::list(locale, &parts)
}
