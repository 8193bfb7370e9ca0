//! Why something was refused, and how that is said.

use palgak_rules::janggi::{self, Refusal as Rule};
use palgak_rules::{Move, Position as _, Square};
use palgak_text::Catalogue;

use crate::snapshot::{Event, Refusal};
use crate::table::Table;
use crate::words;

/// Why something was refused. Kept as a reason, not as words, so that the words can follow a change of the
/// language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The computer is to move.
    ComputersTurn,
    /// The computer's side is not a person's to give up.
    ComputersSide,
    /// Nothing is chosen that could go to the point tapped.
    NothingChosen,
    /// The piece is the opponent's.
    NotYours {
        /// Where it stands.
        point: Square,
    },
    /// The piece has no move at all.
    Stuck {
        /// Where it stands.
        point: Square,
    },
    /// The chosen piece cannot go there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// A pass is not allowed.
    Pass,
    /// There is no draw to accept.
    NothingToAccept,
    /// There is nothing to take back.
    NothingToUndo,
    /// The game has no such ply.
    NoSuchPly {
        /// How many it has.
        plies: usize,
    },
    /// The game would be over at once.
    SwitchWouldEnd,
}

impl Table {
    /// Refuses a tap or a command.
    pub(crate) fn refuse(&mut self, why: Why) {
        self.refusal = Some(why);
        self.news.events.push(Event::Refused);
    }

    /// The refusal in words, with the points that explain it.
    pub(crate) fn refusal_view(&self) -> Option<Refusal> {
        let (text, points) = self.word_refusal(self.refusal?);
        let points = points.into_iter().map(|point| u32::from(point.number())).collect();
        let reader = self.contest.turn().unwrap_or(self.bottom());
        Some(Refusal { text, points, upside_down: self.upside_down(reader) })
    }

    fn word_refusal(&self, why: Why) -> (String, Vec<Square>) {
        let words = Catalogue::of(self.view.locale);
        let plain = |id: &str| (words.text(id), Vec::new());
        match why {
            Why::Over => plain("refusal-over"),
            Why::NotOver => plain("refusal-not-over"),
            Why::ComputersTurn => plain("refusal-computers-turn"),
            Why::ComputersSide => plain("refusal-computers-side"),
            Why::NothingChosen => plain("refusal-nothing-chosen"),
            Why::NothingToAccept => plain("refusal-nothing-to-accept"),
            Why::NothingToUndo => plain("refusal-nothing-to-undo"),
            Why::SwitchWouldEnd => plain("refusal-switch-would-end"),
            Why::NoSuchPly { plies } => {
                (words.format("refusal-no-such-ply", &[("plies", plies.into())]), Vec::new())
            }
            Why::NotYours { point } => (
                words.format(
                    "refusal-not-yours",
                    &[
                        ("piece", self.piece_on(point).into()),
                        ("side", words::side(self.view.locale, self.contest.side_to_move()).into()),
                    ],
                ),
                vec![point],
            ),
            Why::Pass => match janggi::explain_pass(self.contest.position()) {
                Some(rule) => self.word_rule(rule),
                None => plain("refusal-over"),
            },
            Why::Move { from, to } => match janggi::explain(self.contest.position(), Move::new(from, to)) {
                Some(rule) => self.word_rule(rule),
                None => plain("refusal-over"),
            },
            Why::Stuck { point } => self.word_stuck(point),
        }
    }

    /// Why a piece has no move at all.
    fn word_stuck(&self, point: Square) -> (String, Vec<Square>) {
        let words = Catalogue::of(self.view.locale);
        let position = self.contest.position();
        let piece = self.piece_on(point);
        let checkers = position.checkers();
        if !checkers.is_empty() {
            let by = self.pieces_on(checkers);
            let points = checkers.into_iter().chain([position.king(position.side_to_move())]).collect();
            return (
                words.format("refusal-stuck-check", &[("piece", piece.into()), ("by", by.into())]),
                points,
            );
        }
        if self.contest.can_accept() {
            let kings = palgak_rules::Side::BOTH.map(|side| position.king(side)).to_vec();
            return (words.format("refusal-stuck-bikjang", &[("piece", piece.into())]), kings);
        }
        // A piece that reaches a point and may not go there shields its king.
        let pin = (0..self.points()).map(Square::new).find_map(|to| {
            match janggi::explain(position, Move::new(point, to)) {
                Some(Rule::LeavesKing(by)) => Some(by),
                _ => None,
            }
        });
        match pin {
            Some(by) => (
                words.format(
                    "refusal-stuck-pinned",
                    &[("piece", piece.into()), ("by", self.pieces_on(by).into())],
                ),
                by.into_iter().collect(),
            ),
            None => (words.format("refusal-stuck", &[("piece", piece.into())]), Vec::new()),
        }
    }

