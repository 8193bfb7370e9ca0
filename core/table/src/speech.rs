//! Words of the moment: banners, hints, and what a screen reader says when a snapshot arrives.

use palgak_engine::Choice;
use palgak_rules::{Game, Move, Square};
use palgak_text::Catalogue;

use crate::figure::AnyPiece;
use crate::news::Said;
use crate::played::Played;
use crate::snapshot::{Banner, BannerKind};
use crate::table::Table;
use crate::thinking::Advice;
use crate::words;

impl Table {
    /// The word to show large.
    pub(crate) fn banner(&self) -> Option<Banner> {
        let called = self.news.banner?;
        let words = Catalogue::of(self.view.locale);
        let title = || self.contest.outcome().map(|outcome| self.result_title(outcome)).unwrap_or_default();
        let also = |id: &str| match called.also {
            Some(BannerKind::Bikjang) => words.text("banner-also-bikjang"),
            Some(BannerKind::Meonggun) => words.text("banner-also-meonggun"),
            _ => words.text(id),
        };
        let (text, detail) = match called.kind {
            BannerKind::Janggun => (
                // A check that answers a check is called in one breath.
                words.text(if called.also.is_some() && self.answered() {
                    "banner-meonggun-janggun"
                } else {
                    self.check_call()
                }),
                match called.also {
                    Some(BannerKind::Bikjang) => words.text("banner-also-bikjang"),
                    _ => words.text("banner-janggun-detail"),
                },
            ),
            BannerKind::Meonggun => (words.text("banner-meonggun"), words.text("banner-meonggun-detail")),
            BannerKind::Mate if self.contest.outcome().is_none() => {
                (words.text("banner-mate"), words.text("chushogi-mate-detail"))
            }
            BannerKind::Mate => (words.text("banner-mate"), title()),
            BannerKind::Bikjang => (words.text("banner-bikjang"), also("banner-bikjang-detail")),
            BannerKind::Pass => (words.text("banner-pass"), words.text("banner-pass-detail")),
            BannerKind::End => (title(), self.end_detail()),
        };
        Some(Banner {
            kind: called.kind,
            text,
            detail,
            facing: called.facing,
            upside_down: self.upside_down(called.facing),
        })
    }

