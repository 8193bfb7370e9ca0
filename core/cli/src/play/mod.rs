//! A game in the terminal, at the same table that the app's screens show: what is typed becomes commands, and
//! snapshots become text. Every word a player reads comes from the catalogues.

mod board;
mod file;
mod order;
mod squares;

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::time::Instant;

use palgak_engine::StopFlag;
use palgak_rules::chushogi::{self, written};
use palgak_rules::janggi::{self, notation};
use palgak_rules::xiangqi::notation as xiangqi;
use palgak_rules::{Game, Move, MoveList, Position as _};
use palgak_table::Table;
use palgak_table::command::{Command, Effect, Input};
use palgak_table::host::{Mind, Thinker as _};
use palgak_table::snapshot::{Point, Snapshot};
use palgak_table::view::{Letters, NotationStyle, View};
use palgak_text::{Arg, Catalogue, Locale};

use crate::error::Result;
use crate::lines::Lines;
use crate::output::Output;
use board::Style;
use order::{Order, WORDS};

/// Lines of lists are broken before they get longer than this.
const WIDTH: usize = 76;

/// A game, and somebody at the terminal.
pub(crate) struct Terminal {
    table: Table,
    mind: Mind,
    view: View,
    colour: bool,
    /// Whether a person waits for a prompt.
    prompts: bool,
    output: Output,
    opened: Instant,
    /// The last snapshot.
    shown: Option<Box<Snapshot>>,
    /// The board as it was last drawn.
    drawn: Vec<Point>,
}

/// The language of a tag; none if the tag asks for another than there is.
pub(crate) fn locale(tag: &str) -> Option<Locale> {
    order::locale(tag)
}

/// The table of a saved game, or why there is none.
pub(crate) fn load(path: &Path, view: View) -> std::result::Result<Table, String> {
    file::load(path, view)
}

impl Terminal {
    /// Sit down at a table.
    pub(crate) fn new(table: Table, view: View, colour: bool) -> Terminal {
        Terminal {
            table,
            mind: Mind::default(),
            view,
            colour,
            prompts: io::stdin().is_terminal() && io::stdout().is_terminal(),
            output: Output::standard(),
            opened: Instant::now(),
            shown: None,
            drawn: Vec::new(),
        }
    }

    /// Play until the input ends or the player leaves.
    pub(crate) fn play(mut self) -> Result<()> {
        self.give(Input::Open)?;
        self.say("terminal-welcome", &[])?;
        let mut input = Lines::new(io::stdin().lock());
        loop {
            if self.prompts {
                self.output.text("> ")?;
            }
            self.output.flush()?;
            let Some(line) = input.next_line()? else {
                if self.prompts {
                    self.output.line("")?;
                }
                return self.output.flush();
            };
            match Order::read(&line) {
                None => {}
                Some(Order::Quit) => return self.output.flush(),
                Some(order) => self.follow(order)?,
            }
        }
    }

    fn follow(&mut self, order: Order) -> Result<()> {
        match order {
            Order::Help => self.help(),
            Order::Board => self.draw(),
            Order::Legal => self.legal(),
            Order::Played => self.played(),
            Order::Pass => self.ask(Command::Pass),
            Order::Accept => self.ask(self.acceptance()),
            Order::Offer => self.ask(Command::OfferDraw(None)),
            Order::Decline => self.ask(Command::DeclineDraw),
            Order::Undo => self.ask(Command::Undo),
            Order::Hint => self.ask(Command::Hint),
            Order::Resign => self.ask(Command::Resign(None)),
            Order::Rematch => self.ask(Command::Rematch),
            Order::Step(ply) => self.ask(Command::Step(ply)),
            Order::Flip => self.ask(Command::Flip),
            Order::Bikjang(on) => self.ask(Command::SetBikjang(on)),
            Order::Letters(letters) => self.look(View { letters, ..self.view }),
            Order::Notation(notation) => self.look(View { notation, ..self.view }),
            Order::Language(locale) => self.look(View { locale, ..self.view }),
            Order::Save(path) => self.save(&path),
            Order::Load(path) => self.load(&path),
            Order::Record => {
                let record = self.table.record();
                self.output.text(&record)
            }
            Order::Move(text) => self.play_move(&text),
            Order::Misused(word) => {
                let usage = order::usage(word, self.table.game().game());
                self.say("terminal-usage", &[("usage", usage.into())])
            }
            // Leaving ends the loop that calls this.
            Order::Quit => Ok(()),
        }
    }

    /// What accepting means: the draw of facing kings, or the one that the other player offers.
    fn acceptance(&self) -> Command {
        if self.table.game().janggi().is_some() { Command::AcceptBikjang } else { Command::AcceptDraw }
    }

