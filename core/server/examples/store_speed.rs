//! How many records a second a store makes durable, and how long each takes, for several numbers of games at once.
//!
//! ```text
//! cargo run --release -p palgak-server --example store_speed -- [--seconds S] STORE
//! ```
//! `STORE` is as for `palgak-server --store`; what is written stays there, so let it be a new one. Each writer has a game of
//! its own and waits for the answer to a record before it writes the next, as players do. For comparison, the first line
//! says how often a file in the current folder is written and synced in the same way.

use std::fs::{File, remove_file};
use std::io::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use palgak_online::id::{GameId, PlayerId};
use palgak_rules::Game;
use palgak_server::store::any::{AnyStore, StoreAddress};
use palgak_server::store::{Append, Appended, Epoch, NewGame, Process, ProcessId, Store, Ticket};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// About what a move takes.
const RECORD: usize = 48;

fn main() -> Result<(), Failure> {
    let mut seconds = 5;
    let mut address = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--seconds" => seconds = arguments.next().ok_or("--seconds of how many?")?.parse()?,
            other => address = Some(other.parse::<StoreAddress>()?),
        }
    }
    let address = address.ok_or("usage: store_speed [--seconds S] STORE")?;
    let time = Duration::from_secs(seconds);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    say("bare file", 1, time, bare(time)?)?;
    runtime.block_on(async {
        let store = Arc::new(AnyStore::open(&address, Duration::from_secs(60), 8).await?);
        for writers in [1, 16, 128] {
            say(&address.to_string(), writers, time, measure(&store, writers, time).await?)?;
        }
        Ok(())
    })
}

/// One record after the other to a file, each synced.
fn bare(time: Duration) -> Result<Vec<Duration>, Failure> {
    let name = format!("store_speed.{}", std::process::id());
    let mut file = File::create_new(&name)?;
    let began = Instant::now();
    let mut took = Vec::new();
    while began.elapsed() < time {
        let start = Instant::now();
        file.write_all(&[7; RECORD])?;
        file.sync_data()?;
        took.push(start.elapsed());
    }
    remove_file(name)?;
    Ok(took)
}

async fn measure(store: &Arc<AnyStore>, writers: u64, time: Duration) -> Result<Vec<Duration>, Failure> {
    let owner = ProcessId(std::process::id().into());
    let unique = |number: u64| (u64::from(std::process::id()) << 32) | (writers << 16) | number;
    store.renew(&Process { id: owner, url: "wss://one.example/v1/play".to_owned() }, 0).await?;
    let mut games = Vec::new();
    for number in 0..writers {
        let tickets = [0, 1].map(|side| {
            let mut key = [side; 32];
            key[..8].copy_from_slice(&unique(number).to_be_bytes());
            Ticket {
                player: PlayerId(key),
                nonce: 1,
                game: Game::Janggi,
                code: None,
                process: owner,
                since_ms: 0,
            }
        });
        let id = GameId(unique(number));
        let new = NewGame { id, owner, longer_first: true, opening: |_, _, _| vec![0], at_ms: 0 };
        store.create(Game::Janggi, tickets, new).await?.ok_or("the players are in the middle of games")?;
        games.push(id);
    }
    let mut writing = tokio::task::JoinSet::new();
    let began = Instant::now();
    for id in games {
        let store = Arc::clone(store);
        writing.spawn(async move {
            let mut took = Vec::new();
            for seq in 2.. {
                if began.elapsed() >= time {
                    break;
                }
                let record = Append { id, epoch: Epoch(1), seq, record: vec![7; RECORD], ends: false };
                let start = Instant::now();
                let answers = store.append(vec![record]).await?;
                took.push(start.elapsed());
                if answers != [Appended::Durable] {
                    return Err("a record was not taken".into());
                }
            }
            Ok::<_, Failure>(took)
        });
    }
    let mut all = Vec::new();
    while let Some(took) = writing.join_next().await {
        all.append(&mut took??);
    }
    Ok(all)
}

fn say(what: &str, writers: u64, time: Duration, mut took: Vec<Duration>) -> Result<(), Failure> {
    took.sort_unstable();
    let at = |part: f64| took.get((took.len() as f64 * part) as usize).copied().unwrap_or_default();
    writeln!(
        std::io::stdout().lock(),
        "{what}: {writers:3} writers {:7.0} records/s  p50 {:7.2} ms  p99 {:7.2} ms",
        took.len() as f64 / time.as_secs_f64(),
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
    )?;
    Ok(())
}
