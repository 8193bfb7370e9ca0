//! The envelope around saved bytes.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `PLGK` |
//! | 1 | what is inside: `G` a game, `S` settings, `O` a quick match |
//! | 2 | version, little-endian |
//! | 4 | length of the body, little-endian |
//! | … | the body |
//! | 4 | CRC-32 of everything before it, little-endian |

use super::SaveError;

const MARK: &[u8; 4] = b"PLGK";
const HEAD: usize = 4 + 1 + 2 + 4;
const TAIL: usize = 4;

/// What an envelope holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// A game.
    Game,
    /// Settings.
    Settings,
    /// A quick match.
    Online,
}

impl Contents {
    const fn code(self) -> u8 {
        match self {
            Contents::Game => b'G',
            Contents::Settings => b'S',
            Contents::Online => b'O',
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Contents::Game => "a saved game",
            Contents::Settings => "saved settings",
            Contents::Online => "a saved quick match",
        }
    }
}

/// Puts a body into an envelope.
#[must_use]
pub fn seal(contents: Contents, version: u16, body: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + body.len() + TAIL);
    bytes.extend_from_slice(MARK);
    bytes.push(contents.code());
    bytes.extend_from_slice(&version.to_le_bytes());
    // A body of four gigabytes is not written by anything here; its envelope would be refused on opening.
    bytes.extend_from_slice(&u32::try_from(body.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend_from_slice(body);
    bytes.extend_from_slice(&crc32(&bytes).to_le_bytes());
    bytes
}

/// Takes the body and its version out of an envelope.
///
/// # Errors
/// If the bytes are no such envelope, are damaged, or are of a version after `newest`.
pub fn open(contents: Contents, newest: u16, bytes: &[u8]) -> Result<(u16, &[u8]), SaveError> {
    let foreign = |detail| SaveError::Foreign { what: contents.name(), detail };
    let found = bytes.len();
    let length = |expected: usize| SaveError::Length { expected: expected as u64, found: found as u64 };
    if !bytes.starts_with(&MARK[..found.min(MARK.len())]) {
        return Err(foreign("they do not begin with this app's mark"));
    }
    let Some((head, rest)) = bytes.split_at_checked(HEAD) else {
        return Err(length(HEAD + TAIL));
    };
    if head[4] != contents.code() {
        return Err(foreign("they hold something else"));
    }
    let version = u16::from_le_bytes([head[5], head[6]]);
    if version == 0 || version > newest {
        return Err(SaveError::Version { found: version, newest });
    }
    let body_length = u32::from_le_bytes([head[7], head[8], head[9], head[10]]) as usize;
    let Some((body, tail)) = rest.split_at_checked(body_length) else {
        return Err(length(HEAD + body_length + TAIL));
    };
    let Ok(tail) = <[u8; TAIL]>::try_from(tail) else {
        return Err(length(HEAD + body_length + TAIL));
    };
    let (carried, expected) = (u32::from_le_bytes(tail), crc32(&bytes[..HEAD + body_length]));
    if carried != expected {
        return Err(SaveError::Checksum { expected, found: carried });
    }
    Ok((version, body))
}

/// CRC-32 as in ISO-HDLC (zip, PNG): saved bytes are short, so a bit at a time is fast enough.
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
        }
    }
    !crc
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_crc_32() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn what_goes_in_comes_out() {
        let bytes = seal(Contents::Game, 3, b"body");
        assert_eq!(open(Contents::Game, 3, &bytes), Ok((3, &b"body"[..])));
        assert_eq!(open(Contents::Game, 5, &bytes), Ok((3, &b"body"[..])));
    }

    #[test]
    fn bytes_of_something_else_are_foreign() {
        let bytes = seal(Contents::Settings, 1, b"body");
        assert!(matches!(open(Contents::Game, 1, &bytes), Err(SaveError::Foreign { .. })));
        assert!(matches!(open(Contents::Game, 1, b"GIF89a and more bytes"), Err(SaveError::Foreign { .. })));
    }

    #[test]
    fn every_cut_is_seen() {
        let bytes = seal(Contents::Game, 1, b"body");
        for end in 0..bytes.len() {
            assert!(
                matches!(open(Contents::Game, 1, &bytes[..end]), Err(SaveError::Length { .. })),
                "cut at {end}"
            );
        }
        let longer = [&bytes[..], b"x"].concat();
        assert_eq!(open(Contents::Game, 1, &longer), Err(SaveError::Length { expected: 19, found: 20 }));
    }

    #[test]
    fn every_flipped_bit_is_seen() {
        let bytes = seal(Contents::Game, 1, b"body");
        for bit in 0..bytes.len() * 8 {
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(open(Contents::Game, 1, &damaged).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn other_versions_are_named() {
        let bytes = seal(Contents::Game, 9, b"body");
        assert_eq!(open(Contents::Game, 2, &bytes), Err(SaveError::Version { found: 9, newest: 2 }));
        let zero = seal(Contents::Game, 0, b"body");
        assert_eq!(open(Contents::Game, 2, &zero), Err(SaveError::Version { found: 0, newest: 2 }));
    }
}
