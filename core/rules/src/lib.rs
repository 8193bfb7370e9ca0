//! The rules of Janggi, Xiangqi and Chu Shogi: boards, pieces, positions, legal moves, ends of games and
//! notations. Pure: no input or output, no clock, no thread.
//!
//! The rules themselves are written down for readers in `docs/rules`; the code follows those pages and names
//! the section it implements.
//!
//! ```
//! use palgak_rules::janggi::{self, Rules, Setup};
//! use palgak_rules::{Match, Position};
//!
//! let start = janggi::Position::start(Setup::Left, Setup::Left, Rules::default());
//! assert_eq!(start.legal_count(), 32);
//! let mut game = Match::new(start);
//! let mv = janggi::notation::parse_machine("e4d4").unwrap();
//! game.play(mv).unwrap();
//! assert_eq!(game.outcome(), None);
//! ```

pub mod chushogi;
pub mod family;
mod game;
mod history;
pub mod janggi;
mod matches;
mod moves;
mod outcome;
mod piece;
mod position;
mod side;
pub mod splitmix;
mod square;
pub mod xiangqi;

pub use game::Game;
pub use history::{Cycle, History, Past};
pub use matches::{Match, PlayError};
pub use moves::{MAX_MOVES, Move, MoveList};
pub use outcome::{Outcome, Reason};
pub use piece::{Piece, PieceKind};
pub use position::{Position, perft};
pub use side::Side;
pub use square::Square;
