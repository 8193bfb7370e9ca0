//! `palgak online`: what it refuses, what it says when there is no server, and games on a real one.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use palgak_server::shell::{Config, LEASE, Limits, Server};
use palgak_server::store::redb::RedbStore;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::program::palgak;

#[test]
fn bad_options_are_refused_before_anything_is_connected() {
    let online = |arguments: &[&str]| palgak(&[&["online", "--game", "xiangqi"], arguments].concat());
    for (arguments, expected) in [
        (&[][..], "the following required arguments were not provided: --server <URL>"),
        (
            &["--server", "http://x"],
            "--server: \"http://x\" is no address of a service: it must begin with ws:// or wss://",
        ),
        (&["--server", "ws://x", "--level", "godlike"], "invalid value 'godlike' for '--level <LEVEL>'"),
        (&["--server", "ws://x", "--games", "0"], "invalid value '0' for '--games <N>'"),
        (&["--server", "ws://x", "--movetime", "0"], "invalid value '0' for '--movetime <MS>'"),
        (
            &["--server", "ws://x", "--code", "ABC"],
            "--code: \"ABC\" is no code: six of the characters 2-9, A-H, J, K, M, N, P-T, W-Y are wanted",
        ),
        (
            &["--server", "ws://x", "--code", "ABCDEF", "--invite"],
            "the argument '--code <CODE>' cannot be used with '--invite'",
        ),
        (&["--server", "ws://x", "--setup", "left"], "--setup: xiangqi has no opening set-ups; janggi has"),
        (
            &["--server", "ws://x", "--root-cert", "/nowhere/root.pem"],
            "--root-cert: /nowhere/root.pem: No such",
        ),
        (
            &["--server", "ws://x", "--root-cert", "Cargo.toml"],
            "--root-cert: there is no certificate among those to be trusted",
        ),
        (
            &["--server", "ws://x", "--state", "Cargo.toml"],
            "--state: Cargo.toml: its first line is not the 64 hexadecimal digits of a player",
        ),
    ] {
        let run = online(arguments);
        assert!(run.refused().starts_with(expected), "{arguments:?}: {run:?}");
    }
    let run = palgak(&["online", "--game", "janggi", "--server", "ws://x", "--setup", "up"]);
    assert_eq!(run.refused(), "--setup: 'up' is none of inner, outer, left and right");
}

#[test]
fn a_server_that_is_not_there_is_told_in_one_line() {
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let server = format!("ws://127.0.0.1:{port}");
    let run = palgak(&["online", "--game", "janggi", "--server", &server]);
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""), "{run:?}");
    let expected = format!("palgak: --server {server}: no connection to 127.0.0.1, port {port}: ");
    assert!(run.err.starts_with(&expected) && run.err.lines().count() == 1, "{run:?}");
}

/// A server in this process, with its games in a file.
struct Service {
    runtime: Option<Runtime>,
    folder: TempDir,
    address: SocketAddr,
}

impl Service {
    fn start() -> Service {
        let folder = tempfile::tempdir().unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut service = Service { runtime: None, folder, address };
        service.run();
        service
    }

    fn run(&mut self) {
        let runtime = Runtime::new().unwrap();
        let config = Config {
            listen: self.address,
            metrics_listen: None,
            certificate: None,
            trust_forwarded_for: false,
            limits: Limits::default(),
            keep: None,
        };
        let path = self.folder.path().join("games.redb");
        let server = runtime.block_on(async {
            // The thread that wrote for the server before may still be letting go of the file.
            let store = loop {
                match RedbStore::open(&path, LEASE) {
                    Ok(store) => break store,
                    Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            };
            Server::start(config, store, |address| format!("ws://{address}/v1/play")).await.unwrap()
        });
        // It runs until its runtime is gone.
        std::mem::forget(server);
        self.runtime = Some(runtime);
    }

    /// Takes everything away under its feet, and starts it again.
    fn crash(&mut self) {
        self.runtime.take().unwrap().shutdown_timeout(Duration::from_secs(10));
        self.run();
    }

    /// Starts a player.
    fn player(&self, game: &str, arguments: &[&str]) -> Playing {
        let child = Command::new(env!("CARGO_BIN_EXE_palgak"))
            .args(["online", "--server", &format!("ws://{}", self.address), "--game", game])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Playing(child)
    }
}

/// A player at work.
struct Playing(Child);

impl Playing {
    /// The first line it prints.
    fn first_line(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        line
    }

    /// What it tells about itself, up to a word.
    fn wait_for(&mut self, word: &str) {
        let mut told = BufReader::new(self.0.stderr.as_mut().unwrap());
        let mut line = String::new();
        while !line.contains(word) {
            line.clear();
            assert!(told.read_line(&mut line).unwrap() > 0, "it ended without: {word}");
        }
    }

