//! What reads text: any text is taken or refused, in words that fit one line, and what is taken is written back
//! the same.

use std::fmt::Display;

use palgak_rules::janggi::{Position, Rules, notation};
use palgak_rules::{Move, MoveList, Position as _};

use crate::board;
use crate::script::Script;

const FENS: [&str; 6] = [
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    "9/4k4/9/9/9/9/9/9/4K4/9 b - p 3 9",
    "3aR4/3ak4/5Cn2/9/9/C8/9/4KA3/3b5/9 b - - 0 1",
    "5c3/3c1k3/3P5/9/c8/7b1/9/2p6/9/1r3K3 w - - 0 1",
    "9/4k4/9/9/9/9/9/9/4K4/9",
    "9/4k4/9/9/9/9/9/9/4K4/9 w - - 65535 65535",
];

const FEN_LETTERS: [char; 30] = [
    'r', 'n', 'b', 'a', 'k', 'c', 'p', 'h', 'e', 'R', 'N', 'B', 'A', 'K', 'C', 'P', 'H', 'E', '/', ' ', '-',
    'w', 'b', 'p', '0', '1', '2', '5', '9', '+',
];

const MOVE_LETTERS: [char; 24] = [
    'a', 'b', 'e', 'i', 'j', '0', '1', '2', '5', '9', '졸', '병', '차', '장', '군', '초', '象', '馬', '한',
    '수', '쉼', ' ', '-', 'z',
];

/// A FEN.
pub fn fen(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let rules = board::rules(&mut script);
    let text = if script.one_in(2) { (*script.pick(&FENS)).to_owned() } else { board::made_up(&mut script) };
    let text = script.disturb(&text, &FEN_LETTERS);
    match Position::from_fen(&text, rules) {
        Ok(position) => check_position(&position, rules),
        Err(error) => one_line(&error),
    }
}

/// A position that was taken can be used in every way and comes back from its own FEN.
fn check_position(position: &Position, rules: Rules) {
    let written = position.fen();
    let again = Position::from_fen(&written, rules);
    assert_eq!(again.as_ref(), Ok(position), "{written} is not the position it was written for");
    if let Ok(again) = again {
        assert_eq!(again.fen(), written);
        assert_eq!(again.hash(), position.hash(), "{written}: equal positions, different hashes");
    }
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    assert_eq!(
        position.terminal().is_some(),
        list.is_empty(),
        "{written}: over, or not, but the moves say otherwise"
    );
}

/// Machine notation.
pub fn machine_notation(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let text = *script.pick(&["e2e3", "a10a1", "i1i10", "e2e2"]);
    let text = script.disturb(text, &MOVE_LETTERS);
    match notation::parse_machine(&text) {
        Ok(mv) => {
            assert_eq!(notation::machine(mv), text, "the move is written as it was read");
            assert!(mv.from().index() < 90 && mv.to().index() < 90, "{text} leads off the board");
        }
        Err(error) => one_line(&error),
    }
    if let Some(position) = board::position(&mut script) {
        taken_or_refused(&position, &text);
    }
}

/// The Korean record form.
pub fn korean_record(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let Some(position) = board::position(&mut script) else { return };
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    for &mv in &list {
        for text in [notation::korean(&position, mv), notation::machine(mv)] {
            assert_eq!(notation::parse(&position, &text), Ok(mv), "{text} in {}", position.fen());
        }
    }
    let text = match list.is_empty() {
        true => notation::PASS.to_owned(),
        false => notation::korean(&position, *script.pick(&list)),
    };
    let text = script.disturb(&text, &MOVE_LETTERS);
    match notation::parse_korean(&position, &text) {
        Ok(mv) => {
            let written = notation::korean(&position, mv);
            assert_eq!(notation::parse_korean(&position, &written), Ok(mv), "{text}, then {written}");
        }
        Err(error) => one_line(&error),
    }
    taken_or_refused(&position, &text);
}

/// Whatever a text is read as, the position says whether it is legal, and why not.
fn taken_or_refused(position: &Position, text: &str) {
    match notation::parse(position, text) {
        Ok(mv) => {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            assert_eq!(position.is_legal(mv), list.contains(&mv), "{text} in {}", position.fen());
        }
        Err(error) => one_line(&error),
    }
}

/// A message a person can be shown: there is one, and it is one line but for what came in with the text.
pub(crate) fn one_line(error: &impl Display) {
    let message = error.to_string();
    assert!(!message.trim().is_empty(), "a refusal without words");
    assert!(!message.ends_with('\n'), "a message that ends its own line: {message:?}");
}

/// Moves by number, also those that are on no board: for a caller that takes them from a saved game.
pub(crate) fn any_move(script: &mut Script<'_>) -> Move {
    Move::from_bits(u32::from_le_bytes([script.byte(), script.byte(), script.byte(), script.byte()]))
}
