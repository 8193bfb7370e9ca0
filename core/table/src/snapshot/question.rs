//! What is asked before something that cannot be taken back.

use super::Action;

/// What is asked before an action. It is done after a yes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Before which action.
    pub action: Action,
    /// The question ("Resign this game?").
    pub title: String,
    /// What would come of it.
    pub detail: String,
    /// What the button says that means yes.
    pub yes: String,
}
