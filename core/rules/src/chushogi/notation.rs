//! Machine notation (docs/rules/notation.md#chu-shogi).

use thiserror::Error;

use super::board::SIZE;
use crate::moves::Move;
use crate::square::Square;

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text has another form.
    #[error("'{text}' is not a move: expected a form such as 5i5h, 8d8c+ or 7f7e7d")]
    Syntax {
        /// The text.
        text: String,
    },
    /// A double move never promotes.
    #[error("'{text}': a move over a middle square does not promote")]
    DoublePromotion {
        /// The text.
        text: String,
    },
    /// The middle square is not next to where the move begins or ends.
    #[error("'{text}': {middle} is not next to both other squares")]
    Middle {
        /// The text.
        text: String,
        /// The middle square.
        middle: String,
    },
}

/// The name of a square: its file from 1 at sente's right, its rank from `a` at gote's back rank.
#[must_use]
pub fn square_name(square: Square) -> String {
    let mut name = String::with_capacity(3);
    push_square(&mut name, square);
    name
}

fn push_square(text: &mut String, square: Square) {
    let file = SIZE - square.number() % SIZE;
    if file >= 10 {
        text.push('1');
    }
    text.push((b'0' + file % 10) as char);
    text.push((b'a' + SIZE - 1 - square.number() / SIZE) as char);
}

/// The square of a name at the start of `text`, and what follows it.
#[must_use]
pub fn parse_square(text: &str) -> Option<(Square, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let file: u8 = text.get(..digits)?.parse().ok().filter(|file| (1..=SIZE).contains(file))?;
    let rest = &text[digits..];
    let rank = rest.bytes().next().filter(|rank| (b'a'..b'a' + SIZE).contains(rank))? - b'a';
    Some((Square::new((SIZE - 1 - rank) * SIZE + SIZE - file), &rest[1..]))
}

/// A move in machine notation: `5i5h`, `8d8c+`, over a middle square `7f7e7d`.
#[must_use]
pub fn machine(mv: Move) -> String {
    // Three squares of three characters each are the most; servers write a move at a time, and many.
    let mut text = String::with_capacity(9);
    for square in [Some(mv.from()), mv.middle(), Some(mv.to())].into_iter().flatten() {
        push_square(&mut text, square);
    }
    if mv.promotes() {
        text.push('+');
    }
    text
}

/// The move of a text in machine notation. Whether it is legal is for the position to say.
///
/// # Errors
/// When the text has another form, a middle square is not next to both others, or a double move promotes.
pub fn parse_machine(text: &str) -> Result<Move, NotationError> {
    let syntax = || NotationError::Syntax { text: text.to_owned() };
    let (from, rest) = parse_square(text).ok_or_else(syntax)?;
    let (second, rest) = parse_square(rest).ok_or_else(syntax)?;
    let (third, rest) = match parse_square(rest) {
        Some((third, rest)) => (Some(third), rest),
        None => (None, rest),
    };
    let promotes = match rest {
        "" => false,
        "+" => true,
        _ => return Err(syntax()),
    };
    let mv = match third {
        None if from == second => return Err(syntax()),
        None => Move::new(from, second),
        Some(_) if promotes => return Err(NotationError::DoublePromotion { text: text.to_owned() }),
        Some(to) => {
            let near = |a: Square, b: Square| {
                let files = (a.number() % SIZE).abs_diff(b.number() % SIZE);
                let ranks = (a.number() / SIZE).abs_diff(b.number() / SIZE);
                files.max(ranks) == 1
            };
            if !near(from, second) || !near(second, to) {
                return Err(NotationError::Middle { text: text.to_owned(), middle: square_name(second) });
            }
            Move::over(from, second, to)
        }
    };
    Ok(if promotes { mv.promoting() } else { mv })
}
