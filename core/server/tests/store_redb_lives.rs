//! A store that lives many short lives: games go on, change hands and end, at every kind of moment the power fails, and the
//! next life begins with what the disk then holds. What one life was told is durable, all later ones must find.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod crash;
mod store_suite;

use std::collections::BTreeMap;

use crash::{Disk, Image, Survives};
use futures_util::future::{join, join_all};
use palgak_online::id::GameId;
use palgak_server::store::redb::RedbStore;
use palgak_server::store::{Append, Appended, Claim, ProcessId, Store, StoreError};
use store_suite::{player, process, record};

/// Random numbers that are the same every time (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides
    }
}

/// A game as those who play it know it.
#[derive(Debug)]
struct Known {
    id: GameId,
    /// Every owner is another process.
    owner: ProcessId,
    epoch: u64,
    /// What they were told is durable, from record 2 on.
    durable: Vec<String>,
    /// What was asked for and not answered, by its number.
    asked: BTreeMap<u32, Vec<String>>,
    /// The number of the record that ended it, as far as that is known.
    ended: Option<u32>,
}

impl Known {
    /// The number of the last record.
    fn last(&self) -> u32 {
        self.durable.len() as u32 + 1
    }

    /// A new record, so many after the last.
    fn next(&mut self, ahead: u32, mark: u64) -> Append {
        let seq = self.last() + ahead;
        let text = format!("record {seq}, {mark}");
        self.asked.entry(seq).or_default().push(text.clone());
        record(self.id, self.epoch, seq, &text)
    }

    fn took(&mut self, append: &Append, answer: Appended) {
        assert_eq!(answer, Appended::Durable, "record {} of game {}", append.seq, self.id);
        assert_eq!(append.seq, self.last() + 1);
        self.durable.push(text(&append.record));
    }

