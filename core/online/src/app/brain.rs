//! The quick match as a plain state machine: what the player asks and what the session tells go in, snapshots come out.

use std::time::Duration;

use palgak_rules::{Game, Side};
use palgak_table::Table;
use palgak_table::command::{Pacing, Study};
use palgak_table::host::Finding;
use palgak_table::snapshot::Snapshot;
use palgak_table::view::View;

use super::board::Board;
use super::command::{OnlineCommand, Opponent};
use super::port::{Port, Seen};
use super::snapshot::{OnlineEvent, OnlinePhase, OnlineSnapshot};
use super::standing::{clocks_of, opponent_of};
use super::ticking::next_change;
use crate::client::{Command, Event, Phase, Subject};
use crate::id::GameId;
use crate::protocol::{Act, Refusal};

/// How long the opponent who was found is shown before a game without setups begins: time to see it, and to think again.
pub(super) const READY_AFTER: Duration = Duration::from_millis(800);
/// How long an app that was closed while waiting looks for the game that may have come of it.
pub(super) const LOOK_FOR: Duration = Duration::from_secs(8);

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// The first snapshot is due.
    Open,
    /// The player asks for something.
    Command(OnlineCommand),
    /// The session tells something.
    Session(Event),
    /// The computer has found something about the finished game.
    Found(Finding),
    /// Time has passed.
    Tick,
}

/// Something to do.
#[derive(Clone, Debug)]
pub enum Output {
    /// Show this.
    Show(Box<OnlineSnapshot>),
    /// Look at a finished game.
    Analyse(Box<Study>),
    /// Stop that.
    StopThinking,
}

/// Why it cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The wish was refused.
    Wish(Refusal),
    /// The server does not know the game any more.
    Gone,
    /// App and server play by different rules.
    Rules,
}

/// Where the player stands, besides what the session knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// In the middle of it.
    On,
    /// It cannot go on.
    Failed(Failure),
    /// The player has gone away.
    Left,
}

/// What was last told of things that are told when they change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) game: Option<GameId>,
    pub(super) phase: OnlinePhase,
    pub(super) text: String,
    pub(super) opponent_chosen: bool,
    pub(super) here: bool,
    pub(super) rematch_offered: bool,
}

/// A quick match. [`Brain::handle`] is the only way to change it; it opens no socket and starts no thread.
#[derive(Clone, Debug)]
pub struct Brain {
    pub(super) opponent: Opponent,
    pub(super) view: View,
    pub(super) pacing: Pacing,
    pub(super) stage: Stage,
    pub(super) board: Option<Board>,
    /// When to say that the player is ready, in a game without setups.
    ready: Option<(GameId, Duration)>,
    /// Until when a game of an earlier life is looked for.
    pub(super) look_until: Option<Duration>,
    /// How many attempts to connect have failed one after another.
    pub(super) failures: u32,
    /// Whether the server was ever reached.
    pub(super) reached: bool,
    /// Whether the opponent called the game off, and the player waits on.
    pub(super) called_off: bool,
    pub(super) told: Told,
    pub(super) events: Vec<OnlineEvent>,
    pub(super) announcement: Option<String>,
    sequence: u64,
}

impl Brain {
    /// Somebody who wants to play. [`Input::Open`] is the first thing to hand in.
    #[must_use]
    pub fn new(opponent: Opponent, view: View, pacing: Pacing) -> Brain {
        Brain {
            opponent,
            view,
            pacing,
            stage: Stage::On,
            board: None,
            ready: None,
            look_until: None,
            failures: 0,
            reached: false,
            called_off: false,
            told: Told { here: true, ..Told::default() },
            events: Vec::new(),
            announcement: None,
            sequence: 0,
        }
    }

    /// Somebody who comes back: the session is one that was restored. A wish that came to nothing is not wished again.
    #[must_use]
    pub fn returning(opponent: Opponent, view: View, pacing: Pacing, now: Duration) -> Brain {
        Brain { look_until: Some(now + LOOK_FOR), ..Brain::new(opponent, view, pacing) }
    }

    /// Which game it is about; none while a friend's code is all that is known.
    pub(super) fn game(&self, seen: &Seen) -> Option<Game> {
        let wished = match self.opponent {
            Opponent::Stranger(game) | Opponent::Friend(game) => Some(game),
            Opponent::Host(_) => None,
        };
        seen.game.as_ref().map(crate::client::OnlineGame::game).or(wished)
    }

