public import Foundation

/// How often and how long a tip is shown: one of those that are here.
public protocol TipOption: Sendable {}

extension Tips {
    /// How often a tip is shown at most. It is not shown any more then.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// At most so often.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How long a tip is shown at most, all times together. It is not shown any more then.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        /// At most so many seconds.
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }

    /// Whether a tip is shown though another was shown just now.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Whether it is.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// Puts options together.
    @resultBuilder
    public struct OptionsBuilder {
        /// An option.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        /// Several options.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        /// All of them.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
            components.flatMap { $0 }
        }
        /// Those of a condition.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        /// Those of a condition.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        /// Those of a condition.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
        /// Those behind `#available`.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] {
            component
        }
    }
}
