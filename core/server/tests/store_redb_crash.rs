//! The machine loses its power at every single step that the store takes on the disk, and the store is opened again.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod crash;
mod store_suite;

use std::collections::BTreeMap;
use std::future::Future;

use crash::{Disk, Image, Survives};
use palgak_online::id::GameId;
use palgak_rules::Game;
use palgak_server::store::redb::RedbStore;
use palgak_server::store::{Append, Appended, Claim, Enqueued, Store, StoreError, Ticket, Withdrawn};
use store_suite::{A, B, alive, code, new, pair, player, process, record, ticket};

/// The players 1 to this.
const PLAYERS: u64 = 8;

fn open(disk: &Disk) -> RedbStore {
    disk.open().unwrap()
}

/// What the store has answered, and what it may have done besides.
#[derive(Default, Debug)]
struct Ledger {
    /// The games that it said are made, with their players.
    made: BTreeMap<GameId, [u64; 2]>,
    /// All that were asked for.
    asked: Vec<(GameId, [u64; 2])>,
    /// The records that it said are durable, and those it was asked to add.
    durable: BTreeMap<(GameId, u32), Vec<u8>>,
    tried: BTreeMap<(GameId, u32), Vec<u8>>,
    /// The games whose end it said is durable, and those whose end was asked for.
    over: Vec<GameId>,
    ending: Vec<GameId>,
    /// The same of the games that were taken out.
    gone: Vec<GameId>,
    going: Vec<GameId>,
}

impl Ledger {
    async fn make(&mut self, store: &RedbStore, id: u64, players: [u64; 2]) -> Result<(), StoreError> {
        self.asked.push((GameId(id), players));
        let made = match id % 3 {
            0 => {
                let host = Ticket { code: Some(code(id)), ..ticket(players[0], A) };
                store.enqueue(host).await?;
                store.join(code(id), player(players[1]), players[1], new(id, A)).await?
            }
            1 => {
                // Both in one transaction or in two, as it happens.
                let (one, other) = tokio::join!(
                    store.enqueue(Ticket { since_ms: 1, ..ticket(players[0], A) }),
                    store.enqueue(Ticket { since_ms: 2, ..ticket(players[1], A) })
                );
                one?;
                other?;
                store.pair(Game::Janggi, new(id, A)).await?
            }
            _ => store.create(Game::Janggi, players.map(|number| ticket(number, A)), new(id, A)).await?,
        };
        assert_eq!(store_suite::numbers(&made), Some(players));
        self.made.insert(GameId(id), players);
        Ok(())
    }

    async fn append(&mut self, store: &RedbStore, batch: Vec<Append>) -> Result<(), StoreError> {
        for append in &batch {
            self.tried.insert((append.id, append.seq), append.record.clone());
            self.ending.extend(append.ends.then_some(append.id));
        }
        let answers = store.append(batch.clone()).await?;
        for (append, answer) in batch.into_iter().zip(answers) {
            assert_eq!(answer, Appended::Durable);
            self.durable.insert((append.id, append.seq), append.record);
            self.over.extend(append.ends.then_some(append.id));
        }
        Ok(())
    }

    /// Takes out the games whose end is durable.
    async fn sweep(&mut self, store: &RedbStore) -> Result<(), StoreError> {
        self.going.extend(&self.over);
        let gone = store.sweep(None, 100, 2_000).await?.gone;
        assert_eq!(gone, self.over.len());
        self.gone.extend(&self.over);
        Ok(())
    }

    /// Four games, two of which end, one is taken out, and players who come and go.
    async fn work(&mut self, store: &RedbStore) -> Result<(), StoreError> {
        store.renew(&process(A), 1_000).await?;
        store.enqueue(ticket(7, A)).await?;
        store.withdraw(player(7), 7).await?;
        self.make(store, 1, [1, 2]).await?;
        self.make(store, 2, [3, 4]).await?;
        // Enough for several laps of the journal.
        for seq in 2..12 {
            let both = [1, 2].map(|id| record(GameId(id), 1, seq, &format!("game {id}, record {seq}")));
            self.append(store, both.to_vec()).await?;
        }
        self.make(store, 3, [5, 6]).await?;
        // Large enough for the file to grow.
        let large = Append { record: vec![7; 400_000], ..record(GameId(3), 1, 2, "") };
        self.append(store, vec![large]).await?;
        self.append(store, vec![Append { ends: true, ..record(GameId(2), 1, 12, "over") }]).await?;
        self.make(store, 4, [4, 3]).await?;
        self.append(store, vec![record(GameId(1), 1, 12, "before the sweep")]).await?;
        self.sweep(store).await?;
        self.append(store, vec![record(GameId(1), 1, 13, "after the sweep")]).await?;
        store.enqueue(Ticket { code: Some(code(99)), ..ticket(8, A) }).await?;
        let end = Append { ends: true, ..record(GameId(1), 1, 15, "over") };
        self.append(store, vec![record(GameId(1), 1, 14, "the last move"), end]).await?;
        store.release(A).await?;
        Ok(())
    }

