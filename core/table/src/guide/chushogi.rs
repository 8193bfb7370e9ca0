//! Chu Shogi as told in the app. `docs/rules/chushogi.md` says the same at length.

mod scenes;

use palgak_rules::chushogi::notation::parse_machine;
use palgak_rules::chushogi::written::{Style, character, western_name, write};
use palgak_rules::chushogi::{Handicap, Kind, Position, Rules};
use palgak_rules::{Game, Piece, Position as _, Side, Square};
use palgak_text::Arg;

use super::scene::{Scene, draw};
use super::teller::Teller;
use super::{GuideBlock, GuidePage};
use crate::diagram::{Diagram, Frame};
use crate::figure::any;
use crate::pictured::Pictured;
use crate::view::View;

/// The pages, in the order in which a beginner needs them.
pub(super) fn pages(view: &View) -> Vec<GuidePage> {
    let teller = &Teller::new(view);
    vec![
        aim(teller),
        list(teller),
        generals(teller),
        foot(teller),
        runners(teller),
        jumpers(teller),
        lion(teller),
        birds(teller),
        promoted(teller),
        lion_rules(teller),
        promotion(teller),
        end(teller),
        options(teller),
        handicaps(teller),
        record(teller),
    ]
}

fn aim(teller: &Teller<'_>) -> GuidePage {
    let start = Position::start(Handicap::Even, Rules::STANDARD);
    let board = Diagram::whole(&start, Side::First, teller.view);
    teller.page(
        "guide-chushogi-aim-title",
        vec![
            teller.paragraph("guide-chushogi-aim-sides"),
            teller.drawn(board, "guide-chushogi-aim-board"),
            teller.paragraph("guide-chushogi-aim-capture"),
            teller.paragraph("guide-chushogi-aim-zone"),
            teller.paragraph("guide-chushogi-aim-start"),
        ],
    )
}

/// What a kind is called.
fn name(teller: &Teller<'_>, kind: Kind) -> String {
    Position::piece_name(Piece { side: Side::First, kind }, teller.view.locale)
}

/// The pieces of the start: what they promote to, how many there are.
fn list(teller: &Teller<'_>) -> GuidePage {
    let start = Position::start(Handicap::Even, Rules::STANDARD);
    let count = |kind: Kind| {
        let squares = (0..Position::FILES * Position::RANKS).map(Square::new);
        squares.filter(|square| start.piece_at(*square) == Some(Piece { side: Side::First, kind })).count()
    };
    let rows = Kind::ALL
        .into_iter()
        .filter(|kind| kind.unpromoted().is_none())
        .map(|kind| {
            vec![
                name(teller, kind),
                teller.face(Game::ChuShogi, any(Piece { side: Side::First, kind })),
                count(kind).to_string(),
                kind.promoted().map_or("–".to_owned(), |promoted| name(teller, promoted)),
            ]
        })
        .collect();
    let header =
        ["guide-column-piece", "guide-column-face", "guide-column-count", "guide-chushogi-column-promoted"]
            .map(|column| teller.words.text(column))
            .to_vec();
    teller.page(
        "guide-chushogi-list-title",
        vec![teller.paragraph("guide-chushogi-list-intro"), GuideBlock::Table { header, rows }],
    )
}

/// A piece: its name, the moves it has on an empty board, what they are in words.
fn piece(teller: &Teller<'_>, kind: Kind, id: &str) -> [GuideBlock; 2] {
    let text = format!("guide-chushogi-move-{id}");
    let heading = GuideBlock::Heading { text: name(teller, kind) };
    let fen = scenes::alone(kind);
    let (from, to) = scenes::around(kind);
    match draw::<Position>(&fen, Rules::STANDARD, scenes::MIDDLE, (from, to), teller.view) {
        Some(diagram) => [heading, teller.drawn(diagram, &text)],
        None => {
            tracing::error!(fen, "a picture of the guide can't be drawn");
            [heading, teller.paragraph(&text)]
        }
    }
}

fn pieces(teller: &Teller<'_>, kinds: &[(Kind, &str)]) -> Vec<GuideBlock> {
    kinds.iter().flat_map(|(kind, id)| piece(teller, *kind, id)).collect()
}

