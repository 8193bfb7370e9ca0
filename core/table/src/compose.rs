//! From the state of a table to a snapshot of it.

use std::time::Duration;

use crate::news::Moved;
use crate::snapshot::{Motion, MoveEntry, Review, Snapshot};
use crate::table::Table;
use crate::view::NotationStyle;

impl Table {
    /// A snapshot of the table, with what happened since the one before.
    pub(crate) fn compose(&mut self, now: Duration) -> Snapshot {
        self.sequence += 1;
        let (files, ranks) = self.contest.size();
        let bottom = self.bottom();
        let shown = self.contest.position_at(self.shown_ply());
        let points = self.board_points(&*shown);
        let actions = self.actions();
        let plies = |ply: usize| u32::try_from(ply).unwrap_or(u32::MAX);
        Snapshot {
            sequence: self.sequence,
            game: self.contest.game(),
            mode: self.choices.mode,
            files,
            ranks,
            bikjang: self.contest.bikjang(),
            bottom,
            top_panel: self.panel(bottom.other(), &*shown, &points, &actions),
            bottom_panel: self.panel(bottom, &*shown, &points, &actions),
            points,
            tabletop: self.tabletop(),
            turn: self.contest.turn(),
            status: self.status(),
            thinking: self.thought.as_ref().map(|thought| thought.progress(now, &self.pacing)),
            motion: self.news.motion.map(|moved| self.motion(moved)),
            events: self.news.events.clone(),
            banner: self.banner(),
            refusal: self.refusal_view(),
            hint: self.hint_text(),
            offer: self.offer_view(),
            pending: self.pending(),
            bar: self.bar(&actions),
            fresh: self.fresh(),
            questions: self.questions(&actions),
            actions,
            moves: self.move_list(),
            review: self.review.map(|ply| Review { ply: plies(ply), of: plies(self.contest.ply()) }),
            analysis: self.analysis_view(),
            result: self.result_card(),
            announcement: self.announcement(),
        }
    }

    fn motion(&self, moved: Moved) -> Motion {
        Motion {
            from: moved.from.number(),
            to: moved.to.number(),
            over: moved.over.map(palgak_rules::Square::number),
            captured: moved.captured.map(|piece| self.piece_view(piece)),
            captured_over: moved.captured_over.map(|piece| self.piece_view(piece)),
        }
    }

    fn move_list(&self) -> Vec<MoveEntry> {
        (1..)
            .zip(self.contest.played())
            .map(|(ply, played)| MoveEntry {
                ply,
                side: played.side,
                text: played.text(self.view.notation).to_owned(),
                machine: played.text(NotationStyle::Machine).to_owned(),
            })
            .collect()
    }
}
