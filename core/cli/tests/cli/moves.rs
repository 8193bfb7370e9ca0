//! `palgak moves`.

use crate::program::{oracle, palgak, rule};

/// A list of the oracle's as the program prints it: sorted, with the pass of the side to move if it is legal.
fn expected(moves: &str, pass: &str, fen: &str) -> String {
    let mut list: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    if pass == "1" {
        let king = king_of_the_side_to_move(fen);
        list.push(format!("{king}{king}"));
    }
    list.sort();
    list.join(" ") + "\n"
}

fn king_of_the_side_to_move(fen: &str) -> String {
    let mut fields = fen.split(' ');
    let board = fields.next().unwrap();
    let king = if fields.next() == Some("w") { 'K' } else { 'k' };
    for (rank, row) in (1..=10).rev().zip(board.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            if letter == king {
                return format!("{}{rank}", char::from(b'a' + file));
            }
            file += letter.to_digit(10).unwrap_or(1) as u8;
        }
    }
    panic!("no king in {fen}")
}

#[test]
fn lists_are_those_of_independent_programs() {
    for row in oracle("legal.tsv") {
        let [id, _, fen, _, _, moves_off, pass_off, moves_on, pass_on, ..] = &row[..] else {
            panic!("{row:?}")
        };
        for (setting, moves, pass) in [("off", moves_off, pass_off), ("on", moves_on, pass_on)] {
            let run = palgak(&["moves", "--game", "janggi", "--rules", &rule(setting), "--fen", fen]);
            assert_eq!(run.ok(), expected(moves, pass, fen), "{id}, bikjang {setting}");
        }
    }
}

#[test]
fn points_are_those_of_independent_programs() {
    for row in oracle("legal.tsv") {
        let [id, _, fen, .., cho, han] = &row[..] else { panic!("{row:?}") };
        let run = palgak(&["result", "--game", "janggi", "--fen", fen, "--details"]);
        let line = run.ok().lines().nth(1).unwrap().to_owned();
        let told: Vec<f64> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!(told, [cho.parse::<f64>().unwrap(), han.parse::<f64>().unwrap()], "{id}: {line}");
    }
}

#[test]
fn moves_lead_on_from_the_start_and_a_finished_game_has_none() {
    let after = palgak(&["moves", "--game", "janggi", "--moves", "e2e3"]);
    assert!(after.ok().contains("e9e9"), "Han may pass: {after:?}");
    assert!(!after.ok().contains("e3"), "no move of Cho's: {after:?}");
    assert_eq!(palgak(&["moves", "--game", "janggi", "--moves", "e2e2 e9e9"]).ok(), "\n");
}

#[test]
fn acceptance_is_never_listed() {
    // The kings face: with the rule on Cho must resolve it, and the pass is not among the moves.
    let fen = "9/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1";
    let on = palgak(&["moves", "--game", "janggi", "--rules", "bikjang=on", "--fen", fen]);
    assert_eq!(on.ok(), "e2d1 e2d2 e2d3 e2f1 e2f2 e2f3\n");
    let off = palgak(&["moves", "--game", "janggi", "--rules", "bikjang=off", "--fen", fen]);
    assert_eq!(off.ok(), "e2d1 e2d2 e2d3 e2e1 e2e2 e2e3 e2f1 e2f2 e2f3\n");
}
