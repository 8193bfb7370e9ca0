//! The messages between app and server: JSON texts over a WebSocket, each an object with a `type`.
//!
//! Fields that a reader does not know are ignored, so that a newer side may say more. What changes the meaning of
//! what is there raises [`VERSION`].

use palgak_rules::{Game, Side};
use serde::{Deserialize, Serialize};

use crate::clock::Budget;
use crate::id::{Code, GameId, PlayerId};

/// The version of the protocol, said first by both sides.
pub const VERSION: u32 = 1;

/// The path of the WebSocket.
pub const PATH: &str = "/v1/play";

/// The most bytes of a message to the server. Longer ones end the connection.
pub const MESSAGE_LIMIT: usize = 2_048;

/// What a client signs to show that it has the key it names: this, then the bytes of the challenge.
pub const SIGNED_PREFIX: &[u8] = b"palgak online 1\n";

/// How long both players may choose their setup before the default is taken, in milliseconds.
pub const SETUP_MS: u64 = 30_000;

/// A number, below 2⁵³, that the client picks at random for a request, so that one sent again is known as the same.
pub type Nonce = u64;

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message, in answer to [`ServerMessage::Welcome`].
    Hello {
        /// The version that the client speaks.
        version: u32,
        /// Who it is.
        key: PlayerId,
        /// The signature of [`SIGNED_PREFIX`] and the challenge, 128 hexadecimal digits.
        signature: String,
        /// The game to go on with, if the client has one in mind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resume: Option<Resume>,
    },
    /// Look for a stranger to play with.
    Seek {
        /// The number of this wish: [`ClientMessage::Cancel`] names it.
        nonce: Nonce,
        /// Which game.
        #[serde(with = "words::game")]
        game: Game,
    },
    /// Wait for a friend. Answered by [`ServerMessage::Waiting`] with a code.
    Invite {
        /// The number of this wish.
        nonce: Nonce,
        /// Which game.
        #[serde(with = "words::game")]
        game: Game,
        /// The code that was given for this wish on an earlier connection, to go on waiting with it; if somebody else
        /// has it by now, the answer gives another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<Code>,
    },
    /// Play the friend who has given this code.
    Join {
        /// The number of this wish.
        nonce: Nonce,
        /// The code.
        code: Code,
    },
    /// Withdraw a wish. If a game has come of it that the client has not taken up (nothing was chosen or played
    /// by this player), the game is called off. Answered by [`ServerMessage::Cancelled`] in either case, and by a
    /// refusal if the game has been taken up.
    Cancel {
        /// The number of the wish.
        nonce: Nonce,
    },
    /// Do something in a game. Sent again, with the same nonce, until it is answered.
    Act {
        /// The game.
        id: GameId,
        /// The number of this request.
        nonce: Nonce,
        /// How many plies had been played when this was decided.
        ply: u32,
        /// What to do.
        act: Act,
    },
    /// The answer to [`ServerMessage::Ping`], at once.
    Pong {
        /// The number of the ping.
        ping: u32,
    },
    /// Ask for the whole state of a game anew.
    Resync {
        /// The game.
        id: GameId,
    },
}

/// A game to go on with, and what is known of it. Answered, after [`ServerMessage::Ready`], by a
/// [`ServerMessage::Sync`] (the clocks are in it); events that were missed may come before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resume {
    /// The game.
    pub id: GameId,
    /// The number of the last event received; 0 for none.
    pub have: u32,
}

