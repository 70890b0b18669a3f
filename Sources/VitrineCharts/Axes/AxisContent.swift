import VitrineSwiftUI

/// A type that represents the marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The type of the content inside.
    associatedtype Body: AxisContent
    /// The content inside.
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the marks; content with a body uses the default.
    func _collect(_ axis: inout _AxisCollector)
}

extension AxisContent {
    /// Adds the marks of the body.
    public func _collect(_ axis: inout _AxisCollector) { body._collect(&axis) }
}

extension AxisContent where Body == Never {
    /// Traps: content of the framework has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive axis content and has no body.") }
}

extension Never: AxisContent {
    /// Never called.
    public func _collect(_ axis: inout _AxisCollector) {}
}

/// The marks of an axis, in order.
public struct _AxisCollector {
    var marks: [AxisMarksRequest] = []
}

/// A result builder that composes the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    /// Content as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
    /// One content.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Several contents, in order.
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> BuilderTuple<repeat each Content> { BuilderTuple(content: (repeat each content)) }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    /// The content of the first branch.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// The content of the second branch.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(
        _ content: Content
    ) -> AnyAxisContent { AnyAxisContent(content) }
}

extension BuilderEmpty: AxisContent {
    /// Adds nothing.
    public func _collect(_ axis: inout _AxisCollector) {}
}

extension BuilderTuple: AxisContent where repeat each Content: AxisContent {
    public typealias Body = Never
    /// Adds the marks of each.
    public func _collect(_ axis: inout _AxisCollector) {
        for content in repeat each content { content._collect(&axis) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public typealias Body = Never
    /// Adds the marks of the branch.
    public func _collect(_ axis: inout _AxisCollector) {
        switch branch {
        case .first(let content): content._collect(&axis)
        case .second(let content): content._collect(&axis)
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public typealias Body = Never
    /// Adds the marks if there is content.
    public func _collect(_ axis: inout _AxisCollector) { self?._collect(&axis) }
}

/// Content of an axis of any type.
public struct AnyAxisContent {
    let content: any AxisContent
    /// Erases the type of content.
    nonisolated public init(_ content: any AxisContent) { self.content = content }
    /// Erases the type of content.
    nonisolated public init(erasing content: some AxisContent) { self.content = content }
}

extension AnyAxisContent: AxisContent {
    public typealias Body = Never
    /// Adds the marks.
    public func _collect(_ axis: inout _AxisCollector) { content._collect(&axis) }
}
