//! What a match needs to know of a game beyond its rules: fair openings, ends by agreement, and how other programs
//! write its moves.

use palgak_engine::Playable;
use palgak_rules::{Game, Match, Move, MoveList, Position, Side, chushogi, janggi, xiangqi};

use super::cecp::PASS;
use super::random::Random;
use crate::args::Style;
use crate::games::chushogi::ChuShogi;
use crate::games::janggi::Janggi;
use crate::games::xiangqi::Xiangqi;
use crate::games::{Rulebook, Word};

/// A game that matches are played of.
pub(crate) trait Contest: Rulebook + Sized {
    /// Which game.
    const GAME: Game = <Self::Position as Position>::GAME;

    /// What programs that speak CECP call it.
    const CECP_VARIANT: &'static str;

    /// Plies by chance in an opening unless said otherwise.
    const OPENING_PLIES: u16;

    /// A start drawn by chance, by the rules of `start`.
    fn begin(start: &Self::Position, random: &mut Random) -> Self::Position;

    /// Whether neither side has lost anything in a position that chance led to, or is about to.
    fn is_fair(position: &Self::Position) -> bool;

    /// Whether a legal move captures something.
    fn captures(position: &Self::Position, mv: Move) -> bool {
        position.piece_at(mv.to()).is_some_and(|piece| piece.side != position.side_to_move())
    }

    /// Whether two players would agree to a draw here.
    fn is_agreed(_game: &Match<Self::Position>) -> bool {
        false
    }

    /// Who is ahead when a match is cut off.
    fn leader(_position: &Self::Position) -> Option<Side> {
        None
    }

    /// The tags of a record that say which rules are in force.
    fn rule_tags(position: &Self::Position) -> Vec<(&'static str, String)>;

    /// The FEN of a start, unless it is the one that every program begins with.
    fn unusual_start(start: &Self::Position) -> Option<String>;

    /// A legal move as CECP writes it.
    fn to_cecp(position: &Self::Position, mv: Move) -> String;

    /// A move that CECP writes. The message says what is wrong with it.
    fn from_cecp(position: &Self::Position, text: &str) -> Result<Word, String>;
}

/// Whether a capture wins more than `threshold` for nothing.
fn is_loose<P: Playable>(position: &P, threshold: i32) -> bool {
    let mut captures = MoveList::new();
    position.legal_captures(&mut captures);
    captures.iter().any(|&mv| position.exchange_reaches(mv, threshold + 1))
}

impl Contest for Janggi {
    const CECP_VARIANT: &'static str = "janggi";
    const OPENING_PLIES: u16 = 6;

    fn begin(start: &janggi::Position, random: &mut Random) -> janggi::Position {
        let setups = [(); 2].map(|()| janggi::Setup::ALL[random.below(janggi::Setup::ALL.len())]);
        janggi::Position::start(setups[0], setups[1], start.rules())
    }

    fn is_fair(position: &janggi::Position) -> bool {
        position.claimable_draw().is_none() && !position.in_check() && !is_loose(position, 250)
    }

    fn leader(position: &janggi::Position) -> Option<Side> {
        Some(position.leader())
    }

    fn rule_tags(position: &janggi::Position) -> Vec<(&'static str, String)> {
        vec![("Bikjang", if position.rules().bikjang { "on" } else { "off" }.to_owned())]
    }

    fn unusual_start(start: &janggi::Position) -> Option<String> {
        let usual = janggi::Position::start(janggi::Setup::Inner, janggi::Setup::Inner, start.rules());
        Some(start.fen()).filter(|fen| *fen != usual.fen())
    }

    fn to_cecp(position: &janggi::Position, mv: Move) -> String {
        if mv.is_pass() {
            PASS.to_owned()
        } else {
            shift_ranks(&Janggi::write(position, mv, Style::Machine), -1)
        }
    }

    fn from_cecp(position: &janggi::Position, text: &str) -> Result<Word, String> {
        if text == PASS {
            let king = position.king(position.side_to_move());
            let accepts = position.claimable_draw().is_some();
            return Ok(if accepts { Word::AcceptDraw } else { Word::Move(Move::pass(king)) });
        }
        Janggi::read(position, &shift_ranks(text, 1), &())
    }
}

impl Contest for Xiangqi {
    const CECP_VARIANT: &'static str = "xiangqi";
    const OPENING_PLIES: u16 = 6;

    fn begin(start: &xiangqi::Position, _random: &mut Random) -> xiangqi::Position {
        start.clone()
    }

    fn is_fair(position: &xiangqi::Position) -> bool {
        !position.in_check() && !is_loose(position, 299)
    }

