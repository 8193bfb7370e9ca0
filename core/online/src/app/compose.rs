//! From the state of a quick match to a snapshot of it.

use std::time::Duration;

use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::pieces::side_name;
use palgak_table::setups::setup_choices;
use palgak_table::snapshot::Snapshot;
use palgak_text::Catalogue;

use super::brain::{Brain, Failure, Stage};
use super::command::Opponent;
use super::port::Seen;
use super::snapshot::{
    ConnectionState, ConnectionView, OnlineAction, OnlinePhase, OnlineSnapshot, SetupStage,
};
use crate::client::{Connection, Phase, Problem, Wanting};
use crate::protocol::{Act, Refusal, SETUP_MS};

impl Brain {
    pub(super) fn words(&self) -> &'static Catalogue {
        Catalogue::of(self.view.locale)
    }

    /// A snapshot of how things are, with the board as it is given.
    pub(super) fn compose(&self, sequence: u64, table: Option<Snapshot>, seen: &Seen) -> OnlineSnapshot {
        let phase = self.phase(seen);
        let text = self.text(seen);
        let waited_ms = match seen.phase {
            Phase::Waiting { since, .. }
                if matches!(
                    phase,
                    OnlinePhase::Connecting | OnlinePhase::Waiting | OnlinePhase::Inviting
                ) =>
            {
                Some(ms(seen.now.saturating_sub(since)))
            }
            _ => None,
        };
        let code = match &seen.phase {
            Phase::Waiting { code, .. } if phase == OnlinePhase::Inviting => {
                code.map(|code| code.to_string())
            }
            _ => None,
        };
        // What is new in the words is said, unless the board has more to say.
        let said = (text != self.told.text && !text.is_empty() && phase != OnlinePhase::Playing)
            .then(|| text.clone());
        OnlineSnapshot {
            sequence,
            phase,
            game: self.game(seen),
            title: self.title(seen),
            text,
            waited_ms,
            code,
            setup: self.setup_stage(seen).filter(|_| phase == OnlinePhase::Setup),
            connection: self.connection_view(seen),
            sending: self.is_sending(),
            opponent: Brain::opponent_name(seen)
                .map(|name| self.words().format("player-opponent-named", &[("name", name.into())]))
                .unwrap_or_default(),
            table: table.filter(|_| matches!(phase, OnlinePhase::Playing | OnlinePhase::Over)),
            actions: self.actions(seen),
            events: self.events.clone(),
            announcement: self.announcement.clone().or(said),
        }
    }

    /// Where the player stands.
    pub(super) fn phase(&self, seen: &Seen) -> OnlinePhase {
        match self.stage {
            Stage::Left => return OnlinePhase::Closed,
            Stage::Failed(_) => return OnlinePhase::Failed,
            Stage::On if seen.problem.is_some() => return OnlinePhase::Failed,
            Stage::On => {}
        }
        match &seen.phase {
            Phase::Idle => OnlinePhase::Connecting,
            Phase::Waiting { .. } if seen.looking || !self.reached => OnlinePhase::Connecting,
            Phase::Waiting { wanting, code, .. } => match (wanting, seen.connection) {
                (_, Connection::Connecting | Connection::Offline) => OnlinePhase::Connecting,
                (Wanting::Stranger(_), _) => OnlinePhase::Waiting,
                (Wanting::Friend(_), _) if code.is_some() => OnlinePhase::Inviting,
                (Wanting::Friend(_) | Wanting::Host(_), _) => OnlinePhase::Connecting,
            },
            Phase::Setup { .. } => OnlinePhase::Setup,
            Phase::Playing { .. } => OnlinePhase::Playing,
            Phase::Over { .. } => OnlinePhase::Over,
        }
    }

    /// What is going on, in a sentence.
    pub(super) fn text(&self, seen: &Seen) -> String {
        let words = self.words();
        match self.phase(seen) {
            OnlinePhase::Closed => words.text("online-closed"),
            OnlinePhase::Failed => words.text(self.failure(seen)),
            OnlinePhase::Connecting => match &seen.phase {
                _ if self.failures > 1 => words.text("online-unreachable"),
                Phase::Waiting { wanting: Wanting::Host(_), .. } if seen.connection == Connection::Online => {
                    words.text("online-joining")
                }
                Phase::Waiting { wanting: Wanting::Friend(_), .. }
                    if seen.connection == Connection::Online =>
                {
                    words.text("online-inviting-soon")
                }
                _ => words.text("online-connecting"),
            },
            OnlinePhase::Waiting if self.called_off => words.text("online-called-off"),
            OnlinePhase::Waiting => words.text("online-waiting"),
            OnlinePhase::Inviting => words.text("online-inviting"),
            OnlinePhase::Setup => self.setup_text(seen),
            OnlinePhase::Playing => self.table().map(palgak_table::Table::standing_text).unwrap_or_default(),
            OnlinePhase::Over => self.over_text(seen),
        }
    }

    fn setup_text(&self, seen: &Seen) -> String {
        let Some(game) = &seen.game else { return String::new() };
        let side = side_name(game.game(), game.side(), self.view.locale);
        let id = match game.game() {
            Game::Janggi if self.own_setup(seen).is_some() => "online-setup-chosen",
            Game::Janggi => "online-choose-setup",
            Game::Xiangqi | Game::ChuShogi => "online-paired",
        };
        self.words().format(id, &[("side", side.into())])
    }

    fn over_text(&self, seen: &Seen) -> String {
        let words = self.words();
        let Phase::Over { result, rematch, opponent_left, .. } = &seen.phase else { return String::new() };
        let (own, other) = seen.game.as_ref().map_or((false, false), |game| {
            (rematch[game.side().index()], rematch[game.side().other().index()])
        });
        let asked = own || self.has_asked(seen, &Act::Rematch);
        if result == CALLED_OFF {
            words.text("online-over-called-off")
        } else if *opponent_left {
            words.text("online-opponent-left")
        } else if other && !asked {
            words.text("online-rematch-offered")
        } else if asked {
            words.text("online-rematch-sent")
        } else {
            self.table().map(palgak_table::Table::standing_text).unwrap_or_default()
        }
    }

    fn failure(&self, seen: &Seen) -> &'static str {
        match (self.stage, &seen.problem) {
            (Stage::Failed(Failure::Wish(Refusal::NoSuchCode)), _) => "online-failed-code",
            (Stage::Failed(Failure::Wish(Refusal::Busy)), _) => "online-failed-busy",
            (Stage::Failed(Failure::Wish(_)), _) => "online-failed-refused",
            (Stage::Failed(Failure::Gone), _) => "online-failed-gone",
            (Stage::Failed(Failure::Rules), _) => "online-failed-rules",
            (_, Some(Problem::Version { server, own })) if server < own && *server != 0 => {
                "online-failed-server-old"
            }
            (_, Some(Problem::Version { .. })) => "online-failed-app-old",
            (_, Some(Problem::Identity(_))) => "online-failed-identity",
            (_, Some(Problem::Replaced)) => "online-failed-replaced",
            (_, None) => "online-failed-refused",
        }
    }

    fn title(&self, seen: &Seen) -> String {
        let words = self.words();
        let game = self.game(seen).map(|game| words.text(&format!("game-{}", game.as_str())));
        let stranger = matches!(self.opponent, Opponent::Stranger(_));
        match game {
            Some(game) => words.format(
                if stranger { "online-title" } else { "online-title-friend" },
                &[("game", game.into())],
            ),
            None => words.text("online-title-code"),
        }
    }

    /// What can be done besides what the board offers.
    pub(super) fn actions(&self, seen: &Seen) -> Vec<OnlineAction> {
        let stranger = matches!(self.opponent, Opponent::Stranger(_));
        match self.phase(seen) {
            OnlinePhase::Connecting | OnlinePhase::Waiting | OnlinePhase::Inviting => {
                vec![OnlineAction::PlayComputerNow, OnlineAction::Cancel]
            }
            OnlinePhase::Setup => {
                let janggi = seen.game.as_ref().is_some_and(|game| game.game() == Game::Janggi);
                let choose = janggi && self.own_setup(seen).is_none();
                let mut actions = vec![OnlineAction::PlayComputerNow, OnlineAction::Cancel];
                actions.extend(choose.then_some(OnlineAction::ChooseSetup));
                actions
            }
            OnlinePhase::Playing | OnlinePhase::Closed => Vec::new(),
            OnlinePhase::Over => {
                let mut actions = Vec::new();
                if let Phase::Over { result, rematch, opponent_left, .. } = &seen.phase
                    && let Some(game) = &seen.game
                    && result != CALLED_OFF
                    && !opponent_left
                    && !rematch[game.side().index()]
                    && !self.has_asked(seen, &Act::Rematch)
                {
                    let offered = rematch[game.side().other().index()];
                    actions.push(if offered {
                        OnlineAction::AcceptRematch
                    } else {
                        OnlineAction::OfferRematch
                    });
                }
                actions.extend(stranger.then_some(OnlineAction::NextOpponent));
                actions.push(OnlineAction::Leave);
                actions
            }
            OnlinePhase::Failed => {
                let again = match self.stage {
                    Stage::Failed(Failure::Wish(code)) => code != Refusal::NoSuchCode,
                    Stage::Failed(Failure::Gone) => stranger,
                    Stage::Failed(Failure::Rules) | Stage::Left => false,
                    // A version or a key does not change by trying.
                    Stage::On => seen.problem == Some(Problem::Replaced),
                };
                let mut actions = Vec::new();
                actions.extend(again.then_some(OnlineAction::Retry));
                actions.push(OnlineAction::Leave);
                actions
            }
        }
    }

    fn has_asked(&self, seen: &Seen, act: &Act) -> bool {
        seen.pending.iter().any(|(_, pending)| pending == act)
    }

    /// The player's own choice of a setup, whether or not the server knows it.
    fn own_setup(&self, seen: &Seen) -> Option<Setup> {
        let game = seen.game.as_ref()?;
        let sent = seen.pending.iter().find_map(|(_, act)| match act {
            Act::Setup { setup } => Some(setup.as_str()),
            _ => None,
        });
        game.state().own_setup.as_deref().or(sent).and_then(Setup::parse)
    }

    fn setup_stage(&self, seen: &Seen) -> Option<SetupStage> {
        let game = seen.game.as_ref().filter(|game| game.game() == Game::Janggi)?;
        let Phase::Setup { deadline, opponent_chosen, .. } = seen.phase else { return None };
        Some(SetupStage {
            side: game.side(),
            choices: setup_choices(game.side(), &self.view),
            own: self.own_setup(seen),
            opponent_chosen,
            left_ms: ms(deadline.saturating_sub(seen.now)),
            of_ms: SETUP_MS,
        })
    }

    fn connection_view(&self, seen: &Seen) -> ConnectionView {
        let away = seen.game.as_ref().and_then(crate::client::OnlineGame::opponent_absent_since);
        let over = matches!(seen.phase, Phase::Over { .. });
        let mut ends_in_ms = None;
        let (state, id, since) = match (seen.connection, away) {
            (Connection::Offline, _) => (ConnectionState::Offline, "connection-offline", None),
            (Connection::Connecting, _) => (ConnectionState::Connecting, "connection-connecting", None),
            (Connection::Reconnecting { since }, _) => {
                (ConnectionState::Reconnecting, "connection-reconnecting", Some(since))
            }
            (Connection::Online, Some(since)) if !over => {
                ends_in_ms = absence_ends_in_ms(seen);
                let id = match (ends_in_ms, &seen.phase) {
                    (None, _) => "connection-away",
                    (Some(_), Phase::Setup { .. }) => "connection-away-called-off",
                    (Some(_), _) => "connection-away-loses",
                };
                (ConnectionState::OpponentAway, id, Some(since))
            }
            (Connection::Online, _) => (ConnectionState::Online, "connection-online", None),
        };
        ConnectionView {
            state,
            text: self.words().text(id),
            since_ms: since.map(|since| ms(seen.now.saturating_sub(since))),
            ends_in_ms,
        }
    }
}

/// How long the opponent may stay away: until their clock has run out, or the time to choose.
fn absence_ends_in_ms(seen: &Seen) -> Option<u64> {
    let game = seen.game.as_ref()?;
    match seen.phase {
        Phase::Setup { deadline, opponent_chosen: false, .. } => Some(ms(deadline.saturating_sub(seen.now))),
        Phase::Playing { .. } => {
            let side = game.turn().filter(|side| *side != game.side())?;
            let clock = game.clocks(seen.now)[side.index()];
            let whole = u64::from(clock.periods) - u64::from(clock.in_period && clock.periods > 0);
            let period_ms = game.state().clocks[side.index()].period_ms;
            Some(clock.left_ms.saturating_add(whole.saturating_mul(period_ms)))
        }
        _ => None,
    }
}

/// The result of a game that was called off before it began.
pub(super) const CALLED_OFF: &str = "aborted";

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
