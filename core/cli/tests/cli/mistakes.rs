//! What a caller gets wrong: status 2 and one line that says what is wrong and where.

use std::process::{Command, Stdio};

use crate::program::palgak;

#[test]
fn bad_fens_name_the_place() {
    for (fen, expected) in [
        ("", "--fen: the FEN is empty"),
        ("9/9 w - - 0 1", "--fen: the board has 2 ranks instead of 10"),
        ("9/4k4/9/9/10/9/9/9/4K4/9 w - - 0 1", "--fen: '0' in rank 6"),
        ("9/4k4/9/9/8/9/9/9/4K4/9 w - - 0 1", "--fen: rank 6 has 8 points instead of 9"),
        ("9/4k4/9/9/4x4/9/9/9/4K4/9 w - - 0 1", "--fen: 'x' in rank 6"),
        ("9/4k4/9/9/9/9/9/9/9/9 w - - 0 1", "--fen: cho has 0 kings instead of 1"),
        ("k8/9/9/9/9/9/9/9/4K4/9 w - - 0 1", "--fen: the king of han on a10 is where it can never be"),
        ("9/4k4/9/9/9/9/9/9/4K4/9 x - - 0 1", "--fen: the side to move is 'x'"),
        ("9/4k4/9/9/9/9/9/9/4K4/9 w - q 0 1", "--fen: field 4 is 'q'"),
        ("9/4k4/4R4/9/9/9/9/9/4K4/9 w - - 0 1", "--fen: han is not to move and stands in check"),
    ] {
        for command in
            [&["moves"][..], &["perft", "--depth", "1"], &["result"], &["notation", "--style", "korean"]]
        {
            let run = palgak(&[command, &["--game", "janggi", "--fen", fen]].concat());
            assert!(run.refused().starts_with(expected), "{fen}: {run:?}");
        }
    }
}

#[test]
fn bad_sfens_name_the_place() {
    // Ranks c to k, empty.
    let middle = "12/12/12/12/12/12/12/12/12";
    for (first, second, last, rest, expected) in [
        ("12", "12", "K11", "b - 1", "gote has neither king nor crown prince"),
        ("k10k", "12", "K11", "b - 1", "gote has more than one king or more than one crown prince"),
        ("k11", "+e10+e", "K11", "b - 1", "gote has more than one king or more than one crown prince"),
        ("k11", "12", "P11", "b - 1", "sente has neither king nor crown prince"),
        ("k10z", "12", "K11", "b - 1", "'z' in rank a is neither a piece nor a number of empty squares"),
        ("k11", "+12", "K11", "b - 1", "'1' in rank b is neither a piece nor a number of empty squares"),
        ("k11", "0p11", "K11", "b - 1", "'0' in rank b is neither a piece nor a number of empty squares"),
        ("k11", "012", "K11", "b - 1", "'0' in rank b is neither a piece nor a number of empty squares"),
        ("k11", "11+", "K11", "b - 1", "'+' in rank b is neither a piece nor a number of empty squares"),
        ("k11", "+q11", "K11", "b - 1", "'+q' in rank b is no promoted piece"),
        ("k12", "12", "K11", "b - 1", "rank a has 13 squares instead of 12"),
        ("k11", "p10", "K11", "b - 1", "rank b has 11 squares instead of 12"),
        ("k11", "", "K11", "b - 1", "rank b has 0 squares instead of 12"),
        ("k11", "12", "K11/12", "b - 1", "the board has 13 ranks instead of 12"),
        ("k11", "12", "K11", "x - 1", "the side to move is 'x' instead of 'b' (sente) or 'w' (gote)"),
        ("k11", "12", "K11", "b 13a 1", "field 3 is '13a' instead of '-' or the square where a lion"),
        ("k11", "12", "K11", "b - x", "field 4 is 'x' instead of a move number"),
        ("k11", "12", "K11", "b - 1 2", "there is more after the four fields: '2'"),
    ] {
        let sfen = format!("{first}/{second}/{middle}/{last} {rest}");
        for command in [&["moves"][..], &["perft", "--depth", "1"], &["result"]] {
            let run = palgak(&[command, &["--game", "chushogi", "--fen", &sfen]].concat());
            assert!(run.refused().starts_with(&format!("--fen: {expected}")), "{sfen}: {run:?}");
        }
    }
}

