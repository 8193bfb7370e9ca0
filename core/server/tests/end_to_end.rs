//! The real program and the real client: whole games, with the server killed, stopped and started again in between.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

mod shell_support;

use std::fs;

use palgak_online::client::{Command, Phase};
use palgak_online::protocol::Act;
use palgak_rules::Game;
use rustix::process::Signal;

use self::shell_support::player::{Player, begin, check_the_end, play};
use self::shell_support::process::{Process, run, store_in};
use self::shell_support::raw::somebody;

#[test]
fn strangers_play_a_whole_game_of_each_kind() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&store_in(folder.path()), &[]);
    for game in [Game::Janggi, Game::Xiangqi, Game::ChuShogi] {
        let (players, mut reference) = begin([&server.url(), &server.url()], game);
        play([&players[0], &players[1]], &mut reference, 120);
        check_the_end(&players, &mut reference, game);
    }
}

#[test]
fn a_server_killed_again_and_again_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&store_in(folder.path()), &[]);
    let (players, mut reference) = begin([&server.url(), &server.url()], Game::Xiangqi);
    let both = [&players[0], &players[1]];
    for round in 0..4 {
        play(both, &mut reference, 5 + round);
        // A move is on its way when the server dies. It may have come to be durable or not; it is sent until it is.
        let side = reference.referee.turn().unwrap();
        let text = reference.next_move();
        players[side.index()].does(Command::Act(Act::Move { text }));
        server = server.crash_and_restart();
        for player in both {
            player.waits_for_ply(reference.referee.ply());
        }
    }
    // Nobody has more time than at first, and nobody has lost what the crashes took: far less than a minute each.
    for player in both {
        let clocks = player.until("clocks", |_, game| game.map(|game| game.state().clocks));
        for clock in clocks {
            assert!((300_000..=600_000).contains(&clock.main_ms), "{clocks:?}");
            assert_eq!(clock.periods, 3);
        }
    }
    check_the_end(&players, &mut reference, Game::Xiangqi);
}

#[test]
fn an_app_killed_in_the_middle_comes_back_to_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&store_in(folder.path()), &[]);
    let (players, mut reference) = begin([&server.url(), &server.url()], Game::Janggi);
    play([&players[0], &players[1]], &mut reference, 7);
    let [first, second] = players;
    let second = second.killed_and_back();
    second.waits_for_ply(7);
    let players = [first, second];
    play([&players[0], &players[1]], &mut reference, 8);
    check_the_end(&players, &mut reference, Game::Janggi);
}

#[test]
fn a_stop_is_graceful_and_games_go_on_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Process::start(&store_in(folder.path()), &[]);
    let (players, mut reference) = begin([&server.url(), &server.url()], Game::Xiangqi);
    play([&players[0], &players[1]], &mut reference, 6);
    server.signal(Signal::TERM);
    let (status, lines) = server.end();
    assert!(status.success(), "{status}: {lines:?}");
    assert!(lines.last().unwrap().contains("\"stopped\""), "{lines:?}");
    // What is logged names nobody: no key, and no address but the server's own.
    for number in [1, 2] {
        let key = somebody(number).player().to_string();
        assert!(lines.iter().all(|line| !line.contains(&key)));
    }
    let own = server.address.to_string();
    assert!(
        lines.iter().all(|line| line.matches("127.0.0.1").count() == line.matches(&own).count()),
        "{lines:?}"
    );

    let _server = server.again();
    play([&players[0], &players[1]], &mut reference, 6);
    check_the_end(&players, &mut reference, Game::Xiangqi);
}

fn certificate(folder: &std::path::Path) -> String {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    made.cert.pem()
}

#[test]
fn a_renewed_certificate_is_used_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let first = certificate(folder.path());
    let tls = ["--tls-cert", &path("cert.pem"), "--tls-key", &path("key.pem")];
    let server = Process::start(&store_in(folder.path()), &tls);
    let url = format!("wss://localhost:{}", server.address.port());
    let waits = |number: u8, certificate: &str| {
        let player = Player::trusting(&url, number, certificate);
        player.does(Command::Invite(Game::Janggi));
        player
            .until("waiting", |phase, _| matches!(phase, Phase::Waiting { code: Some(_), .. }).then_some(()));
    };
    waits(1, &first);

    let second = certificate(folder.path());
    server.signal(Signal::HUP);
    server.wait_for("the certificate was read anew");
    waits(2, &second);

    fs::write(folder.path().join("cert.pem"), "nonsense").unwrap();
    server.signal(Signal::HUP);
    server.wait_for("the certificate in use stays");
    waits(3, &second);
}

#[test]
fn what_it_cannot_do_is_told_in_one_line_and_ends_with_status_2() {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path());
    let server = Process::start(&store, &[]);
    let taken = server.address.to_string();
    let other = folder.path().join("other.redb");
    let other = other.to_str().unwrap();
    let nowhere = folder.path().join("no/such/folder/games.redb");
    let nowhere = nowhere.to_str().unwrap();
    for (options, said) in [
        (&["--listen", "nonsense"][..], "ADDRESS:PORT is wanted"),
        (&["--listen", &taken, "--store", other], "cannot listen on"),
        (&["--listen", "127.0.0.1:0", "--store", &store], "in use by another program"),
        (&["--listen", "127.0.0.1:0", "--store", nowhere], "cannot be opened"),
        (&["--store", "mysql://x"], "no store is known for mysql://"),
        (&["--tls-cert", "a"], "--tls-key"),
        (&["--tls-cert", "/none.crt", "--tls-key", "/none.key", "--store", other], "/none.crt: "),
        (&["--public-url", "http://x"], "wss://HOST"),
        (&["--limit-messages", "many"], "--limit-messages"),
        (&["--frobnicate"], "--frobnicate"),
    ] {
        let output = run(options);
        let told = String::from_utf8(output.stderr).unwrap();
        // The log may have told before what went well.
        let last = told.lines().last().unwrap_or_default();
        assert_eq!(output.status.code(), Some(2), "{options:?}: {told}");
        assert!(last.starts_with("palgak-server: ") && last.contains(said), "{options:?}: {told}");
    }
    assert!(run(&["--help"]).status.success());
    assert!(run(&["--version"]).status.success());
}
