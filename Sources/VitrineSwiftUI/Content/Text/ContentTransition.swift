/// A kind of transition that applies to the content within a single view, rather than to the insertion or removal of a view.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numeric(countsDown: Bool)
        /// Up or down as a value goes.
        case numericValue(Double)
        /// Of symbols.
        case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
    }

    let kind: Kind

    /// Content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// New content fades in over the old.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Content is interpolated where it can be: the looks of a text, not its letters, which fade over into others.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Characters that change roll over, up or down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }

    /// Characters that change roll over: up where the value grows, down where it becomes less.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// How characters roll after a transition before this one; nil where they do not roll.
    func rollsDown(after old: ContentTransition) -> Bool? {
        switch (old.kind, kind) {
        case (_, .numeric(let countsDown)): countsDown
        case (.numericValue(let before), .numericValue(let value)): value < before
        case (_, .numericValue): false
        default: nil
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
}

extension EnvironmentValues {
    /// How the content of views changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
