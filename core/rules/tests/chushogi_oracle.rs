//! Every row of the Chu Shogi oracle data (`tests/oracle/chushogi`) against the rules.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use palgak_rules::chushogi::notation::{machine, parse_machine};
use palgak_rules::chushogi::{Handicap, Position, Rules};
use palgak_rules::{Match, MoveList, Position as _, Reason, Side, perft};

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests/oracle/chushogi/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn position(sfen: &str, rules: Rules) -> Position {
    Position::from_sfen(sfen, rules).unwrap_or_else(|error| panic!("{sfen}: {error}"))
}

fn legal(position: &Position) -> Vec<String> {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let mut texts: Vec<String> = list.iter().map(|mv| machine(*mv)).collect();
    texts.sort();
    texts
}

#[test]
fn move_lists() {
    let mut checked = 0;
    for row in rows("moves.tsv") {
        let position = position(&row[2], Rules::LISHOGI);
        let expected: Vec<&str> = row[7].split_ascii_whitespace().collect();
        assert_eq!(legal(&position), expected, "{} {}", row[0], row[2]);
        assert_eq!(position.legal_count().to_string(), row[3], "{}", row[0]);
        checked += 1;
    }
    assert!(checked > 100);
}

#[test]
fn perft_rows() {
    let mut checked = 0;
    for row in rows("perft.tsv") {
        let mut position = position(&row[2], Rules::LISHOGI);
        for (depth, column) in [(1, 3), (2, 4), (3, 5)] {
            if let Ok(count) = row[column].parse::<u64>() {
                assert_eq!(perft(&mut position, depth), count, "{} depth {depth} {}", row[0], row[2]);
            }
        }
        checked += 1;
    }
    assert!(checked > 40);
}

#[test]
fn lion_cases() {
    let mut checked = 0;
    for row in rows("lion_cases.tsv") {
        for (rules, verdict) in [(Rules::STANDARD, &row[5]), (Rules::LISHOGI, &row[7])] {
            let mut position = position(&row[1], rules);
            for text in row[2].split_ascii_whitespace().filter(|text| *text != "-") {
                position.make(parse_machine(text).unwrap());
            }
            // What the third field says is what the moves before left behind.
            assert_eq!(
                position.fen().split(' ').take(3).collect::<Vec<_>>(),
                row[3].split(' ').take(3).collect::<Vec<_>>(),
                "{}",
                row[0]
            );
            let wanted = parse_machine(&row[4]).unwrap();
            // A step over an empty square is the jump written otherwise: look at the move it stands for.
            let stands_for = match wanted.middle() {
                Some(middle) if wanted.from() != wanted.to() && position.piece_at(middle).is_none() => {
                    palgak_rules::Move::new(wanted.from(), wanted.to())
                }
                _ => wanted,
            };
            assert_eq!(position.is_legal(stands_for), verdict == "legal", "{} {} {rules:?}", row[0], row[4]);
        }
        checked += 1;
    }
    assert_eq!(checked, 38);
}

#[test]
fn random_games() {
    let mut checked = 0;
    for row in rows("random_games.tsv") {
        let mut game = Match::new(Position::start(Handicap::Even, Rules::LISHOGI));
        for (index, text) in row[6].split_ascii_whitespace().enumerate() {
            assert_eq!(game.outcome(), None, "{} before ply {} {}", row[0], index + 1, game.position().fen());
            game.play(parse_machine(text).unwrap())
                .unwrap_or_else(|error| panic!("{} ply {} {text}: {error}", row[0], index + 1));
        }
        assert_eq!(game.position().fen(), row[5], "{}", row[0]);
        let outcome = game.outcome().unwrap_or_else(|| panic!("{}: no result", row[0]));
        let winner = if row[1] == "1-0" { Side::First } else { Side::Second };
        let reason = if row[2] == "bareking" { Reason::BareKing } else { Reason::KingCaptured };
        assert_eq!((outcome.winner, outcome.reason), (Some(winner), reason), "{}", row[0]);
        checked += 1;
    }
    assert!(checked > 20);
}

#[test]
fn self_play_games() {
    let mut checked = 0;
    for row in rows("hachu_selfplay.tsv") {
        let mut game = Match::new(Position::start(Handicap::Even, Rules::LISHOGI));
        let mut position = game.position().clone();
        for text in row[5].split_ascii_whitespace() {
            let mv = parse_machine(text).unwrap();
            assert!(position.is_legal(mv), "game {} {text} in {}", row[0], position.fen());
            position.make(mv);
            // The games go on beyond repetitions that these rules forbid.
            let _ = game.play(mv);
        }
        assert_eq!(position.fen(), row[4], "game {}", row[0]);
        checked += 1;
    }
    assert!(checked > 0);
}

/// Every move of every oracle game is written in each notation and read back.
#[test]
fn notations_round_trip() {
    use palgak_rules::chushogi::written::{Style, parse, write};
    let mut moves = 0;
    for row in rows("random_games.tsv") {
        let mut position = Position::start(Handicap::Even, Rules::LISHOGI);
        for text in row[6].split_ascii_whitespace() {
            let mv = parse_machine(text).unwrap();
            for style in [Style::Japanese, Style::Western, Style::Machine] {
                let written = write(&position, mv, style);
                assert_eq!(parse(&position, &written), Ok(mv), "{} {written}", row[0]);
            }
            position.make(mv);
            moves += 1;
        }
    }
    assert!(moves > 2000, "{moves}");
    for row in rows("moves.tsv") {
        let position = position(&row[2], Rules::STANDARD);
        let mut list = MoveList::new();
        position.legal_moves(&mut list);
        let mut seen = std::collections::BTreeSet::new();
        for mv in list {
            for style in [Style::Japanese, Style::Western] {
                let written = write(&position, mv, style);
                assert!(seen.insert(written.clone()), "{written} twice in {}", row[2]);
                assert_eq!(parse(&position, &written), Ok(mv), "{written} in {}", row[2]);
            }
        }
    }
}

/// The raw lists hold every way to write the legal moves: each way stands for a legal move.
#[test]
fn every_way_to_write_a_move_stands_for_one() {
    use palgak_rules::chushogi::written::canonical;
    for row in rows("moves.tsv") {
        let position = position(&row[2], Rules::LISHOGI);
        for text in row[8].split_ascii_whitespace() {
            let mv = canonical(&position, parse_machine(text).unwrap());
            assert!(position.is_legal(mv), "{text} in {}", row[2]);
        }
    }
}
