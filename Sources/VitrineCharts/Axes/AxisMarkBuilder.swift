/// A result builder that composes the marks at a value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
    /// A mark as it is.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> BuilderEmpty { BuilderEmpty() }
    /// One mark.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Several marks, in order.
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> BuilderTuple<repeat each Content> { BuilderTuple(content: (repeat each content)) }
    /// The marks of an `if` without `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    /// The marks of the first branch.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// The marks of the second branch.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// The marks of `if #available`.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

extension BuilderEmpty: AxisMark {
    /// Adds nothing.
    public func _collect(_ pieces: inout _AxisPieces) {}
}

extension BuilderTuple: AxisMark where repeat each Content: AxisMark {
    public typealias Body = Never
    /// Adds what is drawn by each.
    public func _collect(_ pieces: inout _AxisPieces) {
        for content in repeat each content { content._collect(&pieces) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public typealias Body = Never
    /// Adds what is drawn by the branch.
    public func _collect(_ pieces: inout _AxisPieces) {
        switch branch {
        case .first(let content): content._collect(&pieces)
        case .second(let content): content._collect(&pieces)
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public typealias Body = Never
    /// Adds what is drawn if there are marks.
    public func _collect(_ pieces: inout _AxisPieces) { self?._collect(&pieces) }
}

/// Marks at a value of an axis, of any type.
public struct AnyAxisMark {
    let content: any AxisMark
    /// Erases the type of marks.
    nonisolated public init(_ content: any AxisMark) { self.content = content }
    /// Erases the type of marks.
    nonisolated public init(erasing content: some AxisMark) { self.content = content }
}

extension AnyAxisMark: AxisMark {
    public typealias Body = Never
    /// Adds what is drawn.
    public func _collect(_ pieces: inout _AxisPieces) { content._collect(&pieces) }
}
