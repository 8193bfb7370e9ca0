//! Janggi as told in the app. `docs/rules/janggi.md` says the same at length.

mod scenes;

use palgak_rules::janggi::{self, Position, Rules, Setup, notation};
use palgak_rules::{Game, Piece, PieceKind, Side};

use super::teller::Teller;
use super::{GuideBlock, GuidePage};
use crate::diagram::Diagram;
use crate::figure::any;
use crate::pieces::piece_name;
use crate::setups::setup_choices;
use crate::view::View;

/// The pages, in the order in which a beginner needs them.
pub(super) fn pages(view: &View) -> Vec<GuidePage> {
    let teller = &Teller::new(view);
    vec![
        aim(teller),
        palace(teller),
        chariot(teller),
        cannon(teller),
        leapers(teller),
        soldier(teller),
        setups(teller),
        check(teller),
        pass(teller),
        end(teller),
        record(teller),
    ]
}

fn aim(teller: &Teller<'_>) -> GuidePage {
    let start = Position::start(Setup::Left, Setup::Left, Rules::default());
    let board = Diagram::whole(&start, Side::First, teller.view);
    teller.page(
        "guide-aim-title",
        vec![
            teller.paragraph("guide-aim-sides"),
            teller.drawn(board, "guide-aim-board"),
            teller.paragraph("guide-aim-palace"),
            teller.paragraph("guide-aim-capture"),
            values(teller, &start),
        ],
    )
}

/// Every kind of piece with its face, how many a side has, and what it counts.
fn values(teller: &Teller<'_>, start: &Position) -> GuideBlock {
    let rows = PieceKind::FAMILY
        .into_iter()
        .map(|kind| {
            let points = match janggi::value(kind) {
                0 => "–".to_owned(),
                points => points.to_string(),
            };
            vec![
                name(teller, kind),
                both(kind, |piece| teller.face(Game::Janggi, any(piece))),
                start.pieces(Side::First, kind).len().to_string(),
                points,
            ]
        })
        .collect();
    let header = ["piece", "face", "count", "points"]
        .map(|column| teller.words.text(&format!("guide-column-{column}")))
        .to_vec();
    GuideBlock::Table { header, rows }
}

/// What a kind is called; both names where the sides have their own.
fn name(teller: &Teller<'_>, kind: PieceKind) -> String {
    both(kind, |piece| piece_name(Game::Janggi, any(piece), teller.view.locale))
}

fn palace(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-palace-title",
        vec![
            teller.paragraph("guide-palace-move"),
            teller.board(&scenes::KING, "guide-palace-king"),
            teller.board(&scenes::GUARD, "guide-palace-guard"),
        ],
    )
}

fn chariot(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-chariot-title",
        vec![
            teller.paragraph("guide-chariot-move"),
            teller.board(&scenes::CHARIOT, "guide-chariot-lines"),
            teller.paragraph("guide-chariot-diagonal"),
            teller.board(&scenes::CHARIOT_IN_PALACE, "guide-chariot-palace"),
        ],
    )
}

fn cannon(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-cannon-title",
        vec![
            teller.paragraph("guide-cannon-move"),
            teller.board(&scenes::CANNON, "guide-cannon-jump"),
            teller.paragraph("guide-cannon-cannon"),
            teller.board(&scenes::CANNON_AND_CANNONS, "guide-cannon-blocked"),
            teller.paragraph("guide-cannon-diagonal"),
            teller.board(&scenes::CANNON_IN_PALACE, "guide-cannon-palace"),
        ],
    )
}

fn leapers(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-leap-title",
        vec![
            teller.heading("guide-horse-title"),
            teller.paragraph("guide-horse-move"),
            teller.board(&scenes::HORSE, "guide-horse-blocked"),
            teller.heading("guide-elephant-title"),
            teller.paragraph("guide-elephant-move"),
            teller.board(&scenes::ELEPHANT, "guide-elephant-blocked"),
        ],
    )
}

fn soldier(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-soldier-title",
        vec![
            teller.paragraph("guide-soldier-move"),
            teller.board(&scenes::SOLDIER, "guide-soldier-steps"),
            teller.paragraph("guide-soldier-diagonal"),
            teller.board(&scenes::SOLDIER_IN_PALACE, "guide-soldier-palace"),
        ],
    )
}

fn setups(teller: &Teller<'_>) -> GuidePage {
    let mut blocks = vec![teller.paragraph("guide-setup-choice")];
    for choice in setup_choices(Side::First, teller.view) {
        blocks.push(GuideBlock::Item { term: choice.name, text: choice.character });
        blocks.push(GuideBlock::Board { diagram: choice.board, caption: choice.shape });
    }
    blocks.push(teller.paragraph("guide-setup-advice"));
    teller.page("guide-setup-title", blocks)
}

fn check(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-check-title",
        vec![
            teller.paragraph("guide-check-janggun"),
            teller.paragraph("guide-check-meonggun"),
            teller.board(&scenes::CHECK, "guide-check-answer"),
            teller.paragraph("guide-check-mate"),
            teller.board(&scenes::MATE, "guide-check-mated"),
        ],
    )
}

fn pass(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-pass-title",
        vec![
            teller.heading("guide-pass-heading"),
            teller.paragraph("guide-pass-rule"),
            teller.heading("guide-bikjang-heading"),
            teller.paragraph("guide-bikjang-rule"),
            teller.board(&scenes::BIKJANG, "guide-bikjang-between"),
            teller.paragraph("guide-bikjang-forced"),
            teller.paragraph("guide-bikjang-switch"),
        ],
    )
}

fn end(teller: &Teller<'_>) -> GuidePage {
    let mut blocks = vec![
        teller.heading("guide-points-heading"),
        teller.paragraph("guide-points-rule"),
        teller.heading("guide-end-heading"),
    ];
    for end in ["mate", "resign", "passes", "repetition", "bikjang"] {
        blocks.push(teller.item(&format!("guide-end-{end}"), &format!("guide-end-{end}-text")));
    }
    blocks.push(teller.heading("guide-readings-heading"));
    blocks.push(teller.paragraph("guide-readings-intro"));
    for reading in ["bikjang", "repetition", "pass", "deom"] {
        blocks.push(teller.paragraph(&format!("guide-readings-{reading}")));
    }
    teller.page("guide-end-title", blocks)
}

fn record(teller: &Teller<'_>) -> GuidePage {
    let rows = PieceKind::FAMILY
        .into_iter()
        .map(|kind| {
            vec![name(teller, kind), both(kind, |piece| notation::hangul(piece.side, piece.kind).to_string())]
        })
        .collect();
    let header = vec![teller.words.text("guide-column-piece"), teller.words.text("guide-column-record")];
    let mut blocks = vec![
        teller.heading("guide-record-heading"),
        teller.paragraph("guide-record-form"),
        teller.paragraph("guide-record-pass"),
        GuideBlock::Table { header, rows },
        teller.paragraph("guide-record-machine"),
        teller.heading("guide-levels-heading"),
    ];
    blocks.extend(teller.levels());
    teller.page("guide-record-title", blocks)
}

/// What a kind is for Cho and for Han: once if it is the same.
fn both(kind: PieceKind, of: impl Fn(Piece) -> String) -> String {
    let [cho, han] = Side::BOTH.map(|side| of(Piece { side, kind }));
    if cho == han { cho } else { format!("{cho} / {han}") }
}
