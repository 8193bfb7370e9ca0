//! How a game can be looked at: the letters and the notations it has, what stands along the edges of its board, and what
//! stands for a side where there is no board.

use palgak_rules::{Game, Piece, Position, Side, chushogi, janggi, xiangqi};
use palgak_text::{Catalogue, Locale};

use crate::figure::Figure;
use crate::pieces::piece_view;
use crate::settings::ChuCoordinates;
use crate::snapshot::PieceView;
use crate::view::{Letters, NotationStyle};

/// The letters that a game can be played with, and what they are called; its own first.
pub(crate) fn letters_choices(game: Game, locale: Locale) -> Vec<(Letters, String)> {
    let words = Catalogue::of(locale);
    let name = |letters| match (letters, game) {
        (Letters::Hanja, Game::Janggi) => "letters-hanja",
        (Letters::Hanja, Game::Xiangqi) => "letters-characters",
        (Letters::Hanja, Game::ChuShogi) => "letters-one",
        (Letters::HanjaLong, _) => "letters-two",
        (Letters::Hangul, _) => "letters-hangul",
        (Letters::Latin, _) => "letters-latin",
        (Letters::Symbols, Game::ChuShogi) => "letters-moves",
        (Letters::Symbols, _) => "letters-symbols",
    };
    Letters::of(game).iter().map(|&letters| (letters, words.text(name(letters)))).collect()
}

/// The notations that a game is offered in, each with what it is called and an example; its own first. Coordinates as programs write them are Janggi's only ones; who
/// has `chosen` them there finds them in the other games as well, which have better ones.
pub(crate) fn notation_choices(
    game: Game,
    chosen: NotationStyle,
    locale: Locale,
) -> Vec<(NotationStyle, String)> {
    let words = Catalogue::of(locale);
    let offered = |notation: &&NotationStyle| {
        **notation != NotationStyle::Machine || game == Game::Janggi || chosen == NotationStyle::Machine
    };
    let name = |notation| match notation {
        NotationStyle::Korean => "notation-korean",
        NotationStyle::Machine => "notation-machine",
        NotationStyle::Chinese => "notation-chinese",
        NotationStyle::Wxf => "notation-wxf",
        NotationStyle::Iccs => "notation-iccs",
        NotationStyle::Japanese => "notation-japanese",
        NotationStyle::Western => "notation-western",
    };
    NotationStyle::of(game)
        .iter()
        .filter(offered)
        .map(|&notation| (notation, words.text(name(notation))))
        .collect()
}

/// The names along the edges of a board, so that the notation of the move list can be found on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct EdgeLabels {
    /// Over the board, from left to right; may be empty, as may be the others.
    pub above: Vec<String>,
    /// Under the board.
    pub below: Vec<String>,
    /// Left of the board, from top to bottom.
    pub left: Vec<String>,
    /// Right of the board.
    pub right: Vec<String>,
}

