//! Saved games: what comes back, and what is refused.

use palgak_rules::{Game, Move, Side, Square};

use crate::Table;
use crate::command::{Command, Pacing};
use crate::common::{Seat, VIEW, against_computer, two_players};
use crate::new_game::{NewGame, XiangqiChoices, XiangqiHandicap, XiangqiPreset};
use crate::saved::{SaveError, SavedEnding, SavedGame, SavedOffer, SavedRule};
use crate::snapshot::{Action, Mode, OfferKind, Snapshot};

/// A snapshot without what belongs to the moment only.
fn standing(snapshot: &Snapshot) -> Snapshot {
    Snapshot {
        sequence: 0,
        events: Vec::new(),
        banner: None,
        motion: None,
        announcement: None,
        ..snapshot.clone()
    }
}

fn restored(seat: &Seat) -> Seat {
    Seat::at(Table::restore(&seat.table.save(), VIEW, Pacing::INSTANT).expect("what was saved comes back"))
}

#[test]
fn games_come_back_as_they_were() {
    let mut seat = Seat::new(two_players());
    let check = |seat: &Seat| {
        let again = restored(seat);
        assert_eq!(standing(again.last()), standing(seat.last()));
        assert_eq!(again.table.save(), seat.table.save());
        assert_eq!(again.last().events, [], "nothing has happened yet");
    };
    check(&seat);
    seat.play("e4e5 e7e6 e5e6");
    check(&seat);
    seat.send(Command::SetBikjang(false));
    seat.send(Command::Flip);
    check(&seat);
    seat.play("a7b7");
    seat.send(Command::Undo);
    seat.send(Command::Undo);
    check(&seat);
    seat.play("e2e2");
    check(&seat);
    seat.send(Command::Resign(None));
    check(&seat);
    seat.send(Command::Step(1));
    check(&seat);
}

#[test]
fn a_computer_that_was_to_move_thinks_again() {
    let mut seat = Seat::new(against_computer(Side::First));
    seat.play("e4e5");
    let again = restored(&seat);
    assert!(again.last().thinking.is_some());
    assert_eq!(standing(again.last()), standing(seat.last()));
}

/// A game of version 1, and the bytes it was saved as. They are out in the world: they must be read for ever.
fn version_1() -> SavedGame {
    SavedGame {
        choices: NewGame { mode: Mode::Computer, human: Side::Second, seed: Some(300), ..two_players() },
        seed: 5,
        rules: vec![SavedRule { ply: 0, bikjang: true }, SavedRule { ply: 2, bikjang: false }],
        moves: vec![
            Move::new(Square::new(31), Square::new(40)),
            Move::new(Square::new(58), Square::new(49)),
            Move::new(Square::new(13), Square::new(13)),
        ],
        ending: Some(SavedEnding::Resigned(Side::Second)),
        review: Some(1),
        start: None,
        swapped: false,
        flipped: true,
        offer: None,
    }
}

#[test]
fn version_1_is_still_read() {
    let bytes = include_bytes!("../../tests/data/game-v1.bin");
    assert_eq!(SavedGame::from_bytes(bytes), Ok(version_1()));
    let seat = Seat::at(Table::restore(bytes, VIEW, Pacing::INSTANT).expect("it can be gone on with"));
    let machine: Vec<&str> = seat.last().moves.iter().map(|entry| entry.machine.as_str()).collect();
    assert_eq!(machine, ["e4e5", "e7e6", "e2e2"]);
    assert_eq!(seat.last().status, "Move 1 of 3");
}

/// A game of version 2, and the bytes it was saved as. They are out in the world: they must be read for ever.
fn version_2() -> SavedGame {
    SavedGame {
        choices: NewGame {
            game: Game::Xiangqi,
            bikjang: false,
            xiangqi: XiangqiChoices {
                preset: XiangqiPreset::Simple,
                handicap: XiangqiHandicap::OneHorse,
                giver: Side::Second,
            },
            ..two_players()
        },
        seed: 5,
        start: None,
        rules: vec![SavedRule { ply: 0, bikjang: false }],
        // h3e3 and b10c8: the central cannon, answered by a horse.
        moves: vec![Move::new(Square::new(25), Square::new(22)), Move::new(Square::new(82), Square::new(65))],
        ending: Some(SavedEnding::Agreed),
        review: Some(1),
        flipped: false,
        swapped: true,
        offer: None,
    }
}

#[test]
fn version_2_is_still_read() {
    let bytes = include_bytes!("../../tests/data/game-v2.bin");
    assert_eq!(SavedGame::from_bytes(bytes), Ok(version_2()));
    let seat = Seat::at(Table::restore(bytes, VIEW, Pacing::INSTANT).expect("it can be gone on with"));
    let texts: Vec<&str> = seat.last().moves.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["炮二平五", "馬2進3"]);
    assert_eq!(seat.last().points.iter().filter(|point| point.piece.is_some()).count(), 31);
}

/// A game of version 3, and the bytes it was saved as. They are out in the world: they must be read for ever.
fn version_3() -> SavedGame {
    let offer = Some(SavedOffer { kind: OfferKind::Takeback, by: Side::First });
    SavedGame { ending: None, review: None, offer, ..version_2() }
}

