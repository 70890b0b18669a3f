/// How much a constraint matters.
///
/// Required constraints hold exactly. Others are weighed: the solver minimises the sum of their violations,
/// each times its weight. The named weights lie a thousand apart, so that a stronger constraint wins over
/// any ordinary number of weaker ones.
public struct Strength: Hashable, Comparable, Sendable {
    /// The weight; infinite for required constraints.
    public let weight: Double

    private init(_ weight: Double) { self.weight = weight }

    public static let required = Strength(.infinity)
    public static let strong = Strength(1_000_000)
    public static let medium = Strength(1_000)
    public static let weak = Strength(1)

    /// A weight of one's own.
    ///
    /// - Precondition: positive, finite and at most 1e9: beyond that, doubles lose what weak constraints want.
    public static func weight(_ weight: Double) -> Strength {
        precondition(
            weight > 0 && weight <= 1e9, "A strength must lie above 0 and at most at 1e9, not \(weight).")
        return Strength(weight)
    }

    public var isRequired: Bool { weight == .infinity }
    public static func < (first: Strength, second: Strength) -> Bool { first.weight < second.weight }
}

/// A linear relation that should hold between variables.
public struct Constraint: Hashable, Sendable {
    public enum Relation: String, Hashable, Sendable {
        case lessThanOrEqual = "<="
        case equal = "=="
        case greaterThanOrEqual = ">="
    }

    /// Stands in ``relation`` to zero.
    public var expression: Expression
    public var relation: Relation
    public var strength: Strength

    public init(
        _ left: Expression, _ relation: Relation, _ right: Expression = 0, strength: Strength = .required
    ) {
        expression = left - right
        self.relation = relation
        self.strength = strength
    }

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
    public var description: String {
        "\(expression) \(relation.rawValue) 0 (\(strength.isRequired ? "required" : short(strength.weight)))"
    }
}
