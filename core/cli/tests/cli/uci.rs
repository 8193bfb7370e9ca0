//! `palgak uci`: whole conversations.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{palgak, palgak_with_input};

/// Long enough for a machine that is busy with other things, and far shorter than forever.
const SOON: Duration = Duration::from_secs(5);

/// A conversation in which we hear before we speak on.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_palgak"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The lines up to and with the first that begins so.
    fn hear(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "no '{beginning}' in {lines:?}");
            lines.push(line.trim_end().to_owned());
            if line.starts_with(beginning) {
                return lines;
            }
        }
    }

    fn best_move(&mut self) -> String {
        let lines = self.hear("bestmove ");
        lines.last().unwrap()["bestmove ".len()..].to_owned()
    }

    fn leave(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// The words of the last move of a run.
fn best_move(out: &str) -> &str {
    out.lines().rev().find_map(|line| line.strip_prefix("bestmove ")).unwrap_or_default()
}

#[test]
fn it_introduces_itself() {
    let run = palgak_with_input(&["uci"], "uci\nisready\nquit\n");
    let lines: Vec<&str> = run.ok().lines().collect();
    assert!(lines[0].starts_with("id name Palgak "), "{lines:?}");
    assert!(
        lines.contains(
            &"option name UCI_Variant type combo default janggi var janggi var xiangqi var chushogi"
        ),
        "{lines:?}"
    );
    assert!(lines.contains(&"option name Bikjang type check default true"), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("option name Hash type spin default ")), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn a_search_tells_its_depth_and_moves_legally() {
    let run = palgak_with_input(&["uci"], "position startpos moves e2e3 e9e9\ngo depth 4\n");
    let info: Vec<&str> = run.ok().lines().filter(|line| line.starts_with("info depth ")).collect();
    assert!(info.last().unwrap().starts_with("info depth 4 "), "{run:?}");
    for word in [" score cp ", " nodes ", " nps ", " time ", " hashfull ", " pv "] {
        assert!(info.iter().all(|line| line.contains(word)), "no {word}: {run:?}");
    }
    let legal = palgak(&["moves", "--game", "janggi", "--moves", "e2e3 e9e9"]);
    assert!(legal.ok().split_whitespace().any(|mv| mv == best_move(&run.out)), "{run:?}");
    // A line that the engine tells can be played.
    let line = info.last().unwrap().split_once(" pv ").unwrap().1;
    palgak(&["result", "--game", "janggi", "--moves", &format!("e2e3 e9e9 {line}")]).ok();
}

#[test]
fn it_searches_with_as_many_threads_as_it_is_told() {
    let run = palgak_with_input(
        &["uci"],
        "uci\nsetoption name Threads value 0\nsetoption name Threads value 2\nposition startpos\ngo nodes 3000\n",
    );
    assert!(
        run.ok().lines().any(|line| line == "option name Threads type spin default 1 min 1 max 256"),
        "{run:?}"
    );
    assert!(run.ok().contains("info string option 'Threads': '0' is not from 1 to 256"), "{run:?}");
    let legal = palgak(&["moves", "--game", "janggi"]);
    assert!(legal.ok().split_whitespace().any(|mv| mv == best_move(&run.out)), "{run:?}");
}

#[test]
fn it_mates_and_says_so() {
    // One of Cho's chariots holds the ninth rank, the other comes to the tenth.
    let fen = "3k5/8R/9/9/9/9/9/9/4K4/7R1 w - - 0 1";
    let run = palgak_with_input(&["uci"], &format!("position fen {fen}\ngo depth 3\n"));
    assert!(run.ok().contains(" score mate 1 "), "{run:?}");
    let result = palgak(&["result", "--game", "janggi", "--fen", fen, "--moves", best_move(&run.out)]);
    assert_eq!(result.ok(), "win cho checkmate\n", "{run:?}");
}

#[test]
fn a_finished_game_has_no_move() {
    let run = palgak_with_input(&["uci"], "position startpos moves e2e2 e9e9\ngo depth 3\n");
    assert_eq!(best_move(run.ok()), "(none)");
}

#[test]
fn acceptance_is_a_pass() {
    // A bare king against a chariot and a soldier: the draw is the best there is.
    let run = palgak_with_input(&["uci"], "position fen 9/4k4/9/9/9/9/p8/8r/4K4/9 w - - 0 1\ngo depth 4\n");
    assert_eq!(best_move(run.ok()), "e2e2", "{run:?}");
    let off = "setoption name Bikjang value false\nposition fen 9/4k4/9/9/9/9/p8/8r/4K4/9 w - - 0 1\nd\ngo depth 2\n";
    let run = palgak_with_input(&["uci"], off);
    assert!(run.ok().contains("info string ongoing"), "{run:?}");
}

#[test]
fn an_endless_search_moves_only_when_told_to() {
    let mut engine = Engine::start();
    // Mate is found in no time, and still it must wait.
    engine.say("position fen 3k5/8R/9/9/9/9/9/9/4K4/7R1 w - - 0 1");
    engine.say("go infinite");
    std::thread::sleep(Duration::from_millis(300));
    engine.say("isready");
    let heard = engine.hear("readyok");
    assert!(!heard.iter().any(|line| line.starts_with("bestmove")), "{heard:?}");
    let asked = Instant::now();
    engine.say("stop");
    assert_ne!(engine.best_move(), "(none)");
    assert!(asked.elapsed() < SOON, "{:?}", asked.elapsed());
    // A stop with nothing to stop says nothing.
    engine.say("stop");
    engine.say("isready");
    assert_eq!(engine.hear("readyok").len(), 1);
    engine.leave();
}

#[test]
fn requests_wait_for_a_search_that_ends_and_end_one_that_does_not() {
    let run = palgak_with_input(
        &["uci"],
        "go depth 3\nposition startpos moves e2e3\ngo depth 2\ngo infinite\nposition startpos\ngo depth 1\n",
    );
    let depths: Vec<&str> = run.ok().lines().filter(|line| line.starts_with("bestmove")).collect();
    assert_eq!(depths.len(), 4, "{run:?}");
    assert!(run.out.contains("info depth 3 "), "the first search was cut short: {run:?}");
}

#[test]
fn a_clock_ends_a_search() {
    let mut engine = Engine::start();
    for go in
        ["go movetime 200", "go wtime 3000 btime 3000", "go wtime 1 btime 1", "go wtime -7 btime -7 winc 10"]
    {
        engine.say("position startpos moves e2e3");
        let asked = Instant::now();
        engine.say(go);
        assert_ne!(engine.best_move(), "(none)");
        assert!(asked.elapsed() < SOON, "{go}: {:?}", asked.elapsed());
    }
    engine.leave();
}

#[test]
fn leaving_in_the_middle_of_a_search_is_quick() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.hear("info depth 3 ");
    let asked = Instant::now();
    engine.leave();
    assert!(asked.elapsed() < SOON, "{:?}", asked.elapsed());
}

#[test]
fn rubbish_is_answered_and_changes_nothing() {
    let input = "\u{0}\u{1b}[2J rubbish\n\nposition\nposition fen 9/9 w\nposition startpos moves e2e4\nposition moon\n\
        setoption\nsetoption name\nsetoption name Hash value 0\nsetoption name Hash value 99999999999\n\
        setoption name Level value godlike\nsetoption name UCI_Variant value chess\nsetoption name Nothing value 1\n\
        go depth\ngo depth x y\nstop\nd\nquit\n";
    let run = palgak_with_input(&["uci"], input);
    assert!(!run.ok().contains('\u{1b}'), "{run:?}");
    for expected in [
        "info string position kept as it was: fen: the board has 2 ranks instead of 10",
        "info string position kept as it was: moves: ply 1: 'e2e4' is not legal: a piece of the same side stands on e4",
        "info string not understood: position moon",
        "info string option 'Hash': '0' is not from 1 to 4096",
        "info string option 'Level': 'godlike' is not newcomer, beginner, improver, intermediate, skilled or advanced",
        "info string option 'UCI_Variant': 'chess' is not janggi, xiangqi or chushogi",
        "info string option 'Nothing': there is no such option",
        "info string fen rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    ] {
        assert!(run.out.lines().any(|line| line == expected), "no '{expected}' in {run:?}");
    }
}

#[test]
fn it_turns_to_xiangqi_and_back() {
    let input = "setoption name UCI_Variant value xiangqi\nposition startpos moves h3e3\nd\n\
        setoption name Preset value simple\nsetoption name UCI_Variant value janggi\nposition startpos\nd\n\
        setoption name UCI_Variant value xiangqi\nposition startpos moves h3e3\ngo depth 3\n";
    let run = palgak_with_input(&["uci"], input);
    let replies = palgak(&["moves", "--game", "xiangqi", "--moves", "h3e3"]);
    assert!(replies.ok().split_whitespace().any(|mv| mv == best_move(&run.out)), "{run:?}");
    for expected in [
        "info string fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
        "info string fen rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    ] {
        assert!(run.out.lines().any(|line| line == expected), "no '{expected}' in {run:?}");
    }
}

#[test]
fn it_plays_chu_shogi() {
    let input = "setoption name UCI_Variant value chushogi\nposition startpos moves 7j7h\ngo depth 3\nuci\n";
    let run = palgak_with_input(&["uci"], input);
    let replies = palgak(&["moves", "--game", "chushogi", "--moves", "7j7h"]);
    assert!(replies.ok().split_whitespace().any(|mv| mv == best_move(&run.out)), "{run:?}");
    assert!(run.out.contains("option name Preset type combo default standard var "), "{run:?}");
    // A lion made of a kirin where it took a lion may be taken there at once under one preset, not under the other.
    let taken = "position sfen k6r4/12/12/7n4/12/7O4/12/12/12/12/12/11K b - 1 moves 5f5d+ 5a5d";
    let input = format!(
        "setoption name UCI_Variant value chushogi\n{taken}\nsetoption name Preset value lishogi\n{taken}\nd\n\
        setoption name Preset value harsh\n"
    );
    let run = palgak_with_input(&["uci"], &input);
    let refused =
        "info string position kept as it was: moves: ply 2: '5a5d' is not legal: a lion was just taken on 5d";
    assert_eq!(run.ok().lines().filter(|line| line.starts_with(refused)).count(), 1, "{run:?}");
    assert!(run.out.contains("info string fen k11/12/12/7r4/12/12/12/12/12/12/12/11K b 5d 3\n"), "{run:?}");
    assert!(
        run.out.contains("option 'Preset': 'harsh' is not simple, tabletop, standard or lishogi\n"),
        "{run:?}"
    );
    // The capture of the last king ends the game.
    let mate = "setoption name UCI_Variant value chushogi\n\
        position sfen k10p/1G10/K11/12/12/12/12/12/12/12/12/12 b - 1\ngo depth 2\n";
    let run = palgak_with_input(&["uci"], mate);
    assert_eq!(best_move(run.ok()), "11b12a", "{run:?}");
}

#[test]
fn the_levels_play_as_levels() {
    let input = "setoption name Level value intermediate\nposition startpos\ngo wtime 60000 btime 60000\n";
    let run = palgak_with_input(&["uci"], input);
    assert!(!run.ok().contains("info depth 4 "), "three plies, whatever the time: {run:?}");
    let legal = palgak(&["moves", "--game", "janggi"]);
    assert!(legal.ok().split_whitespace().any(|mv| mv == best_move(&run.out)), "{run:?}");
}

#[test]
fn it_plays_itself_to_a_mate() {
    // Two chariots against a bare king: whoever can play at all ends this.
    let fen = "3k5/9/9/9/9/9/9/9/4K4/6RR1 w - - 0 1";
    let mut engine = Engine::start();
    let mut moves = String::new();
    for _ in 0..40 {
        engine.say(&format!("position fen {fen} moves {moves}"));
        engine.say("go nodes 4000");
        moves.push_str(&engine.best_move());
        moves.push(' ');
        let result = palgak(&["result", "--game", "janggi", "--fen", fen, "--moves", &moves]);
        if result.last_line() != "ongoing" {
            assert_eq!(result.last_line(), "win cho checkmate", "{moves}");
            engine.say(&format!("position fen {fen} moves {moves}"));
            engine.say("go nodes 4000");
            assert_eq!(engine.best_move(), "(none)");
            engine.leave();
            return;
        }
    }
    panic!("no mate: {moves}");
}

#[test]
fn bench_has_a_signature() {
    let run = palgak(&["bench", "--depth", "3"]);
    let nodes = |out: &str| out.lines().find_map(|line| line.strip_prefix("nodes ")).unwrap().to_owned();
    assert!(nodes(run.ok()).parse::<u64>().unwrap() > 1000, "{run:?}");
    assert!(run.last_line().starts_with("nps "), "{run:?}");
    assert_eq!(nodes(palgak(&["bench", "--game", "janggi", "--depth", "3"]).ok()), nodes(run.ok()));
    let chu = palgak(&["bench", "--game", "chushogi", "--depth", "3"]);
    assert!(!nodes(chu.ok()).is_empty() && nodes(chu.ok()) != nodes(run.ok()), "{chu:?}");
    let other = palgak(&["bench", "--game", "xiangqi", "--depth", "3"]);
    assert_ne!(nodes(other.ok()), nodes(run.ok()));
}
