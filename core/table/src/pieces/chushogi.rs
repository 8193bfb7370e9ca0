//! The pieces of Chu Shogi.

use palgak_rules::Side;
use palgak_rules::chushogi::Kind;
use palgak_rules::chushogi::written::{character, western_name};

use crate::view::Letters;

/// The letters or characters on a piece.
pub(super) fn glyph(side: Side, kind: Kind, letters: Letters) -> String {
    match letters {
        Letters::Hanja | Letters::Hangul => character(side, kind).to_owned(),
        Letters::HanjaLong => long(side, kind).to_owned(),
        Letters::Latin => western_name(kind),
        Letters::Symbols => String::new(),
    }
}

/// The two characters of a piece.
const fn long(side: Side, kind: Kind) -> &'static str {
    match kind {
        Kind::King => match side {
            Side::First => "玉将",
            Side::Second => "王将",
        },
        Kind::Lion | Kind::PromotedKirin => "獅子",
        Kind::FreeKing | Kind::PromotedPhoenix => "奔王",
        Kind::DragonKing | Kind::PromotedRook => "龍王",
        Kind::DragonHorse | Kind::PromotedBishop => "龍馬",
        Kind::Rook | Kind::PromotedGold => "飛車",
        Kind::Bishop | Kind::PromotedLeopard => "角行",
        Kind::Kirin => "麒麟",
        Kind::Phoenix => "鳳凰",
        Kind::DrunkElephant | Kind::PromotedGoBetween => "醉象",
        Kind::BlindTiger => "盲虎",
        Kind::SideMover | Kind::PromotedCopper => "横行",
        Kind::VerticalMover | Kind::PromotedSilver => "竪行",
        Kind::ReverseChariot => "反車",
        Kind::Lance => "香車",
        Kind::Gold => "金将",
        Kind::Silver => "銀将",
        Kind::Copper => "銅将",
        Kind::Leopard => "猛豹",
        Kind::GoBetween => "仲人",
        Kind::Pawn => "歩兵",
        Kind::CrownPrince => "太子",
        Kind::SoaringEagle => "飛鷲",
        Kind::HornedFalcon => "角鷹",
        Kind::FlyingStag => "飛鹿",
        Kind::FreeBoar => "奔猪",
        Kind::FlyingOx => "飛牛",
        Kind::Whale => "鯨鯢",
        Kind::WhiteHorse => "白駒",
        Kind::Tokin => "と金",
    }
}

/// The message with the name of a piece. What moves alike has one name, promoted or not.
pub(super) const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "chushogi-king",
        Kind::Lion | Kind::PromotedKirin => "chushogi-lion",
        Kind::FreeKing | Kind::PromotedPhoenix => "chushogi-free-king",
        Kind::DragonKing | Kind::PromotedRook => "chushogi-dragon-king",
        Kind::DragonHorse | Kind::PromotedBishop => "chushogi-dragon-horse",
        Kind::Rook | Kind::PromotedGold => "chushogi-rook",
        Kind::Bishop | Kind::PromotedLeopard => "chushogi-bishop",
        Kind::Kirin => "chushogi-kirin",
        Kind::Phoenix => "chushogi-phoenix",
        Kind::DrunkElephant | Kind::PromotedGoBetween => "chushogi-drunk-elephant",
        Kind::BlindTiger => "chushogi-blind-tiger",
        Kind::SideMover | Kind::PromotedCopper => "chushogi-side-mover",
        Kind::VerticalMover | Kind::PromotedSilver => "chushogi-vertical-mover",
        Kind::ReverseChariot => "chushogi-reverse-chariot",
        Kind::Lance => "chushogi-lance",
        Kind::Gold => "chushogi-gold",
        Kind::Silver => "chushogi-silver",
        Kind::Copper => "chushogi-copper",
        Kind::Leopard => "chushogi-leopard",
        Kind::GoBetween => "chushogi-go-between",
        Kind::Pawn => "chushogi-pawn",
        Kind::CrownPrince => "chushogi-crown-prince",
        Kind::SoaringEagle => "chushogi-soaring-eagle",
        Kind::HornedFalcon => "chushogi-horned-falcon",
        Kind::FlyingStag => "chushogi-flying-stag",
        Kind::FreeBoar => "chushogi-free-boar",
        Kind::FlyingOx => "chushogi-flying-ox",
        Kind::Whale => "chushogi-whale",
        Kind::WhiteHorse => "chushogi-white-horse",
        Kind::Tokin => "chushogi-tokin",
    }
}

/// What a piece is worth, roughly, when captured pieces are put in order.
pub(super) const fn worth(kind: Kind) -> u16 {
    match kind {
        Kind::King | Kind::CrownPrince => 100,
        Kind::Lion | Kind::PromotedKirin => 20,
        Kind::FreeKing | Kind::PromotedPhoenix => 12,
        Kind::SoaringEagle => 11,
        Kind::HornedFalcon => 10,
        Kind::FlyingOx | Kind::FreeBoar | Kind::DragonKing | Kind::PromotedRook => 9,
        Kind::DragonHorse | Kind::PromotedBishop => 8,
        Kind::Rook | Kind::PromotedGold | Kind::Whale | Kind::WhiteHorse | Kind::FlyingStag => 7,
        Kind::Bishop
        | Kind::PromotedLeopard
        | Kind::SideMover
        | Kind::PromotedCopper
        | Kind::VerticalMover
        | Kind::PromotedSilver => 5,
        Kind::Kirin
        | Kind::Phoenix
        | Kind::DrunkElephant
        | Kind::PromotedGoBetween
        | Kind::BlindTiger
        | Kind::ReverseChariot
        | Kind::Lance => 4,
        Kind::Gold | Kind::Tokin => 3,
        Kind::Silver | Kind::Copper | Kind::Leopard => 2,
        Kind::GoBetween | Kind::Pawn => 1,
    }
}
