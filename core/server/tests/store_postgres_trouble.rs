//! What goes wrong between a server and its database, and in the database itself.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod postgres;
mod store_suite;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use palgak_online::id::GameId;
use palgak_rules::Game;
use palgak_server::store::postgres::{OpenError, PostgresStore};
use palgak_server::store::{
    Append, Appended, Claim, Enqueued, Epoch, ProcessId, Store, StoreError, Ticket, Withdrawn,
};
use postgres::proxy::Network;
use postgres::{Cluster, LEASE, client, open};
use store_suite::{
    A, B, alive, append, code, game, game_of, new, own, pair, player, process, record, ticket, wait,
};

/// A store behind a network, and another that has a line of its own to the same database.
struct Line {
    network: Arc<Network>,
    store: PostgresStore,
    beside: PostgresStore,
}

async fn line() -> Line {
    let cluster = Cluster::shared();
    let url = cluster.database().await;
    let beside = open(&url).await;
    let (network, port) = Network::start(cluster.folder.join(".s.PGSQL.5432")).await;
    let name = url.rsplit('/').next().unwrap();
    let store =
        PostgresStore::open(&format!("postgres://palgak@127.0.0.1:{port}/{name}"), LEASE, 2).await.unwrap();
    Line { network, store, beside }
}

/// Cuts the line at every message of a request, before it or after it has reached the database, and each time makes the
/// request once more. The number is different each time.
async fn at_every_message<F: Future<Output = ()>>(line: &Line, request: impl Fn(u64) -> F) {
    let mut number = 0;
    for arrives in [false, true] {
        for message in 0.. {
            assert!(message < 100, "this never ends");
            number += 10;
            line.network.cut_after(message, arrives);
            request(number).await;
            if line.network.disarm() {
                break;
            }
        }
    }
    assert!(number >= 40, "nothing was cut");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wish_is_made_and_withdrawn_over_a_broken_line() {
    let line = &line().await;
    alive(&line.beside, A).await;
    at_every_message(line, async |n| {
        let wish = Ticket { code: Some(code(n)), ..ticket(n, A) };
        assert_eq!(line.store.enqueue(wish).await, Ok(Enqueued::Waiting));
    })
    .await;
    at_every_message(line, async |n| {
        wait(&line.beside, ticket(n, A)).await;
        assert_eq!(line.store.withdraw(player(n), n).await, Ok(Withdrawn::Withdrawn));
        assert_eq!(line.beside.withdraw(player(n), n + 1).await, Ok(Withdrawn::Unknown));
    })
    .await;
    assert_eq!(pair(&line.beside, new(1, A)).await, None, "all are withdrawn");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_made_once_over_a_broken_line() {
    let line = &line().await;
    alive(&line.beside, A).await;
    alive(&line.beside, B).await;
    at_every_message(line, async |n| {
        for k in 0..4 {
            wait(&line.beside, ticket(n + k, A)).await;
        }
        assert_eq!(store_suite::numbers(&pair(&line.store, new(n, A)).await), Some([n, n + 1]));
        assert_eq!(store_suite::numbers(&pair(&line.beside, new(n + 1, A)).await), Some([n + 2, n + 3]));
        assert_eq!(pair(&line.beside, new(n + 2, A)).await, None, "nobody is left");
    })
    .await;
    at_every_message(line, async |n| {
        let n = n + 10_000;
        wait(&line.beside, Ticket { code: Some(code(n)), ..ticket(n, B) }).await;
        let made = line.store.join(code(n), player(n + 1), n + 1, new(n, A)).await.unwrap();
        assert_eq!(store_suite::numbers(&made), Some([n, n + 1]));
        let summons = line.store.summons(B).await.unwrap();
        assert_eq!(summons.iter().map(|summons| summons.id).collect::<Vec<_>>(), [GameId(n)]);
    })
    .await;
    at_every_message(line, async |n| {
        let n = n + 20_000;
        let tickets = [ticket(n, A), ticket(n + 1, A)];
        let made = line.store.create(Game::Xiangqi, tickets, new(n, A)).await.unwrap();
        assert_eq!(store_suite::numbers(&made), Some([n, n + 1]));
        assert_eq!(line.store.open_game(player(n + 1)).await, Ok(Some(GameId(n))));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_are_added_once_over_a_broken_line() {
    let line = &line().await;
    at_every_message(line, async |n| {
        let id = game_of(&line.beside, n, A, [n, n + 1]).await;
        let batch = vec![
            record(id, 1, 2, "two"),
            record(id, 1, 3, "three"),
            record(id, 9, 4, "of another term"),
            Append { ends: true, ..record(id, 1, 4, "over") },
        ];
        use Appended::{Durable, Fenced};
        assert_eq!(line.store.append(batch).await, Ok(vec![Durable, Durable, Fenced, Durable]));
        assert_eq!(own(&line.beside, id, A).await.1[1..], ["two", "three", "over"]);
        assert_eq!(line.beside.open_game(player(n)).await, Ok(None));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_claimed_in_one_new_term_over_a_broken_line() {
    let line = &line().await;
    at_every_message(line, async |n| {
        let id = game_of(&line.beside, n, B, [n, n + 1]).await;
        line.store.renew(&process(A), 5).await.unwrap();
        line.store.release(B).await.unwrap();
        assert_eq!(line.store.orphans(10).await, Ok(vec![id]));
        let claim = line.store.claim(id, A).await.unwrap();
        assert!(
            matches!(&claim, Claim::Own { epoch: Epoch(2), records, .. } if records.len() == 1),
            "{claim:?}"
        );
        let end = Append { ends: true, ..record(id, 2, 2, "over") };
        assert_eq!(append(&line.beside, end).await, Appended::Durable);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_away_is_not_available_and_is_used_again_when_it_is_back() {
    let line = line().await;
    let id = game(&line.store, 1, A).await;
    line.network.set_down(true);
    let error = line.store.append(vec![record(id, 1, 2, "two")]).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    let error = line.store.open_game(player(1)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    line.network.set_down(false);
    assert_eq!(append(&line.store, record(id, 1, 2, "two")).await, Appended::Durable);
    assert_eq!(own(&line.store, id, A).await.1[1..], ["two"]);
}

/// The database is killed while moves are being written, again and again: what it said is durable is there afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_killed_has_lost_nothing_that_was_answered() {
    let cluster = Cluster::start(&[]);
    let url = cluster.database().await;
    let store = Arc::new(open(&url).await);
    let id = game(&*store, 1, A).await;
    let mut told: Vec<String> = Vec::new();
    for round in 0..3 {
        let killer = {
            let url = url.clone();
            tokio::spawn(async move {
                // Every server process but the postmaster, which then takes the whole server through recovery.
                let kill = "SELECT pg_backend_pid()";
                let beside = client(&url).await;
                let pid: i32 = beside.query_one(kill, &[]).await.unwrap().get(0);
                assert!(
                    std::process::Command::new("kill")
                        .args(["-9", &pid.to_string()])
                        .status()
                        .unwrap()
                        .success()
                );
            })
        };
        let mut failures = 0;
        for step in 0..60 {
            let seq = told.len() as u32 + 2;
            let text = format!("round {round}, step {step}, record {seq}");
            // A request that fails is made again, the same, as the service does.
            loop {
                match store.append(vec![record(id, 1, seq, &text)]).await {
                    Ok(answers) => {
                        assert_eq!(answers, [Appended::Durable]);
                        told.push(text);
                        break;
                    }
                    Err(StoreError::Unavailable(_)) => failures += 1,
                    Err(other) => panic!("{other}"),
                }
                assert!(failures < 300, "it does not come back");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        killer.await.unwrap();
        loop {
            match store.claim(id, A).await {
                Ok(Claim::Own { records, .. }) => {
                    let records: Vec<String> = records
                        .into_iter()
                        .skip(1)
                        .map(|record| String::from_utf8(record).unwrap())
                        .collect();
                    assert_eq!(records, told, "round {round}");
                    break;
                }
                Ok(other) => panic!("{other:?}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_runs_out_by_the_clock_of_the_database() {
    let url = Cluster::shared().database().await;
    let lease = Duration::from_millis(300);
    let short = PostgresStore::open(&url, lease, 2).await.unwrap();
    let long = open(&url).await;
    let id = game(&short, 1, A).await;
    alive(&long, B).await;
    let beside = client(&url).await;
    let before: std::time::SystemTime =
        beside.query_one("SELECT clock_timestamp()", &[]).await.unwrap().get(0);
    alive(&short, A).await;
    let renewed = "SELECT lease_until - interval '300 ms' BETWEEN $1 AND clock_timestamp()
        FROM palgak.process WHERE id = $2";
    let row = beside.query_one(renewed, &[&before, &A.0.cast_signed()]).await.unwrap();
    assert!(row.get::<_, bool>(0), "the lease holds from when it was renewed");
    // Nobody renews it any more: sooner or later the game is free.
    let claim = loop {
        match long.claim(id, B).await.unwrap() {
            Claim::Elsewhere { .. } => tokio::time::sleep(Duration::from_millis(20)).await,
            claim => break claim,
        }
    };
    assert!(matches!(claim, Claim::Own { epoch: Epoch(2), .. }), "{claim:?}");
    assert_eq!(append(&short, record(id, 1, 2, "late")).await, Appended::Fenced);
    assert_eq!(append(&long, record(id, 2, 2, "in time")).await, Appended::Durable);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dead_processes_are_forgotten_once_nobody_needs_them() {
    let url = Cluster::shared().database().await;
    let store = open(&url).await;
    let [idle, keeper, finished] = [11, 12, 13].map(ProcessId);
    for id in [idle, keeper, finished] {
        alive(&store, id).await;
    }
    wait(&store, ticket(9, idle)).await;
    game_of(&store, 1, keeper, [1, 2]).await;
    let over = game_of(&store, 2, finished, [3, 4]).await;
    append(&store, Append { ends: true, ..record(over, 1, 2, "over") }).await;
    let beside = client(&url).await;
    beside
        .execute("UPDATE palgak.process SET lease_until = lease_until - interval '2 days'", &[])
        .await
        .unwrap();
    alive(&store, A).await;
    let rows = beside.query("SELECT id FROM palgak.process ORDER BY id", &[]).await.unwrap();
    assert_eq!(rows.iter().map(|row| row.get(0)).collect::<Vec<i64>>(), [1, 12]);
    assert_eq!(store.withdraw(player(9), 9).await, Ok(Withdrawn::Unknown));
    assert_eq!(own(&store, over, A).await.0, 2, "a finished game is still there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_servers_may_make_the_tables_at_once() {
    let url = Cluster::shared().database().await;
    let mut starting = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let url = url.clone();
        starting.spawn(async move { PostgresStore::open(&url, LEASE, 1).await.map(|_| ()) });
    }
    while let Some(started) = starting.join_next().await {
        assert_eq!(started.unwrap(), Ok(()));
    }
    // And again, with a game in them.
    let store = open(&url).await;
    let id = game(&store, 1, A).await;
    drop(store);
    assert_eq!(own(&open(&url).await, id, A).await.0, 1);
}

async fn refused(url: &str) -> OpenError {
    PostgresStore::open(url, LEASE, 1).await.err().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_are_not_ours_or_newer_are_refused_and_left_alone() {
    let cluster = Cluster::shared();
    let url = cluster.database().await;
    drop(open(&url).await);
    let beside = client(&url).await;
    beside.batch_execute("UPDATE palgak.format SET number = 2").await.unwrap();
    let error = refused(&url).await;
    assert!(matches!(error, OpenError::Newer { found: 2, .. }), "{error}");
    assert!(error.to_string().contains("format 2, and this server knows formats up to 1"), "{error}");
    beside.batch_execute("DELETE FROM palgak.format").await.unwrap();
    assert!(matches!(refused(&url).await, OpenError::Foreign(_)));

    let url = cluster.database().await;
    let beside = client(&url).await;
    beside.batch_execute("CREATE SCHEMA palgak; CREATE TABLE palgak.game (theirs text)").await.unwrap();
    assert!(matches!(refused(&url).await, OpenError::Foreign(_)));
    let left = "SELECT count(*) FROM pg_class WHERE relnamespace = 'palgak'::regnamespace AND relkind = 'r'";
    assert_eq!(beside.query_one(left, &[]).await.unwrap().get::<_, i64>(0), 1);

    // A schema that an administrator made for it, and nothing in it, is fine.
    let url = cluster.database().await;
    client(&url)
        .await
        .batch_execute("CREATE SCHEMA palgak; CREATE TABLE public.game (theirs text)")
        .await
        .unwrap();
    drop(open(&url).await);
}

#[tokio::test]
async fn a_wrong_address_is_refused_without_its_password() {
    let error = refused("postgres://me:secret@127.0.0.1:1/games").await;
    assert!(matches!(error, OpenError::Unreachable { .. }), "{error}");
    let text = error.to_string();
    assert!(text.contains("database games at 127.0.0.1") && !text.contains("secret"), "{text}");
    for url in ["postgres://me@h:port/d", "postgres://me@h/d?colour=red", "postgres://me@h/d?sslmode=yes"] {
        assert!(matches!(refused(url).await, OpenError::Address(_)), "{url}");
    }
}
