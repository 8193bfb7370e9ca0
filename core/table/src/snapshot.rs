//! What a shell draws: one complete, immutable record of a game at one moment.
//!
//! Every string in a snapshot is already in the reader's language, every point already stands where it is
//! drawn. A shell adds looks and touch and decides nothing.

mod analysis;
mod clock;
mod question;

use palgak_rules::{Game, Side};

pub use self::analysis::{Analysis, AnalysisPoint, AnalysisTag};
pub use self::clock::{Clock, ClockView};
pub use self::question::Question;

use crate::figure::Figure;

/// Everything to draw, complete in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// Grows by one with every snapshot of a table, from 1.
    pub sequence: u64,
    /// Which game is played.
    pub game: Game,
    /// Who plays whom.
    pub mode: Mode,
    /// Files of the board (columns as drawn).
    pub files: u8,
    /// Ranks of the board (rows as drawn).
    pub ranks: u8,
    /// Whether bikjang is in force (Janggi).
    pub bikjang: bool,
    /// Every point of the board, row by row from the top of the screen, left to right.
    pub points: Vec<Point>,
    /// The side nearest the bottom of the screen. Where it changes together with a motion, the board turns
    /// when the motion has ended.
    pub bottom: Side,
    /// The panel drawn above the board.
    pub top_panel: Panel,
    /// The panel drawn below the board.
    pub bottom_panel: Panel,
    /// Whether each side has its own buttons in its panel, as over a phone that lies on the table.
    pub tabletop: bool,
    /// Who is to move; none once the game is over.
    pub turn: Option<Side>,
    /// One line that says where the game stands: whose turn, check, the result.
    pub status: String,
    /// Set while the computer thinks.
    pub thinking: Option<Thinking>,
    /// The move to animate when this snapshot replaces the one before it. Only in the snapshot in which it
    /// happened, as are the events, the banner and the announcement: the snapshots that follow, which may come
    /// at once, neither repeat them nor mean that they should be cut short.
    pub motion: Option<Motion>,
    /// What happened since the snapshot before: for sounds. In order.
    pub events: Vec<Event>,
    /// A word to show large for a moment.
    pub banner: Option<Banner>,
    /// Why the last tap or command was refused.
    pub refusal: Option<Refusal>,
    /// The suggested move, until the next command.
    pub hint: Option<String>,
    /// What one of two players has proposed; it lapses with the next move.
    pub offer: Option<Offer>,
    /// Set in the middle of a move that takes more than two taps (Chu Shogi).
    pub pending: Option<Pending>,
    /// What can be done now by whoever holds the phone.
    pub actions: Vec<Action>,
    /// What the bar under the board holds, in order, whether it can be used now or not; nothing while each side has its
    /// own buttons.
    pub bar: Vec<Action>,
    /// Whether a game for two stands as it was set up, so that another kind of game can be offered.
    pub fresh: bool,
    /// What is asked before some of the actions, of whoever wants them: giving up, and a pass that may lose, because it ends
    /// the game by points or lets the opponent end it (Janggi).
    pub questions: Vec<Question>,
    /// The moves played, in the chosen notation.
    pub moves: Vec<MoveEntry>,
    /// Set while an earlier position of a finished game is shown.
    pub review: Option<Review>,
    /// What the computer thinks of the finished game, once asked for.
    pub analysis: Option<Analysis>,
    /// The result, once there is one.
    pub result: Option<ResultCard>,
    /// What a screen reader says on arrival of this snapshot, if anything.
    pub announcement: Option<String>,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Two people over one phone.
    TwoPlayers,
    /// A person against the computer.
    Computer,
    /// A person against somebody who is elsewhere.
    Online,
}

/// One point of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The point's number, the same however the board is turned; `tap` takes it.
    pub index: u8,
    /// Column on the screen, 0 at the left.
    pub column: u8,
    /// Row on the screen, 0 at the top.
    pub row: u8,
    /// The piece that stands here.
    pub piece: Option<PieceView>,
    /// What to draw on or around the point.
    pub marks: Vec<Mark>,
    /// The spoken description: file, rank, piece, side, what a tap would do.
    pub spoken: String,
}

