import PalgakKit
import SwiftUI

extension Pen {
    /// The empty board: rim, wood, lines.
    func surface(_ outer: GraphicsContext, _ geometry: BoardGeometry) {
        let rim = cell * 0.16
        let outline = Path(roundedRect: geometry.board, cornerRadius: rim)
        outer.drawLayer { context in
            context.clip(to: outline)
            let board = geometry.board
            context.fill(
                outline,
                with: .linearGradient(
                    Gradient(colors: [wood.boardTop, wood.boardBottom]), startPoint: board.origin,
                    endPoint: CGPoint(x: board.minX, y: board.maxY)))
            grain(context, board)
            context.stroke(outline, with: .color(wood.rim), lineWidth: rim)
            switch game {
            case .janggi: points(context, geometry, river: false)
            case .xiangqi: points(context, geometry, river: true)
            case .chuShogi: squares(context, geometry)
            }
        }
    }

    /// Long, faintly wavy fibres, the same on every board.
    private func grain(_ context: GraphicsContext, _ board: CGRect) {
        var x = board.minX
        var turn = 0.0
        while x < board.maxX {
            turn += 1
            let sway = cell * (0.1 + 0.25 * abs(sin(turn * 12.9)))
            let fibre = Path { path in
                path.addLines(
                    (0...12).map { step in
                        let part = Double(step) / 12
                        return CGPoint(x: x + sin(turn * 1.7 + part * 6.3) * sway, y: board.minY + part * board.height)
                    })
            }
            let broad = Int(turn) % 5 == 0
            context.stroke(
                fibre, with: .color(wood.grain.opacity(broad ? 0.07 : 0.12)), lineWidth: cell * (broad ? 0.22 : 0.022))
            x += cell * (0.07 + 0.14 * abs(sin(turn * 78.2)))
        }
    }

    /// Janggi and Xiangqi: lines that cross, palaces, perhaps a river. Where the board goes on beyond an illustration,
    /// half a cell of each line says so.
    private func points(_ context: GraphicsContext, _ geometry: BoardGeometry, river: Bool) {
        let region = geometry.region
        let (right, bottom) = (region.left + region.columns - 1, region.top + region.rows - 1)
        let (thin, stub, bank) = (cell * 0.032, cell / 2, region.ranks / 2 - 1)
        for row in region.top...bottom {
            let edge = row == 0 || row == region.ranks - 1
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
                    geometry.centre(column, to).moved(0, below ? stub : 0), edge ? thin * 1.7 : thin)
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
                let middle = geometry.centre(column, row)
                context.stroke(circle(middle, cell * 0.1), with: .color(wood.line.opacity(0.7)), lineWidth: thin)
            }
        }
        if river, region.top <= bank, bottom > bank, region.columns == region.files { names(context, geometry, bank) }
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

    /// The river's names: the border between the kingdoms of old.
    private func names(_ context: GraphicsContext, _ geometry: BoardGeometry, _ bank: Int) {
        let left = geometry.centre(0, bank)
        for (name, column) in [("楚", 1.35), ("河", 2.65), ("漢", 5.35), ("界", 6.65)] {
            letter(
                context, name, left.moved(column * cell, cell / 2), cell * 0.55, wood.line.opacity(0.72), light: 0.8)
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
        let away = cell * (game == .chuShogi ? 0.7 : 0.58)
        let region = geometry.region
        func name(_ text: String, _ at: CGPoint) {
            let size = cell * (game == .chuShogi ? 0.29 : 0.22) * (text.count > 1 ? 0.85 : 1)
            let face = Text(verbatim: text).font(.system(size: size, weight: .medium)).foregroundStyle(wood.label)
            context.draw(face, at: at, anchor: .center)
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
