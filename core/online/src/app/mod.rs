//! Quick match as an app shows it: from the wish to play to the result, in one kind of snapshot.

mod command;
mod snapshot;

pub use command::{OnlineCommand, Opponent};
pub use snapshot::{
    ConnectionState, ConnectionView, OnlineAction, OnlineEvent, OnlinePhase, OnlineSnapshot, SetupStage,
};
