//! Quick match: any text is a message or none, and a client lives with whatever a server says.

use std::time::Duration;

use palgak_online::auth::Identity;
use palgak_online::client::{Attempt, Command, Config, Input, Output, Session};
use palgak_online::id::Code;
use palgak_online::protocol::{Act, ClientMessage, ServerMessage};
use palgak_rules::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::reading::one_line;
use crate::script::Script;

/// Messages of both sides, as they are written. `ME` and `NONCE` stand for what only the session knows.
const MESSAGES: [&str; 24] = [
    r#"{"type":"hello","version":1,"key":"8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c","signature":"00","resume":{"id":"000000000000000a","have":3}}"#,
    r#"{"type":"seek","nonce":9007199254740991,"game":"janggi"}"#,
    r#"{"type":"invite","nonce":1,"game":"xiangqi","code":"ABCDEF"}"#,
    r#"{"type":"join","nonce":2,"code":"ab-cd ef"}"#,
    r#"{"type":"act","id":"000000000000000a","nonce":3,"ply":0,"act":{"act":"move","move":"h3e3"}}"#,
    r#"{"type":"act","id":"000000000000000a","nonce":4,"ply":4294967295,"act":{"act":"setup","setup":"left"}}"#,
    r#"{"type":"resync","id":"000000000000000a"}"#,
    r#"{"type":"welcome","version":1,"challenge":"0707070707070707070707070707070707070707070707070707070707070707"}"#,
    r#"{"type":"ready","game":"000000000000000a"}"#,
    r#"{"type":"ready"}"#,
    r#"{"type":"waiting","nonce":NONCE,"game":"xiangqi","code":"ABCDEF"}"#,
    r#"{"type":"cancelled","nonce":NONCE}"#,
    r#"{"type":"redirect","id":"000000000000000a","url":"ws://two.example/v1/play"}"#,
    r#"{"type":"event","id":"000000000000000a","seq":1,"event":{"event":"paired","game":"xiangqi","players":["ME","ME"],"setup_ms":30000}}"#,
    r#"{"type":"event","id":"000000000000000a","seq":2,"event":{"event":"started","clocks":[{"main_ms":600000,"periods":3,"period_ms":30000},{"main_ms":0,"periods":255,"period_ms":1}]}}"#,
    r#"{"type":"event","id":"000000000000000a","seq":3,"event":{"event":"played","ply":1,"move":"h3e3","clocks":[{"main_ms":1,"periods":0,"period_ms":0},{"main_ms":18446744073709551615,"periods":3,"period_ms":18446744073709551615}]}}"#,
    r#"{"type":"event","id":"000000000000000a","seq":4,"event":{"event":"over","result":"aborted","digest":""}}"#,
    r#"{"type":"event","id":"000000000000000a","seq":4,"event":{"event":"over","result":"win red time","digest":""}}"#,
    r#"{"type":"event","id":"000000000000000a","seq":5,"event":{"event":"rematch","id":"000000000000000b"}}"#,
    r#"{"type":"event","id":"000000000000000b","seq":1,"event":{"event":"paired","game":"janggi","players":["ME","ME"],"setup_ms":18446744073709551615}}"#,
    r#"{"type":"sync","id":"000000000000000a","seq":4294967295,"state":{"game":"xiangqi","players":["ME","ME"],"phase":"playing","chosen":[true,true],"moves":["h3e3"],"clocks":[{"main_ms":600000,"periods":3,"period_ms":0},{"main_ms":0,"periods":3,"period_ms":30000}],"elapsed_ms":18446744073709551615,"rematch":[false,false],"here":[true,false]}}"#,
    r#"{"type":"done","id":"000000000000000a","nonce":NONCE,"seq":4}"#,
    r#"{"type":"refused","nonce":NONCE,"id":"000000000000000a","code":"busy","message":"x"}"#,
    r#"{"type":"goodbye","after_ms":18446744073709551615}"#,
];

const LETTERS: [char; 22] = [
    '"',
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '\\',
    '0',
    '1',
    '9',
    '-',
    '.',
    'e',
    'a',
    'n',
    'u',
    'l',
    ' ',
    '\u{0}',
    '한',
    '\u{10ffff}',
];

/// A message: it is read or refused, and what is read is written so that it is read the same.
pub fn protocol_message(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let text = script_message(&mut script, 7);
    let text = script.disturb(&text, &LETTERS);
    same_again::<ClientMessage>(&text);
    same_again::<ServerMessage>(&text);
}

fn script_message(script: &mut Script<'_>, nonce: u64) -> String {
    let me = Identity::from_secret(&[1; 32]).player().to_string();
    script.pick(&MESSAGES).replace("ME", &me).replace("NONCE", &nonce.to_string())
}

