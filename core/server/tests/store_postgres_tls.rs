//! TLS to the database.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod postgres;
mod store_suite;

use std::fs;
use std::net::TcpListener;

use palgak_server::store::postgres::{OpenError, PostgresStore};
use postgres::{Cluster, LEASE, client};
use store_suite::{A, game, own};

async fn refused(url: &str) -> String {
    match PostgresStore::open(url, LEASE, 1).await.err().unwrap() {
        OpenError::Unreachable { why, .. } | OpenError::Tls(why) => why,
        other => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_is_reached_by_tls_only_if_it_is_the_one_that_is_meant() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let [theirs, another] = ["theirs", "another"].map(|name| {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        (
            write(&format!("{name}.crt"), made.cert.pem()),
            write(&format!("{name}.key"), made.signing_key.serialize_pem()),
        )
    });
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let environment = [
        ("PGPORT", &*port.to_string()),
        ("PALGAK_TEST_CERTIFICATE", &theirs.0),
        ("PALGAK_TEST_KEY", &theirs.1),
    ];
    let _cluster = Cluster::start_with(&["-c", "listen_addresses=127.0.0.1"], &environment);

    let url = format!("postgres://palgak@localhost:{port}/postgres?sslmode=require&sslrootcert={}", theirs.0);
    let store = PostgresStore::open(&url, LEASE, 1).await.unwrap();
    let id = game(&store, 1, A).await;
    assert_eq!(own(&store, id, A).await.0, 1);
    let beside = client(&format!("postgres://palgak@localhost:{port}/postgres?sslmode=disable")).await;
    let encrypted = "SELECT bool_and(s.ssl) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
        WHERE a.application_name = 'palgak-server'";
    assert_eq!(beside.query_one(encrypted, &[]).await.unwrap().get::<_, Option<bool>>(0), Some(true));

    let why = refused(&url.replace(&theirs.0, &another.0)).await;
    assert!(why.contains("certificate"), "{why}");
    let why = refused(&url.replace("@localhost", "@127.0.0.1")).await;
    assert!(why.contains("certificate"), "{why}");
    let why = refused(&url.replace(&theirs.0, &theirs.1)).await;
    assert!(why.contains("holds no certificate"), "{why}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_without_tls_is_refused_if_tls_is_asked_for() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let _cluster =
        Cluster::start_with(&["-c", "listen_addresses=127.0.0.1"], &[("PGPORT", &*port.to_string())]);
    let folder = tempfile::tempdir().unwrap();
    let roots = folder.path().join("roots.crt");
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(&roots, made.cert.pem()).unwrap();
    let url = format!(
        "postgres://palgak@localhost:{port}/postgres?sslmode=require&sslrootcert={}",
        roots.display()
    );
    let why = refused(&url).await;
    assert!(why.contains("does not support TLS"), "{why}");
}
