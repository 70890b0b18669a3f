/// How much a constraint matters.
///
/// Required constraints hold exactly. Others are weighed: the solver minimises the sum of their violations,
/// each times its weight. The named weights lie a thousand apart, so that a stronger constraint wins over
/// any ordinary number of weaker ones. Where that is not enough there are priorities: whatever the weights and
/// however many there are, constraints of a lower priority never cost one of a higher anything.
public struct Strength: Hashable, Comparable, Sendable {
    /// Decides before all weights; 0 for strengths that are weights only, infinite for required constraints.
    public let priority: Double
    /// The weight among constraints of the same priority; infinite for required constraints.
    public let weight: Double

    private init(_ weight: Double, priority: Double = 0) {
        self.priority = priority
        self.weight = weight
    }

    /// Must hold; the solver refuses a required constraint that contradicts others.
    public static let required = Strength(.infinity, priority: .infinity)
    /// Gives way to required constraints only.
    public static let strong = Strength(1_000_000)
    /// Gives way to strong constraints.
    public static let medium = Strength(1_000)
    /// Gives way to every other.
    public static let weak = Strength(1)

    /// A weight of one's own.
    ///
    /// - Precondition: positive, finite and at most 1e9: beyond that, doubles lose what weak constraints want.
    public static func weight(_ weight: Double) -> Strength {
        precondition(
            weight > 0 && weight <= 1e9, "A strength must lie above 0 and at most at 1e9, not \(weight).")
        return Strength(weight)
    }

    /// A strength that wins over every lower priority, and loses to every higher one.
    ///
    /// - Precondition: finite.
    public static func priority(_ priority: Double) -> Strength {
        precondition(priority.isFinite, "A priority must be finite, not \(priority).")
        return Strength(1, priority: priority)
    }

    /// Whether constraints of this strength must hold.
    public var isRequired: Bool { weight == .infinity }
    public static func < (first: Strength, second: Strength) -> Bool {
        (first.priority, first.weight) < (second.priority, second.weight)
    }
}

extension Strength: CustomStringConvertible {
    /// `required`, the weight, or `@` and the priority.
    public var description: String {
        if isRequired { return "required" }
        return priority == 0 ? short(weight) : "@\(short(priority))"
    }
}
