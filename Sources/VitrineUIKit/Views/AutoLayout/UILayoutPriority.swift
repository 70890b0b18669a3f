/// How much a constraint matters, from just above 0 to 1000.
///
/// Constraints of a lower priority never cost one of a higher anything, however many there are.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// How much buttons resist being smaller than their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize the window's scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much the window's scene would like to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the window's scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much views resist being larger than their content.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a view wants the size that ``UIView/systemLayoutSizeFitting(_:)`` is asked with.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The priority so much higher, as in `.defaultLow + 1`.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// The priority so much higher.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }

    /// The priority so much lower, as in `.required - 1`.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }

    /// How much higher one priority is than another.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float {
        lhs.rawValue - rhs.rawValue
    }

    /// Makes the priority so much higher.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

    /// Makes the priority so much lower.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
