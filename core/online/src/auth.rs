//! Who is who: a player is a key pair, and shows it by signing what the server asks to have signed.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use sha2::{Digest as _, Sha256};

use crate::id::PlayerId;
use crate::protocol::SIGNED_PREFIX;

/// What a server asks to have signed: chosen at random for each connection.
pub type Challenge = [u8; 32];

/// Why somebody is not known to be who they say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AuthError {
    /// The challenge has the wrong form.
    #[error("the challenge is not 64 hexadecimal digits")]
    Challenge,
    /// The key has the right length, but no such key can exist.
    #[error("the key is none: no point of the curve has these bytes")]
    Key,
    /// The signature has the wrong form.
    #[error("the signature is not 128 hexadecimal digits")]
    Form,
    /// The signature is well formed, and not that of this key under this challenge.
    #[error("the signature does not belong to the key and the challenge")]
    Signature,
}

/// A player's key pair. Whoever has it is the player, so it is never shown: [`Identity::player`] is what others see.
#[derive(Clone)]
pub struct Identity(SigningKey);

impl Identity {
    /// The key pair of 32 bytes that were picked at random and are kept secret.
    #[must_use]
    pub fn from_secret(secret: &[u8; 32]) -> Identity {
        Identity(SigningKey::from_bytes(secret))
    }

    /// The key pair that a holder of a secret uses with one service, named by its host (`play.example`).
    ///
    /// Each service sees another key. So none of them can pass on the challenge of another and use the answer to
    /// play there in the player's name, and two services cannot find out that they have a player in common.
    #[must_use]
    pub fn for_service(secret: &[u8; 32], host: &str) -> Identity {
        let mut hash = Sha256::new();
        hash.update(b"palgak identity 1\n");
        hash.update(secret);
        hash.update(host.to_ascii_lowercase().as_bytes());
        Identity(SigningKey::from_bytes(&hash.finalize().into()))
    }

    /// The name under which the player is known.
    #[must_use]
    pub fn player(&self) -> PlayerId {
        PlayerId(self.0.verifying_key().to_bytes())
    }

    /// The answer to a challenge, as a `hello` carries it.
    ///
    /// # Errors
    /// If the challenge is none.
    pub fn answer(&self, challenge: &str) -> Result<String, AuthError> {
        let challenge = read_challenge(challenge)?;
        Ok(HEXLOWER.encode(&self.0.sign(&signed(&challenge)).to_bytes()))
    }
}

impl std::fmt::Debug for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Identity({})", self.player().short())
    }
}

/// A challenge as a `welcome` carries it.
#[must_use]
pub fn write_challenge(challenge: &Challenge) -> String {
    HEXLOWER.encode(challenge)
}

fn read_challenge(text: &str) -> Result<Challenge, AuthError> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| AuthError::Challenge)?;
    bytes.try_into().map_err(|_| AuthError::Challenge)
}

/// Whether the player who has this name has signed this challenge.
///
/// # Errors
/// If not: what is wrong. Strict: keys of small order and signatures that are not the one way of writing themselves
/// are refused.
pub fn verify(player: PlayerId, challenge: &Challenge, signature: &str) -> Result<(), AuthError> {
    let key = VerifyingKey::from_bytes(&player.0).map_err(|_| AuthError::Key)?;
    let bytes = HEXLOWER_PERMISSIVE.decode(signature.as_bytes()).map_err(|_| AuthError::Form)?;
    let signature = Signature::from_slice(&bytes).map_err(|_| AuthError::Form)?;
    key.verify_strict(&signed(challenge), &signature).map_err(|_| AuthError::Signature)
}

/// The bytes that are signed.
fn signed(challenge: &Challenge) -> Vec<u8> {
    [SIGNED_PREFIX, challenge].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHALLENGE: Challenge = [7; 32];

    fn somebody() -> Identity {
        Identity::from_secret(&[1; 32])
    }

    #[test]
    fn the_key_is_that_of_the_standard() {
        // RFC 8032, 7.1, test 1.
        let secret = HEXLOWER
            .decode(b"9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
            .ok()
            .and_then(|bytes| <[u8; 32]>::try_from(bytes).ok())
            .unwrap();
        assert_eq!(
            Identity::from_secret(&secret).player().to_string(),
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
        );
    }

    #[test]
    fn an_answer_proves_the_player_and_nobody_else() {
        let answer = somebody().answer(&write_challenge(&CHALLENGE)).unwrap();
        assert_eq!(verify(somebody().player(), &CHALLENGE, &answer), Ok(()));
        let other = Identity::from_secret(&[2; 32]).player();
        assert_eq!(verify(other, &CHALLENGE, &answer), Err(AuthError::Signature));
        assert_eq!(verify(somebody().player(), &[8; 32], &answer), Err(AuthError::Signature));
    }

    #[test]
    fn what_is_signed_is_the_prefix_and_the_challenge() {
        let signature = somebody().0.sign(&[b"palgak online 1\n".as_slice(), &[7; 32]].concat());
        let answer = HEXLOWER.encode(&signature.to_bytes());
        assert_eq!(somebody().answer(&write_challenge(&CHALLENGE)), Ok(answer));
    }

    #[test]
    fn each_service_sees_another_player() {
        let of = |host| Identity::for_service(&[1; 32], host).player();
        assert_eq!(of("play.example"), of("Play.Example"));
        assert_ne!(of("play.example"), of("play2.example"));
        assert_ne!(of("play.example"), somebody().player());
    }

    #[test]
    fn what_has_the_wrong_form_is_refused_as_such() {
        let player = somebody().player();
        assert_eq!(somebody().answer("07"), Err(AuthError::Challenge));
        assert_eq!(somebody().answer(&"x".repeat(64)), Err(AuthError::Challenge));
        assert_eq!(verify(player, &CHALLENGE, "00"), Err(AuthError::Form));
        assert_eq!(verify(player, &CHALLENGE, &"0".repeat(127)), Err(AuthError::Form));
        assert_eq!(verify(player, &CHALLENGE, &"0".repeat(128)), Err(AuthError::Signature));
        // y = 2 is on no point of the curve.
        let mut none = [0; 32];
        none[0] = 2;
        assert_eq!(verify(PlayerId(none), &CHALLENGE, &"0".repeat(128)), Err(AuthError::Key));
    }

    #[test]
    fn a_key_for_which_everything_is_a_signature_is_refused() {
        // The neutral point as key and as R, with S = 0, satisfies the plain equation for every message.
        let mut neutral = [0; 32];
        neutral[0] = 1;
        let signature = HEXLOWER.encode(&[neutral, [0; 32]].concat());
        assert_eq!(verify(PlayerId(neutral), &CHALLENGE, &signature), Err(AuthError::Signature));
    }

    #[test]
    fn the_secret_is_not_written_into_logs() {
        assert_eq!(format!("{:?}", somebody()), format!("Identity({})", somebody().player().short()));
    }
}
