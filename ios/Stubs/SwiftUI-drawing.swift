// What drawing needs, with a recorder behind it; see README.md.
import Foundation

// MARK: Colours

public struct Color: ShapeStyle, Hashable, Primitive {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    let red, green, blue, alpha: Double
    public nonisolated init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, opacity)
    }
    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
    }
    public nonisolated static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public nonisolated static let white = Color(red: 1, green: 1, blue: 1)
    public nonisolated static let black = Color(red: 0, green: 0, blue: 0)
    public nonisolated static let green = Color(red: 0.2, green: 0.78, blue: 0.35)

    nonisolated var paint: String {
        "rgb(\([red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")))"
    }
}

public struct Gradient: Sendable {
    let stops: [Stop]
    public struct Stop: Sendable {
        let color: Color
        let location: CGFloat
        public init(color: Color, location: CGFloat) {
            (self.color, self.location) = (color, location)
        }
    }
    public init(stops: [Stop]) {
        self.stops = stops
    }
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
        }
    }
}

// MARK: Shapes

public enum CGLineCap: String, Sendable { case butt, round, square }
public enum CGLineJoin: String, Sendable { case miter, round, bevel }

public struct StrokeStyle: Sendable {
    let lineWidth: CGFloat
    let lineCap: CGLineCap
    let lineJoin: CGLineJoin
    let dash: [CGFloat]
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
    }
}

public struct Path: Sendable {
    /// As SVG has it.
    private(set) var data = ""
    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init(_ rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }
    public init(ellipseIn rect: CGRect) {
        self.init(roundedRect: rect, across: rect.width / 2, down: rect.height / 2)
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let corner = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, across: corner, down: corner)
    }
    private init(roundedRect rect: CGRect, across: CGFloat, down: CGFloat) {
        func arc(_ x: CGFloat, _ y: CGFloat) -> String { "A\(number(across)) \(number(down)) 0 0 1 \(place(x, y))" }
        data =
            "M\(place(rect.minX + across, rect.minY))L\(place(rect.maxX - across, rect.minY))"
            + arc(rect.maxX, rect.minY + down) + "L\(place(rect.maxX, rect.maxY - down))"
            + arc(rect.maxX - across, rect.maxY) + "L\(place(rect.minX + across, rect.maxY))"
            + arc(rect.minX, rect.maxY - down) + "L\(place(rect.minX, rect.minY + down))"
            + arc(rect.minX + across, rect.minY) + "Z"
    }
    public mutating func move(to end: CGPoint) { data += "M\(place(end.x, end.y))" }
    public mutating func addLine(to end: CGPoint) { data += "L\(place(end.x, end.y))" }
    public mutating func addLines(_ lines: [CGPoint]) {
        if let first = lines.first { move(to: first) }
        for line in lines.dropFirst() { addLine(to: line) }
    }
    public mutating func closeSubpath() { data += "Z" }
}

public struct Angle: Sendable {
    let degrees: Double
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public struct UnitPoint: Sendable {
    let x, y: Double
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
}

// MARK: Words and pictures

public struct Font: Hashable, Sendable {
    public enum Weight: Int, Sendable { case regular = 400, medium = 500, bold = 700, black = 900 }
    public enum Design: Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: Sendable { case largeTitle, title, headline, body }
    var size: CGFloat = 17
    var weight = Weight.regular
    var design = Design.default
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(weight: weight ?? .regular, design: design ?? .default)
    }
    public func bold() -> Font { weight(.bold) }
    public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight, design: design) }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
}

public struct Text: Primitive {
    let content: String
    var font: Font?
    var color: Color?
    public nonisolated init(verbatim content: String) {
        self.content = content
    }
    public nonisolated func font(_ font: Font?) -> Text {
        var text = self
        text.font = font
        return text
    }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var text = self
        text.color = style as? Color
        return text
    }
    public nonisolated func monospacedDigit() -> Text { self }
}

