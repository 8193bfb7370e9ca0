//! Games: each function is one try of a request.

use palgak_online::id::GameId;

use super::Inner;
use super::fault::Fault;
use super::rows::{game, natural};
use crate::store::{Append, Appended, Claim, Epoch, ProcessId, Swept};

const APPEND: &str = "SELECT palgak.append_1($1, $2, $3, $4, $5)";

/// Who keeps a game. The lock makes the one who asks and the one who writes take turns.
const OWNER: &str = "
    SELECT g.owner, g.epoch, g.last, coalesce(p.url, '') AS url, coalesce(p.alive_ms, 0) AS alive_ms,
        coalesce(p.lease_until > clock_timestamp(), false) AS alive
    FROM palgak.game g LEFT JOIN palgak.process p ON p.id = g.owner WHERE g.id = $1 FOR UPDATE OF g";

const TAKE: &str = "UPDATE palgak.game SET owner = $2, epoch = epoch + 1 WHERE id = $1";

const RECORDS: &str = "SELECT seq, body FROM palgak.record WHERE game = $1 ORDER BY seq";

const ORPHANS: &str = "
    SELECT g.id FROM palgak.game g LEFT JOIN palgak.process p ON p.id = g.owner
    WHERE NOT g.over AND coalesce(p.lease_until <= clock_timestamp(), true) LIMIT $1";

/// Games in the order of their numbers, and whether they are past.
const LOOK: &str = "
    SELECT g.id, g.over AND max(s.since_ms) < $3 AS past
    FROM (SELECT id, over FROM palgak.game WHERE id >= $1 ORDER BY id LIMIT $2) g JOIN palgak.seat s ON s.game = g.id
    GROUP BY g.id, g.over ORDER BY g.id";

/// The locks make those who take out and those who still add records take turns.
const LOCK: &str = "SELECT id FROM palgak.game WHERE id = ANY($1) AND over ORDER BY id FOR UPDATE";

const REMOVE: &str = "
    WITH summoned AS (DELETE FROM palgak.summons WHERE game = ANY($1)),
        seats AS (DELETE FROM palgak.seat WHERE game = ANY($1)),
        records AS (DELETE FROM palgak.record WHERE game = ANY($1))
    DELETE FROM palgak.game WHERE id = ANY($1)";

impl Inner {
    /// Adds records in one transaction, which is one message there and one back.
    pub(super) async fn try_append(&self, batch: &[Append]) -> Result<Vec<Appended>, Fault> {
        // Those who lock the same games do it in the same order.
        let mut order: Vec<usize> = (0..batch.len()).collect();
        order.sort_by_key(|index| batch[*index].id);
        let of =
            |value: fn(&Append) -> i64| order.iter().map(|index| value(&batch[*index])).collect::<Vec<_>>();
        let games = of(|append| append.id.0.cast_signed());
        let epochs = of(|append| append.epoch.0.cast_signed());
        let seqs = of(|append| i64::from(append.seq));
        let bodies: Vec<&[u8]> = order.iter().map(|index| batch[*index].record.as_slice()).collect();
        let ends: Vec<bool> = order.iter().map(|index| batch[*index].ends).collect();

        let connection = self.connection().await?;
        let append = connection.prepare_cached(APPEND).await?;
        let row = connection.query_one(&append, &[&games, &epochs, &seqs, &bodies, &ends]).await?;
        let there: Vec<bool> = row.try_get(0)?;
        if there.len() != batch.len() {
            return Err(Fault::Damaged(format!("{} answers to {} records", there.len(), batch.len())));
        }
        let mut answers = vec![Appended::Fenced; batch.len()];
        for (index, _) in order.into_iter().zip(there).filter(|(_, there)| *there) {
            answers[index] = Appended::Durable;
        }
        Ok(answers)
    }

    pub(super) async fn try_claim(&self, id: GameId, process: ProcessId) -> Result<Claim, Fault> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction().await?;
        let owner = transaction.prepare_cached(OWNER).await?;
        let number = id.0.cast_signed();
        let Some(row) = transaction.query_opt(&owner, &[&number]).await? else { return Ok(Claim::Unknown) };
        let mine = row.try_get::<_, i64>("owner")? == process.0.cast_signed();
        if !mine && row.try_get("alive")? {
            return Ok(Claim::Elsewhere { url: row.try_get("url")? });
        }
        let mut epoch = row.try_get::<_, i64>("epoch")?.cast_unsigned();
        if !mine {
            let take = transaction.prepare_cached(TAKE).await?;
            transaction.execute(&take, &[&number, &process.0.cast_signed()]).await?;
            epoch += 1;
        }
        let records = transaction.prepare_cached(RECORDS).await?;
        let rows = transaction.query(&records, &[&number]).await?;
        transaction.commit().await?;
        let last: usize = natural(row.try_get("last")?, "number of a record")?;
        let mut found = Vec::with_capacity(rows.len());
        for (row, seq) in rows.iter().zip(1..) {
            if row.try_get::<_, i64>(0)? != seq {
                return Err(Fault::Damaged(format!("game {id} lacks record {seq}")));
            }
            found.push(row.try_get(1)?);
        }
        if found.len() != last {
            return Err(Fault::Damaged(format!("game {id} has {} records and counts {last}", found.len())));
        }
        let alive_ms = row.try_get::<_, i64>("alive_ms")?.cast_unsigned();
        Ok(Claim::Own { epoch: Epoch(epoch), records: found, alive_ms })
    }

    pub(super) async fn try_orphans(&self, limit: usize) -> Result<Vec<GameId>, Fault> {
        let connection = self.connection().await?;
        let orphans = connection.prepare_cached(ORPHANS).await?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = connection.query(&orphans, &[&limit]).await?;
        rows.iter().map(|row| Ok(game(row.try_get(0)?))).collect()
    }

    pub(super) async fn try_sweep(
        &self,
        after: Option<GameId>,
        limit: usize,
        before_ms: u64,
    ) -> Result<Swept, Fault> {
        let Some(from) = after.map_or(Some(i64::MIN), |id| id.0.cast_signed().checked_add(1)) else {
            return Ok(Swept::default());
        };
        let mut connection = self.connection().await?;
        let look = connection.prepare_cached(LOOK).await?;
        let most = i64::try_from(limit).unwrap_or(i64::MAX);
        let before = i64::try_from(before_ms).unwrap_or(i64::MAX);
        let rows = connection.query(&look, &[&from, &most, &before]).await?;
        let mut past: Vec<i64> = Vec::new();
        for row in &rows {
            past.extend(row.try_get::<_, bool>("past")?.then_some(row.try_get::<_, i64>("id")?));
        }
        let last = rows.last().map(|row| row.try_get::<_, i64>("id")).transpose()?;
        let next = last.filter(|_| rows.len() == limit).map(game);
        if past.is_empty() {
            return Ok(Swept { gone: 0, next });
        }
        let transaction = connection.transaction().await?;
        let lock = transaction.prepare_cached(LOCK).await?;
        let locked = transaction.query(&lock, &[&past]).await?;
        let past = locked.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
        let remove = transaction.prepare_cached(REMOVE).await?;
        transaction.execute(&remove, &[&past]).await?;
        transaction.commit().await?;
        Ok(Swept { gone: past.len(), next })
    }
}
