//! Xiangqi as told in the app. `docs/rules/xiangqi.md` says the same at length.

mod scenes;

use palgak_rules::xiangqi::{Handicap, Position, Rules, notation};
use palgak_rules::{Game, Piece, PieceKind, Side};

use super::teller::Teller;
use super::{GuideBlock, GuidePage};
use crate::diagram::{Diagram, Frame};
use crate::figure::any;
use crate::pieces::piece_name;
use crate::view::View;

/// The pages, in the order in which a beginner needs them.
pub(super) fn pages(view: &View) -> Vec<GuidePage> {
    let teller = &Teller::new(view);
    vec![
        aim(teller),
        general(teller),
        advisor(teller),
        elephant(teller),
        horse(teller),
        chariot(teller),
        cannon(teller),
        soldier(teller),
        check(teller),
        mates(teller),
        draws(teller),
        handicap(teller),
        record(teller),
        teller.page("guide-levels-heading", teller.levels()),
    ]
}

fn aim(teller: &Teller<'_>) -> GuidePage {
    let start = Position::start(Handicap::Even, Rules::default());
    let board = Diagram::whole(&start, Side::First, teller.view);
    teller.page(
        "guide-xiangqi-aim-title",
        vec![
            teller.paragraph("guide-xiangqi-aim-sides"),
            teller.drawn(board, "guide-xiangqi-aim-board"),
            teller.paragraph("guide-xiangqi-aim-places"),
            teller.paragraph("guide-xiangqi-aim-capture"),
            pieces(teller, &start),
        ],
    )
}

/// Every kind of piece with its faces and how many a side has.
fn pieces(teller: &Teller<'_>, start: &Position) -> GuideBlock {
    let rows = PieceKind::FAMILY
        .into_iter()
        .map(|kind| {
            let [red, black] = Side::BOTH.map(|side| teller.face(Game::Xiangqi, any(Piece { side, kind })));
            vec![name(teller, kind), red, black, start.pieces(Side::First, kind).len().to_string()]
        })
        .collect();
    let header = [
        "guide-column-piece",
        "guide-xiangqi-column-red",
        "guide-xiangqi-column-black",
        "guide-column-count",
    ]
    .map(|column| teller.words.text(column))
    .to_vec();
    GuideBlock::Table { header, rows }
}

/// What a kind is called; both names where the sides have their own.
fn name(teller: &Teller<'_>, kind: PieceKind) -> String {
    let [red, black] =
        Side::BOTH.map(|side| piece_name(Game::Xiangqi, any(Piece { side, kind }), teller.view.locale));
    if red == black { red } else { format!("{red} / {black}") }
}

fn general(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-general-title",
        vec![
            teller.paragraph("guide-xiangqi-general-move"),
            teller.board(&scenes::GENERAL, "guide-xiangqi-general-steps"),
            teller.heading("guide-xiangqi-facing-heading"),
            teller.paragraph("guide-xiangqi-facing-rule"),
            teller.board(&scenes::FACING_BETWEEN, "guide-xiangqi-facing-between"),
            teller.board(&scenes::FACING_HOLDS, "guide-xiangqi-facing-holds"),
        ],
    )
}

fn advisor(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-advisor-title",
        vec![
            teller.paragraph("guide-xiangqi-advisor-move"),
            teller.board(&scenes::ADVISOR, "guide-xiangqi-advisor-steps"),
        ],
    )
}

fn elephant(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-elephant-title",
        vec![
            teller.paragraph("guide-xiangqi-elephant-move"),
            teller.board(&scenes::ELEPHANT, "guide-xiangqi-elephant-eye"),
            teller.board(&scenes::ELEPHANT_AT_RIVER, "guide-xiangqi-elephant-bank"),
        ],
    )
}

fn horse(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-horse-title",
        vec![
            teller.paragraph("guide-xiangqi-horse-move"),
            teller.board(&scenes::HORSE, "guide-xiangqi-horse-leg"),
            teller.board(&scenes::HORSES, "guide-xiangqi-horse-one-way"),
        ],
    )
}

fn chariot(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-chariot-title",
        vec![
            teller.paragraph("guide-xiangqi-chariot-move"),
            teller.board(&scenes::CHARIOT, "guide-xiangqi-chariot-lines"),
        ],
    )
}

fn cannon(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-cannon-title",
        vec![
            teller.paragraph("guide-xiangqi-cannon-move"),
            teller.board(&scenes::CANNON, "guide-xiangqi-cannon-screen"),
            teller.board(&scenes::CANNON_AND_TWO, "guide-xiangqi-cannon-next"),
        ],
    )
}

