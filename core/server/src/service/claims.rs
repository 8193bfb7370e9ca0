//! Games that are not in hand: in the store, or with another process.

use std::collections::btree_map::Entry;
use std::collections::{BTreeSet, VecDeque};

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Phase, ServerMessage};

use super::hosting::Pending;
use super::io::Op;
use super::requests::Purpose;
use super::tasks::{Hosted, Queued, Task};
use super::{Place, Service};
use crate::game::Game;
use crate::store::{Claim, Epoch};

impl Service {
    /// What became of the claim to a game.
    pub(super) fn claimed(&mut self, id: GameId, claim: Claim) {
        let Some(Place::Asked { .. }) = self.games.get(&id) else { return };
        let Some(Place::Asked { wanted, members }) = self.games.remove(&id) else { return };
        match claim {
            Claim::Own { epoch, records, alive_ms } => self.read(id, epoch, &records, alive_ms, wanted),
            Claim::Elsewhere { url } => {
                let players: BTreeSet<PlayerId> = members
                    .into_iter()
                    .flatten()
                    .chain(wanted.into_iter().map(|queued| queued.player))
                    .collect();
                for player in players {
                    self.tell(player, ServerMessage::Redirect { id, url: url.clone() });
                }
            }
            Claim::Unknown => {
                for queued in wanted {
                    self.refuse_unknown(queued.player, queued.task.nonce(), id);
                }
            }
        }
    }

    /// Takes a game from the store in hand.
    fn read(
        &mut self,
        id: GameId,
        epoch: Epoch,
        records: &[Vec<u8>],
        alive_ms: u64,
        wanted: VecDeque<Queued>,
    ) {
        let game = match Game::replay(records, alive_ms, self.now.steady) {
            Ok(game) => game,
            Err(error) => {
                tracing::error!(game = %id, %error, "a game cannot be read");
                for queued in wanted {
                    self.refuse_unavailable(queued.player, queued.task.nonce(), Some(id));
                }
                return;
            }
        };
        if game.phase() != Phase::Over {
            self.counted.games_adopted += 1;
        }
        let players = game.opening().players;
        self.take_in_hand(id, Hosted::new(game, epoch));
        for queued in wanted {
            if players.contains(&queued.player) {
                // Its clock stood when this came, if it came before.
                let (at, around) = (self.moment(), self.around(players));
                if let Some(Place::Here(hosted)) = self.games.get_mut(&id) {
                    hosted.queue.push_back(Queued { at, around, ..queued });
                }
            } else {
                self.refuse_unknown(queued.player, queued.task.nonce(), id);
            }
        }
        self.advance(id);
    }

    /// A game was in hand and turns out to be another's by now. What is here of it is worth nothing.
    pub(super) fn lost(&mut self, id: GameId) {
        if self.put_away(id) {
            self.ask(Op::Claim(id, self.config.process.id), Purpose::Claim { id });
        }
    }

    /// Lets go of what is here of a game, until it is known how it stands.
    fn put_away(&mut self, id: GameId) -> bool {
        let Some(Hosted { game, pending, queue, .. }) = self.let_go(id) else { return false };
        let players = game.opening().players;
        let mut wanted: VecDeque<Queued> = pending.and_then(Pending::into_source).into_iter().collect();
        wanted.extend(queue);
        // What was told of it may have been overtaken.
        for player in players {
            if self.is_here(player) {
                let (at, around) = (self.moment(), self.around(players));
                wanted.push_back(Queued { player, at, around, task: Task::Catch { fresh: false } });
            }
        }
        self.games.insert(id, Place::Asked { wanted, members: Some(players) });
        true
    }

    /// Asks whether the games in hand are still in hand.
    pub(super) fn verify_games(&mut self) {
        let here: Vec<GameId> = self
            .games
            .iter()
            .filter(|(_, place)| matches!(place, Place::Here(_)))
            .map(|(id, _)| *id)
            .collect();
        for id in here {
            self.ask(Op::Claim(id, self.config.process.id), Purpose::Verify { id });
        }
    }

    /// The answer to that.
    pub(super) fn verified(&mut self, id: GameId, claim: Claim) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        let same = matches!(&claim, Claim::Own { epoch, .. } if *epoch == hosted.epoch);
        // By this very question the game may have come back, as another left it.
        if !same && self.put_away(id) {
            self.claimed(id, claim);
        }
    }

    /// Takes over games that nobody keeps.
    pub(super) fn adopt(&mut self, games: Vec<GameId>) {
        for id in games {
            if let Entry::Vacant(place) = self.games.entry(id) {
                place.insert(Place::Asked { wanted: VecDeque::new(), members: None });
                self.ask(Op::Claim(id, self.config.process.id), Purpose::Claim { id });
            }
        }
    }
}