/// What a player does in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// Choose one's setup (Janggi), hidden from the other until both have chosen.
    Setup {
        /// `left`, `right`, `inner` or `outer`.
        setup: String,
    },
    /// Say that one is ready (games without a setup).
    Ready,
    /// Play a move.
    Move {
        /// The move in machine notation (docs/rules/notation.md). The king's own point twice is a pass in Janggi.
        #[serde(rename = "move")]
        text: String,
    },
    /// Accept the draw that facing kings offer (Janggi).
    AcceptBikjang,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw that the other offers.
    AcceptDraw,
    /// Decline the draw that the other offers.
    DeclineDraw,
    /// Give up.
    Resign,
    /// Wish to play the same opponent again, with sides changed (after the end).
    Rematch,
    /// Go away: from a finished game (no rematch), or from one that has not begun, which is called off. One that is
    /// being played is left by resigning.
    Leave,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// The version that the server speaks.
        version: u32,
        /// What is to be signed: 64 hexadecimal digits, different each time.
        challenge: String,
    },
    /// The answer to [`ClientMessage::Hello`].
    Ready {
        /// The game this player is in the middle of, if there is one: the client may send `resync` for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
    },
    /// The player waits for an opponent.
    Waiting {
        /// The number of the wish.
        nonce: Nonce,
        /// Which game.
        #[serde(with = "words::game")]
        game: Game,
        /// What the friend has to type; none for a quick match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<Code>,
    },
    /// The wish is withdrawn, and a game that had come of it is called off.
    Cancelled {
        /// The number of the wish.
        nonce: Nonce,
    },
    /// Another server of the same service keeps the game: connect there and resume it.
    Redirect {
        /// The game.
        id: GameId,
        /// Where.
        url: String,
    },
    /// What happened in a game. Numbers go up by one; a client that misses one asks for [`ClientMessage::Resync`].
    Event {
        /// The game.
        id: GameId,
        /// The number of the event, from 1.
        seq: u32,
        /// What happened.
        event: Event,
    },
    /// The whole state of a game.
    Sync {
        /// The game.
        id: GameId,
        /// The number of the last event that is in it.
        seq: u32,
        /// The state.
        state: State,
    },
    /// A request has been carried out, now or when it was first sent. What it did is durable.
    Done {
        /// The game.
        id: GameId,
        /// The number of the request.
        nonce: Nonce,
        /// The number of the event that came of it.
        seq: u32,
        /// That event. Who asked is not told of it in another message.
        event: Event,
    },
    /// A request was refused and has changed nothing.
    Refused {
        /// The number of the request or of the wish; none if the message had none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
        /// The game, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<GameId>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people who look into it (English).
        message: String,
    },
    /// Whether the opponent is there. Not an event: it is not numbered and not kept.
    Presence {
        /// The game.
        id: GameId,
        /// Whose presence.
        #[serde(with = "words::side")]
        side: Side,
        /// Whether that player is connected.
        here: bool,
    },
    /// Measures the delay; [`ClientMessage::Pong`] answers.
    Ping {
        /// The number of the ping.
        ping: u32,
        /// The round trip that the server has measured on this connection, in milliseconds, once it has. The client
        /// shows clocks by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rtt_ms: Option<u64>,
    },
    /// The server stops; connect again in a while. Games go on.
    Goodbye {
        /// How long to wait, in milliseconds.
        after_ms: u64,
    },
}

/// What happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Two players were brought together; both now choose.
    Paired {
        /// Which game.
        #[serde(with = "words::game")]
        game: Game,
        /// The players, the first side first.
        players: [PlayerId; 2],
        /// How long they may choose, in milliseconds.
        setup_ms: u64,
    },
    /// A player has chosen; what, is not told yet.
    Chosen {
        /// Who.
        #[serde(with = "words::side")]
        side: Side,
    },
    /// The game begins: the first side's clock runs.
    Started {
        /// The setups, the first side first; empty in games without one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        setups: Vec<String>,
        /// The clocks, the first side first.
        clocks: [Budget; 2],
    },
    /// A move was played; the other side's clock runs.
    Played {
        /// The number of the ply, from 1.
        ply: u32,
        /// The move in machine notation.
        #[serde(rename = "move")]
        text: String,
        /// The clocks after it, the first side first.
        clocks: [Budget; 2],
    },
    /// A draw is offered.
    DrawOffered {
        /// By whom.
        #[serde(with = "words::side")]
        by: Side,
    },
    /// The offered draw is declined.
    DrawDeclined {
        /// By whom.
        #[serde(with = "words::side")]
        by: Side,
    },
    /// The game is over.
    Over {
        /// How, as `palgak result` writes it: `win cho checkmate`, `draw agreement`, or `aborted` if a player went
        /// away before it was taken up.
        result: String,
        /// The digest of the whole game ([`crate::digest`]).
        digest: String,
    },
    /// A player would like to play again.
    RematchOffered {
        /// Who.
        #[serde(with = "words::side")]
        by: Side,
    },
    /// Both would: this is the new game. Events of it follow.
    Rematch {
        /// The new game.
        id: GameId,
    },
    /// A player has left the finished game.
    Left {
        /// Who.
        #[serde(with = "words::side")]
        side: Side,
    },
}

