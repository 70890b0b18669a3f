/// What a rule looks at: a parameter, or an event.
public protocol _TipRuleInput: Sendable {
    /// What the rule is told.
    associatedtype Value
    /// What it is at the moment.
    var _ruleValue: Value { get }
}

extension Tips {
    /// What must hold for a tip to be shown; `#Rule` makes it.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        /// What the macro makes of what it looks at and what it asks of that.
        public init<each Input: _TipRuleInput>(
            _ input: repeat each Input, body: @escaping (repeat (each Input).Value) -> Bool
        ) {
            nonisolated(unsafe) let body = body
            holds = { body(repeat (each input)._ruleValue) }
        }
    }

    /// Puts rules together: all of them must hold.
    @resultBuilder
    public struct RuleBuilder {
        /// A rule.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// Several rules.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// All of them.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// Those of a condition.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// Those of a condition.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// Those of a condition.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// Those behind `#available`.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }
}

/// A rule of a tip: `#Rule(Self.$isSignedIn) { $0 }`, or `#Rule(Self.didOpen) { $0.donations.count > 2 }`.
///
/// On Apple's systems it becomes a predicate; here it is asked as it is.
@freestanding(expression)
public macro Rule<each Input: _TipRuleInput>(
    _ input: repeat each Input, body: @escaping (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "VitrineMacros", type: "TipRuleMacro")
