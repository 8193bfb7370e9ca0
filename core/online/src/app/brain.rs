//! The quick match as a plain state machine: what the player asks and what the session tells go in, snapshots come out.

use std::time::Duration;

use palgak_rules::{Game, Side};
use palgak_table::Table;
use palgak_table::command::{Command as TableCommand, Effect, Input as TableInput, Pacing, Study};
use palgak_table::host::Finding;
use palgak_table::online::Standing;
use palgak_table::snapshot::Snapshot;
use palgak_table::view::View;

use super::command::{OnlineCommand, Opponent};
use super::compose::CALLED_OFF;
use super::port::{Port, Seen};
use super::snapshot::{OnlineAction, OnlineEvent, OnlinePhase, OnlineSnapshot};
use super::standing::{act_of, clocks_of, opponent_of, seat_of, standing_of};
use super::ticking::{Heard, Sound, next_change};
use crate::client::{Command, CommandError, Event, Phase, Subject};
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

/// The game on the board.
#[derive(Debug)]
struct Board {
    id: GameId,
    side: Side,
    table: Table,
    standing: Standing,
    heard: Heard,
}

/// A quick match. [`Brain::handle`] is the only way to change it; it opens no socket and starts no thread.
#[derive(Debug)]
pub struct Brain {
    pub(super) opponent: Opponent,
    pub(super) view: View,
    pacing: Pacing,
    pub(super) stage: Stage,
    board: Option<Board>,
    /// When to say that the player is ready, in a game without setups.
    ready: Option<(GameId, Duration)>,
    /// Until when a game of an earlier life is looked for.
    look_until: Option<Duration>,
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
        let seen = port.look();
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

    /// Asks the session for what the player wishes.
    fn wish(&mut self, port: &mut impl Port) {
        let command = match self.opponent {
            Opponent::Stranger(game) => Command::Seek(game),
            Opponent::Friend(game) => Command::Invite(game),
            Opponent::Host(code) => Command::Join(code),
        };
        self.stage = Stage::On;
        self.look_until = None;
        if port.command(command).is_err() {
            self.refuse("online-refused");
        }
    }

    fn command(&mut self, command: OnlineCommand, port: &mut impl Port, out: &mut Vec<Output>) {
        if self.is_left() {
            return;
        }
        match command {
            OnlineCommand::Table(command) => self.at_table(command, port, out),
            OnlineCommand::Pause => {
                self.at_table(TableCommand::Pause, port, out);
                // A game goes on, and so does waiting: the system says when the connection is to end.
                let seen = port.look();
                if matches!(seen.phase, Phase::Idle | Phase::Over { .. }) && seen.settled {
                    let _ = port.command(Command::Pause);
                }
            }
            OnlineCommand::Resume => {
                let _ = port.command(Command::Resume);
                self.at_table(TableCommand::Resume, port, out);
            }
            OnlineCommand::SetView(view) => {
                self.view = view;
                self.at_table(TableCommand::SetView(view), port, out);
            }
            OnlineCommand::ChooseSetup(setup) => {
                let setup = setup.as_str().to_owned();
                self.ask(port, OnlineAction::ChooseSetup, Command::Act(Act::Setup { setup }));
            }
            OnlineCommand::Rematch => {
                let seen = port.look();
                let actions = self.actions(&seen);
                let action = if actions.contains(&OnlineAction::AcceptRematch) {
                    OnlineAction::AcceptRematch
                } else {
                    OnlineAction::OfferRematch
                };
                self.ask(port, action, Command::Act(Act::Rematch));
            }
            OnlineCommand::NextOpponent => {
                if self.offers(port, OnlineAction::NextOpponent) {
                    self.called_off = false;
                    self.wish(port);
                }
            }
            OnlineCommand::Retry => {
                if !self.offers(port, OnlineAction::Retry) {
                    return;
                }
                match self.stage {
                    Stage::Failed(_) => self.wish(port),
                    _ => {
                        let _ = port.command(Command::Retry);
                    }
                }
            }
            OnlineCommand::Cancel => self.leave(port, OnlineAction::Cancel),
            OnlineCommand::PlayComputerNow => self.leave(port, OnlineAction::PlayComputerNow),
            OnlineCommand::Leave => self.leave(port, OnlineAction::Leave),
        }
    }

    /// Whether something can be done now; if not, the player is told.
    fn offers(&mut self, port: &impl Port, action: OnlineAction) -> bool {
        let offered = self.actions(&port.look()).contains(&action);
        if !offered {
            self.refuse("online-refused");
        }
        offered
    }

    fn ask(&mut self, port: &mut impl Port, action: OnlineAction, command: Command) {
        if self.offers(port, action) && port.command(command).is_err() {
            self.refuse("online-refused");
        }
    }

    /// The player goes away.
    fn leave(&mut self, port: &mut impl Port, action: OnlineAction) {
        let seen = port.look();
        if !self.actions(&seen).contains(&action) {
            // A tap on what was offered a moment ago: the game has begun in between.
            let begun = matches!(seen.phase, Phase::Playing { .. });
            return self.refuse(if begun { "online-begun" } else { "online-refused" });
        }
        match port.command(Command::Leave) {
            Ok(()) => self.stage = Stage::Left,
            // Only where app and server disagree is it offered in the middle of a game.
            Err(CommandError::Playing) => {
                let _ = port.command(Command::Act(Act::Resign));
                self.stage = Stage::Left;
            }
            Err(_) => self.refuse("online-refused"),
        }
    }

