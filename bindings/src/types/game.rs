//! What a game is made of.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_table::figure::Figure;
use palgak_table::new_game::{
    ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, Level, NewGame, XiangqiChoices, XiangqiHandicap,
    XiangqiPreset,
};
use palgak_table::snapshot::Mode;

/// Which game.
#[uniffi::remote(Enum)]
pub enum Game {
    /// Janggi, Korean chess.
    Janggi,
    /// Xiangqi, Chinese chess.
    Xiangqi,
    /// Chu Shogi, middle shogi.
    ChuShogi,
}

/// One of the two players. The first side moves first: Cho in Janggi.
#[uniffi::remote(Enum)]
pub enum Side {
    /// Cho, red, sente.
    First,
    /// Han, black, gote.
    Second,
}

/// What a piece is, for its icon: the pieces of Janggi and Xiangqi, then those of Chu Shogi. The king is the same in
/// all three.
#[uniffi::remote(Enum)]
pub enum Figure {
    /// King or general.
    King,
    /// Janggi guard, Xiangqi advisor.
    Guard,
    /// Chariot.
    Chariot,
    /// Cannon.
    Cannon,
    /// Horse.
    Horse,
    /// Elephant.
    Elephant,
    /// Soldier.
    Soldier,
    /// 獅子.
    Lion,
    /// 奔王.
    FreeKing,
    /// 龍王.
    DragonKing,
    /// 龍馬.
    DragonHorse,
    /// 飛車.
    Rook,
    /// 角行.
    Bishop,
    /// 麒麟.
    Kirin,
    /// 鳳凰.
    Phoenix,
    /// 醉象.
    DrunkElephant,
    /// 盲虎.
    BlindTiger,
    /// 横行.
    SideMover,
    /// 竪行.
    VerticalMover,
    /// 反車.
    ReverseChariot,
    /// 香車.
    Lance,
    /// 金将.
    Gold,
    /// 銀将.
    Silver,
    /// 銅将.
    Copper,
    /// 猛豹.
    Leopard,
    /// 仲人.
    GoBetween,
    /// 歩兵.
    Pawn,
    /// 太子, a promoted drunk elephant.
    CrownPrince,
    /// 飛鷲, a promoted dragon king.
    SoaringEagle,
    /// 角鷹, a promoted dragon horse.
    HornedFalcon,
    /// A rook promoted to 龍王.
    PromotedRook,
    /// A bishop promoted to 龍馬.
    PromotedBishop,
    /// A kirin promoted to 獅子.
    PromotedKirin,
    /// A phoenix promoted to 奔王.
    PromotedPhoenix,
    /// 飛鹿, a promoted blind tiger.
    FlyingStag,
    /// 奔猪, a promoted side mover.
    FreeBoar,
    /// 飛牛, a promoted vertical mover.
    FlyingOx,
    /// 鯨鯢, a promoted reverse chariot.
    Whale,
    /// 白駒, a promoted lance.
    WhiteHorse,
    /// A gold promoted to 飛車.
    PromotedGold,
    /// A silver promoted to 竪行.
    PromotedSilver,
    /// A copper promoted to 横行.
    PromotedCopper,
    /// A leopard promoted to 角行.
    PromotedLeopard,
    /// A go-between promoted to 醉象.
    PromotedGoBetween,
    /// と金, a promoted pawn.
    Tokin,
}

/// Where a side's horses and elephants start.
#[uniffi::remote(Enum)]
pub enum Setup {
    /// The elephants inside: 馬象‥象馬.
    Inner,
    /// The elephants outside: 象馬‥馬象.
    Outer,
    /// The left elephant outside, the right one inside: 象馬‥象馬.
    Left,
    /// The right elephant outside, the left one inside: 馬象‥馬象.
    Right,
}

