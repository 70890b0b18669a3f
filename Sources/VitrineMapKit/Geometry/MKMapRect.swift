public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// A rectangle on the map of the world, in map points. One that goes over the 180th meridian goes beyond the edge of the
/// world.
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The width and the height.
    public var size: MKMapSize

    /// Makes a rectangle of no size at 0, 0.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Makes a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle: what two that do not meet have in common.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }
    /// Whether it is no rectangle at all.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

    /// The smallest rectangle around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }

    /// What both have in common; ``null`` where they do not meet.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (width, height) = (min(maxX, rect.maxX) - left, min(maxY, rect.maxY) - top)
        guard width >= 0, height >= 0 else { return .null }
        return MKMapRect(x: left, y: top, width: width, height: height)
    }

    /// The rectangle with its edges moved towards the middle; away from it by negative distances. ``null`` where nothing
    /// is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Cuts the rectangle in two.
    ///
    /// - Parameters:
    ///   - distance: From the edge, in map points; more than there is leaves nothing.
    ///   - fromEdge: The edge at which the slice lies.
    public func divided(
        atDistance distance: Double, from fromEdge: CGRectEdge
    ) -> (slice: MKMapRect, remainder: MKMapRect) {
        guard !isNull else { return (self, self) }
        let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
        let part = min(max(distance, 0), isAcross ? width : height)
        switch fromEdge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: part, height: height),
                MKMapRect(x: minX + part, y: minY, width: width - part, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - part, y: minY, width: part, height: height),
                MKMapRect(x: minX, y: minY, width: width - part, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: part),
                MKMapRect(x: minX, y: minY + part, width: width, height: height - part)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - part, width: width, height: part),
                MKMapRect(x: minX, y: minY, width: width, height: height - part)
            )
        }
    }

    /// Whether a point is within. The northern and western edges are, the others are not.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle is wholly within.
    public func contains(_ rect: MKMapRect) -> Bool {
        guard !isNull, !rect.isNull else { return false }
        return rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Whether both have more than an edge in common.
    public func intersects(_ rect: MKMapRect) -> Bool {
        guard !isNull, !rect.isNull else { return false }
        return minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }

    /// Whether it goes over the 180th meridian, and so beyond the edge of the world.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MapWorld.size) }

    /// What lies beyond the edge of the world, at its place within the world; ``null`` where nothing does.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let rest =
            minX < 0
            ? MKMapRect(x: minX + MapWorld.size, y: minY, width: min(-minX, width), height: height)
            : MKMapRect(
                x: max(minX - MapWorld.size, 0), y: minY, width: min(maxX - MapWorld.size, width),
                height: height)
        return rest
    }
}

extension MKMapRect {
    /// Whether all of its numbers are some.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }

    /// The parts that the rectangle has within the world, whose x begins anew at its edges: one, or two over the 180th
    /// meridian. The whole breadth where it is as wide as the world.
    var partsInWorld: [MKMapRect] {
        guard !isNull else { return [] }
        if width >= MapWorld.size { return [MKMapRect(x: 0, y: minY, width: MapWorld.size, height: height)] }
        let left = MapWorld.wrapped(minX)
        let first = min(width, MapWorld.size - left)
        let parts = [MKMapRect(x: left, y: minY, width: first, height: height)]
        return first >= width
            ? parts : parts + [MKMapRect(x: 0, y: minY, width: width - first, height: height)]
    }
}

/// The whole world.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle.
public let MKMapRectNull = MKMapRect.null

/// Makes a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// The western edge.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// The northern edge.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// The middle between west and east.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// The middle between north and south.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// The eastern edge.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// The southern edge.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// The width.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// The height.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
/// Whether a rectangle is none.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether there is nothing in a rectangle.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What both have in common.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    rect1.intersection(rect2)
}
/// The rectangle with its edges moved towards the middle.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// The rectangle elsewhere.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Whether a point is within a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether the second is wholly within the first.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// Whether both meet.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    rect1.intersects(rect2)
}
/// Whether both are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
/// Whether a rectangle goes over the 180th meridian.
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }
/// What lies beyond the edge of the world, at its place within the world.
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder() }
