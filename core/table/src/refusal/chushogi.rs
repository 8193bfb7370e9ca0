//! What Chu Shogi refuses, in words.

use palgak_rules::chushogi::{Kind, LionRule, Position, Refusal as Rule, explain};
use palgak_rules::{Move, Position as _, Square};
use palgak_text::Catalogue;

use super::{Why, Worded};
use crate::table::Table;
use crate::words;

impl Table {
    /// Why a move or a piece is refused.
    pub(super) fn chushogi_refusal(&self, position: &Position, why: Why) -> Worded {
        let words = Catalogue::of(self.view.locale);
        match why {
            Why::Move(mv) => match explain(position, mv) {
                Some(rule) => self.chushogi_rule(position, mv, &rule),
                // Everything else is allowed, but not once too often.
                None => (words.text("chushogi-repetition"), Vec::new()),
            },
            Why::NotThatWay(from) => match position.piece_at(from) {
                None => (words.text("refusal-nothing-chosen"), Vec::new()),
                Some(piece) if piece.side != position.side_to_move() => {
                    self.word_refusal(Why::NotYours { point: from })
                }
                Some(piece) => (self.shape(position, piece.kind), Vec::new()),
            },
            Why::Stuck { point } => self.chushogi_stuck(position, point),
            _ => (words.text("refusal-not-in-this-game"), Vec::new()),
        }
    }

    /// Why a piece has no move at all.
    fn chushogi_stuck(&self, position: &Position, point: Square) -> Worded {
        let exposed = (0..self.points()).map(Square::new).find_map(|to| {
            match explain(position, Move::new(point, to)) {
                Some(Rule::ExposesKing(by)) => Some(by),
                _ => None,
            }
        });
        match exposed {
            None => {
                let words = Catalogue::of(self.view.locale);
                (words.format("chushogi-stuck", &[("piece", self.piece_on(point).into())]), Vec::new())
            }
            Some(by) => {
                let text = Catalogue::of(self.view.locale).format(
                    "chushogi-stuck-exposed",
                    &[
                        ("piece", self.piece_on(point).into()),
                        ("royal", self.royal(position).into()),
                        ("by", self.pieces_on(by.iter().copied()).into()),
                    ],
                );
                (text, by)
            }
        }
    }

    /// A reason of the rules in words.
    fn chushogi_rule(&self, position: &Position, mv: Move, rule: &Rule) -> Worded {
        let words = Catalogue::of(self.view.locale);
        let text = match rule {
            Rule::Over => words.text("refusal-over"),
            // Only a move said in full can ask for it: a tap chooses a piece before a square.
            Rule::OffBoard | Rule::EmptySquare(_) => words.text("refusal-nothing-chosen"),
            Rule::NotYours(at) => return self.word_refusal(Why::NotYours { point: *at }),
            Rule::OwnPiece(at) => self.word_on("refusal-own-piece", *at),
            Rule::Blocked(at) => self.word_on("refusal-blocked", *at),
            Rule::Shape(kind) => self.shape(position, *kind),
            Rule::Promotion(kind) => self.promotion(position, *kind),
            Rule::Lion(lion, rule) => self.lion_rule(position, mv, *lion, *rule),
            Rule::ExposesKing(by) => words.format(
                "chushogi-exposure-refused",
                &[("royal", self.royal(position).into()), ("by", self.pieces_on(by.iter().copied()).into())],
            ),
        };
        (text, rule.squares())
    }

    /// That a piece does not go there, and how it does go.
    fn shape(&self, position: &Position, kind: Kind) -> String {
        let words = Catalogue::of(self.view.locale);
        let how = words.text(how(kind));
        words.format("chushogi-shape", &[("piece", self.kind(position, kind).into()), ("how", how.into())])
    }

    /// Why a lion may not be taken, and how it may be.
    fn lion_rule(&self, position: &Position, mv: Move, lion: Square, rule: LionRule) -> String {
        let words = Catalogue::of(self.view.locale);
        let (id, by) = match rule {
            LionRule::Protected(by) => ("chushogi-lion-protected", by),
            LionRule::HiddenProtection(by) => ("chushogi-lion-hidden", by),
            LionRule::Senjishi(at) => {
                return words.format("chushogi-senjishi", &[("place", self.names().place(at).into())]);
            }
        };
        let text = words
            .format(id, &[("lion", self.names().place(lion).into()), ("by", self.pieces_on([by]).into())]);
        let passed = mv.middle().filter(|at| position.piece_at(*at).is_some());
        let with = self.taking_with(mv.from(), lion);
        let more = if let Some(passed) = passed {
            self.word_on("chushogi-lion-bridge", passed)
        } else if with.is_empty() {
            String::new()
        } else {
            words.format("chushogi-lion-with", &[("pieces", self.pieces_on(with).into())])
        };
        words::sentences(self.view.locale, &[text, more])
    }