/// The names that belong to a game and its notation, and to the reader's choice for shogi boards, on a board with `bottom`
/// nearest to the reader.
#[must_use]
pub fn edge_labels(
    game: Game,
    notation: NotationStyle,
    coordinates: ChuCoordinates,
    bottom: Side,
) -> EdgeLabels {
    let (files, ranks) = match game {
        Game::Janggi => size::<janggi::Position>(),
        Game::Xiangqi => size::<xiangqi::Position>(),
        Game::ChuShogi => size::<chushogi::Position>(),
    };
    // Counted from the first side's left and from its own edge, in the order in which they are seen.
    let seen = |count: u8, forward: bool| -> Vec<u8> {
        if forward { (0..count).collect() } else { (0..count).rev().collect() }
    };
    let first = bottom == Side::First;
    let across = |name: &dyn Fn(u8) -> String| seen(files, first).into_iter().map(name).collect();
    let down = |name: &dyn Fn(u8) -> String| seen(ranks, !first).into_iter().map(name).collect();
    let letter = |place: u8| char::from(b'a' + place).to_string();
    let none = EdgeLabels::default();
    match (game, notation.fitting(game)) {
        (Game::Janggi | Game::Xiangqi, NotationStyle::Machine) => {
            EdgeLabels { above: across(&letter), left: down(&|rank| (rank + 1).to_string()), ..none }
        }
        // Ranks count from the second side's edge, ten written as nought.
        (Game::Janggi, _) => EdgeLabels {
            above: across(&|file| (file + 1).to_string()),
            left: down(&|rank| ((ranks - rank) % 10).to_string()),
            ..none
        },
        (Game::Xiangqi, NotationStyle::Iccs) => {
            EdgeLabels { below: across(&letter), left: down(&|rank| rank.to_string()), ..none }
        }
        // Each side counts the files from its own right: red in characters, unless the notation is in figures.
        (Game::Xiangqi, notation) => {
            let red = across(&|file| match notation {
                NotationStyle::Wxf => (files - file).to_string(),
                _ => character(files - file),
            });
            let black = across(&|file| (file + 1).to_string());
            let (below, above) = if first { (red, black) } else { (black, red) };
            EdgeLabels { above, below, ..none }
        }
        // Files count from the first side's right, ranks from the second side's edge.
        (Game::ChuShogi, _) => EdgeLabels {
            above: across(&|file| match coordinates {
                ChuCoordinates::Branches => branch(files - file),
                ChuCoordinates::Numbers | ChuCoordinates::Kanji => (files - file).to_string(),
            }),
            right: down(&|rank| match coordinates {
                ChuCoordinates::Numbers => letter(ranks - 1 - rank),
                ChuCoordinates::Kanji | ChuCoordinates::Branches => character(ranks - rank),
            }),
            ..none
        },
    }
}

/// Files and ranks of a board.
const fn size<P: Position>() -> (u8, u8) {
    (P::FILES, P::RANKS)
}

/// A number up to twelve in characters.
fn character(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = DIGITS[usize::from(number % 10)];
    if number < 10 { digit.to_owned() } else { format!("十{digit}") }
}

/// The twelve branches.
fn branch(number: u8) -> String {
    "子丑寅卯辰巳午未申酉戌亥"
        .chars()
        .nth(usize::from(number).saturating_sub(1))
        .map(String::from)
        .unwrap_or_default()
}

