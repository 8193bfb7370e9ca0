//! Processes and their leases, by the clock of the database: each function is one try of a request.

use palgak_online::id::{GameId, PlayerId};

use super::Inner;
use super::fault::Fault;
use super::rows::{game, ticket};
use crate::store::{Process, ProcessId, Summons};

const RENEW: &str = "
    INSERT INTO palgak.process (id, url, alive_ms, lease_until)
    VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
    ON CONFLICT (id) DO UPDATE SET url = EXCLUDED.url, alive_ms = EXCLUDED.alive_ms,
        lease_until = EXCLUDED.lease_until
    RETURNING xmax = 0";

/// What dead processes left: their players do not come back to them, and of those that keep no unfinished game nobody
/// will ask. A day is longer than any server is stopped and goes on.
const TIDY: &str = "
    WITH dead AS (
        SELECT id FROM palgak.process p WHERE lease_until < clock_timestamp() - interval '1 day'
            AND NOT EXISTS (SELECT FROM palgak.game WHERE owner = p.id AND NOT over)
    ), wishes AS (
        UPDATE palgak.player SET wish_nonce = NULL, wish_kind = NULL, wish_code = NULL, wish_process = NULL,
            wish_since_ms = NULL, wish_place = NULL WHERE wish_nonce IS NOT NULL AND wish_process IN (SELECT id FROM dead)
    ), summoned AS (
        DELETE FROM palgak.summons WHERE process IN (SELECT id FROM dead)
    )
    DELETE FROM palgak.process WHERE id IN (SELECT id FROM dead)";

const RELEASE: &str = "
    WITH wishes AS (
        UPDATE palgak.player SET wish_nonce = NULL, wish_kind = NULL, wish_code = NULL, wish_process = NULL,
            wish_since_ms = NULL, wish_place = NULL WHERE wish_nonce IS NOT NULL AND wish_process = $1
    ), summoned AS (
        DELETE FROM palgak.summons WHERE process = $1
    )
    UPDATE palgak.process SET lease_until = '-infinity' WHERE id = $1";

/// Who is summoned and was not told of before; those that were heard are taken out.
const SUMMONS: &str = "
    WITH heard AS (
        DELETE FROM palgak.summons
        USING unnest($2::bytea[], $3::bigint[]) AS h (player, game)
        WHERE summons.process = $1 AND summons.player = h.player AND summons.game = h.game
    )
    SELECT t.player, t.nonce, t.kind, t.code, t.process, t.since_ms, t.game, coalesce(p.url, '') AS url
    FROM palgak.summons s
        JOIN palgak.seat t ON t.game = s.game AND t.player = s.player
        JOIN palgak.game g ON g.id = s.game
        LEFT JOIN palgak.process p ON p.id = g.owner
    WHERE s.process = $1
        AND NOT EXISTS (SELECT FROM unnest($2::bytea[], $3::bigint[]) AS h (player, game)
            WHERE h.player = s.player AND h.game = s.game)
    ORDER BY s.player, s.game";

impl Inner {
    pub(super) async fn try_renew(&self, process: &Process, alive_ms: u64) -> Result<(), Fault> {
        let connection = self.connection().await?;
        let renew = connection.prepare_cached(RENEW).await?;
        let (id, alive_ms, lease) =
            (process.id.0.cast_signed(), alive_ms.cast_signed(), self.lease.as_secs_f64());
        let row = connection.query_one(&renew, &[&id, &process.url, &alive_ms, &lease]).await?;
        if row.try_get(0)? {
            // It is here for the first time: a good moment, which comes seldom.
            connection.batch_execute(TIDY).await?;
        }
        Ok(())
    }

    pub(super) async fn try_release(&self, process: ProcessId) -> Result<(), Fault> {
        let connection = self.connection().await?;
        let release = connection.prepare_cached(RELEASE).await?;
        connection.execute(&release, &[&process.0.cast_signed()]).await?;
        Ok(())
    }

    /// Those told of are taken out of the table only when the process asks again: if this answer is lost, they are told of
    /// once more.
    pub(super) async fn try_summons(&self, process: ProcessId) -> Result<Vec<Summons>, Fault> {
        let heard: Vec<(PlayerId, GameId)> = self.heard().get(&process).cloned().unwrap_or_default();
        let players: Vec<&[u8]> = heard.iter().map(|(player, _)| player.0.as_slice()).collect();
        let games: Vec<i64> = heard.iter().map(|(_, id)| id.0.cast_signed()).collect();
        let connection = self.connection().await?;
        let summons = connection.prepare_cached(SUMMONS).await?;
        let rows = connection.query(&summons, &[&process.0.cast_signed(), &players, &games]).await?;
        let mut found = Vec::with_capacity(rows.len());
        for row in &rows {
            let id = game(row.try_get("game")?);
            found.push(Summons { ticket: ticket(row)?, id, url: row.try_get("url")? });
        }
        let told = found.iter().map(|summons| (summons.ticket.player, summons.id)).collect();
        self.heard().insert(process, told);
        Ok(found)
    }
}
