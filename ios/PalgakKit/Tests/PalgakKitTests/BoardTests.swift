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
            return names.compactMap { finger.move(from: start, to: place($0), meaning)?.index }
        }

        #expect(drag("a4").isEmpty)
        #expect(finger.resting?.index == index("a4"))
        #expect(finger.lift(at: place("a4"), meaning)?.index == index("a4"))

        // A piece of the side to move is dragged: a tap where it starts, and one where it ends.
        #expect(drag("a4", "b4") == [index("a4")])
        #expect(finger.drag?.point.index == index("a4"))
        #expect(finger.lift(at: place("b4"), meaning)?.index == index("b4"))
        #expect(finger.drag == nil)

        // Put back, it moves nothing; a touch that wanders off an empty point is none; nor is one that is spent.
        _ = drag("a4", "b4")
        #expect(finger.lift(at: place("a4"), meaning) == nil)
        _ = drag("b4", "e5")
        #expect(finger.lift(at: place("e5"), meaning) == nil)
        _ = drag("a4")
        finger.spend()
        #expect(finger.lift(at: place("a4"), meaning) == nil)

        // What the system takes away without a word does not spoil the next touch.
        _ = drag("a4", "b4")
        finger.spend()
        #expect(drag("e4").isEmpty)
        #expect(finger.lift(at: place("e4"), meaning)?.index == index("e4"))
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

    @Test func theBoardGrowsAroundAFingerAndStaysInItsWindow() {
        var zoom = Zoom()
        zoom.pinch(2, around: CGPoint(x: 100, y: 100), in: size)
        #expect(zoom.scale == 2 && zoom.pan == CGPoint(x: -100, y: -100))
        zoom.pinch(1, around: .zero, moved: CGSize(width: 900, height: -900), in: size)
        #expect(zoom.pan == CGPoint(x: 0, y: -size.height))
        zoom.pinch(100, around: .zero, in: size)
        #expect(zoom.scale == Zoom.most)
        zoom.toggle(around: .zero, in: size)
        #expect(!zoom.enlarged && zoom.pan == .zero)
    }

    @Test func edgesAreNamedAsTheNotationNamesThem() async {
        let rig = Rig()
        let janggi = await rig.play(.janggi).snapshot
        let korean = EdgeLabels(janggi, notation: .korean, shogi: .numbers)
        #expect(korean.above.first == "1" && korean.above.last == "9")
        #expect(korean.left == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
        #expect(EdgeLabels(janggi, notation: .machine, shogi: .numbers).left.last == "1")
        let xiangqi = await rig.play(.xiangqi).snapshot
        let chinese = EdgeLabels(xiangqi, notation: .chinese, shogi: .numbers)
        #expect(chinese.turned.above.first == "一" && chinese.turned.below.first == "9")
        #expect(chinese.below.first == "九" && chinese.below.last == "一" && chinese.above.first == "1")
        #expect(EdgeLabels(xiangqi, notation: .iccs, shogi: .numbers).left.first == "9")
        let chu = await rig.play(.chuShogi).snapshot
        let kanji = EdgeLabels(chu, notation: .japanese, shogi: .kanji)
        #expect(kanji.above.first == "12" && kanji.right.first == "一" && kanji.right.last == "十二")
        #expect(EdgeLabels(chu, notation: .japanese, shogi: .branches).above.last == "子")
        #expect(EdgeLabels(chu, notation: .western, shogi: .numbers).right.last == "l")
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
}