    /// A move in any notation of the game. A pass while the kings face accepts the draw, as everywhere in text.
    fn play_move(&mut self, text: &str) -> Result<()> {
        let game = self.table.game();
        let found = if let Some(game) = game.janggi() {
            let position = game.position();
            let pass = Move::pass(position.king(position.side_to_move()));
            let accepts = |mv: &Move| *mv == pass && position.claimable_draw().is_some();
            match notation::parse(position, text) {
                Ok(mv) if accepts(&mv) => return self.ask(Command::AcceptBikjang),
                Ok(mv) => Some(mv),
                Err(_) => None,
            }
        } else if let Some(game) = game.chushogi() {
            // Squares that make no legal move are handed on, so that the table says why not.
            written::parse(game.position(), text).ok()
        } else {
            game.xiangqi().and_then(|game| {
                xiangqi::parse(game.position(), text).ok().or_else(|| xiangqi::parse_machine(text))
            })
        };
        match found {
            Some(mv) => self.ask(Command::of(mv)),
            None => {
                let words: String = text.chars().filter(|c| !c.is_control()).take(40).collect();
                self.say("terminal-unknown", &[("words", words.into())])
            }
        }
    }

    /// Look at the table in another way.
    fn look(&mut self, view: View) -> Result<()> {
        self.view = view;
        // The drawing depends on more of the view than the pieces do.
        self.drawn.clear();
        self.ask(Command::SetView(view))?;
        if self.drawn.is_empty() { self.draw() } else { Ok(()) }
    }

    fn ask(&mut self, command: Command) -> Result<()> {
        self.give(Input::Command(command))
    }

