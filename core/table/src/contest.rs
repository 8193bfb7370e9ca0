//! The game on the table: what was played, and how it ended. The one place that knows which game's rules
//! are behind it.

use palgak_rules::janggi::{self, Rules, notation, value};
use palgak_rules::{
    Game, Match, Move, MoveList, Outcome, Piece, PieceKind, PlayError, Position as _, Reason, Side, Square,
};

use crate::new_game::NewGame;
use crate::saved::{SaveError, SavedEnding, SavedRule};

/// A position of the game on the table.
pub(crate) type Position = janggi::Position;

/// The game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    game: Match<Position>,
    played: Vec<Played>,
    /// The bikjang rule through the game; never empty, plies never fall.
    rules: Vec<SavedRule>,
    ending: Option<SavedEnding>,
}

/// A move that was played, with what a reader wants to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The move.
    pub(crate) mv: Move,
    /// Who played it.
    pub(crate) side: Side,
    /// The piece that moved; none for a pass.
    pub(crate) piece: Option<Piece>,
    /// The piece it captured.
    pub(crate) captured: Option<Piece>,
    /// Whether it answered a check.
    pub(crate) answered: bool,
    /// The move in the Korean record form.
    pub(crate) korean: String,
    /// The move in machine notation.
    pub(crate) machine: String,
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
        let rules = Rules { bikjang: choices.bikjang };
        Contest {
            game: Match::new(Position::start(choices.cho_setup, choices.han_setup, rules)),
            played: Vec::new(),
            rules: vec![SavedRule { ply: 0, bikjang: choices.bikjang }],
            ending: None,
        }
    }

    /// A game that begins with a position.
    #[cfg(test)]
    pub(crate) fn from_position(position: Position) -> Contest {
        let rules = vec![SavedRule { ply: 0, bikjang: position.rules().bikjang }];
        Contest { game: Match::new(position), played: Vec::new(), rules, ending: None }
    }

    /// A saved game, played again.
    pub(crate) fn replay(
        choices: &NewGame,
        rules: &[SavedRule],
        moves: &[Move],
        ending: Option<SavedEnding>,
    ) -> Result<Contest, SaveError> {
        let contradiction = |detail| SaveError::Contradiction { detail };
        let first = rules.first().ok_or(contradiction("it does not say whether the bikjang rule is on"))?;
        if first.ply != 0 {
            return Err(contradiction("it does not say whether the bikjang rule is on at the start"));
        }
        let mut contest = Contest::new(&NewGame { bikjang: first.bikjang, ..*choices });
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
            Some(SavedEnding::Accepted) => {
                contest
                    .accept_draw()
                    .map_err(|_| contradiction("a draw was accepted that was not to be had"))?;
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
        Position::GAME
    }

    /// Files and ranks of the board.
    pub(crate) fn size(&self) -> (u8, u8) {
        (Position::FILES, Position::RANKS)
    }

    /// The game for the engine.
    pub(crate) fn as_match(&self) -> &Match<Position> {
        &self.game
    }

    /// The position now.
    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The piece on a point now.
    pub(crate) fn piece_at(&self, point: Square) -> Option<Piece> {
        self.position().piece_at(point)
    }

    /// Whether the side to move is in check.
    pub(crate) fn in_check(&self) -> bool {
        self.position().in_check()
    }

    /// The position after some plies.
    pub(crate) fn position_at(&self, ply: usize) -> Position {
        self.game.position_at(ply)
    }

    /// How many plies were played.
    pub(crate) fn ply(&self) -> usize {
        self.played.len()
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
        self.legal().into_iter().filter(|mv| mv.from() == from && !mv.is_pass()).collect()
    }

    /// The pass, if it is legal.
    pub(crate) fn pass(&self) -> Option<Move> {
        self.legal().into_iter().find(|mv| mv.is_pass())
    }

    /// Every legal move. None once the game is over.
    pub(crate) fn legal(&self) -> MoveList {
        let mut list = MoveList::new();
        if self.outcome().is_none() {
            self.position().legal_moves(&mut list);
        }
        list
    }

    /// Whether the side to move may accept a draw now.
    pub(crate) fn can_accept(&self) -> bool {
        self.outcome().is_none() && self.position().claimable_draw() == Some(Reason::BikjangAccepted)
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        let before = self.position();
        let (piece, captured) =
            if mv.is_pass() { (None, None) } else { (before.piece_at(mv.from()), before.piece_at(mv.to())) };
        let side = before.side_to_move();
        let answered = before.in_check();
        // The record form names the piece that moves: without one the move is not legal anyway.
        let korean =
            if mv.is_pass() || piece.is_some() { notation::korean(before, mv) } else { String::new() };
        self.game.play(mv)?;
        self.played.push(Played {
            mv,
            side,
            piece,
            captured,
            answered,
            korean,
            machine: notation::machine(mv),
        });
        Ok(())
    }

    /// Ends the game: a side gives up.
    pub(crate) fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.game.resign(side)?;
        self.ending = Some(SavedEnding::Resigned(side));
        Ok(())
    }

    /// Ends the game: the side to move accepts the draw.
    pub(crate) fn accept_draw(&mut self) -> Result<(), PlayError> {
        self.game.accept_draw()?;
        self.ending = Some(SavedEnding::Accepted);
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
            Some(SavedEnding::Resigned(by)) => by == side,
            Some(SavedEnding::Accepted) => self.side_to_move() == side,
        };
        if own_ending {
            return Some(Takeback { ending, plies: 0 });
        }
        let ply = (0..self.ply()).rev().find(|&ply| self.side_at(ply) == side)?;
        Some(Takeback { ending, plies: self.ply() - ply })
    }

    /// Takes back. Returns the last of the moves taken back.
    pub(crate) fn take_back(&mut self, takeback: Takeback) -> Option<Played> {
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
        self.position().rules().bikjang
    }

    /// Whether the game would be over at once if the bikjang rule were set so.
    pub(crate) fn bikjang_would_end(&self, on: bool) -> bool {
        let mut game = self.game.clone();
        game.change_rules(|position| position.set_rules(Rules { bikjang: on }));
        game.outcome().is_some()
    }

    /// Sets the bikjang rule from here on. Only while the game is open.
    pub(crate) fn change_bikjang(&mut self, on: bool) {
        self.game.change_rules(|position| position.set_rules(Rules { bikjang: on }));
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

/// The pieces a side has captured in a position, the most valuable first.
pub(crate) fn captured_by(side: Side, start: &Position, now: &Position) -> Vec<Piece> {
    let victim = side.other();
    let mut kinds = PieceKind::FAMILY;
    kinds.sort_by_key(|kind| std::cmp::Reverse(value(*kind)));
    kinds
        .into_iter()
        .flat_map(|kind| {
            let gone = start.pieces(victim, kind).len().saturating_sub(now.pieces(victim, kind).len());
            std::iter::repeat_n(Piece { side: victim, kind }, gone as usize)
        })
        .collect()
}