    /// The word called with a check.
    fn check_call(&self) -> &'static str {
        match self.contest.game() {
            Game::Janggi => "banner-janggun",
            Game::Xiangqi | Game::ChuShogi => "banner-check",
        }
    }

    fn answered(&self) -> bool {
        self.contest.game() == Game::Janggi
            && self.contest.played().last().is_some_and(|played| played.answered)
    }

    fn end_detail(&self) -> String {
        self.result_card().map(|card| card.reason).unwrap_or_default()
    }

    /// The hint in words.
    pub(crate) fn hint_text(&self) -> Option<String> {
        let words = Catalogue::of(self.view.locale);
        let choice = match self.hint? {
            Advice::Nothing => return Some(words.text("chushogi-mate-detail")),
            Advice::Do(choice) => choice,
        };
        Some(match choice {
            Choice::AcceptDraw => words.text("hint-accept"),
            Choice::Move(mv) if mv.is_pass() => words.text("hint-pass"),
            Choice::Move(mv) => {
                let place = |point| self.names().place(point);
                let piece = self.contest.piece_at(mv.from())?;
                if mv.middle().is_some() || mv.promotes() {
                    return self.hint_for_lions(mv, piece);
                }
                words.format(
                    "hint-move",
                    &[
                        ("piece", self.names().whose_piece(piece).into()),
                        ("from", place(mv.from()).into()),
                        ("to", place(mv.to()).into()),
                    ],
                )
            }
        })
    }

    /// A hint that has more to it than two squares.
    fn hint_for_lions(&self, mv: Move, piece: AnyPiece) -> Option<String> {
        let words = Catalogue::of(self.view.locale);
        let (from, to) = (self.names().place(mv.from()), self.names().place(mv.to()));
        let piece = self.names().whose_piece(piece);
        Some(match mv.middle() {
            None => words.format(
                "chushogi-hint-promote",
                &[("piece", piece.into()), ("from", from.into()), ("to", to.into())],
            ),
            Some(over) => {
                let captures = self.contest.piece_at(over).is_some();
                let over = self.names().place(over);
                let args = [("piece", piece.into()), ("from", from.into()), ("over", over.into())];
                match (mv.from() == mv.to(), captures) {
                    (true, true) => words.format("chushogi-hint-igui", &args),
                    (true, false) => words.format("chushogi-hint-jitto", &args[..2]),
                    (false, _) => {
                        let [piece, from, over] = args;
                        words.format("chushogi-hint-double", &[piece, from, over, ("to", to.into())])
                    }
                }
            }
        })
    }

    /// What a screen reader says.
    pub(crate) fn announcement(&self) -> Option<String> {
        let locale = self.view.locale;
        let words = Catalogue::of(locale);
        if self.news.events.contains(&crate::snapshot::Event::Refused) {
            return self.refusal_view().map(|refusal| refusal.text);
        }
        Some(match self.news.said? {
            Said::Status => self.status(),
            Said::Begun => self.pending()?.text,
            Said::GivenUp => words.text("chushogi-given-up"),
            Said::Chosen { point, targets } => {
                let piece = self.contest.piece_at(point)?;
                let id = match self.contest.game() {
                    Game::Janggi | Game::Xiangqi => "say-chosen",
                    Game::ChuShogi => "chushogi-say-chosen",
                };
                words.format(
                    id,
                    &[("piece", self.names().whose_piece(piece).into()), ("targets", targets.into())],
                )
            }
            Said::Move => {
                let played = self.contest.played().last()?;
                words::sentences(locale, &[self.say_move(played), self.say_calls(), self.status()])
            }
            Said::TakenBack => words::sentences(locale, &[words.text("say-taken-back"), self.status()]),
            Said::Bikjang => {
                words.text(if self.contest.bikjang() { "say-bikjang-on" } else { "say-bikjang-off" })
            }
            Said::Step => {
                let moved = self.shown_move().map(|played| self.say_move(played)).unwrap_or_default();
                words::sentences(locale, &[self.status(), moved])
            }
            Said::Hint => self.hint_text()?,
            Said::Offer => self.offer_view()?.text,
            Said::Analysed => words.text("analysis-done"),
            Said::Declined => words.text("offer-declined"),
        })
    }

    /// The words called with the last move.
    fn say_calls(&self) -> String {
        let words = Catalogue::of(self.view.locale);
        let checkmate = self.contest.mated() || self.ended_in_mate();
        match (checkmate, self.contest.position().in_check(), self.answered()) {
            (true, ..) => words.text("banner-mate"),
            (false, true, true) => words.text("banner-meonggun-janggun"),
            (false, true, false) => words.text(self.check_call()),
            (false, false, true) => words.text("banner-meonggun"),
            (false, false, false) => String::new(),
        }
    }

    /// A move in words.
    fn say_move(&self, played: &Played) -> String {
        let locale = self.view.locale;
        let words = Catalogue::of(locale);
        let Some(piece) = played.piece else {
            return words.format("say-pass", &[("side", self.names().side(played.side).into())]);
        };
        if let Some(over) = played.mv.middle() {
            return self.say_double(played, piece, over);
        }
        let place = |point| self.names().place(point);
        let piece = self.names().whose_piece(piece);
        let (from, to) = (place(played.mv.from()), place(played.mv.to()));
        let moved = match played.captured {
            None => {
                words.format("say-move", &[("piece", piece.into()), ("from", from.into()), ("to", to.into())])
            }
            Some(captured) => words.format(
                "say-capture",
                &[
                    ("piece", piece.into()),
                    ("from", from.into()),
                    ("to", to.into()),
                    ("captured", self.names().whose_piece(captured).into()),
                ],
            ),
        };
        let promotes = if played.mv.promotes() { words.text("chushogi-say-promotes") } else { String::new() };
        words::list(locale, &[moved, promotes])
    }
    /// A double move in words: on over a square, capture without leaving, or a pass.
    fn say_double(&self, played: &Played, piece: AnyPiece, over: Square) -> String {
        let words = Catalogue::of(self.view.locale);
        let place = |point| self.names().place(point);
        let captured: Vec<String> = played.captures().map(|piece| self.names().whose_piece(piece)).collect();
        let captured = words::list(self.view.locale, &captured);
        let (from, to) = (played.mv.from(), played.mv.to());
        let piece = self.names().whose_piece(piece);
        match (from == to, captured.is_empty()) {
            (true, true) => {
                words.format("chushogi-say-jitto", &[("piece", piece.into()), ("place", place(from).into())])
            }
            (true, false) => words.format(
                "chushogi-say-igui",
                &[("piece", piece.into()), ("place", place(from).into()), ("captured", captured.into())],
            ),
            (false, _) => words.format(
                "chushogi-say-double",
                &[
                    ("piece", piece.into()),
                    ("from", place(from).into()),
                    ("over", place(over).into()),
                    ("to", place(to).into()),
                    ("captured", captured.into()),
                ],
            ),
        }
    }
}
