//! The rules of a game as told in the app: pages of text with boards.
//!
//! A page names its texts (`guide-…` in the catalogues) and the positions of its boards; where a piece can go
//! in them is worked out by the rules themselves, so that no picture can be wrong.

mod chushogi;
mod janggi;
mod scene;
mod teller;
mod xiangqi;

use palgak_rules::Game;

use crate::diagram::Diagram;
use crate::view::View;

/// A page of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuidePage {
    /// What the page is about.
    pub title: String,
    /// The page from top to bottom.
    pub blocks: Vec<GuideBlock>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuideBlock {
    /// A heading within the page.
    Heading {
        /// The words.
        text: String,
    },
    /// A paragraph.
    Paragraph {
        /// The words.
        text: String,
    },
    /// A term and what it means.
    Item {
        /// The term.
        term: String,
        /// What it means.
        text: String,
    },
    /// A board.
    Board {
        /// What to draw.
        diagram: Diagram,
        /// What to see in it.
        caption: String,
    },
    /// A table.
    Table {
        /// The head of each column.
        header: Vec<String>,
        /// The rows, each with one cell a column.
        rows: Vec<Vec<String>>,
    },
}

/// The rules of `game` for a reader of `view`.
#[must_use]
pub fn guide(game: Game, view: &View) -> Vec<GuidePage> {
    match game {
        Game::Janggi => janggi::pages(view),
        Game::Xiangqi => xiangqi::pages(view),
        Game::ChuShogi => chushogi::pages(view),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use palgak_text::{Locale, plain_texts};

    use super::*;
    use crate::view::Letters;

    fn view(locale: Locale, letters: Letters) -> View {
        View { letters, ..View::new(locale) }
    }

    /// Every text of the pages.
    fn texts(pages: &[GuidePage]) -> Vec<String> {
        let mut texts = Vec::new();
        for page in pages {
            texts.push(page.title.clone());
            for block in &page.blocks {
                match block {
                    GuideBlock::Heading { text } | GuideBlock::Paragraph { text } => texts.push(text.clone()),
                    GuideBlock::Item { term, text } => texts.extend([term.clone(), text.clone()]),
                    GuideBlock::Board { diagram, caption } => {
                        texts.extend([caption.clone(), diagram.spoken.clone()]);
                        texts.extend(diagram.points.iter().map(|point| point.spoken.clone()));
                    }
                    GuideBlock::Table { header, rows } => {
                        texts.extend(header.iter().chain(rows.iter().flatten()).cloned());
                    }
                }
            }
        }
        texts
    }

    fn boards(pages: &[GuidePage]) -> usize {
        let blocks = pages.iter().flat_map(|page| &page.blocks);
        blocks.filter(|block| matches!(block, GuideBlock::Board { .. })).count()
    }

    #[test]
    fn the_guides_are_whole_in_every_language_and_in_every_letters() {
        for locale in Locale::ALL {
            for letters in
                [Letters::Hanja, Letters::Hangul, Letters::Latin, Letters::Symbols, Letters::HanjaLong]
            {
                // Janggi: the start, fourteen scenes, four setups. Xiangqi: the start, twenty-two scenes, a handicap.
                // Chu Shogi: the start, twenty-eight pieces, nine scenes, three handicaps.
                for (game, length, pictures) in
                    [(Game::Janggi, 11, 19), (Game::Xiangqi, 14, 24), (Game::ChuShogi, 15, 41)]
                {
                    let pages = guide(game, &view(locale, letters));
                    assert_eq!(pages.len(), length, "{game:?}");
                    assert!(texts(&pages).iter().all(|text| !text.trim().is_empty()), "{game:?} {locale:?}");
                    assert_eq!(boards(&pages), pictures, "{game:?}");
                }
            }
        }
    }

    #[test]
    fn every_text_written_for_a_guide_is_told() {
        for (game, own, others) in [
            (Game::Janggi, &["guide-", "setup-"][..], &["guide-xiangqi-", "guide-chushogi-"][..]),
            (Game::Xiangqi, &["guide-xiangqi-"], &[]),
            (Game::ChuShogi, &["guide-chushogi-"], &[]),
        ] {
            let told: BTreeSet<String> =
                texts(&guide(game, &view(Locale::En, Letters::Hanja))).into_iter().collect();
            for (id, text) in plain_texts(Locale::En) {
                let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| id.starts_with(prefix));
                if starts(own) && !starts(others) {
                    assert!(told.contains(&text), "{id} is on no page");
                }
            }
        }
    }

    #[test]
    fn tables_are_even() {
        for game in [Game::Janggi, Game::Xiangqi] {
            for page in guide(game, &view(Locale::Ko, Letters::Hangul)) {
                for block in page.blocks {
                    if let GuideBlock::Table { header, rows } = block {
                        assert_eq!(rows.len(), 7);
                        assert!(rows.iter().all(|row| row.len() == header.len()), "{}", page.title);
                    }
                }
            }
        }
    }

    #[test]
    fn the_table_of_pieces_holds_faces_numbers_and_points() {
        let pages = guide(Game::Janggi, &view(Locale::En, Letters::Hanja));
        let rows = pages[0].blocks.iter().find_map(|block| match block {
            GuideBlock::Table { rows, .. } => Some(rows.clone()),
            _ => None,
        });
        let rows: Vec<String> = rows.unwrap().iter().map(|row| row.join(" ")).collect();
        assert_eq!(
            rows,
            [
                "king 楚 / 漢 1 –",
                "guard 士 2 3",
                "chariot 車 2 13",
                "cannon 包 2 7",
                "horse 馬 2 5",
                "elephant 象 2 3",
                "soldier 卒 / 兵 5 2",
            ]
        );
    }

    #[test]
    fn a_picture_speaks_of_what_it_shows() {
        let pages = guide(Game::Janggi, &view(Locale::En, Letters::Hanja));
        let check = pages.iter().flat_map(|page| &page.blocks).find_map(|block| match block {
            GuideBlock::Board { diagram, caption } if caption.starts_with("Han’s chariot") => {
                Some(diagram.spoken.clone())
            }
            _ => None,
        });
        assert_eq!(
            check.as_deref(),
            Some(
                "Cho: guard on d3, king on e2. Han: chariot on e6. Cho’s king is in check. \
                 Cho’s guard on d3 can go to: e3"
            )
        );
    }

    #[test]
    fn xiangqi_has_names_of_its_own() {
        let pages = guide(Game::Xiangqi, &view(Locale::En, Letters::Hanja));
        let rows = pages[0].blocks.iter().find_map(|block| match block {
            GuideBlock::Table { rows, .. } => Some(rows.clone()),
            _ => None,
        });
        let rows: Vec<String> = rows.unwrap().iter().map(|row| row.join(" ")).collect();
        assert_eq!(
            rows,
            [
                "general 帥 將 1",
                "advisor 仕 士 2",
                "chariot 車 車 2",
                "cannon 炮 砲 2",
                "horse 馬 馬 2",
                "elephant 相 象 2",
                "soldier 兵 卒 5",
            ]
        );
        let check = pages.iter().flat_map(|page| &page.blocks).find_map(|block| match block {
            GuideBlock::Board { diagram, caption } if caption.starts_with("Black’s horse") => {
                Some(diagram.spoken.clone())
            }
            _ => None,
        });
        assert_eq!(
            check.as_deref(),
            Some(
                "Red: chariot on a1, general on e0. Black: horse on d2. Red’s general is in check. \
                 Red’s chariot on a1 can go to: d1"
            )
        );
    }

    #[test]
    fn chu_shogi_tells_of_every_piece() {
        let pages = guide(Game::ChuShogi, &view(Locale::En, Letters::Hanja));
        let tables: Vec<&Vec<Vec<String>>> = pages
            .iter()
            .flat_map(|page| &page.blocks)
            .filter_map(|block| match block {
                GuideBlock::Table { header, rows } => {
                    assert!(rows.iter().all(|row| row.len() == header.len()), "even");
                    Some(rows)
                }
                _ => None,
            })
            .collect();
        let [pieces, records] = tables[..] else { panic!("two tables") };
        let counts: u32 = pieces.iter().map(|row| row[2].parse::<u32>().unwrap()).sum();
        assert_eq!((pieces.len(), counts), (21, 46));
        assert!(pieces.contains(&["drunk elephant", "象", "1", "crown prince"].map(str::to_owned).to_vec()));
        assert!(pieces.contains(&["lion", "獅", "1", "–"].map(str::to_owned).to_vec()));
        assert_eq!(records.len(), 30);
        assert!(records.contains(&["soaring eagle", "鷲", "+DK"].map(str::to_owned).to_vec()));
    }

    #[test]
    fn chu_shogi_records_are_written_by_the_program() {
        let pages = guide(Game::ChuShogi, &view(Locale::Ja, Letters::Hanja));
        let told = texts(&pages).join("\n");
        for example in [
            "「4七仲(4八)」",
            "「7五・7四獅(7六)」",
            "「7五居喰い獅(7六)」",
            "「じっと獅(7六)」",
            "GB4h-4g",
            "S7ex6d+",
            "Ln7fx7ex7d",
            "Ln7fx!7e",
            "Ln7f-!",
        ] {
            assert!(told.contains(example), "{example}");
        }
    }
}