    fn interrupt(&self) {
        let status = Command::new("kill").args(["-INT", &self.0.id().to_string()]).status().unwrap();
        assert!(status.success());
    }

    /// What it printed, once it has ended well.
    fn end(mut self) -> String {
        let mut out = String::new();
        self.0.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        let status = self.0.wait().unwrap();
        assert!(status.success(), "{status}: {out}");
        out
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

/// The parts of a line: the game, the result, the plies, the digest.
fn parts(line: &str) -> (String, String, usize, String) {
    let rest = line.strip_prefix("game ").unwrap();
    let (id, rest) = rest.split_once(" result \"").unwrap();
    let (result, rest) = rest.split_once("\" plies ").unwrap();
    let (plies, digest) = rest.split_once(" digest ").unwrap();
    assert_eq!((id.len(), digest.len()), (16, 64), "{line}");
    (id.to_owned(), result.to_owned(), plies.parse().unwrap(), digest.to_owned())
}

#[test]
fn both_players_of_a_game_print_the_same_line() {
    let service = Service::start();
    for (game, level, results) in [
        ("janggi", "newcomer", ["win cho resignation", "win han resignation"]),
        ("xiangqi", "beginner", ["win red resignation", "win black resignation"]),
        ("chushogi", "random", ["win sente resignation", "win gote resignation"]),
    ] {
        let short = ["--pace", "120", "--resign-at", "10", "--seed", "1", "--level"];
        let first = service.player(game, &[&short[..], &[level]].concat());
        let second = service.player(game, &["--pace", "120", "--level", "random", "--seed", "2"]);
        let line = first.end();
        assert_eq!(second.end(), line);
        let (_, result, plies, _) = parts(line.trim_end());
        assert!(results.contains(&result.as_str()), "{line}");
        assert!((10..=11).contains(&plies), "{line}");
    }
}

#[test]
fn a_friend_is_invited_and_played_twice_with_sides_changed() {
    let service = Service::start();
    let options = ["--level", "random", "--pace", "120", "--games", "2", "--resign-at"];
    let mut host = service.player("janggi", &[&options[..], &["4", "--invite", "--setup", "outer"]].concat());
    let line = host.first_line();
    let code = line.trim_end().strip_prefix("code ").unwrap().to_lowercase();
    let guest = service.player("janggi", &[&options[..], &["9", "--code", &code]].concat());
    let lines = host.end();
    assert_eq!(guest.end(), lines);
    let [first, second] = lines.lines().map(parts).collect::<Vec<_>>().try_into().unwrap();
    // The host gives up both times, once on either side.
    assert_ne!(first.1, second.1);
    assert_ne!(first.0, second.0);
}

#[test]
fn a_game_outlives_a_crash_of_the_server_and_of_a_player() {
    let mut service = Service::start();
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let options = ["--level", "random", "--pace", "120", "--seed", "1", "--verbose"];
    let kept = [&options[..], &["--resign-at", "20", "--state", state.to_str().unwrap()]].concat();
    let mut first = service.player("xiangqi", &kept);
    let second = service.player("xiangqi", &options);
    first.wait_for("Playing");
    service.crash();
    first.wait_for("connected");
    drop(first);
    let first = service.player("xiangqi", &kept);
    let line = first.end();
    assert_eq!(second.end(), line);
    let (_, result, plies, _) = parts(line.trim_end());
    assert!(result.ends_with(" resignation") && (20..=21).contains(&plies), "{line}");
}

#[test]
fn an_interrupt_gives_up_and_tells_the_opponent() {
    let service = Service::start();
    let options = ["--level", "random", "--pace", "120", "--verbose"];
    let mut first = service.player("janggi", &options);
    let second = service.player("janggi", &options);
    first.wait_for("Playing");
    first.interrupt();
    let line = first.end();
    assert_eq!(second.end(), line);
    assert!(parts(line.trim_end()).1.ends_with(" resignation"), "{line}");
    // And whoever waits is gone from the queue.
    let mut waiting = service.player("janggi", &options);
    waiting.wait_for("connected");
    waiting.interrupt();
    assert_eq!(waiting.end(), "");
}

#[test]
fn a_code_that_nobody_waits_with_is_told_in_one_line() {
    let service = Service::start();
    let server = format!("ws://{}", service.address);
    let run = palgak(&["online", "--server", &server, "--game", "janggi", "--code", "222222"]);
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""), "{run:?}");
    assert_eq!(run.err, "palgak: --code: nobody waits with this code\n");
}