fn generals(teller: &Teller<'_>) -> GuidePage {
    let kinds = [
        (Kind::King, "king"),
        (Kind::Gold, "gold"),
        (Kind::Silver, "silver"),
        (Kind::Copper, "copper"),
        (Kind::Leopard, "leopard"),
    ];
    teller.page("guide-chushogi-generals-title", pieces(teller, &kinds))
}

fn foot(teller: &Teller<'_>) -> GuidePage {
    let kinds = [
        (Kind::Pawn, "pawn"),
        (Kind::GoBetween, "go-between"),
        (Kind::DrunkElephant, "drunk-elephant"),
        (Kind::BlindTiger, "blind-tiger"),
    ];
    teller.page("guide-chushogi-foot-title", pieces(teller, &kinds))
}

fn runners(teller: &Teller<'_>) -> GuidePage {
    let kinds = [
        (Kind::Lance, "lance"),
        (Kind::ReverseChariot, "reverse-chariot"),
        (Kind::SideMover, "side-mover"),
        (Kind::VerticalMover, "vertical-mover"),
        (Kind::Bishop, "bishop"),
        (Kind::Rook, "rook"),
        (Kind::DragonHorse, "dragon-horse"),
        (Kind::DragonKing, "dragon-king"),
        (Kind::FreeKing, "free-king"),
    ];
    let mut blocks = vec![teller.paragraph("guide-chushogi-runners-intro")];
    blocks.extend(pieces(teller, &kinds));
    teller.page("guide-chushogi-runners-title", blocks)
}

fn jumpers(teller: &Teller<'_>) -> GuidePage {
    let mut blocks = vec![teller.paragraph("guide-chushogi-jumpers-intro")];
    blocks.extend(pieces(teller, &[(Kind::Kirin, "kirin"), (Kind::Phoenix, "phoenix")]));
    teller.page("guide-chushogi-jumpers-title", blocks)
}

fn lion(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-chushogi-lion-title",
        vec![
            teller.paragraph("guide-chushogi-lion-move"),
            teller.board(&scenes::LION, "guide-chushogi-lion-reach"),
            teller.paragraph("guide-chushogi-lion-double"),
            teller.board(&scenes::LION_AND_TWO, "guide-chushogi-lion-two"),
            teller.entry("guide-chushogi-lion-igui"),
            teller.entry("guide-chushogi-lion-jitto"),
            teller.paragraph("guide-chushogi-lion-tap"),
        ],
    )
}

fn birds(teller: &Teller<'_>) -> GuidePage {
    let kinds = [(Kind::HornedFalcon, "horned-falcon"), (Kind::SoaringEagle, "soaring-eagle")];
    let mut blocks = vec![teller.paragraph("guide-chushogi-birds-intro")];
    blocks.extend(pieces(teller, &kinds));
    teller.page("guide-chushogi-birds-title", blocks)
}

fn promoted(teller: &Teller<'_>) -> GuidePage {
    let kinds = [
        (Kind::CrownPrince, "crown-prince"),
        (Kind::FlyingStag, "flying-stag"),
        (Kind::FlyingOx, "flying-ox"),
        (Kind::FreeBoar, "free-boar"),
        (Kind::Whale, "whale"),
        (Kind::WhiteHorse, "white-horse"),
    ];
    let mut blocks = vec![teller.paragraph("guide-chushogi-promoted-intro")];
    blocks.extend(pieces(teller, &kinds));
    teller.page("guide-chushogi-promoted-title", blocks)
}

fn lion_rules(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-chushogi-rules-title",
        vec![
            teller.paragraph("guide-chushogi-rules-intro"),
            teller.board(&scenes::NEAR, "guide-chushogi-rules-near"),
            teller.heading("guide-chushogi-rules-protected-heading"),
            teller.paragraph("guide-chushogi-rules-protected"),
            teller.board(&scenes::PROTECTED, "guide-chushogi-rules-protected-board"),
            teller.heading("guide-chushogi-rules-hidden-heading"),
            teller.paragraph("guide-chushogi-rules-hidden"),
            teller.board(&scenes::HIDDEN, "guide-chushogi-rules-hidden-board"),
            teller.heading("guide-chushogi-rules-with-heading"),
            teller.paragraph("guide-chushogi-rules-with"),
            teller.board(&scenes::WITH_ANOTHER, "guide-chushogi-rules-with-board"),
            teller.heading("guide-chushogi-rules-senjishi-heading"),
            teller.paragraph("guide-chushogi-rules-senjishi"),
            teller.board(&scenes::SENJISHI, "guide-chushogi-rules-senjishi-board"),
            teller.paragraph("guide-chushogi-rules-others"),
        ],
    )
}

