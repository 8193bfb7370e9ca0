//! The mind that plays for the computer.

use palgak_engine::{Choice, Engine, Limits, MoveVerdict, REVIEW_NODES, ReviewProgress, StopFlag, Tag};
use palgak_rules::{Side, chushogi, janggi, xiangqi};

use super::engine_thread::Thinker;
use crate::command::{Judged, Search, Study};
use crate::games::AnyMatch;
use crate::snapshot::AnalysisTag;

/// The engine: one for each game, made when the game is first thought about.
#[derive(Default)]
pub struct Mind {
    janggi: Option<Engine<janggi::Position>>,
    xiangqi: Option<Engine<xiangqi::Position>>,
    chushogi: Option<Engine<chushogi::Position>>,
}

impl Thinker for Mind {
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice> {
        let (level, seed) = (search.level, search.seed);
        let thought = match &search.game {
            AnyMatch::Janggi(game) => {
                self.janggi.get_or_insert_default().play(game, level, seed, stop, &mut |_| {})?
            }
            AnyMatch::Xiangqi(game) => {
                self.xiangqi.get_or_insert_default().play(game, level, seed, stop, &mut |_| {})?
            }
            AnyMatch::ChuShogi(game) => {
                self.chushogi.get_or_insert_default().play(game, level, seed, stop, &mut |_| {})?
            }
        };
        Some(thought.choice)
    }

    fn study(&mut self, study: &Study, stop: &StopFlag, tell: &mut dyn FnMut(Judged)) {
        let budget = Limits { nodes: Some(REVIEW_NODES), ..Limits::default() };
        let mut progress = |news: &ReviewProgress<'_>| tell(judged(news.verdict));
        match &study.game {
            AnyMatch::Janggi(game) => {
                self.janggi.get_or_insert_default().analyse(game, &budget, stop, &mut progress);
            }
            AnyMatch::Xiangqi(game) => {
                self.xiangqi.get_or_insert_default().analyse(game, &budget, stop, &mut progress);
            }
            AnyMatch::ChuShogi(game) => {
                self.chushogi.get_or_insert_default().analyse(game, &budget, stop, &mut progress);
            }
        }
    }
}

/// A verdict as the table keeps it: from the first side's view.
fn judged(verdict: &MoveVerdict) -> Judged {
    let before = verdict.before.centipoints().clamp(-MoveVerdict::HIGHEST, MoveVerdict::HIGHEST);
    Judged {
        ply: verdict.ply,
        before: if verdict.side == Side::First { before } else { -before },
        after: verdict.standing(),
        tag: match verdict.tag {
            Tag::Fine => AnalysisTag::Fine,
            Tag::Inaccuracy => AnalysisTag::Inaccuracy,
            Tag::Mistake => AnalysisTag::Mistake,
            Tag::Blunder => AnalysisTag::Blunder,
            Tag::LostPiece => AnalysisTag::PieceLost,
            Tag::MissedMate => AnalysisTag::MateMissed,
            Tag::MissedDefence => AnalysisTag::DefenceMissed,
        },
        best: verdict.best,
    }
}
