public import VitrineSwiftUI

/// Something on a map.
@MainActor @preconcurrency
public protocol MapContent {
    /// What it is made of.
    associatedtype Body: MapContent
    /// What it is made of.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds what is on the map; content with a body leaves it to that.
    func _collect(_ items: inout _MapItems)
}

extension MapContent {
    /// What the body adds.
    public func _collect(_ items: inout _MapItems) { body._collect(&items) }
}

extension MapContent where Body == Never {
    /// There is no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: MapContent {}

/// Nothing on a map.
public struct EmptyMapContent {
    /// Makes nothing.
    nonisolated public init() {}
    /// Adds nothing.
    @MainActor public func _collect(_ items: inout _MapItems) {}
}

/// Several things on a map.
public struct TupleMapContent<T> {
    private let contents: [any MapContent]

    init(_ contents: [any MapContent]) { self.contents = contents }

    /// Adds each in order.
    @MainActor public func _collect(_ items: inout _MapItems) {
        for (index, content) in contents.enumerated() { items.within(index) { content._collect(&$0) } }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    /// Adds what there is.
    public func _collect(_ items: inout _MapItems) { self?._collect(&items) }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
    public typealias Body = Never
    /// Adds the branch that is present.
    public func _collect(_ items: inout _MapItems) {
        switch storage {
        case .trueContent(let content): items.within(true) { content._collect(&$0) }
        case .falseContent(let content): items.within(false) { content._collect(&$0) }
        }
    }
}

extension Group: MapContent where Content: MapContent {
    /// Groups things on a map.
    nonisolated public init(@MapContentBuilder content: () -> Content) { self = .of(content()) }
    /// Adds the content.
    public func _collect(_ items: inout _MapItems) { content._collect(&items) }
}

extension ForEach: MapContent where Content: MapContent {
    /// Things on a map for data whose elements identify themselves.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(deferred: data, id: \.id, content: content)
    }

    /// Things on a map for data that a key path identifies.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(deferred: data, id: id, content: content) }

    /// Adds the content of each element. What it is selected by is the element's identity, unless it has a tag.
    public func _collect(_ items: inout _MapItems) {
        for element in data {
            let id = AnyHashable(self.id(element))
            let before = items.style.tag
            items.style.tag = id
            items.within(id) { content(element)._collect(&$0) }
            items.style.tag = before
        }
    }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
    /// Things on a map for the numbers of a range.
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(deferred: data, id: \.self, content: content)
    }
}

/// Puts together what is on a map.
@resultBuilder
public struct MapContentBuilder {
    /// Nothing.
    nonisolated public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// An expression is used as it is.
    nonisolated public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
        content
    }
    /// One thing.
    nonisolated public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Several things.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var contents: [any MapContent] = []
        repeat contents.append(each content)
        return TupleMapContent(contents)
    }
    /// An `if` without `else`.
    nonisolated public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if`.
    nonisolated public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        first content: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .trueContent(content)) }
    /// The second branch of an `if`.
    nonisolated public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        second content: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .falseContent(content)) }
    /// A block behind `#available`.
    nonisolated public static func buildLimitedAvailability<Content: MapContent>(_ content: Content)
        -> Content
    {
        content
    }
}

extension EmptyMapContent: MapContent {
    public typealias Body = Never
}

extension TupleMapContent: MapContent {
    public typealias Body = Never
}
