public import Foundation

/// An area about a point: that of a field.
open class UIRegion: NSObject, NSCopying {
    private indirect enum Kind {
        case infinite
        case circle(CGFloat)
        case box(CGSize)
        case inverse(Kind)
        case union(Kind, Kind)
        case difference(Kind, Kind)
        case intersection(Kind, Kind)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): point.x * point.x + point.y * point.y < radius * radius
            case .box(let size): abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
            case .inverse(let other): !other.contains(point)
            case let .union(a, b): a.contains(point) || b.contains(point)
            case let .difference(a, b): a.contains(point) && !b.contains(point)
            case let .intersection(a, b): a.contains(point) && b.contains(point)
            }
        }
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Everywhere.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// A circle, of a radius in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }

    /// A rectangle in whose middle the point is, in points.
    public convenience init(size: CGSize) { self.init(.box(size)) }

    /// Regions do not change: the region itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// All that is not in this region.
    open func inverse() -> UIRegion { UIRegion(.inverse(kind)) }
    /// What is in either region.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(kind, region.kind)) }
    /// What is in this region and not in the other.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(kind, region.kind)) }
    /// What is in both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(kind, region.kind)) }

    /// Whether a point is in the region, in points from where the region is.
    open func contains(_ point: CGPoint) -> Bool { kind.contains(point) }
}