/// A piece as drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// Whose piece.
    pub side: Side,
    /// What it is, for the icon.
    pub figure: Figure,
    /// Whether it has promoted (Chu Shogi).
    pub promoted: bool,
    /// The letter or character on its face, in the chosen letters; empty where there is only the icon.
    pub glyph: String,
    /// How large it is.
    pub size: PieceSize,
    /// Whether it is drawn upside down: to be read by the person across, or because it belongs to the far side
    /// (Chu Shogi, where the way a piece points says whose it is).
    pub upside_down: bool,
}

/// The three sizes of a Janggi piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceSize {
    /// Kings.
    Large,
    /// Chariots, cannons, horses, elephants.
    Medium,
    /// Guards, soldiers.
    Small,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The chosen piece.
    Selected,
    /// The chosen piece can go here; the point is empty.
    Dot,
    /// The chosen piece can capture here.
    Ring,
    /// The last move left from here, or went over here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// A king in check.
    Check,
    /// Part of the reason why the last tap was refused.
    Refusal,
    /// The hint starts here.
    HintFrom,
    /// The hint goes over here, its first step of two (Chu Shogi).
    HintOver,
    /// The hint ends here.
    HintTo,
    /// The chosen piece has stepped here and may go on, or may promote here (Chu Shogi). With a dot or a ring it may
    /// stay; a dot on the chosen piece itself means that it may come back there.
    Step,
}

/// What a side's player sees in front of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Whose panel.
    pub side: Side,
    /// Drawn upside down, for the person across.
    pub upside_down: bool,
    /// The side's name ("Cho").
    pub name: String,
    /// Who plays it ("You", "Computer, advanced", "Player 1"); may be empty.
    pub player: String,
    /// Whether it is this side's turn.
    pub to_move: bool,
    /// Whether this side is in check.
    pub in_check: bool,
    /// The side's points, as shown ("73.5"); empty where the game has none.
    pub score: String,
    /// The same for a screen reader ("Han, 73.5 points").
    pub spoken: String,
    /// Pieces this side has captured, the most valuable first.
    pub captured: Vec<PieceView>,
    /// One line for this side: your turn, janggun, the opponent passed.
    pub message: String,
    /// What this side's player should know: a pass that would lose by points, a long check that is about to lose, a
    /// draw that may be offered, a king that could be captured.
    pub warning: Option<String>,
    /// What stands for the side: its king on the board, or the crown prince that outlived it; the right way up.
    pub emblem: Option<PieceView>,
    /// The one line that stands out for this side, out of all there is to tell.
    pub line: Line,
    /// What this side's player can do now with the buttons of the panel (tabletop play).
    pub actions: Vec<Action>,
    /// What the panel's own buttons are, in order, whether they can be used now or not (tabletop play).
    pub buttons: Vec<Action>,
    /// Whether this side answers the offer there is, at this phone.
    pub answers: bool,
    /// The side's clock; none where the game has none.
    pub clock: Option<ClockView>,
}

/// The one line of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub kind: LineKind,
    /// The words.
    pub text: String,
}

/// What the line of a panel is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// Why a tap or command of this side was refused.
    Refusal,
    /// The suggested move.
    Hint,
    /// What a move that has begun waits for (Chu Shogi).
    Pending,
    /// What the player should know.
    Warning,
    /// Where the side stands; may be empty.
    Message,
}

/// How far the computer's thinking has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Part of the longest allowed time that has passed, in thousandths.
    pub permille: u16,
}

/// A piece to animate from one point to another. The pieces of the snapshot already stand where they end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The point it leaves.
    pub from: u8,
    /// The point it goes over, if the move has two steps (Chu Shogi).
    pub over: Option<u8>,
    /// The point it reaches.
    pub to: u8,
    /// The piece captured where it arrives, shown until then.
    pub captured: Option<PieceView>,
    /// The piece captured on the way, shown until the mover gets there (Chu Shogi).
    pub captured_over: Option<PieceView>,
}

