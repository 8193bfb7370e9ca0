import Foundation
import PalgakCore

/// One table of the core: its board, and its bytes, which are kept after every change.
@MainActor
final class TableModel {
    /// What a table tells the app.
    struct Hooks: Sendable {
        var keep: @Sendable (Data) throws -> Void
        var failed: @Sendable (any Error) -> Void
    }

    let board: BoardModel
    private let table: Table
    private let worker: Worker
    private let saver: Saver

    /// Sets up a new game.
    static func open(_ game: NewGame, view: TableView, worker: Worker, hooks: Hooks) async throws -> TableModel {
        let feed = Feed<Snapshot>()
        let table = try await worker.value { try Table(game: game, view: view, listener: feed) }
        return TableModel(table, feed.values, worker, hooks)
    }

    /// Takes up a saved game; the core's error is passed on.
    static func restore(_ bytes: Data, view: TableView, worker: Worker, hooks: Hooks) async throws -> TableModel {
        let feed = Feed<Snapshot>()
        let table = try await worker.value { try Table.restore(bytes: bytes, view: view, listener: feed) }
        return TableModel(table, feed.values, worker, hooks)
    }

    private init(_ table: Table, _ snapshots: AsyncStream<Snapshot>, _ worker: Worker, _ hooks: Hooks) {
        self.table = table
        self.worker = worker
        board = BoardModel(core: table)
        saver = Saver(
            on: worker,
            save: { try table.save() },
            keep: { bytes in if let bytes { try hooks.keep(bytes) } },
            failed: { error in
                // A table that was closed in between has been saved by whoever closed it.
                if case TableError.Closed = error { return }
                hooks.failed(error)
            })
        // It keeps nothing alive: who saves holds the core's table, which may go before the last snapshot is looked at.
        Task { [weak board, weak saver] in
            for await snapshot in snapshots {
                guard let board else { return }
                board.take(snapshot)
                saver?.note()
            }
        }
    }

    // Releasing the core's object stops its thread, which is waited for: that is no work for the user's thread.
    deinit {
        let table = table
        worker.run { table.shutDown() }
    }

    /// Keeps what stands, after the commands given so far.
    func save() {
        let saver = saver
        worker.run { saver.now() }
    }

    /// Stops the table after the commands given so far, keeps what stands, and then does `afterwards` on the worker.
    func close(_ afterwards: @escaping @Sendable () -> Void = {}) {
        let (table, saver) = (table, saver)
        worker.run {
            saver.now()
            table.shutDown()
            afterwards()
        }
    }
}
