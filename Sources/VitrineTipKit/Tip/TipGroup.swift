public import Foundation
public import Observation

/// Tips of which one is shown at a time.
public final class TipGroup: Observable, @unchecked Sendable {
    /// Which one is shown.
    public enum Priority: Equatable, Sendable {
        /// The first one that can be.
        case firstAvailable
        /// The first one, and the next once those before it are not shown any more.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Puts tips together.
    ///
    /// - Parameter priority: Which one is shown: the first that can be, unless it is said.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        self.priority = priority
        self.tips = tips()
    }

    /// The one that is shown; nil for none. A view whose body asks is updated when it is another.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.status == .available }
        case .ordered:
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next.flatMap { $0.status == .available ? $0 : nil }
        }
    }
}

/// Puts tips of a group together.
@resultBuilder
public struct TipGroupBuilder {
    /// A tip.
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    /// All of them.
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
    /// Those of a condition.
    public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
    /// Those of a condition.
    public static func buildEither(first component: [any Tip]) -> [any Tip] { component }
    /// Those of a condition.
    public static func buildEither(second component: [any Tip]) -> [any Tip] { component }
}
