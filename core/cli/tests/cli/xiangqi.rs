//! Xiangqi through the program, against the oracle rows.

use crate::program::{oracle_of, palgak};

#[test]
fn counts_and_move_lists_are_those_of_independent_programs() {
    let mut checked = 0;
    for row in oracle_of("xiangqi", "perft.tsv") {
        if row[3].parse::<u64>().unwrap() > 200_000 {
            continue;
        }
        let run = palgak(&["perft", "--game", "xiangqi", "--fen", &row[1], "--depth", &row[2]]);
        assert_eq!(run.last_line(), row[3], "{row:?}");
        checked += 1;
    }
    assert!(checked > 100, "only {checked} rows");
    for row in oracle_of("xiangqi", "legal.tsv") {
        let run = palgak(&["moves", "--game", "xiangqi", "--fen", &row[2]]);
        assert_eq!(run.last_line(), row[4], "{}", row[0]);
    }
}

#[test]
fn results_are_those_of_independent_programs_under_both_presets() {
    for row in oracle_of("xiangqi", "games.tsv") {
        for (preset, [result, reason, ply]) in [
            ("preset=simple", [&row[5], &row[6], &row[7]]),
            ("preset=tabletop", [&row[8], &row[9], &row[10]]),
        ] {
            let moves: Vec<&str> = row[3].split(' ').take(ply.parse().unwrap()).collect();
            let run = palgak(&[
                "result",
                "--game",
                "xiangqi",
                "--rules",
                preset,
                "--fen",
                &row[1],
                "--moves",
                &moves.join(" "),
            ]);
            let expected = match result.as_str() {
                "1-0" => format!("win red {reason}"),
                "0-1" => format!("win black {reason}"),
                "*" => "ongoing".to_owned(),
                _ => format!("draw {reason}"),
            };
            assert_eq!(run.last_line(), expected, "{} {preset}", row[0]);
        }
    }
}

#[test]
fn every_notation_leads_back_to_the_same_moves() {
    for row in oracle_of("xiangqi", "games.tsv").into_iter().take(8) {
        let moves = &row[3].split(' ').take(row[10].parse().unwrap()).collect::<Vec<_>>().join(" ");
        let start = ["notation", "--game", "xiangqi", "--fen", &row[1], "--moves"];
        for style in ["chinese", "wxf", "iccs"] {
            let written = palgak(&[&start[..], &[moves, "--style", style]].concat());
            let line = written.ok().split_whitespace().collect::<Vec<_>>().join(" ");
            let back = palgak(&[&start[..], &[&line, "--style", "machine"]].concat());
            assert_eq!(
                back.ok().split_whitespace().collect::<Vec<_>>().join(" "),
                *moves,
                "{} {style}",
                row[0]
            );
        }
    }
}

#[test]
fn a_refused_move_says_why() {
    let run = palgak(&["moves", "--game", "xiangqi", "--moves", "b1d2"]);
    assert_eq!(run.refused(), "--moves: ply 1: 'b1d2' is not legal: the piece on c1 blocks the horse");
}
