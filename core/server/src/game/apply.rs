//! What a record does to a game, and what the players are told of it.

use std::time::Duration;

use palgak_online::digest::digest;
use palgak_online::protocol::{Event, Phase, Refusal};
use palgak_rules::Side;
use palgak_table::referee::{Referee, RefereeError};

use super::{ABORTED, Charge, Choice, Entry, Game, Record, Refused, Stopwatch, not_now};

/// What the players are told, with its numbers.
struct Events {
    next: u32,
    told: Vec<(u32, Event)>,
}

impl Events {
    fn push(&mut self, event: Event) {
        self.told.push((self.next, event));
        self.next += 1;
    }
}

impl Game {
    /// Carries out a record, and says what the players are told.
    pub(super) fn apply(&mut self, record: &Record) -> Result<Vec<(u32, Event)>, Refused> {
        let first = self.events + 1;
        // Hardly ever is there more than one.
        let mut events = Events { next: first, told: Vec::with_capacity(1) };
        let mut asked_by = None;
        match &record.entry {
            Entry::Opened(_) => return Err(not_now("the players were brought together before")),
            Entry::Chosen { asked, setup } => {
                self.must_be(Phase::Setup, "the game has begun")?;
                if self.chosen[asked.side.index()].is_some() {
                    return Err(not_now("the choice was made before"));
                }
                self.chosen[asked.side.index()] = Some(Choice { setup: *setup });
                asked_by = Some(asked);
                events.push(Event::Chosen { side: asked.side });
            }
            Entry::Started { setups } => {
                self.must_be(Phase::Setup, "the game has begun")?;
                self.phase = Phase::Playing;
                self.setups = *setups;
                self.referee = Some(Referee::between_strangers(self.opening.game, *setups));
                self.begin_turn(record.at_ms);
                events.push(Event::Started { setups: self.setup_names(), clocks: self.clock.budgets() });
            }
            Entry::Moved { asked, text, elapsed_ms, credited_ms } => {
                let charge = Charge { elapsed_ms: *elapsed_ms, credited_ms: *credited_ms };
                let mut clock = self.clock;
                clock
                    .press(asked.side, charge)
                    .ok_or_else(|| not_now("the time for the move has run out"))?;
                let referee = self.referee()?;
                let text = referee.play(asked.side, text).map_err(refused)?;
                let ply = u32::try_from(referee.ply()).unwrap_or(u32::MAX);
                self.clock = clock;
                self.begin_turn(record.at_ms);
                asked_by = Some(asked);
                events.push(Event::Played { ply, text, clocks: self.clock.budgets() });
            }
            Entry::BikjangAccepted(asked) => {
                self.referee()?.accept_bikjang(asked.side).map_err(refused)?;
                asked_by = Some(asked);
            }
            Entry::DrawOffered(asked) => {
                self.referee()?.offer_draw(asked.side).map_err(refused)?;
                asked_by = Some(asked);
                events.push(Event::DrawOffered { by: asked.side });
            }
            Entry::DrawDeclined(asked) => {
                self.referee()?.decline_draw(asked.side).map_err(refused)?;
                asked_by = Some(asked);
                events.push(Event::DrawDeclined { by: asked.side });
            }
            Entry::DrawAccepted(asked) => {
                self.referee()?.accept_draw(asked.side).map_err(refused)?;
                asked_by = Some(asked);
            }
            Entry::Resigned(asked) => {
                self.referee()?.resign(asked.side).map_err(refused)?;
                asked_by = Some(asked);
            }
            Entry::TimedOut(side) => self.referee()?.time_out(*side).map_err(refused)?,
            Entry::CalledOff(by) => {
                if self.phase == Phase::Over {
                    return Err(Refused::new(Refusal::Over, "the game is over"));
                }
                self.called_off_by = *by;
                self.result = Some(ABORTED.to_owned());
            }
            Entry::Resumed { elapsed_ms, running } => {
                if self.phase == Phase::Over {
                    return Err(Refused::new(Refusal::Over, "the game is over"));
                }
                self.turn = Stopwatch::standing(*elapsed_ms);
                self.base_ms = record.at_ms;
                self.unresumed = false;
                self.held = if *running { None } else { self.held.or(Some(Duration::ZERO)) };
            }
            Entry::RematchOffered(asked) => {
                self.may_play_again(asked.side)?;
                self.rematch[asked.side.index()] = Some(asked.nonce);
                asked_by = Some(asked);
                events.push(Event::RematchOffered { by: asked.side });
            }
            Entry::Rematch { asked, id } => {
                self.may_play_again(asked.side)?;
                self.rematch[asked.side.index()] = Some(asked.nonce);
                self.next = Some(*id);
                asked_by = Some(asked);
                events.push(Event::Rematch { id: *id });
            }
            Entry::Left(asked) => {
                match self.phase {
                    Phase::Playing => {
                        return Err(not_now("the game is being played: who goes away gives up"));
                    }
                    Phase::Over if self.left[asked.side.index()] => {
                        return Err(not_now("the game was left before"));
                    }
                    Phase::Over => {}
                    Phase::Setup => {
                        self.called_off_by = Some(asked.side);
                        self.result = Some(ABORTED.to_owned());
                    }
                }
                self.left[asked.side.index()] = true;
                self.rematch[asked.side.index()] = None;
                asked_by = Some(asked);
                events.push(Event::Left { side: asked.side });
            }
        }
        if self.phase != Phase::Over {
            let result = self.result.take().or_else(|| self.referee.as_ref().and_then(Referee::result));
            if let Some(result) = result {
                events.push(self.end(result));
            }
        }
        if let (Some(asked), Some((_, event))) = (asked_by, events.told.first()) {
            self.remember(*asked, first, event);
        }
        self.records += 1;
        self.events = events.next - 1;
        Ok(events.told)
    }

