public import Foundation
public import VitrineCoreLocation

/// Something that lies on a map and covers a part of it.
public protocol MKOverlay: MKAnnotation {
    /// The part of the map that it covers. One over the 180th meridian goes beyond the edge of the world.
    var boundingMapRect: MKMapRect { get }
    /// Whether it covers something of a part of the map.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the map below it need not be drawn. Overlays that do so are tiles; false for others.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Whether the part that it covers meets another one.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// It need.
    public var canReplaceMapContent: Bool { false }
}

/// How high an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
    /// Over roads, below labels.
    case aboveRoads = 0
    /// Over labels.
    case aboveLabels
}

/// Something that several overlays are made of.
extension MKMapRect {
    /// The smallest rectangle around points; ``null`` for none.
    init(around points: some Sequence<MKMapPoint>) {
        var (left, top, right, bottom) = (
            Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
        )
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        self = left <= right ? MKMapRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
