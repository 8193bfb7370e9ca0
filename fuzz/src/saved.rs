//! Saved games and settings: any bytes are taken or refused, and what is taken is kept.

use std::time::Duration;

use palgak_engine::Choice;
use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Move, Side};
use palgak_table::Table;
use palgak_table::command::{Command, Effect, Input, Pacing};
use palgak_table::new_game::{
    ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, Level, NewGame, XiangqiChoices, XiangqiHandicap,
};
use palgak_table::settings::Settings;
use palgak_table::snapshot::Mode;
use palgak_table::summary::saved_summary;
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

use crate::reading::one_line;
use crate::script::Script;

/// A saved game.
pub fn saved_game(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let view = view(&mut script);
    let saved = some_game(&mut script, view).save();
    same_game(&saved, view);
    let changed = change(&mut script, saved);
    match Table::restore(&changed, view, Pacing::INSTANT) {
        Ok(table) => {
            same_game(&table.save(), view);
            assert!(saved_summary(&changed, view.locale).is_ok(), "a game without a summary: {changed:?}");
        }
        Err(error) => one_line(&error),
    }
}

/// Saved settings.
pub fn saved_settings(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let changed = change(&mut script, Settings::default().save());
    match Settings::restore(&changed) {
        Ok(settings) => assert_eq!(Settings::restore(&settings.save()), Ok(settings)),
        Err(error) => one_line(&error),
    }
}

/// A game that was saved comes back as it was, and can be gone on with.
fn same_game(saved: &[u8], view: View) {
    let mut table = match Table::restore(saved, view, Pacing::INSTANT) {
        Ok(table) => table,
        Err(error) => unreachable!("a game of our own is refused: {error}: {saved:?}"),
    };
    assert_eq!(table.save(), saved, "saved, restored, and saved otherwise");
    assert!(!table.record().is_empty());
    let effects = table.apply(Input::Open, Duration::ZERO);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Show(_))), "nothing is shown of {saved:?}");
}

fn view(script: &mut Script<'_>) -> View {
    View {
        locale: *script.pick(&Locale::ALL),
        letters: *script.pick(&[
            Letters::Hanja,
            Letters::Hangul,
            Letters::Latin,
            Letters::Symbols,
            Letters::HanjaLong,
        ]),
        notation: *script.pick(&[NotationStyle::Korean, NotationStyle::Machine, NotationStyle::Western]),
        seating: *script.pick(&[Seating::OneSide, Seating::FaceToFace, Seating::TurnAfterMove]),
        takeback_consent: script.one_in(2),
        expose_warning: script.one_in(2),
        touch_move: script.one_in(4),
    }
}

/// A game played by whoever holds the script: legal moves mostly, everything else now and then.
fn some_game(script: &mut Script<'_>, view: View) -> Table {
    let choices = NewGame {
        game: *script.pick(&[Game::Janggi, Game::Xiangqi, Game::ChuShogi]),
        mode: *script.pick(&[Mode::TwoPlayers, Mode::Computer]),
        human: *script.pick(&Side::BOTH),
        level: *script.pick(&Level::ALL),
        cho_setup: *script.pick(&Setup::ALL),
        han_setup: *script.pick(&Setup::ALL),
        bikjang: script.one_in(2),
        xiangqi: XiangqiChoices {
            handicap: *script.pick(&XiangqiHandicap::ALL),
            giver: *script.pick(&Side::BOTH),
            ..XiangqiChoices::default()
        },
        chushogi: ChuChoices {
            preset: *script.pick(&[ChuPreset::Standard, ChuPreset::Lishogi, ChuPreset::SenjishiProtected]),
            promotion: *script.pick(&[ChuPromotion::OnEntry, ChuPromotion::Shogi]),
            handicap: *script.pick(&ChuHandicap::ALL),
            refuse_exposure: script.one_in(2),
            ..ChuChoices::default()
        },
        seed: script.one_in(2).then_some(u64::from(script.byte())),
    };
    let mut table = Table::new(choices, view, Pacing::INSTANT, u64::from(script.byte()));
    let mut search = give(&mut table, Input::Open, script);
    for _ in 0..script.below(40) {
        let input = match search.take() {
            Some(id) => Input::Found { search: id, choice: legal(&table, script).map(Choice::Move) },
            None => Input::Command(command(&table, script)),
        };
        search = give(&mut table, input, script);
    }
    table
}

