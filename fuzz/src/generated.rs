//! The moves that are generated are the moves that are accepted, and each keeps the position's books right.

use palgak_rules::janggi::{Position, explain, notation};
use palgak_rules::{Move, MoveList, Position as _, Square};

use crate::board;
use crate::reading::any_move;
use crate::script::Script;

/// In a position by script: the list of legal moves against every pair of points, against the explanations of
/// refused moves, against making each move and looking at the king, and against the list of captures; and the
/// books after each move.
pub fn generated_moves_are_the_accepted_moves(bytes: &[u8]) {
    let mut script = Script::new(bytes);
    let Some(position) = board::position(&mut script) else { return };
    let mut legal = MoveList::new();
    position.legal_moves(&mut legal);
    let mut captures = MoveList::new();
    position.legal_captures(&mut captures);
    let shown = || position.fen();

    for (i, mv) in legal.iter().enumerate() {
        assert!(!legal[..i].contains(mv), "{}: {} is listed twice", shown(), notation::machine(*mv));
    }
    for from in (0..90).map(Square::new) {
        for to in (0..90).map(Square::new) {
            let mv = Move::new(from, to);
            let listed = legal.contains(&mv);
            let name = || notation::machine(mv);
            assert_eq!(position.is_legal(mv), listed, "{}: {}", shown(), name());
            assert_eq!(explain(&position, mv).is_none(), listed, "{}: {}", shown(), name());
            assert_eq!(listed, by_trying(&position, mv), "{}: {}", shown(), name());
            let captured = position.piece_at(to).is_some() && !mv.is_pass();
            assert_eq!(captures.contains(&mv), listed && captured, "{}: {}", shown(), name());
        }
    }
    assert_eq!(position.legal_count(), legal.len(), "{}", shown());
    while script.more() {
        let mv = any_move(&mut script);
        assert_eq!(position.is_legal(mv), legal.contains(&mv), "{}: {mv:?}", shown());
    }
    for mv in legal {
        check_books(&position, mv);
    }
}

/// Whether a move is legal, found the long way: the piece attacks the point, the move is made, and then the own
/// king is not attacked and the kings do not face where that must be resolved.
fn by_trying(position: &Position, mv: Move) -> bool {
    let side = position.side_to_move();
    if position.passes() >= 2 {
        return false;
    }
    if mv.is_pass() {
        return mv.from() == position.king(side) && !position.is_attacked(side) && !position.bikjang();
    }
    let Some(piece) = position.piece_at(mv.from()) else { return false };
    let target = position.piece_at(mv.to());
    if piece.side != side || target.is_some_and(|target| target.side == side) {
        return false;
    }
    let reaches = position.attacks_from(mv.from()).contains(mv.to());
    let cannon_takes_cannon = piece.kind == palgak_rules::PieceKind::Cannon
        && target.is_some_and(|target| target.kind == palgak_rules::PieceKind::Cannon);
    if !reaches || cannon_takes_cannon {
        return false;
    }
    let mut after = position.clone();
    after.make(mv);
    let unresolved = position.bikjang() && after.facing();
    !after.is_attacked(side) && !unresolved
}

/// After a move the position is what its FEN says, and taking the move back restores it.
fn check_books(position: &Position, mv: Move) {
    let name = || notation::machine(mv);
    let mut after = position.clone();
    let undo = after.make(mv);
    assert_ne!(after.hash(), position.hash(), "{}: {} leaves the hash", position.fen(), name());
    // A FEN remembers one pass, not the second that ends the game.
    if after.passes() < 2 {
        let read = Position::from_fen(&after.fen(), after.rules());
        assert_eq!(read.as_ref(), Ok(&after), "{}: {}", position.fen(), name());
        assert_eq!(read.map(|read| read.hash()), Ok(after.hash()), "{}: {}", position.fen(), name());
    }
    after.unmake(mv, undo);
    assert_eq!(&after, position, "{}: {} is not taken back", position.fen(), name());
    assert_eq!(after.hash(), position.hash());
    assert_eq!(after.fen(), position.fen());
}
