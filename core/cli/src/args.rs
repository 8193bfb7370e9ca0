//! The command line, as clap reads it.

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Everything that can be asked for.
#[derive(Parser, Debug)]
#[command(
    name = "palgak",
    version,
    about = "Janggi, Xiangqi and Chu Shogi for people and for tests: perft, legal moves, results, notations, UCI, matches, a game in the terminal",
    after_help = "A bad FEN, move or option ends with status 2 and one line on standard error.",
    max_term_width = 100
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Count the legal lines of a length; the last line of the output is the count
    Perft(Perft),
    /// List the legal moves in machine notation, sorted, on one line
    Moves(Moves),
    /// Say how a game stands, on the last line
    #[command(
        about = "Say how a game stands: \"ongoing\", \"win <side> <reason>\" or \"draw <reason>\" on the last line"
    )]
    Result(GameResult),
    /// Rewrite moves in another notation, one a line
    Notation(Notation),
    /// Speak UCI on standard input and output, for a graphical interface or another engine
    Uci,
    /// Search fixed positions: the node count (a signature of the search) and nodes per second
    Bench(Bench),
    /// Play a match between two engines; the last line is "a WINS DRAWS LOSSES SCORE% ELO ±ERROR"
    Arena(Arena),
    /// Play a game in the terminal
    Play(Play),
    /// Let the computer play quick matches on a server; a line for each game's end
    Online(Online),
}

/// The games by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum GameName {
    /// Janggi, Korean chess
    Janggi,
    /// Xiangqi, Chinese chess
    Xiangqi,
    /// Chu Shogi, middle shogi
    ChuShogi,
}

/// Which game, by which rules, from where.
#[derive(Args, Debug)]
pub(crate) struct Start {
    /// Which game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: GameName,
    /// Rule switches, as k=v,… : janggi has bikjang=on|off (on unless said otherwise), xiangqi
    /// preset=simple|tabletop (tabletop), chushogi preset=standard|lishogi (standard) and single options
    #[arg(long, value_name = "K=V,…", allow_hyphen_values = true)]
    pub(crate) rules: Option<String>,
    /// Start from this position instead of the opening one
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    /// Start from these opening set-ups (janggi): each is inner, outer, left or right, as its owner sees it
    #[arg(long, value_name = "CHO:HAN", conflicts_with = "fen", allow_hyphen_values = true)]
    pub(crate) setup: Option<String>,
}

/// Moves that lead on from the start.
#[derive(Args, Debug)]
pub(crate) struct Played {
    /// The moves played so far, separated by spaces, in any notation of the game; a pass sent while the kings
    /// face (janggi, bikjang on) accepts the draw
    #[arg(
        long,
        value_name = "MOVES",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    pub(crate) moves: String,
}

/// `palgak perft`
#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) start: Start,
    /// How many plies deep
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(0..=60))]
    pub(crate) depth: u8,
    /// Count below each first move too, a line each
    #[arg(long)]
    pub(crate) divide: bool,
}

/// `palgak moves`
#[derive(Args, Debug)]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) start: Start,
    #[command(flatten)]
    pub(crate) played: Played,
}

/// `palgak result`
#[derive(Args, Debug)]
pub(crate) struct GameResult {
    #[command(flatten)]
    pub(crate) start: Start,
    #[command(flatten)]
    pub(crate) played: Played,
    /// Before the result, print the position reached and the points
    #[arg(long)]
    pub(crate) details: bool,
}

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Style {
    /// The Korean record form (79졸78)
    Korean,
    /// The Chinese form
    Chinese,
    /// The World Xiangqi Federation's letters
    Wxf,
    /// Coordinates with ranks 0 to 9
    Iccs,
    /// The Japanese form
    Japanese,
    /// The western form of shogi moves
    Western,
    /// Coordinates with ranks from 1 (e2e3)
    Machine,
}

impl Style {
    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Style::Korean => "korean",
            Style::Chinese => "chinese",
            Style::Wxf => "wxf",
            Style::Iccs => "iccs",
            Style::Japanese => "japanese",
            Style::Western => "western",
            Style::Machine => "machine",
        }
    }
}