    /// The table, from the beginning of a game on.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.board.as_ref().map(|board| &board.table)
    }

    /// Whether the player has gone away, or there is nothing to return to.
    #[must_use]
    pub fn is_left(&self) -> bool {
        self.stage == Stage::Left
    }

    /// Whether there is something to come back to.
    pub(super) fn is_worth_keeping(&self, seen: &Seen) -> bool {
        self.stage == Stage::On && !matches!(seen.phase, Phase::Over { .. })
    }

    /// When [`Input::Tick`] is due.
    #[must_use]
    pub fn wake_at(&self, seen: &Seen) -> Option<Duration> {
        if self.is_left() {
            return None;
        }
        let clocks = self.running(seen).and_then(|game| {
            let clocks = clocks_of(game, seen);
            let own = game.side();
            Side::BOTH
                .into_iter()
                .filter_map(|side| next_change(clocks[side.index()], side == own))
                .min()
                .map(|wait| seen.now + wait)
        });
        let ready = self.ready.map(|(_, at)| at);
        [clocks, ready, self.look_until].into_iter().flatten().min()
    }

    /// The game whose clocks run.
    fn running<'a>(&self, seen: &'a Seen) -> Option<&'a crate::client::OnlineGame> {
        seen.game.as_ref().filter(|game| self.stage == Stage::On && game.turn().is_some())
    }

    /// Takes in what happened. There is always a snapshot to show, except where nothing has changed.
    pub fn handle(&mut self, input: Input, port: &mut impl Port) -> Vec<Output> {
        let mut out = Vec::new();
        let quiet = matches!(input, Input::Tick | Input::Found(_) | Input::Command(OnlineCommand::Table(_)));
        let was_left = self.is_left();
        match input {
            Input::Open => {
                if self.look_until.is_none() {
                    self.wish(port);
                }
            }
            Input::Command(command) => self.command(command, port, &mut out),
            Input::Session(event) => self.told_by_session(&event),
            Input::Found(finding) => self.found(finding, port, &mut out),
            Input::Tick => {}
        }
        let seen = port.look();
        self.settle(&seen, port);
        // The session goes on by itself, so everything below is about one look at it.
        let seen = port.look();
        if !self.is_left() {
            self.follow(&seen);
        }
        self.note(&seen);
        if was_left && self.is_left() {
            return out;
        }
        let heard = self.listen(&seen);
        if !quiet || heard || self.due(&seen) {
            self.show(None, &seen, &mut out);
        }
        out
    }

    fn told_by_session(&mut self, event: &Event) {
        match event {
            Event::Trouble { failures, .. } => self.failures = *failures,
            Event::Connection(crate::client::Connection::Online) => {
                self.failures = 0;
                self.reached = true;
            }
            Event::CalledOff => {
                self.called_off = true;
                self.events.push(OnlineEvent::CalledOff);
            }
            Event::Refused { subject: Subject::Wish(_), code, .. } => {
                self.stage = Stage::Failed(Failure::Wish(*code));
            }
            Event::Refused { subject: Subject::Game(_), .. } => self.stage = Stage::Failed(Failure::Gone),
            // Whoever gives up or goes away does not mind being too late.
            Event::Refused { subject: Subject::Act(act), code, .. }
                if !matches!(act, Act::Resign | Act::Leave | Act::Ready) =>
            {
                let late = matches!(code, Refusal::Late | Refusal::Over);
                self.refuse(if late { "online-refused-late" } else { "online-refused" });
            }
            Event::Disagreement { own, server } => {
                tracing::error!(%own, %server, "the digests of the game differ");
            }
            _ => {}
        }
    }

    /// Does what is due by itself.
    fn settle(&mut self, seen: &Seen, port: &mut impl Port) {
        if self.is_left() {
            // It came of a wish that was withdrawn, too late: the opponent shall not wait for nobody.
            if matches!(seen.phase, Phase::Playing { .. }) {
                let _ = port.command(Command::Act(Act::Resign));
            } else if matches!(seen.phase, Phase::Setup { .. }) {
                let _ = port.command(Command::Leave);
            }
            return;
        }
        if let Some(until) = self.look_until {
            let found = seen.game.is_some();
            if !found && ((seen.phase == Phase::Idle && !seen.looking) || seen.now >= until) {
                let _ = port.command(Command::Leave);
                self.stage = Stage::Left;
            }
            if found || self.is_left() {
                self.look_until = None;
            }
        }
        self.say_ready(seen, port);
    }

    /// In a game without setups the player is ready in a moment.
    fn say_ready(&mut self, seen: &Seen, port: &mut impl Port) {
        let Phase::Setup { id, chosen, .. } = seen.phase else {
            self.ready = None;
            return;
        };
        let without = seen.game.as_ref().is_some_and(|game| game.game() != Game::Janggi);
        if !without || chosen {
            self.ready = None;
            return;
        }
        let at = match self.ready {
            Some((known, at)) if known == id => at,
            _ => seen.now + READY_AFTER,
        };
        self.ready = Some((id, at));
        if seen.now >= at {
            // It may be on its way already.
            let _ = port.command(Command::Act(Act::Ready));
            self.ready = None;
        }
    }

    /// Whether there is something to be seen that was not shown.
    fn due(&self, seen: &Seen) -> bool {
        let told = &self.told;
        self.text(seen) != told.text
            || self.phase(seen) != told.phase
            || !self.events.is_empty()
            || self.board_is_behind(seen)
    }

    /// Shows how things are: the board as it is given, or as the session knows it.
    pub(super) fn show(&mut self, snapshot: Option<Snapshot>, seen: &Seen, out: &mut Vec<Output>) {
        let table = match snapshot {
            Some(snapshot) => Some(snapshot),
            None => self.followed(seen, out),
        };
        self.sequence += 1;
        let snapshot = self.compose(self.sequence, table, seen);
        self.told.text.clone_from(&snapshot.text);
        self.told.phase = snapshot.phase;
        self.events.clear();
        self.announcement = None;
        out.push(Output::Show(Box::new(snapshot)));
    }

    /// The opponent's name, for a title.
    pub(super) fn opponent_name(seen: &Seen) -> Option<String> {
        seen.game.as_ref().map(opponent_of)
    }
}
