//! What a player types: a word of the program's, or a move.

use std::path::PathBuf;

use palgak_rules::Game;
use palgak_table::view::{Letters, NotationStyle};
use palgak_text::Locale;

/// What a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Show what there is to type.
    Help,
    /// Draw the board.
    Board,
    /// List the legal moves.
    Legal,
    /// Let the turn go.
    Pass,
    /// Accept the draw.
    Accept,
    /// Offer a draw.
    Offer,
    /// Play on instead of a draw.
    Decline,
    /// Take back.
    Undo,
    /// Ask for a move.
    Hint,
    /// Give up.
    Resign,
    /// Play again.
    Rematch,
    /// Look at the finished game after so many plies.
    Step(u32),
    /// List the moves played.
    Played,
    /// Turn the board.
    Flip,
    /// Switch the bikjang rule.
    Bikjang(bool),
    /// Choose the letters.
    Letters(Letters),
    /// Choose the notation.
    Notation(NotationStyle),
    /// Choose the language.
    Language(Locale),
    /// Save the game.
    Save(PathBuf),
    /// Go on with a saved game.
    Load(PathBuf),
    /// Show the game as text.
    Record,
    /// Leave.
    Quit,
    /// A move, or a word that is not known.
    Move(String),
    /// A word that needs something else after it.
    Misused(&'static str),
}

/// A word that can be typed: how it is used, the message that says what it is for, and the games that have it.
pub(super) struct Word {
    /// How it is used.
    pub(super) usage: &'static str,
    /// The message.
    pub(super) message: &'static str,
    /// The games.
    games: &'static [Game],
}

impl Word {
    /// Whether a game has it.
    pub(super) fn is_of(&self, game: Game) -> bool {
        self.games.contains(&game)
    }

    /// The word itself.
    fn word(&self) -> &'static str {
        self.usage.split(' ').next().unwrap_or_default()
    }
}

const EVERY: &[Game] = &Game::ALL;
const JANGGI: &[Game] = &[Game::Janggi];
const WITH_OFFERS: &[Game] = &[Game::Xiangqi, Game::ChuShogi];

/// The words, in the order of the help.
pub(super) const WORDS: [Word; 26] = [
    word("help", "terminal-help-help", EVERY),
    word("board", "terminal-help-board", EVERY),
    word("legal", "terminal-help-legal", EVERY),
    word("pass", "terminal-help-pass", JANGGI),
    word("accept", "terminal-help-accept", JANGGI),
    word("accept", "terminal-help-accept-offer", WITH_OFFERS),
    word("offer", "terminal-help-offer", WITH_OFFERS),
    word("decline", "terminal-help-decline", WITH_OFFERS),
    word("undo", "terminal-help-undo", EVERY),
    word("hint", "terminal-help-hint", EVERY),
    word("resign", "terminal-help-resign", EVERY),
    word("rematch", "terminal-help-rematch", EVERY),
    word("step N", "terminal-help-step", EVERY),
    word("moves", "terminal-help-played", EVERY),
    word("flip", "terminal-help-flip", EVERY),
    word("bikjang on|off", "terminal-help-bikjang", JANGGI),
    word("letters hanja|hangul|latin", "terminal-help-letters", JANGGI),
    word("letters hanja|latin", "terminal-help-letters", WITH_OFFERS),
    word("notation machine|korean", "terminal-help-notation", JANGGI),
    word("notation machine|chinese|wxf|iccs", "terminal-help-notation", &[Game::Xiangqi]),
    word("notation machine|japanese|western", "terminal-help-notation", &[Game::ChuShogi]),
    word("language ko|ja|zh-Hans|zh-Hant|en", "terminal-help-language", EVERY),
    word("save FILE", "terminal-help-save", EVERY),
    word("load FILE", "terminal-help-load", EVERY),
    word("record", "terminal-help-record", EVERY),
    word("quit", "terminal-help-quit", EVERY),
];

const fn word(usage: &'static str, message: &'static str, games: &'static [Game]) -> Word {
    Word { usage, message, games }
}

/// How a word is used in a game; where the game does not have it, in another.
pub(super) fn usage(word: &str, game: Game) -> &'static str {
    let of_word = || WORDS.iter().filter(|known| known.word() == word);
    of_word().find(|known| known.is_of(game)).or(of_word().next()).map_or("", |known| known.usage)
}

