//! `palgak play`: whole games by script.

use crate::program::{oracle, oracle_of, palgak, palgak_with_input, rule};

/// A game of two people in English.
fn two(arguments: &[&str], input: &str) -> String {
    let common = ["play", "--game", "janggi", "--side", "both", "--locale", "en"];
    palgak_with_input(&[&common[..], arguments].concat(), input).ok().to_owned()
}

#[track_caller]
fn says(out: &str, line: &str) {
    assert!(out.lines().any(|said| said == line), "nobody says '{line}' in:\n{out}");
}

#[test]
fn two_people_play_xiangqi_and_agree_to_a_draw() {
    let input = "炮二平五\nb1d2\nhelp\nmoves\noffer\naccept\nquit\n";
    let run = palgak_with_input(
        &[
            "play",
            "--game",
            "xiangqi",
            "--side",
            "both",
            "--letters",
            "latin",
            "--notation",
            "wxf",
            "--locale",
            "en",
        ],
        input,
    );
    let lines: Vec<&str> = run.ok().lines().collect();
    // The river has banks and no lines across.
    assert!(lines.contains(&"     |                                               |"), "{run:?}");
    assert!(lines.iter().any(|line| line.starts_with("1. C2=5")), "{run:?}");
    assert!(!lines.iter().any(|line| line.contains("bikjang")), "{run:?}");
    assert!(lines.contains(&"Both sides agreed"), "{run:?}");
    let against = palgak_with_input(
        &[
            "play", "--game", "xiangqi", "--side", "red", "--level", "newcomer", "--seed", "1", "--locale",
            "en",
        ],
        "h3e3\nquit\n",
    );
    assert!(against.ok().lines().any(|line| line.starts_with("Black’s ")), "{against:?}");
    let setup = palgak(&["play", "--game", "xiangqi", "--setup", "left:left"]);
    assert_eq!(setup.refused(), "--setup: xiangqi has no opening set-ups; janggi has");
}

/// A game of Chu Shogi of two people in English.
fn chu(arguments: &[&str], input: &str) -> String {
    let common = ["play", "--game", "chushogi", "--side", "both", "--locale", "en"];
    palgak_with_input(&[&common[..], arguments].concat(), input).ok().to_owned()
}

#[test]
fn the_board_of_chu_shogi_is_drawn_as_it_is() {
    let out = chu(&["--letters", "latin"], "8i8h\n");
    let below = "\
  12    11    10    9     8     7     6     5     4     3     2     1
[L]   [FL]  [C]   [S]   [G]   [DE]  [K]   [G]   [S]   [C]   [FL]  [L]   a
[RC]    .   [B]     .   [BT]  [Ph]  [Kr]  [BT]    .   [B]     .   [RC]  b
[SM]  [VM]  [R]   [DH]  [DK]  [FK]  [Ln]  [DK]  [DH]  [R]   [VM]  [SM]  c
[P]   [P]   [P]   [P]   [P]   [P]   [P]   [P]   [P]   [P]   [P]   [P]   d
  .     .     .   [GB]    .     .     .     .   [GB]    .     .     .   e
  .     .     .     .     .     .     .     .     .     .     .     .   f
  .     .     .     .     .     .     .     .     .     .     .     .   g
  .     .     .   (GB)  (P)*    .     .     .   (GB)    .     .     .   h
(P)   (P)   (P)   (P)     o   (P)   (P)   (P)   (P)   (P)   (P)   (P)   i
(SM)  (VM)  (R)   (DH)  (DK)  (Ln)  (FK)  (DK)  (DH)  (R)   (VM)  (SM)  j
(RC)    .   (B)     .   (BT)  (Kr)  (Ph)  (BT)    .   (B)     .   (RC)  k
(L)   (FL)  (C)   (S)   (G)   (K)   (DE)  (G)   (S)   (C)   (FL)  (L)   l
";
    assert!(out.contains(below), "{out}");
    let kanji = chu(&["--notation", "japanese"], "");
    says(&kanji, "(香)  (豹)  (銅)  (銀)  (金)  (玉)  (象)  (金)  (銀)  (銅)  (豹)  (香)  十二");
    // Turned, the first file is at the left and gote's edge below.
    let turned = chu(&[], "flip\n");
    says(&turned, "  1     2     3     4     5     6     7     8     9     10    11    12");
}

