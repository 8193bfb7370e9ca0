//! What the tests of the shell share: servers, and clients that say whatever a test wants said.
#![allow(dead_code)] // Not every test uses all of it.

pub(crate) mod player;
pub(crate) mod process;
pub(crate) mod raw;

use std::time::Duration;

use palgak_server::shell::{Config, LEASE, Limits, Server};
use palgak_server::store::redb::RedbStore;
use tempfile::TempDir;

/// Nothing takes so long; it only ends a test that hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// What should happen soon.
pub(crate) async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.expect("something that should happen does not")
}

/// A server in this process, with its store in a folder that goes with it.
pub(crate) struct Here {
    pub(crate) server: Server,
    folder: TempDir,
}

impl Here {
    pub(crate) async fn start(limits: Limits) -> Here {
        Here::start_with(limits, |config| config).await
    }

    pub(crate) async fn start_with(limits: Limits, change: impl FnOnce(Config) -> Config) -> Here {
        let folder = tempfile::tempdir().unwrap();
        let store = RedbStore::open(&folder.path().join("games.redb"), LEASE).unwrap();
        let config = change(Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            metrics_listen: None,
            certificate: None,
            trust_forwarded_for: false,
            limits,
            keep: None,
        });
        let server = Server::start(config, store, |address| format!("ws://{address}/v1/play")).await.unwrap();
        Here { server, folder }
    }
}