/// `palgak notation`
#[derive(Args, Debug)]
pub(crate) struct Notation {
    #[command(flatten)]
    pub(crate) start: Start,
    #[command(flatten)]
    pub(crate) played: Played,
    /// The notation to write: korean or machine for janggi; chinese, wxf, iccs or machine for xiangqi; japanese,
    /// western or machine for chushogi
    #[arg(long, value_name = "STYLE", hide_possible_values = true)]
    pub(crate) style: Style,
}

/// `palgak bench`
#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// Which game
    #[arg(long, value_name = "GAME", default_value = "janggi")]
    pub(crate) game: GameName,
    /// How many plies deep to search each position; the signature is that of the depth
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(1..=60))]
    pub(crate) depth: Option<u8>,
}

/// `palgak arena`
#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) start: Start,
    /// The first player: self:movetime=MS|nodes=N|depth=N|level=N,threads=N,hash=MB, uci:PATH,OPTION=VALUE,…,movetime=MS or
    /// cecp:PATH,variant=NAME,memory=MB,OPTION=VALUE,…,movetime=MS
    #[arg(long, value_name = "SPEC")]
    pub(crate) a: String,
    /// The second player, in the same form
    #[arg(long, value_name = "SPEC")]
    pub(crate) b: String,
    /// How many games, two from each opening with sides changed
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) games: u64,
    /// What decides the openings and, where a level varies its play, the play
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Quiet plies by chance in an opening; 6, in Chu Shogi 8, unless said otherwise
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub(crate) opening_plies: Option<u16>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(1..=128))]
    pub(crate) concurrency: u8,
    /// End the match as soon as it is clear which of two differences in Elo is the likelier
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
    /// Keep the games in this file, which must not be there yet
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) records: Option<std::path::PathBuf>,
    /// Go on with the match of this file of records and keep the games there; begin it if there is none
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<std::path::PathBuf>,
    /// End games that the rules do not: plies=N counts the points (Janggi) or draws, score=CENTIPOINTS:MOVES ends a
    /// game when both players agree for so many moves that one is so far ahead
    #[arg(long, value_name = "K=V,…")]
    pub(crate) adjudicate: Option<String>,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Seat {
    /// You play Cho, who moves first (in Xiangqi red, in Chu Shogi sente)
    #[value(aliases = ["red", "sente"])]
    Cho,
    /// You play Han (in Xiangqi black, in Chu Shogi gote)
    #[value(aliases = ["black", "gote"])]
    Han,
    /// Two people play
    Both,
}

/// The levels of the computer, by name or by number (1 to 6), as in `palgak arena`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum LevelName {
    /// Looks at its own move alone and misses much
    #[value(alias = "1")]
    Newcomer,
    /// Looks two plies ahead and errs at times
    #[value(alias = "2")]
    Beginner,
    /// Looks two plies ahead and follows exchanges to their end
    #[value(alias = "3")]
    Improver,
    /// Looks three plies ahead and misses no capture
    #[value(alias = "4")]
    Intermediate,
    /// Looks at thousands of positions a move
    #[value(alias = "5")]
    Skilled,
    /// Looks as far as 1.5 seconds allow
    #[value(alias = "6")]
    Advanced,
}

/// The letters on the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum LettersName {
    /// 楚 車 包
    Hanja,
    /// 초 차 포
    Hangul,
    /// K R C
    Latin,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Colour {
    /// In a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// `palgak play`
#[derive(Args, Debug)]
pub(crate) struct Play {
    /// Which game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: GameName,
    /// Rule switches, as k=v,… , as for the other commands
    #[arg(long, value_name = "K=V,…", allow_hyphen_values = true)]
    pub(crate) rules: Option<String>,
    /// The opening set-ups (left:left unless said otherwise): inner, outer, left or right for Cho and for Han;
    /// against the computer it picks its own
    #[arg(long, value_name = "CHO:HAN", allow_hyphen_values = true)]
    pub(crate) setup: Option<String>,
    /// Which side you play; "both" is for two people
    #[arg(long, value_name = "SIDE", default_value = "cho")]
    pub(crate) side: Seat,
    /// How strong the computer plays; a number from 1 to 6 says the same
    #[arg(long, value_name = "LEVEL", default_value = "intermediate")]
    pub(crate) level: LevelName,
    /// Make the computer's play repeatable
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "setup", "side", "level", "seed"])]
    pub(crate) load: Option<std::path::PathBuf>,
    /// The letters on the pieces
    #[arg(long, value_name = "LETTERS", default_value = "hanja")]
    pub(crate) letters: LettersName,
    /// The notation of moves
    #[arg(long, value_name = "STYLE", default_value = "machine", hide_possible_values = true)]
    pub(crate) notation: Style,
    /// The language, such as ko, ja, zh-Hans, zh-Hant or en; unless said, the one the system is set to
    #[arg(long, value_name = "TAG")]
    pub(crate) locale: Option<String>,
    /// When to use colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) colour: Colour,
}

