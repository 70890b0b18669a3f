public import VitrineCoreGraphics

/// How far an attachment gives: points or radians.
public struct UIFloatRange: Hashable, Sendable {
    /// The least value.
    public var minimum: CGFloat
    /// The greatest value.
    public var maximum: CGFloat

    /// Makes the range from zero to zero.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Makes a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// From zero to zero.
    public static let zero = UIFloatRange()
    /// Without bounds.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether it has no bounds.
    public var isInfinite: Bool { self == .infinite }

    /// The same for the engine; bounds in the wrong order are swapped.
    var ordered: ClosedRange<Double> {
        Double(min(minimum, maximum))...Double(max(minimum, maximum))
    }
}