fn soldier(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-soldier-title",
        vec![
            teller.paragraph("guide-xiangqi-soldier-move"),
            teller.board(&scenes::SOLDIER_AT_HOME, "guide-xiangqi-soldier-home"),
            teller.board(&scenes::SOLDIER_ACROSS, "guide-xiangqi-soldier-across"),
            teller.board(&scenes::SOLDIER_AT_END, "guide-xiangqi-soldier-last"),
        ],
    )
}

fn check(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-check-title",
        vec![
            teller.paragraph("guide-xiangqi-check-rule"),
            teller.paragraph("guide-xiangqi-check-answers"),
            teller.board(&scenes::CHECK_BY_CANNON, "guide-xiangqi-check-screen"),
            teller.board(&scenes::CHECK_BY_HORSE, "guide-xiangqi-check-leg"),
            teller.paragraph("guide-xiangqi-check-mate"),
            teller.board(&scenes::MATE, "guide-xiangqi-check-mated"),
            teller.heading("guide-xiangqi-stalemate-heading"),
            teller.paragraph("guide-xiangqi-stalemate-rule"),
            teller.board(&scenes::STALEMATE, "guide-xiangqi-stalemate-board"),
        ],
    )
}

fn mates(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-mates-title",
        vec![
            teller.paragraph("guide-xiangqi-mates-intro"),
            teller.entry("guide-xiangqi-mates-double"),
            teller.board(&scenes::DOUBLE_CHECK, "guide-xiangqi-mates-double-board"),
            teller.entry("guide-xiangqi-mates-cannons"),
            teller.board(&scenes::DOUBLE_CANNON, "guide-xiangqi-mates-cannons-board"),
            teller.entry("guide-xiangqi-mates-horse"),
            teller.board(&scenes::CANNON_BEHIND_HORSE, "guide-xiangqi-mates-horse-board"),
            teller.entry("guide-xiangqi-mates-piece"),
        ],
    )
}

fn draws(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-xiangqi-draws-title",
        vec![
            teller.paragraph("guide-xiangqi-draws-choice"),
            teller.heading("guide-xiangqi-tabletop-heading"),
            teller.entry("guide-xiangqi-draws-check"),
            teller.board(&scenes::LONG_CHECK, "guide-xiangqi-draws-check-board"),
            teller.entry("guide-xiangqi-draws-repeat"),
            teller.entry("guide-xiangqi-draws-quiet"),
            teller.entry("guide-xiangqi-draws-limit"),
            teller.heading("guide-xiangqi-simple-heading"),
            teller.paragraph("guide-xiangqi-simple-text"),
            teller.heading("guide-xiangqi-both-heading"),
            teller.paragraph("guide-xiangqi-both-text"),
        ],
    )
}

/// Ranks of the picture of a handicap.
const HOME: u8 = 4;

fn handicap(teller: &Teller<'_>) -> GuidePage {
    let start = Position::start(Handicap::OneHorse(Side::First), Rules::default());
    let board = Diagram::of(&start, None, Frame::nearest::<Position>(HOME), Side::First, teller.view);
    teller.page(
        "guide-xiangqi-handicap-title",
        vec![
            teller.paragraph("guide-xiangqi-handicap-rule"),
            teller.drawn(board, "guide-xiangqi-handicap-board"),
            teller.heading("guide-xiangqi-takeback-heading"),
            teller.paragraph("guide-xiangqi-takeback-rule"),
        ],
    )
}

fn record(teller: &Teller<'_>) -> GuidePage {
    let rows = PieceKind::FAMILY
        .into_iter()
        .map(|kind| {
            let [red, black] = Side::BOTH.map(|side| notation::character(side, kind).to_string());
            vec![name(teller, kind), red, black, notation::wxf_letter(kind).to_string()]
        })
        .collect();
    let header = [
        "guide-column-piece",
        "guide-xiangqi-column-red",
        "guide-xiangqi-column-black",
        "guide-xiangqi-column-wxf",
    ]
    .map(|column| teller.words.text(column))
    .to_vec();
    teller.page(
        "guide-xiangqi-record-title",
        vec![
            teller.paragraph("guide-xiangqi-record-form"),
            teller.paragraph("guide-xiangqi-record-files"),
            teller.paragraph("guide-xiangqi-record-order"),
            GuideBlock::Table { header, rows },
            teller.paragraph("guide-xiangqi-record-others"),
        ],
    )
}
