//! Janggi as told in the app. `docs/rules/janggi.md` says the same at length.

mod scenes;

use palgak_rules::janggi::{self, Position, Rules, Setup, notation};
use palgak_rules::{Piece, PieceKind, Side};
use palgak_text::Catalogue;

use super::scene::Scene;
use super::{GuideBlock, GuidePage};
use crate::diagram::Diagram;
use crate::pieces::{glyph, piece_name};
use crate::setups::setup_choices;
use crate::view::View;

/// The pages, in the order in which a beginner needs them.
pub(super) fn pages(view: &View) -> Vec<GuidePage> {
    let teller = Teller { view, words: Catalogue::of(view.locale) };
    vec![
        teller.aim(),
        teller.palace(),
        teller.chariot(),
        teller.cannon(),
        teller.leapers(),
        teller.soldier(),
        teller.setups(),
        teller.check(),
        teller.pass(),
        teller.end(),
        teller.record(),
    ]
}

/// Puts pages together in one language.
struct Teller<'a> {
    view: &'a View,
    words: &'static Catalogue,
}

impl Teller<'_> {
    fn page(&self, id: &str, blocks: Vec<GuideBlock>) -> GuidePage {
        GuidePage { title: self.words.text(id), blocks }
    }

    fn heading(&self, id: &str) -> GuideBlock {
        GuideBlock::Heading { text: self.words.text(id) }
    }

    fn paragraph(&self, id: &str) -> GuideBlock {
        GuideBlock::Paragraph { text: self.words.text(id) }
    }

    fn item(&self, term: &str, text: &str) -> GuideBlock {
        GuideBlock::Item { term: self.words.text(term), text: self.words.text(text) }
    }

    fn board(&self, scene: &Scene, caption: &str) -> GuideBlock {
        match scene.draw(self.view) {
            Some(diagram) => self.drawn(diagram, caption),
            None => {
                tracing::error!(fen = scene.fen, "a picture of the guide can't be drawn");
                self.paragraph(caption)
            }
        }
    }

    fn drawn(&self, diagram: Diagram, caption: &str) -> GuideBlock {
        GuideBlock::Board { diagram, caption: self.words.text(caption) }
    }

    fn aim(&self) -> GuidePage {
        let start = Position::start(Setup::Left, Setup::Left, Rules::default());
        let board = Diagram::whole(&start, Side::First, self.view);
        self.page(
            "guide-aim-title",
            vec![
                self.paragraph("guide-aim-sides"),
                self.drawn(board, "guide-aim-board"),
                self.paragraph("guide-aim-palace"),
                self.paragraph("guide-aim-capture"),
                self.values(&start),
            ],
        )
    }

    /// Every kind of piece with its face, how many a side has, and what it counts.
    fn values(&self, start: &Position) -> GuideBlock {
        let rows = PieceKind::FAMILY
            .into_iter()
            .map(|kind| {
                let points = match janggi::value(kind) {
                    0 => "–".to_owned(),
                    points => points.to_string(),
                };
                vec![
                    self.name(kind),
                    both(kind, |piece| glyph(piece, self.view.letters).to_owned()),
                    start.pieces(Side::First, kind).len().to_string(),
                    points,
                ]
            })
            .collect();
        let header = ["piece", "face", "count", "points"]
            .map(|column| self.words.text(&format!("guide-column-{column}")))
            .to_vec();
        GuideBlock::Table { header, rows }
    }

    /// What a kind is called; both names where the sides have their own.
    fn name(&self, kind: PieceKind) -> String {
        both(kind, |piece| piece_name(piece, self.view.locale))
    }

    fn palace(&self) -> GuidePage {
        self.page(
            "guide-palace-title",
            vec![
                self.paragraph("guide-palace-move"),
                self.board(&scenes::KING, "guide-palace-king"),
                self.board(&scenes::GUARD, "guide-palace-guard"),
            ],
        )
    }

    fn chariot(&self) -> GuidePage {
        self.page(
            "guide-chariot-title",
            vec![
                self.paragraph("guide-chariot-move"),
                self.board(&scenes::CHARIOT, "guide-chariot-lines"),
                self.paragraph("guide-chariot-diagonal"),
                self.board(&scenes::CHARIOT_IN_PALACE, "guide-chariot-palace"),
            ],
        )
    }

    fn cannon(&self) -> GuidePage {
        self.page(
            "guide-cannon-title",
            vec![
                self.paragraph("guide-cannon-move"),
                self.board(&scenes::CANNON, "guide-cannon-jump"),
                self.paragraph("guide-cannon-cannon"),
                self.board(&scenes::CANNON_AND_CANNONS, "guide-cannon-blocked"),
                self.paragraph("guide-cannon-diagonal"),
                self.board(&scenes::CANNON_IN_PALACE, "guide-cannon-palace"),
            ],
        )
    }

    fn leapers(&self) -> GuidePage {
        self.page(
            "guide-leap-title",
            vec![
                self.heading("guide-horse-title"),
                self.paragraph("guide-horse-move"),
                self.board(&scenes::HORSE, "guide-horse-blocked"),
                self.heading("guide-elephant-title"),
                self.paragraph("guide-elephant-move"),
                self.board(&scenes::ELEPHANT, "guide-elephant-blocked"),
            ],
        )
    }

    fn soldier(&self) -> GuidePage {
        self.page(
            "guide-soldier-title",
            vec![
                self.paragraph("guide-soldier-move"),
                self.board(&scenes::SOLDIER, "guide-soldier-steps"),
                self.paragraph("guide-soldier-diagonal"),
                self.board(&scenes::SOLDIER_IN_PALACE, "guide-soldier-palace"),
            ],
        )
    }

    fn setups(&self) -> GuidePage {
        let mut blocks = vec![self.paragraph("guide-setup-choice")];
        for choice in setup_choices(Side::First, self.view) {
            blocks.push(GuideBlock::Item { term: choice.name, text: choice.character });
            blocks.push(GuideBlock::Board { diagram: choice.board, caption: choice.shape });
        }
        blocks.push(self.paragraph("guide-setup-advice"));
        self.page("guide-setup-title", blocks)
    }

    fn check(&self) -> GuidePage {
        self.page(
            "guide-check-title",
            vec![
                self.paragraph("guide-check-janggun"),
                self.paragraph("guide-check-meonggun"),
                self.board(&scenes::CHECK, "guide-check-answer"),
                self.paragraph("guide-check-mate"),
                self.board(&scenes::MATE, "guide-check-mated"),
            ],
        )
    }

    fn pass(&self) -> GuidePage {
        self.page(
            "guide-pass-title",
            vec![
                self.heading("guide-pass-heading"),
                self.paragraph("guide-pass-rule"),
                self.heading("guide-bikjang-heading"),
                self.paragraph("guide-bikjang-rule"),
                self.board(&scenes::BIKJANG, "guide-bikjang-between"),
                self.paragraph("guide-bikjang-forced"),
                self.paragraph("guide-bikjang-switch"),
            ],
        )
    }

    fn end(&self) -> GuidePage {
        let mut blocks = vec![
            self.heading("guide-points-heading"),
            self.paragraph("guide-points-rule"),
            self.heading("guide-end-heading"),
        ];
        for end in ["mate", "resign", "passes", "repetition", "bikjang"] {
            blocks.push(self.item(&format!("guide-end-{end}"), &format!("guide-end-{end}-text")));
        }
        blocks.push(self.heading("guide-readings-heading"));
        blocks.push(self.paragraph("guide-readings-intro"));
        for reading in ["bikjang", "repetition", "pass", "deom"] {
            blocks.push(self.paragraph(&format!("guide-readings-{reading}")));
        }
        self.page("guide-end-title", blocks)
    }

    fn record(&self) -> GuidePage {
        let rows = PieceKind::FAMILY
            .into_iter()
            .map(|kind| {
                vec![
                    self.name(kind),
                    both(kind, |piece| notation::hangul(piece.side, piece.kind).to_string()),
                ]
            })
            .collect();
        let header = vec![self.words.text("guide-column-piece"), self.words.text("guide-column-record")];
        self.page(
            "guide-record-title",
            vec![
                self.heading("guide-record-heading"),
                self.paragraph("guide-record-form"),
                self.paragraph("guide-record-pass"),
                GuideBlock::Table { header, rows },
                self.paragraph("guide-record-machine"),
                self.heading("guide-levels-heading"),
                self.item("level-beginner", "guide-level-beginner"),
                self.item("level-intermediate", "guide-level-intermediate"),
                self.item("level-advanced", "guide-level-advanced"),
            ],
        )
    }
}

/// What a kind is for Cho and for Han: once if it is the same.
fn both(kind: PieceKind, of: impl Fn(Piece) -> String) -> String {
    let [cho, han] = Side::BOTH.map(|side| of(Piece { side, kind }));
    if cho == han { cho } else { format!("{cho} / {han}") }
}
