//! What the user of a session wants.

use std::time::Duration;

use crate::id::GameId;
use crate::protocol::Act;

use super::acts::{TEXT_LIMIT, text_of};
use super::event::{Command, CommandError, Wanting};
use super::session::Session;
use super::wish::{Cancelling, Wish};

impl Session {
    /// Does what the user wants, or says why it cannot be done.
    ///
    /// # Errors
    /// If it makes no sense as things stand; nothing has changed then.
    pub fn command(&mut self, now: Duration, command: Command) -> Result<(), CommandError> {
        match command {
            Command::Seek(game) => self.wish_for(now, Wanting::Stranger(game))?,
            Command::Invite(game) => self.wish_for(now, Wanting::Friend(game))?,
            Command::Join(code) => self.wish_for(now, Wanting::Host(code))?,
            Command::Leave | Command::Act(Act::Leave) => self.leave(now)?,
            Command::Act(act) => self.act(act)?,
            Command::Pause => self.paused = true,
            Command::Resume => {
                self.paused = false;
                self.link.retry(now);
            }
            Command::Retry => {
                self.problem = None;
                self.link.retry(now);
            }
        }
        self.drive(now);
        Ok(())
    }

    fn wish_for(&mut self, now: Duration, wanting: Wanting) -> Result<(), CommandError> {
        if self.held.as_ref().is_some_and(|game| !game.is_over()) {
            return Err(CommandError::Playing);
        }
        self.leave(now)?;
        self.problem = None;
        self.link.retry(now);
        let nonce = self.random.nonce();
        self.wish = Some(Wish::new(nonce, wanting, now));
        Ok(())
    }

    fn leave(&mut self, now: Duration) -> Result<(), CommandError> {
        let Some(game) = &self.held else {
            self.withdraw(now);
            return Ok(());
        };
        if game.is_playing() {
            return Err(CommandError::Playing);
        }
        let (id, ply) = (game.id, u32::try_from(game.moves().len()).unwrap_or(u32::MAX));
        if game.is_over() {
            if game.may_go_on() || self.pending().any(|act| *act == Act::Rematch) {
                // The opponent may agree to the rematch at any time, and would play against nobody.
                self.push_act(id, ply, Act::Leave, false);
                self.begin_farewell(now);
            } else if self.link.is_up() && game.may_rematch() {
                // A courtesy to the opponent, who might wait for a rematch.
                self.push_act(id, ply, Act::Leave, true);
            }
        } else {
            // It is called off whatever it came of, and the wish with it: the opponent may have called it off
            // already, and then the player waits again.
            self.push_act(id, ply, Act::Leave, false);
            self.begin_farewell(now);
            self.withdraw(now);
            self.withdraw_origin(now, id);
        }
        self.wish = None;
        self.held = None;
        self.expected = None;
        self.acts.keep_only(None);
        self.forget(id);
        Ok(())
    }

    /// Takes back the wish, if there is one.
    fn withdraw(&mut self, now: Duration) {
        let Some(wish) = self.wish.take() else { return };
        // The server cannot have heard of a wish that was never sent.
        if wish.told {
            let mut cancelling = Cancelling::new(wish.nonce);
            cancelling.game = self.fetch.take().map(|fetch| fetch.id);
            self.cancelling = Some(cancelling);
            self.begin_farewell(now);
        }
    }

    /// A game is called off that came of a wish of an earlier life. The user does not have that wish any more, but the
    /// server may.
    pub(super) fn withdraw_origin(&mut self, now: Duration, id: GameId) {
        if let Some((_, nonce)) = self.origin.take_if(|(of, _)| *of == id)
            && self.cancelling.is_none()
        {
            self.cancelling = Some(Cancelling::new(nonce));
            self.begin_farewell(now);
        }
    }

    fn act(&mut self, act: Act) -> Result<(), CommandError> {
        let game = self.held.as_ref().ok_or(CommandError::NoGame)?;
        if text_of(&act) > TEXT_LIMIT {
            return Err(CommandError::TooLong);
        }
        let possible = match act {
            Act::Setup { .. } | Act::Ready => game.is_setup() && !game.has_chosen(),
            Act::Rematch => game.may_rematch() && !game.wants_rematch(),
            _ => game.is_playing(),
        };
        if !possible {
            return Err(CommandError::NotNow);
        }
        let plays = |act: &Act| matches!(act, Act::Move { .. } | Act::AcceptBikjang);
        if plays(&act) && game.turn() != Some(game.side()) {
            return Err(CommandError::NotYourTurn);
        }
        let chooses = |act: &Act| matches!(act, Act::Setup { .. } | Act::Ready);
        let same = |other: &Act| {
            std::mem::discriminant(other) == std::mem::discriminant(&act)
                || (plays(other) && plays(&act))
                || (chooses(other) && chooses(&act))
        };
        if self.pending().any(same) {
            return Err(CommandError::Pending);
        }
        let (id, ply) = (game.id, u32::try_from(game.moves().len()).unwrap_or(u32::MAX));
        self.push_act(id, ply, act, false);
        Ok(())
    }
}
