//! Each target for some seconds on random bytes. Under `cargo bolero test` the fuzzer chooses the bytes and the
//! time.

use std::time::Duration;

use bolero::check;

/// Long enough for tens of thousands of inputs, short enough to run always.
const TIME: Duration = Duration::from_secs(4);

/// Longer inputs bring nothing: a script is read up to a point.
const LENGTH: usize = 512;

#[test]
fn fen() {
    check!().with_test_time(TIME).with_max_len(LENGTH).for_each(|bytes: &[u8]| palgak_fuzz::fen(bytes));
}

#[test]
fn machine_notation() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::machine_notation(bytes));
}

#[test]
fn korean_record() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::korean_record(bytes));
}

#[test]
fn generated_moves_are_the_accepted_moves() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::generated_moves_are_the_accepted_moves(bytes));
}

#[test]
fn saved_game() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::saved_game(bytes));
}

#[test]
fn saved_settings() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::saved_settings(bytes));
}

#[test]
fn protocol_message() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::protocol_message(bytes));
}

#[test]
fn online_session() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::online_session(bytes));
}

#[test]
fn saved_session() {
    check!()
        .with_test_time(TIME)
        .with_max_len(LENGTH)
        .for_each(|bytes: &[u8]| palgak_fuzz::saved_session(bytes));
}
