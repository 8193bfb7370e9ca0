//! The requests, each in a transaction that others share.

use ::redb::ReadableTable;
use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use super::fault::Fault;
use super::tables::{PlayerRow, ProcessRow, SummonsRow, game_number, read, write};
use super::work::Work;
use crate::store::{
    Append, Appended, Claim, Enqueued, Epoch, NewGame, Pair, Process, ProcessId, Summons, Ticket, Withdrawn,
};

/// [`crate::store::Store::renew`]
pub(super) fn renew(
    work: &mut Work<'_>,
    process: &Process,
    alive_ms: u64,
    lease: std::time::Duration,
) -> Result<(), Fault> {
    let row = write(&ProcessRow { url: process.url.clone(), alive_ms })?;
    work.changed = true;
    work.processes.insert(process.id.0, row.as_slice())?;
    work.leases.renew(process.id, work.now.saturating_add(lease));
    Ok(())
}

/// [`crate::store::Store::release`]
pub(super) fn release(work: &mut Work<'_>, process: ProcessId) -> Result<(), Fault> {
    let mut gone = Vec::new();
    let waiting = work.queue.iter()?.map(|entry| entry.map(|(_, key)| key.value()));
    let invited = work.codes.iter()?.map(|entry| entry.map(|(_, key)| key.value()));
    for key in waiting.chain(invited) {
        let key = key?;
        let row = work.player(key)?;
        if row.wish.as_ref().is_some_and(|wish| wish.process == process.0) {
            gone.push((key, row));
        }
    }
    for (key, mut row) in gone {
        work.leave(&mut row)?;
        work.set_player(key, &row)?;
    }
    for key in summoned(work, process)? {
        work.changed = true;
        work.summons.remove((process.0, key))?;
    }
    work.leases.release(process);
    Ok(())
}

/// [`crate::store::Store::enqueue`]
pub(super) fn enqueue(work: &mut Work<'_>, ticket: &Ticket) -> Result<Enqueued, Fault> {
    let mut row = work.player(ticket.player.0)?;
    if let Some(seat) = &row.seat {
        return Ok(Enqueued::Playing(GameId(seat.game)));
    }
    if let Some(wish) = &row.wish
        && wish.ticket(ticket.player.0)? == *ticket
    {
        return Ok(Enqueued::Waiting);
    }
    let mut lapsed = None;
    if let Some(code) = ticket.code
        && let Some(key) = work.holder(&code.to_string())?
        && key != ticket.player.0
    {
        let other = work.player(key)?;
        if other.wish.as_ref().is_some_and(|wish| work.alive(ProcessId(wish.process))) {
            return Ok(Enqueued::CodeTaken);
        }
        lapsed = Some((key, other));
    }
    if let Some((key, mut other)) = lapsed {
        work.leave(&mut other)?;
        work.set_player(key, &other)?;
    }
    work.leave(&mut row)?;
    work.wait(row, ticket)?;
    Ok(Enqueued::Waiting)
}

/// [`crate::store::Store::withdraw`]
pub(super) fn withdraw(work: &mut Work<'_>, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, Fault> {
    let mut row = work.player(player.0)?;
    if row.wish.as_ref().is_some_and(|wish| wish.nonce == nonce) {
        work.leave(&mut row)?;
        row.withdrawn = Some(nonce);
        work.set_player(player.0, &row)?;
        return Ok(Withdrawn::Withdrawn);
    }
    Ok(match &row.seat {
        Some(seat) if seat.nonce == nonce => Withdrawn::Paired(GameId(seat.game)),
        _ if row.withdrawn == Some(nonce) => Withdrawn::Withdrawn,
        _ => Withdrawn::Unknown,
    })
}

/// [`crate::store::Store::pair`]
pub(super) fn pair(work: &mut Work<'_>, game: Game, new: &NewGame) -> Result<Option<Pair>, Fault> {
    if let Some(made) = work.made(new)? {
        return Ok(Some(made));
    }
    let kind = u64::from(game_number(game));
    let mut found: Vec<(Ticket, PlayerRow)> = Vec::new();
    for entry in work.queue.range((kind, 0, 0)..=(kind, u64::MAX, u64::MAX))? {
        let key = entry?.1.value();
        let row = work.player(key)?;
        let Some(wish) = &row.wish else {
            return Err(Fault::Damaged("a player in the queue waits for nothing".to_owned()));
        };
        if work.alive(ProcessId(wish.process)) {
            found.push((wish.ticket(key)?, row));
        }
        if found.len() == 2 {
            break;
        }
    }
    let Ok([longer, other]) = <[_; 2]>::try_from(found) else { return Ok(None) };
    let pair = if new.longer_first { [longer, other] } else { [other, longer] };
    make(work, pair, new).map(Some)
}