    /// A threefold in which nobody gives long check.
    fn is_agreed(game: &Match<xiangqi::Position>) -> bool {
        game.history().cycle(3).is_some_and(|cycle| cycle.only_checker().is_none())
    }

    fn rule_tags(position: &xiangqi::Position) -> Vec<(&'static str, String)> {
        vec![("Rules", format!("preset={}", position.rules().preset.as_str()))]
    }

    fn unusual_start(start: &xiangqi::Position) -> Option<String> {
        let usual = xiangqi::Position::start(xiangqi::Handicap::Even, start.rules());
        Some(start.fen()).filter(|fen| *fen != usual.fen())
    }

    fn to_cecp(position: &xiangqi::Position, mv: Move) -> String {
        shift_ranks(&Xiangqi::write(position, mv, Style::Machine), -1)
    }

    fn from_cecp(position: &xiangqi::Position, text: &str) -> Result<Word, String> {
        Xiangqi::read(position, &shift_ranks(text, 1), &Xiangqi::dialect(position, &[]))
    }
}

impl Contest for ChuShogi {
    const CECP_VARIANT: &'static str = "chu";
    const OPENING_PLIES: u16 = 8;

    fn begin(start: &chushogi::Position, _random: &mut Random) -> chushogi::Position {
        start.clone()
    }

    /// Nothing can be taken yet by the side to move.
    fn is_fair(position: &chushogi::Position) -> bool {
        let mut captures = MoveList::new();
        position.legal_captures(&mut captures);
        captures.is_empty()
    }

    fn captures(position: &chushogi::Position, mv: Move) -> bool {
        // A lion that passes or turns back ends where it stands.
        let taken = |at| position.piece_at(at).is_some_and(|piece| piece.side != position.side_to_move());
        taken(mv.to()) || mv.middle().is_some_and(taken)
    }

    fn rule_tags(position: &chushogi::Position) -> Vec<(&'static str, String)> {
        vec![("Rules", crate::games::chushogi::describe_rules(position.rules()))]
    }

    fn unusual_start(start: &chushogi::Position) -> Option<String> {
        let usual = chushogi::Position::start(chushogi::Handicap::Even, start.rules());
        Some(start.fen()).filter(|fen| *fen != usual.fen())
    }

    fn to_cecp(position: &chushogi::Position, mv: Move) -> String {
        super::chu::write(position, mv)
    }

    fn from_cecp(position: &chushogi::Position, text: &str) -> Result<Word, String> {
        super::chu::read(position, text).map(Word::Move)
    }
}

/// Coordinates with every rank moved: CECP counts the ten ranks of a board from 0, machine notation from 1.
fn shift_ranks(text: &str, by: i32) -> String {
    let mut shifted = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        match rest[..digits].parse::<i32>() {
            Ok(rank) => {
                shifted.push_str(&(rank + by).to_string());
                rest = &rest[digits..];
            }
            Err(_) => {
                shifted.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    shifted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_boards_of_ten_begin_at_0() {
        assert_eq!(shift_ranks("a10b9", -1), "a9b8");
        assert_eq!(shift_ranks("h2e2", 1), "h3e3");
        assert_eq!(shift_ranks("i9e0", 1), "i10e1");
        assert_eq!(shift_ranks("", 1), "");
    }

    #[test]
    fn a_threefold_is_an_agreed_draw_only_without_long_check() {
        let game = |fen: &str, moves: &str| {
            let start = xiangqi::Position::from_fen(fen, xiangqi::Rules::default());
            let Ok(start) = start else { unreachable!("{fen}") };
            let mut game = Match::new(start);
            for word in moves.split(' ') {
                let mv = xiangqi::notation::parse_machine(word);
                assert!(mv.is_some_and(|mv| game.play(mv).is_ok()), "{word}");
            }
            game
        };
        // A chariot and a general go to and fro; then the chariot gives check with every move.
        let quiet = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
        let twice = "a1a2 d10d9 a2a1 d9d10 a1a2 d10d9 a2a1 d9d10";
        assert!(Xiangqi::is_agreed(&game(quiet, twice)));
        assert!(!Xiangqi::is_agreed(&game(quiet, "a1a2 d10d9 a2a1 d9d10 a1a2 d10d9 a2a1")));
        let checks = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
        let long = "a1d1 d10e10 d1e1 e10d10 e1d1 d10e10 d1e1 e10d10 e1d1";
        let game = game(checks, long);
        assert_eq!(game.occurrences(), 3);
        assert!(!Xiangqi::is_agreed(&game));
    }
}
