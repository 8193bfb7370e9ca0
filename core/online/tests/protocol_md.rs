//! Every example in PROTOCOL.md is what it says it is.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::collections::BTreeSet;

use palgak_online::auth::Identity;
use palgak_online::protocol::{ClientMessage, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const TEXT: &str = include_str!("../PROTOCOL.md");

/// The JSON values in the blocks that are marked with this word.
fn examples(marked: &str) -> Vec<Value> {
    let mut examples = Vec::new();
    let mut rest = TEXT;
    while let Some(at) = rest.find("```json ") {
        let block = &rest[at + "```json ".len()..];
        let (head, body) = block.split_once('\n').unwrap();
        let end = body.find("```").unwrap();
        if head == marked {
            let values = serde_json::Deserializer::from_str(&body[..end]).into_iter::<Value>();
            examples.extend(values.map(|value| value.unwrap_or_else(|error| panic!("{body}: {error}"))));
        }
        rest = &body[end + 3..];
    }
    examples
}

/// Reads each as a message and writes it again. The kinds that were there.
fn round_trip<M: DeserializeOwned + Serialize>(examples: &[Value], inner: &str) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for example in examples {
        let message = M::deserialize(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        assert_eq!(&serde_json::to_value(&message).unwrap(), example);
        kinds.insert(example["type"].as_str().unwrap().to_owned());
        if let Some(kind) = example[inner][inner].as_str() {
            kinds.insert(kind.to_owned());
        }
    }
    kinds
}

fn names(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn examples_of_clients_are_read_and_written_the_same_and_leave_nothing_out() {
    let kinds = round_trip::<ClientMessage>(&examples("client"), "act");
    let all = "hello seek invite join cancel act pong resync
        setup ready move accept_bikjang offer_draw accept_draw decline_draw resign rematch leave";
    assert_eq!(kinds, names(all));
}

#[test]
fn examples_of_servers_are_read_and_written_the_same_and_leave_nothing_out() {
    let kinds = round_trip::<ServerMessage>(&examples("server"), "event");
    let all = "welcome ready waiting cancelled redirect event sync done refused presence ping goodbye
        paired chosen started played draw_offered draw_declined over rematch_offered rematch left";
    assert_eq!(kinds, names(all));
}

#[test]
fn every_refusal_has_its_row() {
    let rows: BTreeSet<&str> = TEXT
        .lines()
        .skip_while(|line| !line.starts_with("## Refusals"))
        .filter(|line| line.starts_with("| `"))
        .flat_map(|line| line.split('|').nth(1).unwrap().split(',').map(|code| code.trim().trim_matches('`')))
        .collect();
    let all = "malformed version signature out_of_place too_fast unavailable no_such_game no_such_code busy
        nothing_to_cancel not_your_turn illegal late not_now over replaced";
    assert_eq!(rows, all.split_whitespace().collect());
    for code in rows {
        let message = format!(r#"{{"type":"refused","code":"{code}","message":""}}"#);
        assert!(serde_json::from_str::<ServerMessage>(&message).is_ok(), "{code}");
    }
}

#[test]
fn the_example_of_a_digest_is_right() {
    let digest =
        palgak_online::digest::digest(palgak_rules::Game::Xiangqi, &[], ["h3e3"], "win red resignation");
    assert!(TEXT.contains(&digest), "{digest}");
}

#[test]
fn the_example_of_a_hello_answers_the_example_of_a_welcome() {
    let challenge = examples("server")[0]["challenge"].as_str().unwrap().to_owned();
    let signature = Identity::from_secret(&[1; 32]).answer(&challenge).unwrap();
    let hello = &examples("client")[0];
    assert_eq!(hello["key"], Identity::from_secret(&[1; 32]).player().to_string());
    assert_eq!(hello["signature"], signature);
}
