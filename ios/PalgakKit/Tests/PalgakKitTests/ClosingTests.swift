import Foundation
import PalgakCore
import Synchronization
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)), .enabled(if: Server.program != nil, "PALGAK_SERVER names the server's program"))
struct ClosingTests {
    /// Closes its match from the core's own thread, as soon as somebody is waited for.
    private final class Closer: QuickMatchListener {
        let feed: Feed<OnlineSnapshot>
        let match = Mutex<QuickMatch?>(nil)
        let given = DispatchSemaphore(value: 0)

        init(_ feed: Feed<OnlineSnapshot>) { self.feed = feed }

        func snapshot(snapshot: OnlineSnapshot) {
            if snapshot.phase == .waiting {
                given.wait()
                match.withLock { $0 }?.shutDown()
            }
            feed.snapshot(snapshot: snapshot)
        }
    }

    @Test(arguments: [false, true])
    func aMatchThatIsHeldEndsWhenItIsClosed(_ byListener: Bool) async throws {
        let server = try await Server()
        defer { server.stop() }
        let identity = try newIdentity()
        let (values, match): (AsyncStream<OnlineSnapshot>, QuickMatch)
        do {
            let feed = Feed<OnlineSnapshot>()
            let closer = Closer(feed)
            values = feed.values
            match = try QuickMatch.seek(
                server: server.address, identity: identity, game: .xiangqi, view: Rig().app.view,
                listener: byListener ? closer : feed)
            closer.match.withLock { $0 = match }
            closer.given.signal()
        }
        for await snapshot in values where snapshot.phase == .waiting { break }
        for _ in 0..<2 { match.shutDown() }
        // The core lets go of the listener, and its threads end, those of earlier tests too.
        for await _ in values {}
        for name in ["palgak-quick", "palgak-online"] {
            while try threads(name) > 0 { try await Task.sleep(for: .milliseconds(20)) }
        }
        #expect(throws: QuickMatchError.self) { try match.act(action: .flip) }
    }
}
