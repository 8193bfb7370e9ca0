//! Quick match as an app shows it: from the wish to play to the result, in one kind of snapshot.

mod brain;
mod command;
mod compose;
mod port;
mod quick_match;
mod saved;
mod snapshot;
mod standing;
mod ticking;

pub use brain::{Brain, Input, Output};
pub use command::{OnlineCommand, Opponent};
pub use port::{Port, Seen};
pub use quick_match::{OnlineListener, QuickMatch, QuickMatchError, Start, new_identity};
pub use snapshot::{
    ConnectionState, ConnectionView, OnlineAction, OnlineEvent, OnlinePhase, OnlineSnapshot, SetupStage,
};