    /// Looks through a store that was opened after the crash.
    async fn check(&self, store: &RedbStore) {
        alive(store, B).await;
        let mut orphans = store.orphans(100).await.unwrap();
        orphans.sort();
        let mut seats: BTreeMap<u64, GameId> = BTreeMap::new();
        let mut unfinished = Vec::new();
        for (id, players) in &self.asked {
            let records = match store.claim(*id, B).await.unwrap() {
                Claim::Own { records, .. } => records,
                Claim::Unknown => {
                    let lost = self.made.contains_key(id) && !self.going.contains(id);
                    assert!(!lost, "game {id} is lost");
                    continue;
                }
                other => panic!("{other:?}"),
            };
            assert!(!records.is_empty(), "game {id} is half made");
            assert!(!self.gone.contains(id), "game {id} has come back");
            for (seq, record) in (1..).zip(&records).skip(1) {
                assert_eq!(self.tried.get(&(*id, seq)), Some(record), "game {id} has a record nobody wrote");
            }
            let durable = self.durable.keys().filter(|(game, _)| game == id).count();
            assert!(records.len() > durable, "game {id} has lost records");
            let over = self.ending.contains(id)
                && self.tried.get(&(*id, records.len() as u32)).is_some_and(|last| last == b"over");
            assert!(over || !self.over.contains(id), "the end of game {id} is lost");
            if !over {
                unfinished.push(*id);
                seats.extend(players.map(|number| (number, *id)));
            }
        }
        assert_eq!(orphans, unfinished);

        // A player sits in the game that is not over, both of them or neither, and waits for nothing.
        for number in 1..=PLAYERS {
            let seat = seats.get(&number).copied();
            assert_eq!(store.open_game(player(number)).await, Ok(seat), "player {number}");
            assert_eq!(store.withdraw(player(number), number + 500).await, Ok(Withdrawn::Unknown));
            let wish = Ticket { nonce: number + 600, ..ticket(number, B) };
            let expected = seat.map_or(Enqueued::Waiting, Enqueued::Playing);
            assert_eq!(store.enqueue(wish).await, Ok(expected));
        }
        let free: Vec<u64> = (1..=PLAYERS).filter(|number| !seats.contains_key(number)).collect();
        let mut paired = Vec::new();
        for id in 50.. {
            let Some(made) = pair(store, new(id, B)).await else { break };
            paired.extend(made.tickets.map(|ticket| ticket.nonce - 600));
        }
        assert_eq!(paired, free[..free.len() / 2 * 2], "only those wait who came just now");

        // And every game goes on.
        for id in unfinished {
            let (epoch, records) = own_bytes(store, id).await;
            let next = records as u32 + 1;
            assert_eq!(
                store_suite::append(store, record(id, epoch - 1, next, "late")).await,
                Appended::Fenced
            );
            assert_eq!(store_suite::append(store, record(id, epoch, next, "on")).await, Appended::Durable);
        }
    }
}

async fn own_bytes(store: &RedbStore, id: GameId) -> (u64, usize) {
    match store.claim(id, B).await.unwrap() {
        Claim::Own { epoch, records, .. } => (epoch.0, records.len()),
        other => panic!("{other:?}"),
    }
}

fn run<T>(act: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(act)
}

/// A store with nothing in it, closed properly.
fn empty() -> Image {
    let disk = Disk::default();
    drop(open(&disk));
    disk.image()
}

#[test]
fn a_crash_at_any_step_loses_nothing_that_was_answered() {
    let empty = empty();
    let mut points = 0;
    for step in 0.. {
        let disk = Disk::new(empty.clone(), Some(step));
        let mut ledger = Ledger::default();
        if let Ok(store) = disk.open() {
            let done = run(ledger.work(&store));
            assert!(done.is_ok() || disk.killed(), "{done:?}");
            drop(store);
        }
        for survives in [Survives::Nothing, Survives::Everything, Survives::Some(step), Survives::Some(!step)]
        {
            let survivor = Disk::new(disk.after_crash(survives), None);
            let store = open(&survivor);
            run(ledger.check(&store));
        }
        if !disk.killed() {
            points = step;
            break;
        }
    }
    assert!(points > 100, "only {points} steps");
}

