//! What players wait for. What one player asks is dealt with one after the other, so that nothing crosses.

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::{Nonce, Refusal, ServerMessage};
use palgak_rules::Game as Kind;

use super::io::Op;
use super::requests::Purpose;
use super::tasks::Task;
use super::{Place, Service};
use crate::game::Refused;
use crate::store::{Enqueued, Ticket, Withdrawn};

/// What a player waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) nonce: Nonce,
    pub(super) game: Kind,
    pub(super) code: Option<Code>,
    pub(super) since_ms: u64,
    /// Whether the store knows.
    pub(super) waiting: bool,
    /// How many codes were taken by others.
    tries: u32,
}

/// What a player asks about waiting.
#[derive(Clone, Debug)]
pub(super) enum WishRequest {
    Seek {
        nonce: Nonce,
        game: Kind,
        /// Since when the player has waited already.
        since_ms: Option<u64>,
    },
    Invite {
        nonce: Nonce,
        game: Kind,
        /// The code that the player had before.
        code: Option<Code>,
        tries: u32,
    },
    Join {
        nonce: Nonce,
        code: Code,
    },
    Cancel {
        nonce: Nonce,
    },
    /// The player is gone.
    Gone,
    /// The store may have forgotten that the player waits.
    Recheck,
}

/// How much a player may ask before the first is answered.
const LIMIT: usize = 8;
/// How many codes are tried.
const CODES: u32 = 8;

impl Service {
    /// A player asks something about waiting.
    pub(super) fn wish_requested(&mut self, id: PlayerId, request: WishRequest) {
        let Some(player) = self.players.get_mut(&id) else { return };
        let from_player = !matches!(request, WishRequest::Gone | WishRequest::Recheck);
        if from_player && player.requests.len() >= LIMIT {
            let nonce = match request {
                WishRequest::Seek { nonce, .. }
                | WishRequest::Invite { nonce, .. }
                | WishRequest::Join { nonce, .. }
                | WishRequest::Cancel { nonce } => Some(nonce),
                WishRequest::Gone | WishRequest::Recheck => None,
            };
            self.refuse_too_fast(id, nonce, None);
            return;
        }
        player.requests.push_back(request);
        self.next_wish_request(id);
    }

    /// Deals with what a player asks, as far as that can be done without the store.
    fn next_wish_request(&mut self, id: PlayerId) {
        while let Some(player) = self.players.get_mut(&id) {
            if player.asking {
                return;
            }
            let Some(request) = player.requests.pop_front() else {
                self.clear_away(id);
                return;
            };
            self.begin_wish_request(id, request);
        }
    }

    fn begin_wish_request(&mut self, id: PlayerId, request: WishRequest) {
        let Some(player) = self.players.get(&id) else { return };
        let (wish, here) = (player.wish, player.connection.is_some());
        match request {
            WishRequest::Seek { nonce, game, since_ms } => {
                self.begin_waiting(id, nonce, game, since_ms, None, 0);
            }
            WishRequest::Invite { nonce, game, code, tries } => {
                let code = code.unwrap_or_else(|| Code::from_number(self.random.next()));
                self.begin_waiting(id, nonce, game, None, Some(code), tries)
            }
            WishRequest::Join { nonce, code } => self.begin_joining(id, nonce, code),
            WishRequest::Cancel { nonce } => {
                self.give_up_place(id);
                self.begin_withdrawing(id, nonce, false);
            }
            WishRequest::Gone => {
                if let Some(wish) = wish.filter(|_| !here) {
                    if wish.code.is_none() {
                        self.keep_place(id, wish.nonce, wish.game, wish.since_ms);
                    }
                    self.begin_withdrawing(id, wish.nonce, true);
                }
            }
            WishRequest::Recheck => {
                if let Some(wish) = wish {
                    self.enqueue(id, wish);
                }
            }
        }
    }

    /// A player wants to wait.
    fn begin_waiting(
        &mut self,
        id: PlayerId,
        nonce: Nonce,
        game: Kind,
        since_ms: Option<u64>,
        code: Option<Code>,
        tries: u32,
    ) {
        if !self.is_here(id) || self.stopping() {
            return;
        }
        let wish = self.players.get(&id).and_then(|player| player.wish);
        if let Some(wish) = wish.filter(|wish| wish.nonce == nonce && wish.waiting) {
            self.tell_waiting(id, wish);
            return;
        }
        if let Some(playing) = self.players.get(&id).and_then(|player| player.playing) {
            self.route(id, playing, Task::CameOf { nonce });
            return;
        }
        let place = self.take_place(id, nonce, game);
        let since_ms = since_ms.or(place).unwrap_or(self.now.unix_ms);
        self.enqueue(id, Wish { nonce, game, code, since_ms, waiting: false, tries });
    }

    fn enqueue(&mut self, id: PlayerId, wish: Wish) {
        let Some(player) = self.players.get_mut(&id) else { return };
        player.wish = Some(wish);
        player.asking = true;
        let ticket = Ticket {
            player: id,
            nonce: wish.nonce,
            game: wish.game,
            code: wish.code,
            process: self.config.process.id,
            since_ms: wish.since_ms,
        };
        self.ask(Op::Enqueue(ticket), Purpose::Wait { player: id });
    }