    /// The pieces that the lion on `from` could take on its way to take the one on `lion` after all.
    fn taking_with(&self, from: Square, lion: Square) -> Vec<Square> {
        let double = |mv: &&Move| mv.from() == from && mv.to() == lion;
        self.contest.legal().iter().filter(double).filter_map(|mv| mv.middle()).collect()
    }

    /// Why a piece does not promote.
    fn promotion(&self, position: &Position, kind: Kind) -> String {
        let words = Catalogue::of(self.view.locale);
        let id = match (kind.promoted(), kind.unpromoted()) {
            (Some(_), _) => "chushogi-no-promotion-here",
            (None, Some(_)) => "chushogi-promoted-already",
            (None, None) => "chushogi-never-promotes",
        };
        words.format(id, &[("piece", self.kind(position, kind).into())])
    }

    /// That a move would leave the last royal piece to be captured, and how to play it all the same.
    pub(super) fn word_exposure(&self, mv: Move) -> Worded {
        let words = Catalogue::of(self.view.locale);
        let Some(position) = self.contest.chu() else { return (words.text("refusal-over"), Vec::new()) };
        let by = exposed_to(position, mv);
        let text = words.format(
            "chushogi-exposure-warning",
            &[("royal", self.royal(position).into()), ("by", self.pieces_on(by.iter().copied()).into())],
        );
        (text, by)
    }

    /// The name of the last royal piece of the side to move.
    fn royal(&self, position: &Position) -> String {
        let royal = position.royals(position.side_to_move()).next();
        let piece = royal.and_then(|at| self.contest.piece_at(at));
        piece.map_or_else(String::new, |piece| self.names().piece(piece))
    }

    /// The name of a kind of piece.
    fn kind(&self, position: &Position, kind: Kind) -> String {
        self.names().piece(palgak_rules::Piece { side: position.side_to_move(), kind: kind.into() })
    }
}

/// The pieces that could capture the mover's last royal piece after a move.
fn exposed_to(position: &Position, mv: Move) -> Vec<Square> {
    let side = position.side_to_move();
    let mut after = position.clone();
    after.make(mv);
    let royal = after.royals(side).next();
    royal.map_or(Vec::new(), |royal| after.attackers(side.other(), royal).collect())
}

/// The message that says how a kind moves.
const fn how(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "guide-chushogi-move-king",
        Kind::Lion | Kind::PromotedKirin => "guide-chushogi-lion-move",
        Kind::FreeKing | Kind::PromotedPhoenix => "guide-chushogi-move-free-king",
        Kind::DragonKing | Kind::PromotedRook => "guide-chushogi-move-dragon-king",
        Kind::DragonHorse | Kind::PromotedBishop => "guide-chushogi-move-dragon-horse",
        Kind::Rook | Kind::PromotedGold => "guide-chushogi-move-rook",
        Kind::Bishop | Kind::PromotedLeopard => "guide-chushogi-move-bishop",
        Kind::Kirin => "guide-chushogi-move-kirin",
        Kind::Phoenix => "guide-chushogi-move-phoenix",
        Kind::DrunkElephant => "guide-chushogi-move-drunk-elephant",
        // This one never becomes a prince.
        Kind::PromotedGoBetween => "chushogi-move-promoted-go-between",
        Kind::BlindTiger => "guide-chushogi-move-blind-tiger",
        Kind::SideMover | Kind::PromotedCopper => "guide-chushogi-move-side-mover",
        Kind::VerticalMover | Kind::PromotedSilver => "guide-chushogi-move-vertical-mover",
        Kind::ReverseChariot => "guide-chushogi-move-reverse-chariot",
        Kind::Lance => "guide-chushogi-move-lance",
        Kind::Gold | Kind::Tokin => "guide-chushogi-move-gold",
        Kind::Silver => "guide-chushogi-move-silver",
        Kind::Copper => "guide-chushogi-move-copper",
        Kind::Leopard => "guide-chushogi-move-leopard",
        Kind::GoBetween => "guide-chushogi-move-go-between",
        Kind::Pawn => "guide-chushogi-move-pawn",
        Kind::CrownPrince => "guide-chushogi-move-crown-prince",
        Kind::SoaringEagle => "guide-chushogi-move-soaring-eagle",
        Kind::HornedFalcon => "guide-chushogi-move-horned-falcon",
        Kind::FlyingStag => "guide-chushogi-move-flying-stag",
        Kind::FreeBoar => "guide-chushogi-move-free-boar",
        Kind::FlyingOx => "guide-chushogi-move-flying-ox",
        Kind::Whale => "guide-chushogi-move-whale",
        Kind::WhiteHorse => "guide-chushogi-move-white-horse",
    }
}