/// The machine loses its power again while the store is being opened after a crash, or just after that.
#[test]
fn a_crash_while_a_crash_is_made_good_loses_nothing_either() {
    let empty = empty();
    let mut points = 0;
    for first in (0..).step_by(23) {
        let disk = Disk::new(empty.clone(), Some(first));
        let mut ledger = Ledger::default();
        if let Ok(store) = disk.open() {
            // Whether it gets through is not what is asked here.
            let _ = run(ledger.work(&store));
        }
        let left = disk.after_crash(Survives::Some(first));
        for step in 0.. {
            let again = Disk::new(left.clone(), Some(step));
            let store = again.open();
            let opened = store.is_ok();
            drop(store);
            points += 1;
            for survives in [Survives::Nothing, Survives::Everything, Survives::Some(step)] {
                let survivor = Disk::new(again.after_crash(survives), None);
                run(ledger.check(&open(&survivor)));
            }
            if opened && !again.killed() {
                break;
            }
        }
        if !disk.killed() {
            break;
        }
    }
    assert!(points > 100, "only {points} steps");
}

/// However many come while the disk is busy, they share the next sync; and none is answered before it.
#[test]
fn those_who_come_while_the_disk_is_busy_share_a_sync() {
    let disk = Disk::default().with_long_laps();
    let store = open(&disk);
    run(async {
        let mut games = Vec::new();
        for n in 0..100 {
            games.push(store_suite::game_of(&store, n + 1, A, [2 * n, 2 * n + 1]).await);
        }
        let before = disk.hold(true);
        let append = |id: GameId| store.append(vec![record(id, 1, 2, "two")]);
        let mut first = Box::pin(append(games[0]));
        assert!(poll(&mut first).await.is_none());
        disk.until_held(before);
        let mut others: Vec<_> = games[1..].iter().map(|id| Box::pin(append(*id))).collect();
        for other in &mut others {
            assert!(poll(other).await.is_none(), "answered before it is on the disk");
        }
        // What is read does not wait.
        assert_eq!(store.open_game(player(0)).await, Ok(Some(games[0])));
        assert!(poll(&mut first).await.is_none(), "answered before it is on the disk");
        disk.hold(false);
        assert_eq!(first.await, Ok(vec![Appended::Durable]));
        for other in others {
            assert_eq!(other.await, Ok(vec![Appended::Durable]));
        }
        assert_eq!(disk.hold(false), before + 2, "one sync for the first, one for all the others");
    });
}

/// One look at whether something is answered.
async fn poll<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
    std::future::poll_fn(|context| match std::pin::Pin::new(&mut *future).poll(context) {
        std::task::Poll::Ready(answer) => std::task::Poll::Ready(Some(answer)),
        std::task::Poll::Pending => std::task::Poll::Ready(None),
    })
    .await
}

#[test]
fn a_disk_that_fails_once_is_used_again_once_it_works() {
    let empty = empty();
    let mut failed = 0;
    for step in 0.. {
        let disk = Disk::hiccup(empty.clone(), step);
        let Ok(store) = disk.open() else { continue };
        let mut ledger = Ledger::default();
        match run(ledger.work(&store)) {
            Ok(()) if !disk.killed() => break,
            Ok(()) => {}
            Err(StoreError::Unavailable(_)) => failed += 1,
            Err(other) => panic!("{other}"),
        }
        run(ledger.check_while_running(&store));
    }
    assert!(failed > 50, "only {failed} failures");
}

impl Ledger {
    /// Looks through a store that failed and went on. The leases are not in the file, and have held all the while.
    async fn check_while_running(&self, store: &RedbStore) {
        store.release(A).await.unwrap();
        alive(store, B).await;
        for (id, record) in &self.durable {
            match store.claim(id.0, B).await.unwrap() {
                Claim::Own { records, .. } if !self.gone.contains(&id.0) => {
                    assert_eq!(records.get(id.1 as usize - 1), Some(record));
                }
                Claim::Unknown if self.going.contains(&id.0) => {}
                other => panic!("{other:?}"),
            }
        }
        for (id, players) in &self.made {
            if !self.ending.contains(id) {
                for number in players {
                    assert_eq!(store.open_game(player(*number)).await, Ok(Some(*id)));
                }
                let (epoch, records) = own_bytes(store, *id).await;
                let next = record(*id, epoch, records as u32 + 1, "on");
                assert_eq!(store_suite::append(store, next).await, Appended::Durable);
            }
        }
    }
}
