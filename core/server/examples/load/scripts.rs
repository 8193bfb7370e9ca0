//! Legal games, worked out before anything is measured.

use palgak_rules::{Game, Side, janggi};
use palgak_table::referee::Referee;

/// The moves of one game.
pub(crate) struct Script {
    pub(crate) game: Game,
    pub(crate) moves: Vec<String>,
}

/// Games of random legal moves, of all kinds in turn. None of them ends by itself.
pub(crate) fn scripts(count: usize) -> Vec<Script> {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = move |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    let games = [Game::Janggi, Game::Xiangqi, Game::ChuShogi];
    (0..count)
        .map(|number| {
            let game = games[number % games.len()];
            let mut referee = Referee::between_strangers(game, [janggi::Setup::Left; 2]);
            let mut moves = Vec::new();
            while moves.len() < LONG {
                let legal = referee.legal();
                let text = &legal[next(legal.len())];
                let side = if moves.len() % 2 == 0 { Side::First } else { Side::Second };
                let before = referee.clone();
                if referee.play(side, text).is_err() || referee.outcome().is_some() {
                    referee = before;
                    // A random game rarely ends here; if it does, the script is a little shorter.
                    if moves.len() > LONG / 2 {
                        break;
                    }
                    continue;
                }
                moves.push(text.clone());
            }
            Script { game, moves }
        })
        .collect()
}

/// Plies of a script.
const LONG: usize = 120;