#[test]
fn bad_moves_of_lions_say_what_is_wrong() {
    for (moves, expected) in [
        ("7j7i7h+", "'7j7i7h+': a move over a middle square does not promote"),
        ("7j7h7f", "'7j7h7f': 7h is not next to both other squares"),
        ("7j5j7h", "'7j5j7h': 5j is not next to both other squares"),
        ("7j7j7j", "'7j7j7j': 7j is not next to both other squares"),
        ("7j7i7h", "'7j7i7h' is not legal: a piece of the same side stands on 7i"),
        ("7j7i7j", "'7j7i7j' is not legal: a piece of the same side stands on 7i"),
        ("7j7h+", "'7j7h+' is not legal: Ln may not promote with this move"),
        ("6j6h6j", "'6j6h6j': 6h is not next to both other squares"),
        ("7j7m", "'7j7m' is not a move: expected a form such as 5i5h, 8d8c+ or 7f7e7d"),
        ("5i5h++", "'5i5h++' is not a move: expected a form such as 5i5h, 8d8c+ or 7f7e7d"),
    ] {
        for command in [&["moves"][..], &["result"], &["notation", "--style", "western"]] {
            let run = palgak(&[command, &["--game", "chushogi", "--moves", moves]].concat());
            assert_eq!(run.refused(), format!("--moves: ply 1: {expected}"), "{moves}");
        }
    }
}

#[test]
fn local_rules_of_chu_shogi_are_read_one_by_one() {
    for rules in [
        "preset=standard",
        "preset=lishogi,quiet-draw=on,material-draw=on,exposure=refuse",
        "senjishi=protected",
        "senjishi=other-square, promotion=shogi",
        "bare-king=off",
    ] {
        assert_eq!(palgak(&["result", "--game", "chushogi", "--rules", rules]).ok(), "ongoing\n");
    }
    for rules in ["bare-king", "bare-king=maybe", "promotion=japanese", "senjishi=", "=on", "exposure=on"] {
        let run = palgak(&["result", "--game", "chushogi", "--rules", rules]);
        let expected =
            format!("--rules: '{rules}' is no rule of chushogi, which has preset=standard|lishogi, ");
        assert!(run.refused().starts_with(&expected), "{run:?}");
    }
    // What a rule changes: without the bare king's loss a lone king plays on.
    let fen = "k11/12/12/12/12/12/12/12/12/12/12/KG10 b - 1";
    let bare = |rules| palgak(&["result", "--game", "chushogi", "--rules", rules, "--fen", fen]);
    assert_eq!(bare("preset=standard").ok(), "win sente bare-king\n");
    assert_eq!(bare("bare-king=off").ok(), "ongoing\n");
}

#[test]
fn bad_moves_name_the_ply_and_the_reason() {
    for (moves, expected) in [
        ("e2e3 zz", "--moves: ply 2: 'zz' is not a move: expected a form such as e4e5, 79졸78 or 한수쉼"),
        ("e2e11", "--moves: ply 1: 'e2e11' is not a move"),
        ("a1a5", "--moves: ply 1: 'a1a5' is not legal: the piece on a4 is in the way"),
        ("a1a4", "--moves: ply 1: 'a1a4' is not legal: a piece of the same side stands on a4"),
        ("a10a9", "--moves: ply 1: 'a10a9' is not legal: the piece on a10 is the other side's"),
        ("b3b4", "--moves: ply 1: 'b3b4' is not legal: the cannon has nothing to jump over"),
        ("a4a3", "--moves: ply 1: 'a4a3' is not legal: a soldier never moves backward"),
        ("e5e5", "--moves: ply 1: 'e5e5' is not a move: a pass is the king's own point twice, here e2e2"),
        ("11졸12", "--moves: ply 1: '11졸12': there is no such piece on a10"),
    ] {
        for command in [&["moves"][..], &["result"], &["notation", "--style", "machine"]] {
            let run = palgak(&[command, &["--game", "janggi", "--moves", moves]].concat());
            assert!(run.refused().starts_with(expected), "{moves}: {run:?}");
        }
    }
}

