//! Quick match as an app shows it: from the wish to play to the result, in one kind of snapshot.

mod board;
mod brain;
mod command;
mod compose;
mod ears;
mod error;
mod port;
mod quick_match;
mod running;
mod saved;
mod snapshot;
mod standing;
mod ticking;
mod wishing;

pub use brain::{Brain, Input, Output};
pub use command::{OnlineCommand, Opponent};
pub use error::QuickMatchError;
pub use port::{Port, Seen};
pub use quick_match::{QuickMatch, Start, new_identity};
pub use running::OnlineListener;
pub use snapshot::{
    ConnectionState, ConnectionView, OnlineAction, OnlineEvent, OnlinePhase, OnlineSnapshot, SetupStage,
};
