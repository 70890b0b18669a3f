public import Foundation

/// How wide or high a mark is along an axis.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }
    let kind: Kind
    private init(kind: Kind) { self.kind = kind }

    /// Makes a size in points.
    public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
    /// Makes a size in points.
    public init(floatLiteral value: Double) { self.init(kind: .fixed(CGFloat(value))) }

    /// As fits the kind of mark.
    public static let automatic = MarkDimension(kind: .automatic)
    /// A size in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// The room that a value has, less a distance in points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// A share of the room that a value has.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
}

/// How marks at the same place are put on one another.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
    let kind: Kind

    /// One upon the other, from zero.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// One upon the other, as shares of the whole: the ends are 0 and 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// One upon the other, with zero in the middle.
    public static let center = MarkStackingMethod(kind: .center)
    /// Each from zero.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line goes from a point to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
        case stepStart, stepCenter, stepEnd
    }
    let kind: Kind

    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve that rises and falls only where the points do.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// A curve through the points, with tension 0.
    public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
    /// A centripetal curve through the points.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
    /// Steps that begin at the points.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// Steps with the points in the middle.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// Steps that end at the points.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)

    /// A curve through the points.
    ///
    /// - Parameter tension: 0 is the roundest, 1 straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }

    /// A curve through the points.
    ///
    /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
}
