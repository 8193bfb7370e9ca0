//! The game as the computer follows it: by the rules, move by move.

use palgak_online::client::OnlineGame;
use palgak_online::id::GameId;
use palgak_rules::Side;
use palgak_rules::janggi::Setup;
use palgak_table::referee::Referee;

/// A game, played along.
pub(super) struct Board {
    id: GameId,
    pub(super) referee: Referee,
}

impl Board {
    /// The game that the server tells of, played along up to now; `before` is what was known of it. An error says which
    /// move of the server is none by the rules here.
    pub(super) fn follow(before: Option<Board>, game: &OnlineGame) -> Result<Board, String> {
        let moves = game.moves();
        let known = before.filter(|board| board.id == game.id() && board.referee.ply() <= moves.len());
        let mut board = match known {
            Some(board) => board,
            None => Board { id: game.id(), referee: begin(game)? },
        };
        for text in &moves[board.referee.ply()..] {
            let turn = board.referee.turn().unwrap_or(Side::First);
            board
                .referee
                .play(turn, text)
                .map_err(|error| format!("game {}: ply {}: {error}", board.id, board.referee.ply() + 1))?;
        }
        Ok(board)
    }
}

fn begin(game: &OnlineGame) -> Result<Referee, String> {
    let mut setups = [Setup::Left; 2];
    for (setup, text) in setups.iter_mut().zip(&game.state().setups) {
        *setup = Setup::parse(text).ok_or_else(|| format!("game {}: '{text}' is no setup", game.id()))?;
    }
    Ok(Referee::between_strangers(game.game(), setups))
}
