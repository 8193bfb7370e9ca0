//! The digest of a finished game: the same for everyone who has seen the same game.

use data_encoding::HEXLOWER;
use palgak_rules::Game;
use sha2::{Digest as _, Sha256};

/// The digest of a game: SHA-256 over its lines, in hexadecimal digits. The lines are the game's name, the setups with
/// a colon between (empty in games without), each move in machine notation, and the result as `palgak result` writes
/// it; each ends with a newline.
#[must_use]
pub fn digest<'a>(
    game: Game,
    setups: &[String],
    moves: impl IntoIterator<Item = &'a str>,
    result: &str,
) -> String {
    let mut hash = Sha256::new();
    let mut line = |text: &str| {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    };
    line(game.as_str());
    line(&setups.join(":"));
    moves.into_iter().for_each(&mut line);
    line(result);
    HEXLOWER.encode(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_hash_of_the_lines() {
        // printf 'xiangqi\n\nh3e3\nwin red resignation\n' | sha256sum
        assert_eq!(
            digest(Game::Xiangqi, &[], ["h3e3"], "win red resignation"),
            "5de577795eff288038e34877a8018ff3f258e6bf6efd2c1bfa64caaf48234836"
        );
    }

    #[test]
    fn setups_moves_and_result_all_matter() {
        let setups = ["left".to_owned(), "right".to_owned()];
        let base = digest(Game::Janggi, &setups, ["a1a2"], "draw agreement");
        assert_ne!(base, digest(Game::Janggi, &setups, ["a1a3"], "draw agreement"));
        assert_ne!(base, digest(Game::Janggi, &setups, ["a1a2"], "win cho time"));
        assert_ne!(base, digest(Game::Janggi, &setups[..1], ["a1a2"], "draw agreement"));
    }
}
