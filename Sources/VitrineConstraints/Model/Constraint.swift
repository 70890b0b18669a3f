/// A linear relation that should hold between variables.
public struct Constraint: Hashable, Sendable {
    /// How the two sides compare.
    public enum Relation: String, Hashable, Sendable {
        /// The left side is at most the right.
        case lessThanOrEqual = "<="
        /// Both sides are the same.
        case equal = "=="
        /// The left side is at least the right.
        case greaterThanOrEqual = ">="
    }

    /// Stands in ``relation`` to zero.
    public var expression: Expression
    /// How the expression compares with zero.
    public var relation: Relation
    /// How much it matters, against others that it contradicts.
    public var strength: Strength

    /// Makes a constraint of the form left, relation, right.
    public init(
        _ left: Expression, _ relation: Relation, _ right: Expression = 0, strength: Strength = .required
    ) {
        expression = left - right
        self.relation = relation
        self.strength = strength
    }

    /// Makes a constraint of the form expression, relation, zero.
    public init(_ expression: Expression, _ relation: Relation, zeroWith strength: Strength) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
    }

    /// Makes a constraint of the form left, relation, right.
    public init(
        _ left: Variable, _ relation: Relation, _ right: Expression = 0, strength: Strength = .required
    ) {
        self.init(Expression(left), relation, right, strength: strength)
    }

    /// By how much the constraint fails under an assignment, 0 if it holds.
    ///
    /// - Complexity: O(terms).
    public func violation(_ assignment: (Variable) -> Double) -> Double {
        let value = expression.value(assignment)
        switch relation {
        case .equal: return value.magnitude
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }
}

extension Constraint: CustomStringConvertible {
    /// Such as `2·x - y + 10 <= 0 (required)`.
    public var description: String { description { $0.name } }

    /// The description with names of one's own for variables.
    public func description(naming name: (Variable) -> String) -> String {
        "\(expression.description(naming: name)) \(relation.rawValue) 0 (\(strength))"
    }
}