/// Something that happened, for sounds and haptics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A new game was set up.
    Start,
    /// A piece was chosen.
    Select,
    /// A piece was put down on an empty point.
    Place,
    /// A piece captured another.
    Capture,
    /// A turn was passed.
    Pass,
    /// A check was given.
    Janggun,
    /// A check was answered.
    Meonggun,
    /// The king is mated.
    Mate,
    /// The game ended otherwise.
    End,
    /// Moves were taken back.
    Undo,
    /// A tap or command was refused.
    Refused,
}

/// A word shown large for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banner {
    /// What it is about.
    pub kind: BannerKind,
    /// The word ("장군!").
    pub text: String,
    /// A smaller second line; may be empty.
    pub detail: String,
    /// The side whose player it is turned to.
    pub facing: Side,
    /// Drawn upside down, for the person across.
    pub upside_down: bool,
}

/// What a banner is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BannerKind {
    /// A check.
    Janggun,
    /// A check answered.
    Meonggun,
    /// Mate.
    Mate,
    /// The kings face (bikjang).
    Bikjang,
    /// A pass.
    Pass,
    /// The end of the game, other than by mate.
    End,
}

/// Why a tap or command changed nothing, or what to know before the same is done again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason in words.
    pub text: String,
    /// The points that explain it, by their numbers; they carry [`Mark::Refusal`] too.
    pub points: Vec<u32>,
    /// Drawn upside down, for the person across.
    pub upside_down: bool,
}

/// Something a player can do besides moving a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Let the turn go.
    Pass,
    /// Accept the draw by bikjang.
    AcceptBikjang,
    /// Take back.
    Undo,
    /// Ask for a move.
    Hint,
    /// Turn the board.
    Flip,
    /// Give up.
    Resign,
    /// Play again.
    Rematch,
    /// Step through the finished game.
    Review,
    /// Switch the bikjang rule.
    SwitchBikjang,
    /// Propose a draw.
    OfferDraw,
    /// Take the draw proposed.
    AcceptDraw,
    /// Play on instead.
    DeclineDraw,
    /// Let the other player take back.
    AcceptTakeback,
    /// Hold the other player to the move.
    DeclineTakeback,
    /// Give up the step begun (Chu Shogi).
    CancelStep,
    /// Promote with the move begun (Chu Shogi).
    Promote,
    /// Make the move begun without promoting (Chu Shogi).
    KeepUnpromoted,
    /// Have the computer look at the finished game.
    Analyse,
    /// Stop that.
    StopAnalysis,
}

/// What one of two players proposes to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// Who proposes; the other side answers.
    pub by: Side,
    /// The proposal in words, for the side that answers.
    pub text: String,
    /// How many plies would be taken back; 0 for a draw, and where only a resignation or a draw agreed is.
    pub plies: u32,
}

/// What is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back.
    Takeback,
}

/// A move that has begun and waits for more (Chu Shogi).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The point of the piece that moves.
    pub from: u8,
    /// The point it has stepped to, or goes over.
    pub middle: Option<u8>,
    /// What is waited for.
    pub kind: PendingKind,
    /// What is waited for, in words.
    pub text: String,
}

/// What a move that has begun waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PendingKind {
    /// The second step of a lion, falcon or eagle.
    LionStep,
    /// Whether to promote.
    Promotion,
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEntry {
    /// The ply, from 1.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The move in the chosen notation ("79졸78").
    pub text: String,
    /// The move in machine notation ("e4e5").
    pub machine: String,
}

/// Where a reader of a finished game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review {
    /// Plies played before the position shown; 0 is the start.
    pub ply: u32,
    /// Plies of the whole game.
    pub of: u32,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCard {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// The headline ("Cho wins", "Draw").
    pub title: String,
    /// Why ("by mate", "by points: 60 to 48.5").
    pub reason: String,
    /// The name of the mate ("Double cannon (重炮)"; Xiangqi).
    pub mate: Option<String>,
    /// More lines worth knowing: points, number of moves.
    pub details: Vec<String>,
}
