import Foundation
import Testing

@testable import PalgakKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BoardTests {
    private let size = CGSize(width: 390, height: 440)

    @Test(arguments: Game.all)
    func everyPointIsHitWhereItLies(_ game: Game) async {
        let snapshot = await Rig().play(game).snapshot
        let geometry = BoardGeometry(snapshot.region, in: size, labelled: true)
        #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(geometry.board))
        let meaning = Meaning(snapshot, geometry)
        for point in snapshot.points {
            #expect(meaning.exactly(geometry.centre(of: point))?.index == point.index)
            #expect(geometry.square(around: point).contains(geometry.centre(of: point)))
        }
        #expect(meaning.exactly(CGPoint(x: -50, y: 5)) == nil)

        // Seen from the other side, the first point lies where the last one lay.
        let turned = BoardGeometry(snapshot.region, in: size, labelled: true, turned: true)
        #expect(turned.centre(of: snapshot.points[0]) == geometry.centre(of: snapshot.points.last!))
        for point in snapshot.points {
            #expect(Meaning(snapshot, turned).exactly(turned.centre(of: point))?.index == point.index)
        }
    }

    @Test func aFingerTapsDragsAndStrays() async throws {
        let player = await Rig().play(.janggi)
        let geometry = BoardGeometry(player.snapshot.region, in: size, labelled: true)
        let meaning = Meaning(player.snapshot, geometry)
        func place(_ name: String) -> CGPoint { geometry.centre(of: player.at(index(name))) }

        var finger = Finger()
        /// A finger goes from point to point, and says what it taps on the way.
        func drag(_ names: String...) -> [UInt8] {
            let start = place(names[0])
            return names.compactMap { name in
                guard case .tap(let point) = finger.move(from: start, to: place(name), at: .now, meaning) else {
                    return nil
                }
                return point.index
            }
        }
        func lift(_ name: String) -> UInt8? { finger.lift(at: place(name), at: .now, meaning)?.index }

        #expect(drag("a4").isEmpty)
        // Nothing comes of resting: squares are large, and pieces of Janggi tell nothing.
        #expect(finger.due(meaning) == nil)
        #expect(lift("a4") == index("a4"))

        // A piece of the side to move is dragged: a tap where it starts, and one where it ends.
        #expect(drag("a4", "b4") == [index("a4")])
        #expect(finger.drag?.point.index == index("a4"))
        #expect(lift("b4") == index("b4"))
        #expect(finger.drag == nil)

        // Put back, it moves nothing; a touch that wanders off an empty point is none; nor is one that is spent.
        _ = drag("a4", "b4")
        #expect(lift("a4") == nil)
        _ = drag("b4", "e5")
        #expect(lift("e5") == nil)
        _ = drag("a4")
        finger.spend()
        #expect(lift("a4") == nil)

        // What the system takes away without a word does not spoil the next touch.
        _ = drag("a4", "b4")
        finger.spend()
        #expect(drag("e4").isEmpty)
        #expect(lift("e4") == index("e4"))
    }

    @Test func aNearMissOnSmallSquaresIsMeantWell() async {
        let player = await Rig().play(.chuShogi)
        await player.touch(squares: "7i")
        let geometry = BoardGeometry(player.snapshot.region, in: size, labelled: true)
        let meaning = Meaning(player.snapshot, geometry)
        let goal = player.snapshot.points.first { $0.marks.contains(.dot) }!
        let middle = geometry.centre(of: goal)
        // A little above the only square it can go to, on the next one, which is empty.
        let above = CGPoint(x: middle.x, y: middle.y - geometry.cell * 0.6)
        #expect(meaning.exactly(above)?.index != goal.index)
        #expect(meaning.meant(above)?.index == goal.index)
        #expect(meaning.meant(CGPoint(x: middle.x, y: middle.y - geometry.cell))?.index != goal.index)
    }

    @Test func aFingerAimsThroughAGlassWhereSquaresAreSmall() async {
        let player = await Rig().play(.chuShogi)
        var finger = Finger()
        func meaning(_ zoom: Zoom = Zoom()) -> Meaning {
            Meaning(
                player.snapshot, BoardGeometry(player.snapshot.region, in: size, labelled: true, zoom: zoom))
        }
        let geometry = BoardGeometry(player.snapshot.region, in: size, labelled: true)
        func place(_ square: String) -> CGPoint { geometry.centre(of: player.at(chuIndex(square))) }
        let began = Date(timeIntervalSinceReferenceDate: 0)
        func come(_ squares: String...) {
            for square in squares {
                _ = finger.move(from: place(squares[0]), to: place(square), at: began, meaning())
            }
        }
        func lift(_ square: String, after seconds: Double) -> UInt8? {
            finger.lift(at: place(square), at: began + seconds, meaning())?.index
        }

        // Nothing is chosen: a finger that rests on a piece is told how it moves, and taps nothing more.
        come("7i")
        #expect(finger.due(meaning()) == 0.5)
        #expect(finger.rest(for: 0.5, meaning())?.index == chuIndex("7i"))
        #expect(finger.aim == nil && finger.due(meaning()) == nil)
        #expect(lift("7i", after: 1) == nil)

        // A pawn is chosen, which goes one square forward: now a finger that rests looks through the glass, slides, and
        // taps where it is lifted.
        await player.touch(squares: "7i")
        come("5e")
        #expect(finger.due(meaning()) == 0.18)
        #expect(finger.rest(for: 0.18, meaning()) == nil)
        #expect(finger.aim?.point?.index == chuIndex("5e"))
        come("5e", "7h")
        #expect(finger.aim?.point?.index == chuIndex("7h"))
        #expect(lift("7h", after: 0.2) == chuIndex("7h"))
        #expect(finger.aim == nil)

        // A flick shows the glass too, but chooses nothing; on an enlarged board it shifts the board.
        come("5e", "7h")
        #expect(finger.aim != nil)
        #expect(lift("7h", after: 0.1) == nil)
        let close = Zoom(scale: 2, pan: CGPoint(x: -100, y: -100))
        _ = finger.move(from: .zero, to: .zero, at: began, meaning(close))
        let far = CGPoint(x: 0, y: 30)
        #expect(finger.move(from: .zero, to: far, at: began, meaning(close)) == .shift(CGSize(width: 0, height: 30)))
        #expect(finger.lift(at: far, at: began + 1, meaning(close)) == nil)

        // A piece is dragged under the glass.
        come("6i", "6h")
        #expect(finger.drag?.point.index == chuIndex("6i") && finger.aim?.point?.index == chuIndex("6h"))
        #expect(lift("6h", after: 0.1) == chuIndex("6h"))
    }

    @Test func theGlassShowsWhatLiesUnderTheFinger() async {
        let region = await Rig().play(.chuShogi).snapshot.region
        let zoom = Zoom(scale: 1.3, pan: CGPoint(x: -40, y: -70))
        for shown in [Zoom(), zoom] {
            let geometry = BoardGeometry(region, in: size, labelled: true, zoom: shown)
            let place = geometry.centre(5, 7)
            let glass = Magnifier(over: place, geometry, in: size, across: false)
            let under = BoardGeometry(region, in: size, labelled: true, zoom: glass.zoom)
            let seen = under.centre(5, 7)
            #expect(abs(under.cell - 58) < 1e-9)
            #expect(hypot(seen.x - glass.middle.x, seen.y - glass.middle.y) < 1e-9)
            // Above the finger, or below it for the one across; at the edge of the board beside it, never under it.
            #expect(glass.middle == CGPoint(x: place.x, y: place.y - glass.radius - 34))
            #expect(Magnifier(over: place, geometry, in: size, across: true).middle.y > place.y)
        }
        let geometry = BoardGeometry(region, in: size, labelled: true)
        for (column, row) in [(0, 0), (11, 0), (0, 11), (11, 11), (6, 0), (6, 11)] {
            let place = geometry.centre(column, row)
            for across in [false, true] {
                let glass = Magnifier(over: place, geometry, in: size, across: across)
                #expect(hypot(glass.middle.x - place.x, glass.middle.y - place.y) > glass.radius)
                #expect(CGRect(origin: .zero, size: size).insetBy(dx: 75, dy: 75).contains(glass.middle))
            }
        }
    }

    @Test func theBoardGrowsAroundAFingerAndStaysInItsWindow() {
        var zoom = Zoom()
        zoom.pinch(2, around: CGPoint(x: 100, y: 100), in: size)
        #expect(zoom.scale == 2 && zoom.pan == CGPoint(x: -100, y: -100))
        zoom.pinch(1, around: .zero, moved: CGSize(width: 900, height: -900), in: size)
        #expect(zoom.pan == CGPoint(x: 0, y: -size.height))
        zoom.pinch(100, around: .zero, in: size)
        #expect(zoom.scale == Zoom.most)
        #expect(!zoom.shows([CGPoint(x: 5, y: -1)], in: size) && zoom.shows([CGPoint(x: 5, y: 5)], in: size))
        // What lies in one corner lies in the other one when the board has turned round.
        zoom.pinch(1, around: .zero, moved: CGSize(width: 9000, height: 9000), in: size)
        zoom.turn(in: size)
        #expect(zoom.pan == CGPoint(x: size.width * (1 - Zoom.most), y: size.height * (1 - Zoom.most)))
        zoom.toggle(around: .zero, in: size)
        #expect(!zoom.enlarged && zoom.pan == .zero)
    }

    @Test func edgesAreNamedAsTheReaderWantsThem() {
        let app = Rig().app
        func edges(_ game: Game, _ bottom: Side = .first) -> EdgeLabels { app.edges(of: game, from: bottom) }
        #expect(edges(.janggi).left == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
        #expect(edges(.xiangqi).below.first == "九" && edges(.xiangqi, .second).above.first == "一")
        app.change { $0.notation = .iccs }
        #expect(edges(.xiangqi).above.isEmpty && edges(.xiangqi).left.first == "9")
        #expect(edges(.chuShogi).right.first == "一")
        app.change { $0.chuCoordinates = .numbers }
        #expect(edges(.chuShogi).right.last == "l")
    }

    @Test func anOctagonStandsOnItsSide() {
        let corners = Shapes.octagon(CGPoint(x: 10, y: 20), 5)
        #expect(corners.count == 8)
        #expect(abs(corners.map(\.y).max()! - 25) < 1e-9 && abs(corners.map(\.x).min()! - 5) < 1e-9)
        let koma = Shapes.koma(.zero, 10, upsideDown: true)
        #expect(koma[0] == CGPoint(x: 0, y: 5))
    }

    @Test func aMoveOfTwoStepsTurnsInTheMiddle() {
        let motion = Motion(from: 0, over: 1, to: 2, captured: nil, capturedOver: nil)
        let (a, b, c) = (CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 8))
        #expect(motion.place(at: 0.25, from: a, over: b, to: c) == CGPoint(x: 2, y: 0))
        #expect(motion.place(at: 0.75, from: a, over: b, to: c) == CGPoint(x: 4, y: 4))
        #expect(motion.place(at: 0.5, from: a, over: nil, to: c) == CGPoint(x: 2, y: 4))
    }

    @Test func aTabletShowsThingsLargerToWhomTheyAreNotLargeAlready() {
        // An iPhone 16 Pro Max, an iPad mini and an iPad Pro, upright or not.
        let rooms = [440.0, 744, 1032].map(Room.init(shorter:))
        #expect(rooms == [.phone, .tablet, .largeTablet])
        #expect(rooms.map(\.scale) == [1, 1.25, 1.4])
        // The fourth of twelve sizes is what readers have who have chosen none; the eighth is the first of the large ones.
        #expect(rooms.map { $0.size(of: 3, large: 7) } == [3, 5, 6])
        #expect(rooms.map { $0.size(of: 6, large: 7) } == [6, 7, 7])
        #expect(rooms.map { $0.size(of: 9, large: 7) } == [9, 9, 9])
    }
}
