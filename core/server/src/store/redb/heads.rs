//! What the writer knows of the games whose records it writes to the journal.
//!
//! A game is in one of three hands. With a head it is in the writer's: no transaction touches its row, and its next
//! records go to the journal. Lent, it is in the filer's, which carries out something that touches its row; what comes
//! for it meanwhile goes the same way, in the order in which it came. Otherwise all there is of it is in the store's file.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use palgak_online::id::GameId;

use crate::store::{Append, Appended, Epoch};

/// Records of a game on their way from the journal into the store's file.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) game: GameId,
    pub(super) epoch: Epoch,
    /// The number of the first.
    pub(super) first: u32,
    pub(super) records: Vec<Vec<u8>>,
}

impl Pending {
    /// The number of the last.
    pub(super) fn last(&self) -> u32 {
        // A lap holds far fewer.
        (self.first - 1).saturating_add(u32::try_from(self.records.len()).unwrap_or(u32::MAX))
    }
}

/// The end of a game in the writer's hands.
#[derive(Debug)]
struct Head {
    epoch: Epoch,
    /// The last record that the store's file has, or that is on its way there.
    filed: u32,
    /// Those after it: they are in the journal, or in the frame that is being put together.
    records: Vec<Vec<u8>>,
}

impl Head {
    /// The number of the last record.
    fn last(&self) -> u32 {
        // A lap holds far fewer.
        self.filed + u32::try_from(self.records.len()).unwrap_or(u32::MAX - self.filed)
    }

    /// Takes out what the store's file is to get.
    fn take(&mut self, game: GameId) -> Option<Pending> {
        let (first, last) = (self.filed + 1, self.last());
        if self.records.is_empty() {
            return None;
        }
        self.filed = last;
        Some(Pending { game, epoch: self.epoch, first, records: std::mem::take(&mut self.records) })
    }
}

/// The games in the writer's hands and those that it has lent.
#[derive(Debug, Default)]
pub(super) struct Heads {
    games: HashMap<GameId, Head>,
    /// To how many requests each game is lent.
    lent: HashMap<GameId, usize>,
}

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// In the writer's.
    Here,
    /// In the filer's.
    Lent,
    /// In nobody's.
    Filed,
}

impl Heads {
    /// Where a game is.
    pub(super) fn hand(&self, game: GameId) -> Hand {
        if self.games.contains_key(&game) {
            Hand::Here
        } else if self.lent.contains_key(&game) {
            Hand::Lent
        } else {
            Hand::Filed
        }
    }

    /// Takes a game in hand, of which the store's file says this.
    pub(super) fn take_in(&mut self, game: GameId, epoch: Epoch, last: u32) {
        self.games.insert(game, Head { epoch, filed: last, records: Vec::new() });
    }

    /// Whether what is asked concerns a record that the store's file has: only there can be seen whether it is the same.
    pub(super) fn is_filed(&self, append: &Append) -> bool {
        self.games.get(&append.id).is_some_and(|head| append.seq <= head.filed)
    }

    /// Adds a record to a game, as [`crate::store::Store::append`]. `write` is called for one that is new.
    pub(super) fn append(&mut self, append: Append, write: impl FnOnce(&Append)) -> Appended {
        let Some(head) = self.games.get_mut(&append.id) else { return Appended::Fenced };
        let last = head.last();
        if append.seq <= last {
            let place = append.seq.checked_sub(head.filed + 1).map(|place| place as usize);
            let same = place.and_then(|place| head.records.get(place)).is_some_and(|it| *it == append.record);
            return if same { Appended::Durable } else { Appended::Fenced };
        }
        if append.epoch != head.epoch || append.seq != last + 1 {
            return Appended::Fenced;
        }
        write(&append);
        head.records.push(append.record);
        Appended::Durable
    }

