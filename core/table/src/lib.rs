//! One game being played: commands in, snapshots out.

mod actions;
mod analysis;
mod begun;
mod board;
mod buttons;
pub mod card;
mod chu;
pub mod command;
mod compose;
mod contest;
pub mod diagram;
pub mod figure;
pub mod form;
pub mod games;
mod goals;
pub mod guide;
pub mod host;
pub mod import;
pub mod look;
pub mod new_game;
mod news;
mod offers;
pub mod online;
mod panel;
mod pictured;
pub mod pieces;
mod played;
mod record;
pub mod referee;
mod refusal;
mod review;
pub mod saved;
mod seats;
pub mod settings;
pub mod setups;
pub mod snapshot;
mod speech;
mod status;
pub mod summary;
mod table;
mod takeback;
mod thinking;
mod turn;
pub mod view;
mod warnings;
mod words;

pub use table::Table;

// The tests of this crate share their tools with the tests beside it, which know the crate by its name.
#[cfg(test)]
extern crate self as palgak_table;
#[cfg(test)]
#[path = "../tests/common/mod.rs"]
mod common;
#[cfg(test)]
mod tests;
