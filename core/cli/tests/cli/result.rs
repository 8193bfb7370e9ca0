//! `palgak result`.

use crate::program::{oracle, palgak, rule};

#[test]
fn results_are_those_of_independent_programs() {
    for row in oracle("games.tsv") {
        let [id, bikjang, fen, plies, moves, final_fen, cho, han, result, reason] = &row[..] else {
            panic!("{row:?}")
        };
        assert_eq!(moves.split_whitespace().count().to_string(), *plies, "{id}");
        let arguments = ["result", "--game", "janggi", "--rules", &rule(bikjang), "--fen", fen];
        let whole = palgak(&[&arguments[..], &["--moves", moves, "--details"]].concat());
        let expected = match result.as_str() {
            "1-0" => format!("win cho {reason}"),
            "0-1" => format!("win han {reason}"),
            _ => format!("draw {reason}"),
        };
        assert_eq!(whole.last_line(), expected, "{id}");
        let lines: Vec<&str> = whole.ok().lines().collect();
        assert_eq!(lines.len(), 3, "{id}: {whole:?}");

        // The board reached. The oracle's acceptance is a move of its own, after which the other side is to move.
        let board = |fen: &str| fen.split(' ').next().unwrap_or_default().to_owned();
        assert_eq!(board(lines[0].strip_prefix("fen ").unwrap()), board(final_fen), "{id}");
        let points =
            format!("points cho {:.1} han {:.1}", cho.parse::<f64>().unwrap(), han.parse::<f64>().unwrap());
        assert_eq!(lines[1], points, "{id}");

        // One move earlier it is still going on.
        let (before, _) = moves.rsplit_once(' ').unwrap();
        assert_eq!(palgak(&[&arguments[..], &["--moves", before]].concat()).ok(), "ongoing\n", "{id}");

        // One more is an error that names the ply.
        let more = format!("{moves} a1a2");
        let complaint = palgak(&[&arguments[..], &["--moves", &more]].concat());
        let ply = plies.parse::<usize>().unwrap() + 1;
        assert!(complaint.refused().contains(&format!("ply {ply}:")), "{id}: {complaint:?}");
        assert!(complaint.refused().contains(&expected), "{id}: {complaint:?}");
    }
}

#[test]
fn the_same_games_in_korean_notation_end_the_same() {
    for row in oracle("games.tsv") {
        let [id, bikjang, fen, _, moves, ..] = &row[..] else { panic!("{row:?}") };
        let rules = rule(bikjang);
        let common = ["--game", "janggi", "--rules", &rules, "--fen", fen, "--moves"];
        let korean = palgak(&[&["notation", "--style", "korean"], &common[..], &[moves]].concat());
        let machine = palgak(&[&["result"], &common[..], &[moves]].concat());
        assert_eq!(palgak(&[&["result"], &common[..], &[korean.ok()]].concat()).ok(), machine.ok(), "{id}");
        let back = palgak(&[&["notation", "--style", "machine"], &common[..], &[korean.ok()]].concat());
        assert_eq!(back.ok().split_whitespace().collect::<Vec<_>>().join(" "), *moves, "{id}");
    }
}

#[test]
fn a_game_that_has_not_begun_goes_on() {
    assert_eq!(palgak(&["result", "--game", "janggi"]).ok(), "ongoing\n");
    assert_eq!(palgak(&["result", "--game", "janggi", "--moves", ""]).ok(), "ongoing\n");
}

#[test]
fn a_start_can_be_an_end() {
    let mated = "3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1";
    assert_eq!(palgak(&["result", "--game", "janggi", "--fen", mated]).ok(), "win cho checkmate\n");
    let run = palgak(&["result", "--game", "janggi", "--fen", mated, "--moves", "d10d9"]);
    assert_eq!(run.refused(), "--moves: ply 1: 'd10d9' comes after the end of the game (win cho checkmate)");
}

#[test]
fn a_pass_after_the_pass_of_a_fen_ends_the_game() {
    let fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - p 0 1";
    let run = palgak(&["result", "--game", "janggi", "--fen", fen, "--moves", "e2e2"]);
    // 72 points against 73.5.
    assert_eq!(run.ok(), "win han double-pass\n");
}

#[test]
fn the_fourth_time_of_a_position_ends_the_game_by_points() {
    // Four plies bring the opening position back: after twelve it stands for the fourth time.
    let round = "a1a2 a10a9 a2a1 a9a10 ";
    let three = palgak(&["result", "--game", "janggi", "--moves", &round.repeat(2)]);
    assert_eq!(three.ok(), "ongoing\n");
    let four = palgak(&["result", "--game", "janggi", "--moves", &round.repeat(3)]);
    assert_eq!(four.ok(), "win han repetition\n");
    let more = palgak(&["result", "--game", "janggi", "--moves", &round.repeat(4)]);
    assert!(more.refused().starts_with("--moves: ply 13:"), "{more:?}");
}

#[test]
fn acceptance_needs_facing_kings_and_the_rule() {
    let facing = "9/4k4/9/9/9/9/9/9/4K4/9 w - - 0 1";
    for word in ["e2e2", "한수쉼", "빅장"] {
        let on = palgak(&["result", "--game", "janggi", "--fen", facing, "--moves", word]);
        assert_eq!(on.ok(), "draw bikjang-accepted\n", "{word}");
    }
    let off = ["result", "--game", "janggi", "--rules", "bikjang=off", "--fen", facing, "--moves"];
    assert_eq!(palgak(&[&off[..], &["e2e2"]].concat()).ok(), "ongoing\n");
    let refused = palgak(&[&off[..], &["빅장"]].concat());
    assert_eq!(refused.refused(), "--moves: ply 1: '빅장': there is no draw to accept");
}

#[test]
fn acceptance_is_open_in_check_too() {
    // The kings face on file f, and the horse on e7 checks Han's.
    let fen = "9/5k3/9/4N4/9/9/9/9/5K3/9 b - - 0 1";
    let run = palgak(&["result", "--game", "janggi", "--fen", fen, "--moves", "f9f9"]);
    assert_eq!(run.ok(), "draw bikjang-accepted\n");
    let off =
        palgak(&["result", "--game", "janggi", "--rules", "bikjang=off", "--fen", fen, "--moves", "f9f9"]);
    assert!(off.refused().contains("no pass answers the check from e7"), "{off:?}");
}
