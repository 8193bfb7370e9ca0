//! The pieces of Chu Shogi (docs/rules/chushogi.md#pieces).

/// What a piece is. A promoted piece and a native one that moves alike are different: the native one may still
/// promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// 玉 (king).
    King,
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

/// A direction, as the owner of a piece sees it: files to the right, ranks forward.
pub(crate) type Step = (i8, i8);

const F: Step = (0, 1);
const B: Step = (0, -1);
const L: Step = (-1, 0);
const R: Step = (1, 0);
const FL: Step = (-1, 1);
const FR: Step = (1, 1);
const BL: Step = (-1, -1);
const BR: Step = (1, -1);

/// How a piece moves.
pub(crate) struct Movement {
    /// Single steps, and jumps to points two away.
    pub(crate) steps: &'static [Step],
    /// Directions in which it runs any distance.
    pub(crate) slides: &'static [Step],
    /// Directions in which it moves as a lion does: two steps, back again, or a jump.
    pub(crate) lion: &'static [Step],
}

const fn movement(steps: &'static [Step], slides: &'static [Step], lion: &'static [Step]) -> Movement {
    Movement { steps, slides, lion }
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 39] = {
        use Kind::*;
        [
            King,
            Lion,
            FreeKing,
            DragonKing,
            DragonHorse,
            Rook,
            Bishop,
            Kirin,
            Phoenix,
            DrunkElephant,
            BlindTiger,
            SideMover,
            VerticalMover,
            ReverseChariot,
            Lance,
            Gold,
            Silver,
            Copper,
            Leopard,
            GoBetween,
            Pawn,
            CrownPrince,
            SoaringEagle,
            HornedFalcon,
            PromotedRook,
            PromotedBishop,
            PromotedKirin,
            PromotedPhoenix,
            FlyingStag,
            FreeBoar,
            FlyingOx,
            Whale,
            WhiteHorse,
            PromotedGold,
            PromotedSilver,
            PromotedCopper,
            PromotedLeopard,
            PromotedGoBetween,
            Tokin,
        ]
    };

    /// The kind as a small number, an index for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the kind promotes to; none for king, free king, lion and everything promoted.
    #[must_use]
    pub const fn promoted(self) -> Option<Kind> {
        use Kind::*;
        Some(match self {
            DragonKing => SoaringEagle,
            DragonHorse => HornedFalcon,
            Rook => PromotedRook,
            Bishop => PromotedBishop,
            Kirin => PromotedKirin,
            Phoenix => PromotedPhoenix,
            DrunkElephant => CrownPrince,
            BlindTiger => FlyingStag,
            SideMover => FreeBoar,
            VerticalMover => FlyingOx,
            ReverseChariot => Whale,
            Lance => WhiteHorse,
            Gold => PromotedGold,
            Silver => PromotedSilver,
            Copper => PromotedCopper,
            Leopard => PromotedLeopard,
            GoBetween => PromotedGoBetween,
            Pawn => Tokin,
            _ => return None,
        })
    }

    /// What the kind was before it promoted; none for kinds that start a game.
    #[must_use]
    pub fn unpromoted(self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.promoted() == Some(self))
    }

    /// The letter in SFEN, lower case, without the sign of promotion.
    #[must_use]
    pub fn letter(self) -> char {
        use Kind::*;
        match self {
            King => 'k',
            Lion => 'n',
            FreeKing => 'q',
            DragonKing => 'd',
            DragonHorse => 'h',
            Rook => 'r',
            Bishop => 'b',
            Kirin => 'o',
            Phoenix => 'x',
            DrunkElephant => 'e',
            BlindTiger => 't',
            SideMover => 'm',
            VerticalMover => 'v',
            ReverseChariot => 'a',
            Lance => 'l',
            Gold => 'g',
            Silver => 's',
            Copper => 'c',
            Leopard => 'f',
            GoBetween => 'i',
            Pawn => 'p',
            promoted => promoted.unpromoted().map_or('?', Kind::letter),
        }
    }

    /// The kind of an SFEN letter, with or without the sign of promotion.
    #[must_use]
    pub fn from_letter(letter: char, promoted: bool) -> Option<Kind> {
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.unpromoted().is_none() && kind.letter() == letter.to_ascii_lowercase())?;
        if promoted { kind.promoted() } else { Some(kind) }
    }

    /// Whether the loss of this piece can lose the game: king or crown prince.
    #[must_use]
    pub const fn is_royal(self) -> bool {
        matches!(self, Kind::King | Kind::CrownPrince)
    }

    /// Whether this is a lion, native or promoted.
    #[must_use]
    pub const fn is_lion(self) -> bool {
        matches!(self, Kind::Lion | Kind::PromotedKirin)
    }

    /// Where the kind goes in one move without passing over a square, as its owner sees it, files to the right and
    /// ranks forward: single steps, and jumps to squares two away.
    #[must_use]
    pub const fn steps(self) -> &'static [(i8, i8)] {
        self.movement().steps
    }

    /// The directions in which the kind runs any distance.
    #[must_use]
    pub const fn slides(self) -> &'static [(i8, i8)] {
        self.movement().slides
    }

    /// The directions in which the kind moves as a lion does: two steps, back again, or a jump.
    #[must_use]
    pub const fn lion_directions(self) -> &'static [(i8, i8)] {
        self.movement().lion
    }

    /// How the kind moves, lions left out: they go everywhere within two steps.
    pub(crate) const fn movement(self) -> Movement {
        use Kind::*;
        match self {
            King | CrownPrince => movement(&[F, B, L, R, FL, FR, BL, BR], &[], &[]),
            Lion | PromotedKirin => movement(&[], &[], &[F, B, L, R, FL, FR, BL, BR]),
            FreeKing | PromotedPhoenix => movement(&[], &[F, B, L, R, FL, FR, BL, BR], &[]),
            DragonKing | PromotedRook => movement(&[FL, FR, BL, BR], &[F, B, L, R], &[]),
            DragonHorse | PromotedBishop => movement(&[F, B, L, R], &[FL, FR, BL, BR], &[]),
            Rook | PromotedGold => movement(&[], &[F, B, L, R], &[]),
            Bishop | PromotedLeopard => movement(&[], &[FL, FR, BL, BR], &[]),
            Kirin => movement(&[FL, FR, BL, BR, (0, 2), (0, -2), (2, 0), (-2, 0)], &[], &[]),
            Phoenix => movement(&[F, B, L, R, (2, 2), (2, -2), (-2, 2), (-2, -2)], &[], &[]),
            DrunkElephant | PromotedGoBetween => movement(&[F, L, R, FL, FR, BL, BR], &[], &[]),
            BlindTiger => movement(&[B, L, R, FL, FR, BL, BR], &[], &[]),
            SideMover | PromotedCopper => movement(&[F, B], &[L, R], &[]),
            VerticalMover | PromotedSilver => movement(&[L, R], &[F, B], &[]),
            ReverseChariot => movement(&[], &[F, B], &[]),
            Lance => movement(&[], &[F], &[]),
            Gold | Tokin => movement(&[F, B, L, R, FL, FR], &[], &[]),
            Silver => movement(&[F, FL, FR, BL, BR], &[], &[]),
            Copper => movement(&[F, B, FL, FR], &[], &[]),
            Leopard => movement(&[F, B, FL, FR, BL, BR], &[], &[]),
            GoBetween => movement(&[F, B], &[], &[]),
            Pawn => movement(&[F], &[], &[]),
            SoaringEagle => movement(&[], &[F, B, L, R, BL, BR], &[FL, FR]),
            HornedFalcon => movement(&[], &[B, L, R, FL, FR, BL, BR], &[F]),
            FlyingStag => movement(&[L, R, FL, FR, BL, BR], &[F, B], &[]),
            FreeBoar => movement(&[], &[L, R, FL, FR, BL, BR], &[]),
            FlyingOx => movement(&[], &[F, B, FL, FR, BL, BR], &[]),
            Whale => movement(&[], &[F, B, BL, BR], &[]),
            WhiteHorse => movement(&[], &[F, B, FL, FR], &[]),
        }
    }
}
