//! A PostgreSQL server of the tests' own, which ends with them.

#![allow(dead_code, reason = "each binary uses a part of this")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

pub(crate) mod proxy;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use palgak_server::store::ProcessId;
use palgak_server::store::postgres::PostgresStore;
use tokio_postgres::{Client, NoTls};

use crate::store_suite::Stage;

/// A server. It ends when this is dropped, and at the latest with the tests' process.
pub(crate) struct Cluster {
    pub(crate) folder: PathBuf,
    child: Child,
    input: Option<ChildStdin>,
}

impl Cluster {
    /// Starts one, with such arguments.
    pub(crate) fn start(arguments: &[&str]) -> Cluster {
        Cluster::start_with(arguments, &[])
    }

    /// Starts one, with such arguments and environment.
    pub(crate) fn start_with(arguments: &[&str], environment: &[(&str, &str)]) -> Cluster {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/postgres/cluster");
        let mut child = Command::new("bash")
            .arg(script)
            .args(arguments)
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let Some(folder) = line.trim().strip_prefix("ready ") else { panic!("no PostgreSQL: {line}") };
        Cluster { folder: PathBuf::from(folder), child, input }
    }

    /// The one that the tests of a binary share.
    pub(crate) fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(&[]))
    }

    /// The address of a database on it.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://palgak@{}/{database}", self.folder.display().to_string().replace('/', "%2F"))
    }

    /// A new database.
    pub(crate) async fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::SeqCst));
        // The copy of the template takes the template for itself for a moment.
        while let Err(error) =
            client(&self.url("postgres")).await.batch_execute(&format!("CREATE DATABASE {name}")).await
        {
            assert!(
                error.to_string().contains("being accessed")
                    || error.as_db_error().is_some_and(|error| error.code().code() == "55006"),
                "{error:?}"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.url(&name)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}

/// A connection past the store.
pub(crate) async fn client(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A database as four server processes see it.
pub(crate) struct SharedStage {
    pub(crate) url: String,
    stores: Vec<PostgresStore>,
    beside: Client,
}

/// Long enough that no lease runs out by itself in a test.
pub(crate) const LEASE: Duration = Duration::from_secs(3_600);

pub(crate) async fn open(url: &str) -> PostgresStore {
    PostgresStore::open(url, LEASE, 4).await.unwrap()
}

pub(crate) async fn stage() -> SharedStage {
    let url = Cluster::shared().database().await;
    let mut stores = Vec::new();
    for _ in 0..4 {
        stores.push(open(&url).await);
    }
    let beside = client(&url).await;
    SharedStage { url, stores, beside }
}

impl Stage for SharedStage {
    type Store = PostgresStore;

    fn handle(&self, number: usize) -> &PostgresStore {
        &self.stores[number % self.stores.len()]
    }

    async fn expire(&self, process: ProcessId) {
        let end = "UPDATE palgak.process SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1";
        self.beside.execute(end, &[&process.0.cast_signed()]).await.unwrap();
    }
}
