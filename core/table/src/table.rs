//! The table: the state of a game being played, and what each input makes of it.

use std::time::Duration;

use palgak_rules::{Move, Side, Square};

use crate::analysis::Findings;
use crate::begun::Begun;
use crate::command::{Command, Effect, Input, Pacing, Sent};
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::new_game::NewGame;
use crate::news::{News, Said};
use crate::offers::Proposal;
use crate::online::Remote;
use crate::refusal::Why;
use crate::saved::{SaveError, SavedGame, SavedOffer};
use crate::snapshot::{Mode, OfferKind};
use crate::thinking::{Advice, Thought};
use crate::view::View;
use crate::words::Names;

/// A table with a game on it: a plain value. [`Table::apply`] is the only way to change it; it looks at no
/// clock, starts no thread and calls nobody.
#[derive(Clone, Debug)]
pub struct Table {
    /// What was chosen, with the set-ups that are on the board.
    pub(crate) choices: NewGame,
    /// Where the computer's choices in this game come from.
    pub(crate) seed: u64,
    pub(crate) view: View,
    pub(crate) pacing: Pacing,
    pub(crate) contest: Contest,
    /// The position the game begins with, in FEN, if not one that the choices give.
    pub(crate) start: Option<String>,
    /// Whether the board was turned by hand.
    pub(crate) flipped: bool,
    /// Whether two players have changed sides since they sat down.
    pub(crate) swapped: bool,
    pub(crate) selection: Option<Square>,
    /// What has begun with the chosen piece and waits for more.
    pub(crate) begun: Option<Begun>,
    pub(crate) refusal: Option<Why>,
    /// The move that the command before was warned of.
    pub(crate) warned: Option<Move>,
    pub(crate) hint: Option<Advice>,
    /// What the computer has found of the finished game.
    pub(crate) findings: Option<Findings>,
    /// What one of two players has proposed.
    pub(crate) proposal: Option<Proposal>,
    /// The ply shown of a finished game, if not the last.
    pub(crate) review: Option<usize>,
    pub(crate) thought: Option<Thought>,
    /// The other end, in a game with somebody who is elsewhere.
    pub(crate) remote: Option<Remote>,
    /// The number of the last search.
    pub(crate) searches: u64,
    pub(crate) paused: bool,
    /// What happened since the last snapshot.
    pub(crate) news: News,
    /// The number of the last snapshot.
    pub(crate) sequence: u64,
}

impl Table {
    /// A table with a new game. `seed` stands in for the seed that the choices leave open.
    #[must_use]
    pub fn new(choices: NewGame, view: View, pacing: Pacing, seed: u64) -> Table {
        let mut table = Table::with(choices, choices.seed.unwrap_or(seed), view, pacing);
        table.set_up();
        table
    }

    /// The table of a saved game.
    ///
    /// # Errors
    /// If the bytes are no saved game that this version reads, or one that cannot have been played.
    pub fn restore(bytes: &[u8], view: View, pacing: Pacing) -> Result<Table, SaveError> {
        let saved = SavedGame::from_bytes(bytes)?;
        let mut table = Table::with(saved.choices, saved.seed, view, pacing);
        table.contest = Contest::replay(
            &saved.choices,
            saved.start.as_deref(),
            &saved.rules,
            &saved.moves,
            saved.ending,
        )?;
        table.start = saved.start;
        table.flipped = saved.flipped;
        table.swapped = saved.swapped;
        if let Some(ply) = saved.review {
            if table.contest.outcome().is_none() || ply as usize >= table.contest.ply() {
                return Err(SaveError::Contradiction { detail: "it shows a ply that cannot be looked at" });
            }
            table.review = Some(ply as usize);
        }
        if let Some(offer) = saved.offer {
            table.proposal = Some(table.proposal_again(offer)?);
        }
        Ok(table)
    }

    fn with(choices: NewGame, seed: u64, view: View, pacing: Pacing) -> Table {
        Table {
            choices,
            seed,
            view,
            pacing,
            contest: Contest::new(&choices),
            start: None,
            flipped: false,
            swapped: false,
            selection: None,
            begun: None,
            refusal: None,
            warned: None,
            hint: None,
            findings: None,
            proposal: None,
            review: None,
            thought: None,
            remote: None,
            searches: 0,
            paused: false,
            news: News::default(),
            sequence: 0,
        }
    }