    /// The game is over.
    fn end(&mut self, result: String) -> Event {
        let moves: Vec<String> = self.referee.iter().flat_map(Referee::moves).collect();
        let digest = digest(self.kind(), &self.setup_names(), moves.iter().map(String::as_str), &result);
        self.phase = Phase::Over;
        self.turn = Stopwatch::default();
        self.held = None;
        self.unresumed = false;
        self.result = Some(result.clone());
        self.digest = Some(digest.clone());
        Event::Over { result, digest }
    }

    fn begin_turn(&mut self, at_ms: u64) {
        self.turn = Stopwatch::default();
        self.held = None;
        self.base_ms = at_ms;
    }

    fn referee(&mut self) -> Result<&mut Referee, Refused> {
        self.referee.as_mut().ok_or_else(|| not_now("the game has not begun"))
    }

    fn must_be(&self, phase: Phase, message: &str) -> Result<(), Refused> {
        if self.phase == phase { Ok(()) } else { Err(not_now(message)) }
    }

    pub(super) fn may_play_again(&self, side: Side) -> Result<(), Refused> {
        self.must_be(Phase::Over, "the game is not over")?;
        if self.next.is_some() {
            return Err(not_now("the players have begun another game"));
        }
        if self.left[0] || self.left[1] {
            return Err(not_now("a player has left"));
        }
        if self.rematch[side.index()].is_some() {
            return Err(not_now("the wish was told before"));
        }
        Ok(())
    }
}

/// What a referee's refusal is called on the wire.
#[allow(clippy::needless_pass_by_value)]
fn refused(error: RefereeError) -> Refused {
    let code = match error {
        RefereeError::Over { .. } => Refusal::Over,
        RefereeError::NotYourTurn { .. } => Refusal::NotYourTurn,
        RefereeError::Notation(_) | RefereeError::Move { .. } => Refusal::Illegal,
        RefereeError::NoBikjang
        | RefereeError::NoAgreement { .. }
        | RefereeError::OfferOpen
        | RefereeError::NoOffer => Refusal::NotNow,
    };
    Refused::new(code, error.to_string())
}
