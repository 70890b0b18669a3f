/// A result builder that composes the content of a chart.
@resultBuilder
public struct ChartContentBuilder {
    /// Content as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
    /// One content.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Several contents, in order.
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> BuilderTuple<repeat each Content> {
        BuilderTuple(content: (repeat each content))
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// The content of the first branch.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// The content of the second branch.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(
        _ content: Content
    ) -> AnyChartContent { AnyChartContent(content) }
}

/// Nothing, in a chart, on an axis or at a value of one.
public struct BuilderEmpty {
    /// Traps: there is nothing.
    nonisolated public var body: Never { fatalError("BuilderEmpty has no body.") }
}

extension BuilderEmpty: ChartContent {
    public typealias Body = Never
    /// Adds nothing.
    public func _collect(_ marks: inout _MarkCollector) {}
}

/// Several contents.
public struct BuilderTuple<each Content> {
    let content: (repeat each Content)
}

extension BuilderTuple: ChartContent where repeat each Content: ChartContent {
    public typealias Body = Never
    /// Adds the marks of each.
    public func _collect(_ marks: inout _MarkCollector) {
        var index = 0
        for content in repeat each content {
            marks.collect(content, as: index)
            index += 1
        }
    }
}

/// The content of one of two branches.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }
    let branch: Branch
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    /// Adds the marks of the branch.
    public func _collect(_ marks: inout _MarkCollector) {
        switch branch {
        case .first(let content): marks.collect(content, as: true)
        case .second(let content): marks.collect(content, as: false)
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    /// Adds the marks if there is content.
    public func _collect(_ marks: inout _MarkCollector) { self?._collect(&marks) }
}

/// Content of any type.
public struct AnyChartContent {
    let content: any ChartContent

    /// Erases the type of content.
    nonisolated public init(_ content: any ChartContent) { self.content = content }
    /// Erases the type of content.
    nonisolated public init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never
    /// Adds the marks of the content.
    public func _collect(_ marks: inout _MarkCollector) { content._collect(&marks) }
}

/// A group of content: what is set on it goes to each mark inside.
public struct Plot<Content> {
    let content: Content
}

extension Plot: ChartContent where Content: ChartContent {
    public typealias Body = Never
    /// Groups content.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// Adds the marks of the content.
    public func _collect(_ marks: inout _MarkCollector) { content._collect(&marks) }
}
