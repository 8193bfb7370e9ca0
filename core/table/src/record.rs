//! A game as text, to be shared and kept: tags, then moves, in the manner of a chess record.

use std::fmt::Write as _;

use palgak_rules::{Game, Side};

use crate::new_game::{ChuHandicap, XiangqiHandicap};
use crate::snapshot::Mode;
use crate::table::Table;
use crate::view::NotationStyle;

/// Lines of moves are broken before they get longer than this.
const WIDTH: usize = 80;

impl Table {
    /// The game as text: tags that say who played what, and the moves in the game's own notation with machine notation
    /// in braces.
    #[must_use]
    pub fn record(&self) -> String {
        let game = self.contest.game();
        let (winner, reason) = match self.contest.outcome() {
            None => ("*", None),
            Some(outcome) => {
                (outcome.winner.map_or("draw", |side| game.side_name(side)), Some(outcome.reason.as_str()))
            }
        };
        let position = self.contest.position();
        let switch = |on: bool| if on { "on" } else { "off" };
        let first_rule = self.contest.rules().first().is_some_and(|rule| rule.bikjang);
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        tag("Game", game.as_str());
        for side in Side::BOTH {
            tag(side_tag(game, side), &self.record_player(side));
        }
        if game == Game::Janggi {
            tag("ChoSetup", self.choices.cho_setup.as_str());
            tag("HanSetup", self.choices.han_setup.as_str());
            tag("Bikjang", switch(first_rule));
        }
        if game == Game::Xiangqi {
            let choices = self.choices.xiangqi;
            tag("Rules", &format!("preset={}", choices.preset.as_str()));
            if self.start.is_none() && choices.handicap != XiangqiHandicap::None {
                let giver = game.side_name(choices.giver);
                tag("Handicap", &format!("{} {giver}", choices.handicap.as_str()));
            }
        }
        if game == Game::ChuShogi {
            tag("Rules", &self.choices.chushogi.rules_text());
            let handicap = self.choices.chushogi.handicap;
            if self.start.is_none() && handicap != ChuHandicap::None {
                tag("Handicap", handicap.as_str());
            }
        }
        tag(start_tag(game), &self.contest.as_match().start_position().fen());
        tag("Result", winner);
        if let Some(reason) = reason {
            tag("Reason", reason);
        }
        for side in Side::BOTH {
            if let Some(points) = position.points(side) {
                tag(&format!("{}Points", side_tag(game, side)), &points);
            }
        }
        text.push('\n');

        let mut words: Vec<String> = Vec::new();
        let mut rules = self.contest.rules().iter().skip(1).peekable();
        for (ply, played) in self.contest.played().iter().enumerate() {
            while let Some(rule) = rules.next_if(|rule| rule.ply as usize <= ply) {
                words.push(format!("{{bikjang {}}}", switch(rule.bikjang)));
            }
            if ply % 2 == 0 {
                words.push(format!("{}.", ply / 2 + 1));
            }
            let own = played.text(NotationStyle::of(game)[0]);
            words.push(format!("{own} {{{}}}", played.text(NotationStyle::Machine)));
        }
        words.extend(rules.map(|rule| format!("{{bikjang {}}}", switch(rule.bikjang))));
        words.push(winner.to_owned());
        let mut width = 0;
        for word in words {
            let length = word.chars().count();
            if width > 0 && width + 1 + length > WIDTH {
                text.push('\n');
                width = 0;
            } else if width > 0 {
                text.push(' ');
                width += 1;
            }
            text.push_str(&word);
            width += length;
        }
        text.push('\n');
        text
    }

    fn record_player(&self, side: Side) -> String {
        if self.choices.mode == Mode::TwoPlayers || side == self.choices.human {
            "person".to_owned()
        } else if self.is_online() {
            "opponent".to_owned()
        } else {
            format!("computer, {}", self.choices.level.as_str())
        }
    }
}

/// The tag with the position that the game begins with.
pub(crate) const fn start_tag(game: Game) -> &'static str {
    match game {
        Game::Janggi | Game::Xiangqi => "FEN",
        Game::ChuShogi => "SFEN",
    }
}

/// The tag that names a side's player.
pub(crate) const fn side_tag(game: Game, side: Side) -> &'static str {
    match (game, side) {
        (Game::Janggi, Side::First) => "Cho",
        (Game::Janggi, Side::Second) => "Han",
        (Game::Xiangqi, Side::First) => "Red",
        (Game::Xiangqi, Side::Second) => "Black",
        (Game::ChuShogi, Side::First) => "Sente",
        (Game::ChuShogi, Side::Second) => "Gote",
    }
}
