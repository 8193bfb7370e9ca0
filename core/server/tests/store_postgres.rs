//! The store on PostgreSQL, on a server that the tests start.

mod postgres;
mod store_suite;

use postgres::stage;

store_suite!(stage);