/// What stands for a side where there is no board: its king. The second side's points at the first one's in Chu Shogi, as
/// it does on the board.
#[must_use]
pub fn emblem(game: Game, side: Side, letters: Letters) -> PieceView {
    let far = game == Game::ChuShogi && side == Side::Second;
    piece_view(game, Piece { side, kind: Figure::King }, letters, far)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [Game; 3] = [Game::Janggi, Game::Xiangqi, Game::ChuShogi];

    fn labels(game: Game, notation: NotationStyle, coordinates: ChuCoordinates, bottom: Side) -> [String; 4] {
        let labels = edge_labels(game, notation, coordinates, bottom);
        [labels.above, labels.below, labels.left, labels.right].map(|names| names.join(" "))
    }

    fn of(game: Game, notation: NotationStyle) -> [String; 4] {
        labels(game, notation, ChuCoordinates::Kanji, Side::First)
    }

    #[test]
    fn edges_are_named_as_the_notation_names_them() {
        assert_eq!(
            of(Game::Janggi, NotationStyle::Korean),
            ["1 2 3 4 5 6 7 8 9", "", "1 2 3 4 5 6 7 8 9 0", "",]
        );
        assert_eq!(
            of(Game::Janggi, NotationStyle::Machine),
            ["a b c d e f g h i", "", "10 9 8 7 6 5 4 3 2 1", "",]
        );
        let chinese = ["1 2 3 4 5 6 7 8 9", "九 八 七 六 五 四 三 二 一", "", ""];
        assert_eq!(of(Game::Xiangqi, NotationStyle::Chinese), chinese);
        assert_eq!(of(Game::Xiangqi, NotationStyle::Korean), chinese, "its own, where it does not have one");
        assert_eq!(of(Game::Xiangqi, NotationStyle::Wxf)[1], "9 8 7 6 5 4 3 2 1");
        assert_eq!(
            of(Game::Xiangqi, NotationStyle::Iccs),
            ["", "a b c d e f g h i", "9 8 7 6 5 4 3 2 1 0", "",]
        );
        assert_eq!(of(Game::Xiangqi, NotationStyle::Machine), of(Game::Janggi, NotationStyle::Machine));
        assert_eq!(
            of(Game::ChuShogi, NotationStyle::Japanese),
            ["12 11 10 9 8 7 6 5 4 3 2 1", "", "", "一 二 三 四 五 六 七 八 九 十 十一 十二",]
        );
        let shogi = |coordinates| labels(Game::ChuShogi, NotationStyle::Western, coordinates, Side::First);
        assert_eq!(shogi(ChuCoordinates::Numbers)[3], "a b c d e f g h i j k l");
        assert_eq!(shogi(ChuCoordinates::Branches)[0], "亥 戌 酉 申 未 午 巳 辰 卯 寅 丑 子");
    }

    #[test]
    fn on_a_board_turned_round_names_go_with_their_lines() {
        let turned = |game, notation| labels(game, notation, ChuCoordinates::Kanji, Side::Second);
        assert_eq!(
            turned(Game::Janggi, NotationStyle::Korean),
            ["9 8 7 6 5 4 3 2 1", "", "0 9 8 7 6 5 4 3 2 1", "",]
        );
        assert_eq!(
            turned(Game::Xiangqi, NotationStyle::Chinese),
            ["一 二 三 四 五 六 七 八 九", "9 8 7 6 5 4 3 2 1", "", ""],
            "each side has its own count before it"
        );
        assert_eq!(turned(Game::ChuShogi, NotationStyle::Japanese)[0], "1 2 3 4 5 6 7 8 9 10 11 12");
    }

    #[test]
    fn a_game_offers_its_own_letters_and_notations_by_name() {
        for game in GAMES {
            let letters = letters_choices(game, Locale::En);
            assert_eq!(letters[0].0, Letters::Hanja, "its own first");
            assert!(
                letters.iter().all(|(letters, name)| letters.fitting(game) == *letters && !name.is_empty())
            );
            let notations = notation_choices(game, NotationStyle::of(game)[0], Locale::En);
            assert_eq!(notations[0].0, NotationStyle::of(game)[0]);
            assert!(notations.iter().all(|(notation, _)| notation.fitting(game) == *notation));
        }
        assert_eq!(Letters::Hangul.fitting(Game::ChuShogi), Letters::Hanja);
        assert_eq!(Letters::HanjaLong.fitting(Game::ChuShogi), Letters::HanjaLong);
        assert_eq!(Letters::HanjaLong.fitting(Game::Janggi), Letters::Hanja);
        assert_eq!(NotationStyle::Wxf.fitting(Game::Janggi), NotationStyle::Korean);
        let offered = |chosen| {
            let choices = notation_choices(Game::Xiangqi, chosen, Locale::En);
            choices.into_iter().map(|(notation, _)| notation).collect::<Vec<_>>()
        };
        let own = [NotationStyle::Chinese, NotationStyle::Wxf, NotationStyle::Iccs];
        assert_eq!(offered(NotationStyle::Korean), own);
        assert_eq!(offered(NotationStyle::Machine), [&own[..], &[NotationStyle::Machine]].concat());
    }

    #[test]
    fn a_side_is_known_by_its_king() {
        let faces = |letters| GAMES.map(|game| Side::BOTH.map(|side| emblem(game, side, letters).glyph));
        assert_eq!(faces(Letters::Hanja), [["楚", "漢"], ["帥", "將"], ["玉", "王"]]);
        assert_eq!(faces(Letters::Hangul), [["초", "한"], ["帥", "將"], ["玉", "王"]]);
        assert_eq!(faces(Letters::Latin), [["K", "K"], ["G", "G"], ["K", "K"]]);
        assert_eq!(faces(Letters::HanjaLong)[2], ["玉将", "王将"]);
        assert_eq!(faces(Letters::Symbols).concat().concat(), "");
        let down = GAMES.map(|game| emblem(game, Side::Second, Letters::Hanja).upside_down);
        assert_eq!(down, [false, false, true]);
    }
}
