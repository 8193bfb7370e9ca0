//! What players ask of a game.

use std::time::Duration;

use palgak_online::protocol::{Act, Event, Phase, Refusal};
use palgak_rules::janggi::Setup;
use palgak_rules::{Game as Kind, Side};

use super::{Asked, Entry, Game, Moment, Record, Refused, Written, not_now};

/// What is to be done about a request that is granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This is to be stored.
    Write(Written),
    /// It was granted before; this is the event that came of it, with its number.
    Repeated(u32, Event),
    /// Both players would like to play again: a new game is to be made, and then [`Game::play_again`] called.
    MakeRematch,
}

/// What becomes of a wish to call a game off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallOff {
    /// This is to be stored.
    Write(Written),
    /// It is called off already.
    Done,
    /// The player has taken the game up.
    TakenUp,
}

impl Game {
    /// Decides on a request that came at `at`, from a player with such a delay.
    ///
    /// # Errors
    /// If it is not granted; nothing has changed then.
    pub fn act(&mut self, asked: Asked, act: &Act, at: Moment, delay: Duration) -> Result<Verdict, Refused> {
        if let Some((seq, event)) = self.answer(asked) {
            return Ok(Verdict::Repeated(seq, event));
        }
        let after_the_end = matches!(act, Act::Rematch | Act::Leave);
        if self.phase == Phase::Over && !after_the_end {
            return Err(Refused::new(Refusal::Over, "the game is over"));
        }
        // Giving up and going away mean the same whatever the other has done meanwhile.
        if asked.ply != self.ply() && !matches!(act, Act::Resign | Act::Leave) {
            let message = format!("{} plies have been played, not {}", self.ply(), asked.ply);
            return Err(Refused::new(Refusal::Late, message));
        }
        let entry = match act {
            Act::Setup { setup } => {
                if self.kind() != Kind::Janggi {
                    return Err(not_now("there is no setup to choose in this game"));
                }
                let setup = Setup::parse(setup).ok_or_else(|| {
                    Refused::new(Refusal::Malformed, "no such setup: left, right, inner and outer are known")
                })?;
                Entry::Chosen { asked, setup: Some(setup) }
            }
            Act::Ready if self.kind() == Kind::Janggi => {
                return Err(not_now("a setup is to be chosen in this game"));
            }
            Act::Ready => Entry::Chosen { asked, setup: None },
            Act::Move { text } => {
                let charge = self.clock.charge(asked.side, self.turn.elapsed_ms(at.steady), delay);
                Entry::Moved {
                    asked,
                    text: text.clone(),
                    elapsed_ms: charge.elapsed_ms,
                    credited_ms: charge.credited_ms,
                }
            }
            Act::AcceptBikjang => Entry::BikjangAccepted(asked),
            Act::OfferDraw => Entry::DrawOffered(asked),
            Act::AcceptDraw => Entry::DrawAccepted(asked),
            Act::DeclineDraw => Entry::DrawDeclined(asked),
            Act::Resign => Entry::Resigned(asked),
            Act::Rematch => {
                self.may_play_again(asked.side)?;
                if self.result() == Some(super::ABORTED) {
                    return Err(not_now("the game was called off"));
                }
                if self.rematch[asked.side.other().index()].is_some() {
                    return Ok(Verdict::MakeRematch);
                }
                Entry::RematchOffered(asked)
            }
            Act::Leave => Entry::Left(asked),
        };
        self.write(entry, at).map(Verdict::Write)
    }

    /// The rematch that was asked for with [`Verdict::MakeRematch`] is made.
    ///
    /// # Errors
    /// If nothing is left to play again.
    pub fn play_again(
        &mut self,
        asked: Asked,
        id: palgak_online::id::GameId,
        at: Moment,
    ) -> Result<Written, Refused> {
        self.write(Entry::Rematch { asked, id }, at)
    }

    /// A player withdraws the wish that this game came of.
    pub fn call_off(&mut self, side: Side, at: Moment) -> CallOff {
        if self.phase == Phase::Over {
            return if self.result() == Some(super::ABORTED) { CallOff::Done } else { CallOff::TakenUp };
        }
        if self.has_acted(side) {
            return CallOff::TakenUp;
        }
        self.write(Entry::CalledOff(Some(side)), at).map_or(CallOff::TakenUp, CallOff::Write)
    }

    /// Carries something out and writes it down.
    pub(super) fn write(&mut self, entry: Entry, at: Moment) -> Result<Written, Refused> {
        let record = Record { at_ms: at.unix_ms, entry };
        let was_over = self.phase == Phase::Over;
        let events = self.apply(&record)?;
        Ok(Written {
            bytes: record.to_bytes(),
            number: self.records,
            ends: self.phase == Phase::Over && !was_over,
            events,
        })
    }
}
