//! Small words that others are made of: sides, pieces, places, lists.

use palgak_rules::{Game, Side, Square, chushogi, xiangqi};
use palgak_text::{Catalogue, Locale};

use crate::figure::AnyPiece;
use crate::pieces;

/// The names of a game's things in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names {
    pub(crate) game: Game,
    pub(crate) locale: Locale,
}

impl Names {
    /// The name of a side.
    pub(crate) fn side(self, side: Side) -> String {
        pieces::side_name(self.game, side, self.locale)
    }

    /// The name of a piece.
    pub(crate) fn piece(self, piece: AnyPiece) -> String {
        pieces::piece_name(self.game, piece, self.locale)
    }

    /// A piece with its side.
    pub(crate) fn whose_piece(self, piece: AnyPiece) -> String {
        pieces::whose_piece(self.game, piece, self.locale)
    }

    /// A piece with its side and its place.
    pub(crate) fn piece_on(self, piece: AnyPiece, point: Square) -> String {
        Catalogue::of(self.locale).format(
            "piece-on",
            &[("piece", self.whose_piece(piece).into()), ("place", self.place(point).into())],
        )
    }

    /// A point of the board in words. In Janggi file letter and rank where chess is read so, otherwise row from the
    /// top and column from the left, as the Korean record has them. In Xiangqi as ICCS has it, in Chu Shogi file and
    /// rank as shogi has them.
    pub(crate) fn place(self, point: Square) -> String {
        match self.game {
            Game::Janggi => self.janggi_place(point),
            Game::Xiangqi => xiangqi::notation::iccs(point),
            Game::ChuShogi => match self.locale {
                Locale::En | Locale::Ko => chushogi::notation::square_name(point),
                Locale::Ja | Locale::ZhHans | Locale::ZhHant => chushogi::written::japanese_square(point),
            },
        }
    }

    fn janggi_place(self, point: Square) -> String {
        let (file, rank) = (point.number() % 9, point.number() / 9);
        let (file, rank) = match self.locale {
            Locale::En => (char::from(b'a' + file).to_string(), (rank + 1).to_string()),
            Locale::Ko | Locale::Ja | Locale::ZhHans | Locale::ZhHant => {
                ((file + 1).to_string(), 10_u8.saturating_sub(rank).to_string())
            }
        };
        Catalogue::of(self.locale).format("place", &[("file", file.into()), ("rank", rank.into())])
    }
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
