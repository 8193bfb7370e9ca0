//! Positions by script.

use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{MoveList, Position as _};

use crate::script::Script;

/// Either rule setting.
pub(crate) fn rules(script: &mut Script<'_>) -> Rules {
    Rules { bikjang: script.one_in(2) }
}

/// A position: some way into a game, or made up and sound enough to be taken as a FEN.
pub(crate) fn position(script: &mut Script<'_>) -> Option<Position> {
    let rules = rules(script);
    let mut position = if script.one_in(2) {
        Position::start(*script.pick(&Setup::ALL), *script.pick(&Setup::ALL), rules)
    } else {
        Position::from_fen(&made_up(script), rules).ok()?
    };
    let mut list = MoveList::new();
    for _ in 0..script.below(64) {
        list.clear();
        position.legal_moves(&mut list);
        if list.is_empty() {
            break;
        }
        let mv = *script.pick(&list);
        position.make(mv);
    }
    Some(position)
}

/// A FEN with the pieces strewn about, kings and guards in their palaces: now and then the pieces of a set, now and
/// then any sixteen, as many of a kind as may be.
pub(crate) fn made_up(script: &mut Script<'_>) -> String {
    let mut board = [[None; 9]; 10];
    let from_a_set = script.one_in(2);
    for (king, letters, first_rank) in [('K', "AARRCCNNBBPPPPP", 0), ('k', "aarrccnnbbppppp", 7)] {
        let letters: Vec<char> = letters.chars().collect();
        let mut place = |letter: char, rank: usize, file: usize| {
            // A point that is taken is given to the newcomer: fewer pieces, still a board.
            let point: &mut Option<char> = &mut board[rank][file];
            if !matches!(point, Some('K' | 'k')) {
                *point = Some(letter);
            }
        };
        place(king, first_rank + script.below(3), 3 + script.below(3));
        let most = script.below(letters.len() + 1);
        for i in 0..most {
            // Steps of four visit each of the fifteen once, in mixed order.
            let letter = if from_a_set { letters[(i * 4) % letters.len()] } else { *script.pick(&letters) };
            let in_palace = letter.eq_ignore_ascii_case(&'a');
            let (rank, file) = if in_palace {
                (first_rank + script.below(3), 3 + script.below(3))
            } else {
                (script.below(10), script.below(9))
            };
            place(letter, rank, file);
        }
        // Now and then an army of one kind: the longest lists of moves.
        if script.one_in(8) {
            let letter = *script.pick(&letters);
            for _ in most..letters.len() {
                place(letter, script.below(10), script.below(9));
            }
        }
    }
    let ranks: Vec<String> =
        board.iter().rev().map(|rank| rank.iter().map(|point| point.unwrap_or('1')).collect()).collect();
    let side = if script.one_in(2) { 'w' } else { 'b' };
    let passed = if script.one_in(8) { 'p' } else { '-' };
    format!("{} {side} - {passed} 0 1", ranks.join("/"))
}
