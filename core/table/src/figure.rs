//! What a piece is, whichever game it belongs to.

use palgak_rules::{Piece, PieceKind, chushogi};

/// A piece of any game with its side.
pub type AnyPiece = Piece<Figure>;

macro_rules! figures {
    (
        family { $($(#[$family_doc:meta])* $family:ident,)* }
        chushogi { $($(#[$chu_doc:meta])* $chu:ident,)* }
    ) => {
        /// What a piece is, for its icon: the pieces of Janggi and Xiangqi, then those of Chu Shogi. The king is the
        /// same in all three.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Figure {
            $($(#[$family_doc])* $family,)*
            $($(#[$chu_doc])* $chu,)*
        }

        impl Figure {
            /// Every figure.
            pub const ALL: &[Figure] = &[$(Figure::$family,)* $(Figure::$chu,)*];

            /// The kind of Janggi and Xiangqi; none for figures that only Chu Shogi has.
            #[must_use]
            pub const fn family(self) -> Option<PieceKind> {
                Some(match self {
                    $(Figure::$family => PieceKind::$family,)*
                    _ => return None,
                })
            }

            /// The kind of Chu Shogi; none for figures that it doesn't have.
            #[must_use]
            pub const fn chushogi(self) -> Option<chushogi::Kind> {
                Some(match self {
                    Figure::King => chushogi::Kind::King,
                    $(Figure::$chu => chushogi::Kind::$chu,)*
                    _ => return None,
                })
            }
        }

        impl From<PieceKind> for Figure {
            fn from(kind: PieceKind) -> Figure {
                match kind {
                    $(PieceKind::$family => Figure::$family,)*
                }
            }
        }

        impl From<chushogi::Kind> for Figure {
            fn from(kind: chushogi::Kind) -> Figure {
                match kind {
                    chushogi::Kind::King => Figure::King,
                    $(chushogi::Kind::$chu => Figure::$chu,)*
                }
            }
        }
    };
}

figures! {
    family {
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
    }
    chushogi {
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
}

impl Figure {
    /// Whether the piece has promoted (Chu Shogi).
    #[must_use]
    pub fn is_promoted(self) -> bool {
        self.chushogi().is_some_and(|kind| kind.unpromoted().is_some())
    }
}

/// A piece of one game as a piece of any.
pub(crate) fn any<K: Into<Figure>>(piece: Piece<K>) -> AnyPiece {
    Piece { side: piece.side, kind: piece.kind.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_every_game_has_a_figure_of_its_own_but_for_the_king() {
        assert_eq!(Figure::ALL.len(), PieceKind::FAMILY.len() + chushogi::Kind::ALL.len() - 1);
        for kind in PieceKind::FAMILY {
            assert_eq!(Figure::from(kind).family(), Some(kind));
        }
        for kind in chushogi::Kind::ALL {
            assert_eq!(Figure::from(kind).chushogi(), Some(kind));
        }
        assert_eq!(Figure::ALL.iter().filter(|figure| figure.is_promoted()).count(), 18);
    }
}
