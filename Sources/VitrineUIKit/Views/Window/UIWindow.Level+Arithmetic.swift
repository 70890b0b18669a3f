public import Foundation

extension UIWindow.Level: Comparable {
    /// Whether windows of the first level are behind those of the second.
    public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// A level further in front.
    public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: lhs.rawValue + rhs)
    }

    /// A level further in front.
    public static func + (lhs: CGFloat, rhs: UIWindow.Level) -> UIWindow.Level { rhs + lhs }

    /// A level further behind.
    public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: lhs.rawValue - rhs)
    }

    /// How far the first level is in front of the second.
    public static func - (lhs: UIWindow.Level, rhs: UIWindow.Level) -> CGFloat { lhs.rawValue - rhs.rawValue }

    /// Moves the level further in front.
    public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs + rhs }

    /// Moves the level further behind.
    public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs - rhs }
}
