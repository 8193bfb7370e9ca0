//! What the store was asked and has not answered.
//!
//! A request that fails is made again, the very same, later and later; whoever waits for it is told so meanwhile.

use std::collections::HashMap;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game as Kind;

use super::io::{Op, Output, Reply};
use super::{Service, Timer};
use crate::store::{Claim, StoreError};

/// What a request is for.
#[derive(Clone, Debug)]
pub(super) enum Purpose {
    /// To keep the lease; asked at this time.
    Lease { asked: Duration },
    /// The lease is given back.
    Release,
    /// A player is to wait.
    Wait { player: PlayerId },
    /// A player is to wait no longer.
    Withdraw { player: PlayerId, nonce: Nonce, silent: bool },
    /// A player follows an invitation.
    Join { player: PlayerId, nonce: Nonce, at_ms: u64 },
    /// Following an invitation did not succeed: which game the player is in.
    NotJoined { player: PlayerId, nonce: Nonce },
    /// Two who wait are to be brought together.
    Pair { kind: Kind, at_ms: u64 },
    /// Who was paired by others.
    Summons,
    /// A record of a game.
    Append { id: GameId },
    /// A rematch of this game.
    Create { id: GameId },
    /// Which game the players of this one are in, both perhaps in the same.
    Twin { id: GameId, first: Option<GameId> },
    /// A game that somebody asks for.
    Claim { id: GameId },
    /// Whether a game is still this process's.
    Verify { id: GameId },
    /// Which game a player who has just connected is in.
    Greet { player: PlayerId },
    /// Games that nobody keeps.
    Orphans,
    /// Games that need not be kept any longer.
    Sweep,
}

/// A request under way.
#[derive(Debug)]
pub(super) struct Request {
    op: Op,
    pub(super) purpose: Purpose,
    tries: u32,
}

/// Requests under way, by number.
#[derive(Debug, Default)]
pub(super) struct Requests {
    last: u64,
    /// In boxes, so that what is looked through is small. Their order never shows.
    open: HashMap<u64, Box<Request>>,
    /// Until the process is registered, nothing else is asked.
    pub(super) held: Option<Vec<u64>>,
}

impl Requests {
    pub(super) fn new() -> Requests {
        Requests { held: Some(Vec::new()), ..Requests::default() }
    }

    /// Whether records or new games are still being written.
    pub(super) fn writing(&self) -> bool {
        let writes = |request: &Request| {
            matches!(
                request.purpose,
                Purpose::Append { .. }
                    | Purpose::Create { .. }
                    | Purpose::Pair { .. }
                    | Purpose::Join { .. }
                    | Purpose::Twin { .. }
            )
        };
        self.open.values().any(|request| writes(request))
    }
}

/// After how many failures whoever waits for a request is told.
const PATIENCE: u32 = 2;

/// The answer to a question that was asked before. The first time may have made the game this process's, and then the
/// answer tells when this process was last alive, not when the one before was: nobody is charged for that.
fn modest(reply: Reply) -> Reply {
    match reply {
        Reply::Claimed(Claim::Own { epoch, records, .. }) => {
            Reply::Claimed(Claim::Own { epoch, records, alive_ms: 0 })
        }
        other => other,
    }
}

impl Service {
    /// Asks the store.
    pub(super) fn ask(&mut self, op: Op, purpose: Purpose) -> u64 {
        self.requests.last += 1;
        let number = self.requests.last;
        let lease = matches!(purpose, Purpose::Lease { .. });
        self.requests.open.insert(number, Box::new(Request { op: op.clone(), purpose, tries: 0 }));
        match &mut self.requests.held {
            Some(held) if !lease => held.push(number),
            _ => self.out.push(Output::Store { request: number, op }),
        }
        number
    }

    /// The process is registered: what was held back is asked now.
    pub(super) fn release_held(&mut self) {
        for number in self.requests.held.take().unwrap_or_default() {
            self.ask_again(number);
        }
    }

    /// Makes a request once more.
    pub(super) fn ask_again(&mut self, number: u64) {
        if let Some(request) = self.requests.open.get(&number) {
            self.out.push(Output::Store { request: number, op: request.op.clone() });
        }
    }

