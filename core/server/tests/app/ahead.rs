//! A session that is ahead of what the app was told of it: on a phone it goes on by itself while the app's state looks
//! at it. Every snapshot shows one moment all the same.

use std::cell::Cell;
use std::time::Duration;

use palgak_online::app::{OnlineCommand, OnlinePhase, OnlineSnapshot, Opponent, Output, Port, Seen};
use palgak_online::client::{Command, CommandError, Session};
use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::command::Command as TableCommand;

use crate::world::World;

/// A session that comes to something else between two looks.
struct Ahead<'a> {
    session: Session,
    now: Duration,
    /// What it comes to, and after how many looks.
    later: (Duration, &'a Session),
    after: usize,
    looks: Cell<usize>,
}

impl Port for Ahead<'_> {
    fn command(&mut self, command: Command) -> Result<(), CommandError> {
        self.session.command(self.now, command)
    }

    fn look(&self) -> Seen {
        self.looks.set(self.looks.get() + 1);
        if self.looks.get() > self.after {
            Seen::of(self.later.1, self.later.0)
        } else {
            Seen::of(&self.session, self.now)
        }
    }
}

/// Phase, board and result are of one moment.
fn of_one_moment(shown: &OnlineSnapshot) -> bool {
    let over = shown.table.as_ref().map(|table| table.result.is_some());
    match shown.phase {
        OnlinePhase::Playing => over == Some(false),
        OnlinePhase::Over => over == Some(true),
        _ => over.is_none(),
    }
}

/// Two games between two people, with all that can happen in them but time.
fn two_games(game: Game, moves: [&str; 3]) -> World {
    let mut world = World::new();
    world.recording = true;
    let pair = [world.open(1, Opponent::Stranger(game)), world.open(2, Opponent::Stranger(game))];
    for round in 0..2 {
        if game == Game::Janggi {
            for number in pair {
                world.ask(number, OnlineCommand::ChooseSetup(Setup::Left));
            }
        }
        world.pass(Duration::from_secs(2));
        for text in moves {
            let mover = pair.into_iter().find(|number| world.board(*number).bottom_panel.to_move).unwrap();
            world.play(mover, text);
        }
        world.ask(pair[round], OnlineCommand::Table(TableCommand::OfferDraw(None)));
        world.ask(pair[1 - round], OnlineCommand::Table(TableCommand::DeclineDraw));
        world.ask(pair[round], OnlineCommand::Table(TableCommand::Resign(None)));
        assert_eq!(pair.map(|number| world.phase(number)), [OnlinePhase::Over; 2]);
        if round == 0 {
            world.ask(pair[0], OnlineCommand::Rematch);
            world.ask(pair[1], OnlineCommand::Rematch);
        }
    }
    world.ask(pair[0], OnlineCommand::Leave);
    world
}

#[test]
fn a_snapshot_is_of_one_moment_however_far_the_session_is_ahead() {
    let games = [
        (Game::Janggi, ["a4b4", "a7b7", "b4b5"]),
        (Game::Xiangqi, ["h3e3", "h10g8", "h1g3"]),
        (Game::ChuShogi, ["7j7h", "12d12e", "12i12h"]),
    ];
    for (game, moves) in games {
        let world = two_games(game, moves);
        let mut tried = 0;
        for (app, told) in world.apps.iter().flat_map(|app| app.told.iter().map(move |told| (app, told))) {
            let (now, before) = &app.came_to[told.at];
            for (later, session) in app.came_to[told.at..].iter().take(12) {
                for after in 0..5 {
                    let mut port = Ahead {
                        session: before.clone(),
                        now: *now,
                        later: (*later, session),
                        after,
                        looks: Cell::new(0),
                    };
                    for output in told.brain.clone().handle(told.input.clone(), &mut port) {
                        let Output::Show(shown) = output else { continue };
                        tried += 1;
                        assert!(
                            of_one_moment(&shown),
                            "{game:?}, {:?}, ahead after {after} looks: {:?} with {:?}",
                            told.input,
                            shown.phase,
                            shown.table.map(|table| (table.moves.len(), table.result)),
                        );
                    }
                }
            }
        }
        assert!(tried > 1_000, "{tried} snapshots");
    }
}
