//! What a player asks of a quick match.

use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::command::Command;
use palgak_table::view::View;

use super::snapshot::OnlineAction;
use crate::id::Code;

/// Whom a player wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Whoever waits for the same game.
    Stranger(Game),
    /// A friend, who will be given a code.
    Friend(Game),
    /// The friend who has given this code.
    Host(Code),
}

/// What a player asks of a quick match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlineCommand {
    /// Something on the board.
    Table(Command),
    /// Take this setup (Janggi).
    ChooseSetup(Setup),
    /// Wait no longer.
    Cancel,
    /// Wait no longer: the shell opens a table with the computer once the phase is `Closed`.
    PlayComputerNow,
    /// Play the same opponent again: propose it, or accept.
    Rematch,
    /// Look for another opponent.
    NextOpponent,
    /// Try again.
    Retry,
    /// Go away.
    Leave,
    /// The app was left.
    Pause,
    /// The app is back.
    Resume,
    /// Look at everything in another way.
    SetView(View),
}

impl OnlineCommand {
    /// What an action comes to; none where it does not say enough: which setup is chosen.
    #[must_use]
    pub const fn of(action: OnlineAction) -> Option<OnlineCommand> {
        match action {
            OnlineAction::PlayComputerNow => Some(OnlineCommand::PlayComputerNow),
            OnlineAction::Cancel => Some(OnlineCommand::Cancel),
            OnlineAction::ChooseSetup => None,
            OnlineAction::OfferRematch | OnlineAction::AcceptRematch => Some(OnlineCommand::Rematch),
            OnlineAction::NextOpponent => Some(OnlineCommand::NextOpponent),
            OnlineAction::Retry => Some(OnlineCommand::Retry),
            OnlineAction::Leave => Some(OnlineCommand::Leave),
        }
    }
}