/// How strong the computer plays.
#[uniffi::remote(Enum)]
pub enum Level {
    /// Looks at its own move alone and misses much.
    Newcomer,
    /// Looks a little ahead and errs now and then.
    Beginner,
    /// Follows exchanges to their end, and judges loosely.
    Improver,
    /// Misses no capture.
    Intermediate,
    /// Weighs thousands of positions a move.
    Skilled,
    /// As strong as it can within a second and a half.
    Advanced,
}

/// What is chosen before a game.
#[uniffi::remote(Record)]
pub struct NewGame {
    /// Which game.
    pub game: Game,
    /// Who plays whom.
    pub mode: Mode,
    /// The person's side against the computer; without meaning for two players.
    pub human: Side,
    /// The computer's strength; without meaning for two players.
    pub level: Level,
    /// Cho's opening set-up. The computer picks its own: if it plays Cho, this is not looked at.
    pub cho_setup: Setup,
    /// Han's opening set-up. The computer picks its own: if it plays Han, this is not looked at.
    pub han_setup: Setup,
    /// Whether the bikjang rule is on.
    pub bikjang: bool,
    /// What is chosen for Xiangqi; without meaning in other games.
    pub xiangqi: XiangqiChoices,
    /// What is chosen for Chu Shogi; without meaning in other games.
    pub chushogi: ChuChoices,
    /// Makes the computer's choices repeatable; none for a different game each time.
    pub seed: Option<u64>,
}

/// What is chosen for a game of Xiangqi.
#[uniffi::remote(Record)]
pub struct XiangqiChoices {
    /// How repetitions and long games are judged.
    pub preset: XiangqiPreset,
    /// Which pieces one side plays without.
    pub handicap: XiangqiHandicap,
    /// The side that plays without them.
    pub giver: Side,
}

/// How repetitions and long games of Xiangqi are judged (docs/rules/xiangqi.md#draws-and-repetition).
#[uniffi::remote(Enum)]
pub enum XiangqiPreset {
    /// The same position for the third time is a draw, whatever the cause.
    Simple,
    /// Long check loses, other repetitions decide nothing, 400 plies are a draw.
    Tabletop,
}

/// Which pieces one side of Xiangqi plays without.
#[uniffi::remote(Enum)]
pub enum XiangqiHandicap {
    /// None.
    None,
    /// The horse on its own left.
    OneHorse,
    /// Both horses.
    TwoHorses,
}

/// What is chosen for a game of Chu Shogi (docs/rules/chushogi.md#options).
#[uniffi::remote(Record)]
pub struct ChuChoices {
    /// Which reading of the rules.
    pub preset: ChuPreset,
    /// When a piece may promote.
    pub promotion: ChuPromotion,
    /// Whether a side with anything but royals beats a lone royal.
    pub bare_king: bool,
    /// Whether 199 plies without a capture or a promotion are a draw.
    pub quiet_draw: bool,
    /// Whether a lone royal against too little to mate with is a draw.
    pub insufficient_material: bool,
    /// Whether a move that leaves one's last royal to be captured is refused.
    pub refuse_exposure: bool,
    /// What the weaker side gets.
    pub handicap: ChuHandicap,
}

/// Which reading of the rules of Chu Shogi.
#[uniffi::remote(Enum)]
pub enum ChuPreset {
    /// As docs/rules/chushogi.md tells them.
    Standard,
    /// Those of the Lishogi server.
    Lishogi,
    /// The standard ones, but senjishi guards protected lions alone.
    SenjishiProtected,
}

/// When a piece of Chu Shogi may promote.
#[uniffi::remote(Enum)]
pub enum ChuPromotion {
    /// On entering the zone, on a capture from within it, and for pawn and lance on the last rank.
    OnEntry,
    /// As in shogi: on any move into, inside or out of the zone.
    Shogi,
}

/// What the weaker side of Chu Shogi, sente, gets. Gote moves first then.
#[uniffi::remote(Enum)]
pub enum ChuHandicap {
    /// Nothing.
    None,
    /// Three lions.
    ThreeLions,
    /// Two lions.
    TwoLions,
    /// A king and a crown prince.
    TwoKings,
}
