import Foundation
import VitrineCoreLocation
import VitrineUIKit

/// How a part of the map stands in a view: a place at a point, so many points for a map point, turned by an angle.
struct MapProjection: Equatable {
    /// The map point at the anchor; its x is within the world.
    var center: MKMapPoint
    /// Points of the view for a map point.
    var scale: Double
    /// The direction that is up, in degrees from north, 0 ..< 360.
    var heading: Double
    /// Where the center is in the view.
    var anchor: CGPoint

    static func == (left: Self, right: Self) -> Bool {
        MKMapPointEqualToPoint(left.center, right.center) && left.scale == right.scale
            && left.heading == right.heading && left.anchor == right.anchor
    }

    private var radians: Double { heading * .pi / 180 }

    /// Where a map point is in the view: of those that stand for the same place, the one nearest to the middle.
    func point(of mapPoint: MKMapPoint) -> CGPoint {
        var dx = mapPoint.x - center.x
        if dx > MapWorld.size / 2 { dx -= MapWorld.size }
        if dx < -MapWorld.size / 2 { dx += MapWorld.size }
        return point(dx: dx, dy: mapPoint.y - center.y)
    }

    /// Where a map point is in the view that is not taken for one elsewhere.
    func point(exactly mapPoint: MKMapPoint) -> CGPoint {
        point(dx: mapPoint.x - center.x, dy: mapPoint.y - center.y)
    }

    private func point(dx: Double, dy: Double) -> CGPoint {
        guard heading != 0 else {
            return CGPoint(x: anchor.x + dx * scale, y: anchor.y + dy * scale)
        }
        let (sine, cosine) = (sin(-radians), cos(-radians))
        return CGPoint(
            x: anchor.x + (dx * cosine - dy * sine) * scale, y: anchor.y + (dx * sine + dy * cosine) * scale)
    }

    /// The map point at a point of the view. Its x may be beyond the world.
    func mapPoint(at point: CGPoint) -> MKMapPoint {
        let (x, y) = ((point.x - anchor.x) / scale, (point.y - anchor.y) / scale)
        let (sine, cosine) = (sin(radians), cos(radians))
        return MKMapPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }

    /// From map points, relative to an origin, to points of the view.
    func transform(from origin: MKMapPoint) -> CGAffineTransform {
        let start = point(exactly: origin)
        return CGAffineTransform(translationX: start.x, y: start.y)
            .rotated(by: -radians).scaledBy(x: scale, y: scale)
    }

    /// The rectangle on the map around all that a rectangle of the view shows. Its x may be beyond the world.
    func mapRect(of rect: CGRect) -> MKMapRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(mapPoint(at:))
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min()!, ys.min()!)
        return MKMapRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }

    /// The projection with another place at the anchor, such that a map point is at a point of the view.
    func moved(_ mapPoint: MKMapPoint, to point: CGPoint) -> MapProjection {
        let now = self.mapPoint(at: point)
        var moved = self
        moved.center = MKMapPoint(x: center.x + mapPoint.x - now.x, y: center.y + mapPoint.y - now.y)
        return moved
    }

    /// The projection in which the world fills a view: not smaller than the view, and up to its northern and southern edge.
    ///
    /// - Parameters:
    ///   - size: The view's, in points.
    ///   - scales: The least and the greatest scale.
    func bounded(in size: CGSize, scales: ClosedRange<Double>) -> MapProjection {
        var bounded = self
        bounded.scale = min(max(scale, scales.lowerBound), scales.upperBound)
        bounded.heading = heading.truncatingRemainder(dividingBy: 360)
        if bounded.heading < 0 { bounded.heading += 360 }
        let part = bounded.mapRect(of: CGRect(origin: .zero, size: size))
        if part.height >= MapWorld.size {
            bounded.center.y += MapWorld.size / 2 - part.midY
        } else if part.minY < 0 {
            bounded.center.y -= part.minY
        } else if part.maxY > MapWorld.size {
            bounded.center.y -= part.maxY - MapWorld.size
        }
        bounded.center.x = MapWorld.wrapped(bounded.center.x)
        return bounded
    }

    /// On the way to another projection: the middle and the scale go together, so that what is in both stays in view.
    ///
    /// - Parameter share: Of the way, 0…1.
    func interpolated(to end: MapProjection, _ share: Double) -> MapProjection {
        guard share < 1 else { return end }
        var now = self
        var dx = end.center.x - center.x
        if dx > MapWorld.size / 2 { dx -= MapWorld.size }
        if dx < -MapWorld.size / 2 { dx += MapWorld.size }
        now.scale = scale * pow(end.scale / scale, share)
        // The center moves so that one point of the view stays in its place while the scale changes.
        let change = 1 / end.scale - 1 / scale
        let part = abs(end.scale / scale - 1) < 1e-6 ? share : (1 / now.scale - 1 / scale) / change
        now.center = MKMapPoint(x: center.x + dx * part, y: center.y + (end.center.y - center.y) * part)
        var turn = (end.heading - heading).truncatingRemainder(dividingBy: 360)
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        now.heading = heading + turn * share
        now.anchor = CGPoint(
            x: anchor.x + (end.anchor.x - anchor.x) * share, y: anchor.y + (end.anchor.y - anchor.y) * share)
        return now
    }
}
