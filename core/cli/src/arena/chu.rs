//! Chu Shogi's moves as CECP writes them: squares from `a1` at sente's left, a double move as two halves with a comma
//! between, a lion's pass as `@@@@`.

use palgak_rules::chushogi::Position;
use palgak_rules::chushogi::written::canonical;
use palgak_rules::{Move, MoveList, Position as _, Square};

use super::cecp::PASS;

/// Ranks and files.
const SIZE: u8 = 12;

/// A legal move.
pub(crate) fn write(position: &Position, mv: Move) -> String {
    let (from, to) = (name(mv.from()), name(mv.to()));
    match mv.middle() {
        Some(middle) if mv.from() == mv.to() && position.piece_at(middle).is_none() => PASS.to_owned(),
        Some(middle) => format!("{from}{middle},{middle}{to}", middle = name(middle)),
        None => format!("{from}{to}{}", if mv.promotes() { "+" } else { "" }),
    }
}

/// A move, not necessarily legal. The message says what is wrong with the text.
pub(crate) fn read(position: &Position, text: &str) -> Result<Move, String> {
    let unknown =
        || format!("'{text}' is not a move: expected a form such as e4e5, e9e10+, e8f9,f9e10 or {PASS}");
    if text == PASS {
        let mut list = MoveList::new();
        position.legal_moves(&mut list);
        let pass = list.into_iter().find(|mv| write(position, *mv) == PASS);
        return pass.ok_or_else(|| format!("'{text}': no lion can pass here"));
    }
    let (first, second) = match text.split_once(',') {
        Some((first, second)) => (first, Some(second)),
        None => (text, None),
    };
    let (from, rest) = square(first).ok_or_else(unknown)?;
    let (to, rest) = square(rest).ok_or_else(unknown)?;
    let Some(second) = second else {
        return match rest {
            // Some programs say that a piece does not promote.
            "" | "=" => Ok(Move::new(from, to)),
            "+" => Ok(Move::new(from, to).promoting()),
            _ => Err(unknown()),
        };
    };
    let (middle, end) = square(second)
        .and_then(|(middle, rest)| {
            square(rest).filter(|(_, rest)| rest.is_empty()).map(|(end, _)| (middle, end))
        })
        .filter(|(middle, _)| *middle == to && rest.is_empty())
        .ok_or_else(unknown)?;
    Ok(canonical(position, Move::over(from, middle, end)))
}

fn name(square: Square) -> String {
    format!("{}{}", (b'a' + square.number() % SIZE) as char, square.number() / SIZE + 1)
}

/// The square at the start of a text, and what follows it.
fn square(text: &str) -> Option<(Square, &str)> {
    let file = text.bytes().next()?.checked_sub(b'a').filter(|file| *file < SIZE)?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let rank: u8 = text[1..=digits].parse().ok().filter(|rank| (1..=SIZE).contains(rank))?;
    Some((Square::new((rank - 1) * SIZE + file), &text[1 + digits..]))
}

#[cfg(test)]
mod tests {
    use palgak_rules::chushogi::notation::{machine, parse_machine};
    use palgak_rules::chushogi::{Handicap, Rules};

    use super::*;

    fn position(sfen: &str) -> Position {
        match Position::from_sfen(sfen, Rules::STANDARD) {
            Ok(position) => position,
            Err(error) => unreachable!("{sfen}: {error}"),
        }
    }

    #[test]
    fn squares_count_from_the_left_below() {
        let start = Position::start(Handicap::Even, Rules::STANDARD);
        for (own, theirs) in [("5i5h", "h4h5"), ("8i8h", "e4e5"), ("12a12b", "a12a11"), ("1l1k", "l1l2")] {
            let mv = parse_machine(own);
            assert_eq!(mv.as_ref().map(|mv| write(&start, *mv)), Ok(theirs.to_owned()));
            assert_eq!(read(&start, theirs), mv.map_err(|error| error.to_string()));
        }
        assert_eq!(read(&start, "e9e10+").map(machine), Ok("8d8c+".to_owned()));
    }

    /// A lion on 8e, enemy pawns on 7d and 8d: both at once, one with the way back, a pass, and a jump.
    #[test]
    fn lions_move_in_two_halves() {
        let lion = position("11k/12/12/4pp6/4N7/12/12/12/12/12/12/K11 b - 1");
        for (own, theirs) in
            [("8e7d8d", "e8f9,f9e9"), ("8e8d8e", "e8e9,e9e8"), ("8e6c", "e8g10"), ("8e7d", "e8f9")]
        {
            let mv = read(&lion, theirs);
            assert_eq!(mv.clone().map(machine), Ok(own.to_owned()));
            assert_eq!(mv.map(|mv| write(&lion, mv)), Ok(theirs.to_owned()));
        }
        // Over an empty square it is a jump, and there and back it is a pass.
        assert_eq!(read(&lion, "e8e7,e7e6").map(machine), Ok("8e8g".to_owned()));
        let pass = read(&lion, PASS).unwrap_or(Move::from_bits(0));
        assert!(lion.is_legal(pass) && pass.from() == pass.to(), "{}", machine(pass));
        assert_eq!(write(&lion, pass), PASS);
        assert_eq!(read(&lion, "e8e7,e7e8"), Ok(pass));
    }

    #[test]
    fn what_is_no_move_is_said() {
        let start = Position::start(Handicap::Even, Rules::STANDARD);
        for text in ["", "e4", "m4e5", "e13e5", "e4e5x", "e4e5,e6e7", "e4e5,", "é4e5", "e0e1"] {
            assert!(
                read(&start, text).is_err_and(|why| why.starts_with(&format!("'{text}' is not"))),
                "{text}"
            );
        }
        assert_eq!(read(&start, PASS), Err("'@@@@': no lion can pass here".to_owned()));
    }
}
