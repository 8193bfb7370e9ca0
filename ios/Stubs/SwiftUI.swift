// Declarations only; see README.md.
@_exported import Foundation
@_exported import Observation
import UIKit
import UniformTypeIdentifiers

// MARK: Views

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

public protocol Primitive: View where Body == Never {}
extension Primitive {
    public var body: Never { fatalError() }
}

public struct EmptyView: Primitive { public init() {} }
public struct TupleView<T>: Primitive {}
public struct Conditional<True: View, False: View>: Primitive {}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}
public struct AnyView: Primitive { public init<V: View>(_ view: V) {} }

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { fatalError() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        fatalError()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: View, F: View>(first: T) -> Conditional<T, F> { fatalError() }
    public static func buildEither<T: View, F: View>(second: F) -> Conditional<T, F> { fatalError() }
}

// MARK: The app

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App {
    public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}
extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

// MARK: State

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init() where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>?
    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        self.path = path
    }
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        path = nil
    }
    public var wrappedValue: Value { EnvironmentValues.around[keyPath: path!] }
}

@propertyWrapper
public struct SceneStorage<Value> {
    public init(wrappedValue: Value, _ key: String) where Value == String {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedBody<Self>
    @ViewBuilder func body(content: Content) -> Body
}
public struct ModifiedBody<Modifier: ViewModifier>: Primitive {}
extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> some View { self }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    /// What is around every view that is drawn on Linux.
    @_spi(Drawing) public nonisolated(unsafe) static var around = EnvironmentValues()
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    public var colorScheme: ColorScheme { .light }
    public var scenePhase: ScenePhase { .active }
    public var accessibilityReduceMotion: Bool { false }
    public var isEnabled: Bool { true }
    public var dynamicTypeSize: DynamicTypeSize { .large }
    public var locale: Locale {
        get { fatalError() }
        set {}
    }
    public var dismiss: DismissAction { fatalError() }
}

