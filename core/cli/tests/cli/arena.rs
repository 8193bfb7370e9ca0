//! `palgak arena`: matches, also against programs that do what they should not.

use std::fs;
use std::path::PathBuf;

use crate::program::{Run, palgak};

/// A directory of a test's own, emptied.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Plays a match; `arguments` are separated by blanks.
fn arena(arguments: &str) -> Run {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    palgak(&[&["arena"], &words[..]].concat())
}

/// The lines of games, and the last: all that does not speak of time.
fn timeless(run: &Run) -> Vec<String> {
    let games = run.out.lines().filter(|line| line.starts_with("game "));
    games.chain(run.out.lines().last()).map(str::to_owned).collect()
}

/// The words of the last line, which is `a WINS DRAWS LOSSES SCORE% ELO ±ERROR`.
#[track_caller]
fn total(run: &Run) -> [u32; 3] {
    let words: Vec<&str> = run.last_line().split(' ').collect();
    let [a, wins, draws, losses, share, elo, error] = words[..] else { panic!("{run:?}") };
    assert_eq!(a, "a");
    let games: [u32; 3] = [wins, draws, losses].map(|count| count.parse().unwrap());
    let share: f64 = share.strip_suffix('%').unwrap().parse().unwrap();
    let played = f64::from(games.iter().sum::<u32>()).max(1.0);
    let expected = 100.0 * (f64::from(games[0]) + f64::from(games[1]) / 2.0) / played;
    assert!((share - expected).abs() < 0.06, "{run:?}");
    elo.parse::<i32>().unwrap();
    error.strip_prefix('±').unwrap().parse::<u32>().unwrap();
    games
}

#[test]
fn a_seed_makes_a_match_repeatable() {
    let arguments = "--game janggi --a self:nodes=200 --b self:nodes=60 --games 4";
    let first = arena(&format!("{arguments} --seed 5"));
    assert_eq!(total(&first).iter().sum::<u32>(), 4, "{first:?}");
    assert_eq!(timeless(&arena(&format!("{arguments} --seed 5"))), timeless(&first));
    assert_ne!(timeless(&arena(&format!("{arguments} --seed 6"))), timeless(&first));
    // Which games are played at a time changes nothing but the order.
    let abreast = arena(&format!("{arguments} --seed 5 --concurrency 3"));
    assert_eq!(abreast.last_line(), first.last_line());
}

#[test]
fn every_game_is_played() {
    for game in ["janggi", "xiangqi", "chushogi"] {
        let run = arena(&format!(
            "--game {game} --a self:nodes=30 --b self:level=2 --games 2 --adjudicate plies=40"
        ));
        assert_eq!(total(&run).iter().sum::<u32>(), 2, "{run:?}");
        assert!(run.out.contains("\nvoid 0\n"), "{run:?}");
    }
}

