//! Any command at any time: nothing crashes, nothing wedges, and what is shown is true.

mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use common::{Seat, VIEW};
use palgak_engine::Choice;
use palgak_rules::janggi::{self, Setup};
use palgak_rules::{Game, Move, MoveList, Position as _, Side, Square, chushogi, xiangqi};
use palgak_table::Table;
use palgak_table::command::{Command, Effect, Input, Pacing};
use palgak_table::games::{AnyMatch, AnyPosition};
use palgak_table::import::import_record;
use palgak_table::new_game::{
    ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, NewGame, XiangqiChoices, XiangqiHandicap, XiangqiPreset,
};
use palgak_table::snapshot::{Action, Line, LineKind, Mark, Mode, OfferKind, Snapshot};
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Something that happens to a table.
#[derive(Clone, Debug)]
enum Happening {
    /// Any command.
    Command(Command),
    /// A tap on one of the pieces that can move, or on one of the points that the chosen piece can reach.
    GoodTap(Index),
    /// The search under way comes to a legal move.
    Found(Index),
    /// A search, perhaps one long gone, comes to something, perhaps nothing legal.
    AnyFound(u64, Option<(u8, u8)>),
    /// Time passes.
    Wait(u64),
}

fn views() -> impl Strategy<Value = View> {
    (
        select(Locale::ALL.to_vec()),
        select(vec![Letters::Hanja, Letters::Hangul, Letters::Latin, Letters::Symbols, Letters::HanjaLong]),
        select(vec![
            NotationStyle::Korean,
            NotationStyle::Machine,
            NotationStyle::Chinese,
            NotationStyle::Wxf,
            NotationStyle::Iccs,
            NotationStyle::Japanese,
            NotationStyle::Western,
        ]),
        select(vec![Seating::OneSide, Seating::FaceToFace, Seating::TurnAfterMove]),
        any::<[bool; 3]>(),
    )
        .prop_map(
            |(locale, letters, notation, seating, [takeback_consent, expose_warning, touch_move])| View {
                letters,
                notation,
                seating,
                takeback_consent,
                expose_warning,
                touch_move,
                ..View::new(locale)
            },
        )
}

fn sides() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        4 => any::<u8>().prop_map(Command::Tap),
        2 => Just(Command::Pass),
        2 => Just(Command::AcceptBikjang),
        3 => Just(Command::Undo),
        2 => sides().prop_map(Command::TakeBack),
        1 => proptest::option::of(sides()).prop_map(Command::OfferDraw),
        1 => Just(Command::AcceptDraw),
        1 => Just(Command::DeclineDraw),
        2 => Just(Command::AcceptTakeback),
        1 => Just(Command::DeclineTakeback),
        1 => Just(Command::Analyse),
        1 => Just(Command::StopAnalysis),
        1 => Just(Command::Hint),
        1 => Just(Command::Flip),
        2 => Just(Command::Rematch),
        1 => proptest::option::of(sides()).prop_map(Command::Resign),
        1 => any::<bool>().prop_map(Command::SetBikjang),
        1 => views().prop_map(Command::SetView),
        2 => (0..20u32).prop_map(Command::Step),
        1 => (any::<u8>(), any::<u8>(), proptest::option::of(any::<u8>()), any::<bool>())
            .prop_map(|(from, to, middle, promotes)| Command::Move { from, to, middle, promotes }),
        1 => Just(Command::CancelStep),
        2 => Just(Command::Promote),
        2 => Just(Command::KeepUnpromoted),
        1 => Just(Command::Dismiss),
        1 => Just(Command::Pause),
        2 => Just(Command::Resume),
    ]
}

fn happenings() -> impl Strategy<Value = Happening> {
    prop_oneof![
        3 => commands().prop_map(Happening::Command),
        10 => any::<Index>().prop_map(Happening::GoodTap),
        5 => any::<Index>().prop_map(Happening::Found),
        1 => (0..20u64, proptest::option::of(any::<(u8, u8)>())).prop_map(|(id, mv)| Happening::AnyFound(id, mv)),
        2 => (0..300u64).prop_map(Happening::Wait),
    ]
}

