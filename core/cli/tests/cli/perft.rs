//! `palgak perft`.

use crate::program::{oracle, palgak, rule};

#[test]
fn counts_are_those_of_independent_programs() {
    /// Larger counts are for the tests of the rules, which run optimised.
    const MOST: u64 = 400_000;
    let mut checked = 0;
    for row in oracle("perft.tsv") {
        let [id, bikjang, fen, depth, nodes] = &row[..5] else { panic!("{row:?}") };
        if nodes.parse::<u64>().unwrap() > MOST {
            continue;
        }
        let run =
            palgak(&["perft", "--game", "janggi", "--rules", &rule(bikjang), "--fen", fen, "--depth", depth]);
        assert_eq!(run.last_line(), nodes, "{id}, bikjang {bikjang}, depth {depth}");
        checked += 1;
    }
    assert!(checked > 250, "only {checked} rows");
}

#[test]
fn the_opening_is_inner_against_inner_with_bikjang_unless_said_otherwise() {
    let plain = palgak(&["perft", "--game", "janggi", "--depth", "3"]);
    let said = palgak(&[
        "perft",
        "--game",
        "janggi",
        "--rules",
        "bikjang=on",
        "--setup",
        "inner:inner",
        "--depth",
        "3",
    ]);
    assert_eq!(plain.ok(), said.ok());
    let off = palgak(&["perft", "--game", "janggi", "--rules", "bikjang=off", "--depth", "3"]);
    assert_eq!(off.ok(), "33316\n");
    assert_ne!(plain.ok(), off.ok());
}

#[test]
fn setups_are_cho_then_han_as_their_owners_see_them() {
    // Han's left elephant stands on Cho's right: the same FEN as in the oracle's row.
    let row =
        oracle("perft.tsv").into_iter().find(|row| row[0] == "js_inner_outer" && row[3] == "3").unwrap();
    let by_fen = palgak(&["moves", "--game", "janggi", "--fen", &row[2]]);
    let by_name = palgak(&["moves", "--game", "janggi", "--setup", "inner:outer"]);
    assert_eq!(by_fen.ok(), by_name.ok());
    let details = palgak(&["result", "--game", "janggi", "--setup", "left:right", "--details"]);
    assert!(
        details
            .ok()
            .starts_with("fen rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1\n"),
        "{details:?}"
    );
}

#[test]
fn divide_adds_a_line_for_each_first_move() {
    let run = palgak(&["perft", "--game", "janggi", "--rules", "bikjang=off", "--depth", "3", "--divide"]);
    let lines: Vec<&str> = run.ok().lines().collect();
    assert_eq!(lines.len(), 33);
    assert_eq!(lines[32], "33316");
    let moves = palgak(&["moves", "--game", "janggi", "--rules", "bikjang=off"]);
    let named: Vec<&str> = lines[..32].iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(named.join(" "), moves.ok().trim_end());
    let sum: u64 =
        lines[..32].iter().map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 33316);
}

#[test]
fn no_plies_are_one_line_and_a_finished_game_has_none() {
    assert_eq!(palgak(&["perft", "--game", "janggi", "--depth", "0"]).ok(), "1\n");
    // Mated: the king in the corner, a chariot on the back rank, another on the rank below.
    let mated = "3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1";
    assert_eq!(palgak(&["perft", "--game", "janggi", "--fen", mated, "--depth", "2"]).ok(), "0\n");
    assert_eq!(palgak(&["moves", "--game", "janggi", "--fen", mated]).ok(), "\n");
}