    /// Give the table an input, and do what it wants done, until it waits for a person again.
    fn give(&mut self, input: Input) -> Result<()> {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.table.apply(input, self.opened.elapsed()) {
                match effect {
                    Effect::Show(snapshot) => self.tell(snapshot)?,
                    Effect::Think(search) => {
                        // What has been said so far is there to be read while the computer thinks.
                        self.output.flush()?;
                        let choice = self.mind.think(&search, &StopFlag::new());
                        inputs.push_back(Input::Found { search: search.id, choice });
                    }
                    // It has been thought to the end already; nobody asks for a study here, and nobody sits elsewhere.
                    Effect::StopThinking | Effect::Analyse(_) | Effect::Send(_) => {}
                }
            }
        }
        let changed = self.shown.as_ref().is_some_and(|shown| !same_board(&shown.points, &self.drawn));
        if changed { self.draw() } else { Ok(()) }
    }

    /// Say what is new in a snapshot.
    fn tell(&mut self, snapshot: Box<Snapshot>) -> Result<()> {
        let mut lines: Vec<&str> = Vec::new();
        if let Some(refusal) = &snapshot.refusal {
            lines.push(&refusal.text);
        } else if let Some(hint) = &snapshot.hint {
            lines.push(hint);
        } else {
            // Where it says no more than the line below the board, that is enough.
            lines.extend(snapshot.announcement.as_deref().filter(|said| *said != snapshot.status));
        }
        let was_over = self.shown.as_ref().is_some_and(|shown| shown.result.is_some());
        let banner = snapshot.banner.iter().flat_map(|banner| [&banner.text, &banner.detail]);
        let result = snapshot
            .result
            .iter()
            .filter(|_| !was_over)
            .flat_map(|result| [&result.title, &result.reason].into_iter().chain(&result.details));
        for part in banner.chain(result) {
            if !part.is_empty() && !lines.iter().any(|line| line.contains(part.as_str())) {
                lines.push(part);
            }
        }
        for line in lines {
            self.output.line(line)?;
        }
        self.shown = Some(snapshot);
        Ok(())
    }

    fn draw(&mut self) -> Result<()> {
        let captured = self.words().text("terminal-captured");
        let Some(shown) = &self.shown else { return Ok(()) };
        let style = Style {
            colour: self.colour,
            ascii: self.view.letters == Letters::Latin,
            notation: self.view.notation,
            game: shown.game,
        };
        self.output.line("")?;
        let text = match shown.game {
            Game::ChuShogi => squares::draw(shown, style, &captured),
            Game::Janggi | Game::Xiangqi => board::draw(shown, style, &captured),
        };
        self.output.text(&text)?;
        self.output.line(format_args!("\n{}", shown.status))?;
        self.drawn.clone_from(&shown.points);
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        if let Some(game) = self.table.game().janggi() {
            let (machine, korean, pass) = janggi_examples(game.position(), self.view.notation);
            let words = [("machine", machine.into()), ("korean", korean.into()), ("pass", pass.into())];
            self.say("terminal-help-moves", &words)?;
        } else if let Some(game) = self.table.game().xiangqi() {
            let position = game.position();
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            // A game that is over has no example to give.
            let example =
                |style| list.first().map_or(String::new(), |mv| xiangqi::write(position, *mv, style));
            let [machine, chinese, iccs] =
                [xiangqi::Style::Machine, xiangqi::Style::Chinese, xiangqi::Style::Iccs].map(example);
            let words = [("machine", machine.into()), ("chinese", chinese.into()), ("iccs", iccs.into())];
            self.say("terminal-help-moves-xiangqi", &words)?;
        } else if let Some(game) = self.table.game().chushogi() {
            let words = chushogi_examples(game.position()).map(|(name, example)| (name, Arg::from(example)));
            self.say("terminal-help-moves-chushogi", &words)?;
        }
        let game = self.table.game().game();
        for word in WORDS.iter().filter(|word| word.is_of(game)) {
            let what = self.words().text(word.message);
            self.output.line(format_args!("  {:<41} {what}", word.usage))?;
        }
        Ok(())
    }

    /// The moves that can be made; where there are none, how the game stands.
    fn legal(&mut self) -> Result<()> {
        let Some(shown) = &self.shown else { return Ok(()) };
        if shown.turn.is_none() {
            return self.output.line(&shown.status);
        }
        let game = self.table.game();
        let mut names: Vec<String> = game
            .legal()
            .into_iter()
            .filter_map(|mv| {
                let mut texts = game.position().write(mv);
                let own = texts.iter().position(|(style, _)| *style == self.view.notation).unwrap_or(0);
                (!texts.is_empty()).then(|| texts.swap_remove(own).1)
            })
            .collect();
        names.sort();
        self.output.text(&wrapped(&names))
    }

    fn played(&mut self) -> Result<()> {
        let moves = self.shown.as_ref().map(|shown| shown.moves.as_slice()).unwrap_or_default();
        if moves.is_empty() {
            return self.say("terminal-none-played", &[]);
        }
        let words: Vec<String> = moves
            .iter()
            .map(|entry| match entry.ply % 2 {
                1 => format!("{}. {}", entry.ply.div_ceil(2), entry.text),
                _ => entry.text.clone(),
            })
            .collect();
        self.output.text(&wrapped(&words))
    }

    fn save(&mut self, path: &Path) -> Result<()> {
        let name = path.display().to_string();
        match file::write_whole(path, &self.table.save()) {
            Ok(()) => self.say("terminal-saved", &[("file", name.into())]),
            Err(error) => {
                self.say("terminal-not-saved", &[("file", name.into()), ("why", error.to_string().into())])
            }
        }
    }

    /// Put a saved game on the table; the one on it stays if that fails.
    fn load(&mut self, path: &Path) -> Result<()> {
        match file::load(path, self.view) {
            Ok(table) => {
                self.table = table;
                self.shown = None;
                self.drawn.clear();
                self.give(Input::Open)
            }
            Err(why) => {
                let name = path.display().to_string();
                self.say("terminal-not-loaded", &[("file", name.into()), ("why", why.into())])
            }
        }
    }

    fn words(&self) -> &'static Catalogue {
        Catalogue::of(self.view.locale)
    }

    fn say(&mut self, id: &str, arguments: &[(&str, Arg<'_>)]) -> Result<()> {
        let text = self.words().format(id, arguments);
        self.output.line(text)
    }
}

/// A move of the position in both notations, and how a pass is written: examples for the help.
fn janggi_examples(position: &janggi::Position, style: NotationStyle) -> (String, String, String) {
    let king = position.king(position.side_to_move());
    let pass = Move::pass(king);
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    // An example that fits the position, where there is one.
    let example = list.iter().copied().find(|mv| mv.from() != king).unwrap_or(pass);
    let pass = match style {
        NotationStyle::Korean => notation::PASS.to_owned(),
        _ => notation::machine(pass),
    };
    (notation::machine(example), notation::korean(position, example), pass)
}

/// A move of the position in each notation, and two moves of a lion: examples for the help.
fn chushogi_examples(position: &chushogi::Position) -> [(&'static str, String); 5] {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    // A game that is over has no example to give.
    let example = |style| list.first().map_or(String::new(), |mv| written::write(position, *mv, style));
    [
        ("machine", example(written::Style::Machine)),
        ("japanese", example(written::Style::Japanese)),
        ("western", example(written::Style::Western)),
        ("double", "7f7e7d".to_owned()),
        ("back", "7f7e7f".to_owned()),
    ]
}

/// Whether two drawings would show the same pieces in the same places.
fn same_board(a: &[Point], b: &[Point]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.index == b.index && a.piece == b.piece)
}

/// Words in lines of readable length.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        // Hangul and Chinese characters take two columns.
        let length = word.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum::<usize>();
        if width > 0 && width + 1 + length > WIDTH {
            text.push('\n');
            width = 0;
        }
        let space = if width > 0 { " " } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{space}{word}");
        width += length + space.len();
    }
    text.push('\n');
    text
}
