//! The computer as a player of quick matches.

mod board;
mod brain;
mod news;
mod player;
mod state;
mod turn;

pub(crate) use player::{Opponent, Plan, Player};
pub(crate) use state::StateFile;
