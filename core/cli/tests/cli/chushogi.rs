//! Chu Shogi through the program, against the oracle rows.

use crate::program::{oracle_of, palgak};

#[test]
fn counts_and_move_lists_are_those_of_independent_programs() {
    let lishogi = ["--game", "chushogi", "--rules", "preset=lishogi", "--fen"];
    for row in oracle_of("chushogi", "moves.tsv") {
        let run = palgak(&[&["moves"], &lishogi[..], &[&row[2]]].concat());
        assert_eq!(run.last_line(), row[7], "{}", row[0]);
    }
    for row in oracle_of("chushogi", "perft.tsv") {
        let run = palgak(&[&["perft"], &lishogi[..], &[&row[2], "--depth", "2"]].concat());
        assert_eq!(run.last_line(), row[4], "{}", row[0]);
    }
}

#[test]
fn lions_are_taken_as_the_rules_say() {
    for row in oracle_of("chushogi", "lion_cases.tsv") {
        let before = if row[2] == "-" { "" } else { &row[2] };
        let moves = format!("{before} {}", row[4]);
        let run = palgak(&["moves", "--game", "chushogi", "--fen", &row[1], "--moves", &moves]);
        assert_eq!(run.status == Some(0), row[5] == "legal", "{} {run:?}", row[0]);
    }
}

#[test]
fn results_and_notations_of_whole_games() {
    for row in oracle_of("chushogi", "random_games.tsv").into_iter().take(8) {
        let start = ["--game", "chushogi", "--rules", "preset=lishogi", "--moves"];
        let run = palgak(&[&["result"], &start[..], &[&row[6]]].concat());
        let winner = if row[1] == "1-0" { "sente" } else { "gote" };
        let reason = if row[2] == "bareking" { "bare-king" } else { "king-captured" };
        assert_eq!(run.last_line(), format!("win {winner} {reason}"), "{}", row[0]);
        for style in ["japanese", "western"] {
            let written = palgak(&[&["notation"], &start[..], &[&row[6], "--style", style]].concat());
            let line = written.ok().split_whitespace().collect::<Vec<_>>().join(" ");
            let back = palgak(&[&["notation"], &start[..], &[&line, "--style", "machine"]].concat());
            assert_eq!(
                back.ok().split_whitespace().collect::<Vec<_>>().join(" "),
                row[6],
                "{} {style}",
                row[0]
            );
        }
    }
}

#[test]
fn a_refused_lion_says_what_protects_it() {
    let run = palgak(&[
        "moves",
        "--game",
        "chushogi",
        "--fen",
        "k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1",
        "--moves",
        "7e5f",
    ]);
    assert_eq!(run.refused(), "--moves: ply 1: '7e5f' is not legal: the lion on 5f is protected by L on 5c");
}
