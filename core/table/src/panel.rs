//! What each side's player sees in front of them.

use palgak_rules::{Game, Side};
use palgak_text::Catalogue;

use crate::figure::Figure;
use crate::games::AnyPosition;
use crate::new_game::Level;
use crate::pieces::piece_view;
use crate::snapshot::{Action, Line, LineKind, Mode, Panel, Pending, PendingKind, PieceView, Point};
use crate::table::Table;
use crate::words;

impl Table {
    /// The panel of a side, for the position shown: its points, and what can be done.
    pub(crate) fn panel(
        &self,
        side: Side,
        shown: &dyn AnyPosition,
        points: &[Point],
        actions: &[Action],
    ) -> Panel {
        let upside_down = self.upside_down(side);
        let score = shown.points(side).unwrap_or_default();
        let to_move = self.contest.turn() == Some(side);
        let in_check = shown.side_to_move() == side && shown.in_check();
        let actions = self.panel_actions(side, actions);
        let (message, warning) = (self.panel_message(side), self.warning(side));
        Panel {
            side,
            upside_down,
            name: self.names().side(side),
            player: self.player(side),
            to_move,
            in_check,
            spoken: self.panel_spoken(side, &score, to_move, in_check),
            score,
            captured: self
                .contest
                .captured_by(side, self.shown_ply())
                .into_iter()
                // Captured pieces belong to the panel, and are read by its owner.
                .map(|piece| piece_view(self.contest.game(), piece, self.view.letters, upside_down))
                .collect(),
            emblem: royal(side, points),
            line: self.line(side, &message, warning.as_deref()),
            message,
            warning,
            buttons: self.panel_buttons(&actions),
            actions,
            answers: self.answers(side),
            clock: self.clock_view(side),
        }
    }

    /// The one line that stands out for a side: why it was refused something, the hint, what a move that has begun
    /// waits for, a warning, or where the side stands.
    fn line(&self, side: Side, message: &str, warning: Option<&str>) -> Line {
        let turn = self.contest.turn();
        let to_move = turn == Some(side);
        // At a phone for two whoever is to move was refused; otherwise the one who holds it.
        let concerned = match (self.choices.mode, turn) {
            (Mode::TwoPlayers, Some(_)) => to_move,
            _ => side == self.bottom(),
        };
        let refusal = || self.refusal_view().map(|refusal| (LineKind::Refusal, refusal.text));
        let hint = || self.hint_text().map(|text| (LineKind::Hint, text));
        // The question about promotion is asked on the board.
        let steps = |pending: &Pending| pending.kind == PendingKind::LionStep;
        let pending = || self.pending().filter(steps).map(|pending| (LineKind::Pending, pending.text));
        let (kind, text) = concerned
            .then(refusal)
            .flatten()
            .or_else(|| to_move.then(hint).flatten())
            .or_else(|| to_move.then(pending).flatten())
            .or_else(|| warning.map(|text| (LineKind::Warning, text.to_owned())))
            .unwrap_or_else(|| (LineKind::Message, message.to_owned()));
        Line { kind, text }
    }

    fn player(&self, side: Side) -> String {
        let words = Catalogue::of(self.view.locale);
        match self.human() {
            None => String::new(),
            Some(human) if human == side => words.text("player-you"),
            Some(_) if self.is_online() => self.opponent(),
            Some(_) => words.text(match self.choices.level {
                Level::Newcomer => "player-computer-newcomer",
                Level::Beginner => "player-computer-beginner",
                Level::Improver => "player-computer-improver",
                Level::Intermediate => "player-computer-intermediate",
                Level::Skilled => "player-computer-skilled",
                Level::Advanced => "player-computer-advanced",
            }),
        }
    }

    /// The opponent who is elsewhere.
    fn opponent(&self) -> String {
        let words = Catalogue::of(self.view.locale);
        match self.remote.as_ref().map(|remote| remote.opponent.clone()).filter(|name| !name.is_empty()) {
            Some(name) => words.format("player-opponent-named", &[("name", name.into())]),
            None => words.text("player-opponent"),
        }
    }

    fn panel_spoken(&self, side: Side, score: &str, to_move: bool, in_check: bool) -> String {
        let words = Catalogue::of(self.view.locale);
        let name = self.names().side(side);
        let mut parts = vec![if score.is_empty() {
            name
        } else {
            words.format("panel-score", &[("side", name.into()), ("score", score.into())])
        }];
        if to_move {
            parts.push(words.text("panel-to-move"));
        }
        if in_check {
            parts.push(words.text("spoken-check"));
        }
        words::list(self.view.locale, &parts)
    }

    fn panel_message(&self, side: Side) -> String {
        let words = Catalogue::of(self.view.locale);
        if let Some(outcome) = self.contest.outcome() {
            return words.text(match outcome.winner {
                None => "panel-draw",
                Some(winner) if winner == side => "panel-won",
                Some(_) => "panel-lost",
            });
        }
        let passed = self.contest.played().last().is_some_and(|played| played.mv.is_pass());
        if self.contest.turn() != Some(side) {
            return if passed { words.text("panel-passed") } else { String::new() };
        }
        if self.hand() != Some(side) && self.is_online() {
            return words.text(if Some(side) == self.human() { "panel-waiting" } else { "panel-to-play" });
        }
        if self.hand() != Some(side) {
            return words.text(if self.paused { "panel-waiting" } else { "panel-thinking" });
        }
        if self.contest.mated() {
            words.text("chushogi-panel-mated")
        } else if self.contest.in_check() {
            words.text(match self.contest.game() {
                Game::Janggi => "panel-check",
                Game::Xiangqi | Game::ChuShogi => "panel-check-plain",
            })
        } else if self.contest.can_accept() {
            words.text("panel-bikjang")
        } else if passed {
            words.text("panel-opponent-passed")
        } else {
            words.text("panel-your-turn")
        }
    }
}

/// What stands for a side: its king on the board, or the crown prince that outlived it; read by whoever holds the phone.
fn royal(side: Side, points: &[Point]) -> Option<PieceView> {
    let piece = |figure: Figure| {
        let own = |piece: &&PieceView| piece.side == side && piece.figure == figure;
        points.iter().filter_map(|point| point.piece.as_ref()).find(own)
    };
    let royal = piece(Figure::King).or_else(|| piece(Figure::CrownPrince))?;
    Some(PieceView { upside_down: false, ..royal.clone() })
}
