//! Records on the disk: never to change.

use data_encoding::HEXLOWER;

use super::*;

const fn asked(side: Side, ply: u32, nonce: Nonce) -> Asked {
    Asked { side, ply, nonce }
}

#[test]
fn what_was_written_is_read_for_ever() {
    let wanted = include_str!("records-v1.txt");
    let entries = [
        Entry::Opened(opening(Kind::Janggi)),
        Entry::Opened(Opening { origin: Origin::Invitation, ..opening(Kind::Xiangqi) }),
        Entry::Opened(Opening { origin: Origin::Rematch, ..opening(Kind::ChuShogi) }),
        Entry::Chosen { asked: asked(FIRST, 0, 1 << 52), setup: Some(Setup::Right) },
        Entry::Chosen { asked: asked(SECOND, 0, 7), setup: None },
        Entry::Started { setups: [Setup::Inner, Setup::Outer] },
        Entry::Moved {
            asked: asked(FIRST, 0, 9),
            text: "e4e5".to_owned(),
            elapsed_ms: 1_500,
            credited_ms: 80,
        },
        Entry::BikjangAccepted(asked(SECOND, 41, 10)),
        Entry::DrawOffered(asked(FIRST, 300, 11)),
        Entry::DrawDeclined(asked(SECOND, 3, 12)),
        Entry::DrawAccepted(asked(SECOND, 3, 13)),
        Entry::Resigned(asked(FIRST, 3, 14)),
        Entry::TimedOut(SECOND),
        Entry::CalledOff(None),
        Entry::CalledOff(Some(SECOND)),
        Entry::Resumed { elapsed_ms: 12_345, running: true },
        Entry::RematchOffered(asked(FIRST, 3, 15)),
        Entry::Rematch { asked: asked(SECOND, 3, 16), id: GameId(u64::MAX) },
        Entry::Left(asked(FIRST, 3, 17)),
    ];
    let records = entries.map(|entry| Record { at_ms: MORNING_MS, entry });
    let written: Vec<String> = records.iter().map(|record| HEXLOWER.encode(&record.to_bytes())).collect();
    assert_eq!(written.join("\n"), wanted.trim_end());
    for (record, line) in records.iter().zip(wanted.lines()) {
        let bytes = HEXLOWER.decode(line.as_bytes()).unwrap();
        assert_eq!(Record::from_bytes(&bytes).as_ref(), Ok(record));
    }
}

#[test]
fn damage_is_found_and_nothing_panics() {
    let record = Record { at_ms: MORNING_MS, entry: Entry::Opened(opening(Kind::Janggi)) };
    let bytes = record.to_bytes();
    assert_eq!(Record::from_bytes(&[]), Err(RecordError::Empty));
    assert_eq!(Record::from_bytes(&[2, 0, 0]), Err(RecordError::Version(2)));
    for length in 1..bytes.len() {
        assert!(matches!(Record::from_bytes(&bytes[..length]), Err(RecordError::Damaged(_))), "{length}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(Record::from_bytes(&longer), Err(RecordError::TooLong(1)));
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut bytes = bytes.clone();
            bytes[place] ^= 1 << bit;
            let _ = Record::from_bytes(&bytes);
        }
    }
}

#[test]
fn records_that_do_not_follow_are_no_game() {
    let bench = Bench::begun(Kind::Xiangqi);
    let replay = |records: &[Vec<u8>]| Game::replay(records, MORNING_MS, Duration::ZERO).err();
    assert_eq!(replay(&[]), Some(ReplayError::Empty));
    let headless = replay(&bench.records[1..]).map(|error| error.to_string());
    assert_eq!(
        headless.as_deref(),
        Some("record 1 does not follow: the first record brings two players together")
    );
    let twice = [bench.records.as_slice(), &bench.records[3..]].concat();
    assert_eq!(
        replay(&twice).map(|error| error.to_string()).as_deref(),
        Some("record 5 does not follow: the game has begun")
    );
    let broken = [bench.records[0].clone(), vec![1, 2, 3]];
    assert!(matches!(replay(&broken), Some(ReplayError::Record { number: 2, .. })));
}
