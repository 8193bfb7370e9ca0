//! A game against somebody who is elsewhere. The server decides what was played; the table shows the player's own move
//! at once and hands it out to be sent.
//!
//! Whoever carries the messages tells the table how the game stands ([`Table::follow`]): all of it each time, so that
//! nothing can be missed. What differs from what is on the board is played, taken back or ended.

mod clocks;
mod follow;

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};

pub use self::follow::FollowError;
use crate::command::{Effect, Pacing, Sent};
use crate::new_game::NewGame;
use crate::refusal::Why;
use crate::snapshot::{Clock, Mode};
use crate::table::Table;
use crate::view::View;

/// Who sits down to which game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Which game.
    pub game: Game,
    /// The side that the player at this table has.
    pub side: Side,
    /// The setups, the first side first; without meaning but in Janggi.
    pub setups: [Setup; 2],
    /// By what the opponent may be told from others; may be empty.
    pub opponent: String,
}

/// How a game stands, as far as the server has told, and what of it is still on its way there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The moves in machine notation. The last may be the player's own that the server does not know yet.
    pub moves: Vec<String>,
    /// How many of them the server knows.
    pub confirmed: usize,
    /// Who offers a draw.
    pub draw_offered_by: Option<Side>,
    /// What else was sent and is not answered.
    pub awaiting: Vec<Sent>,
    /// How it ended, in the words of records: `win cho time`, `draw agreement`.
    pub result: Option<String>,
    /// The clocks, the first side first.
    pub clocks: Option<[Clock; 2]>,
}

/// What a table knows of the other end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Remote {
    pub(crate) opponent: String,
    /// How many plies the server knows.
    pub(crate) confirmed: usize,
    /// What was sent and is not answered, moves apart.
    pub(crate) awaiting: Vec<Sent>,
    pub(crate) clocks: Option<[Clock; 2]>,
}

impl NewGame {
    /// The rules that strangers play by ([`crate::referee::Referee::between_strangers`]), at one of their tables.
    #[must_use]
    pub fn between_strangers(game: Game, setups: [Setup; 2], side: Side) -> NewGame {
        let [cho_setup, han_setup] = setups;
        NewGame {
            game,
            mode: Mode::Online,
            human: side,
            bikjang: game == Game::Janggi,
            cho_setup,
            han_setup,
            ..NewGame::default()
        }
    }
}

impl Table {
    /// The table of a game that begins with somebody who is elsewhere.
    #[must_use]
    pub fn online(seat: &Seat, view: View, pacing: Pacing) -> Table {
        let choices = NewGame::between_strangers(seat.game, seat.setups, seat.side);
        let mut table = Table::new(choices, view, pacing, 0);
        table.remote = Some(Remote { opponent: seat.opponent.clone(), ..Remote::default() });
        table
    }

    /// Whether the game is, or was, one against somebody who is elsewhere.
    pub(crate) fn is_online(&self) -> bool {
        self.choices.mode == Mode::Online
    }

    /// What is left to the two who play at one table.
    pub(crate) fn must_be_here(&self) -> Result<(), Why> {
        if self.is_online() { Err(Why::NotOnline) } else { Ok(()) }
    }

    /// Whether something like this was sent and is not answered.
    pub(crate) fn awaits(&self, what: &Sent) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.awaiting.contains(what))
    }

    /// Sends something besides a move. It is shown once the server has done it.
    pub(crate) fn send(&mut self, what: Sent, effects: &mut Vec<Effect>) -> Result<(), Why> {
        let remote = self.remote.as_mut().ok_or(Why::Elsewhere)?;
        if remote.awaiting.contains(&what) {
            return Err(Why::Unanswered);
        }
        remote.awaiting.push(what.clone());
        effects.push(Effect::Send(what));
        Ok(())
    }

    /// Sends the move just played here.
    pub(crate) fn send_move(&self, effects: &mut Vec<Effect>) {
        if self.remote.is_some()
            && let Some(played) = self.contest.played().last()
        {
            let ply = u32::try_from(self.contest.ply()).unwrap_or(u32::MAX);
            let text = played.text(crate::view::NotationStyle::Machine).to_owned();
            effects.push(Effect::Send(Sent::Move { ply, text }));
        }
    }

    /// Sets the clocks, so that what is shown next shows them as they are.
    pub fn set_clocks(&mut self, clocks: Option<[Clock; 2]>) {
        if let Some(remote) = &mut self.remote {
            remote.clocks = clocks;
        }
    }

    /// Where the game stands, in a line: whose turn it is, how it ended.
    #[must_use]
    pub fn standing_text(&self) -> String {
        self.status()
    }

    /// The clock of a side, for a screen reader.
    #[must_use]
    pub fn spoken_clock(&self, side: Side) -> Option<String> {
        self.clock_view(side).map(|clock| clock.spoken)
    }

    /// Whether the player's own last move is not yet known to be with the server.
    #[must_use]
    pub fn is_sending(&self) -> bool {
        self.remote
            .as_ref()
            .is_some_and(|remote| remote.confirmed < self.contest.ply() || !remote.awaiting.is_empty())
    }

    /// Whether a draw may be offered to the opponent now.
    pub(crate) fn may_offer_draw_online(&self) -> Result<(), Why> {
        let remote = self.remote.as_ref().ok_or(Why::Elsewhere)?;
        // An offer is made in a position: one that the server does not know yet is none.
        if remote.confirmed < self.contest.ply() || remote.awaiting.contains(&Sent::OfferDraw) {
            return Err(Why::Unanswered);
        }
        self.must_have_no_offer()
    }

    /// Whether the opponent offers a draw that can be answered now.
    pub(crate) fn may_answer_draw(&self) -> bool {
        let answered = self.awaits(&Sent::AcceptDraw) || self.awaits(&Sent::DeclineDraw);
        self.remote.is_some()
            && self.proposal.is_some_and(|proposal| proposal.by != self.choices.human)
            && !answered
    }
}