#[test]
fn openings_come_in_pairs_with_sides_changed() {
    let directory = directory("pairs");
    let records = directory.join("records");
    let run = arena(&format!(
        "--game xiangqi --a self:nodes=50 --b self:level=1 --games 4 --opening-plies 5 --records {}",
        records.display()
    ));
    run.ok();
    let text = fs::read_to_string(&records).unwrap();
    let games: Vec<&str> = text.split_terminator("\n\n\n").collect();
    assert_eq!(games.len(), 4);
    let opening = |game: &str| {
        let moves = game.split_once("\n\n").unwrap().1;
        let words = moves.split_whitespace().filter(|word| !word.ends_with('.'));
        words.take(5).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(opening(games[0]), opening(games[1]));
    assert_eq!(opening(games[2]), opening(games[3]));
    assert_ne!(opening(games[0]), opening(games[2]));
    for (game, red) in games.iter().zip(["a", "b", "a", "b"]) {
        assert!(game.contains(&format!("[Red \"{red}, self:")), "{game}");
    }
}

#[test]
fn the_stronger_wins_and_the_test_ends_early() {
    let run = arena("--game janggi --a self:nodes=1000 --b self:level=1 --games 60 --sprt 0,200,0.1,0.1");
    let [wins, _, losses] = total(&run);
    assert!(wins > losses && wins < 40, "{run:?}");
    assert!(run.out.contains("llr 2.20 between") || run.out.contains("elo1 is accepted"), "{run:?}");
}

#[test]
fn a_match_is_taken_up_where_it_was_left() {
    let directory = directory("resume");
    let (whole, parts) = (directory.join("whole"), directory.join("parts"));
    let arguments = "--game xiangqi --a self:nodes=100 --b self:nodes=40 --seed 9 --adjudicate plies=60";
    let once = arena(&format!("{arguments} --games 6 --records {}", whole.display()));
    total(&once);
    let part = arena(&format!("{arguments} --games 3 --resume {}", parts.display()));
    assert_eq!(total(&part).iter().sum::<u32>(), 3);
    // What was cut off in the middle of a record is played again.
    let text = fs::read_to_string(&parts).unwrap();
    fs::write(&parts, &text[..text.len() - 40]).unwrap();
    let rest = arena(&format!("{arguments} --games 6 --resume {}", parts.display()));
    assert!(rest.ok().starts_with("2 games were played before | "), "{rest:?}");
    assert_eq!(rest.last_line(), once.last_line());
    assert_eq!(fs::read_to_string(&parts).unwrap(), fs::read_to_string(&whole).unwrap());
    // Nothing is left to play.
    let again = arena(&format!("{arguments} --games 6 --resume {}", parts.display()));
    assert_eq!(again.last_line(), once.last_line());
    assert!(!again.out.contains("game 1 "), "{again:?}");
}

#[test]
fn another_match_is_not_taken_up() {
    let directory = directory("another");
    let file = directory.join("records").display().to_string();
    let arguments = "--game janggi --b self:nodes=20 --games 1 --adjudicate plies=10";
    arena(&format!("{arguments} --a self:nodes=20 --records {file}")).ok();
    let other = arena(&format!("{arguments} --a self:nodes=30 --resume {file}"));
    assert!(other.refused().contains("record 1 is of another match: a=self:nodes=20 b="), "{other:?}");
    let new = arena(&format!("{arguments} --a self:nodes=20 --records {file}"));
    assert!(new.refused().ends_with("(--resume goes on with it)"), "{new:?}");
    fs::write(&file, "1. e2e4 e7e5\n").unwrap();
    let strange = arena(&format!("{arguments} --a self:nodes=20 --resume {file}"));
    assert!(strange.refused().ends_with("this is no file of records"), "{strange:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "1. e2e4 e7e5\n");
}

/// The app opens what the arena writes.
#[test]
fn records_are_those_of_the_app() {
    let directory = directory("import");
    for game in ["janggi", "xiangqi", "chushogi"] {
        let file = directory.join(game);
        arena(&format!(
            "--game {game} --a self:nodes=60 --b self:nodes=30 --games 2 --records {}",
            file.display()
        ))
        .ok();
        for record in fs::read_to_string(&file).unwrap().split_terminator("\n\n\n") {
            let saved = palgak_table::import::import_record(record);
            assert!(saved.is_ok(), "{saved:?}: {record}");
        }
    }
}

#[test]
fn games_cut_off_are_counted_in_janggi_and_drawn_in_xiangqi() {
    let janggi = arena("--game janggi --a self:nodes=20 --b self:nodes=20 --games 2 --adjudicate plies=8");
    assert!(janggi.ok().lines().next().unwrap().contains(" wins, adjudication | 8 plies"), "{janggi:?}");
    let xiangqi = arena("--game xiangqi --a self:nodes=20 --b self:nodes=20 --games 2 --adjudicate plies=8");
    assert_eq!(total(&xiangqi), [0, 2, 0]);
    // Both see a lone general against two chariots as lost; so far they need not play on.
    let fen = ["--fen", "4k4/9/9/9/4P4/9/9/9/9/R3K3R w - - 0 1", "--opening-plies", "0"];
    let words = "arena --game xiangqi --a self:depth=2 --b self:depth=2 --games 2 --adjudicate score=300:1";
    let words: Vec<&str> = words.split(' ').collect();
    let won = palgak(&[&words[..], &fen].concat());
    assert_eq!(total(&won), [1, 0, 1]);
    assert!(won.out.contains("wins, adjudication | 2 plies"), "{won:?}");
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    for (arguments, expected) in [
        ("--a self:nodes=1 --games 1", "the following required arguments were not provided: --b <SPEC>"),
        ("--a self:nodes=1 --b self:nodes=1", "the following required arguments were not provided: --games"),
        ("--a self:nodes=1 --b self:nodes=1 --games 0", "invalid value '0' for '--games <N>'"),
        ("--a self:nodes=1 --b self:nodes=1 --games 1 --concurrency 0", "invalid value '0' for"),
        ("--a self:nodes=1 --b self:level=9 --games 1", "--b: level: '9' is neither 1 to 6 nor newcomer"),
        ("--a fish --b self:level=1 --games 1", "--a: 'fish' does not say who plays"),
        ("--a self:nodes=1 --b uci:/no/such,depth=1 --games 1", "--b: cannot start '/no/such': "),
        ("--a cecp:/no/such,depth=1 --b self:nodes=1 --games 1", "--a: cannot start '/no/such': "),
        ("--a self:nodes=1 --b self:nodes=1 --games 1 --sprt 5,0", "--sprt: '5,0' has a first difference"),
        ("--a self:nodes=1 --b self:nodes=1 --games 1 --adjudicate x", "--adjudicate: 'x' is unknown"),
        ("--a self:nodes=1 --b self:nodes=1 --games 1 --resume /", "--resume: /: "),
        ("--a self:nodes=1 --b self:nodes=1 --games 1 --fen x", "--fen: "),
    ] {
        let run = arena(&format!("--game janggi {arguments}"));
        assert!(run.refused().starts_with(expected), "{arguments}: {run:?}");
    }
}

/// Programs that are only as good as a shell makes them. They ask `palgak` for the legal moves and play the first,
/// until it is time for mischief.
#[cfg(unix)]
mod programs {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    /// A program that speaks UCI. At its third move it does `mischief`, a line of shell.
    fn uci(name: &str, mischief: &str) -> String {
        script(
            name,
            &format!(
                r#"
n=0
while read -r line; do
    case "$line" in
        uci) echo "id name fake"; echo "option name Skill Level type spin default 1 min 0 max 9"; echo uciok ;;
        isready) echo readyok ;;
        position*)
            fen=${{line#position fen }}; fen=${{fen%% moves*}}
            moves=${{line#*moves }}; [ "$moves" != "$line" ] || moves= ;;
        go*)
            n=$((n + 1))
            if [ $n = 3 ]; then {mischief}; fi
            set -- $("$palgak" moves --game janggi --fen "$fen" --moves "$moves")
            echo "info depth 1 score cp 5 nodes 7"; echo "bestmove $1" ;;
        quit) exit 0 ;;
    esac
done
"#
            ),
        )
    }

    /// A program that speaks CECP and plays Xiangqi, its ranks counted from 0.
    fn cecp(name: &str, mischief: &str) -> String {
        script(
            name,
            &format!(
                r#"
n=0
while read -r line; do
    case "$line" in
        protover*) echo 'feature ping=1 usermove=1 memory=1 variants="xiangqi,chu" option="Calm -check 0" done=1' ;;
        new) moves= ;;
        ping*) echo "pong ${{line#ping }}" ;;
        usermove*) moves="$moves $(echo "${{line#usermove }}" | tr 0123456789 123456789X | sed s/X/10/g)" ;;
        go)
            n=$((n + 1))
            if [ $n = 3 ]; then {mischief}; fi
            set -- $("$palgak" moves --game xiangqi --moves "$moves")
            moves="$moves $1"
            echo "1 5 0 7 something"
            echo "move $(echo "$1" | sed s/10/X/g | tr 123456789X 0123456789)" ;;
        quit) exit 0 ;;
        *) [ "$line" = xboard ] || echo "Error (unknown command): $line" ;;
    esac
