//! What is to be heard.

use super::brain::{Brain, Told};
use super::port::Seen;
use super::snapshot::OnlineEvent;
use super::standing::clocks_of;
use super::ticking::Sound;
use crate::client::Phase;

impl Brain {
    /// What is new in what is seen: for the ears.
    pub(super) fn note(&mut self, seen: &Seen) {
        let id = seen.game.as_ref().map(crate::client::OnlineGame::id);
        let (chosen, rematch) = match &seen.phase {
            Phase::Setup { opponent_chosen, .. } => (*opponent_chosen, false),
            Phase::Over { rematch, .. } => {
                (false, seen.game.as_ref().is_some_and(|game| rematch[game.side().other().index()]))
            }
            _ => (false, false),
        };
        let here = seen.game.as_ref().is_none_or(|game| game.opponent_absent_since().is_none());
        let setup = matches!(seen.phase, Phase::Setup { .. });
        if id != self.told.game && setup {
            self.called_off = false;
            self.events.push(OnlineEvent::Paired);
        }
        if id == self.told.game && chosen && !self.told.opponent_chosen {
            self.events.push(OnlineEvent::OpponentChose);
        }
        if rematch && !self.told.rematch_offered {
            self.events.push(OnlineEvent::RematchOffered);
        }
        let online = seen.connection == crate::client::Connection::Online;
        let over = matches!(seen.phase, Phase::Over { .. });
        if here != self.told.here && id.is_some() && online && !over {
            let (event, id) = if here {
                (OnlineEvent::OpponentBack, "connection-back-spoken")
            } else {
                (OnlineEvent::OpponentAway, "connection-away-spoken")
            };
            self.events.push(event);
            self.announcement.get_or_insert_with(|| palgak_text::Catalogue::of(self.view.locale).text(id));
        }
        self.told = Told {
            game: id,
            opponent_chosen: chosen,
            here,
            rematch_offered: rematch,
            ..std::mem::take(&mut self.told)
        };
    }

    /// Listens to the player's own clock. True if there is something to hear.
    pub(super) fn listen(&mut self, seen: &Seen) -> bool {
        let Some(board) = &mut self.board else { return false };
        let Some(game) = seen.game.as_ref().filter(|game| game.turn().is_some()) else { return false };
        let clock = clocks_of(game, seen)[game.side().index()];
        let Some(sound) = board.heard.listen(clock, game.moves().len()) else { return false };
        self.events.push(match sound {
            Sound::Tick { .. } => OnlineEvent::ClockTick,
            Sound::PeriodLost => OnlineEvent::PeriodLost,
        });
        if matches!(sound, Sound::Tick { first: true } | Sound::PeriodLost) {
            board.table.set_clocks(Some(clocks_of(game, seen)));
            self.announcement = board.table.spoken_clock(board.side);
        }
        true
    }
}
