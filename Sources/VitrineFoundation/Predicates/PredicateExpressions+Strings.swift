public import Foundation

// What `#Predicate` makes of the methods of texts that follow the user's language, which Foundation leaves out on Linux.
extension PredicateExpressions {
    /// Whether a text contains another one, as the user's language sees it.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Whether it does.
        public typealias Output = Bool
        /// The text.
        public let root: Root
        /// What is looked for.
        public let other: Other

        /// Makes the question.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Asks it: capitals and accents make no difference.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            let text = String(try root.evaluate(bindings))
            return text.range(
                of: String(try other.evaluate(bindings)), options: [.caseInsensitive, .diacriticInsensitive],
                locale: .current) != nil
        }
    }

    /// How two texts are ordered without regard to capitals.
    public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The order.
        public typealias Output = ComparisonResult
        /// The one text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Makes the comparison.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Compares.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            String(try root.evaluate(bindings)).compare(
                String(try other.evaluate(bindings)), options: .caseInsensitive)
        }
    }

    /// How two texts are ordered in the user's language.
    public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The order.
        public typealias Output = ComparisonResult
        /// The one text.
        public let root: Root
        /// The other one.
        public let other: Other

        /// Makes the comparison.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Compares.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            String(try root.evaluate(bindings)).compare(
                String(try other.evaluate(bindings)), options: [], range: nil, locale: .current)
        }
    }

    /// What `#Predicate` writes for `localizedStandardContains(_:)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }

    /// What `#Predicate` writes for `caseInsensitiveCompare(_:)`.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }

    /// What `#Predicate` writes for `localizedCompare(_:)`.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
