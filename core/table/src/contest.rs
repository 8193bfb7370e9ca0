//! The game on the table: what was played, and how it ended.

use std::cell::OnceCell;

use palgak_rules::{Game, Move, Outcome, PlayError, Reason, Side, Square};

use crate::figure::AnyPiece;
use crate::games::{AnyMatch, AnyPosition};
use crate::new_game::NewGame;
use crate::pieces::worth;
use crate::played::Played;
use crate::saved::{SaveError, SavedEnding, SavedRule};

/// The game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    game: AnyMatch,
    played: Vec<Played>,
    /// The bikjang rule through the game; never empty, plies never fall.
    rules: Vec<SavedRule>,
    ending: Option<SavedEnding>,
    /// What can be played now, once somebody has asked.
    legal: OnceCell<Vec<Move>>,
    /// Whether the side to move is mated, once somebody has asked (Chu Shogi).
    pub(crate) mated: OnceCell<bool>,
}

/// What [`Contest::take_back`] would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Takeback {
    /// Whether a resignation or acceptance is taken back.
    pub(crate) ending: bool,
    /// How many plies are taken back.
    pub(crate) plies: usize,
}

impl Contest {
    /// A new game.
    pub(crate) fn new(choices: &NewGame) -> Contest {
        Contest::of(AnyMatch::start(choices))
    }

    /// A game that has just begun.
    pub(crate) fn of(game: AnyMatch) -> Contest {
        let rules = vec![SavedRule { ply: 0, bikjang: game.bikjang() }];
        Contest {
            game,
            played: Vec::new(),
            rules,
            ending: None,
            legal: OnceCell::new(),
            mated: OnceCell::new(),
        }
    }

    /// A game as it was chosen, from a position in FEN if one is given.
    pub(crate) fn begin(choices: &NewGame, start: Option<&str>) -> Result<Contest, SaveError> {
        Ok(match start {
            None => Contest::new(choices),
            Some(fen) => {
                Contest::of(AnyMatch::from_fen(choices, fen).map_err(|why| SaveError::Start { why })?)
            }
        })
    }

    /// A saved game, played again.
    pub(crate) fn replay(
        choices: &NewGame,
        start: Option<&str>,
        rules: &[SavedRule],
        moves: &[Move],
        ending: Option<SavedEnding>,
    ) -> Result<Contest, SaveError> {
        let contradiction = |detail| SaveError::Contradiction { detail };
        let first = rules.first().ok_or(contradiction("it does not say whether the bikjang rule is on"))?;
        if first.ply != 0 {
            return Err(contradiction("it does not say whether the bikjang rule is on at the start"));
        }
        let mut contest = Contest::begin(&NewGame { bikjang: first.bikjang, ..*choices }, start)?;
        if choices.game != Game::Janggi && (rules.len() > 1 || first.bikjang) {
            return Err(contradiction("it has a bikjang rule in a game without one"));
        }
        let mut changes = rules[1..].iter().peekable();
        for mv in moves {
            contest.replay_rules(&mut changes)?;
            contest.play(*mv).map_err(|error| SaveError::Move {
                ply: contest.ply() as u64 + 1,
                text: format!("from point {} to point {}", mv.from().number(), mv.to().number()),
                why: error.to_string(),
            })?;
        }
        contest.replay_rules(&mut changes)?;
        if changes.next().is_some() {
            return Err(contradiction("the bikjang rule changes after the last move, or goes back in time"));
        }
        match ending {
            None => {}
            Some(SavedEnding::Resigned(side)) => {
                contest.resign(side).map_err(|_| contradiction("a side gave up after the end"))?;
            }
            Some(SavedEnding::TimedOut(side)) => {
                contest.lose_on_time(side).map_err(|_| contradiction("time ran out after the end"))?;
            }
            Some(SavedEnding::Accepted) => {
                contest
                    .accept_draw()
                    .map_err(|_| contradiction("a draw was accepted that was not to be had"))?;
            }
            Some(SavedEnding::Agreed) => {
                contest.agree_to_draw().map_err(|_| contradiction("a draw was agreed after the end"))?;
            }
        }
        Ok(contest)
    }