@MainActor
public struct DismissAction {
    public func callAsFunction() {}
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
public enum ColorScheme: Sendable { case light, dark }

// MARK: Colours and shapes

public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { fatalError() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { fatalError() }
}
extension ShapeStyle where Self == Material {
    public static var bar: Material { fatalError() }
}

public protocol Shape: View {}
extension Shape {
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}
public struct Rectangle: Shape, Primitive { public nonisolated init() {} }
public struct Circle: Shape, Primitive { public nonisolated init() {} }
public struct Capsule: Shape, Primitive { public nonisolated init() {} }
public struct RoundedRectangle: Shape, Primitive { public nonisolated init(cornerRadius: CGFloat) {} }

public protocol Animatable {
    associatedtype AnimatableData
    var animatableData: AnimatableData { get set }
}

public struct Animation: Sendable {
    public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
    public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
    public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
}
public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

@MainActor
public struct AnyTransition {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static func scale(scale: CGFloat) -> AnyTransition { fatalError() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public struct Label<Title: View, Icon: View>: Primitive {}
extension Label where Title == Text, Icon == Image {
    public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

// MARK: Layout

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public struct Alignment: Sendable {
    public static let leading = Alignment()
    public static let center = Alignment()
    public static let top = Alignment()
    public static let topTrailing = Alignment()
}
public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let horizontal = Set(rawValue: 8)
        public static let vertical = Set(rawValue: 16)
        public static let all = Set(rawValue: 31)
    }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public enum ContentMode: Sendable { case fit, fill }
public enum TextAlignment: Sendable { case leading, center, trailing }

public struct HStack<Content: View>: Primitive {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: Primitive {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}
public struct ZStack<Content: View>: Primitive {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct LazyHStack<Content: View>: Primitive {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
}
public struct Spacer: Primitive { public init(minLength: CGFloat? = nil) {} }
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}
public struct LazyVGrid<Content: View>: Primitive {
    public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct Grid<Content: View>: Primitive {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct GridRow<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }

public protocol Layout {}
public struct HStackLayout: Layout { public init(spacing: CGFloat? = nil) {} }
public struct VStackLayout: Layout { public init(spacing: CGFloat? = nil) {} }
@MainActor
public struct AnyLayout {
    public init<L: Layout>(_ layout: L) {}
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}

public struct ScrollView<Content: View>: Primitive {
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
public struct ScrollViewReader<Content: View>: Primitive {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
@MainActor
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public enum ScrollIndicatorVisibility: Sendable { case hidden, visible }

public struct GeometryReader<Content: View>: Primitive {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy: Sendable { public var size: CGSize { .zero } }

public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        fatalError()
    }
}
public struct TimelineContext { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Primitive {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineContext) -> Content) {}
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}
public struct Button<Label: View>: Primitive {
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
public struct Toggle<Label: View>: Primitive {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
public struct Picker<Label: View, Selection: Hashable, Content: View>: Primitive {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Slider<Label: View>: Primitive {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {}
}
public struct TextField<Label: View>: Primitive {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
public struct ProgressView<Label: View>: Primitive {}
extension ProgressView where Label == EmptyView {
    public init() {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}
extension ProgressView {
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {}
}
public struct Form<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct Menu<Label: View, Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct SharePreview: Sendable { public init<S: StringProtocol>(_ title: S) {} }
public struct ShareLink<Label: View>: Primitive {
    public init<I: Transferable>(item: I, preview: SharePreview, @ViewBuilder label: () -> Label) {}
    public init(item: String, @ViewBuilder label: () -> Label) {}
}
public protocol TransferRepresentation: Sendable {}
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    static var transferRepresentation: Representation { get }
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
}
extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> { fatalError() }
}
@MainActor
public final class ImageRenderer<Content: View> {
    public init(content: Content) {}
    public var scale: CGFloat = 1
    public var uiImage: UIImage? { nil }
}
public struct PasteButton: Primitive {
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

// MARK: Navigation

public struct NavigationStack<Root: View>: Primitive {
    public init(@ViewBuilder root: () -> Root) {}
    public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {}
}
public enum TitleDisplayMode: Sendable { case automatic, inline, large }
public struct ToolbarItemPlacement: Sendable {
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
}
public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
        c0
    }
}
public enum PresentationDetent: Hashable, Sendable { case medium, large }
public enum Visibility: Sendable { case automatic, visible, hidden }

// MARK: Styles

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { fatalError() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { fatalError() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { fatalError() }
}
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
    public struct Label: Primitive {}
    public let label: Label
    public let isPressed: Bool
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { fatalError() } }
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { fatalError() } }
public enum ControlSize: Sendable { case small, regular, large }
public struct KeyEquivalent: Sendable {
    public static let leftArrow = KeyEquivalent()
    public static let rightArrow = KeyEquivalent()
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
public struct KeyboardShortcut: Sendable {
    public init(_ key: KeyEquivalent, modifiers: EventModifiers) {}
}
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { fatalError() }
    public static var characters: TextInputAutocapitalization { fatalError() }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Sendable { case URL }
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { fatalError() } }

// MARK: Gestures

@MainActor @preconcurrency
public protocol Gesture<Value> { associatedtype Value }
extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable { self }
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { self }
}
@propertyWrapper
public struct GestureState<Value> {
    public init(wrappedValue: Value) {}
    public init() where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}
public struct Transaction {}
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
    }
    public init(minimumDistance: CGFloat = 10) {}
}
public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var startLocation: CGPoint
    }
    public init() {}
}

// MARK: Accessibility

public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public init() {}
    public static let isHeader = AccessibilityTraits()
    public static let isImage = AccessibilityTraits()
    public static let isModal = AccessibilityTraits()
    public static let isSelected = AccessibilityTraits()
    public typealias Element = AccessibilityTraits
    public func contains(_ member: AccessibilityTraits) -> Bool { true }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func insert(_ member: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        (true, self)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}

// MARK: Documents

public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
public struct FileDocumentReadConfiguration { public let file: FileWrapper }
public struct FileDocumentWriteConfiguration {}
public final class FileWrapper {
    public init(regularFileWithContents contents: Data) {}
    public var regularFileContents: Data? { nil }
}
extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { false }
    public func stopAccessingSecurityScopedResource() {}
}