impl Order {
    /// Read a line; none for an empty one.
    pub(super) fn read(line: &str) -> Option<Order> {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        let misused =
            || Order::Misused(WORDS.iter().map(Word::word).find(|known| *known == word).unwrap_or_default());
        Some(match (word, rest) {
            ("", _) => return None,
            ("help" | "?", "") => Order::Help,
            ("board", "") => Order::Board,
            ("legal", "") => Order::Legal,
            ("pass", "") => Order::Pass,
            ("accept", "") => Order::Accept,
            ("offer", "") => Order::Offer,
            ("decline", "") => Order::Decline,
            ("undo", "") => Order::Undo,
            ("hint", "") => Order::Hint,
            ("resign", "") => Order::Resign,
            ("rematch", "") => Order::Rematch,
            ("step", plies) => plies.parse().map_or_else(|_| misused(), Order::Step),
            ("moves", "") => Order::Played,
            ("flip", "") => Order::Flip,
            ("bikjang", "on") => Order::Bikjang(true),
            ("bikjang", "off") => Order::Bikjang(false),
            ("letters", "hanja") => Order::Letters(Letters::Hanja),
            ("letters", "hangul") => Order::Letters(Letters::Hangul),
            ("letters", "latin") => Order::Letters(Letters::Latin),
            ("notation", "machine") => Order::Notation(NotationStyle::Machine),
            ("notation", "korean") => Order::Notation(NotationStyle::Korean),
            ("notation", "chinese") => Order::Notation(NotationStyle::Chinese),
            ("notation", "wxf") => Order::Notation(NotationStyle::Wxf),
            ("notation", "iccs") => Order::Notation(NotationStyle::Iccs),
            ("notation", "japanese") => Order::Notation(NotationStyle::Japanese),
            ("notation", "western") => Order::Notation(NotationStyle::Western),
            ("language", tag) => locale(tag).map_or_else(misused, Order::Language),
            ("save", file) if !file.is_empty() => Order::Save(PathBuf::from(file)),
            ("load", file) if !file.is_empty() => Order::Load(PathBuf::from(file)),
            ("record", "") => Order::Record,
            ("quit" | "exit", "") => Order::Quit,
            ("bikjang" | "letters" | "notation" | "save" | "load", _) => misused(),
            _ => Order::Move(line.to_owned()),
        })
    }
}

/// The language of a tag; none if the tag asks for another than there is.
pub(super) fn locale(tag: &str) -> Option<Locale> {
    let best = Locale::best_for(tag);
    let language = tag.split(['-', '_', '.']).next().unwrap_or_default();
    (best != Locale::En || language.eq_ignore_ascii_case("en")).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_help_is_known() {
        for known in WORDS {
            let word = known.word();
            let choices = known.usage.strip_prefix(word).unwrap_or_default().trim();
            for choice in choices.split('|') {
                let example = match word {
                    "step" => "step 3".to_owned(),
                    "save" | "load" => format!("{word} a file"),
                    _ => format!("{word} {choice}"),
                };
                let order = Order::read(&example);
                let understood = !matches!(order, None | Some(Order::Move(_) | Order::Misused(_)));
                assert!(understood, "{example}: {order:?}");
            }
        }
    }

    #[test]
    fn words_with_too_little_or_too_much_say_how_they_are_used() {
        assert_eq!(Order::read("bikjang"), Some(Order::Misused("bikjang")));
        assert_eq!(Order::read("step back"), Some(Order::Misused("step")));
        assert_eq!(Order::read("save"), Some(Order::Misused("save")));
        assert_eq!(Order::read("language klingon"), Some(Order::Misused("language")));
        assert_eq!(usage("step", Game::Xiangqi), "step N");
        assert_eq!(usage("notation", Game::Janggi), "notation machine|korean");
        assert_eq!(usage("notation", Game::ChuShogi), "notation machine|japanese|western");
        assert_eq!(usage("bikjang", Game::Xiangqi), "bikjang on|off");
        assert_eq!(Order::read("  save my game.jg "), Some(Order::Save("my game.jg".into())));
        assert_eq!(Order::read(" \t"), None);
        assert_eq!(Order::read("79졸78"), Some(Order::Move("79졸78".to_owned())));
        assert_eq!(Order::read("undo it"), Some(Order::Move("undo it".to_owned())));
    }

    #[test]
    fn tags_are_languages_that_there_are() {
        assert_eq!(locale("ko_KR.UTF-8"), Some(Locale::Ko));
        assert_eq!(locale("EN-gb"), Some(Locale::En));
        assert_eq!(locale("fr"), None);
        assert_eq!(locale(""), None);
    }
}
