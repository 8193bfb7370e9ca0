//! Whole games, in which everything that is offered is tried.

use std::time::Duration;

use palgak_online::app::{OnlineAction, OnlineCommand, OnlineEvent, OnlinePhase};
use palgak_rules::splitmix::SplitMix64;
use palgak_rules::{Game, Side};
use palgak_table::command::Command;
use palgak_table::referee::Referee;
use palgak_table::snapshot::{Action, Event};

use crate::flow::begun;
use crate::world::World;

/// Numbers that look random.
struct Dice(SplitMix64);

impl Dice {
    fn below(&mut self, number: usize) -> usize {
        (self.0.next() % number as u64) as usize
    }
}

fn legal(world: &World, number: usize) -> Vec<String> {
    let board = world.board(number);
    let table = world.apps[number].brain.table().unwrap();
    let start = table.game();
    let setups = world.apps[number].session.game().unwrap().state().setups.clone();
    let setup = |index: usize| {
        setups
            .get(index)
            .and_then(|name| palgak_rules::janggi::Setup::parse(name))
            .unwrap_or(palgak_rules::janggi::Setup::Left)
    };
    let mut referee = Referee::between_strangers(start.game(), [setup(0), setup(1)]);
    for entry in &board.moves {
        referee.play(entry.side, &entry.machine).unwrap();
    }
    referee.legal()
}

/// The command of an action on the board that needs nothing more.
fn command(action: Action) -> Option<Command> {
    Some(match action {
        Action::Pass => Command::Pass,
        Action::AcceptBikjang => Command::AcceptBikjang,
        Action::Flip => Command::Flip,
        Action::OfferDraw => Command::OfferDraw(None),
        Action::AcceptDraw => Command::AcceptDraw,
        Action::DeclineDraw => Command::DeclineDraw,
        Action::CancelStep => Command::CancelStep,
        Action::Promote => Command::Promote,
        Action::KeepUnpromoted => Command::KeepUnpromoted,
        Action::Resign => Command::Resign(None),
        other => panic!("{other:?} has no place in a game online"),
    })
}

/// Nothing on a screen may say that something was refused.
fn nothing_refused(world: &World, number: usize, from: usize, what: &str) {
    for shown in &world.apps[number].shown[from..] {
        assert!(!shown.events.contains(&OnlineEvent::Refused), "{what}: {:?}", shown.announcement);
        if let Some(table) = &shown.table {
            assert!(!table.events.contains(&Event::Refused), "{what}: {:?}", table.refusal);
        }
    }
}

/// Plays a game at random. Whatever is offered now and then is taken.
fn play_out(game: Game, seed: u64) {
    let (mut world, first, second) = begun(game);
    let mut dice = Dice(SplitMix64::new(seed));
    for _ in 0..160 {
        if world.phase(first) != OnlinePhase::Playing {
            break;
        }
        // Somebody presses a button.
        if dice.below(4) == 0 {
            let number = [first, second][dice.below(2)];
            let actions = world.board(number).actions.clone();
            let action = actions[dice.below(actions.len())];
            let gives_up = action == Action::Resign && dice.below(40) != 0;
            let agrees = action == Action::AcceptDraw && dice.below(6) != 0;
            if let Some(command) = command(action).filter(|_| !gives_up && !agrees) {
                let from = world.apps[number].shown.len();
                world.ask(number, OnlineCommand::Table(command));
                assert!(world.apps[number].shown.len() > from, "{action:?} is answered");
                nothing_refused(&world, number, from, &format!("{action:?}"));
            }
            continue;
        }
        let number = if world.board(first).turn == Some(Side::First) { first } else { second };
        let other = if number == first { second } else { first };
        let moves = legal(&world, number);
        let from = world.apps[number].shown.len();
        let text = moves[dice.below(moves.len())].clone();
        world.play(number, &text);
        nothing_refused(&world, number, from, &text);
        if world.phase(other) == OnlinePhase::Playing {
            assert_eq!(world.board(other).turn, world.board(number).turn);
        }
        world.pass(Duration::from_millis(400));
        assert_eq!(world.moves(first), world.moves(second));
        for side in [first, second] {
            assert_eq!(world.board(side).moves.len(), world.apps[side].session.game().unwrap().moves().len());
        }
    }
    if world.phase(first) == OnlinePhase::Playing {
        world.ask(first, OnlineCommand::Table(Command::Resign(None)));
    }
    let digests = [first, second].map(|number| {
        let screen = world.apps[number].screen();
        assert_eq!(screen.phase, OnlinePhase::Over);
        assert!(screen.table.as_ref().unwrap().result.is_some());
        assert!(screen.actions.contains(&OnlineAction::OfferRematch));
        let game = world.apps[number].session.game().unwrap();
        assert_eq!(game.own_digest(), game.state().digest);
        game.own_digest().unwrap()
    });
    assert_eq!(digests[0], digests[1]);
    // What is kept of it is read again, to the end.
    let table = world.apps[first].brain.table().unwrap();
    let kept = palgak_table::Table::restore(
        &table.save(),
        crate::world::view(),
        palgak_table::command::Pacing::INSTANT,
    );
    assert_eq!(kept.unwrap().game().outcome(), table.game().outcome());
}

#[test]
fn everything_offered_in_janggi_is_accepted() {
    (0..12).for_each(|seed| play_out(Game::Janggi, seed));
}

#[test]
fn everything_offered_in_xiangqi_is_accepted() {
    (0..12).for_each(|seed| play_out(Game::Xiangqi, seed));
}

#[test]
fn everything_offered_in_chu_shogi_is_accepted() {
    (0..6).for_each(|seed| play_out(Game::ChuShogi, seed));
}

#[test]
fn bikjang_is_accepted_by_way_of_the_server() {
    let (mut world, first, second) = begun(Game::Janggi);
    // The soldiers and guards leave the middle file, and the kings face each other.
    for (number, text) in [(first, "e4d4"), (second, "e7d7")] {
        world.play(number, text);
    }
    assert!(
        world.board(first).actions.contains(&Action::AcceptBikjang),
        "{:?}",
        world.board(first).bottom_panel
    );
    let warned = world.board(first).bottom_panel.message.clone();
    assert_eq!(warned, "Bikjang: part the kings or accept the draw");
    world.ask(first, OnlineCommand::Table(Command::AcceptBikjang));
    assert_eq!(world.phase(second), OnlinePhase::Over);
    assert_eq!(world.board(second).result.as_ref().unwrap().title, "Draw");
    assert_eq!(world.apps[second].screen().text, "Draw. Bikjang: Cho accepted the draw");
}