fn games() -> impl Strategy<Value = NewGame> {
    let setups = || select(Setup::ALL.to_vec());
    (any::<bool>(), sides(), setups(), setups(), any::<bool>(), any::<u64>()).prop_map(
        |(alone, human, cho_setup, han_setup, bikjang, seed)| NewGame {
            mode: if alone { Mode::Computer } else { Mode::TwoPlayers },
            human,
            cho_setup,
            han_setup,
            bikjang,
            seed: Some(seed),
            ..NewGame::default()
        },
    )
}

fn games_of_xiangqi() -> impl Strategy<Value = NewGame> {
    let presets = select(vec![XiangqiPreset::Simple, XiangqiPreset::Tabletop]);
    let handicaps =
        select(vec![XiangqiHandicap::None, XiangqiHandicap::OneHorse, XiangqiHandicap::TwoHorses]);
    (games(), presets, handicaps, sides()).prop_map(|(game, preset, handicap, giver)| NewGame {
        game: Game::Xiangqi,
        xiangqi: XiangqiChoices { preset, handicap, giver },
        ..game
    })
}

fn games_of_chu_shogi() -> impl Strategy<Value = NewGame> {
    let presets = select(vec![ChuPreset::Standard, ChuPreset::Lishogi, ChuPreset::SenjishiProtected]);
    let promotions = select(vec![ChuPromotion::OnEntry, ChuPromotion::Shogi]);
    let handicaps = select(ChuHandicap::ALL.to_vec());
    (games(), presets, promotions, handicaps, any::<[bool; 4]>()).prop_map(
        |(
            game,
            preset,
            promotion,
            handicap,
            [bare_king, quiet_draw, insufficient_material, refuse_exposure],
        )| {
            NewGame {
                game: Game::ChuShogi,
                chushogi: ChuChoices {
                    preset,
                    promotion,
                    bare_king,
                    quiet_draw,
                    insufficient_material,
                    refuse_exposure,
                    handicap,
                },
                ..game
            }
        },
    )
}

/// The last search asked for, as long as it was not called off.
fn search(seat: &Seat) -> Option<(u64, AnyMatch)> {
    seat.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think(search) => Some(Some((search.id, search.game.clone()))),
        Effect::StopThinking => Some(None),
        Effect::Show(_) | Effect::Analyse(_) | Effect::Send(_) => None,
    })?
}

fn happen(seat: &mut Seat, happening: Happening) {
    match happening {
        Happening::Command(command) => {
            seat.send(command);
        }
        Happening::GoodTap(index) => {
            let good = |mark: &[Mark]| -> Vec<u8> {
                seat.last()
                    .points
                    .iter()
                    .filter(|point| point.marks.iter().any(|own| mark.contains(own)))
                    .map(|point| point.index)
                    .collect()
            };
            let mut points = good(&[Mark::Dot, Mark::Ring]);
            if points.is_empty() && seat.last().actions.contains(&Action::Promote) {
                seat.send(*index.get(&[Command::Promote, Command::KeepUnpromoted]));
                return;
            }
            if points.is_empty() {
                points = position(seat).legal().into_iter().map(|mv| mv.from().number()).collect();
            }
            if !points.is_empty() {
                let point = *index.get(&points);
                seat.send(Command::Tap(point));
            }
        }
        Happening::Found(index) => {
            if let Some((id, game)) = search(seat) {
                let list = game.legal();
                let choice = (!list.is_empty()).then(|| Choice::Move(*index.get(&list)));
                seat.input(Input::Found { search: id, choice });
            }
        }
        Happening::AnyFound(id, mv) => {
            let choice = mv.map(|(from, to)| Choice::Move(Move::new(Square::new(from), Square::new(to))));
            seat.input(Input::Found { search: id, choice });
        }
        Happening::Wait(millis) => {
            seat.now += Duration::from_millis(millis);
            seat.input(Input::Tick);
        }
    }
}

