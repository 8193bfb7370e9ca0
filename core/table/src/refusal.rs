//! Why something was refused, and how that is said.

mod chushogi;
mod janggi;
mod xiangqi;

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::{Move, Square};
use palgak_text::Catalogue;

use crate::games::AnyMatch;
use crate::snapshot::{Event, Refusal};
use crate::table::Table;
use crate::words;

/// Why something was refused. Kept as a reason, not as words, so that the words can follow a change of the
/// language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The computer is to move.
    ComputersTurn,
    /// The computer's side is not a person's to give up.
    ComputersSide,
    /// Nothing is chosen that could go to the point tapped.
    NothingChosen,
    /// The piece is the opponent's.
    NotYours {
        /// Where it stands.
        point: Square,
    },
    /// The piece has no move at all.
    Stuck {
        /// Where it stands.
        point: Square,
    },
    /// A piece was touched and has to move.
    Touched {
        /// Where it stands.
        point: Square,
    },
    /// The move is not allowed.
    Move(Move),
    /// The move would leave the last royal piece to be captured; done again, it is played (Chu Shogi).
    Exposes(Move),
    /// The piece does not go over squares as lions do (Chu Shogi).
    NotThatWay(Square),
    /// No move has begun that waits for more.
    NothingBegun,
    /// A pass is not allowed.
    Pass,
    /// There is no draw to accept.
    NothingToAccept,
    /// There is nothing to take back.
    NothingToUndo,
    /// The game has no such ply.
    NoSuchPly {
        /// How many it has.
        plies: usize,
    },
    /// The game would be over at once.
    SwitchWouldEnd,
    /// The game has no such thing.
    NotInThisGame,
    /// There is no offer to answer.
    NoOffer,
    /// There is an offer to answer first.
    OfferOpen,
    /// The computer takes no offers.
    OfferToComputer,
    /// The opponent, who is elsewhere, is to move.
    OpponentsTurn,
    /// That is the opponent's to do.
    OpponentsSide,
    /// Against somebody who is elsewhere there is no such thing.
    NotOnline,
    /// The game goes on elsewhere: this is a picture of it.
    Elsewhere,
    /// The server has not answered yet.
    Unanswered,
    /// The server has not taken the move.
    NotTaken,
}

/// A reason in words, with the points that explain it.
type Worded = (String, Vec<Square>);

impl Table {
    /// Refuses a tap or a command.
    pub(crate) fn refuse(&mut self, why: Why) {
        self.refusal = Some(why);
        self.news.events.push(Event::Refused);
    }

    /// The refusal in words, with the points that explain it.
    pub(crate) fn refusal_view(&self) -> Option<Refusal> {
        let (text, points) = self.word_refusal(self.refusal?);
        let points = points.into_iter().map(|point| u32::from(point.number())).collect();
        let reader = self.contest.turn().unwrap_or(self.bottom());
        Some(Refusal { text, points, upside_down: self.upside_down(reader) })
    }

    fn word_refusal(&self, why: Why) -> Worded {
        let words = Catalogue::of(self.view.locale);
        let plain = |id: &str| (words.text(id), Vec::new());
        match why {
            Why::Over => plain("refusal-over"),
            Why::NotOver => plain("refusal-not-over"),
            Why::ComputersTurn => plain("refusal-computers-turn"),
            Why::ComputersSide => plain("refusal-computers-side"),
            Why::NothingChosen => plain("refusal-nothing-chosen"),
            Why::NothingToAccept => plain("refusal-nothing-to-accept"),
            Why::NothingToUndo => plain("refusal-nothing-to-undo"),
            Why::SwitchWouldEnd => plain("refusal-switch-would-end"),
            Why::NotInThisGame => plain("refusal-not-in-this-game"),
            Why::NoOffer => plain("refusal-no-offer"),
            Why::OfferOpen => plain("refusal-offer-open"),
            Why::OfferToComputer => plain("refusal-offer-computer"),
            Why::OpponentsTurn => plain("refusal-opponents-turn"),
            Why::OpponentsSide => plain("refusal-opponents-side"),
            Why::NotOnline => plain("refusal-not-online"),
            Why::Elsewhere => plain("refusal-elsewhere"),
            Why::Unanswered => plain("refusal-unanswered"),
            Why::NotTaken => plain("refusal-not-taken"),
            Why::NoSuchPly { plies } => {
                (words.format("refusal-no-such-ply", &[("plies", plies.into())]), Vec::new())
            }
            Why::NotYours { point } => (
                words.format(
                    "refusal-not-yours",
                    &[
                        ("piece", self.piece_on(point).into()),
                        ("side", self.names().side(self.contest.side_to_move()).into()),
                    ],
                ),
                vec![point],
            ),
            Why::Touched { point } => (self.word_on("refusal-touched", point), vec![point]),
            Why::Exposes(mv) => self.word_exposure(mv),
            Why::NothingBegun => plain("refusal-nothing-begun"),
            Why::Pass | Why::Move(_) | Why::NotThatWay(_) | Why::Stuck { .. } => {
                let worded = match self.contest.as_match() {
                    AnyMatch::Janggi(game) => self.janggi_refusal(game.position(), why),
                    AnyMatch::Xiangqi(game) => self.xiangqi_refusal(game.position(), why),
                    AnyMatch::ChuShogi(game) => Some(self.chushogi_refusal(game.position(), why)),
                };
                worded.unwrap_or_else(|| plain("refusal-over"))
            }
        }
    }

    /// The piece on a point in words, with its side.
    fn piece_on(&self, point: Square) -> String {
        self.contest.piece_at(point).map_or_else(String::new, |piece| self.names().whose_piece(piece))
    }

    /// The pieces on some points in words, with the points.
    fn pieces_on(&self, points: impl IntoIterator<Item = Square>) -> String {
        let each: Vec<String> = points
            .into_iter()
            .filter_map(|point| Some(self.names().piece_on(self.contest.piece_at(point)?, point)))
            .collect();
        words::list(self.view.locale, &each)
    }

    /// A message about a piece and its place.
    fn word_on(&self, id: &str, at: Square) -> String {
        Catalogue::of(self.view.locale)
            .format(id, &[("piece", self.piece_on(at).into()), ("place", self.names().place(at).into())])
    }

    /// A message about the pieces that stand against it.
    fn word_by(&self, id: &str, by: Bitboard) -> String {
        Catalogue::of(self.view.locale).format(id, &[("by", self.pieces_on(by).into())])
    }

    /// A message about a piece that cannot move because of others.
    fn word_stuck_by(&self, id: &str, point: Square, by: Bitboard) -> String {
        Catalogue::of(self.view.locale)
            .format(id, &[("piece", self.piece_on(point).into()), ("by", self.pieces_on(by).into())])
    }

    /// That a piece has nowhere to go.
    fn word_nowhere(&self, point: Square) -> Worded {
        let words = Catalogue::of(self.view.locale);
        (words.format("refusal-stuck", &[("piece", self.piece_on(point).into())]), Vec::new())
    }
}
