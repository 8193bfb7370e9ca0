//! The shapes of the core's types for the other languages. The compiler checks them against the types.

mod analysis;
mod card;
mod errors;
mod form;
mod game;
mod guide;
mod look;
mod online;
mod settings;
mod snapshot;
mod summary;
