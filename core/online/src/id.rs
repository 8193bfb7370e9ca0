//! Names of players, games and invitations.

use std::fmt;
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Why a text is no name of its kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no {what}: {wanted}")]
pub struct IdError {
    text: String,
    what: &'static str,
    wanted: &'static str,
}

impl IdError {
    fn new(text: &str, what: &'static str, wanted: &'static str) -> IdError {
        // What comes over the wire may be long; what is repeated in a message is not.
        IdError { text: text.chars().take(80).collect(), what, wanted }
    }
}

/// A player: the public key that the app made for itself. Nobody registers anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub [u8; 32]);

impl PlayerId {
    /// Four characters by which an opponent may be told from another.
    #[must_use]
    pub fn short(&self) -> String {
        BASE32_NOPAD.encode(&self.0[..3])[..4].to_owned()
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex::<64>(f, &self.0)
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({})", self.short())
    }
}

impl FromStr for PlayerId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<PlayerId, IdError> {
        read_hex(text)
            .map(PlayerId)
            .ok_or_else(|| IdError::new(text, "player's key", "64 hexadecimal digits are wanted"))
    }
}

/// A game on a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex::<16>(f, &self.0.to_be_bytes())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl FromStr for GameId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<GameId, IdError> {
        read_hex(text)
            .map(|bytes| GameId(u64::from_be_bytes(bytes)))
            .ok_or_else(|| IdError::new(text, "game", "16 hexadecimal digits are wanted"))
    }
}

/// A short code by which a friend is invited: six characters that are hard to confuse when read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code([u8; Code::LENGTH]);

impl Code {
    /// Characters of a code.
    pub const LENGTH: usize = 6;

    /// The characters codes are made of: no 0 and O, no 1, I and L, no U and V.
    pub const ALPHABET: &'static [u8; 28] = b"23456789ABCDEFGHJKMNPQRSTWXY";

    /// The code of a number: different below 28⁶ (482 million).
    #[must_use]
    pub fn from_number(mut number: u64) -> Code {
        let mut code = [0; Code::LENGTH];
        for place in &mut code {
            let base = Code::ALPHABET.len() as u64;
            *place = Code::ALPHABET[(number % base) as usize];
            number /= base;
        }
        Code(code)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{}", char::from(*byte)))
    }
}

impl FromStr for Code {
    type Err = IdError;

    /// Reads a code as people type it: in small letters, with spaces and hyphens.
    fn from_str(text: &str) -> Result<Code, IdError> {
        let wanted = "six of the characters 2-9, A-H, J, K, M, N, P-T, W-Y are wanted";
        let error = || IdError::new(text, "code", wanted);
        let mut code = [0; Code::LENGTH];
        let mut places = code.iter_mut();
        for character in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let byte = u8::try_from(character.to_ascii_uppercase()).map_err(|_| error())?;
            if !Code::ALPHABET.contains(&byte) {
                return Err(error());
            }
            *places.next().ok_or_else(error)? = byte;
        }
        if places.next().is_some() {
            return Err(error());
        }
        Ok(Code(code))
    }
}

/// Names are texts in messages. They come with every one, so nothing is copied to read or write them.
macro_rules! as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                from.deserialize_str(Text(std::marker::PhantomData))
            }
        }
    )*};
}
as_text!(PlayerId, GameId, Code);

/// Reads a text as what it names.
struct Text<T>(std::marker::PhantomData<T>);

impl<T: FromStr<Err = IdError>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// So many bytes of hexadecimal digits, and nothing else.
fn read_hex<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    let right = HEXLOWER_PERMISSIVE.decode_len(text.len()) == Ok(BYTES);
    (right && HEXLOWER_PERMISSIVE.decode_mut(text.as_bytes(), &mut bytes).is_ok()).then_some(bytes)
}

/// Writes bytes as hexadecimal digits; `TEXT` is twice as many.
fn write_hex<const TEXT: usize>(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    let mut text = [0; TEXT];
    HEXLOWER.encode_mut(bytes, &mut text);
    f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let game = GameId(0x0123_4567_89ab_cdef);
        assert_eq!(game.to_string(), "0123456789abcdef");
        assert_eq!("0123456789ABCDEF".parse(), Ok(game));
        let player = PlayerId([0xa5; 32]);
        assert_eq!(player.to_string().parse(), Ok(player));
        assert_eq!(player.short(), "UWS2");
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::from_number(28 * 28 + 5);
        assert_eq!(code.to_string(), "723222");
        assert_eq!(" 72-32 22 ".parse(), Ok(code));
        assert_eq!("abcdef".parse::<Code>().map(|code| code.to_string()), Ok("ABCDEF".to_owned()));
    }

    #[test]
    fn what_is_no_name_is_refused_with_what_is_wanted() {
        for text in ["", "22222", "2222222", "22222O", "22222é"] {
            let error = text.parse::<Code>().err().map(|error| error.to_string());
            assert!(error.is_some_and(|error| error.contains("no code: six of")), "{text}");
        }
        assert!("12".parse::<GameId>().is_err());
        assert!("g123456789abcdef".parse::<GameId>().is_err());
        assert!("00".parse::<PlayerId>().is_err());
    }
}
