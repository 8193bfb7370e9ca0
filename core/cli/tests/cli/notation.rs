//! `palgak notation`.

use crate::program::palgak;

#[test]
fn rows_count_from_the_top_and_columns_from_the_left() {
    let moves = "e4d4 e7e6 b1c3 e9e9 i1i2";
    let run = palgak(&["notation", "--game", "janggi", "--moves", moves, "--style", "korean"]);
    assert_eq!(run.ok(), "75졸74\n45병55\n02마83\n한수쉼\n09차99\n");
}

#[test]
fn styles_may_be_mixed_on_input() {
    let moves = "75졸74 e7e6 02마83장군 한수쉼";
    let run = palgak(&["notation", "--game", "janggi", "--moves", moves, "--style", "machine"]);
    assert_eq!(run.ok(), "e4d4\ne7e6\nb1c3\ne9e9\n");
}

#[test]
fn nothing_is_written_unless_the_whole_game_is_right() {
    let run = palgak(&["notation", "--game", "janggi", "--moves", "e4d4 e4d4", "--style", "korean"]);
    assert_eq!(run.refused(), "--moves: ply 2: 'e4d4' is not legal: there is no piece on e4");
}

#[test]
fn styles_of_other_games_are_refused() {
    let run = palgak(&["notation", "--game", "janggi", "--moves", "", "--style", "iccs"]);
    assert_eq!(run.refused(), "the notation 'iccs' does not belong to janggi, which has korean or machine");
    let run = palgak(&["notation", "--game", "janggi", "--moves", "", "--style", "klingon"]);
    assert!(run.refused().contains("'klingon'"), "{run:?}");
}