#[test]
fn moves_of_chu_shogi_are_read_in_any_notation() {
    // The lion jumps out, passes, comes before the pawns, captures one from where it stands, then another on its way to
    // the empty square.
    let script = "9z9z\n8八歩(8九)\nP1d-1e\n7j7h\n1e1f\nじっと獅(7八)\n1f1g\nLn7h-7f\n12d12e\n7f7e\n12e12f\n\
        Ln7ex!7d\n12f12g\n7e8d7d\n5a5b\n7d7c\nmoves\n";
    let out = chu(&["--notation", "western"], script);
    says(&out, "“9z9z” is neither a move nor a word known here. “help” shows what there is.");
    says(&out, "Sente’s lion on 7h steps out and back: the turn passes. Gote to move");
    says(&out, "Sente’s lion on 7e captures Gote’s pawn without leaving its square. Gote to move");
    says(&out, "Sente’s lion, 7e over 8d to 7d, captures Gote’s pawn. Gote to move");
    says(&out, "Gote’s blind tiger on 5b is your own.");
    says(&out, "That is Sente’s lion; Gote is to move.");
    says(&out, "1. P8i-8h P1d-1e 2. Ln7j-7h P1e-1f 3. Ln7h-! P1f-1g 4. Ln7h-7f P12d-12e");
    let help = chu(&[], "help\nbikjang\nnotation korean\n");
    says(&help, "  notation machine|japanese|western         choose how moves are written");
    assert!(help.contains("A lion’s two steps are 7f7e7d; there and back is 7f7e7f."), "{help}");
    assert!(!help.contains("  pass "), "{help}");
}