    /// A reason of the rules in words.
    fn word_rule(&self, rule: Rule) -> (String, Vec<Square>) {
        use palgak_rules::PieceKind;
        let words = Catalogue::of(self.view.locale);
        let on = |id: &str, at: Square| {
            words.format(
                id,
                &[
                    ("piece", self.piece_on(at).into()),
                    ("place", words::place(self.view.locale, self.contest.size(), at).into()),
                ],
            )
        };
        let by = |id: &str, by| words.format(id, &[("by", self.pieces_on(by).into())]);
        let text = match rule {
            Rule::Over => words.text("refusal-over"),
            // Only a move said in full can ask for it: a tap chooses a piece before a point.
            Rule::OffBoard | Rule::EmptyPoint(_) => words.text("refusal-nothing-chosen"),
            Rule::NotYours(at) => return self.word_refusal(Why::NotYours { point: at }),
            Rule::OwnPiece(at) => on("refusal-own-piece", at),
            Rule::Shape(kind) => words.text(match kind {
                PieceKind::King => "refusal-shape-king",
                PieceKind::Guard => "refusal-shape-guard",
                PieceKind::Chariot => "refusal-shape-chariot",
                PieceKind::Cannon => "refusal-shape-cannon",
                PieceKind::Horse => "refusal-shape-horse",
                PieceKind::Elephant => "refusal-shape-elephant",
                PieceKind::Soldier => "refusal-shape-soldier",
            }),
            Rule::Palace(PieceKind::King) => words.text("refusal-palace-king"),
            Rule::Palace(_) => words.text("refusal-palace-guard"),
            Rule::Backward => words.text("refusal-backward"),
            Rule::NoDiagonal(_) => words.text("refusal-no-diagonal"),
            Rule::Blocked(at) => on("refusal-blocked", at),
            Rule::HorseLeg(at) => on("refusal-horse-leg", at),
            Rule::ElephantPath(at) => on("refusal-elephant-path", at),
            Rule::NoScreen => words.text("refusal-no-screen"),
            Rule::CannonScreen(_) => words.text("refusal-cannon-screen"),
            Rule::TwoScreens(..) => words.text("refusal-two-screens"),
            Rule::CannonTarget(_) => words.text("refusal-cannon-target"),
            Rule::AnswerCheck(checkers) => by("refusal-answer-check", checkers),
            Rule::LeavesKing(attackers) => by("refusal-leaves-king", attackers),
            Rule::KingAttacked(attackers) => by("refusal-king-attacked", attackers),
            Rule::Bikjang(..) => words.text("refusal-bikjang"),
            Rule::PassInCheck(checkers) => by("refusal-pass-in-check", checkers),
            Rule::PassFacing(..) => words.text("refusal-pass-facing"),
        };
        (text, rule.points().into_iter().collect())
    }

    /// The piece on a point in words, with its side.
    fn piece_on(&self, point: Square) -> String {
        self.contest
            .piece_at(point)
            .map_or_else(String::new, |piece| words::whose_piece(self.view.locale, piece))
    }

    /// The pieces on some points in words, with the points.
    fn pieces_on(&self, points: palgak_rules::family::bitboard::Bitboard) -> String {
        let words = Catalogue::of(self.view.locale);
        let each: Vec<String> = points
            .into_iter()
            .map(|point| {
                words.format(
                    "piece-on",
                    &[
                        ("piece", self.piece_on(point).into()),
                        ("place", words::place(self.view.locale, self.contest.size(), point).into()),
                    ],
                )
            })
            .collect();
        words::list(self.view.locale, &each)
    }
}