/// The game so far, played again from what the record and the move list say.
fn position_after(seat: &Seat, ply: usize) -> Box<dyn AnyPosition> {
    let record = seat.table.record();
    let fen = record
        .lines()
        .find_map(|line| {
            line.strip_prefix("[FEN \"").or_else(|| line.strip_prefix("[SFEN \""))?.strip_suffix("\"]")
        })
        .expect("a record has a FEN");
    let moves = seat.last().moves[..ply].iter().map(|entry| entry.machine.as_str());
    if seat.last().game == Game::Xiangqi {
        let preset = if record.contains("preset=simple") {
            xiangqi::Preset::Simple
        } else {
            xiangqi::Preset::Tabletop
        };
        let mut position = xiangqi::Position::from_fen(fen, xiangqi::Rules { preset }).expect("a FEN");
        for machine in moves {
            position.make(xiangqi::notation::parse_machine(machine).expect("a move"));
        }
        return Box::new(position);
    }
    if seat.last().game == Game::ChuShogi {
        let rules = record.lines().find_map(|line| line.strip_prefix("[Rules \"")?.strip_suffix("\"]"));
        let choices = ChuChoices::parse_rules(rules.expect("rules are told")).expect("rules of the table");
        let mut position = chushogi::Position::from_sfen(fen, rules_of(choices)).expect("an SFEN");
        for machine in moves {
            position.make(chushogi::notation::parse_machine(machine).expect("a move"));
        }
        return Box::new(position);
    }
    let rules = janggi::Rules { bikjang: seat.last().bikjang };
    let mut position = janggi::Position::from_fen(fen, rules).expect("a FEN");
    for machine in moves {
        position.make(janggi::notation::parse_machine(machine).expect("a move"));
    }
    Box::new(position)
}

fn rules_of(choices: ChuChoices) -> chushogi::Rules {
    chushogi::Rules {
        promotion: match choices.promotion {
            ChuPromotion::OnEntry => chushogi::Promotion::OnEntry,
            ChuPromotion::Shogi => chushogi::Promotion::Shogi,
        },
        senjishi: match choices.preset {
            ChuPreset::Standard => chushogi::Senjishi::EveryLion,
            ChuPreset::Lishogi => chushogi::Senjishi::ExceptSameSquare,
            ChuPreset::SenjishiProtected => chushogi::Senjishi::ProtectedLion,
        },
        bare_king: choices.bare_king,
        quiet_draw: choices.quiet_draw,
        insufficient_material: choices.insufficient_material,
        refuse_exposure: choices.refuse_exposure,
    }
}

fn position(seat: &Seat) -> Box<dyn AnyPosition> {
    position_after(seat, seat.last().moves.len())
}

fn standing(snapshot: &Snapshot) -> Snapshot {
    Snapshot {
        sequence: 0,
        thinking: None,
        status: String::new(),
        events: Vec::new(),
        banner: None,
        motion: None,
        announcement: None,
        refusal: None,
        hint: None,
        // What the computer thought of the game is not kept.
        analysis: None,
        // Nor is a move that had only begun.
        pending: None,
        actions: Vec::new(),
        bar: Vec::new(),
        points: Vec::new(),
        top_panel: without_message(&snapshot.top_panel),
        bottom_panel: without_message(&snapshot.bottom_panel),
        ..snapshot.clone()
    }
}

fn without_message(panel: &palgak_table::snapshot::Panel) -> palgak_table::snapshot::Panel {
    palgak_table::snapshot::Panel {
        message: String::new(),
        line: Line { kind: LineKind::Message, text: String::new() },
        actions: Vec::new(),
        buttons: Vec::new(),
        ..panel.clone()
    }
}

