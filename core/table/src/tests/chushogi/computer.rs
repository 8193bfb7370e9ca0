//! The computer at a game of Chu Shogi: its moves, its hints, what it thinks of a finished game.

use std::sync::mpsc;
use std::time::Duration;

use palgak_engine::{Choice, StopFlag};
use palgak_rules::chushogi::notation::parse_machine;

use super::*;
use crate::command::{Effect, Input, Judged, Search};
use crate::host::{Host, Mind, Thinker};
use crate::new_game::Level;
use crate::snapshot::{Action, AnalysisTag, Event, PendingKind};

fn search(seat: &Seat) -> Search {
    let asked = seat.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think(search) => Some((**search).clone()),
        _ => None,
    });
    asked.expect("a search is asked for")
}

/// Lets the search come to a move.
fn found(seat: &mut Seat, text: &str) {
    let choice = Some(Choice::Move(parse_machine(text).expect("a move")));
    let search = search(seat).id;
    seat.input(Input::Found { search, choice });
}

fn against_computer(human: Side) -> NewGame {
    NewGame { mode: Mode::Computer, human, level: Level::Beginner, ..two_players() }
}

const LION: &str = "k11/12/p11/12/5p6/4ppp5/5N6/12/12/12/12/11K b - 1";

#[test]
fn the_computer_plays_double_moves_without_a_warning() {
    let mut seat = seat_with(LION, against_computer(Side::Second), VIEW);
    assert_eq!(seat.last().actions, [Action::Flip, Action::Resign]);
    found(&mut seat, "7g7f7e");
    assert_eq!(machine(&seat), ["7g7f7e"]);
    assert_eq!(seat.last().events, [Event::Capture]);
    assert_eq!(seat.last().bottom, Side::Second);
    // A person who has to answer sees the board from the other side.
    assert!(point(&seat, "7e").piece.as_ref().is_some_and(|piece| piece.upside_down));
    assert!(seat.last().actions.contains(&Action::Hint));
    // What is no legal move does not hold up the game.
    let mut seat = seat_with(LION, against_computer(Side::Second), VIEW);
    found(&mut seat, "1l1j");
    assert_eq!(seat.last().moves.len(), 1);
}

#[test]
fn a_step_that_has_begun_gives_way_to_a_hint() {
    let mut seat = seat_at(LION);
    tap(&mut seat, "7g7f");
    assert_eq!(seat.last().pending.as_ref().map(|pending| pending.kind), Some(PendingKind::LionStep));
    assert_eq!(seat.send(Command::Hint).pending, None);
    for (text, said, over, to) in [
        ("7g7f7e", "Hint: Sente’s lion, 7g over 7f to 7e", &["7f"][..], "7e"),
        ("7g7f7g", "Hint: Sente’s lion on 7g captures on 7f and comes back", &["7f"], "7g"),
        ("7g6g7g", "Hint: Sente’s lion on 7g steps out and back", &["6g"], "7g"),
        ("7g7i", "Hint: Sente’s lion, 7g to 7i", &[], "7i"),
    ] {
        seat.send(Command::Hint);
        found(&mut seat, text);
        assert_eq!(seat.last().hint.as_deref(), Some(said));
        assert_eq!(marked(&seat, Mark::HintFrom), ["7g"]);
        assert_eq!(marked(&seat, Mark::HintOver), over);
        assert_eq!(marked(&seat, Mark::HintTo), [to]);
        for place in over {
            assert!(
                point(&seat, place).spoken.contains("hint: over here first"),
                "{}",
                point(&seat, place).spoken
            );
        }
    }
    let mut seat = seat_at("k11/12/p11/12/5S6/12/12/12/12/12/12/11K b - 1");
    seat.send(Command::Hint);
    found(&mut seat, "7e7d+");
    assert_eq!(seat.last().hint.as_deref(), Some("Hint: Sente’s silver general, 7e to 7d, and promote"));
}

#[test]
fn the_mind_takes_a_king_that_is_there_to_be_taken() {
    let mut seat =
        seat_with("k6r4/12/12/12/12/12/12/12/12/12/4p3N3/7K4 w - 1", against_computer(Side::First), VIEW);
    let search = search(&seat);
    let choice = Mind::default().think(&search, &StopFlag::new());
    seat.input(Input::Found { search: search.id, choice });
    assert_eq!(seat.last().result.as_ref().map(|card| card.title.as_str()), Some("The computer wins"));
}

#[test]
fn a_finished_game_is_looked_at() {
    let mut seat = Seat::new(two_players());
    play(&mut seat, "7j7h 12d12e 7h7f 11d11e");
    seat.send(Command::Resign(Some(Side::Second)));
    assert!(seat.last().actions.contains(&Action::Analyse));
    seat.send(Command::Analyse);
    let study = seat.effects.iter().rev().find_map(|effect| match effect {
        Effect::Analyse(study) => Some(study.id),
        _ => None,
    });
    let best = parse_machine("7h7g7h").ok().map(Choice::Move);
    let verdict = Judged { ply: 3, before: 40, after: -300, tag: AnalysisTag::Mistake, best };
    seat.input(Input::Judged { study: study.expect("a study"), verdict });
    let analysis = seat.last().analysis.clone().expect("it has begun");
    // A better move that is not canonical is not told.
    assert_eq!(analysis.points[0].text, "Something was given away");

    // The engine itself looks at every move.
    let (shown, arrived) = mpsc::channel();
    let saved = seat.table.save();
    let listener = move |snapshot: Snapshot| {
        // The test may have ended.
        let _ = shown.send(snapshot);
    };
    let host = Host::restore(&saved, VIEW, Pacing::INSTANT, listener, Mind::default).expect("a table");
    host.send(Command::Analyse).expect("it is open");
    let done = loop {
        let snapshot = arrived.recv_timeout(Duration::from_secs(120)).expect("the study goes on");
        if let Some(analysis) = snapshot.analysis.filter(|analysis| analysis.permille == 1000) {
            break analysis;
        }
    };
    assert_eq!(done.points.iter().map(|point| point.ply).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    host.close();
}
