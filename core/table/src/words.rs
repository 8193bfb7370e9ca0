//! Small words that others are made of: sides, pieces, places, lists.

use palgak_rules::{Piece, Side, Square};
use palgak_text::{Catalogue, Locale};

use crate::pieces;

/// The name of a side.
pub(crate) fn side(locale: Locale, side: Side) -> String {
    pieces::side_name(side, locale)
}

/// A piece with its side.
pub(crate) fn whose_piece(locale: Locale, piece: Piece) -> String {
    pieces::whose_piece(piece, locale)
}

/// A point of the board in words: file letter and rank where chess is read so, otherwise row from the top and
/// column from the left, as the Korean record has them.
pub(crate) fn place(locale: Locale, (files, ranks): (u8, u8), point: Square) -> String {
    let (file, rank) = (point.number() % files, point.number() / files);
    let (file, rank) = match locale {
        Locale::En => (char::from(b'a' + file).to_string(), (rank + 1).to_string()),
        Locale::Ko | Locale::Ja | Locale::ZhHans | Locale::ZhHant => {
            ((file + 1).to_string(), (ranks - rank).to_string())
        }
    };
    Catalogue::of(locale).format("place", &[("file", file.into()), ("rank", rank.into())])
}

/// Things one after the other.
pub(crate) fn list(locale: Locale, things: &[String]) -> String {
    join(locale, "list-two", things)
}

/// Sentences one after the other.
pub(crate) fn sentences(locale: Locale, sentences: &[String]) -> String {
    join(locale, "say-two", sentences)
}

/// Signs that end a sentence themselves.
const ENDS: [char; 6] = ['.', '!', '…', '。', '！', '？'];

fn join(locale: Locale, id: &str, parts: &[String]) -> String {
    let words = Catalogue::of(locale);
    parts
        .iter()
        .filter(|part| !part.is_empty())
        .cloned()
        .reduce(|first, second| {
            let id = if first.ends_with(ENDS) { "say-two-ended" } else { id };
            words.format(id, &[("first", first.into()), ("second", second.into())])
        })
        .unwrap_or_default()
}
