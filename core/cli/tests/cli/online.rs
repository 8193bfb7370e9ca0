//! `palgak online`: what it refuses, and what it says when there is no server.

use std::net::TcpListener;

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