done
"#
            ),
        )
    }

    fn script(name: &str, body: &str) -> String {
        let path = directory(name).join("engine");
        let text = format!("#!/bin/sh\npalgak='{}'\n{body}", env!("CARGO_BIN_EXE_palgak"));
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.display().to_string()
    }

    fn against_uci(program: &str, more: &str, games: u32) -> Run {
        arena(&format!(
            "--game janggi --a self:nodes=40 --b uci:{program},depth=1{more} --games {games} --adjudicate plies=16"
        ))
    }

    fn against_cecp(program: &str, more: &str) -> Run {
        arena(&format!(
            "--game xiangqi --a self:nodes=40 --b cecp:{program},depth=1{more} --games 2 --adjudicate plies=16"
        ))
    }

    #[test]
    fn programs_are_played_against() {
        let run = against_uci(&uci("uci-good", ":"), "", 2);
        assert_eq!(total(&run).iter().sum::<u32>(), 2, "{run:?}");
        assert!(run.out.contains("\nvoid 0\n"), "{run:?}");
        assert!(run.out.contains(" | 10 moves | ") && run.out.contains(" | 7 nodes a move\n"), "{run:?}");
        let run = against_cecp(&cecp("cecp-good", ":"), ",Calm=1,memory=8");
        assert_eq!(total(&run).iter().sum::<u32>(), 2, "{run:?}");
        assert!(run.out.contains("\nvoid 0\n"), "{run:?}");
    }

    #[test]
    fn a_program_that_ends_makes_the_game_void_and_is_started_again() {
        let run = against_uci(&uci("uci-crash", "exit 7"), "", 2);
        assert_eq!(total(&run), [0, 0, 0]);
        for game in ["game 1 | opening 1 | a is cho", "game 2 | opening 1 | a is han"] {
            let line = run.out.lines().find(|line| line.starts_with(game)).unwrap();
            assert!(line.contains("void, b is at fault: the program ended (exit status: 7)"), "{run:?}");
        }
        assert!(run.out.contains("\nvoid 2\n"), "{run:?}");
        let run = against_cecp(&cecp("cecp-crash", "exit 7"), "");
        assert_eq!(total(&run), [0, 0, 0]);
        assert!(run.out.contains("b is at fault: the program ended (exit status: 7)"), "{run:?}");
    }

    #[test]
    fn an_illegal_move_is_not_scored() {
        let run = against_uci(&uci("uci-illegal", "echo bestmove a1a9; continue"), "", 2);
        assert_eq!(total(&run), [0, 0, 0]);
        assert!(run.out.contains("b is at fault: illegal move a1a9: "), "{run:?}");
        let run = against_uci(&uci("uci-rubbish", "echo bestmove zz; continue"), "", 1);
        assert!(run.out.contains("b is at fault: unreadable move: 'zz' is not a move"), "{run:?}");
        let run = against_uci(&uci("uci-none", "echo 'bestmove (none)'; continue"), "", 1);
        assert!(run.out.contains("b is at fault: no move in a game that goes on"), "{run:?}");
        let run = against_cecp(&cecp("cecp-illegal", "echo move a0a9; continue"), "");
        assert_eq!(total(&run), [0, 0, 0]);
        assert!(run.out.contains("b is at fault: illegal move a1a10: "), "{run:?}");
    }

    #[test]
    fn a_program_that_hangs_is_given_up() {
        let run = against_uci(&uci("uci-hang", "sleep 60; continue"), ",timeout=400", 1);
        assert_eq!(total(&run), [0, 0, 0]);
        assert!(run.out.contains("b is at fault: no answer within 400 ms"), "{run:?}");
        let run = against_cecp(&cecp("cecp-hang", "sleep 60; continue"), ",timeout=400");
        assert!(run.out.contains("b is at fault: no answer within 400 ms"), "{run:?}");
    }

    #[test]
    fn giving_up_is_a_loss_and_a_claim_is_not() {
        let run = against_cecp(&cecp("cecp-resign", "echo resign; continue"), "");
        assert!(run.ok().lines().next().unwrap().contains("| a wins, resignation |"), "{run:?}");
        let run = against_cecp(&cecp("cecp-claim", "echo '1/2-1/2 {boredom}'; continue"), "");
        assert!(
            run.out.contains("b is at fault: a claim in a game that goes on: 1/2-1/2 {boredom}"),
            "{run:?}"
        );
        let run = against_cecp(&cecp("cecp-refuse", "echo 'Illegal move {h3e3}'; continue"), "");
        assert!(run.out.contains("b is at fault: a legal move is refused: Illegal move {h3e3}"), "{run:?}");
    }

    /// Ten void games in a row say that no further game will do better.
    #[test]
    fn a_match_of_void_games_is_given_up() {
        let program = uci("uci-always", ":");
        let text = fs::read_to_string(&program).unwrap();
        fs::write(&program, text.replace("$n = 3", "$n = 1").replace("then :;", "then exit 3;")).unwrap();
        let run = against_uci(&program, "", 30);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.err.starts_with("palgak: 10 games in a row are void, the last because of: the program"));
        assert!(run.out.ends_with("\na 0 0 0 0.0% 0 ±0\n"), "{run:?}");
        // One more may have begun before the tenth was known.
        let games = run.out.lines().filter(|line| line.starts_with("game ")).count();
        assert!((10..=11).contains(&games), "{run:?}");
    }

    #[test]
    fn options_that_there_are_not_are_refused() {
        let program = uci("uci-options", ":");
        let run = against_uci(&program, ",Skill_Level=2", 1);
        assert!(run.refused().starts_with("--b: the program has no option 'Skill_Level'"), "{run:?}");
        let spec = format!("uci:{program},Skill Level=2,depth=1");
        let words = ["arena", "--game", "janggi", "--a", "self:nodes=9", "--b", &spec];
        palgak(&[&words[..], &["--games", "1", "--adjudicate", "plies=8"]].concat()).ok();
        let program = cecp("cecp-options", ":");
        let run = against_cecp(&program, ",Hash=2");
        assert!(run.refused().starts_with("--b: the program has no option 'Hash'"), "{run:?}");
        let run = against_cecp(&program, ",variant=chess");
        assert!(run.refused().starts_with("--b: the program does not play the variant 'chess'"), "{run:?}");
        let silent = script("uci-silent", "exit 0");
        let run = against_uci(&silent, "", 1);
        assert!(run.refused().starts_with("--b: the program does not "), "{run:?}");
    }
}
