//! The tables, and bringing those of an older server up to date.
//!
//! All is in a schema of its own, `palgak`, so that the database may hold other things too. Several servers may start at
//! once, of different versions while they are being updated: one brings the tables up to date, the others wait for it, and
//! an older server that starts after that refuses to.

use deadpool_postgres::Transaction;

use super::OpenError;
use super::connect::Connection;

/// The steps from each layout to the next. What is here was run somewhere and is never changed.
const STEPS: [&str; 1] = [include_str!("schema/1.sql")];

/// The layout that this server works with.
pub(super) const FORMAT: i32 = STEPS.len() as i32;

/// The lock that servers take while they look after the tables: "palgak" in ASCII.
const LOCK: i64 = 0x7061_6c67_616b;

/// Makes the tables what this server works with.
pub(super) async fn prepare(connection: &mut Connection, place: &str) -> Result<(), OpenError> {
    let failed = |error: tokio_postgres::Error| OpenError::Unreachable {
        place: place.to_owned(),
        why: super::fault::words(&error),
    };
    // Making tables may take longer than a move may.
    let transaction = connection.transaction().await.map_err(failed)?;
    transaction
        .batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        .await
        .map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let found = match found(&transaction).await.map_err(failed)? {
        Found::Nothing => {
            let first =
                "CREATE SCHEMA IF NOT EXISTS palgak; CREATE TABLE palgak.format (number integer NOT NULL)";
            transaction.batch_execute(first).await.map_err(failed)?;
            0
        }
        Found::Format(number) => number,
        Found::SomethingElse => return Err(OpenError::Foreign(place.to_owned())),
    };
    if found > FORMAT {
        return Err(OpenError::Newer { place: place.to_owned(), found });
    }
    let Some(steps) = usize::try_from(found).ok().and_then(|done| STEPS.get(done..)) else {
        return Err(OpenError::Foreign(place.to_owned()));
    };
    if steps.is_empty() {
        return transaction.rollback().await.map_err(failed);
    }
    for step in steps {
        transaction.batch_execute(step).await.map_err(failed)?;
    }
    transaction.batch_execute("DELETE FROM palgak.format").await.map_err(failed)?;
    transaction.execute("INSERT INTO palgak.format VALUES ($1)", &[&FORMAT]).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    tracing::info!(from = found, to = FORMAT, "the tables of {place} are up to date");
    Ok(())
}

enum Found {
    Nothing,
    Format(i32),
    SomethingElse,
}

async fn found(transaction: &Transaction<'_>) -> Result<Found, tokio_postgres::Error> {
    let there = "SELECT to_regclass('palgak.format') IS NOT NULL,
        EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('palgak'))";
    let row = transaction.query_one(there, &[]).await?;
    if !row.try_get::<_, bool>(0)? {
        return Ok(if row.try_get(1)? { Found::SomethingElse } else { Found::Nothing });
    }
    let ours = "SELECT count(*) = 1 FROM information_schema.columns
        WHERE table_schema = 'palgak' AND table_name = 'format' AND column_name = 'number' AND data_type = 'integer'";
    if !transaction.query_one(ours, &[]).await?.try_get::<_, bool>(0)? {
        return Ok(Found::SomethingElse);
    }
    let rows = transaction.query("SELECT number FROM palgak.format", &[]).await?;
    match rows.as_slice() {
        [row] => Ok(Found::Format(row.try_get(0)?)),
        _ => Ok(Found::SomethingElse),
    }
}
