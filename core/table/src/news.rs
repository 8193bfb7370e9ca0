//! What happened since the last snapshot: sounds, motion, banners, and what a screen reader says.

use palgak_rules::{Game, Side, Square};

use crate::figure::AnyPiece;
use crate::played::Played;
use crate::snapshot::{BannerKind, Event};
use crate::table::Table;

/// What happened since the last snapshot. Put together while an input is applied, told in the snapshot that
/// follows, then forgotten.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    pub(crate) events: Vec<Event>,
    pub(crate) motion: Option<Moved>,
    pub(crate) banner: Option<Called>,
    pub(crate) said: Option<Said>,
}

/// A piece that goes from one point to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moved {
    pub(crate) from: Square,
    pub(crate) over: Option<Square>,
    pub(crate) to: Square,
    pub(crate) captured: Option<AnyPiece>,
    pub(crate) captured_over: Option<AnyPiece>,
}

impl Moved {
    /// The motion of a move; none for a pass.
    pub(crate) fn forth(played: &Played) -> Option<Moved> {
        let mv = played.mv;
        (!mv.is_pass()).then_some(Moved {
            from: mv.from(),
            over: mv.middle(),
            to: mv.to(),
            captured: played.captured,
            captured_over: played.captured_over,
        })
    }

    /// The motion of a move taken back: the piece goes back the way it came; what it had captured stands there again
    /// already.
    pub(crate) fn back(played: &Played) -> Option<Moved> {
        let mv = played.mv;
        (!mv.is_pass()).then_some(Moved {
            from: mv.to(),
            over: mv.middle(),
            to: mv.from(),
            captured: None,
            captured_over: None,
        })
    }
}

impl Event {
    /// What a move sounds like.
    pub(crate) fn of(played: &Played) -> Event {
        // A lion that steps and turns back with nothing passes as well.
        let back = played.mv.from() == played.mv.to();
        if back && played.captures().next().is_none() {
            Event::Pass
        } else if played.captures().next().is_some() {
            Event::Capture
        } else {
            Event::Place
        }
    }
}

/// A banner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Called {
    pub(crate) kind: BannerKind,
    /// Something else to be called with it.
    pub(crate) also: Option<BannerKind>,
    /// Who should read it first: the side that has to answer, or that lost.
    pub(crate) facing: Side,
}

/// What a screen reader says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Said {
    /// Where the game stands.
    Status,
    /// A move has begun and waits for more.
    Begun,
    /// What had begun is given up.
    GivenUp,
    /// A piece was chosen, with so many points to go to.
    Chosen { point: Square, targets: usize },
    /// The last move, and where the game stands.
    Move,
    /// Moves were taken back, and where the game stands.
    TakenBack,
    /// The bikjang rule was switched.
    Bikjang,
    /// The ply shown, and its move.
    Step,
    /// The hint.
    Hint,
    /// What one of two players proposes.
    Offer,
    /// That the other does not want it.
    Declined,
    /// That the whole game has been looked at.
    Analysed,
}

impl Table {
    /// Tells of the move just played.
    pub(crate) fn tell_of_move(&mut self) {
        let Some(played) = self.contest.played().last() else { return };
        let mv = played.mv;
        // The answer to a check is called in Janggi alone.
        let answered = played.answered && self.contest.game() == Game::Janggi;
        self.news.events.push(Event::of(played));
        self.news.motion = Moved::forth(played);
        if answered {
            self.news.events.push(Event::Meonggun);
        }
        self.news.said = Some(Said::Move);
        if self.contest.outcome().is_some() {
            self.tell_of_end();
            return;
        }
        let (check, facing) = (self.contest.in_check(), self.contest.can_accept());
        let mated = self.contest.mated();
        if mated {
            self.news.events.push(Event::Mate);
        } else if check {
            self.news.events.push(Event::Janggun);
        }
        let meonggun = answered.then_some(BannerKind::Meonggun);
        let bikjang = facing.then_some(BannerKind::Bikjang);
        let called = if mated {
            Some((BannerKind::Mate, None))
        } else if check {
            Some((BannerKind::Janggun, bikjang.or(meonggun)))
        } else if facing {
            Some((BannerKind::Bikjang, meonggun))
        } else if answered {
            Some((BannerKind::Meonggun, None))
        } else {
            mv.is_pass().then_some((BannerKind::Pass, None))
        };
        let facing = self.contest.side_to_move();
        self.news.banner = called.map(|(kind, also)| Called { kind, also, facing });
    }

    /// Tells of the end of the game.
    pub(crate) fn tell_of_end(&mut self) {
        let Some(outcome) = self.contest.outcome() else { return };
        let (event, kind) = if self.ended_in_mate() {
            (Event::Mate, BannerKind::Mate)
        } else {
            (Event::End, BannerKind::End)
        };
        self.news.events.push(event);
        let facing = outcome.winner.map_or(self.contest.side_to_move(), Side::other);
        self.news.banner = Some(Called { kind, also: None, facing });
        self.news.said.get_or_insert(Said::Status);
    }
}
