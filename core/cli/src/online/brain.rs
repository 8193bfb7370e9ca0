//! The computer's mind, on a thread of its own: while it thinks, the player still listens.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};

use palgak_engine::StopFlag;
use palgak_table::command::Search;
use palgak_table::host::{Mind, Thinker as _};

use super::news::News;

/// The way to the mind.
pub(super) struct Brain(Sender<(Search, StopFlag)>);

impl Brain {
    /// Starts it; what it thinks comes as news.
    pub(super) fn start(news: Sender<News>) -> io::Result<Brain> {
        let (requests, inbox) = channel::<(Search, StopFlag)>();
        std::thread::Builder::new().name("palgak-engine".to_owned()).spawn(move || {
            let mut mind = Mind::default();
            for (search, stop) in inbox {
                let number = search.id;
                // A mind that fails is begun anew; some other move is played.
                let thought = catch_unwind(AssertUnwindSafe(|| mind.think(&search, &stop)));
                let choice = thought.unwrap_or_else(|_| {
                    mind = Mind::default();
                    None
                });
                if news.send(News::Thought { number, choice }).is_err() {
                    return;
                }
            }
        })?;
        Ok(Brain(requests))
    }

    /// Thinks about a position. `stop` ends it, with the best found so far.
    pub(super) fn think(&self, search: Search, stop: StopFlag) {
        // The thread ends only with this sender.
        let _ = self.0.send((search, stop));
    }
}