/// [`crate::store::Store::join`]
pub(super) fn join(
    work: &mut Work<'_>,
    code: Code,
    player: PlayerId,
    nonce: Nonce,
    new: &NewGame,
) -> Result<Option<Pair>, Fault> {
    if let Some(made) = work.made(new)? {
        return Ok(Some(made));
    }
    let Some(key) = work.holder(&code.to_string())?.filter(|key| *key != player.0) else { return Ok(None) };
    let host = work.player(key)?;
    let guest = work.player(player.0)?;
    let Some(wish) = host.wish.as_ref().filter(|wish| work.alive(ProcessId(wish.process))) else {
        return Ok(None);
    };
    if guest.seat.is_some() {
        return Ok(None);
    }
    let waiting = wish.ticket(key)?;
    let joining =
        Ticket { player, nonce, code: Some(code), process: new.owner, since_ms: new.at_ms, ..waiting };
    let pair = [(waiting, host), (joining, guest)];
    let [longer, other] = pair;
    let pair = if new.longer_first { [longer, other] } else { [other, longer] };
    make(work, pair, new).map(Some)
}

/// [`crate::store::Store::create`]
pub(super) fn create(
    work: &mut Work<'_>,
    game: Game,
    tickets: [Ticket; 2],
    new: &NewGame,
) -> Result<Option<Pair>, Fault> {
    if let Some(made) = work.made(new)? {
        return Ok(Some(made));
    }
    let tickets = tickets.map(|ticket| Ticket { game, ..ticket });
    let rows = [work.player(tickets[0].player.0)?, work.player(tickets[1].player.0)?];
    if tickets[0].player == tickets[1].player || rows.iter().any(|row| row.seat.is_some()) {
        return Ok(None);
    }
    work.make(tickets, rows, new).map(Some)
}

fn make(work: &mut Work<'_>, pair: [(Ticket, PlayerRow); 2], new: &NewGame) -> Result<Pair, Fault> {
    let [(first, first_row), (second, second_row)] = pair;
    work.make([first, second], [first_row, second_row], new)
}

fn summoned(work: &Work<'_>, process: ProcessId) -> Result<Vec<[u8; 32]>, Fault> {
    let range = (process.0, [0; 32])..=(process.0, [255; 32]);
    Ok(work
        .summons
        .range(range)?
        .map(|entry| entry.map(|(key, _)| key.value().1))
        .collect::<Result<_, _>>()?)
}

/// [`crate::store::Store::summons`]
pub(super) fn summons(work: &mut Work<'_>, process: ProcessId) -> Result<Vec<Summons>, Fault> {
    let mut found = Vec::new();
    for entry in work.summons.range((process.0, [0; 32])..=(process.0, [255; 32]))? {
        found.push(read::<SummonsRow>(entry?.1.value(), "a summons")?.summons()?);
    }
    for summons in &found {
        work.changed = true;
        work.summons.remove((process.0, summons.ticket.player.0))?;
    }
    Ok(found)
}

/// [`crate::store::Store::append`], one record of it.
pub(super) fn append(work: &mut Work<'_>, append: &Append) -> Result<Appended, Fault> {
    let Some(mut game) = work.game(append.id)? else { return Ok(Appended::Fenced) };
    if append.seq <= game.last {
        let same = work.has_record(append.id, append.seq, &append.record)?;
        return Ok(if same { Appended::Durable } else { Appended::Fenced });
    }
    if append.epoch.0 != game.epoch || append.seq != game.last + 1 {
        return Ok(Appended::Fenced);
    }
    let mut freed = Vec::new();
    if append.ends {
        for ticket in &game.tickets {
            let row = work.player(ticket.player)?;
            if row.seat.as_ref().is_some_and(|seat| seat.game == append.id.0) {
                freed.push((ticket.player, row));
            }
        }
        game.over = true;
    }
    game.last = append.seq;
    work.records.insert((append.id.0, append.seq), append.record.as_slice())?;
    work.set_game(append.id, &game)?;
    for (key, row) in freed {
        work.set_player(key, &PlayerRow { seat: None, ..row })?;
    }
    Ok(Appended::Durable)
}

/// [`crate::store::Store::sweep`], of games that were found to be past; how many still are. The journal has nothing more to
/// say of them ([`super::session::Session::remove`]).
pub(super) fn remove(work: &mut Work<'_>, games: &[GameId], before_ms: u64) -> Result<usize, Fault> {
    let mut past = Vec::new();
    for id in games {
        if let Some(game) = work.game(*id)?.filter(|game| game.is_past(before_ms)) {
            past.push((*id, game.last));
        }
    }
    for (id, last) in &past {
        work.changed = true;
        work.games.remove(id.0)?;
        work.records.retain_in((id.0, 0)..=(id.0, *last), |_, _| false)?;
        work.runs.retain_in((id.0, 0)..=(id.0, *last), |_, _| false)?;
    }
    Ok(past.len())
}

/// [`crate::store::Store::claim`]
pub(super) fn claim(work: &mut Work<'_>, id: GameId, process: ProcessId) -> Result<Claim, Fault> {
    let Some(mut game) = work.game(id)? else { return Ok(Claim::Unknown) };
    let owner = ProcessId(game.owner);
    let last = work.process(owner)?;
    if owner != process && work.alive(owner) {
        return Ok(Claim::Elsewhere { url: last.map(|row| row.url).unwrap_or_default() });
    }
    let records = work.records_of(id, game.last)?;
    if owner != process {
        game.owner = process.0;
        game.epoch += 1;
        work.set_game(id, &game)?;
    }
    let alive_ms = last.map_or(0, |row| row.alive_ms);
    Ok(Claim::Own { epoch: Epoch(game.epoch), records, alive_ms })
}
