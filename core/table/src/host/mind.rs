//! The mind that plays for the computer.

use std::num::NonZero;

use palgak_engine::{
    Choice, Engine, Limits, MoveVerdict, Playable, REVIEW_NODES, ReviewProgress, StopFlag, Tag,
};
use palgak_rules::{Match, Side, chushogi, janggi, xiangqi};

use super::engine_thread::Thinker;
use super::power::{Power, processors};
use crate::command::{Judged, Search, Study};
use crate::games::AnyMatch;
use crate::snapshot::AnalysisTag;

/// The engine: one for each game, made when the game is first thought about.
pub struct Mind {
    power: &'static Power,
    processors: usize,
    janggi: Option<Engine<janggi::Position>>,
    xiangqi: Option<Engine<xiangqi::Position>>,
    chushogi: Option<Engine<chushogi::Position>>,
}

impl Default for Mind {
    fn default() -> Mind {
        Mind::on(Power::of_this_device(), processors())
    }
}

impl Mind {
    /// The mind of a device with such power and so many processors.
    fn on(power: &'static Power, processors: usize) -> Mind {
        Mind { power, processors, janggi: None, xiangqi: None, chushogi: None }
    }
}

/// The engine for a game, made if it is not there, to think on so many threads.
fn on_threads<P: Playable>(engine: &mut Option<Engine<P>>, threads: NonZero<usize>) -> &mut Engine<P> {
    let engine = engine.get_or_insert_default();
    engine.set_threads(threads);
    engine
}

impl Thinker for Mind {
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice> {
        fn chosen<P: Playable>(
            engine: &mut Engine<P>,
            game: &Match<P>,
            search: &Search,
            stop: &StopFlag,
        ) -> Option<Choice> {
            Some(engine.play(game, search.level, search.seed, stop, &mut |_| {})?.choice)
        }
        let threads = self.power.threads(search.level, self.processors);
        match &search.game {
            AnyMatch::Janggi(game) => chosen(on_threads(&mut self.janggi, threads), game, search, stop),
            AnyMatch::Xiangqi(game) => chosen(on_threads(&mut self.xiangqi, threads), game, search, stop),
            AnyMatch::ChuShogi(game) => chosen(on_threads(&mut self.chushogi, threads), game, search, stop),
        }
    }

    fn study(&mut self, study: &Study, stop: &StopFlag, tell: &mut dyn FnMut(Judged)) {
        let budget = Limits { nodes: Some(REVIEW_NODES), ..Limits::default() };
        let mut progress = |news: &ReviewProgress<'_>| tell(judged(news.verdict));
        // A verdict must not depend on the device.
        let alone = NonZero::<usize>::MIN;
        match &study.game {
            AnyMatch::Janggi(game) => {
                on_threads(&mut self.janggi, alone).analyse(game, &budget, stop, &mut progress);
            }
            AnyMatch::Xiangqi(game) => {
                on_threads(&mut self.xiangqi, alone).analyse(game, &budget, stop, &mut progress);
            }
            AnyMatch::ChuShogi(game) => {
                on_threads(&mut self.chushogi, alone).analyse(game, &budget, stop, &mut progress);
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

#[cfg(test)]
mod tests {
    use palgak_engine::Level;
    use palgak_rules::xiangqi::{Handicap, Position, Rules};

    use super::*;

    /// A mind for a device with eight processors, and what its power comes from.
    fn mind() -> (Mind, &'static Power) {
        let power: &'static Power = Box::leak(Box::default());
        (Mind::on(power, 8), power)
    }

    fn search(level: Level) -> Search {
        let game = Match::new(Position::start(Handicap::Even, Rules::default()));
        let game = AnyMatch::Xiangqi(Box::new(game));
        Search { id: 1, game, level, seed: 1 }
    }

    /// On how many threads the mind has thought last, after it thought as `level` would.
    fn threads(mind: &mut Mind, level: Level) -> usize {
        // It answers at once when it is stopped; the threads are started all the same.
        let stop = StopFlag::new();
        stop.stop();
        assert!(mind.think(&search(level), &stop).is_some(), "{level:?} answers");
        mind.xiangqi.as_ref().map_or(0, |engine| engine.threads().get())
    }

    #[test]
    fn the_strongest_level_thinks_on_several_threads_unless_the_device_is_on_battery() {
        let (mut mind, power) = mind();
        assert_eq!(threads(&mut mind, Level::Advanced), 1);
        power.set_on_battery(false);
        assert_eq!(threads(&mut mind, Level::Advanced), 4);
        assert_eq!(threads(&mut mind, Level::Skilled), 1);
        assert_eq!(threads(&mut mind, Level::Advanced), 4);
        power.set_on_battery(true);
        assert_eq!(threads(&mut mind, Level::Advanced), 1);
    }

    #[test]
    fn what_the_power_comes_from_changes_nothing_for_the_other_levels() {
        let (mut spared, _) = mind();
        let (mut strong, power) = mind();
        power.set_on_battery(false);
        for level in [Level::Beginner, Level::Improver, Level::Intermediate, Level::Skilled] {
            let choose = |mind: &mut Mind| mind.think(&search(level), &StopFlag::new());
            assert_eq!(choose(&mut strong), choose(&mut spared), "{level:?}");
        }
    }
}
