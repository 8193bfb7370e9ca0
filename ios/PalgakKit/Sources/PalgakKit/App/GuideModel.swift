import Observation
import PalgakCore

/// The rules of a game, page by page, as the reader turns them.
@MainActor
@Observable
public final class GuideModel {
    public private(set) var game: Game
    public private(set) var pages: [GuidePage]

    /// The number of the page shown.
    public private(set) var page = 0

    var look: TableView { didSet { pages = guide(game: game, view: look) } }

    init(_ game: Game, _ look: TableView) {
        self.game = game
        self.look = look
        pages = guide(game: game, view: look)
    }

    /// The page shown; none of a game without a guide.
    public var shown: GuidePage? { pages.indices.contains(page) ? pages[page] : nil }

    /// The page before; none at the first.
    public var before: GuidePage? { page > 0 ? pages[page - 1] : nil }

    /// The page after; none at the last.
    public var after: GuidePage? { page + 1 < pages.count ? pages[page + 1] : nil }

    /// Whose guide is open; another is opened at its first page.
    public var shelf: Game {
        get { game }
        set {
            guard newValue != game else { return }
            game = newValue
            pages = guide(game: newValue, view: look)
            page = 0
        }
    }

    /// Turns to a page; beyond the last, to that.
    public func turn(to page: Int) { self.page = min(max(page, 0), max(pages.count - 1, 0)) }
}