fn same_again<M: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) {
    match serde_json::from_str::<M>(text) {
        Ok(message) => {
            let written = serde_json::to_string(&message).unwrap_or_default();
            assert_eq!(serde_json::from_str::<M>(&written).ok(), Some(message), "{text}, then {written}");
        }
        Err(error) => one_line(&error),
    }
}

/// A client on which a server tries whatever it likes: it asks for no end of ticks, and can be saved and taken up at any
/// time.
pub fn online_session(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let identity = || Identity::from_secret(&[1; 32]);
    let config = |seed| Config { url: "ws://home.example/v1/play".to_owned(), seed };
    let mut session = Session::new(identity(), config(1));
    let mut now = Duration::from_secs(1);
    let mut nonce = 0;
    while script.more() {
        match script.byte() % 16 {
            0 => {
                let _ = session.command(now, command(&mut script));
            }
            1 => {
                if let Some(attempt) = session.attempt() {
                    session.handle(now, Input::Connected { attempt });
                }
            }
            2 => now += Duration::from_millis(u64::from(script.byte()) * 200),
            3 => {
                let (attempt, why) = (attempt(&session, &mut script), String::new());
                session.handle(now, Input::Disconnected { attempt, why });
            }
            4 => {
                let saved = session.save();
                let again = Session::restore(identity(), config(u64::from(script.byte())), &saved, now);
                match again {
                    Ok(again) => session = again,
                    Err(error) => unreachable!("a session of our own is refused: {error}"),
                }
            }
            5 => session.handle(now, Input::Unreadable { attempt: attempt(&session, &mut script) }),
            _ => {
                let text = script_message(&mut script, nonce);
                let text = if script.one_in(4) { script.disturb(&text, &LETTERS) } else { text };
                if let Ok(message) = serde_json::from_str(&text) {
                    let attempt = attempt(&session, &mut script);
                    session.handle(now, Input::Received { attempt, message });
                }
            }
        }
        nonce = settle(&mut session, now).unwrap_or(nonce);
        let _ = (session.phase(), session.clocks(now), session.clocks(Duration::MAX));
    }
}

/// Mostly the connection that stands.
fn attempt(session: &Session, script: &mut Script<'_>) -> Attempt {
    let current = session.attempt().unwrap_or(Attempt(0));
    if script.one_in(8) { Attempt(current.0.wrapping_sub(1)) } else { current }
}

/// Carries out what the session says. The number of the last request.
fn settle(session: &mut Session, now: Duration) -> Option<u64> {
    let mut nonce = None;
    for round in 0.. {
        assert!(round < 100, "ticks without end: {session:?}");
        while let Some(output) = session.poll() {
            if let Output::Send { message, .. } = output {
                nonce = match message {
                    ClientMessage::Seek { nonce, .. }
                    | ClientMessage::Invite { nonce, .. }
                    | ClientMessage::Join { nonce, .. }
                    | ClientMessage::Cancel { nonce }
                    | ClientMessage::Act { nonce, .. } => Some(nonce),
                    _ => nonce,
                };
            }
        }
        if session.wake_at().is_none_or(|at| at > now) {
            break;
        }
        session.handle(now, Input::Tick);
    }
    nonce
}

fn command(script: &mut Script<'_>) -> Command {
    match script.byte() % 12 {
        0 => Command::Invite(Game::Janggi),
        1 => Command::Join(Code::from_number(5)),
        2 => Command::Leave,
        3 => Command::Pause,
        4 => Command::Resume,
        5 => Command::Retry,
        6 => Command::Act(Act::Ready),
        7 => Command::Act(Act::Move { text: "h3e3".to_owned() }),
        8 => Command::Act(Act::Resign),
        9 => Command::Act(Act::Rematch),
        _ => Command::Seek(Game::Xiangqi),
    }
}

/// A saved session: it is taken or refused, and what is taken is saved the same.
pub fn saved_session(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let saved = r#"{"version":1,"wish":5,"cancelling":6,"game":{"id":"000000000000000a","seq":3},"acts":[{"id":"000000000000000a","nonce":9,"ply":1,"act":{"act":"resign"}}]}"#;
    let text = script.disturb(saved, &LETTERS);
    let restore = |bytes: &[u8]| {
        let config = Config { url: "ws://home.example/v1/play".to_owned(), seed: 1 };
        Session::restore(Identity::from_secret(&[1; 32]), config, bytes, Duration::ZERO)
    };
    match restore(text.as_bytes()) {
        Ok(session) => {
            let saved = session.save();
            assert_eq!(restore(&saved).map(|session| session.save()).ok(), Some(saved));
        }
        Err(error) => one_line(&error),
    }
}
