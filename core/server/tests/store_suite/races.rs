//! Several processes at the same time. What they do is drawn from a seed; how it interleaves is left to the machine.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use palgak_online::id::{GameId, PlayerId};
use palgak_rules::Game;
use palgak_rules::splitmix::SplitMix64;
use palgak_server::store::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, ProcessId, Store, StoreError, Ticket,
};
use tokio::task::JoinSet;

use super::*;

/// The same seed, the same numbers.
struct Random(SplitMix64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.next() % bound
    }
}

pub(crate) async fn many_processes_pair_everybody_at_most_once(stage: impl Stage) {
    const PROCESSES: u64 = 4;
    const PLAYERS: u64 = 40;
    let stage = Arc::new(stage);
    let paired: Arc<Mutex<BTreeMap<PlayerId, GameId>>> = Arc::default();
    for number in 1..=PROCESSES {
        alive(stage.handle(number as usize), ProcessId(number)).await;
    }
    let mut processes = JoinSet::new();
    for number in 1..=PROCESSES {
        let (stage, paired) = (Arc::clone(&stage), Arc::clone(&paired));
        processes.spawn(async move {
            let store = stage.handle(number as usize);
            let me = ProcessId(number);
            let mut own = (1..=PLAYERS).filter(|player| player % PROCESSES == number % PROCESSES);
            let mut tries = 0;
            while paired.lock().unwrap().len() < PLAYERS as usize {
                tries += 1;
                assert!(tries < 9_000, "{} of {PLAYERS} paired", paired.lock().unwrap().len());
                if tries > PLAYERS {
                    // All of this process wait; the others may not have had their turn yet.
                    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                }
                if let Some(player) = own.next() {
                    let answer = store.enqueue(ticket(player, me)).await.unwrap();
                    assert_eq!(answer, Enqueued::Waiting);
                }
                let made = pair(store, new(number * 10_000 + tries, me)).await;
                if let Some(Pair { id, tickets: [first, second] }) = made {
                    assert_ne!(first.player, second.player);
                    let mut paired = paired.lock().unwrap();
                    for ticket in [first, second] {
                        assert_eq!(paired.insert(ticket.player, id), None, "{:?} plays twice", ticket.player);
                    }
                }
            }
        });
    }
    while let Some(done) = processes.join_next().await {
        done.unwrap();
    }
    let paired = paired.lock().unwrap().clone();
    assert_eq!(paired.len(), PLAYERS as usize);
    // Whoever plays at another process than their own was summoned there, once, and nobody else.
    let mut summoned = BTreeSet::new();
    for number in 1..=PROCESSES {
        for summons in stage.handle(0).summons(ProcessId(number)).await.unwrap() {
            assert_eq!(summons.ticket.process, ProcessId(number));
            assert_eq!(paired.get(&summons.ticket.player), Some(&summons.id));
            assert!(summoned.insert(summons.ticket.player));
        }
    }
    for number in 1..=PLAYERS {
        let game = paired[&player(number)];
        assert_eq!(stage.handle(0).open_game(player(number)).await, Ok(Some(game)));
        let home = if number % PROCESSES == 0 { PROCESSES } else { number % PROCESSES };
        assert_eq!(summoned.contains(&player(number)), game.0 / 10_000 != home, "player {number}");
    }
}

/// One process that believes, rightly or not, that a game is its own, and acts on it.
struct Owner {
    me: ProcessId,
    epoch: Option<u64>,
    next: u32,
    random: Random,
    /// What it was told is durable.
    durable: Vec<(u32, Vec<u8>)>,
}

impl Owner {
    async fn step(&mut self, stage: &impl Stage, number: usize, id: GameId, other: ProcessId) {
        let store = stage.handle(number);
        match self.random.below(10) {
            0 => stage.expire(other).await,
            1 => alive(store, self.me).await,
            2 | 3 => {
                if let Claim::Own { epoch, records, .. } = store.claim(id, self.me).await.unwrap() {
                    self.epoch = Some(epoch.0);
                    self.next = records.len() as u32 + 1;
                }
            }
            _ => {
                let Some(epoch) = self.epoch else { return };
                let count = 1 + self.random.below(3) as u32;
                let batch: Vec<Append> = (self.next..self.next + count)
                    .map(|seq| {
                        record(
                            id,
                            epoch,
                            seq,
                            &format!("{:?} {epoch} {seq} {}", self.me, self.random.below(1 << 40)),
                        )
                    })
                    .collect();
                for (append, answer) in batch.iter().zip(store.append(batch.clone()).await.unwrap()) {
                    if answer == Appended::Durable {
                        self.durable.push((append.seq, append.record.clone()));
                        self.next = append.seq + 1;
                    }
                }
                // One that was fenced does not always notice: it goes on as if its term lasted.
                if self.random.below(4) == 0 {
                    self.next += 1;
                }
            }
        }
    }
}