/// Everything that must hold of a snapshot, whatever came before.
fn check(seat: &Seat, view: View) {
    let snapshot = seat.last();
    for (number, shown) in (1..).zip(&seat.shown) {
        assert_eq!(shown.sequence, number);
    }
    let squares = snapshot.files * snapshot.ranks;
    assert_eq!(squares, if snapshot.game == Game::ChuShogi { 144 } else { 90 });
    assert_eq!(snapshot.points.len(), usize::from(squares));
    let indices: BTreeSet<u8> = snapshot.points.iter().map(|point| point.index).collect();
    assert_eq!(indices, (0..squares).collect());
    let spoken: BTreeSet<&str> = snapshot.points.iter().map(|point| point.spoken.as_str()).collect();
    assert_eq!(spoken.len(), usize::from(squares), "no two points sound the same");
    assert_eq!(snapshot.turn.is_none(), snapshot.result.is_some());
    assert!(!snapshot.status.is_empty());

    // What stands on the board is what was played.
    let ply = snapshot.review.map_or(snapshot.moves.len(), |review| review.ply as usize);
    let shown = position_after(seat, ply);
    for point in &snapshot.points {
        let piece = shown.piece_at(Square::new(point.index));
        assert_eq!(
            point.piece.as_ref().map(|view| (view.side, view.figure)),
            piece.map(|piece| (piece.side, piece.kind))
        );
    }

    let position = position(seat);
    let marked = |mark: Mark| -> BTreeSet<u8> {
        snapshot.points.iter().filter(|point| point.marks.contains(&mark)).map(|point| point.index).collect()
    };
    let chosen = marked(Mark::Selected);
    assert!(chosen.len() <= 1);
    let dots = marked(Mark::Dot);
    let rings = marked(Mark::Ring);
    if snapshot.game == Game::ChuShogi {
        check_chu_shogi(seat, &dots | &rings);
    } else {
        // Dots and rings are exactly the legal moves of the chosen piece.
        let mut legal = MoveList::new();
        if snapshot.turn.is_some() {
            legal = position.legal();
        }
        let targets: BTreeSet<u8> = legal
            .iter()
            .filter(|mv| !mv.is_pass() && chosen.contains(&mv.from().number()))
            .map(|mv| mv.to().number())
            .collect();
        assert_eq!(&dots | &rings, targets);
        assert!(dots.iter().all(|point| position.piece_at(Square::new(*point)).is_none()));
    }
    assert!(rings.iter().all(|point| position.piece_at(Square::new(*point)).is_some()));

    // What is offered is accepted, what is not is refused.
    let bikjang = snapshot.bikjang;
    let offers = [
        (Action::Pass, Command::Pass),
        (Action::AcceptBikjang, Command::AcceptBikjang),
        (Action::Undo, Command::Undo),
        (Action::Flip, Command::Flip),
        (Action::Resign, Command::Resign(None)),
        (Action::Rematch, Command::Rematch),
        (Action::SwitchBikjang, Command::SetBikjang(!bikjang)),
        (Action::OfferDraw, Command::OfferDraw(None)),
        (Action::AcceptDraw, Command::AcceptDraw),
        (Action::DeclineDraw, Command::DeclineDraw),
        (Action::AcceptTakeback, Command::AcceptTakeback),
        (Action::DeclineTakeback, Command::DeclineTakeback),
        (Action::CancelStep, Command::CancelStep),
        (Action::Promote, Command::Promote),
        (Action::KeepUnpromoted, Command::KeepUnpromoted),
    ];
    for (action, command) in offers {
        let mut table = seat.table.clone();
        let mut refused = refuses(&mut table, command, seat.now);
        let offered = snapshot.actions.contains(&action);
        if refused && matches!(action, Action::Promote | Action::KeepUnpromoted) {
            // A move that gives up the king is played when it is asked for again.
            refused = refuses(&mut table, command, seat.now);
        }
        assert_eq!(!refused, offered, "{action:?}");
    }
    // These two are not offered in places where asking for them does no harm either.
    for (action, command) in [(Action::Hint, Command::Hint), (Action::Review, Command::Step(0))] {
        if snapshot.actions.contains(&action) {
            let effects = seat.table.clone().apply(Input::Command(command), seat.now);
            let refused = effects.iter().any(|effect| match effect {
                Effect::Show(after) => after.refusal.is_some(),
                _ => false,
            });
            assert!(!refused, "{action:?} is offered");
        }
    }
    // Only the other side answers an offer, and nobody makes one to the computer.
    if let Some(offer) = &snapshot.offer {
        assert_eq!(snapshot.mode, Mode::TwoPlayers);
        assert_ne!(snapshot.game, Game::Janggi);
        let accepts = match offer.kind {
            OfferKind::Draw => Action::AcceptDraw,
            OfferKind::Takeback => Action::AcceptTakeback,
        };
        for panel in [&snapshot.top_panel, &snapshot.bottom_panel] {
            assert!(!panel.actions.contains(&accepts) || panel.side != offer.by);
        }
        let after = show(&seat.table, Command::AcceptDraw, seat.now);
        let taken = snapshot.moves.len() - show(&seat.table, Command::AcceptTakeback, seat.now).moves.len();
        assert_eq!(after.result.is_some_and(|card| card.winner.is_none()), offer.kind == OfferKind::Draw);
        assert_eq!(taken, offer.plies as usize);
    }
    for panel in [&snapshot.top_panel, &snapshot.bottom_panel] {
        assert!(panel.actions.iter().all(|action| snapshot.actions.contains(action)));
    }

    // A record is read back as the same game.
    let read = import_record(&seat.table.record()).expect("what was written is read");
    let read = Table::restore(&read, view, Pacing::INSTANT).expect("what was read comes back");
    assert_eq!(read.record(), seat.table.record());

    // A saved game is the same game.
    let saved = seat.table.save();
    let table = Table::restore(&saved, view, Pacing::INSTANT).expect("what was saved comes back");
    assert_eq!(table.save(), saved);
    let again = Seat::at(table);
    assert_eq!(standing(again.last()), standing(snapshot));
}

