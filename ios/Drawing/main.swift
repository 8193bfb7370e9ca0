// Draws boards as the app draws them, as SVG, and checks that what a snapshot says is on the picture.
//
//   boards ASSETS OUT     ASSETS: the app's asset catalogue; OUT: a folder for the pictures
import Foundation
import PalgakCore
import PalgakKit
@_spi(Drawing) import SwiftUI

let (assets, out) = (CommandLine.arguments[1], CommandLine.arguments[2])

/// A board to be drawn: a game as a record, what is then done with it, and how it is looked at.
struct Scene {
    let name: String
    let record: String
    var letters = Letters.hanja
    var seating = Seating.oneSide
    var dark = false
    var shape = PieceShape.round
    /// Points that are touched, and then something that is asked for.
    var touches: [UInt8] = []
    var action: PalgakCore.Action?
    /// A mark that is to be seen then.
    var mark: Mark?
}

let janggi = "[Game \"janggi\"]\n[ChoSetup \"inner\"]\n[HanSetup \"inner\"]\n\n"
let xiangqi = "[Game \"xiangqi\"]\n\n"
let chuShogi = "[Game \"chushogi\"]\n\n"
let promoted =
    "[Game \"chushogi\"]\n[SFEN \"lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/4pppppppp/3i4i3/2+R+B2+H2+P2/2+p+h2+b+r4/3I4I3/"
    + "PPPPPPPP4/MVRHDNQDHRVM/A1B1TXOT1B1A/LFCSGKEGSCFL b - 1\"]\n\n*\n"
/// The number of a square of Chu Shogi, by its file from the right and its rank from the top.
func square(_ file: Int, _ rank: Int) -> UInt8 { UInt8((12 - rank) * 12 + 12 - file) }

let scenes = [
    Scene(name: "janggi", record: janggi, seating: .faceToFace),
    // The chariot of the first file is chosen, which captures straight ahead.
    Scene(
        name: "janggi-chosen", record: janggi + "a4b4 g7f7 i4h4 f10f9", seating: .faceToFace,
        touches: [0], mark: .ring),
    Scene(name: "janggi-mate", record: janggi + "a4b4 g7f7 i4h4 f10f9 a1a5 e9f10 a5g5 d10e9 g5g10", mark: .check),
    // The horse's way is blocked.
    Scene(name: "janggi-refused", record: janggi, letters: .hangul, touches: [1, 12], mark: .refusal),
    Scene(name: "janggi-hint-dark", record: janggi, letters: .latin, dark: true, action: .hint, mark: .hintTo),
    Scene(name: "janggi-symbols", record: janggi, letters: .symbols, seating: .faceToFace),
    Scene(name: "xiangqi", record: xiangqi, seating: .faceToFace),
    Scene(
        name: "xiangqi-mate-dark", record: xiangqi + "h3e3 a10a9 e3e7 a9a10 b3b5 a10a9 b5e5", dark: true,
        mark: .check),
    Scene(name: "xiangqi-octagons", record: xiangqi, letters: .latin, shape: .octagonal, touches: [19], mark: .ring),
    Scene(name: "chushogi", record: chuShogi, seating: .faceToFace),
    Scene(name: "chushogi-long", record: promoted, letters: .hanjaLong),
    Scene(name: "chushogi-latin", record: promoted, letters: .latin),
    Scene(name: "chushogi-symbols-dark", record: promoted, letters: .symbols, dark: true),
    // The lion has taken its first step.
    Scene(
        name: "chushogi-step-dark", record: chuShogi + "7j7h 12d12e 7h7f 11d11e", dark: true,
        touches: [square(7, 6), square(7, 5)], mark: .step),
    Scene(name: "chushogi-hint", record: chuShogi, action: .hint, mark: .hintTo),
]

/// The last snapshot of a table.
final class Watch: TableListener, @unchecked Sendable {
    private let told = NSCondition()
    private var last: Snapshot?

    func snapshot(snapshot: Snapshot) {
        told.withLock {
            last = snapshot
            told.broadcast()
        }
    }

    /// Waits for a snapshot of which something holds.
    func wait(for what: String, _ holds: (Snapshot) -> Bool) -> Snapshot {
        let patience = Date(timeIntervalSinceNow: 60)
        return told.withLock {
            while true {
                if let last, holds(last) { return last }
                guard told.wait(until: patience) else { fail("no \(what) came") }
            }
        }
    }
}

func fail(_ what: String) -> Never {
    FileHandle.standardError.write(Data("\(what)\n".utf8))
    exit(1)
}