public struct Image: Primitive {
    public enum Scale: Sendable { case small, medium, large }
    let name: String
    public nonisolated init(_ name: String) {
        self.name = name
    }
    public nonisolated init(systemName: String) {
        name = systemName
    }
}

// MARK: Drawing

public struct GraphicsContext {
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case flat(Color)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat)
        }
        let kind: Kind
        public static func color(_ color: Color) -> Shading { Shading(kind: .flat(color)) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading(kind: .radial(gradient, center, endRadius)) }
    }
    public struct ResolvedImage {
        let image: Image
        public var shading: Shading?
        public var size: CGSize { CGSize(width: 24, height: 24) }
    }
    public struct ResolvedText {
        let text: Text
        public var shading: Shading = .color(.black)
        var font: Font { text.font ?? Font() }
        public func measure(in size: CGSize) -> CGSize {
            let ems = text.content.reduce(0) { $0 + ($1.isASCII ? 0.75 : 1) }
            return CGSize(width: ems * font.size, height: 1.3 * font.size)
        }
        public func firstBaseline(in size: CGSize) -> CGFloat { font.size }
    }

    let sheet: Sheet
    private var frame = Frame()
    private var clips: [Int] = []
    public var opacity = 1.0

    init(_ sheet: Sheet) {
        self.sheet = sheet
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { frame.add(Frame(e: x, f: y)) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { frame.add(Frame(a: x, d: y)) }
    public mutating func rotate(by angle: Angle) {
        let (sine, cosine) = (sin(angle.degrees * .pi / 180), cos(angle.degrees * .pi / 180))
        frame.add(Frame(a: cosine, b: sine, c: -sine, d: cosine))
    }
    public mutating func clip(to path: Path) {
        clips.append(sheet.define { "<clipPath id=\"d\($0)\"><path d=\"\(path.data)\"\(frame.attribute)/></clipPath>" })
    }

    /// What is drawn in it is laid down as one: the opacity is that of the layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        (inner.opacity, inner.clips) = (1, [])
        let opened = clips.map { "<g clip-path=\"url(#d\($0))\">" } + ["<g opacity=\"\(number(opacity))\">"]
        sheet.lines += opened
        try content(&inner)
        sheet.lines += opened.map { _ in "</g>" }
    }
    public func fill(_ path: Path, with shading: Shading) {
        lay("<path d=\"\(path.data)\" \(sheet.paint("fill", shading))\(frame.attribute)/>")
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let dash =
            style.dash.isEmpty ? "" : " stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\""
        lay(
            "<path d=\"\(path.data)\" fill=\"none\" stroke-width=\"\(number(style.lineWidth))\" "
                + "stroke-linecap=\"\(style.lineCap)\" stroke-linejoin=\"\(style.lineJoin)\"\(dash) "
                + "\(sheet.paint("stroke", shading))\(frame.attribute)/>")
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
    public func draw(_ image: ResolvedImage, in rect: CGRect) {
        let middle = frame.place(CGPoint(x: rect.midX, y: rect.midY))
        sheet.drawn.append(Sheet.Drawn(what: image.image.name, at: middle, turned: frame.turned))
        let scale = "scale(\(number(rect.width / 24)) \(number(rect.height / 24)))"
        let paint = image.shading.map { sheet.paint("fill", $0) } ?? ""
        lay(
            "<g\(frame.attribute)><g transform=\"translate(\(place(rect.minX, rect.minY))) \(scale)\" "
                + "fill-rule=\"evenodd\" \(paint)>\(sheet.pictures(image.image.name))</g></g>")
    }
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, shading: .color(text.color ?? .black))
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let font = text.font
        let size = text.measure(in: .zero)
        let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        // The middle of what an ideograph takes up lies so far above its base line.
        let middle = CGPoint(
            x: corner.x + size.width / 2, y: corner.y + text.firstBaseline(in: .zero) - 0.38 * font.size)
        sheet.drawn.append(Sheet.Drawn(what: text.text.content, at: frame.place(middle), turned: frame.turned))
        let family =
            font.design == .serif ? "Noto Serif, Noto Serif CJK JP, serif" : "Noto Sans, Noto Sans CJK JP, sans-serif"
        let content = text.text.content.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        lay(
            "<text x=\"\(number(middle.x))\" y=\"\(number(corner.y + text.firstBaseline(in: .zero)))\" "
                + "text-anchor=\"middle\" font-family=\"\(family)\" font-size=\"\(number(font.size))\" "
                + "font-weight=\"\(font.weight.rawValue)\" \(sheet.paint("fill", text.shading))\(frame.attribute)>"
                + "\(content)</text>")
    }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func lay(_ element: String) {
        let opened =
            clips.map { "<g clip-path=\"url(#d\($0))\">" } + (opacity < 1 ? ["<g opacity=\"\(number(opacity))\">"] : [])
        sheet.lines.append(opened.joined() + element + String(repeating: "</g>", count: opened.count))
    }
}

