import PalgakKit
import SwiftUI

extension Pen {
    /// The empty board: rim, wood, lines.
    func surface(_ outer: GraphicsContext, _ geometry: BoardGeometry) {
        let rim = cell * 0.16
        let board = geometry.board
        let outline = Path(roundedRect: board, cornerRadius: rim)
        var context = outer
        context.clip(to: outline)
        context.fill(
            outline,
            with: .linearGradient(
                Gradient(colors: [wood.boardTop, wood.boardBottom]), startPoint: board.origin,
                endPoint: CGPoint(x: board.minX, y: board.maxY)))
        grain(context, board)
        // Light falls from the upper left.
        context.fill(
            outline,
            with: .radialGradient(
                Gradient(colors: [.white.opacity(0.16), .white.opacity(0)]),
                center: board.origin.moved(board.width * 0.25, board.height * 0.1), startRadius: 0,
                endRadius: board.width))
        context.stroke(outline, with: .color(wood.rim), lineWidth: rim)
        context.stroke(outline, with: .color(.white.opacity(0.16)), lineWidth: rim * 0.19)
        switch game {
        case .janggi, .xiangqi: points(context, geometry, river: game == .xiangqi)
        case .chuShogi: squares(context, geometry)
        }
    }

    /// Long, faintly wavy fibres, the same on every board.
    private func grain(_ context: GraphicsContext, _ board: CGRect) {
        var chance = Chance()
        var x = board.minX - cell
        while x < board.maxX + cell {
            let sway = cell * (0.1 + chance.next() * 0.28)
            let (turns, phase) = (0.6 + chance.next() * 1.5, chance.next() * 6.3)
            let fibre = Path { path in
                path.addLines(
                    (0...24).map { step in
                        let part = Double(step) / 24
                        return CGPoint(
                            x: x + sin(phase + part * turns * 6.3) * sway, y: board.minY + part * board.height)
                    })
            }
            let broad = chance.next() < 0.22
            let opacity = broad ? 0.05 + chance.next() * 0.05 : 0.07 + chance.next() * 0.1
            context.stroke(
                fibre, with: .color(wood.grain.opacity(opacity)), lineWidth: cell * (broad ? 0.22 : 0.022))
            x += cell * (0.06 + chance.next() * 0.16)
        }
    }

    /// Janggi and Xiangqi: lines that cross, palaces, perhaps a river. Where the board goes on beyond an illustration,
    /// half a cell of each line says so.
    private func points(_ context: GraphicsContext, _ geometry: BoardGeometry, river: Bool) {
        let region = geometry.region
        let (right, bottom) = (region.left + region.columns - 1, region.top + region.rows - 1)
        let (thin, stub, bank) = (cell * 0.032, cell / 2, region.ranks / 2 - 1)
        for row in region.top...bottom {
            let edge = !river && (row == 0 || row == region.ranks - 1)
            cut(
                context, geometry.centre(region.left, row).moved(region.left > 0 ? -stub : 0, 0),
                geometry.centre(right, row).moved(right < region.files - 1 ? stub : 0, 0), edge ? thin * 1.7 : thin)
        }
        for column in region.left...right {
            let edge = column == 0 || column == region.files - 1
            func file(_ from: Int, _ to: Int) {
                guard from <= to else { return }
                let above = from == region.top && from > 0 && (edge || !river || from != bank + 1)
                let below = to == bottom && to < region.ranks - 1 && (edge || !river || to != bank)
                cut(
                    context, geometry.centre(column, from).moved(0, above ? -stub : 0),
                    geometry.centre(column, to).moved(0, below ? stub : 0), edge && !river ? thin * 1.7 : thin)
            }
            if river, !edge {
                file(region.top, min(bank, bottom))
                file(max(bank + 1, region.top), bottom)
            } else {
                file(region.top, bottom)
            }
        }
        for top in [0, region.ranks - 3] { palace(context, geometry, top, thin) }
        for row in region.top...bottom {
            for column in region.left...right where starts(row, column, region) {
                if river {
                    brackets(context, geometry, column, row, thin * 0.9)
                } else {
                    cross(context, geometry.centre(column, row))
                }
            }
        }
        guard river else { return }
        if region.top <= bank, bottom > bank, region.columns == region.files { names(context, geometry, bank) }
        if region.columns == region.files, region.rows == region.ranks { frame(context, geometry, thin * 1.9) }
    }

    private func palace(_ context: GraphicsContext, _ geometry: BoardGeometry, _ top: Int, _ width: Double) {
        let left = (geometry.region.files - 3) / 2
        for half in 0...1 {
            for step in 0...1 {
                let falls = half == step
                let from = (left + step, top + half + (falls ? 0 : 1))
                let to = (left + step + 1, top + half + (falls ? 1 : 0))
                guard geometry.region.shows(from.0, from.1), geometry.region.shows(to.0, to.1) else { continue }
                cut(context, geometry.centre(from.0, from.1), geometry.centre(to.0, to.1), width)
            }
        }
    }

    /// Where cannons and soldiers start, as on printed boards.
    private func starts(_ row: Int, _ column: Int, _ region: Region) -> Bool {
        let edge = min(row, region.ranks - 1 - row)
        return (edge == 3 && column % 2 == 0) || (edge == 2 && (column == 1 || column == region.files - 2))
    }