/// Give the table an input. Returns the search it wants made, unless the script leaves it for later.
fn give(table: &mut Table, input: Input, script: &mut Script<'_>) -> Option<u64> {
    let effects = table.apply(input, Duration::ZERO);
    let id = effects.iter().find_map(|effect| match effect {
        Effect::Think(search) => Some(search.id),
        _ => None,
    });
    id.filter(|_| !script.one_in(8))
}

fn legal(table: &Table, script: &mut Script<'_>) -> Option<Move> {
    let list = table.game().legal();
    (!list.is_empty()).then(|| *script.pick(&list))
}

fn command(table: &Table, script: &mut Script<'_>) -> Command {
    match script.byte() % 28 {
        0 => Command::Tap(script.byte()),
        1 => Command::Pass,
        2 => Command::AcceptBikjang,
        3 => Command::Undo,
        4 => Command::Hint,
        5 => Command::Flip,
        6 => Command::Rematch,
        7 => Command::Resign(None),
        8 => Command::SetBikjang(script.one_in(2)),
        9 => Command::Step(u32::from(script.byte())),
        10 => Command::Dismiss,
        11 => Command::Pause,
        12 => Command::Resume,
        13 => Command::Move {
            from: script.byte(),
            to: script.byte(),
            middle: script.one_in(4).then(|| script.byte()),
            promotes: script.one_in(4),
        },
        14 => Command::CancelStep,
        15 => Command::Promote,
        16 => Command::KeepUnpromoted,
        _ => match legal(table, script) {
            Some(mv) => Command::of(mv),
            None => Command::Rematch,
        },
    }
}

/// Saved bytes with a few changes, or what is left of the script. Half the time the length and the checksum are
/// put right again, so that what lies behind them is tried too.
fn change(script: &mut Script<'_>, mut bytes: Vec<u8>) -> Vec<u8> {
    if script.byte() == 1 {
        return script.rest().to_vec();
    }
    for _ in 0..script.below(4) {
        let at = script.below(bytes.len() + 1);
        match script.byte() % 6 {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, script.byte()),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            3 if at < bytes.len() => bytes[at] ^= 1 << (script.byte() % 8),
            _ if at < bytes.len() => bytes[at] = script.byte(),
            _ => bytes.push(script.byte()),
        }
    }
    if script.one_in(2) {
        seal(&mut bytes);
    }
    bytes
}

/// Where the length of the body stands, and where the body begins; the checksum is the last four bytes.
const LENGTH: std::ops::Range<usize> = 7..11;
const CHECKSUM: usize = 4;

/// Puts length and checksum right.
fn seal(bytes: &mut [u8]) {
    let Some(end) = bytes.len().checked_sub(CHECKSUM).filter(|end| *end >= LENGTH.end) else { return };
    let length = (end - LENGTH.end) as u32;
    bytes[LENGTH].copy_from_slice(&length.to_le_bytes());
    let sum = crc32(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
}

/// The CRC-32 of Ethernet and ZIP.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If the envelope changes, this says that the target has stopped looking behind it.
    #[test]
    fn sealing_makes_saved_bytes_good_again() {
        let saved = Settings::default().save();
        let mut spoilt = saved.clone();
        let last = spoilt.len() - 1;
        spoilt[last] ^= 0xff;
        spoilt[7] ^= 0xff;
        assert!(Settings::restore(&spoilt).is_err());
        seal(&mut spoilt);
        assert_eq!(spoilt, saved);
    }
}
