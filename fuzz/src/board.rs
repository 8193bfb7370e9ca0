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

/// A FEN with the pieces strewn about, kings and guards in their palaces.
pub(crate) fn made_up(script: &mut Script<'_>) -> String {
    let mut board = [[None; 9]; 10];
    for (letters, first_rank) in
        [(['K', 'A', 'R', 'C', 'N', 'B', 'P'], 0), (['k', 'a', 'r', 'c', 'n', 'b', 'p'], 7)]
    {
        for (letter, most) in letters.into_iter().zip([1, 2, 2, 2, 2, 2, 5]) {
            let many = if most == 1 { 1 } else { script.below(most + 1) };
            for _ in 0..many {
                // A point that is taken is given to the newcomer: fewer pieces, still a board. Kings come first,
                // so most boards where one is lost are refused, and that is soon seen.
                let (rank, file) = if matches!(letter.to_ascii_uppercase(), 'K' | 'A') {
                    (first_rank + script.below(3), 3 + script.below(3))
                } else {
                    (script.below(10), script.below(9))
                };
                let point: &mut Option<char> = &mut board[rank][file];
                if !matches!(point, Some('K' | 'k')) {
                    *point = Some(letter);
                }
            }
        }
    }
    let ranks: Vec<String> =
        board.iter().rev().map(|rank| rank.iter().map(|point| point.unwrap_or('1')).collect()).collect();
    let side = if script.one_in(2) { 'w' } else { 'b' };
    let passed = if script.one_in(8) { 'p' } else { '-' };
    format!("{} {side} - {passed} 0 1", ranks.join("/"))
}
