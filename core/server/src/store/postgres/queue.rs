//! Who waits and who is brought together: each function is one try of a request.

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use super::Inner;
use super::fault::Fault;
use super::rows::{game, kind, ticket};
use crate::store::{Enqueued, NewGame, Pair, Ticket, Withdrawn};

/// A wish takes the place of the earlier one, unless it is the same. Who plays has no wish; then there is no row.
const ENQUEUE: &str = "
    INSERT INTO palgak.player AS p
        (key, wish_nonce, wish_kind, wish_code, wish_process, wish_since_ms, wish_place)
    VALUES ($1, $2, $3, $4, $5, $6, nextval('palgak.place'))
    ON CONFLICT (key) DO UPDATE SET
        wish_nonce = EXCLUDED.wish_nonce, wish_kind = EXCLUDED.wish_kind, wish_code = EXCLUDED.wish_code,
        wish_process = EXCLUDED.wish_process, wish_since_ms = EXCLUDED.wish_since_ms,
        wish_place = CASE
            WHEN (p.wish_nonce, p.wish_kind, p.wish_code, p.wish_process, p.wish_since_ms) IS NOT DISTINCT FROM
                (EXCLUDED.wish_nonce, EXCLUDED.wish_kind, EXCLUDED.wish_code, EXCLUDED.wish_process,
                    EXCLUDED.wish_since_ms)
            THEN p.wish_place ELSE EXCLUDED.wish_place END
        WHERE p.playing IS NULL";

const PLAYING: &str = "SELECT playing, playing_nonce, withdrawn FROM palgak.player WHERE key = $1";

/// Who else holds a code, and whether at a process whose lease holds. With the lock, it stays so.
const HOLDER: &str = "
    SELECT h.key, coalesce(p.lease_until > clock_timestamp(), false)
    FROM palgak.player h LEFT JOIN palgak.process p ON p.id = h.wish_process
    WHERE h.wish_code = $1 AND h.key <> $2 FOR UPDATE OF h";

const CLEAR: &str = "
    UPDATE palgak.player SET wish_nonce = NULL, wish_kind = NULL, wish_code = NULL, wish_process = NULL,
        wish_since_ms = NULL, wish_place = NULL WHERE key = $1";

const WITHDRAW: &str = "
    UPDATE palgak.player SET withdrawn = wish_nonce, wish_nonce = NULL, wish_kind = NULL, wish_code = NULL,
        wish_process = NULL, wish_since_ms = NULL, wish_place = NULL WHERE key = $1 AND wish_nonce = $2";

/// The two who have waited longest and whom no other server is just bringing together.
const LONGEST: &str = "
    SELECT w.key AS player, w.wish_nonce AS nonce, w.wish_kind AS kind, w.wish_code AS code,
        w.wish_process AS process, w.wish_since_ms AS since_ms
    FROM palgak.player w JOIN palgak.process p ON p.id = w.wish_process
    WHERE w.wish_nonce IS NOT NULL AND w.wish_code IS NULL AND w.wish_kind = $1
        AND p.lease_until > clock_timestamp()
    ORDER BY w.wish_since_ms, w.wish_place LIMIT 2 FOR UPDATE OF w SKIP LOCKED";

/// How many wait, whoever has them in hand; two are enough to know.
const WAITING: &str = "
    SELECT count(*) FROM (
        SELECT FROM palgak.player w JOIN palgak.process p ON p.id = w.wish_process
        WHERE w.wish_nonce IS NOT NULL AND w.wish_code IS NULL AND w.wish_kind = $1
            AND p.lease_until > clock_timestamp() LIMIT 2
    ) two";

/// Who waits with a code. The one who joins is locked with them, in the order of the keys, so that two who join each
/// other do not wait for each other.
const HOST: &str = "
    SELECT w.key AS player, w.wish_nonce AS nonce, w.wish_kind AS kind, w.wish_code AS code,
        w.wish_process AS process, w.wish_since_ms AS since_ms,
        w.key <> $2 AND coalesce(w.wish_code = $1 AND p.lease_until > clock_timestamp(), false) AS waits
    FROM palgak.player w LEFT JOIN palgak.process p ON p.id = w.wish_process
    WHERE w.wish_code = $1 OR w.key = $2 ORDER BY w.key FOR UPDATE OF w";