/// The levels that play online, by name or by number (0 to 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum OnlineLevel {
    /// Plays any legal move, without thinking: to put load on a server
    #[value(alias = "0")]
    Random,
    /// Looks at its own move alone and misses much
    #[value(alias = "1")]
    Newcomer,
    /// Looks two plies ahead and errs at times
    #[value(alias = "2")]
    Beginner,
    /// Looks two plies ahead and follows exchanges to their end
    #[value(alias = "3")]
    Improver,
    /// Looks three plies ahead and misses no capture
    #[value(alias = "4")]
    Intermediate,
    /// Looks at thousands of positions a move
    #[value(alias = "5")]
    Skilled,
    /// Looks as far as 1.5 seconds allow
    #[value(alias = "6")]
    Advanced,
}

/// `palgak online`
#[derive(Args, Debug)]
pub(crate) struct Online {
    /// The address of the service: ws://HOST:PORT or wss://HOST:PORT, the port only if it is not the usual one
    #[arg(long, value_name = "URL")]
    pub(crate) server: String,
    /// Which game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: GameName,
    /// How strong the computer plays; a number from 0 (random) to 6 says the same
    #[arg(long, value_name = "LEVEL", default_value = "intermediate")]
    pub(crate) level: OnlineLevel,
    /// Make the computer's play repeatable
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// How many games to play; with a friend, each after the first is a rematch
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Play the friend who has given this code
    #[arg(long, value_name = "CODE", conflicts_with = "invite")]
    pub(crate) code: Option<String>,
    /// Wait for a friend; the first line of the output is "code CODE"
    #[arg(long)]
    pub(crate) invite: bool,
    /// The own opening set-up (janggi): inner, outer, left or right; picked by the seed unless said
    #[arg(long, value_name = "SETUP")]
    pub(crate) setup: Option<String>,
    /// Think no longer than this about a move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub(crate) movetime: Option<u64>,
    /// Let this pass before each move at least, in milliseconds: servers limit how fast one may play
    #[arg(long, value_name = "MS", default_value = "150", value_parser = clap::value_parser!(u64).range(..=600_000))]
    pub(crate) pace: u64,
    /// Give up when so many plies have been played
    #[arg(long, value_name = "PLIES")]
    pub(crate) resign_at: Option<u32>,
    /// Keep the player and the game in this file: started again, the program goes on where it was, even killed
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<std::path::PathBuf>,
    /// Trust the authorities whose certificates (PEM) are in this file, besides the well-known ones
    #[arg(long, value_name = "FILE")]
    pub(crate) root_cert: Option<std::path::PathBuf>,
    /// Tell on standard error how it goes
    #[arg(long, short)]
    pub(crate) verbose: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_named_by_its_number_too() {
        let levels = LevelName::value_variants();
        for (number, level) in (1..).zip(levels) {
            assert_eq!(LevelName::from_str(&format!("{number}"), false).as_ref(), Ok(level));
        }
        for (number, level) in OnlineLevel::value_variants().iter().enumerate() {
            assert_eq!(OnlineLevel::from_str(&format!("{number}"), false).as_ref(), Ok(level));
        }
        assert_eq!(OnlineLevel::from_str("3", false), Ok(OnlineLevel::Improver));
        assert!(LevelName::from_str("0", false).is_err() && LevelName::from_str("7", false).is_err());
    }
}
