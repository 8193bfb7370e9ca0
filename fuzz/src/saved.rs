//! What reads saved bytes: anything is taken or refused; what is taken can be played on, saved, and taken again.

use std::time::Duration;

use palgak_table::Table;
use palgak_table::command::{Command, Input, Pacing};
use palgak_table::new_game::NewGame;
use palgak_table::settings::Settings;
use palgak_table::snapshot::Mode;
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

use crate::reading::one_line;
use crate::script::Script;

const VIEW: View = View {
    locale: Locale::En,
    letters: Letters::Hanja,
    notation: NotationStyle::Korean,
    seating: Seating::OneSide,
};

/// The length of an envelope's head: mark, contents, version, length of the body.
const HEAD: usize = 11;

/// Saved games.
pub fn saved_game(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let saved = forged(&mut script, b'G', &played());
    match Table::restore(&saved, VIEW, Pacing::INSTANT) {
        Ok(mut table) => {
            check_game(&table);
            table.apply(Input::Open, Duration::ZERO);
            for point in script.rest() {
                table.apply(Input::Command(Command::Tap(*point)), Duration::ZERO);
            }
            table.apply(Input::Command(Command::Undo), Duration::ZERO);
            check_game(&table);
        }
        Err(error) => one_line(&error),
    }
}

/// A table comes back from its own bytes.
fn check_game(table: &Table) {
    let saved = table.save();
    let again = Table::restore(&saved, VIEW, Pacing::INSTANT);
    assert_eq!(again.map(|table| table.save()), Ok(saved));
}

/// Saved settings.
pub fn saved_settings(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let saved = forged(&mut script, b'S', &Settings::default().save());
    match Settings::restore(&saved) {
        Ok(settings) => assert_eq!(Settings::restore(&settings.save()), Ok(settings)),
        Err(error) => one_line(&error),
    }
}

/// A game with moves, passes and a switch of the rule in it.
fn played() -> Vec<u8> {
    let choices = NewGame { mode: Mode::TwoPlayers, seed: Some(1), ..NewGame::default() };
    let Ok(mut table) = Table::new(choices, VIEW, Pacing::INSTANT, 0) else { return Vec::new() };
    for command in [
        Command::Tap(31),
        Command::Tap(40),
        Command::Pass,
        Command::SetBikjang(false),
        Command::Tap(40),
        Command::Tap(49),
        Command::Resign(None),
        Command::Step(1),
    ] {
        table.apply(Input::Command(command), Duration::ZERO);
    }
    table.save()
}

/// Saved bytes with changes, most of them in an envelope that fits.
fn forged(script: &mut Script<'_>, contents: u8, saved: &[u8]) -> Vec<u8> {
    if script.one_in(8) {
        return script.rest().to_vec();
    }
    let mut body = saved.get(HEAD..saved.len() - 4).unwrap_or_default().to_vec();
    for _ in 0..script.below(6) {
        let at = script.below(body.len() + 1);
        let byte = script.byte();
        match script.byte() % 8 {
            0 => body.truncate(at),
            1 if at < body.len() => drop(body.remove(at)),
            2 => body.insert(at, byte),
            3 => body.extend_from_within(at..),
            _ if at < body.len() => body[at] = byte,
            _ => {}
        }
    }
    let mut sealed = b"PLGK".to_vec();
    sealed.push(contents);
    sealed.extend_from_slice(&1u16.to_le_bytes());
    sealed.extend_from_slice(&(body.len() as u32).to_le_bytes());
    sealed.extend_from_slice(&body);
    let sum = crc32(&sealed);
    sealed.extend_from_slice(&sum.to_le_bytes());
    if script.one_in(8) {
        let at = script.below(sealed.len());
        sealed[at] ^= script.byte();
    }
    sealed
}

/// CRC-32 as in ISO-HDLC.
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
        }
    }
    !crc
}