    /// The mark of such a point of Janggi.
    private func cross(_ context: GraphicsContext, _ at: CGPoint) {
        let arm = cell * 0.11
        for turn in [1.0, -1.0] {
            context.stroke(
                line(at.moved(-arm, -arm * turn), at.moved(arm, arm * turn)), with: .color(wood.line),
                lineWidth: cell * 0.034)
        }
    }

    /// The mark of such a point of Xiangqi: four corners around it, two at the edge of the board.
    private func brackets(
        _ context: GraphicsContext, _ geometry: BoardGeometry, _ column: Int, _ row: Int, _ width: Double
    ) {
        let (gap, arm) = (cell * 0.085, cell * 0.15)
        let middle = geometry.centre(column, row)
        for x in [-1.0, 1] where (column > 0 || x > 0) && (column < geometry.region.files - 1 || x < 0) {
            for y in [-1.0, 1] {
                let corner = middle.moved(gap * x, gap * y)
                cut(context, corner, corner.moved(arm * x, 0), width)
                cut(context, corner, corner.moved(0, arm * y), width)
            }
        }
    }

    /// A second, stronger line around the whole board of Xiangqi.
    private func frame(_ context: GraphicsContext, _ geometry: BoardGeometry, _ width: Double) {
        let gap = cell * 0.09
        let corner = geometry.centre(0, 0).moved(-gap, -gap)
        let end = geometry.centre(geometry.region.files - 1, geometry.region.ranks - 1).moved(gap, gap)
        let frame = CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
        context.stroke(Path(frame), with: .color(wood.line), lineWidth: width)
    }

    /// The river's names: the border between the kingdoms of old.
    private func names(_ context: GraphicsContext, _ geometry: BoardGeometry, _ bank: Int) {
        let left = geometry.centre(0, bank)
        for (name, column) in [("楚", 1.35), ("河", 2.65), ("漢", 5.35), ("界", 6.65)] {
            letter(
                context, name, left.moved(column * cell, cell / 2), cell * 0.6, wood.line.opacity(0.72), light: 0.8)
        }
    }

    /// Chu Shogi: squares, and the four dots that mark where the promotion zones begin.
    private func squares(_ context: GraphicsContext, _ geometry: BoardGeometry) {
        let region = geometry.region
        let first = geometry.centre(region.left, region.top).moved(-cell / 2, -cell / 2)
        let size = CGSize(width: Double(region.columns) * cell, height: Double(region.rows) * cell)
        func width(_ number: Int, _ of: Int) -> Double { cell * (number == 0 || number == of ? 0.066 : 0.034) }
        for row in 0...region.rows {
            let at = first.moved(0, Double(row) * cell)
            cut(context, at, at.moved(size.width, 0), width(region.top + row, region.ranks))
        }
        for column in 0...region.columns {
            let at = first.moved(Double(column) * cell, 0)
            cut(context, at, at.moved(0, size.height), width(region.left + column, region.files))
        }
        for column in [4, region.files - 4] where (0...region.columns).contains(column - region.left) {
            for row in [4, region.ranks - 4] where (0...region.rows).contains(row - region.top) {
                let at = first.moved(Double(column - region.left) * cell, Double(row - region.top) * cell)
                context.fill(circle(at, cell * 0.085), with: .color(wood.line))
            }
        }
    }

    /// The names of files and ranks along the edges.
    func edges(_ context: GraphicsContext, _ geometry: BoardGeometry, _ labels: EdgeLabels) {
        let (away, size) =
            switch game {
            case .janggi: (cell * 0.555, cell * 0.21)
            case .xiangqi: (cell * 0.61, cell * 0.23)
            case .chuShogi: (cell * 0.675, cell * 0.31)
            }
        let region = geometry.region
        func write(_ text: String, _ at: CGPoint, _ size: Double) {
            let face = Text(verbatim: text).font(.system(size: size)).foregroundStyle(wood.label)
            context.draw(face, at: at, anchor: .center)
        }
        /// A long name is set smaller, or in characters one below the other, so that it keeps within its margin.
        func name(_ text: String, _ at: CGPoint) {
            let letters = text.map(String.init)
            if letters.count == 2, !text.contains(where: \.isASCII) {
                for (letter, down) in zip(letters, [-0.47, 0.47]) { write(letter, at.moved(0, size * down), size) }
            } else {
                write(text, at, letters.count > 1 ? size * 0.85 : size)
            }
        }
        for (column, text) in labels.above.enumerated() { name(text, geometry.centre(column, 0).moved(0, -away)) }
        for (column, text) in labels.below.enumerated() {
            name(text, geometry.centre(column, region.ranks - 1).moved(0, away))
        }
        for (row, text) in labels.left.enumerated() { name(text, geometry.centre(0, row).moved(-away, 0)) }
        for (row, text) in labels.right.enumerated() {
            name(text, geometry.centre(region.files - 1, row).moved(away, 0))
        }
    }
}

/// Numbers between 0 and 1 that look like chance and are always the same.
private struct Chance {
    private var state: UInt64 = 81

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24)
    }
}