/// The whole state of a game as one player may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Which game.
    #[serde(with = "words::game")]
    pub game: Game,
    /// The players, the first side first.
    pub players: [PlayerId; 2],
    /// Where the game stands.
    pub phase: Phase,
    /// Who has chosen a setup, the first side first.
    pub chosen: [bool; 2],
    /// The player's own choice, if made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_setup: Option<String>,
    /// The setups once the game has begun, the first side first; empty in games without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub setups: Vec<String>,
    /// The moves in machine notation.
    pub moves: Vec<String>,
    /// What was left to each side when the running turn began, the first side first.
    pub clocks: [Budget; 2],
    /// How long the present turn, or the choice of setups, has lasted, in milliseconds.
    pub elapsed_ms: u64,
    /// Who offers a draw.
    #[serde(default, with = "words::maybe_side", skip_serializing_if = "Option::is_none")]
    pub draw_offered_by: Option<Side>,
    /// How it ended, as `palgak result` writes it, or `aborted`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The digest of the finished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// Who would like to play again, the first side first.
    #[serde(default)]
    pub rematch: [bool; 2],
    /// Whether each player is connected, the first side first.
    pub here: [bool; 2],
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Both players choose.
    Setup,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
}

/// Why a request was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not a message of this protocol.
    Malformed,
    /// The version is not spoken here.
    Version,
    /// The signature does not belong to the key.
    Signature,
    /// `hello` must come first, and only once.
    OutOfPlace,
    /// Too many messages; slow down.
    TooFast,
    /// There is no such game, or this player is not in it.
    NoSuchGame,
    /// There is no such invitation, or no longer.
    NoSuchCode,
    /// The player is in the middle of a game, which `id` names, or waits for another.
    Busy,
    /// There is no such wish to withdraw, or its game has been taken up.
    NothingToCancel,
    /// It is not the player's turn.
    NotYourTurn,
    /// The move is not legal.
    Illegal,
    /// The position has moved on since: another ply has been played.
    Late,
    /// That cannot be done now: not in this phase of the game, no such offer.
    NotNow,
    /// The game is over.
    Over,
    /// The server cannot do it just now; the request may be sent again.
    Unavailable,
    /// The same player has connected once more, and this older connection is closed. A client that sees it does not
    /// come back by itself, or two of them would take turns for ever.
    Replaced,
}

/// Games and sides as words of the protocol.
mod words {
    pub(super) mod game {
        use palgak_rules::Game;
        use serde::de::Error;
        use serde::{Deserialize, Deserializer, Serializer};

        // The signature is serde's.
        #[allow(clippy::trivially_copy_pass_by_ref)]
        pub(in super::super) fn serialize<S: Serializer>(game: &Game, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(game.as_str())
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
            let text = String::deserialize(from)?;
            Game::named(&text)
                .ok_or_else(|| D::Error::custom("no such game: janggi, xiangqi and chushogi are played"))
        }
    }

    pub(super) mod side {
        use palgak_rules::Side;
        use serde::de::Error;
        use serde::{Deserialize, Deserializer, Serializer};

        #[allow(clippy::trivially_copy_pass_by_ref)]
        pub(in super::super) fn serialize<S: Serializer>(side: &Side, to: S) -> Result<S::Ok, S::Error> {
            to.serialize_str(match side {
                Side::First => "first",
                Side::Second => "second",
            })
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Side, D::Error> {
            match String::deserialize(from)?.as_str() {
                "first" => Ok(Side::First),
                "second" => Ok(Side::Second),
                _ => Err(D::Error::custom("no such side: first or second is wanted")),
            }
        }
    }

    pub(super) mod maybe_side {
        use palgak_rules::Side;
        use serde::{Deserialize, Deserializer, Serializer};

        #[derive(Deserialize)]
        struct Wrapped(#[serde(with = "super::side")] Side);

        pub(in super::super) fn serialize<S: Serializer>(
            side: &Option<Side>,
            to: S,
        ) -> Result<S::Ok, S::Error> {
            match side {
                None => to.serialize_none(),
                Some(side) => super::side::serialize(side, to),
            }
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<Side>, D::Error> {
            Ok(Option::<Wrapped>::deserialize(from)?.map(|Wrapped(side)| side))
        }
    }
}