#[test]
fn version_3_is_written_and_read() {
    let bytes = include_bytes!("../../tests/data/game-v3.bin");
    assert_eq!(version_3().to_bytes(), bytes);
    assert_eq!(SavedGame::from_bytes(bytes), Ok(version_3()));
    let mut seat = Seat::at(Table::restore(bytes, VIEW, Pacing::INSTANT).expect("it can be gone on with"));
    let offer = seat.last().offer.clone().expect("the offer waits");
    assert_eq!(
        (offer.kind, offer.by, offer.plies, offer.text.as_str()),
        (OfferKind::Takeback, Side::First, 2, "Red asks to take back two moves, the reply as well")
    );
    assert_eq!(seat.send(Command::AcceptTakeback).moves, []);
}

#[test]
fn an_offer_waits_for_whoever_comes_back() {
    let mut seat = Seat::new(NewGame { game: Game::Xiangqi, ..two_players() });
    seat.send(Command::OfferDraw(Some(Side::Second)));
    let mut again = restored(&seat);
    assert_eq!(standing(again.last()), standing(seat.last()));
    assert_eq!(again.table.save(), seat.table.save());
    assert!(again.last().actions.contains(&Action::AcceptDraw));
    assert!(again.send(Command::AcceptDraw).result.is_some());

    // Declined, it is gone for good.
    seat.send(Command::DeclineDraw);
    assert_eq!(restored(&seat).last().offer, None);

    seat.play("h3e3");
    seat.send(Command::Undo);
    let mut again = restored(&seat);
    assert_eq!(again.last().offer.as_ref().map(|offer| (offer.by, offer.plies)), Some((Side::First, 1)));
    assert_eq!(again.send(Command::AcceptTakeback).moves, []);

    // After the end as well.
    seat.send(Command::DeclineTakeback);
    seat.send(Command::Resign(None));
    seat.send(Command::Undo);
    let mut again = restored(&seat);
    assert_eq!(again.last().offer.as_ref().map(|offer| offer.kind), Some(OfferKind::Takeback));
    assert_eq!(again.send(Command::AcceptTakeback).result, None);
}

#[test]
fn an_offer_that_cannot_have_been_made_is_refused() {
    let offer = |kind| Some(SavedOffer { kind, by: Side::First });
    let cannot = |game: SavedGame| {
        let error =
            Table::restore(&game.to_bytes(), VIEW, Pacing::INSTANT).expect_err("nobody proposes that");
        assert!(matches!(error, SaveError::Contradiction { .. }), "{error}");
    };
    let open = version_3();
    // A draw of a game that is over, a move back before there is one, an offer to the computer, one in Janggi.
    cannot(SavedGame { offer: offer(OfferKind::Draw), ..version_2() });
    cannot(SavedGame { moves: Vec::new(), ..open.clone() });
    let alone = NewGame { mode: Mode::Computer, ..open.choices };
    cannot(SavedGame { choices: alone, ..open });
    cannot(SavedGame { ending: None, review: None, offer: offer(OfferKind::Draw), ..version_1() });
}

fn refused(change: impl FnOnce(&mut SavedGame)) -> SaveError {
    let mut game = version_1();
    change(&mut game);
    Table::restore(&game.to_bytes(), VIEW, Pacing::INSTANT).expect_err("it cannot have been played")
}

#[test]
fn impossible_games_are_refused_and_the_fault_named() {
    let illegal = refused(|game| game.moves[1] = Move::new(Square::new(58), Square::new(4)));
    assert_eq!(
        illegal.to_string(),
        "move 2, from point 58 to point 4, is not possible: the move is not legal"
    );
    let outside = refused(|game| game.moves[0] = Move::new(Square::new(200), Square::new(255)));
    assert!(matches!(outside, SaveError::Move { ply: 1, .. }), "{outside}");
    let empty = refused(|game| game.moves[0] = Move::new(Square::new(40), Square::new(41)));
    assert!(matches!(empty, SaveError::Move { ply: 1, .. }), "{empty}");
    let accepted = refused(|game| game.ending = Some(SavedEnding::Accepted));
    assert!(matches!(accepted, SaveError::Contradiction { .. }), "{accepted}");
    let no_rule = refused(|game| game.rules.clear());
    assert!(matches!(no_rule, SaveError::Contradiction { .. }), "{no_rule}");
    let late_rule = refused(|game| game.rules[1].ply = 4);
    assert!(matches!(late_rule, SaveError::Contradiction { .. }), "{late_rule}");
    let review = refused(|game| game.review = Some(3));
    assert!(matches!(review, SaveError::Contradiction { .. }), "{review}");
    let open_review = refused(|game| game.ending = None);
    assert!(matches!(open_review, SaveError::Contradiction { .. }), "{open_review}");
    let game = refused(|game| game.choices.game = Game::ChuShogi);
    assert!(matches!(game, SaveError::Contradiction { .. }), "{game}");
}

#[test]
fn moves_after_the_end_are_refused() {
    let pass = |king| Move::pass(Square::new(king));
    let error = refused(|game| {
        game.rules.truncate(1);
        game.moves = vec![pass(13), pass(76), Move::new(Square::new(31), Square::new(40))];
    });
    assert_eq!(
        error.to_string(),
        "move 3, from point 31 to point 40, is not possible: the game is over (double-pass) after ply 2"
    );
}
