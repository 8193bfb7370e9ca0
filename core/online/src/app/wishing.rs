//! What the player asks for besides playing.

use super::brain::{Brain, Output, Stage};
use super::command::{OnlineCommand, Opponent};
use super::port::Port;
use super::snapshot::{OnlineAction, OnlineEvent};
use crate::client::{Command, CommandError, Phase};
use crate::protocol::Act;
use palgak_table::command::Command as TableCommand;

impl Brain {
    /// Asks the session for what the player wishes.
    pub(super) fn wish(&mut self, port: &mut impl Port) {
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

    pub(super) fn command(&mut self, command: OnlineCommand, port: &mut impl Port, out: &mut Vec<Output>) {
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

    pub(super) fn refuse(&mut self, id: &str) {
        self.events.push(OnlineEvent::Refused);
        self.announcement = Some(self.words().text(id));
    }
}