    /// The store has answered, or has failed to.
    pub(super) fn stored(&mut self, number: u64, reply: Result<Reply, StoreError>) {
        match reply {
            Ok(reply) => {
                if let Some(request) = self.requests.open.remove(&number) {
                    let reply = if request.tries > 0 { modest(reply) } else { reply };
                    self.answered(number, request.purpose, reply);
                }
            }
            Err(error) => self.failed(number, &error),
        }
    }

    fn failed(&mut self, number: u64, error: &StoreError) {
        self.failures += 1;
        let Some(request) = self.requests.open.get_mut(&number) else { return };
        request.tries += 1;
        let (tries, purpose) = (request.tries, request.purpose.clone());
        match error {
            StoreError::Unavailable(_) => tracing::warn!(%error, tries, ?purpose, "the store did not answer"),
            StoreError::Damaged(_) => tracing::error!(%error, tries, ?purpose, "the store is damaged"),
        }
        match purpose {
            // These are asked anew anyway.
            Purpose::Lease { .. } | Purpose::Orphans | Purpose::Summons | Purpose::Sweep => {
                self.requests.open.remove(&number);
                // Whoever was summoned in the answer that was lost would wait for ever.
                self.recheck_waiting |= matches!(purpose, Purpose::Summons);
                return;
            }
            _ => {}
        }
        let wait = Duration::from_millis(100 << tries.min(5)).min(Duration::from_secs(2));
        self.agenda.set(Timer::Retry(number), self.now.steady + wait);
        if tries == PATIENCE {
            self.tell_unavailable(&purpose);
        }
    }

    /// Tells who waits for a request that it takes its time.
    fn tell_unavailable(&mut self, purpose: &Purpose) {
        match *purpose {
            Purpose::Wait { player } => {
                let nonce = self.players.get(&player).and_then(|player| player.wish.map(|wish| wish.nonce));
                self.refuse_unavailable(player, nonce, None);
            }
            Purpose::Withdraw { player, nonce, silent: false }
            | Purpose::Join { player, nonce, .. }
            | Purpose::NotJoined { player, nonce } => {
                self.refuse_unavailable(player, Some(nonce), None);
            }
            Purpose::Greet { player } => self.refuse_unavailable(player, None, None),
            Purpose::Append { id }
            | Purpose::Create { id }
            | Purpose::Twin { id, .. }
            | Purpose::Claim { id } => {
                for (player, nonce) in self.who_waits_for(id) {
                    self.refuse_unavailable(player, nonce, Some(id));
                }
            }
            _ => {}
        }
    }

    fn answered(&mut self, number: u64, purpose: Purpose, reply: Reply) {
        match (purpose, reply) {
            (Purpose::Lease { asked }, Reply::Done) => self.lease_renewed(asked),
            (Purpose::Release, Reply::Done) => self.released(),
            (Purpose::Wait { player }, Reply::Enqueued(enqueued)) => self.enqueued(player, enqueued),
            (Purpose::Withdraw { player, nonce, silent }, Reply::Withdrawn(withdrawn)) => {
                self.withdrawn(player, nonce, silent, withdrawn);
            }
            (Purpose::Join { player, nonce, at_ms }, Reply::Pair(pair)) => {
                self.joined(player, nonce, at_ms, pair)
            }
            (Purpose::NotJoined { player, nonce }, Reply::OpenGame(game)) => {
                self.not_joined(player, nonce, game)
            }
            (Purpose::Pair { kind, at_ms }, Reply::Pair(pair)) => self.paired(kind, at_ms, pair),
            (Purpose::Summons, Reply::Summons(summons)) => self.summoned(summons),
            (Purpose::Append { id }, Reply::Appended(appended)) => self.appended(number, id, appended),
            (Purpose::Create { id }, Reply::Pair(pair)) => self.rematch_made(number, id, pair),
            (Purpose::Twin { id, first }, Reply::OpenGame(game)) => self.twin_found(number, id, first, game),
            (Purpose::Claim { id }, Reply::Claimed(claim)) => self.claimed(id, claim),
            (Purpose::Verify { id }, Reply::Claimed(claim)) => self.verified(id, claim),
            (Purpose::Greet { player }, Reply::OpenGame(game)) => self.greet(player, game),
            (Purpose::Orphans, Reply::Orphans(games)) => self.adopt(games),
            (Purpose::Sweep, Reply::Swept(swept)) => self.swept(swept),
            (purpose, reply) => {
                tracing::error!(?purpose, ?reply, "the store answered another question");
            }
        }
    }
}