    /// Compares what a claim gave with what is known.
    fn compare(&mut self, records: &[Vec<u8>]) {
        let found: Vec<String> = records.iter().skip(1).map(|record| text(record)).collect();
        assert!(found.starts_with(&self.durable), "game {}: {found:?} of {:?}", self.id, self.durable);
        for (seq, text) in (2..).zip(&found).skip(self.durable.len()) {
            assert!(self.asked.get(&seq).is_some_and(|asked| asked.contains(text)), "{text} from nowhere");
        }
        self.durable = found;
        self.asked.clear();
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

async fn append(store: &RedbStore, append: &Append) -> Result<Appended, StoreError> {
    Ok(store.append(vec![append.clone()]).await?[0])
}

/// Something happens to a game.
async fn act(store: &RedbStore, game: &mut Known, dice: u64, mark: u64) -> Result<(), StoreError> {
    match dice {
        // Two in a row, of which the second does not wait for the first.
        0 => {
            let (one, two) = (game.next(1, mark), game.next(2, mark));
            let answers = join(append(store, &one), append(store, &two)).await;
            game.took(&one, answers.0?);
            game.took(&two, answers.1?);
        }
        // The last again, and another in its place.
        1 if !game.durable.is_empty() => {
            let again = record(game.id, game.epoch, game.last(), game.durable.last().unwrap());
            let other = record(game.id, game.epoch, game.last(), "another");
            let next = game.next(1, mark);
            let answers = store.append(vec![again, other, next.clone()]).await?;
            assert_eq!(answers[..2], [Appended::Durable, Appended::Fenced]);
            game.took(&next, answers[2]);
        }
        // An early one again.
        2 if game.last() > 4 => {
            let again = record(game.id, game.epoch, 2, &game.durable[0]);
            assert_eq!(append(store, &again).await?, Appended::Durable);
        }
        // It changes hands, while the old owner tries to go on.
        3 => {
            let (old, heir) = (game.owner, ProcessId(game.owner.0 + 1));
            let late = game.next(1, mark);
            let claiming = async {
                store.renew(&process(heir), 1).await?;
                store.release(old).await?;
                store.claim(game.id, heir).await
            };
            let (claimed, tried) = join(claiming, append(store, &late)).await;
            // The old owner may have been told, whatever the new one was.
            if tried == Ok(Appended::Durable) {
                game.durable.push(text(&late.record));
            }
            let Claim::Own { epoch, records, .. } = claimed? else { panic!("it was free") };
            let tried = tried?;
            assert_eq!(epoch.0, game.epoch + 1);
            assert_eq!(records.len() as u32, game.last(), "{tried:?}");
            game.compare(&records);
            let fenced = record(game.id, game.epoch, game.last() + 1, "too late");
            assert_eq!(append(store, &fenced).await?, Appended::Fenced);
            (game.owner, game.epoch) = (heir, epoch.0);
        }
        // It ends, or goes on after its end.
        4 => {
            let last = Append { ends: game.ended.is_none(), ..game.next(1, mark) };
            if last.ends {
                game.ended = Some(last.seq);
            }
            let answer = append(store, &last).await?;
            game.took(&last, answer);
        }
        _ => {
            let next = game.next(1, mark);
            let answer = append(store, &next).await?;
            game.took(&next, answer);
        }
    }
    Ok(())
}

/// One life: games from earlier lives are claimed and compared, a new one is made, and all go on.
async fn live(store: &RedbStore, games: &mut Vec<Known>, dice: &mut Dice) -> Result<(), StoreError> {
    for game in &mut *games {
        let owner = ProcessId(game.owner.0 + 1);
        store.renew(&process(owner), 1).await?;
        // Whether an answer is heard or not: the term after one that was begun is a later one.
        let claim = store.claim(game.id, owner).await?;
        let Claim::Own { epoch, records, .. } = claim else { panic!("{claim:?}") };
        assert!(epoch.0 > game.epoch, "{epoch:?} after {}", game.epoch);
        (game.owner, game.epoch) = (owner, epoch.0);
        let last = records.len() as u32;
        game.compare(&records);
        // An end that was not answered has come about or not, as a whole.
        game.ended = game.ended.filter(|seq| *seq <= last);
        let seat = game.ended.is_none().then_some(game.id);
        assert_eq!(store.open_game(player(2 * game.id.0)).await?, seat);
    }
    let id = games.len() as u64 + 1;
    let owner = ProcessId(id * 1_000);
    store.renew(&process(owner), 1).await?;
    let tickets = [2 * id, 2 * id + 1].map(|number| store_suite::ticket(number, owner));
    store.create(palgak_rules::Game::Janggi, tickets, store_suite::new(id, owner)).await?.unwrap();
    let (durable, asked) = (Vec::new(), BTreeMap::new());
    games.push(Known { id: GameId(id), owner, epoch: 1, durable, asked, ended: None });
    for mark in 0..12 {
        let acts = games.iter_mut().map(|game| act(store, game, dice.roll(9), mark));
        join_all(acts).await.into_iter().collect::<Result<(), _>>()?;
    }
    Ok(())
}

#[test]
fn whatever_the_moment_of_a_crash_what_was_answered_is_there_in_the_next_life() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let (mut crashes, mut full) = (0, 0);
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let mut image = Image::default();
        let mut games = Vec::new();
        for life in 0..8 {
            // The last is not cut short, so that all that came before is looked at.
            let kill_at = (life < 7).then(|| dice.roll(if life == 0 { 300 } else { 220 }));
            let disk = Disk::new(image, kill_at);
            match disk.open() {
                Ok(store) => match runtime.block_on(live(&store, &mut games, &mut dice)) {
                    Ok(()) => full += 1,
                    Err(StoreError::Unavailable(_)) if disk.killed() => crashes += 1,
                    Err(other) => panic!("{other}"),
                },
                Err(error) => assert!(disk.killed(), "seed {seed}, life {life}: {error}"),
            }
            let survives = match dice.roll(4) {
                0 => Survives::Nothing,
                1 => Survives::Everything,
                _ => Survives::Some(dice.roll(u64::MAX)),
            };
            image = disk.after_crash(survives);
        }
    }
    assert!(crashes > 100 && full > 100, "{crashes} crashes, {full} lives that came to their end");
}
