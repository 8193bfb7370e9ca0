//! Ends that the rules do not give: off unless asked for.

use std::fmt::Display;

use palgak_rules::Side;

use crate::error::{Failure, Result};

/// When to end a game early.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Adjudication {
    /// After so many plies: by points in Janggi, as a draw in the other games.
    pub(crate) plies: Option<usize>,
    /// When both players agree that one of them is so far ahead, for so many moves of each.
    pub(crate) score: Option<(i32, u32)>,
}

impl Adjudication {
    /// Reads `plies=N,score=POINTS:MOVES`.
    pub(crate) fn parse(text: Option<&str>) -> Result<Adjudication> {
        let mut adjudication = Adjudication::default();
        let parts = text.unwrap_or_default().split(',').map(str::trim).filter(|part| !part.is_empty());
        for part in parts {
            let wrong = |what: &dyn Display| {
                Failure::usage(format_args!(
                    "--adjudicate: '{part}' {what}: expected plies=N or score=CENTIPOINTS:MOVES, such as score=2000:4"
                ))
            };
            let positive = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
            match part.split_once('=') {
                Some(("plies", value)) => {
                    let plies = positive(value).ok_or_else(|| wrong(&"has no number of plies"))?;
                    adjudication.plies = Some(plies as usize);
                }
                Some(("score", value)) => {
                    let (score, moves) = value
                        .split_once(':')
                        .and_then(|(score, moves)| Some((positive(score)?, positive(moves)?)))
                        .ok_or_else(|| wrong(&"has no score and number of moves"))?;
                    adjudication.score = Some((i32::try_from(score).unwrap_or(i32::MAX), moves));
                }
                _ => return Err(wrong(&"is unknown")),
            }
        }
        Ok(adjudication)
    }
}

/// How long the players have agreed on who is ahead.
#[derive(Clone, Debug, Default)]
pub(crate) struct Agreement {
    ahead: Option<Side>,
    plies: u32,
}

impl Agreement {
    /// The side to move takes its position to be worth `score`. Returns the winner once they have agreed long enough.
    pub(crate) fn hear(&mut self, rule: Option<(i32, u32)>, side: Side, score: Option<i32>) -> Option<Side> {
        let (bound, moves) = rule?;
        let ahead = match score? {
            score if score >= bound => Some(side),
            score if score <= -bound => Some(side.other()),
            _ => None,
        };
        self.plies = if ahead.is_some() && ahead == self.ahead { self.plies + 1 } else { 1 };
        self.ahead = ahead;
        ahead.filter(|_| self.plies >= 2 * moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read() {
        let read = |text| Adjudication::parse(Some(text)).ok();
        assert_eq!(Adjudication::parse(None).ok(), Some(Adjudication::default()));
        assert_eq!(
            read("plies=300, score=2000:4"),
            Some(Adjudication { plies: Some(300), score: Some((2000, 4)) })
        );
        for wrong in ["plies", "plies=0", "plies=x", "score=5", "score=-5:3", "score=5:0", "draws=3"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn both_must_agree_for_the_whole_time() {
        let rule = Some((1000, 2));
        let mut agreement = Agreement::default();
        let mut hear = |side, score| agreement.hear(rule, side, Some(score));
        assert_eq!(hear(Side::First, 1200), None);
        assert_eq!(hear(Side::Second, -900), None);
        assert_eq!(hear(Side::First, 1200), None);
        assert_eq!(hear(Side::Second, -1000), None);
        assert_eq!(hear(Side::First, 1200), None);
        assert_eq!(hear(Side::Second, -5000), Some(Side::First));
        assert_eq!(Agreement::default().hear(None, Side::First, Some(99_999)), None);
    }
}
