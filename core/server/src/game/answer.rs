//! What was answered to requests, for when they come again.

use palgak_online::clock::Budget;
use palgak_online::protocol::{Event, Nonce};
use palgak_rules::Side;

use super::{Asked, Game};

/// A request that was granted, and the event that came of it.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    ply: u32,
    nonce: Nonce,
    seq: u32,
    told: Told,
}

/// What was told. There is one for each move of a game that goes on, so what the game knows anyway is not kept.
#[derive(Clone, Debug)]
enum Told {
    /// The move that the request was about was played; what was left to each side then.
    Played([Left; 2]),
    /// Something else.
    Other(Box<Event>),
}

/// A budget without the length of a period, which stays the same.
#[derive(Clone, Copy, Debug)]
struct Left {
    main_ms: u32,
    periods: u8,
}

impl Game {
    /// The event that came of a request, and its number, if it was granted before.
    pub(super) fn answer(&self, asked: Asked) -> Option<(u32, Event)> {
        let answers = self.answered[asked.side.index()].iter().rev();
        let known = |answer: &&Answer| (answer.ply, answer.nonce) == (asked.ply, asked.nonce);
        let answer = answers.into_iter().find(known)?;
        let event = match &answer.told {
            Told::Other(event) => Event::clone(event),
            Told::Played(left) => Event::Played {
                ply: asked.ply + 1,
                text: self.referee.as_ref()?.moves().nth(usize::try_from(asked.ply).ok()?)?,
                clocks: left.map(|left| Budget {
                    main_ms: u64::from(left.main_ms),
                    periods: left.periods,
                    period_ms: self.opening.control.period_ms,
                }),
            },
        };
        Some((answer.seq, event))
    }

    /// Remembers what came of a request.
    pub(super) fn remember(&mut self, asked: Asked, seq: u32, event: &Event) {
        let period_ms = self.opening.control.period_ms;
        let told = match event {
            Event::Played { ply, clocks, .. } if Some(*ply) == asked.ply.checked_add(1) => {
                let left = |budget: &Budget| {
                    let main_ms = u32::try_from(budget.main_ms).ok()?;
                    (budget.period_ms == period_ms).then_some(Left { main_ms, periods: budget.periods })
                };
                left(&clocks[0]).zip(left(&clocks[1])).map(|(first, second)| Told::Played([first, second]))
            }
            _ => None,
        };
        let told = told.unwrap_or_else(|| Told::Other(Box::new(event.clone())));
        let answer = Answer { ply: asked.ply, nonce: asked.nonce, seq, told };
        self.answered[asked.side.index()].push(answer);
    }

    /// Whether a player has chosen, played or said anything.
    #[must_use]
    pub fn has_acted(&self, side: Side) -> bool {
        !self.answered[side.index()].is_empty()
    }
}
