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
    /// A word that needs something else after it: how it is used.
    Misused(&'static str),
}

/// The words, in the order of the help: how each is used, the message that says what it is for, and the game that
/// alone has it.
pub(super) const WORDS: [(&str, &str, Option<Game>); 23] = [
    ("help", "terminal-help-help", None),
    ("board", "terminal-help-board", None),
    ("legal", "terminal-help-legal", None),
    ("pass", "terminal-help-pass", Some(Game::Janggi)),
    ("accept", "terminal-help-accept", Some(Game::Janggi)),
    ("accept", "terminal-help-accept-offer", Some(Game::Xiangqi)),
    ("offer", "terminal-help-offer", Some(Game::Xiangqi)),
    ("decline", "terminal-help-decline", Some(Game::Xiangqi)),
    ("undo", "terminal-help-undo", None),
    ("hint", "terminal-help-hint", None),
    ("resign", "terminal-help-resign", None),
    ("rematch", "terminal-help-rematch", None),
    ("step N", "terminal-help-step", None),
    ("moves", "terminal-help-played", None),
    ("flip", "terminal-help-flip", None),
    ("bikjang on|off", "terminal-help-bikjang", Some(Game::Janggi)),
    ("letters hanja|hangul|latin", "terminal-help-letters", None),
    ("notation machine|korean|chinese|wxf|iccs", "terminal-help-notation", None),
    ("language ko|ja|zh-Hans|zh-Hant|en", "terminal-help-language", None),
    ("save FILE", "terminal-help-save", None),
    ("load FILE", "terminal-help-load", None),
    ("record", "terminal-help-record", None),
    ("quit", "terminal-help-quit", None),
];

impl Order {
    /// Read a line; none for an empty one.
    pub(super) fn read(line: &str) -> Option<Order> {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        let usage = || {
            let usage = WORDS.iter().find(|(usage, ..)| usage.split(' ').next() == Some(word));
            Order::Misused(usage.map_or("", |(usage, ..)| usage))
        };
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
            ("step", plies) => plies.parse().map_or_else(|_| usage(), Order::Step),
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
            ("language", tag) => locale(tag).map_or_else(usage, Order::Language),
            ("save", file) if !file.is_empty() => Order::Save(PathBuf::from(file)),
            ("load", file) if !file.is_empty() => Order::Load(PathBuf::from(file)),
            ("record", "") => Order::Record,
            ("quit" | "exit", "") => Order::Quit,
            ("bikjang" | "letters" | "notation" | "save" | "load", _) => usage(),
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
        for (usage, ..) in WORDS {
            let word = usage.split(' ').next().unwrap_or_default();
            let example = match word {
                "step" => "step 3".to_owned(),
                "save" | "load" => format!("{word} a file"),
                _ => usage.split('|').next().unwrap_or_default().to_owned(),
            };
            let order = Order::read(&example);
            assert!(!matches!(order, None | Some(Order::Move(_) | Order::Misused(_))), "{usage}: {order:?}");
        }
    }

    #[test]
    fn words_with_too_little_or_too_much_say_how_they_are_used() {
        assert_eq!(Order::read("bikjang"), Some(Order::Misused("bikjang on|off")));
        assert_eq!(Order::read("step back"), Some(Order::Misused("step N")));
        assert_eq!(Order::read("save"), Some(Order::Misused("save FILE")));
        assert_eq!(
            Order::read("language klingon"),
            Some(Order::Misused("language ko|ja|zh-Hans|zh-Hant|en"))
        );
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
