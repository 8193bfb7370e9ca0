//! The taps of Chu Shogi and its moves are the same thing: whatever can be tapped is legal, and every legal move can
//! be tapped.

mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use common::VIEW;
use palgak_rules::Square;
use palgak_rules::chushogi::notation::machine;
use palgak_table::Table;
use palgak_table::command::{Command, Effect, Input, Pacing};
use palgak_table::import::import_record;
use palgak_table::snapshot::{Mark, PendingKind, Snapshot};
use palgak_table::view::View;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Boards to begin with: the start, and some with lions, falcons and eagles on both sides in each other's reach.
const BOARDS: [&str; 5] = [
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/\
     LFCSGKEGSCFL b - 1",
    "l3gekg3l/a1b1t2t1b1a/mvr2n2+hrvm/pp1+dp2ppp1p/2+O1i1P1i3/4p1+H3+o1/5+Dn5/3I4I3/PPP1P1+hPP+d1P/M1RHD1QDH1VM/\
     A1B1T2T1B1A/L3GK1G3L b - 1",
    "l3gekg3l/a1b1t2t1b1a/mvr2n2+hrvm/pp1+dp2ppp1p/2+O1i1P1i3/4p1+H3+o1/5+Dn5/3I4I3/PPP1P1+hPP+d1P/M1RHD1QDH1VM/\
     A1B1T2T1B1A/L3GK1G3L w - 1",
    "4k7/2P1s1G1L3/3e1N2+H3/4pppi4/5n1+d4/4GS2p3/3O1XV1m3/2r1b1h1d3/12/2T1E1C1F3/12/4K7 b - 1",
    "5k6/12/12/5r6/5p6/4nN1s4/4p1g5/5N6/12/12/5R6/5K6 b - 1",
];
const RULES: [&str; 4] = [
    "preset=standard",
    "preset=lishogi",
    "preset=standard,promotion=shogi",
    "preset=standard,exposure=refuse",
];

/// Sends a command; what is shown then.
fn send(table: &mut Table, command: Command) -> Snapshot {
    let shown =
        table.apply(Input::Command(command), Duration::ZERO).into_iter().find_map(|effect| match effect {
            Effect::Show(snapshot) => Some(*snapshot),
            _ => None,
        });
    shown.expect("a command is answered")
}

fn targets(snapshot: &Snapshot) -> Vec<u8> {
    let marked = snapshot
        .points
        .iter()
        .filter(|point| point.marks.contains(&Mark::Dot) || point.marks.contains(&Mark::Ring));
    marked.map(|point| point.index).collect()
}

/// The moves that taps and answers lead to from here, as they are then written in the list of moves.
fn reached(table: &Table, shown: &Snapshot, plies: usize) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if shown.moves.len() > plies {
        found.insert(shown.moves[plies].machine.clone());
        return found;
    }
    let commands: Vec<Command> = match shown.pending.as_ref().map(|pending| pending.kind) {
        Some(PendingKind::Promotion) => vec![Command::Promote, Command::KeepUnpromoted],
        Some(PendingKind::LionStep) | None => targets(shown).into_iter().map(Command::Tap).collect(),
    };
    for command in commands {
        let mut table = table.clone();
        let next = send(&mut table, command);
        assert_eq!(next.refusal, None, "{command:?}");
        found.extend(reached(&table, &next, plies));
    }
    found
}

/// Taps everything there is to tap, and compares what comes of it with the legal moves.
fn check(table: &Table, plies: usize) {
    let game = table.game();
    let side = game.position().side_to_move();
    let legal: BTreeSet<String> = game.legal().into_iter().map(machine).collect();
    let own = (0..144).filter(|square| {
        let piece = game.position().piece_at(Square::new(*square));
        game.outcome().is_none() && piece.is_some_and(|piece| piece.side == side)
    });
    let mut found = BTreeSet::new();
    for from in own {
        let mut table = table.clone();
        let shown = send(&mut table, Command::Tap(from));
        found.extend(reached(&table, &shown, plies));
    }
    assert_eq!(found, legal, "{}", game.position().fen());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn taps_reach_every_legal_move_and_nothing_else(
        board in select(BOARDS.to_vec()),
        rules in select(RULES.to_vec()),
        picks in vec(any::<Index>(), 0..80),
    ) {
        let record = format!("[Game \"chushogi\"]\n[Rules \"{rules}\"]\n[SFEN \"{board}\"]\n\n*\n");
        let bytes = import_record(&record).expect("a record of the tests");
        let view = View { expose_warning: false, ..VIEW };
        let mut table = Table::restore(&bytes, view, Pacing::INSTANT).expect("a game of the tests");
        check(&table, 0);
        for (ply, pick) in picks.iter().enumerate() {
            let legal = table.game().legal();
            if legal.is_empty() {
                return Ok(());
            }
            let shown = send(&mut table, Command::of(*pick.get(&legal)));
            prop_assert_eq!(shown.moves.len(), ply + 1);
        }
        check(&table, picks.len());
    }
}