/// Whether a command is refused.
fn refuses(table: &mut Table, command: Command, now: Duration) -> bool {
    let effects = table.apply(Input::Command(command), now);
    let shown = effects.iter().find_map(|effect| match effect {
        Effect::Show(after) => Some(after),
        _ => None,
    });
    shown.expect("a command is answered").refusal.is_some()
}

/// Every square that is marked takes a tap, at the latest the second time, and what has begun is shown whole.
fn check_chu_shogi(seat: &Seat, marked: BTreeSet<u8>) {
    for point in marked {
        let mut table = seat.table.clone();
        let tap = Command::Tap(point);
        assert!(
            !refuses(&mut table, tap, seat.now) || !refuses(&mut table, tap, seat.now),
            "{point} is marked"
        );
    }
    let snapshot = seat.last();
    let with = |mark: Mark| {
        snapshot.points.iter().find(|point| point.marks.contains(&mark)).map(|point| point.index)
    };
    assert_eq!(snapshot.pending.is_some(), snapshot.actions.contains(&Action::CancelStep));
    assert_eq!(snapshot.pending.is_some(), with(Mark::Step).is_some());
    if let Some(pending) = &snapshot.pending {
        assert_eq!(with(Mark::Selected), Some(pending.from));
        assert!(pending.middle.is_none() || pending.middle == with(Mark::Step));
        assert!(!pending.text.is_empty());
    }
    for point in &snapshot.points {
        assert!(
            point.piece.as_ref().is_none_or(|piece| piece.upside_down == (piece.side != snapshot.bottom))
        );
    }
}

/// What a table would show after a command.
fn show(table: &Table, command: Command, now: Duration) -> Snapshot {
    let effects = table.clone().apply(Input::Command(command), now);
    let shown = effects.into_iter().find_map(|effect| match effect {
        Effect::Show(after) => Some(*after),
        _ => None,
    });
    shown.expect("a command is answered")
}

/// Lets things happen at a table, and checks it after each.
fn play_through(game: NewGame, happenings: Vec<Happening>) {
    let mut seat = Seat::new(game);
    let mut view = VIEW;
    check(&seat, view);
    for happening in happenings {
        if let Happening::Command(Command::SetView(new)) = &happening {
            view = *new;
        }
        happen(&mut seat, happening);
        check(&seat, view);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens(game in games(), happenings in vec(happenings(), 1..60)) {
        play_through(game, happenings);
    }

    #[test]
    fn whatever_happens_in_xiangqi(game in games_of_xiangqi(), happenings in vec(happenings(), 1..60)) {
        play_through(game, happenings);
    }

    #[test]
    fn whatever_happens_in_chu_shogi(game in games_of_chu_shogi(), happenings in vec(happenings(), 1..40)) {
        play_through(game, happenings);
    }

    #[test]
    fn bytes_from_anywhere_are_refused_or_read(bytes in vec(any::<u8>(), 0..200)) {
        let _ = Table::restore(&bytes, VIEW, Pacing::INSTANT);
        let _ = palgak_table::settings::Settings::restore(&bytes);
    }
}
