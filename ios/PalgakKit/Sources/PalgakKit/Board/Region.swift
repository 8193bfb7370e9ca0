import PalgakCore

/// The part of a board that is drawn: the whole of it, or the few rows of an illustration. Counted as drawn, from the
/// top left.
public struct Region: Hashable, Sendable {
    public let game: Game
    public let files: Int
    public let ranks: Int
    public let left: Int
    public let top: Int
    public let columns: Int
    public let rows: Int

    /// Whether a point of the whole board is shown.
    public func shows(_ column: Int, _ row: Int) -> Bool {
        (left..<left + columns).contains(column) && (top..<top + rows).contains(row)
    }
}

extension Snapshot {
    /// The whole board.
    public var region: Region {
        Region(game: game, files: Int(files), ranks: Int(ranks), left: 0, top: 0, columns: Int(files), rows: Int(ranks))
    }
}

extension Diagram {
    /// The part of the board an illustration shows.
    public var region: Region {
        Region(
            game: game, files: Int(files), ranks: Int(ranks), left: Int(left), top: Int(top), columns: Int(columns),
            rows: Int(rows))
    }
}
