//! Every word a person reads.
//!
//! The words live in Fluent catalogues, `locales/<tag>/<area>.ftl`, and are part of the program: there is
//! no file to lose and no language to load. Code names a message by its id and gets a finished string:
//!
//! ```
//! use palgak_text::{Catalogue, Locale};
//!
//! let words = Catalogue::of(Locale::En);
//! assert_eq!(words.text("setup-left-name"), "Left elephant");
//! ```
//!
//! An area belongs to one part of the program: `ui` to the shells' own labels, `table` to what is said
//! about a game being played, `setup` to the opening setups, `guide` to the rules of Janggi as told in the app and to what all
//! guides share, `guide-…` to the rules of the other games, `xiangqi` and `chushogi` to the
//! names of their sides and pieces, `terminal` to a game in the terminal.

mod catalogue;
mod locale;
mod sources;
#[cfg(test)]
mod tests;

pub use catalogue::{Arg, Catalogue, plain_texts};
pub use locale::Locale;
