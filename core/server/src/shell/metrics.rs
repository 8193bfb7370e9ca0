//! What is counted and measured, as Prometheus reads it. Nothing is labelled with a player, a game or an address.

use std::time::Duration;

use ::metrics::{
    Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram, with_local_recorder,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusRecorder};
use palgak_online::protocol::Refusal;

/// The bounds of the latencies' buckets, in seconds.
const LATENCIES: &[f64] = &[
    0.000_5, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0,
    2.0, 5.0,
];

/// The bounds of the buckets of batch sizes.
const SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];

/// Everything that a server counts. What happens with every message has its handle here; what is rare or labelled
/// is looked up.
pub(super) struct Metrics {
    recorder: PrometheusRecorder,
    /// WebSockets open now, whether greeted or not.
    pub(super) connections: Gauge,
    /// Players greeted.
    pub(super) hellos: Counter,
    /// Players greeted who came back to a game.
    pub(super) reconnections: Counter,
    /// Messages taken in from players.
    pub(super) messages: Counter,
    /// Messages not looked at because they came too fast.
    pub(super) too_fast: Counter,
    /// From a move's arrival to its acknowledgement being handed to the connection.
    pub(super) move_seconds: Histogram,
    /// Batches of records made durable.
    pub(super) commits: Counter,
    /// Records in a batch.
    pub(super) commit_records: Histogram,
    /// How long a batch took.
    pub(super) commit_seconds: Histogram,
    /// Games claimed from the store: after a restart, or after their owner's death.
    pub(super) claims: Counter,
    /// Finished games taken out of the store, kept for long enough; set to the service's own count.
    pub(super) games_removed: Counter,
}

impl Metrics {
    pub(super) fn new() -> Result<Metrics, BuildError> {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), LATENCIES)?
            .set_buckets_for_metric(Matcher::Suffix("_records".to_owned()), SIZES)?
            .build_recorder();
        let register = |recorder: &PrometheusRecorder, name| with_local_recorder(recorder, || counter!(name));
        let measure =
            |recorder: &PrometheusRecorder, name| with_local_recorder(recorder, || histogram!(name));
        with_local_recorder(&recorder, describe);
        Ok(Metrics {
            connections: with_local_recorder(&recorder, || gauge!("palgak_connections")),
            hellos: register(&recorder, "palgak_hellos_total"),
            reconnections: register(&recorder, "palgak_reconnections_total"),
            messages: register(&recorder, "palgak_messages_total"),
            too_fast: register(&recorder, "palgak_too_fast_total"),
            move_seconds: measure(&recorder, "palgak_move_seconds"),
            commits: register(&recorder, "palgak_commits_total"),
            commit_records: measure(&recorder, "palgak_commit_records"),
            commit_seconds: measure(&recorder, "palgak_commit_seconds"),
            claims: register(&recorder, "palgak_claims_total"),
            games_removed: register(&recorder, "palgak_games_removed_total"),
            recorder,
        })
    }

    /// Counts a refusal.
    pub(super) fn refused(&self, code: Refusal) {
        self.count("palgak_refusals_total", "code", word(code));
    }

    /// Counts a connection that was turned away before it could say anything.
    pub(super) fn turned_away(&self, why: &'static str) {
        self.count("palgak_turned_away_total", "why", why.to_owned());
    }

    /// Counts a connection closed by the server.
    pub(super) fn closed(&self, code: u16) {
        self.count("palgak_closed_total", "code", code.to_string());
    }

    /// Counts a request that the store did not carry out.
    pub(super) fn store_error(&self, request: &'static str) {
        self.count("palgak_store_errors_total", "request", request.to_owned());
    }

    fn count(&self, name: &'static str, label: &'static str, value: String) {
        with_local_recorder(&self.recorder, || counter!(name, label => value).increment(1));
    }

    /// How many games there are of one kind in one phase.
    pub(super) fn games(&self, game: &'static str, phase: &'static str, count: usize) {
        with_local_recorder(&self.recorder, || {
            gauge!("palgak_games", "game" => game, "phase" => phase).set(count as f64);
        });
    }

    /// How many players wait at this process for one kind of game.
    pub(super) fn waiting(&self, game: &'static str, count: usize) {
        with_local_recorder(&self.recorder, || gauge!("palgak_waiting", "game" => game).set(count as f64));
    }

    /// All of it, as text.
    pub(super) fn render(&self) -> String {
        self.recorder.handle().render()
    }

    /// Moves what was measured into its buckets; without it, measurements pile up.
    pub(super) fn upkeep(&self) {
        self.recorder.handle().run_upkeep();
    }
}

/// How often [`Metrics::upkeep`] is due.
pub(super) const UPKEEP: Duration = Duration::from_secs(5);

fn describe() {
    describe_gauge!("palgak_connections", "WebSockets open now");
    describe_counter!("palgak_hellos_total", "Players greeted");
    describe_counter!("palgak_reconnections_total", "Players greeted who came back to a game");
    describe_counter!("palgak_messages_total", "Messages taken in from players");
    describe_counter!("palgak_too_fast_total", "Messages not looked at because they came too fast");
    describe_histogram!("palgak_move_seconds", "From a move's arrival to its acknowledgement");
    describe_counter!("palgak_commits_total", "Batches of records made durable");
    describe_histogram!("palgak_commit_records", "Records in a batch");
    describe_histogram!("palgak_commit_seconds", "How long a batch took to become durable");
    describe_counter!("palgak_claims_total", "Games taken over or taken up again from the store");
    describe_counter!("palgak_games_removed_total", "Finished games taken out of the store by this process");
    describe_counter!("palgak_refusals_total", "Requests refused, by code");
    describe_counter!("palgak_turned_away_total", "Connections turned away at once, by reason");
    describe_counter!("palgak_closed_total", "Connections closed by the server, by WebSocket code");
    describe_counter!("palgak_store_errors_total", "Requests that the store did not carry out, by request");
    describe_gauge!("palgak_games", "Games kept by this process, by game and phase");
    describe_gauge!("palgak_waiting", "Players waiting at this process, by game");
}

/// A refusal as the protocol writes it.
fn word(code: Refusal) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(word)) => word,
        _ => "other".to_owned(),
    }
}

impl std::fmt::Debug for Metrics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        let metrics = Metrics::new().unwrap();
        metrics.connections.increment(2.0);
        metrics.refused(Refusal::NotYourTurn);
        metrics.refused(Refusal::NotYourTurn);
        metrics.games("janggi", "playing", 3);
        metrics.games_removed.absolute(1_000);
        metrics.games_removed.absolute(1_200);
        metrics.commit_records.record(3.0);
        metrics.upkeep();
        let text = metrics.render();
        for line in [
            "palgak_connections 2",
            "palgak_refusals_total{code=\"not_your_turn\"} 2",
            "palgak_games{game=\"janggi\",phase=\"playing\"} 3",
            "palgak_games_removed_total 1200",
            "palgak_commit_records_bucket{le=\"2\"} 0",
            "palgak_commit_records_bucket{le=\"4\"} 1",
            "# TYPE palgak_move_seconds histogram",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} is not in:\n{text}");
        }
    }
}
