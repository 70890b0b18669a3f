public import Foundation

/// A two-dimensional vector, in the units of the space it is used in.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component; positive points down in UIKit's coordinate spaces.
    public var dy: CGFloat

    /// The vector whose components are both zero.
    public static let zero = CGVector()

    /// Makes a zero vector.
    public init() {
        dx = 0
        dy = 0
    }

    /// Makes a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from integer components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from double-precision components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