#[test]
fn a_lion_that_may_not_be_taken_is_refused_in_words() {
    let folder = std::env::temp_dir().join(format!("palgak-play-lion-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let record = folder.join("record");
    let fen = "k11/12/4B2l4/4S7/5N6/7n4/12/12/12/12/12/11K b - 1";
    std::fs::write(&record, format!("[Game \"chushogi\"]\n[FEN \"{fen}\"]\n\n*\n")).unwrap();
    let out = chu(&[], &format!("load {}\n7e5f\n7e6f7e\n", record.display()));
    says(&out, "The lion on 5f is two squares away and protected by Gote’s lance on 5c.");
    says(&out, "Sente’s lion on 7e steps out and back: the turn passes. Gote to move");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_computer_plays_chu_shogi() {
    let play = || {
        let words =
            "play --game chushogi --side gote --level beginner --seed 4 --locale en --notation western";
        let words: Vec<&str> = words.split(' ').collect();
        palgak_with_input(&words, "4d4e\n4e4f\nP12d-12e\nhint\nmoves\n").ok().to_owned()
    };
    let game = play();
    says(&game, "  (Sente) · Computer, beginner");
    assert!(game.contains("Hint: Gote’s "), "{game}");
    let moves = game.lines().rev().find(|line| line.starts_with("1. ")).unwrap();
    // Sente begins; of the two moves of the pawn on 4d one is another piece's.
    assert!(moves.split(' ').count() >= 5, "{game}");
    assert_eq!(play(), game);
}

#[test]
fn the_games_of_chu_shogi_of_independent_programs_can_be_played() {
    for row in oracle_of("chushogi", "random_games.tsv").into_iter().take(6) {
        let script: String = row[6].split_whitespace().map(|mv| format!("{mv}\n{mv}\n")).collect();
        let out = chu(&["--rules", "preset=lishogi"], &script);
        let title = if row[1] == "1-0" { "Sente wins" } else { "Gote wins" };
        assert!(out.contains(title), "{}: {title}: {out}", row[0]);
    }
}

#[test]
fn the_board_is_drawn_as_it_is() {
    let out = two(&["--setup", "inner:left", "--letters", "latin"], "e4e5\n");
    let opening = "\
 10 [R]---[H]---[E]---[G]----+----[G]---[H]---[E]---[R]
     |     |     |     |  \\  |  /  |     |     |     |
  9  +-----+-----+-----+----[K]----+-----+-----+-----+
     |     |     |     |  /  |  \\  |     |     |     |
  8  +----[C]----+-----+-----+-----+-----+----[C]----+
     |     |     |     |     |     |     |     |     |
  7 [S]----+----[S]----+----[S]----+----[S]----+----[S]
     |     |     |     |     |     |     |     |     |
  6  +-----+-----+-----+-----+-----+-----+-----+-----+
     |     |     |     |     |     |     |     |     |
  5  +-----+-----+-----+-----+-----+-----+-----+-----+
     |     |     |     |     |     |     |     |     |
  4 (S)----+----(S)----+----(S)----+----(S)----+----(S)
     |     |     |     |     |     |     |     |     |
  3  +----(C)----+-----+-----+-----+-----+----(C)----+
     |     |     |     |  \\  |  /  |     |     |     |
  2  +-----+-----+-----+----(K)----+-----+-----+-----+
     |     |     |     |  /  |  \\  |     |     |     |
  1 (R)---(H)---(E)---(G)----+----(G)---(E)---(H)---(R)
     a     b     c     d     e     f     g     h     i
";
    assert!(out.contains(opening), "{out}");
    says(&out, "  5  +-----+-----+-----+----(S)*---+-----+-----+-----+");
    says(&out, "  4 (S)----+----(S)----+-----o-----+----(S)----+----(S)");
    says(&out, "  (Cho) 72.0");
    says(&out, "  [Han] 73.5 · Your turn");
}

#[test]
fn hanja_and_hangul_take_two_columns() {
    let hanja = two(&["--setup", "left:left"], "");
    says(&hanja, " 10 [車]──[馬]──[象]──[士]───┬────[士]──[馬]──[象]──[車]");
    says(&hanja, "  2  ├─────┼─────┼─────┼────(楚)───┼─────┼─────┼─────┤");
    let hangul = two(&["--setup", "left:left", "--letters", "hangul", "--notation", "korean"], "");
    says(&hangul, "  0 (차)──(상)──(마)──(사)───┴────(사)──(상)──(마)──(차)");
    says(&hangul, "     1     2     3     4     5     6     7     8     9");
    assert!(!hangul.contains('\u{1b}'), "no colours where nobody looks");
    let coloured = two(&["--colour", "always"], "");
    assert!(coloured.contains("\u{1b}[1;36m(楚)\u{1b}[0m"), "{coloured}");
}

#[test]
fn the_games_of_independent_programs_can_be_played() {
    let mut checked = 0;
    for row in oracle("games.tsv") {
        let [id, bikjang, _, _, moves, _, cho, han, result, reason] = &row[..] else { panic!("{row:?}") };
        let Some(setups) = setups_of(&row[2]) else { continue };
        let script: String = moves.split_whitespace().map(|mv| format!("{mv}\n")).collect();
        let out = two(&["--setup", &setups, "--rules", &rule(bikjang)], &script);
        let title = match result.as_str() {
            "1-0" => "Cho wins",
            "0-1" => "Han wins",
            _ => "Draw",
        };
        assert!(out.contains(title), "{id}: {title} by {reason}: {out}");
        let points = format!("Cho {:.1} points, Han {:.1} points", value(cho), value(han));
        says(&out, &points);
        checked += 1;
    }
    assert!(checked > 5, "only {checked} games begin with an opening");
}

fn value(points: &str) -> f64 {
    points.parse().unwrap()
}

/// The set-ups of an opening position: horses and elephants as their owner sees them.
fn setups_of(fen: &str) -> Option<String> {
    let ranks: Vec<&str> = fen.split(' ').next()?.split('/').collect();
    if ranks.len() != 10 || ranks[1] != "4k4" || ranks[3] != "p1p1p1p1p" || ranks[8] != "4K4" {
        return None;
    }
    let name = |rank: String| match rank.to_uppercase().as_str() {
        "RNBA1ABNR" => Some("inner"),
        "RBNA1ANBR" => Some("outer"),
        "RBNA1ABNR" => Some("left"),
        "RNBA1ANBR" => Some("right"),
        _ => None,
    };
    Some(format!("{}:{}", name(ranks[9].to_owned())?, name(ranks[0].chars().rev().collect())?))
}

#[test]
fn either_notation_is_read_and_refusals_give_reasons() {
    let out = two(
        &["--setup", "inner:inner"],
        "75졸65\n45병55\na1a4\na10a9\nb3b4\n한수쉼\nxyz\nmoves\nnotation korean\nmoves\n",
    );
    says(&out, "Cho’s soldier on a4 is your own.");
    says(&out, "That is Han’s chariot; Cho is to move.");
    says(&out, "“xyz” is neither a move nor a word known here. “help” shows what there is.");
    says(&out, "1. e4e5 e7e6 2. e2e2");
    says(&out, "1. 75졸65 45병55 2. 한수쉼");
}

#[test]
fn what_can_be_done_besides_moving() {
    let out = two(
        &[],
        "undo\ne4e5\nundo\nflip\nflip\nbikjang off\nbikjang\naccept\nhint\nlegal\nresign\nlegal\nstep 9\nundo\nresign\nrematch\nrecord\n",
    );
    says(&out, "There is nothing to take back.");
    assert!(out.contains("Taken back."), "{out}");
    says(&out, "Write it like this: bikjang on|off");
    says(&out, "The kings do not face: there is no draw to accept.");
    assert!(out.contains("Hint: Cho’s "), "{out}");
    assert!(out.contains("Han wins. Cho resigned"), "{out}");
    says(&out, "The game has 0 moves.");
    says(&out, "[Bikjang \"off\"]");
    says(&out, "[Result \"*\"]");
}

#[test]
fn facing_kings_can_be_accepted_by_the_word_or_by_the_pass() {
    // Cho opens the file in front of its king; Han's soldier leaves it too.
    let opening = "e4d4\ne7d7\n";
    for word in ["accept", "e2e2", "한수쉼"] {
        let out = two(&["--setup", "inner:inner"], &format!("{opening}{word}\n"));
        assert!(out.contains("Bikjang: Cho accepted the draw"), "{word}: {out}");
    }
    let out = two(&["--setup", "inner:inner"], &format!("{opening}pass\na1a2\n"));
    says(&out, "You cannot pass in bikjang: part the kings or accept the draw.");
    says(&out, "Bikjang: part the kings first, or accept the draw.");
}

#[test]
fn the_computer_answers_and_a_seed_makes_it_repeat_itself() {
    let play = |level: &str, side: &str, seed: &str| {
        let arguments =
            ["play", "--game", "janggi", "--locale", "en", "--level", level, "--side", side, "--seed", seed];
        palgak_with_input(&arguments, "a4a5\na1a2\nmoves\n").ok().to_owned()
    };
    let game = play("beginner", "cho", "5");
    says(&game, "  [Han] 73.5 · Computer, beginner");
    let moves = |out: &str| out.lines().rev().find(|line| line.starts_with("1. ")).unwrap().to_owned();
    assert_eq!(moves(&game).split(' ').count(), 6, "two moves and two answers: {game}");
    assert_eq!(game, play("beginner", "cho", "5"));
    // The computer begins when the person sits with Han.
    let second = play("intermediate", "han", "5");
    assert!(moves(&second).starts_with("1. "), "{second}");
    says(&second, "  [Han] 73.5 · You · Your turn");
    assert_eq!(second, play("intermediate", "han", "5"));
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let folder = std::env::temp_dir().join(format!("palgak-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a game.jg");
    let name = file.to_str().unwrap();
    let out =
        two(&[], &format!("e4e5\ne7e6\nsave {name}\nsave {}\n", folder.join("no/such/folder").display()));
    says(&out, &format!("Saved in {name}"));
    assert!(out.contains("/no/such/folder could not be written: "), "{out}");

    let load = ["play", "--game", "janggi", "--locale", "en", "--load", name];
    let out = palgak_with_input(&load, "moves\n");
    says(out.ok(), "1. e4e5 e7e6");
    let out = two(&[], &format!("a1a2\nload {name}\nmoves\nload {}\nmoves\n", folder.display()));
    assert_eq!(out.matches("1. e4e5 e7e6\n").count(), 2, "the game stays when there is none to load: {out}");
    assert!(out.contains(" could not be read: "), "{out}");

    // A record is gone on with like a saved game.
    let record = palgak_with_input(&load, "record\n").ok().to_owned();
    let text = folder.join("a record");
    std::fs::write(&text, &record[record.find("[Game").unwrap()..]).unwrap();
    let out = two(&[], &format!("load {}\nmoves\n", text.display()));
    says(&out, "1. e4e5 e7e6");
    std::fs::write(&text, "[Game \"go\"]\n\n*\n").unwrap();
    let out = two(&[], &format!("load {}\n", text.display()));
    assert!(out.contains("could not be read: the record does not say"), "{out}");

    // Damaged in any way, it is refused in a line.
    let whole = std::fs::read(&file).unwrap();
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 1;
    for bytes in [&whole[..whole.len() - 1], &changed, b"", b"rubbish"] {
        std::fs::write(&file, bytes).unwrap();
        let run = palgak(&load);
        assert!(run.refused().starts_with(&format!("--load: {name}: ")), "{run:?}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn five_languages_are_spoken() {
    for (tag, expected) in [
        ("ko", "초 차례"),
        ("ja", "楚の手番"),
        ("zh-Hans", "轮到楚方走棋"),
        ("zh-TW", "輪到楚方走棋"),
        ("en-GB", "Cho to move"),
    ] {
        let out =
            palgak_with_input(&["play", "--game", "janggi", "--side", "both", "--locale", tag], "help\n");
        says(out.ok(), expected);
    }
    let out = two(&[], "language ko\nlanguage xx\n");
    says(&out, "초 차례");
    says(&out, "이렇게 적어요: language ko|ja|zh-Hans|zh-Hant|en");
}

#[test]
fn bad_options_are_refused() {
    for (arguments, expected) in [
        (
            &["--locale", "klingon"][..],
            "--locale: 'klingon' is none of the languages here: ko, ja, zh-Hans, zh-Hant or en",
        ),
        (&["--setup", "left"], "--setup: 'left' is not of the form CHO:HAN"),
        (&["--rules", "bikjang=2"], "--rules: 'bikjang=2' is no rule of janggi"),
        (&["--notation", "wxf"], "the notation 'wxf' does not belong to janggi"),
        (&["--level", "godlike"], "invalid value 'godlike' for '--level <LEVEL>'"),
        (&["--load", "/no/such/file"], "--load: /no/such/file: "),
    ] {
        let run = palgak(&[&["play", "--game", "janggi"], arguments].concat());
        assert!(run.refused().starts_with(expected), "{arguments:?}: {run:?}");
    }
    let run = palgak(&["play", "--game", "chushogi", "--side", "both", "--rules", "preset=harsh"]);
    assert!(run.refused().starts_with("--rules: 'preset=harsh' is no rule of chushogi"), "{run:?}");
}

#[test]
fn rubbish_does_not_end_the_game() {
    let out = two(&[], "\u{0}\u{1b}[31m\n\n   \n\u{202e}abc\ne4e5\n");
    assert!(!out.contains('\u{1b}'), "{out}");
    assert!(out.contains("Cho’s soldier, e4 to e5."), "{out}");
}