/// Makes a game. As many rows as there are players who were free for it; unless these are two, all is taken back.
const MAKE: &str = "
    WITH ticket AS (
        SELECT * FROM unnest($4::smallint[], $5::bytea[], $6::bigint[], $7::smallint[], $8::text[], $9::bigint[],
            $10::bigint[]) AS t (side, player, nonce, kind, code, process, since_ms)
    ), made AS (
        INSERT INTO palgak.game (id, owner, epoch, last, over) VALUES ($1, $2, 1, 1, false)
    ), seats AS (
        INSERT INTO palgak.seat (game, side, player, nonce, kind, code, process, since_ms)
        SELECT $1, side, player, nonce, kind, code, process, since_ms FROM ticket
    ), opening AS (
        INSERT INTO palgak.record (game, seq, body) VALUES ($1, 1, $3)
    ), summoned AS (
        INSERT INTO palgak.summons (process, player, game) SELECT process, player, $1 FROM ticket WHERE process <> $2
    )
    INSERT INTO palgak.player AS p (key, playing, playing_nonce)
    SELECT player, $1, nonce FROM ticket ORDER BY player
    ON CONFLICT (key) DO UPDATE SET
        playing = EXCLUDED.playing, playing_nonce = EXCLUDED.playing_nonce,
        wish_nonce = NULL, wish_kind = NULL, wish_code = NULL, wish_process = NULL, wish_since_ms = NULL,
        wish_place = NULL
        WHERE p.playing IS NULL";

const MADE: &str = "
    SELECT player, nonce, kind, code, process, since_ms FROM palgak.seat WHERE game = $1 ORDER BY side";

impl Inner {
    pub(super) async fn try_enqueue(&self, ticket: &Ticket) -> Result<Enqueued, Fault> {
        let code = ticket.code.map(|code| code.to_string());
        let mut connection = self.connection().await?;
        if let Some(code) = &code {
            let transaction = connection.transaction().await?;
            let holder = transaction.prepare_cached(HOLDER).await?;
            let key: &[u8] = &ticket.player.0;
            if let Some(row) = transaction.query_opt(&holder, &[code, &key]).await? {
                if row.try_get(1)? {
                    let playing = transaction.prepare_cached(PLAYING).await?;
                    let row = transaction.query_opt(&playing, &[&key]).await?;
                    let playing = row.map(|row| row.try_get::<_, Option<i64>>(0)).transpose()?.flatten();
                    return Ok(playing.map_or(Enqueued::CodeTaken, |id| Enqueued::Playing(game(id))));
                }
                transaction.execute(CLEAR, &[&row.try_get::<_, &[u8]>(0)?]).await?;
                transaction.commit().await?;
            }
        }
        let enqueue = connection.prepare_cached(ENQUEUE).await?;
        let key: &[u8] = &ticket.player.0;
        let (nonce, process) = (ticket.nonce.cast_signed(), ticket.process.0.cast_signed());
        let since_ms = ticket.since_ms.cast_signed();
        let waits = connection
            .execute(&enqueue, &[&key, &nonce, &kind(ticket.game), &code, &process, &since_ms])
            .await?;
        if waits == 1 {
            return Ok(Enqueued::Waiting);
        }
        let playing = connection.prepare_cached(PLAYING).await?;
        match connection.query_one(&playing, &[&key]).await?.try_get(0)? {
            Some(id) => Ok(Enqueued::Playing(game(id))),
            None => Err(Fault::Conflict("the player's game has just ended".to_owned())),
        }
    }

    pub(super) async fn try_withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, Fault> {
        let connection = self.connection().await?;
        let withdraw = connection.prepare_cached(WITHDRAW).await?;
        let key: &[u8] = &player.0;
        let nonce = nonce.cast_signed();
        if connection.execute(&withdraw, &[&key, &nonce]).await? == 1 {
            return Ok(Withdrawn::Withdrawn);
        }
        let playing = connection.prepare_cached(PLAYING).await?;
        let Some(row) = connection.query_opt(&playing, &[&key]).await? else { return Ok(Withdrawn::Unknown) };
        let seat = row.try_get::<_, Option<i64>>(0)?.zip(row.try_get::<_, Option<i64>>(1)?);
        Ok(match seat {
            Some((id, of)) if of == nonce => Withdrawn::Paired(game(id)),
            _ if row.try_get::<_, Option<i64>>(2)? == Some(nonce) => Withdrawn::Withdrawn,
            _ => Withdrawn::Unknown,
        })
    }