pub(crate) async fn two_owners_never_both_write_a_record(stage: impl Stage) {
    const ROUNDS: u64 = 200;
    const STEPS: usize = 16;
    let stage = Arc::new(stage);
    let mut rounds = JoinSet::new();
    let (mut takeovers, mut written) = (0, 0);
    for round in 0..ROUNDS {
        if rounds.len() == 8 {
            let (epoch, durable) = rounds.join_next().await.unwrap().unwrap();
            takeovers += epoch - 1;
            written += durable;
        }
        let stage = Arc::clone(&stage);
        rounds.spawn(async move {
            let (a, b) = (ProcessId(10_000 + round * 2), ProcessId(10_001 + round * 2));
            let id = game_of(stage.handle(0), 1 + round, a, [round * 2, round * 2 + 1]).await;
            alive(stage.handle(1), b).await;
            let mut owners = [(a, Some(1), 0x11), (b, None, 0x22)].map(|(me, epoch, salt)| Owner {
                me,
                epoch,
                next: 2,
                random: Random(SplitMix64::new(round * 1_000 + salt)),
                durable: Vec::new(),
            });
            let [one, two] = &mut owners;
            let act_one = async {
                for _ in 0..STEPS {
                    one.step(&*stage, 0, id, b).await;
                }
            };
            let act_two = async {
                for _ in 0..STEPS {
                    two.step(&*stage, 1, id, a).await;
                }
            };
            tokio::join!(act_one, act_two);

            stage.expire(a).await;
            stage.expire(b).await;
            let reader = ProcessId(1);
            alive(stage.handle(0), reader).await;
            let Claim::Own { epoch, records, .. } = stage.handle(0).claim(id, reader).await.unwrap() else {
                panic!("round {round}: both leases have run out")
            };
            let mut told = BTreeMap::new();
            for (seq, record) in owners.iter().flat_map(|owner| &owner.durable) {
                assert_eq!(records.get(*seq as usize - 1), Some(record), "round {round}, record {seq}");
                assert_eq!(told.insert(*seq, record), None, "round {round}: record {seq} was accepted twice");
            }
            // What nobody was told is durable is not there: the first record is that of the making.
            assert_eq!(records.len(), told.len() + 1, "round {round}");
            (epoch.0 - 1, told.len())
        });
    }
    while let Some(done) = rounds.join_next().await {
        let (epoch, durable) = done.unwrap();
        takeovers += epoch - 1;
        written += durable;
    }
    assert!(takeovers > ROUNDS / 2, "only {takeovers} games changed hands");
    assert!(written as u64 > ROUNDS, "only {written} records");
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Seat {
    Playing(GameId),
    /// The end is on its way: from now on the player may be free.
    Ending,
}

pub(crate) async fn players_are_never_in_two_games(stage: impl Stage) {
    const PLAYERS: u64 = 6;
    let stage = Arc::new(stage);
    let seats: Arc<Mutex<BTreeMap<PlayerId, Seat>>> = Arc::default();
    let mut tasks = JoinSet::new();
    let made = Arc::new(Mutex::new(0_u64));
    for task in 0..4u64 {
        let (stage, seats, made) = (Arc::clone(&stage), Arc::clone(&seats), Arc::clone(&made));
        tasks.spawn(async move {
            let store = stage.handle(task as usize);
            let me = ProcessId(task + 1);
            alive(store, me).await;
            let mut random = Random(SplitMix64::new(task));
            let mut mine: Vec<Pair> = Vec::new();
            for step in 0..60 {
                let next = new((task + 1) * 1_000 + step, me);
                let (one, other) = (1 + random.below(PLAYERS), 1 + random.below(PLAYERS));
                let pair = match random.below(5) {
                    0 | 1 => {
                        let wish = Ticket { nonce: task * 100 + step, ..ticket(one, me) };
                        store.enqueue(wish).await.unwrap();
                        pair(store, next).await
                    }
                    2 if one != other => {
                        store.create(Game::Janggi, [ticket(one, me), ticket(other, me)], next).await.unwrap()
                    }
                    3 => {
                        let wish = Ticket { code: Some(code(one)), ..ticket(one, me) };
                        store.enqueue(wish).await.unwrap();
                        store.join(code(other), player(one), step, next).await.unwrap()
                    }
                    _ => {
                        if let Some(Pair { id, tickets }) = mine.pop() {
                            for ticket in &tickets {
                                assert_eq!(store.open_game(ticket.player).await, Ok(Some(id)));
                                let was = seats.lock().unwrap().insert(ticket.player, Seat::Ending);
                                assert_eq!(was, Some(Seat::Playing(id)));
                            }
                            let end = Append { ends: true, ..record(id, 1, 2, "over") };
                            assert_eq!(append(store, end).await, Appended::Durable);
                        }
                        None
                    }
                };
                if let Some(pair) = pair {
                    let mut seats = seats.lock().unwrap();
                    for ticket in &pair.tickets {
                        let was = seats.insert(ticket.player, Seat::Playing(pair.id));
                        assert!(
                            matches!(was, None | Some(Seat::Ending)),
                            "{:?} plays {was:?}",
                            ticket.player
                        );
                    }
                    *made.lock().unwrap() += 1;
                    mine.push(pair);
                }
            }
        });
    }
    while let Some(done) = tasks.join_next().await {
        done.unwrap();
    }
    let made = *made.lock().unwrap();
    assert!(made > PLAYERS / 2, "only {made} games: no more than can be played at once");
}

pub(crate) async fn one_code_is_joined_once(stage: impl Stage) {
    let stage = Arc::new(stage);
    for round in 0..10u64 {
        alive(stage.handle(0), A).await;
        let host = round * 100;
        wait(stage.handle(0), Ticket { code: Some(code(5)), ..ticket(host, A) }).await;
        let mut guests = JoinSet::new();
        for guest in 1..=6 {
            let stage = Arc::clone(&stage);
            guests.spawn(async move {
                let new: NewGame = new(1 + host + guest, A);
                let store = stage.handle(guest as usize);
                let made: Result<Option<Pair>, StoreError> =
                    store.join(code(5), player(host + guest), host + guest, new).await;
                made.unwrap()
            });
        }
        let mut made = Vec::new();
        while let Some(done) = guests.join_next().await {
            made.extend(done.unwrap());
        }
        assert_eq!(made.len(), 1, "round {round}");
        assert_eq!(stage.handle(0).open_game(player(host)).await, Ok(Some(made[0].id)));
    }
}
