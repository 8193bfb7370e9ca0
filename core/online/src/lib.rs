//! Quick match: the wire protocol, the clock and the client.
//!
//! `PROTOCOL.md` beside this crate tells the protocol in words; [`protocol`] is the same in types.

#[cfg(feature = "app")]
pub mod app;
pub mod auth;
pub mod client;
pub mod clock;
pub mod digest;
pub mod id;
pub mod protocol;
pub mod wire;