    /// Lends a game to a request, with what the store's file lacks of it.
    pub(super) fn lend(&mut self, game: GameId) -> Option<Pending> {
        *self.lent.entry(game).or_default() += 1;
        self.games.remove(&game).and_then(|mut head| head.take(game))
    }

    /// A request that a game was lent to is carried out.
    pub(super) fn give_back(&mut self, game: GameId) {
        if let Entry::Occupied(mut lent) = self.lent.entry(game) {
            *lent.get_mut() -= 1;
            if *lent.get() == 0 {
                lent.remove();
            }
        }
    }

    /// Takes out what the store's file lacks of all games, in their order. Games of which it has had all for as long as
    /// a lap are forgotten; by now it does have it.
    pub(super) fn take_all(&mut self) -> Vec<Pending> {
        let mut taken = Vec::with_capacity(self.games.len());
        self.games.retain(|game, head| match head.take(*game) {
            Some(pending) => {
                taken.push(pending);
                true
            }
            None => false,
        });
        taken.sort_unstable_by_key(|pending| pending.game);
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(1);

    fn record(epoch: u64, seq: u32, text: &str) -> Append {
        Append { id: GAME, epoch: Epoch(epoch), seq, record: text.as_bytes().to_vec(), ends: false }
    }

    fn add(heads: &mut Heads, append: Append) -> (Appended, bool) {
        let mut written = false;
        (heads.append(append, |_| written = true), written)
    }

    #[test]
    fn records_follow_on_in_their_epoch() {
        let mut heads = Heads::default();
        heads.take_in(GAME, Epoch(2), 5);
        assert_eq!(add(&mut heads, record(2, 7, "gap")), (Appended::Fenced, false));
        assert_eq!(add(&mut heads, record(1, 6, "old")), (Appended::Fenced, false));
        assert_eq!(add(&mut heads, record(2, 6, "six")), (Appended::Durable, true));
        assert_eq!(add(&mut heads, record(2, 6, "six")), (Appended::Durable, false), "the same again");
        assert_eq!(add(&mut heads, record(2, 6, "other")), (Appended::Fenced, false));
        assert_eq!(add(&mut heads, record(2, 7, "seven")), (Appended::Durable, true));
        assert!(heads.is_filed(&record(2, 5, "")) && !heads.is_filed(&record(2, 6, "")));
    }

    #[test]
    fn a_lent_game_takes_its_records_along_and_comes_back_when_all_is_done() {
        let mut heads = Heads::default();
        heads.take_in(GAME, Epoch(2), 5);
        add(&mut heads, record(2, 6, "six"));
        let pending = heads.lend(GAME).unwrap();
        assert_eq!((pending.first, pending.records), (6, vec![b"six".to_vec()]));
        assert!(heads.lend(GAME).is_none());
        assert_eq!(add(&mut heads, record(2, 7, "seven")), (Appended::Fenced, false), "it is not here");
        heads.give_back(GAME);
        assert_eq!(heads.hand(GAME), Hand::Lent);
        heads.give_back(GAME);
        assert_eq!(heads.hand(GAME), Hand::Filed);
    }

    #[test]
    fn a_game_that_rests_for_a_lap_is_forgotten() {
        let mut heads = Heads::default();
        heads.take_in(GAME, Epoch(1), 1);
        add(&mut heads, record(1, 2, "two"));
        add(&mut heads, record(1, 3, "three"));
        let taken = heads.take_all();
        assert_eq!((taken.len(), taken[0].first, taken[0].records.len()), (1, 2, 2));
        assert_eq!(heads.hand(GAME), Hand::Here);
        assert!(heads.is_filed(&record(1, 3, "three")), "which it was is no longer known here");
        assert_eq!(add(&mut heads, record(1, 4, "four")), (Appended::Durable, true));
        assert_eq!(heads.take_all()[0].first, 4);
        assert!(heads.take_all().is_empty());
        assert_eq!(heads.hand(GAME), Hand::Filed);
    }
}