fn promotion(teller: &Teller<'_>) -> GuidePage {
    teller.page(
        "guide-chushogi-promotion-title",
        vec![
            teller.paragraph("guide-chushogi-promotion-rule"),
            teller.board(&scenes::ENTERING, "guide-chushogi-promotion-enter"),
            teller.paragraph("guide-chushogi-promotion-inside"),
            teller.board(&scenes::INSIDE, "guide-chushogi-promotion-capture"),
            teller.paragraph("guide-chushogi-promotion-choice"),
        ],
    )
}

fn end(teller: &Teller<'_>) -> GuidePage {
    let entries = ["check", "prince", "capture", "bare", "stuck", "repetition", "agreed"];
    let blocks = entries.map(|entry| teller.entry(&format!("guide-chushogi-end-{entry}"))).to_vec();
    teller.page("guide-chushogi-end-title", blocks)
}

fn options(teller: &Teller<'_>) -> GuidePage {
    let entries = ["promotion", "senjishi", "bare", "quiet", "little", "refuse", "lishogi"];
    let mut blocks = vec![teller.paragraph("guide-chushogi-options-intro")];
    blocks.extend(entries.map(|entry| teller.entry(&format!("guide-chushogi-options-{entry}"))));
    teller.page("guide-chushogi-options-title", blocks)
}

/// Ranks of the picture of a handicap that changes one side only.
const HOME: u8 = 5;

fn handicaps(teller: &Teller<'_>) -> GuidePage {
    let mut blocks = vec![teller.paragraph("guide-chushogi-handicap-intro")];
    for (id, handicap, rows) in [
        ("kings", Handicap::TwoKings, HOME),
        ("lions", Handicap::TwoLions, HOME),
        ("three", Handicap::ThreeLions, Position::RANKS),
    ] {
        let start = Position::start(handicap, Rules::STANDARD);
        let frame = Frame::nearest::<Position>(rows);
        let board = Diagram::of(&start, None, frame, Side::First, teller.view);
        blocks.push(teller.heading(&format!("guide-chushogi-handicap-{id}")));
        blocks.push(teller.drawn(board, &format!("guide-chushogi-handicap-{id}-board")));
    }
    teller.page("guide-chushogi-handicap-title", blocks)
}

/// A move of a scene in a notation; empty for a scene badly written, which the tests find out.
fn written(scene: &Scene<Position>, mv: &str, style: Style) -> String {
    let (Some(position), Ok(mv)) = (scene.position(), parse_machine(mv)) else {
        return String::new();
    };
    write(&position, mv, style)
}

fn record(teller: &Teller<'_>) -> GuidePage {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for kind in Kind::ALL {
        let name = name(teller, kind);
        // What moves like another piece once it has promoted has that one's name: one row is enough.
        if rows.iter().all(|row| row.first() != Some(&name)) {
            rows.push(vec![name, character(Side::First, kind).to_owned(), western_name(kind)]);
        }
    }
    let header = ["guide-column-piece", "guide-chushogi-column-japanese", "guide-chushogi-column-western"]
        .map(|column| teller.words.text(column))
        .to_vec();
    let example = |scene, mv, style| Arg::from(written(scene, mv, style));
    let japanese = |mv| example(&scenes::RECORDED, mv, Style::Japanese);
    let western = |mv| example(&scenes::RECORDED, mv, Style::Western);
    let step = |style| example(&scenes::START, "4h4g", style);
    teller.page(
        "guide-chushogi-record-title",
        vec![
            teller.filled("guide-chushogi-record-form", &[("step", step(Style::Japanese))]),
            teller.filled(
                "guide-chushogi-record-lion",
                &[
                    ("double", japanese("7f7e7d")),
                    ("igui", japanese("7f7e7f")),
                    ("jitto", japanese("7f6e7f")),
                ],
            ),
            GuideBlock::Table { header, rows },
            teller.filled(
                "guide-chushogi-record-western",
                &[
                    ("step", step(Style::Western)),
                    ("promotion", example(&scenes::ENTERING, "7e6d+", Style::Western)),
                    ("double", western("7f7e7d")),
                    ("igui", western("7f7e7f")),
                    ("jitto", western("7f6e7f")),
                ],
            ),
        ],
    )
}
