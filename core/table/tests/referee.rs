//! What a referee allows two players, and what it calls the ends of games.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_table::referee::{Referee, RefereeError};

fn begun(game: Game) -> Referee {
    Referee::between_strangers(game, [Setup::Left, Setup::Left])
}

fn played(game: Game, moves: &str) -> Referee {
    let mut referee = begun(game);
    for text in moves.split_whitespace() {
        let side = referee.turn().expect("the game goes on");
        assert_eq!(referee.play(side, text).as_deref(), Ok(text));
    }
    referee
}

#[test]
fn moves_of_all_games_are_played_in_turn_and_told_in_order() {
    for (game, moves) in [
        (Game::Janggi, "a4a5 a7a6 e2e2 e9e9"),
        (Game::Xiangqi, "h3e3 h10g8 h1g3 i10h10"),
        (Game::ChuShogi, "5i5h 8d8e 6i6h 7d7e"),
    ] {
        let referee = played(game, moves);
        let told: Vec<String> = referee.moves().collect();
        assert_eq!(told.join(" "), moves);
        assert_eq!(referee.ply(), 4);
        assert_eq!(referee.result().is_some(), game == Game::Janggi, "two passes in a row end Janggi");
    }
}

#[test]
fn two_passes_end_a_game_of_janggi_by_points() {
    // Han is given a point and a half for moving second.
    assert_eq!(played(Game::Janggi, "e2e2 e9e9").result().as_deref(), Some("win han double-pass"));
}

#[test]
fn only_who_is_to_move_moves_and_only_by_the_rules() {
    let mut referee = begun(Game::Xiangqi);
    assert_eq!(referee.play(Side::Second, "h10g8"), Err(RefereeError::NotYourTurn { turn: "red" }));
    assert!(matches!(referee.play(Side::First, "h10g8"), Err(RefereeError::Move { .. })));
    for text in ["", "h3", "h3h3", "h3e3 ", "z1z2", "馬8進7", "h3e3h3e3h3e3h3e3h3e3h3e3"] {
        assert!(matches!(referee.play(Side::First, text), Err(RefereeError::Notation(_))), "{text}");
    }
    assert_eq!(referee.ply(), 0);
    assert_eq!(referee.play(Side::First, "h3e3").as_deref(), Ok("h3e3"));
}

#[test]
fn an_offer_lapses_with_the_next_move_and_may_be_taken_or_declined() {
    let mut referee = begun(Game::Xiangqi);
    assert_eq!(referee.accept_draw(Side::Second), Err(RefereeError::NoOffer));
    assert_eq!(referee.offer_draw(Side::Second), Ok(()), "out of turn as well");
    assert_eq!(referee.offer_draw(Side::First), Err(RefereeError::OfferOpen));
    assert_eq!(referee.accept_draw(Side::Second), Err(RefereeError::NoOffer), "one's own offer");
    assert_eq!(referee.decline_draw(Side::First), Ok(()));
    assert_eq!(referee.draw_offered_by(), None);
    assert_eq!(referee.offer_draw(Side::First), Ok(()));
    assert!(referee.play(Side::First, "h3e3").is_ok());
    assert_eq!(referee.accept_draw(Side::Second), Err(RefereeError::NoOffer), "it has lapsed");
    assert_eq!(referee.offer_draw(Side::First), Ok(()));
    assert_eq!(referee.accept_draw(Side::Second), Ok(()));
    assert_eq!(referee.result().as_deref(), Some("draw agreement"));
    assert!(matches!(referee.resign(Side::First), Err(RefereeError::Over { ply: 1, .. })));
}

#[test]
fn janggi_knows_no_agreement_but_facing_kings() {
    let mut referee = begun(Game::Janggi);
    assert_eq!(referee.offer_draw(Side::First), Err(RefereeError::NoAgreement { game: "janggi" }));
    assert_eq!(referee.accept_bikjang(Side::First), Err(RefereeError::NoBikjang));
}

#[test]
fn giving_up_and_running_out_of_time_end_any_game() {
    for (game, winner, loser) in
        [(Game::Janggi, "han", "cho"), (Game::Xiangqi, "black", "red"), (Game::ChuShogi, "gote", "sente")]
    {
        let mut referee = begun(game);
        assert_eq!(referee.resign(Side::First), Ok(()));
        assert_eq!(referee.result(), Some(format!("win {winner} resignation")));
        assert_eq!(referee.turn(), None);
        let mut referee = begun(game);
        assert_eq!(referee.time_out(Side::Second), Ok(()));
        assert_eq!(referee.result(), Some(format!("win {loser} time")));
        assert_eq!(
            referee.time_out(Side::First),
            Err(RefereeError::Over { ply: 0, reason: palgak_rules::Reason::Time })
        );
    }
}

#[test]
fn setups_are_those_that_were_chosen() {
    let mut referee = Referee::between_strangers(Game::Janggi, [Setup::Inner, Setup::Outer]);
    // Cho's horse stands on b1 with the elephants inside; with the elephants outside it would be on c1.
    assert!(referee.play(Side::First, "b1c3").is_ok());
    assert!(referee.play(Side::Second, "b10c8").is_err());
    assert!(referee.play(Side::Second, "c10d8").is_ok());
}
