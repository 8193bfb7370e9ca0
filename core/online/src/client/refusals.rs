//! What the server refuses.

use std::time::Duration;

use crate::id::GameId;
use crate::protocol::{Act, Nonce, Refusal, VERSION};

use super::acts::{RETRY, Sent};
use super::event::{Event, Problem, Subject};
use super::fetch::Fetch;
use super::held::OnlineGame;
use super::session::Session;
use super::wish::Wish;

/// A refusal, as it came.
pub(super) struct Refused {
    pub(super) nonce: Option<Nonce>,
    pub(super) id: Option<GameId>,
    pub(super) code: Refusal,
    pub(super) message: String,
}

impl Session {
    pub(super) fn refused(&mut self, now: Duration, refused: Refused) {
        let Refused { nonce, id, code, .. } = refused;
        match code {
            Refusal::Version => return self.give_up(Problem::Version { server: 0, own: VERSION }),
            Refusal::Signature => return self.give_up(Problem::Identity(refused.message)),
            Refusal::Replaced => return self.give_up(Problem::Replaced),
            _ => {}
        }
        if !self.link.is_up() {
            return self.fail(now, &refused.message);
        }
        let later = matches!(code, Refusal::Unavailable | Refusal::TooFast);
        match nonce {
            Some(nonce) if self.acts.game_of(nonce).is_some() => {
                if !(later && self.acts.again(id, nonce, now)) {
                    self.act_refused(now, nonce, refused);
                }
            }
            Some(nonce) if self.wish.as_ref().is_some_and(|wish| wish.nonce == nonce) => {
                if let Some(wish) = self.wish.as_mut().filter(|_| later) {
                    wish.sent = Sent::Again(now + RETRY);
                } else {
                    self.wish_refused(now, refused);
                }
            }
            Some(nonce) if self.cancelling.as_ref().is_some_and(|wish| wish.nonce == nonce) => {
                self.cancel_refused(now, later, id);
            }
            // Of something that is answered by now.
            Some(_) => {}
            None => self.refused_without_number(now, later, refused),
        }
    }

    fn act_refused(&mut self, now: Duration, nonce: Nonce, refused: Refused) {
        let id = refused.id.or_else(|| self.acts.game_of(nonce));
        let Some(pending) = id.and_then(|id| self.acts.answered(id, nonce)) else { return };
        if let Some(game) = self.held.as_mut().filter(|game| game.id == pending.id) {
            // Whoever is refused has perhaps not seen everything.
            game.resync_due = Some(now);
            let Refused { code, message, .. } = refused;
            self.tell(Event::Refused { subject: Subject::Act(pending.act), code, message });
            if code == Refusal::NoSuchGame {
                self.lost_game(pending.id, code, String::new());
            }
        } else if pending.act == Act::Leave
            && refused.code == Refusal::NotNow
            && self.held.as_ref().is_none_or(OnlineGame::is_over)
        {
            // The game has begun in the meantime: the user is in it, and had better know.
            self.fetch = Some(Fetch { id: pending.id, due: now, open_only: true });
        }
    }

    fn wish_refused(&mut self, now: Duration, refused: Refused) {
        let Refused { id, code, message, .. } = refused;
        if self.held.is_some() || self.fetch.is_some() {
            // It has led to a game before this answer came.
            return;
        }
        if let (Refusal::Busy, Some(id)) = (code, id) {
            self.fetch = Some(Fetch { id, due: now, open_only: true });
            if let Some(wish) = &mut self.wish {
                wish.sent = Sent::Again(now + RETRY);
            }
            return;
        }
        if let Some(Wish { wanting, .. }) = self.wish.take() {
            self.tell(Event::Refused { subject: Subject::Wish(wanting), code, message });
        }
    }

    fn cancel_refused(&mut self, now: Duration, later: bool, id: Option<GameId>) {
        let Some(cancelling) = self.cancelling.as_mut() else { return };
        if later {
            cancelling.sent = Sent::Again(now + RETRY);
            return;
        }
        let game = id.or(cancelling.game);
        self.cancelling = None;
        if let Some(id) = game {
            // Perhaps it has begun in the meantime: the user is in it, and had better know.
            self.fetch = Some(Fetch { id, due: now, open_only: true });
        }
    }

    fn refused_without_number(&mut self, now: Duration, later: bool, refused: Refused) {
        let Refused { id, code, message, .. } = refused;
        if later && id.is_none() {
            // A message was dropped unread. Which one is not known.
            self.acts.all_again(now);
            if let Some(wish) = &mut self.wish {
                wish.sent.again(now);
            }
            if let Some(cancelling) = &mut self.cancelling {
                cancelling.sent.again(now);
            }
            if let Some(fetch) = &mut self.fetch {
                fetch.due = now + RETRY;
            }
            if let Some(due) = self.held.as_mut().and_then(|game| game.resync_due.as_mut()) {
                *due = now + RETRY;
            }
            return;
        }
        if let Some(fetch) = self.fetch.as_mut().filter(|fetch| Some(fetch.id) == id) {
            if later {
                fetch.due = now + RETRY;
            } else {
                self.fetch = None;
            }
        } else if let Some(game) = self.held.as_mut().filter(|game| Some(game.id) == id) {
            if later {
                game.resync_due = Some(now + RETRY);
            } else if code == Refusal::NoSuchGame {
                let id = game.id;
                self.lost_game(id, code, message);
            }
        } else {
            self.tell(Event::Refused { subject: Subject::Other, code, message });
        }
    }

    /// The server does not know the game (any more).
    fn lost_game(&mut self, id: GameId, code: Refusal, message: String) {
        self.acts.keep_only(None);
        let Some(game) = &mut self.held else { return };
        if game.is_over() {
            // It is over and forgotten there: no rematch, but its end is still to be seen.
            game.forgotten();
            return;
        }
        self.held = None;
        self.forget(id);
        self.tell(Event::Refused { subject: Subject::Game(id), code, message });
    }
}