#[test]
fn bad_options_say_what_there_is() {
    let janggi = ["moves", "--game", "janggi"];
    for (arguments, expected) in [
        (&[][..], "no command given"),
        (&["perfd"], "unrecognized subcommand 'perfd'"),
        (&["perft", "--depth", "1"], "the following required arguments were not provided: --game <GAME>"),
        (&["perft", "--game", "janggi"], "the following required arguments were not provided: --depth <N>"),
        (&["perft", "--game", "janggi", "--depth", "-1"], "invalid value '-1' for '--depth <N>'"),
        (&["perft", "--game", "janggi", "--depth", "61"], "invalid value '61' for '--depth <N>'"),
        (&["perft", "--game", "go", "--depth", "1"], "invalid value 'go' for '--game <GAME>'"),
        (
            &["moves", "--game", "xiangqi", "--setup", "left:left"],
            "--setup: xiangqi has no opening set-ups; janggi has",
        ),
        (
            &["moves", "--game", "xiangqi", "--rules", "preset=harsh"],
            "--rules: 'preset=harsh' is no rule of xiangqi, which has preset=simple or preset=tabletop",
        ),
        (
            &["moves", "--game", "chushogi", "--rules", "lions=wild"],
            "--rules: 'lions=wild' is no rule of chushogi, which has preset=standard|lishogi",
        ),
        (
            &["moves", "--game", "xiangqi", "--fen", "4k4/9/9/9/9/9/9/9/9/4K4 w"],
            "--fen: the generals face on an open file",
        ),
        (&["moves", "--game", "chushogi", "--fen", "12/12"], "--fen: the board has 2 ranks instead of 12"),
        (
            &["moves", "--game", "chushogi", "--moves", "7f7e7d+"],
            "--moves: ply 1: '7f7e7d+': a move over a middle square does not promote",
        ),
        (&["moves", "--game", "janggi", "--frn", "x"], "unexpected argument '--frn'"),
        (&["moves", "--game", "janggi", "--fen"], "a value is required for '--fen <FEN>'"),
        (&["moves", "--game", "janggi", "--setup", "inner"], "--setup: 'inner' is not of the form CHO:HAN"),
        (
            &["moves", "--game", "janggi", "--setup", "inner:up"],
            "--setup: 'up' is no set-up for Han: expected inner",
        ),
        (&["moves", "--game", "janggi", "--rules", "bikjang"], "--rules: 'bikjang' is no rule of janggi"),
        (
            &["moves", "--game", "janggi", "--rules", "bikjang=yes"],
            "--rules: 'bikjang=yes' is no rule of janggi",
        ),
        (
            &["moves", "--game", "janggi", "--rules", "preset=simple"],
            "--rules: 'preset=simple' is no rule of janggi",
        ),
    ] {
        let run = palgak(arguments);
        assert!(run.refused().starts_with(expected), "{arguments:?}: {run:?}");
    }
    let both = palgak(&[&janggi[..], &["--fen", "x", "--setup", "left:left"]].concat());
    assert!(both.refused().contains("cannot be used with"), "{both:?}");
}

#[test]
fn control_characters_of_the_input_do_not_reach_the_terminal() {
    let run = palgak(&["moves", "--game", "janggi", "--fen", "9/\u{1b}[31m\n w"]);
    assert!(!run.refused().contains('\u{1b}'), "{run:?}");
}

#[test]
fn help_and_version_are_no_mistakes() {
    assert!(palgak(&["--help"]).ok().contains("perft"));
    assert_eq!(palgak(&["help"]).ok(), palgak(&["--help"]).ok());
    assert!(palgak(&["perft", "--help"]).ok().contains("--depth <N>"));
    assert_eq!(palgak(&["--version"]).ok(), format!("palgak {}\n", env!("CARGO_PKG_VERSION")));
}

/// `palgak … | head -1`: whoever reads has gone, and that is not worth a word.
#[test]
fn a_reader_that_leaves_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_palgak"))
        .args(["perft", "--game", "janggi", "--depth", "4", "--divide"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
