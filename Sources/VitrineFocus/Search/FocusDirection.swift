import Foundation

/// A direction of a focus movement, in a space whose y axis points down.
public enum FocusDirection: String, Hashable, Sendable, CaseIterable {
    /// The four arrows.
    case up, down, left, right

    /// Whether the movement runs along the y axis.
    public var isVertical: Bool { self == .up || self == .down }

    /// The direction that undoes this one.
    public var opposite: FocusDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }
}

/// A rectangle seen along a direction: the heading axis always grows forwards, so one set of rules serves
/// all four directions.
struct HeadedRect: Hashable, Sendable {
    /// The edge that is met first when travelling in the direction.
    var near: CGFloat
    /// The edge that is met last.
    var far: CGFloat
    /// The extent across the direction: top to bottom for horizontal movements, left to right for vertical.
    var low, high: CGFloat

    init(_ rect: CGRect, heading: FocusDirection) {
        switch heading {
        case .right: (near, far, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        case .left: (near, far, low, high) = (-rect.maxX, -rect.minX, rect.minY, rect.maxY)
        case .down: (near, far, low, high) = (rect.minY, rect.maxY, rect.minX, rect.maxX)
        case .up: (near, far, low, high) = (-rect.maxY, -rect.minY, rect.minX, rect.maxX)
        }
    }

    var middle: CGFloat { (near + far) / 2 }
    var thickness: CGFloat { far - near }
    var crossMiddle: CGFloat { (low + high) / 2 }
    var crossExtent: CGFloat { high - low }

    /// The length that both share across the direction; negative is the distance between them.
    func crossOverlap(_ other: HeadedRect) -> CGFloat {
        min(high, other.high) - max(low, other.low)
    }

    /// The free length along the direction from this rectangle to one ahead; 0 when they overlap along it.
    func gap(to other: HeadedRect) -> CGFloat { max(0, other.near - far) }
}
