import PalgakCore

/// The names along the edges of a board, so that the notation of the move list can be found on it.
public struct EdgeLabels: Equatable, Sendable {
    /// Over the board, from left to right; may be empty, as may be the others.
    public let above: [String]
    /// Under the board.
    public let below: [String]
    /// Left of the board, from top to bottom.
    public let left: [String]
    /// Right of the board.
    public let right: [String]

    private static let numbers = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]
    private static let branches = Array("子丑寅卯辰巳午未申酉戌亥").map(String.init)
    private static let letters = Array("abcdefghijkl").map(String.init)

    /// The names that belong to a board under a notation, and the reader's choice for shogi boards.
    public init(_ snapshot: Snapshot, notation: NotationStyle, shogi: ChuCoordinates) {
        let (files, ranks) = (Int(snapshot.files), Int(snapshot.ranks))
        // Points are numbered from the first side's left and its own edge.
        let columns = snapshot.points.filter { $0.row == 0 }.sorted { $0.column < $1.column }.map {
            Int($0.index) % files
        }
        let rows = snapshot.points.filter { $0.column == 0 }.sorted { $0.row < $1.row }.map { Int($0.index) / files }
        let firstBelow = rows.last == 0
        switch snapshot.game {
        case .janggi where notation.fitting(.janggi) == .machine:
            (above, below, right) = (columns.map { EdgeLabels.letters[$0] }, [], [])
            left = rows.map { "\($0 + 1)" }
        case .janggi:
            // Ranks from the second side's edge, ten written as nought.
            (above, below, right) = (columns.map { "\($0 + 1)" }, [], [])
            left = rows.map { "\((ranks - $0) % 10)" }
        case .xiangqi where notation.fitting(.xiangqi) == .iccs:
            (above, below, right) = ([], columns.map { EdgeLabels.letters[$0] }, [])
            left = rows.map { "\($0)" }
        case .xiangqi:
            // Each side counts the files from its own right: red in characters unless the notation is in figures.
            let plain = notation.fitting(.xiangqi) == .wxf
            let red = columns.map { plain ? "\(files - $0)" : EdgeLabels.numbers[files - 1 - $0] }
            let black = columns.map { "\($0 + 1)" }
            (above, below) = firstBelow ? (black, red) : (red, black)
            (left, right) = ([], [])
        case .chuShogi:
            // Files from the first side's right, ranks from the far edge.
            above = columns.map { shogi == .branches ? EdgeLabels.branches[files - 1 - $0] : "\(files - $0)" }
            right = rows.map { (shogi == .numbers ? EdgeLabels.letters : EdgeLabels.numbers)[ranks - 1 - $0] }
            (below, left) = ([], [])
        }
    }

    private init(above: [String], below: [String], left: [String], right: [String]) {
        (self.above, self.below, self.left, self.right) = (above, below, left, right)
    }

    /// The same on a board that is seen from the other side. Names keep their edge, unless each side has its own.
    public var turned: EdgeLabels {
        let both = !above.isEmpty && !below.isEmpty
        return EdgeLabels(
            above: (both ? below : above).reversed(), below: (both ? above : below).reversed(), left: left.reversed(),
            right: right.reversed())
    }
}