    /// The game as bytes, for [`Table::restore`].
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        SavedGame {
            choices: self.choices,
            seed: self.seed,
            start: self.start.clone(),
            rules: self.contest.rules().to_vec(),
            moves: self.contest.played().iter().map(|played| played.mv).collect(),
            ending: self.contest.ending(),
            review: self.review.and_then(|ply| u32::try_from(ply).ok()),
            flipped: self.flipped,
            swapped: self.swapped,
            offer: self.proposal.map(|proposal| SavedOffer { kind: proposal.kind, by: proposal.by }),
        }
        .to_bytes()
    }

    /// The game on the table, for whoever reads or writes moves. While an earlier position is looked at, still as it
    /// ended.
    #[must_use]
    pub fn game(&self) -> &AnyMatch {
        self.contest.as_match()
    }

    /// The names of things in this game and in the reader's language.
    pub(crate) fn names(&self) -> Names {
        Names { game: self.contest.game(), locale: self.view.locale }
    }

    /// How many points the board has: the numbers that may be tapped are those below.
    #[must_use]
    pub fn points(&self) -> u8 {
        let (files, ranks) = self.contest.size();
        files * ranks
    }

    /// Takes one input at a time of the table's clock, which may start anywhere and never goes back.
    ///
    /// A command is always answered by at least one snapshot, except one that changes nothing that can be
    /// seen. A tap beside the board changes nothing.
    pub fn apply(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        let mut effects = Vec::new();
        let changed = match input {
            Input::Open => {
                self.news.said = Some(Said::Status);
                self.think_if_due(now, &mut effects);
                true
            }
            Input::Command(command) => self.command(command, now, &mut effects),
            Input::Found { search, choice } => self.found(search, choice, now, &mut effects),
            Input::Judged { study, verdict } => self.judged(study, verdict),
            Input::Studied { study } => self.studied(study),
            Input::Tick => self.tick(now, &mut effects),
        };
        if changed {
            // What to show comes before what to do about it.
            let snapshot = self.compose(now);
            effects.insert(0, Effect::Show(Box::new(snapshot)));
            self.news = News::default();
        }
        effects
    }

    /// When [`Input::Tick`] is due.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        self.thought.as_ref().map(|thought| thought.wake_at(&self.pacing))
    }

    fn command(&mut self, command: Command, now: Duration, effects: &mut Vec<Effect>) -> bool {
        match command {
            Command::Tap(point) => {
                let inside = point < self.points();
                if inside {
                    self.begin(effects);
                    self.tap(Square::new(point), now, effects);
                }
                inside
            }
            Command::Move { from, to, middle, promotes } => {
                let (from, to) = (Square::new(from), Square::new(to));
                let mv =
                    middle.map_or(Move::new(from, to), |middle| Move::over(from, Square::new(middle), to));
                let mv = if promotes { mv.promoting() } else { mv };
                self.act(effects, |table, effects| table.move_in_full(mv, now, effects))
            }
            Command::Do(action, side) => match self.command_of(action, side) {
                Some(command) => self.command(command, now, effects),
                None => false,
            },
            Command::CancelStep => self.act(effects, |table, _| table.cancel_step()),
            Command::Promote => self.act(effects, |table, effects| table.promote(true, now, effects)),
            Command::KeepUnpromoted => self.act(effects, |table, effects| table.promote(false, now, effects)),
            Command::Pass => self.act(effects, |table, effects| table.pass(now, effects)),
            Command::AcceptBikjang => self.act(effects, |table, effects| table.accept(effects)),
            Command::Undo => self.act(effects, |table, effects| table.undo(None, now, effects)),
            Command::TakeBack(side) => {
                self.act(effects, |table, effects| table.undo(Some(side), now, effects))
            }
            Command::OfferDraw(side) => self.act(effects, |table, effects| table.offer_draw(side, effects)),
            Command::AcceptDraw => self.act(effects, |table, effects| table.accept_offered_draw(effects)),
            Command::AcceptTakeback => {
                self.act(effects, |table, effects| table.accept_takeback(now, effects))
            }
            Command::DeclineDraw => self.act(effects, |table, effects| table.decline_draw(effects)),
            Command::DeclineTakeback => self.act(effects, |table, _| table.decline(OfferKind::Takeback)),
            Command::Hint => self.act(effects, |table, effects| table.ask_hint(now, effects)),
            Command::Rematch => self.act(effects, |table, effects| table.rematch(now, effects)),
            Command::Resign(side) => self.act(effects, |table, effects| table.resign(side, effects)),
            Command::SetBikjang(on) => {
                self.act(effects, |table, effects| table.set_bikjang(on, now, effects))
            }
            Command::Step(ply) => self.act(effects, |table, _| table.step(ply)),
            Command::Analyse => self.act(effects, |table, effects| table.analyse(effects)),
            Command::StopAnalysis => self.act(effects, |table, effects| {
                table.stop_analysis(effects);
                Ok(())
            }),
            Command::Flip => {
                self.refusal = None;
                self.flipped = !self.flipped;
                true
            }
            Command::SetView(view) => std::mem::replace(&mut self.view, view) != view,
            Command::Dismiss => self.dismiss(effects),
            Command::Pause => {
                let was = std::mem::replace(&mut self.paused, true);
                let begun = self.begun.take().is_some();
                self.stop_thinking(effects);
                self.stop_analysis(effects);
                !was || begun
            }
            Command::Resume => {
                let was = std::mem::replace(&mut self.paused, false);
                self.think_if_due(now, effects);
                was
            }
        }
    }

    /// Does something that can be refused, and says so if it is.
    fn act(
        &mut self,
        effects: &mut Vec<Effect>,
        deed: impl FnOnce(&mut Table, &mut Vec<Effect>) -> Result<(), Why>,
    ) -> bool {
        self.begin(effects);
        if let Err(why) = deed(self, effects) {
            self.refuse(why);
        }
        true
    }

    /// Every command of a player puts away what the one before left, and ends a search for a hint.
    fn begin(&mut self, effects: &mut Vec<Effect>) {
        self.warned = match self.refusal.take() {
            Some(Why::Exposes(mv)) => Some(mv),
            _ => None,
        };
        self.hint = None;
        self.stop_hint(effects);
    }

    /// Puts away the choice of a piece, the refusal and the hint.
    pub(crate) fn clear(&mut self) {
        self.selection = None;
        self.begun = None;
        self.refusal = None;
        self.hint = None;
    }

    /// Puts away what a person wants to put away: not a piece that was touched and has to move. True if there is
    /// something to show.
    fn dismiss(&mut self, effects: &mut Vec<Effect>) -> bool {
        let said = self.refusal.is_some() || self.hint.is_some() || self.begun.is_some();
        match self.touched() {
            Some(point) if said => {
                self.clear();
                self.selection = Some(point);
                true
            }
            Some(point) => self.act(effects, |_, _| Err(Why::Touched { point })),
            None => {
                let nothing = self.selection.is_none() && !said;
                if !nothing {
                    self.clear();
                }
                !nothing
            }
        }
    }

    /// The person's side against somebody who does not sit at this table.
    pub(crate) fn human(&self) -> Option<Side> {
        (self.choices.mode != Mode::TwoPlayers).then_some(self.choices.human)
    }

    /// The side that a person at the phone may move now.
    pub(crate) fn hand(&self) -> Option<Side> {
        let turn = self.contest.turn()?;
        if self.is_online() && (self.remote.is_none() || self.awaits(&Sent::AcceptBikjang)) {
            return None;
        }
        self.human().is_none_or(|human| human == turn).then_some(turn)
    }

    /// The side to move, if a person may move it now; otherwise why not.
    pub(crate) fn must_have_turn(&self) -> Result<Side, Why> {
        if self.contest.outcome().is_some() {
            return Err(Why::Over);
        }
        self.hand().ok_or(match (self.is_online(), self.contest.turn() == self.human()) {
            (false, _) => Why::ComputersTurn,
            (true, _) if self.remote.is_none() => Why::Elsewhere,
            (true, false) => Why::OpponentsTurn,
            (true, true) => Why::Unanswered,
        })
    }

    /// Plays a legal move of either side.
    pub(crate) fn play(&mut self, mv: Move, now: Duration, effects: &mut Vec<Effect>) {
        self.stop_thinking(effects);
        self.clear();
        self.proposal = None;
        if self.contest.play(mv).is_ok() {
            self.tell_of_move();
            self.send_move(effects);
            self.think_if_due(now, effects);
        }
    }
}