    fn refuse(&mut self, id: &str) {
        self.events.push(OnlineEvent::Refused);
        self.announcement = Some(self.words().text(id));
    }

    /// Something on the board.
    fn at_table(&mut self, command: TableCommand, port: &mut impl Port, out: &mut Vec<Output>) {
        let seen = port.look();
        let Some(board) = &mut self.board else { return };
        let clocks =
            seen.game.as_ref().filter(|game| game.id() == board.id).map(|game| clocks_of(game, &seen));
        board.table.set_clocks(clocks);
        let effects = board.table.apply(TableInput::Command(command), seen.now);
        self.carry_out(effects, port, out);
    }

    fn found(&mut self, finding: Finding, port: &mut impl Port, out: &mut Vec<Output>) {
        let Some(board) = &mut self.board else { return };
        let input = match finding {
            Finding::Found { search, choice } => TableInput::Found { search, choice },
            Finding::Judged { study, verdict } => TableInput::Judged { study, verdict },
            Finding::Studied { study } => TableInput::Studied { study },
        };
        let effects = board.table.apply(input, port.look().now);
        self.carry_out(effects, port, out);
    }

    /// Does what the table wants done. What it sends is sent before what it shows is shown, so that this can tell.
    fn carry_out(&mut self, effects: Vec<Effect>, port: &mut impl Port, out: &mut Vec<Output>) {
        let mut shown = None;
        for effect in effects {
            match effect {
                Effect::Show(snapshot) => shown = Some(snapshot),
                // If it cannot be sent, the next look at the session takes it off the board.
                Effect::Send(sent) => {
                    let _ = port.command(Command::Act(act_of(sent)));
                }
                Effect::Analyse(study) => out.push(Output::Analyse(study)),
                Effect::StopThinking => out.push(Output::StopThinking),
                // Nobody asks the computer in the middle of such a game.
                Effect::Think(_) => {}
            }
        }
        if let Some(snapshot) = shown {
            let seen = port.look();
            self.show(Some(*snapshot), &seen, out);
            // What is shown already need not be shown again; what could not be sent has to come off the board.
            if let (Some(board), Some(game)) = (&mut self.board, &seen.game) {
                let standing = standing_of(game, &seen);
                if standing.moves.len() == board.table.game().ply() {
                    board.standing = standing;
                }
            }
        }
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
        self.follow(seen);
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

    /// Puts the game on the board, or takes it away.
    fn follow(&mut self, seen: &Seen) {
        let begun = seen.game.as_ref().filter(|_| match &seen.phase {
            Phase::Playing { .. } => true,
            Phase::Over { result, .. } => result != CALLED_OFF,
            _ => false,
        });
        let Some(game) = begun else {
            self.board = None;
            return;
        };
        if self.board.as_ref().is_none_or(|board| board.id != game.id()) {
            self.board = Some(Board {
                id: game.id(),
                side: game.side(),
                table: Table::online(&seat_of(game), self.view, self.pacing),
                standing: Standing::default(),
                heard: Heard::default(),
            });
        }
    }

    /// What is new in what is seen: for the ears.
    fn note(&mut self, seen: &Seen) {
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
    fn listen(&mut self, seen: &Seen) -> bool {
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

    /// Whether there is something to be seen that was not shown.
    fn due(&self, seen: &Seen) -> bool {
        let told = &self.told;
        self.text(seen) != told.text
            || self.phase(seen) != told.phase
            || !self.events.is_empty()
            || self.board.as_ref().is_some_and(|board| {
                seen.game.as_ref().is_some_and(|game| changed(&board.standing, &standing_of(game, seen)))
            })
    }

    /// Shows how things are: the board as it is given, or as the session knows it.
    fn show(&mut self, snapshot: Option<Snapshot>, seen: &Seen, out: &mut Vec<Output>) {
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

    /// The board as the session knows it.
    fn followed(&mut self, seen: &Seen, out: &mut Vec<Output>) -> Option<Snapshot> {
        let board = self.board.as_mut()?;
        let game = seen.game.as_ref().filter(|game| game.id() == board.id)?;
        board.standing = standing_of(game, seen);
        match board.table.follow(&board.standing, seen.now) {
            Ok(effects) => {
                let mut shown = None;
                for effect in effects {
                    match effect {
                        Effect::Show(snapshot) => shown = Some(*snapshot),
                        Effect::StopThinking => out.push(Output::StopThinking),
                        _ => {}
                    }
                }
                shown
            }
            Err(error) => {
                tracing::error!(%error, "the game on the server cannot be followed");
                self.stage = Stage::Failed(Failure::Rules);
                self.board = None;
                None
            }
        }
    }

    /// The opponent's name, for a title.
    pub(super) fn opponent_name(seen: &Seen) -> Option<String> {
        seen.game.as_ref().map(opponent_of)
    }

    /// Whether the table's game is one whose own move or request is on its way.
    pub(super) fn is_sending(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.table.is_sending())
    }
}

/// Whether there is something else to see than clocks that run.
fn changed(before: &Standing, after: &Standing) -> bool {
    let still = |standing: &Standing| {
        standing.clocks.map(|clocks| clocks.map(|clock| (clock.in_period, clock.periods)))
    };
    before.moves != after.moves
        || before.confirmed != after.confirmed
        || before.draw_offered_by != after.draw_offered_by
        || before.awaiting != after.awaiting
        || before.result != after.result
        || still(before) != still(after)
}
