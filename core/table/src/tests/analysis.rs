//! What the computer thinks of a finished game.

use std::sync::mpsc;
use std::time::Duration;

use palgak_engine::Choice;
use palgak_rules::Game;
use palgak_rules::xiangqi::notation::parse_machine;

use crate::command::{Command, Effect, Input, Judged, Pacing};
use crate::common::{Seat, VIEW, two_players};
use crate::host::{Host, Mind};
use crate::new_game::NewGame;
use crate::snapshot::{Action, AnalysisTag, Snapshot};

fn finished() -> Seat {
    let mut seat = Seat::new(NewGame { game: Game::Xiangqi, ..two_players() });
    seat.play("h3e3 h10g8");
    seat.send(Command::Resign(None));
    seat
}

fn study(seat: &Seat) -> Option<u64> {
    seat.effects.iter().rev().find_map(|effect| match effect {
        Effect::Analyse(study) => Some(study.id),
        _ => None,
    })
}

fn verdict(ply: usize, tag: AnalysisTag) -> Judged {
    let best = parse_machine("h1g3").map(Choice::Move);
    Judged { ply, before: 40, after: 25, tag, best }
}

#[test]
fn a_game_is_looked_at_move_by_move() {
    let mut seat = finished();
    assert_eq!(seat.last().analysis, None);
    assert!(seat.last().actions.contains(&Action::Analyse));
    seat.send(Command::Analyse);
    let study = study(&seat).expect("the game is looked at");
    assert!(seat.last().actions.contains(&Action::StopAnalysis));
    assert_eq!(seat.last().analysis.clone().map(|analysis| analysis.permille), Some(0));

    seat.input(Input::Judged { study, verdict: verdict(2, AnalysisTag::Fine) });
    let analysis = seat.last().analysis.clone().expect("it has begun");
    assert_eq!((analysis.permille, analysis.points.len()), (500, 1));
    assert_eq!((analysis.points[0].ply, analysis.points[0].score), (2, 25));
    seat.input(Input::Judged { study, verdict: verdict(1, AnalysisTag::Mistake) });
    let analysis = seat.last().analysis.clone().expect("it is done");
    assert_eq!(analysis.permille, 1000);
    let plies: Vec<(u32, i32)> = analysis.points.iter().map(|point| (point.ply, point.score)).collect();
    assert_eq!(plies, [(0, 40), (1, 25), (2, 25)]);
    assert_eq!(analysis.points[1].text, "Something was given away. Better: 馬二進三");
    assert_eq!(seat.last().announcement.as_deref(), Some("The whole game has been looked at"));
    assert!(!seat.last().actions.iter().any(|act| matches!(act, Action::Analyse | Action::StopAnalysis)));
}

#[test]
fn it_stops_when_told_and_is_forgotten_with_the_game() {
    let mut seat = finished();
    seat.send(Command::Analyse);
    let id = study(&seat).expect("the game is looked at");
    seat.input(Input::Judged { study: id, verdict: verdict(2, AnalysisTag::Fine) });
    seat.send(Command::StopAnalysis);
    assert!(matches!(seat.effects.last(), Some(Effect::StopThinking)));
    let shown = seat.shown.len();
    seat.input(Input::Judged { study: id, verdict: verdict(1, AnalysisTag::Fine) });
    assert_eq!(seat.shown.len(), shown, "what comes too late is not shown");
    assert_eq!(seat.last().analysis.clone().map(|analysis| analysis.permille), Some(500));
    assert!(seat.last().actions.contains(&Action::Analyse), "it can be looked at again");
    seat.send(Command::Rematch);
    assert_eq!(seat.last().analysis, None);
    seat.send(Command::Analyse);
    assert_eq!(seat.refusal().0, "The game is not over yet.");
}

#[test]
fn the_engine_looks_at_a_whole_game() {
    let table = finished().table;
    let (shown, snapshots) = mpsc::channel::<Snapshot>();
    let listener = move |snapshot: Snapshot| {
        let _ = shown.send(snapshot);
    };
    let host = Host::restore(&table.save(), VIEW, Pacing::INSTANT, listener, Mind::default)
        .expect("a saved game opens");
    host.send(Command::Analyse).expect("the table is open");
    let analysis = loop {
        let snapshot = snapshots.recv_timeout(Duration::from_secs(60)).expect("the study ends");
        if let Some(analysis) = snapshot.analysis.filter(|analysis| analysis.permille == 1000) {
            break analysis;
        }
    };
    assert_eq!(analysis.points.iter().map(|point| point.ply).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(analysis.points.iter().all(|point| point.score.abs() < 300), "the usual opening: {analysis:?}");
    host.close();
}