    /// What became of the wish to wait.
    pub(super) fn enqueued(&mut self, id: PlayerId, enqueued: Enqueued) {
        let Some(player) = self.players.get_mut(&id) else { return };
        player.asking = false;
        match (enqueued, player.wish) {
            // Paired already, with the answer to that under way first.
            (_, None) => {}
            (Enqueued::Waiting, Some(wish)) => {
                let told_before = wish.waiting;
                let wish = Wish { waiting: true, ..wish };
                player.wish = Some(wish);
                if !told_before {
                    self.watch_closely(id);
                    self.tell_waiting(id, wish);
                }
                if wish.code.is_none() {
                    self.pair_up(wish.game);
                }
                self.start_polling();
            }
            (Enqueued::Playing(game), Some(wish)) => {
                player.wish = None;
                self.route(id, game, Task::CameOf { nonce: wish.nonce });
            }
            (Enqueued::CodeTaken, Some(wish)) => {
                player.wish = None;
                if wish.tries >= CODES {
                    self.refuse_unavailable(id, Some(wish.nonce), None);
                } else {
                    let (nonce, game, tries) = (wish.nonce, wish.game, wish.tries + 1);
                    let again = WishRequest::Invite { nonce, game, code: None, tries };
                    player.requests.push_front(again);
                }
            }
        }
        self.next_wish_request(id);
    }

    fn tell_waiting(&mut self, id: PlayerId, wish: Wish) {
        self.tell(id, ServerMessage::Waiting { nonce: wish.nonce, game: wish.game, code: wish.code });
    }

    /// A player wants to wait no longer, or is gone.
    fn begin_withdrawing(&mut self, id: PlayerId, nonce: Nonce, silent: bool) {
        if let Some(player) = self.players.get_mut(&id) {
            player.asking = true;
            self.ask(Op::Withdraw(id, nonce), Purpose::Withdraw { player: id, nonce, silent });
        }
    }

    /// What became of the wish to wait no longer.
    pub(super) fn withdrawn(&mut self, id: PlayerId, nonce: Nonce, silent: bool, withdrawn: Withdrawn) {
        let Some(player) = self.players.get_mut(&id) else { return };
        player.asking = false;
        if player.wish.is_some_and(|wish| wish.nonce == nonce) {
            player.wish = None;
        }
        match withdrawn {
            // Nobody knows of the wish: it is withdrawn as well as can be.
            Withdrawn::Withdrawn | Withdrawn::Unknown if !silent => {
                self.tell(id, ServerMessage::Cancelled { nonce });
            }
            Withdrawn::Paired(game) if !silent => self.route(id, game, Task::CallOff { nonce: Some(nonce) }),
            Withdrawn::Paired(game) => self.call_off_if_absent(id, game),
            Withdrawn::Withdrawn | Withdrawn::Unknown => {}
        }
        self.next_wish_request(id);
    }

    /// A game has come of the wish of a player who is gone: nobody is to wait for them.
    pub(super) fn call_off_if_absent(&mut self, id: PlayerId, game: GameId) {
        if !self.is_here(id) && matches!(self.games.get(&game), Some(Place::Here(_))) {
            self.route(id, game, Task::CallOff { nonce: None });
        }
    }

    fn begin_joining(&mut self, id: PlayerId, nonce: Nonce, code: Code) {
        let Some(player) = self.players.get_mut(&id) else { return };
        if let Some(playing) = player.playing {
            self.route(id, playing, Task::CameOf { nonce });
            return;
        }
        if player.connection.is_none() {
            return;
        }
        player.asking = true;
        let new = self.new_game();
        let at_ms = new.at_ms;
        self.ask(Op::Join(code, id, nonce, new), Purpose::Join { player: id, nonce, at_ms });
    }

    /// What became of following an invitation.
    pub(super) fn joined(
        &mut self,
        id: PlayerId,
        nonce: Nonce,
        at_ms: u64,
        pair: Option<crate::store::Pair>,
    ) {
        match pair {
            Some(pair) => {
                self.host(&pair, at_ms, super::pairing::open);
                self.asked_enough(id);
            }
            // Perhaps the player is playing already, be it because the answer to this was lost before.
            None => {
                self.ask(Op::OpenGame(id), Purpose::NotJoined { player: id, nonce });
            }
        }
    }

    /// Following an invitation did not succeed: the player is in this game, or the code is nobody's.
    pub(super) fn not_joined(&mut self, id: PlayerId, nonce: Nonce, game: Option<GameId>) {
        match game {
            Some(game) => self.route(id, game, Task::CameOf { nonce }),
            None => {
                let why = Refused::new(Refusal::NoSuchCode, "nobody waits with this code");
                self.refuse(id, Some(nonce), None, why);
            }
        }
        self.asked_enough(id);
    }

    fn asked_enough(&mut self, id: PlayerId) {
        if let Some(player) = self.players.get_mut(&id) {
            player.asking = false;
        }
        self.next_wish_request(id);
    }

    /// Makes sure that the store knows who waits.
    pub(super) fn recheck_waiting(&mut self) {
        self.recheck_waiting = false;
        self.rechecked_at = self.now.steady;
        let mut waiting: Vec<PlayerId> =
            self.players.iter().filter(|(_, player)| player.wish.is_some()).map(|(id, _)| *id).collect();
        waiting.sort_unstable();
        for id in waiting {
            self.wish_requested(id, WishRequest::Recheck);
        }
    }
}