    pub(super) async fn try_pair(&self, game: Game, new: &NewGame) -> Result<Option<Pair>, Fault> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction().await?;
        let (longest, made) =
            tokio::try_join!(transaction.prepare_cached(LONGEST), transaction.prepare_cached(MADE))?;
        let (kind, id) = (kind(game), new.id.0.cast_signed());
        let (kinds, ids) = ([&kind as _], [&id as _]);
        // Sent together, answered together.
        let (found, made) =
            tokio::try_join!(transaction.query(&longest, &kinds), transaction.query(&made, &ids))?;
        if let Some(made) = pair_of(new.id, &made)? {
            return Ok(Some(made));
        }
        if let [longer, other] = found.as_slice() {
            let pair = in_order([ticket(longer)?, ticket(other)?], new);
            return match make(&transaction, pair, new).await? {
                Some(made) => transaction.commit().await.map(|()| Some(made)).map_err(Fault::from),
                // Whoever waits does not play, and the rows are locked.
                None => Err(Fault::Damaged("a player who waits is in the middle of a game".to_owned())),
            };
        }
        // Alone, or others are just looking too: each may hold one of the same two.
        transaction.rollback().await?;
        let waiting = connection.prepare_cached(WAITING).await?;
        match connection.query_one(&waiting, &[&kind]).await?.try_get::<_, i64>(0)? {
            0 | 1 => Ok(None),
            _ => Err(Fault::Conflict("those who wait are being paired by other servers".to_owned())),
        }
    }

    pub(super) async fn try_join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: &NewGame,
    ) -> Result<Option<Pair>, Fault> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction().await?;
        let (host, made) =
            tokio::try_join!(transaction.prepare_cached(HOST), transaction.prepare_cached(MADE))?;
        let (text, key, id) = (code.to_string(), player.0.as_slice(), new.id.0.cast_signed());
        let made = transaction.query(&made, &[&id]).await?;
        if let Some(made) = pair_of(new.id, &made)? {
            return Ok(Some(made));
        }
        let mut waiting = None;
        for row in transaction.query(&host, &[&text, &key]).await? {
            if row.try_get("waits")? {
                waiting = Some(ticket(&row)?);
            }
        }
        let Some(waiting) = waiting else { return Ok(None) };
        let joining =
            Ticket { player, nonce, code: Some(code), process: new.owner, since_ms: new.at_ms, ..waiting };
        let made = make(&transaction, in_order([waiting, joining], new), new).await?;
        if made.is_some() {
            transaction.commit().await?;
        }
        Ok(made)
    }

    pub(super) async fn try_create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: &NewGame,
    ) -> Result<Option<Pair>, Fault> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction().await?;
        let made = transaction.prepare_cached(MADE).await?;
        let made = transaction.query(&made, &[&new.id.0.cast_signed()]).await?;
        if let Some(made) = pair_of(new.id, &made)? {
            return Ok(Some(made));
        }
        if tickets[0].player == tickets[1].player {
            return Ok(None);
        }
        let made = make(&transaction, tickets.map(|ticket| Ticket { game, ..ticket }), new).await?;
        if made.is_some() {
            transaction.commit().await?;
        }
        Ok(made)
    }

    pub(super) async fn try_open_game(&self, player: PlayerId) -> Result<Option<GameId>, Fault> {
        let connection = self.connection().await?;
        let playing = connection.prepare_cached(PLAYING).await?;
        let row = connection.query_opt(&playing, &[&player.0.as_slice()]).await?;
        Ok(row.map(|row| row.try_get::<_, Option<i64>>(0)).transpose()?.flatten().map(game))
    }
}

fn in_order([longer, other]: [Ticket; 2], new: &NewGame) -> [Ticket; 2] {
    if new.longer_first { [longer, other] } else { [other, longer] }
}

/// The game that a request has made already, if it was made before.
fn pair_of(id: GameId, rows: &[tokio_postgres::Row]) -> Result<Option<Pair>, Fault> {
    match rows {
        [] => Ok(None),
        [first, second] => Ok(Some(Pair { id, tickets: [ticket(first)?, ticket(second)?] })),
        _ => Err(Fault::Damaged(format!("game {id} has {} seats", rows.len()))),
    }
}

/// Makes a game for two players, the first side first; none, and the transaction is to be rolled back, if one of them
/// plays.
async fn make(
    transaction: &deadpool_postgres::Transaction<'_>,
    tickets: [Ticket; 2],
    new: &NewGame,
) -> Result<Option<Pair>, Fault> {
    let [first, second] = &tickets;
    let opening = (new.opening)(first.game, [first, second], new.at_ms);
    let keys: [&[u8]; 2] = [&first.player.0, &second.player.0];
    let make = transaction.prepare_cached(MAKE).await?;
    let free = transaction
        .execute(
            &make,
            &[
                &new.id.0.cast_signed(),
                &new.owner.0.cast_signed(),
                &opening,
                &[0i16, 1].as_slice(),
                &keys.as_slice(),
                &tickets.each_ref().map(|ticket| ticket.nonce.cast_signed()).as_slice(),
                &tickets.each_ref().map(|ticket| kind(ticket.game)).as_slice(),
                &tickets.each_ref().map(|ticket| ticket.code.map(|code| code.to_string())).as_slice(),
                &tickets.each_ref().map(|ticket| ticket.process.0.cast_signed()).as_slice(),
                &tickets.each_ref().map(|ticket| ticket.since_ms.cast_signed()).as_slice(),
            ],
        )
        .await?;
    Ok((free == 2).then_some(Pair { id: new.id, tickets }))
}