func play(_ scene: Scene) throws -> Snapshot {
    var settings = settingsDefault()
    (settings.letters, settings.seating, settings.pieceShape) = (scene.letters, scene.seating, scene.shape)
    let watch = Watch()
    let table = try PalgakCore.Table.restore(
        bytes: importRecord(text: scene.record), view: viewOf(settings: settings, locale: .en), listener: watch)
    defer { table.shutDown() }
    var snapshot = watch.wait(for: "board of \(scene.name)") { _ in true }
    for touch in scene.touches {
        let before = snapshot.sequence
        try table.tap(point: touch)
        snapshot = watch.wait(for: "answer to a touch in \(scene.name)") { $0.sequence > before }
    }
    if let action = scene.action { try table.act(action: action, side: nil) }
    guard let mark = scene.mark else { return snapshot }
    return watch.wait(for: "mark \(mark) in \(scene.name)") { $0.points.contains { $0.marks.contains(mark) } }
}

/// The paths of a picture of the catalogue, to be filled with a colour.
func picture(_ name: String) -> String {
    let folder = "\(assets)/\(name).imageset"
    guard
        let file = try? FileManager.default.contentsOfDirectory(atPath: folder).first(where: { $0.hasSuffix(".svg") }),
        let svg = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    else { fail("the catalogue has no \(name)") }
    return svg.matches(of: /<path[^>]*>/).map { $0.output.replacing("fill=\"#000\"", with: "") }.joined()
}

@MainActor
func draw(_ scene: Scene, _ snapshot: Snapshot) -> (Sheet, BoardGeometry) {
    let width = 390.0
    let size = CGSize(width: width, height: width / BoardGeometry.aspect(snapshot.region, labelled: true))
    let sheet = Sheet(size, pictures: picture)
    EnvironmentValues.around.palette = Palette.of(scene.dark ? .dark : .light)
    EnvironmentValues.around.look = Look(shape: scene.shape, letters: scene.letters)
    let labels = edgeLabels(
        game: snapshot.game, notation: .korean, coordinates: .kanji, bottom: snapshot.bottom)
    let layers: [any SwiftUI.View] = [
        SurfaceCanvas(region: snapshot.region, labels: labels, zoom: Zoom()).body,
        PiecesCanvas(
            region: snapshot.region, points: snapshot.points, mover: snapshot.turn, labelled: true,
            pending: snapshot.pending
        ).body,
    ]
    for case let canvas as Canvas in layers { canvas.draw(on: sheet) }
    return (sheet, BoardGeometry(snapshot.region, in: size, labelled: true))
}

/// What is to be read on a piece, in order: letters, or the name of a picture.
func face(_ piece: PieceView, of game: Game) -> [String] {
    let picture = "figure-\(piece.figure.picture)"
    guard game == .chuShogi else {
        return piece.glyph.isEmpty ? [picture] : piece.latin ? [picture, piece.glyph] : [piece.glyph]
    }
    if piece.glyph.isEmpty { return [.king, .crownPrince].contains(piece.figure) ? [picture] : [] }
    return piece.latin ? [piece.glyph.replacing("+", with: "")] : piece.glyph.map(String.init)
}

/// Whether every piece of a snapshot is drawn where it stands, readable from the side it is turned to, and no other is.
func check(_ scene: Scene, _ snapshot: Snapshot, _ sheet: Sheet, _ geometry: BoardGeometry) {
    let stepped = snapshot.pending.flatMap { _ in snapshot.points.first { $0.marks.contains(.step) } }
    let mover = snapshot.pending.flatMap { pending in snapshot.points.first { $0.index == pending.from }?.piece }
    for point in snapshot.points {
        let middle = geometry.centre(of: point)
        let there = sheet.drawn.filter { hypot($0.at.x - middle.x, $0.at.y - middle.y) < geometry.cell * 0.35 }
        let piece = point.index == stepped?.index ? mover : point.piece
        // Each is engraved twice, its lit edge first.
        var read: [String] = []
        for drawn in there where read.last != drawn.what { read.append(drawn.what) }
        let wanted = piece.map { face($0, of: snapshot.game) } ?? []
        guard read == wanted else { fail("\(scene.name): \(read) is drawn at \(point.index), not \(wanted)") }
        let down = piece?.upsideDown == true
        guard there.allSatisfy({ (abs($0.turned) > 179) == down }) else {
            fail("\(scene.name): what stands on \(point.index) faces the wrong way")
        }
    }
}

var pieces = 0
for scene in scenes {
    do {
        let snapshot = try play(scene)
        let (sheet, geometry) = draw(scene, snapshot)
        check(scene, snapshot, sheet, geometry)
        try sheet.svg.write(toFile: "\(out)/\(scene.name).svg", atomically: true, encoding: .utf8)
        pieces += snapshot.points.filter { $0.piece != nil }.count
    } catch {
        fail("\(scene.name): \(error)")
    }
}
print("\(scenes.count) boards with \(pieces) pieces are drawn as their snapshots say: \(out)")