    /// Changes the rule as it was changed at the present ply.
    fn replay_rules<'a>(
        &mut self,
        changes: &mut std::iter::Peekable<impl Iterator<Item = &'a SavedRule>>,
    ) -> Result<(), SaveError> {
        while let Some(change) = changes.next_if(|change| change.ply as usize == self.ply()) {
            if self.outcome().is_some() {
                return Err(SaveError::Contradiction { detail: "the bikjang rule changes after the end" });
            }
            self.change_bikjang(change.bikjang);
        }
        Ok(())
    }

    /// Which game this is.
    pub(crate) fn game(&self) -> Game {
        self.game.game()
    }

    /// Files and ranks of the board.
    pub(crate) fn size(&self) -> (u8, u8) {
        self.position().size()
    }

    /// The game for the engine.
    pub(crate) fn as_match(&self) -> &AnyMatch {
        &self.game
    }

    /// The position now.
    pub(crate) fn position(&self) -> &dyn AnyPosition {
        self.game.position()
    }

    /// The piece on a point now.
    pub(crate) fn piece_at(&self, point: Square) -> Option<AnyPiece> {
        self.position().piece_at(point)
    }

    /// Whether the side to move is in check.
    pub(crate) fn in_check(&self) -> bool {
        self.position().in_check()
    }

    /// The position after some plies.
    pub(crate) fn position_at(&self, ply: usize) -> Box<dyn AnyPosition> {
        self.game.position_at(ply)
    }

    /// How many plies were played.
    pub(crate) fn ply(&self) -> usize {
        self.played.len()
    }

    /// The pieces that a side has captured in the first `plies` plies, the most valuable first.
    pub(crate) fn captured_by(&self, side: Side, plies: usize) -> Vec<AnyPiece> {
        let mut captured: Vec<AnyPiece> = self
            .played
            .iter()
            .take(plies)
            .filter(|played| played.side == side)
            .flat_map(Played::captures)
            .collect();
        captured.sort_by_key(|piece| (std::cmp::Reverse(worth(self.game(), *piece)), piece.kind));
        captured
    }

    /// What was played.
    pub(crate) fn played(&self) -> &[Played] {
        &self.played
    }

    /// The bikjang rule through the game.
    pub(crate) fn rules(&self) -> &[SavedRule] {
        &self.rules
    }

    /// How a player ended the game.
    pub(crate) fn ending(&self) -> Option<SavedEnding> {
        self.ending
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whose turn it is; none once the game is over.
    pub(crate) fn turn(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.side_to_move())
    }

    /// Whose turn it is, or would be.
    pub(crate) fn side_to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// Whose turn it was after some plies.
    fn side_at(&self, ply: usize) -> Side {
        if (self.ply() - ply.min(self.ply())).is_multiple_of(2) {
            self.side_to_move()
        } else {
            self.side_to_move().other()
        }
    }

    /// The legal moves of the piece on a point, passes left out. None once the game is over.
    pub(crate) fn moves_from(&self, from: Square) -> Vec<Move> {
        self.legal().iter().copied().filter(|mv| mv.from() == from && !mv.is_pass()).collect()
    }

    /// What a pass of a side would be: none in games without one.
    pub(crate) fn pass_of(&self, side: Side) -> Option<Move> {
        self.game.janggi().map(|game| Move::pass(game.position().king(side)))
    }

    /// The pass, if it is legal.
    pub(crate) fn pass(&self) -> Option<Move> {
        self.legal().iter().copied().find(|mv| mv.is_pass())
    }

    /// Every legal move. None once the game is over.
    pub(crate) fn legal(&self) -> &[Move] {
        self.legal.get_or_init(|| self.game.legal().to_vec())
    }

    /// Forgets what was worked out: the game is about to be another.
    fn forget(&mut self) {
        self.legal.take();
        self.mated.take();
    }

    /// Whether the side to move may accept a draw now.
    pub(crate) fn can_accept(&self) -> bool {
        self.outcome().is_none() && self.position().claimable_draw() == Some(Reason::BikjangAccepted)
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        // A move may come from anywhere: saved bytes may hold points that are on no board.
        if self.outcome().is_some() {
            return self.game.play(mv);
        }
        if !self.legal().contains(&mv) {
            let repeats = self.position().legal().contains(&mv);
            return Err(if repeats { PlayError::Repetition } else { PlayError::Illegal });
        }
        let before = self.position();
        let at = |square| if mv.is_pass() { None } else { before.piece_at(square) };
        let piece = at(mv.from());
        let played = Played {
            mv,
            side: before.side_to_move(),
            piece,
            captured: at(mv.to()).filter(|_| mv.to() != mv.from()),
            captured_over: mv.middle().and_then(at),
            answered: before.in_check(),
            // Notations name the piece that moves: without one the move is not legal anyway.
            texts: if mv.is_pass() || piece.is_some() { before.write(mv) } else { Vec::new() },
        };
        self.game.play(mv)?;
        self.forget();
        self.played.push(played);
        Ok(())
    }

    /// Ends the game: a side gives up.
    pub(crate) fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.game.resign(side)?;
        self.forget();
        self.ending = Some(SavedEnding::Resigned(side));
        Ok(())
    }

    /// Ends the game: the time of a side has run out.
    pub(crate) fn lose_on_time(&mut self, side: Side) -> Result<(), PlayError> {
        self.game.lose_on_time(side)?;
        self.forget();
        self.ending = Some(SavedEnding::TimedOut(side));
        Ok(())
    }

    /// Ends the game: the side to move accepts the draw.
    pub(crate) fn accept_draw(&mut self) -> Result<(), PlayError> {
        self.game.accept_draw()?;
        self.forget();
        self.ending = Some(SavedEnding::Accepted);
        Ok(())
    }

    /// Ends the game: both agree to a draw.
    pub(crate) fn agree_to_draw(&mut self) -> Result<(), PlayError> {
        self.game.agree_to_draw()?;
        self.forget();
        self.ending = Some(SavedEnding::Agreed);
        Ok(())
    }

    /// What there is to take back for two players: the last act.
    pub(crate) fn last_act(&self) -> Option<Takeback> {
        if self.ending.is_some() {
            Some(Takeback { ending: true, plies: 0 })
        } else {
            (self.ply() > 0).then_some(Takeback { ending: false, plies: 1 })
        }
    }

    /// What there is to take back so that `side` is to move again, as it was before its last act.
    pub(crate) fn back_to_turn_of(&self, side: Side) -> Option<Takeback> {
        let ending = self.ending.is_some();
        let own_ending = match self.ending {
            None => false,
            Some(SavedEnding::Resigned(by) | SavedEnding::TimedOut(by)) => by == side,
            Some(SavedEnding::Accepted) => self.side_to_move() == side,
            Some(SavedEnding::Agreed) => true,
        };
        if own_ending {
            return Some(Takeback { ending, plies: 0 });
        }
        let ply = (0..self.ply()).rev().find(|&ply| self.side_at(ply) == side)?;
        Some(Takeback { ending, plies: self.ply() - ply })
    }

    /// Takes back. Returns the last of the moves taken back.
    pub(crate) fn take_back(&mut self, takeback: Takeback) -> Option<Played> {
        self.forget();
        if takeback.ending && self.ending.take().is_some() {
            self.game.undo();
        }
        let mut last = None;
        for _ in 0..takeback.plies {
            self.game.undo();
            last = self.played.pop();
        }
        self.remember_bikjang(self.bikjang());
        last
    }

    /// Whether the bikjang rule is on.
    pub(crate) fn bikjang(&self) -> bool {
        self.game.bikjang()
    }

    /// Whether the game would be over at once if the bikjang rule were set so.
    pub(crate) fn bikjang_would_end(&self, on: bool) -> bool {
        let mut game = self.game.clone();
        game.set_bikjang(on);
        game.outcome().is_some()
    }

    /// Sets the bikjang rule from here on. Only while the game is open.
    pub(crate) fn change_bikjang(&mut self, on: bool) {
        self.forget();
        self.game.set_bikjang(on);
        self.remember_bikjang(on);
    }

    /// Notes the rule in force at the present ply, and forgets what was set at plies taken back.
    fn remember_bikjang(&mut self, on: bool) {
        let ply = u32::try_from(self.ply()).unwrap_or(u32::MAX);
        self.rules.retain(|rule| rule.ply < ply || rule.ply == 0);
        if self.rules.last().is_some_and(|rule| rule.bikjang == on) {
            return;
        }
        if ply == 0 {
            self.rules.clear();
        }
        self.rules.push(SavedRule { ply, bikjang: on });
    }
}
