//! Messages as texts. What a server reads and writes thousands of times a second, a move and the news of it, goes a
//! short way; everything else goes through serde, and so would these, with the same outcome.

use crate::clock::Budget;
use crate::id::GameId;
use crate::protocol::{Act, ClientMessage, Event, ServerMessage};

/// Reads what a client says.
///
/// # Errors
/// If it is not a message of the protocol.
pub fn read(text: &str) -> Result<ClientMessage, serde_json::Error> {
    // Serde finds out what kind of message it is only when it has put aside all that is in it. A client's move as this
    // crate writes it need not go that way; everything else does, and so does all that is wrong.
    match played_move(text) {
        Some(message) => Ok(message),
        None => serde_json::from_str(text),
    }
}

/// A move that is written just so.
fn played_move(text: &str) -> Option<ClientMessage> {
    let rest = text.strip_prefix("{\"type\":\"act\",\"id\":\"")?;
    let (id, rest) = rest.split_at_checked(16)?;
    let (nonce, rest) = leading_number(rest.strip_prefix("\",\"nonce\":")?)?;
    let (ply, rest) = leading_number(rest.strip_prefix(",\"ply\":")?)?;
    let mv = rest.strip_prefix(",\"act\":{\"act\":\"move\",\"move\":\"")?.strip_suffix("\"}}")?;
    let (id, ply) = (id.parse().ok()?, u32::try_from(ply).ok()?);
    let act = is_plain(mv).then(|| Act::Move { text: mv.to_owned() })?;
    Some(ClientMessage::Act { id, nonce, ply, act })
}

/// The whole number that a text begins with, as JSON writes it, and what follows.
fn leading_number(text: &str) -> Option<(u64, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let leading_zero = digits > 1 && number.starts_with('0');
    if leading_zero { None } else { Some((number.parse().ok()?, rest)) }
}

/// Writes what a server says, behind what is in `text` already.
///
/// # Errors
/// Never, but for what serde may think of.
pub fn write(message: &ServerMessage, text: &mut String) -> Result<(), serde_json::Error> {
    match message {
        ServerMessage::Event { id, seq, event: Event::Played { ply, text: mv, clocks } } if is_plain(mv) => {
            text.push_str("{\"type\":\"event\",\"id\":\"");
            push_id(text, *id);
            text.push_str("\",\"seq\":");
            push_number(text, u64::from(*seq));
            push_played(text, *ply, mv, clocks);
        }
        ServerMessage::Done { id, nonce, seq, event: Event::Played { ply, text: mv, clocks } }
            if is_plain(mv) =>
        {
            text.push_str("{\"type\":\"done\",\"id\":\"");
            push_id(text, *id);
            text.push_str("\",\"nonce\":");
            push_number(text, *nonce);
            text.push_str(",\"seq\":");
            push_number(text, u64::from(*seq));
            push_played(text, *ply, mv, clocks);
        }
        other => text.push_str(&serde_json::to_string(other)?),
    }
    Ok(())
}

/// Whether a text is between quotes as it is.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+')
}

fn push_played(text: &mut String, ply: u32, mv: &str, clocks: &[Budget; 2]) {
    text.push_str(",\"event\":{\"event\":\"played\",\"ply\":");
    push_number(text, u64::from(ply));
    text.push_str(",\"move\":\"");
    text.push_str(mv);
    text.push_str("\",\"clocks\":[");
    push_budget(text, &clocks[0]);
    text.push(',');
    push_budget(text, &clocks[1]);
    text.push_str("]}}");
}

fn push_budget(text: &mut String, budget: &Budget) {
    text.push_str("{\"main_ms\":");
    push_number(text, budget.main_ms);
    text.push_str(",\"periods\":");
    push_number(text, u64::from(budget.periods));
    text.push_str(",\"period_ms\":");
    push_number(text, budget.period_ms);
    text.push('}');
}

fn push_id(text: &mut String, id: GameId) {
    let digits: [u8; 16] =
        std::array::from_fn(|place| b"0123456789abcdef"[(id.0 >> (4 * (15 - place)) & 15) as usize]);
    push_ascii(text, &digits);
}

fn push_number(text: &mut String, mut number: u64) {
    // As many digits as a number of 64 bits has.
    let mut digits = [b'0'; 20];
    let mut first = digits.len() - 1;
    while number >= 10 {
        digits[first] += (number % 10) as u8;
        number /= 10;
        first -= 1;
    }
    digits[first] += number as u8;
    push_ascii(text, &digits[first..]);
}

/// Adds digits: all of them at once, which is quicker than each.
fn push_ascii(text: &mut String, digits: &[u8]) {
    text.push_str(std::str::from_utf8(digits).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;

    const NUMBERS: [u64; 9] = [0, 7, 9, 10, 99, 100, 12_345, (1 << 53) - 1, u64::MAX];

    /// News of a move, with such numbers in it.
    fn played(number: u64, mv: &str) -> Event {
        let ply = u32::try_from(number).unwrap_or(u32::MAX);
        let used = Budget { main_ms: number, periods: 1, period_ms: number };
        Event::Played { ply, text: mv.to_owned(), clocks: [used, Budget::new(TimeControl::QUICK_MATCH)] }
    }

    #[test]
    fn what_goes_the_short_way_is_written_as_serde_would() {
        let mut written = Vec::new();
        for number in NUMBERS {
            for mv in ["a1a2", "12l10a+", "", "\"", "\\", "\u{7}", "팔각"] {
                let (id, seq) = (GameId(number), u32::try_from(number).unwrap_or(u32::MAX));
                let event = played(number, mv);
                written.push(ServerMessage::Event { id, seq, event: event.clone() });
                written.push(ServerMessage::Done { id, nonce: number, seq, event });
            }
        }
        written.push(ServerMessage::Ready { game: None });
        for message in written {
            let mut text = "before ".to_owned();
            write(&message, &mut text).unwrap();
            assert_eq!(text, format!("before {}", serde_json::to_string(&message).unwrap()));
        }
    }

    #[test]
    fn what_goes_the_short_way_is_read_as_serde_would() {
        let texts = [
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","nonce":9007199254740991,"more":[{}],"act":{"move":"\u0061","act":"move","x":1},"ply":4294967295,"id":"0000000000000A11"}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"resign"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"setup","setup":"left"}}"#,
            r#"{"type":"pong","ping":3}"#,
            r#"{"type":"act","id":"0000000000000A11","nonce":0,"ply":4294967295,"act":{"act":"move","move":"12l10a+"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":18446744073709551615,"ply":0,"act":{"act":"move","move":""}}"#,
            // Not messages.
            r#"{"type":"act","type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","type":"pong","ping":3,"id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move","act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":-1,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":303,"ply":0,"act":{"act":"move","move":"a4b4"}} x"#,
            r#"{"type":"act","id":"a11","nonce":303,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":0303,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":18446744073709551616,"ply":0,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":1,"ply":4294967296,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"00000000000000팔","nonce":1,"ply":1,"act":{"act":"move","move":"a4b4"}}"#,
            r#"{"type":"act","id":"0000000000000a11","nonce":1,"ply":1,"act":{"act":"move","move":"a4","x":"b4"}}"#,
            r#"{"type":"act""#,
            r#"{"type":"act"}"#,
        ];
        let mut messages = 0;
        for text in texts {
            let long = serde_json::from_str::<ClientMessage>(text).map_err(|error| error.to_string());
            assert_eq!(read(text).map_err(|error| error.to_string()), long, "{text}");
            messages += usize::from(long.is_ok());
        }
        assert_eq!(messages, 8);
    }
}
