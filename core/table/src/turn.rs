//! What a player does with a turn: choose a piece and a point, pass, accept a draw, give up.

use std::time::Duration;

use palgak_rules::chushogi::written;
use palgak_rules::{Game, Move, Side, Square};

use crate::chu::through;
use crate::command::{Effect, Sent};
use crate::news::Said;
use crate::refusal::Why;
use crate::snapshot::Event;
use crate::table::Table;

impl Table {
    /// A tap on a point of the board.
    pub(crate) fn tap(&mut self, point: Square, now: Duration, effects: &mut Vec<Effect>) {
        let side = match self.must_have_turn() {
            Ok(side) => side,
            Err(why) => return self.refuse(why),
        };
        if let Some(begun) = self.begun {
            return self.go_on(begun, point, now, effects);
        }
        let own = self.contest.piece_at(point).is_some_and(|piece| piece.side == side);
        match self.selection {
            Some(chosen) if own && self.touched().is_some() => self.refuse(Why::Touched { point: chosen }),
            Some(chosen) if chosen == point => {
                self.selection = None;
            }
            Some(chosen) if !own && self.contest.game() == Game::ChuShogi => {
                self.aim(chosen, point, now, effects);
            }
            Some(chosen) if !own => {
                let found = self.contest.moves_from(chosen).into_iter().find(|mv| mv.to() == point);
                match found {
                    Some(mv) => self.play(mv, now, effects),
                    None => self.refuse(Why::Move(Move::new(chosen, point))),
                }
            }
            _ if own => self.choose(point),
            _ if self.contest.piece_at(point).is_some() => self.refuse(Why::NotYours { point }),
            _ => self.refuse(Why::NothingChosen),
        }
    }

    /// The piece that was chosen and, where the players play touch-move, has to move now, because it can.
    pub(crate) fn touched(&self) -> Option<Square> {
        self.selection.filter(|point| self.view.touch_move && !self.contest.moves_from(*point).is_empty())
    }

    /// Refuses what leaves a piece standing that has to move.
    fn must_move_touched(&self, from: Option<Square>) -> Result<(), Why> {
        match self.touched() {
            Some(point) if from != Some(point) => Err(Why::Touched { point }),
            _ => Ok(()),
        }
    }

    /// Chooses a piece of one's own. One that cannot move is chosen all the same, so that a second tap can
    /// tell why it cannot go to a point; that it cannot move at all is said at once. In Xiangqi a piece that cannot
    /// answer a check is not chosen.
    pub(crate) fn choose(&mut self, point: Square) {
        let moves = self.contest.moves_from(point).len();
        let helpless = moves == 0 && self.contest.game() == Game::Xiangqi && self.contest.in_check();
        self.selection = (!helpless).then_some(point);
        if moves == 0 {
            self.refuse(Why::Stuck { point });
        } else {
            let targets = self.goals().len();
            self.news.events.push(Event::Select);
            self.news.said = Some(Said::Chosen { point, targets });
        }
    }

    /// A move said in full. The king's own point twice is a pass, as in machine notation.
    pub(crate) fn move_in_full(
        &mut self,
        mv: Move,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Why> {
        let side = self.must_have_turn()?;
        if let Some(position) = self.contest.chu() {
            let inside = |square: Square| square.number() < self.points();
            let squares = [Some(mv.from()), mv.middle(), Some(mv.to())];
            if !squares.into_iter().flatten().all(inside) {
                return Err(Why::Move(mv));
            }
            if let Some(middle) = mv.middle()
                && through(position, mv.from(), middle, mv.to()).is_none()
            {
                return Err(Why::NotThatWay(mv.from()));
            }
            let mv = written::canonical(position, mv);
            if !self.contest.legal().contains(&mv) {
                return Err(Why::Move(mv));
            }
            self.must_move_touched(Some(mv.from()))?;
            self.venture(mv, now, effects);
            return Ok(());
        }
        if mv.middle().is_some() || mv.promotes() {
            return Err(Why::NotInThisGame);
        }
        let (from, to) = (mv.from(), mv.to());
        if from == to && self.contest.pass_of(side) == Some(Move::pass(from)) {
            return self.pass(now, effects);
        }
        let mv = self.contest.moves_from(from).into_iter().find(|mv| mv.to() == to);
        let mv = mv.ok_or(Why::Move(Move::new(from, to)))?;
        self.must_move_touched(Some(from))?;
        self.play(mv, now, effects);
        Ok(())
    }

    /// Lets the turn go.
    pub(crate) fn pass(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.must_have_turn()?;
        let mv = self.contest.pass().ok_or(Why::Pass)?;
        self.must_move_touched(None)?;
        self.play(mv, now, effects);
        Ok(())
    }

    /// Accepts the draw that facing kings offer.
    pub(crate) fn accept(&mut self, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.must_have_turn()?;
        if self.is_online() && self.contest.can_accept() {
            return self.send(Sent::AcceptBikjang, effects);
        }
        self.accept_for_side_to_move(effects)
    }

    /// Accepts the draw for whoever is to move.
    pub(crate) fn accept_for_side_to_move(&mut self, effects: &mut Vec<Effect>) -> Result<(), Why> {
        if !self.contest.can_accept() {
            return Err(Why::NothingToAccept);
        }
        self.stop_thinking(effects);
        self.clear();
        self.contest.accept_draw().map_err(|_| Why::NothingToAccept)?;
        self.tell_of_end();
        Ok(())
    }

    /// Gives up.
    pub(crate) fn resign(&mut self, side: Option<Side>, effects: &mut Vec<Effect>) -> Result<(), Why> {
        let turn = self.contest.turn().ok_or(Why::Over)?;
        let side = match (side, self.human()) {
            (Some(side), Some(human)) if side != human && self.is_online() => return Err(Why::OpponentsSide),
            (Some(side), Some(human)) if side != human => return Err(Why::ComputersSide),
            (Some(side), _) => side,
            (None, Some(human)) => human,
            (None, None) => turn,
        };
        if self.is_online() {
            return self.send(Sent::Resign, effects);
        }
        self.stop_thinking(effects);
        self.clear();
        self.proposal = None;
        self.contest.resign(side).map_err(|_| Why::Over)?;
        self.tell_of_end();
        Ok(())
    }
}