public struct Canvas: Primitive {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.renderer = renderer
    }
    /// Draws it over what is drawn on a sheet already.
    @_spi(Drawing) public func draw(on sheet: Sheet) {
        var context = GraphicsContext(sheet)
        renderer(&context, sheet.size)
    }
}

/// What canvases have drawn: as SVG, and as a list of the letters and pictures in it.
@_spi(Drawing) public final class Sheet {
    public struct Drawn {
        /// The letters, or the name of the picture.
        public let what: String
        /// Where its middle is; that of a capital letter, or a little above it.
        public let at: CGPoint
        /// By how many degrees it stands turned.
        public let turned: Double
    }

    public let size: CGSize
    public internal(set) var drawn: [Drawn] = []
    var lines: [String] = []
    /// The paths of a picture, by its name.
    let pictures: (String) -> String
    private var definitions: [String] = []

    public init(_ size: CGSize, pictures: @escaping (String) -> String) {
        (self.size, self.pictures) = (size, pictures)
    }

    public var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width))" height="\(number(size.height))">
        <defs>\(definitions.joined(separator: "\n"))</defs>
        \(lines.joined(separator: "\n"))
        </svg>

        """
    }

    func define(_ definition: (Int) -> String) -> Int {
        definitions.append(definition(definitions.count))
        return definitions.count - 1
    }

    func paint(_ what: String, _ shading: GraphicsContext.Shading) -> String {
        func ramp(_ kind: String, _ where: String, _ gradient: Gradient) -> String {
            let stops = gradient.stops.map {
                "<stop offset=\"\(number($0.location))\" stop-color=\"\($0.color.paint)\" stop-opacity=\"\(number($0.color.alpha))\"/>"
            }
            let id = define {
                "<\(kind) id=\"d\($0)\" gradientUnits=\"userSpaceOnUse\" \(`where`)>\(stops.joined())</\(kind)>"
            }
            return "\(what)=\"url(#d\(id))\""
        }
        switch shading.kind {
        case .flat(let color): return "\(what)=\"\(color.paint)\" \(what)-opacity=\"\(number(color.alpha))\""
        case .linear(let gradient, let from, let to):
            let ends = "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
            return ramp("linearGradient", ends, gradient)
        case .radial(let gradient, let middle, let radius):
            let disc = "cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number(radius))\""
            return ramp("radialGradient", disc, gradient)
        }
    }
}

/// How what is drawn lies on the sheet.
private struct Frame {
    var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Something that is drawn from now on is first moved in this way.
    mutating func add(_ first: Frame) {
        self = Frame(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
            d: b * first.c + d * first.d, e: a * first.e + c * first.f + e, f: b * first.e + d * first.f + f)
    }

    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
    }

    var turned: Double { atan2(b, a) * 180 / .pi }

    var attribute: String { " transform=\"matrix(\([a, b, c, d, e, f].map(number).joined(separator: " ")))\"" }
}

private func number(_ number: Double) -> String {
    let text = String(format: "%.3f", number)
    return text == "-0.000" ? "0" : text
}

private func place(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
