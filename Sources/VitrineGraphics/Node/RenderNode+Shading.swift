import CVitrineGTK
package import Foundation

/// How the colours of a gradient that is not linear spread.
package enum GradientShape: Hashable, Sendable {
    /// From one circle around a point to a larger one, in points, that `scale` makes ellipses.
    case radial(center: CGPoint, start: CGFloat, end: CGFloat, scale: CGSize)
    /// Clockwise around a point, from one angle to another, in radians from the x axis. Of more than one turn only the last
    /// is seen; of less the rest of the circle has the last colour for its first half and the first one for its second.
    case conic(center: CGPoint, start: Double, end: Double)
    /// Rows of points, each with a colour, over a background.
    case mesh([MeshPoint], columns: Int, background: RGBA)
}

/// A point of a mesh, with a colour.
package struct MeshPoint: Hashable, Sendable {
    package var place: CGPoint
    package var color: RGBA

    package init(place: CGPoint, color: RGBA) {
        self.place = place
        self.color = color
    }
}

extension RenderNode {
    /// Fills a rectangle with a gradient. A mesh has no stops.
    package static func gradient(_ shape: GradientShape, stops: [GradientStop] = [], in rect: CGRect)
        -> RenderNode
    {
        if case .mesh = shape { return RenderNode(.shading(shape, stops: []), bounds: rect.standardized) }
        guard let first = stops.first else { return RenderNode(.nothing, bounds: rect) }
        guard stops.count > 1, shape.isFinite else {
            return color(stops.last?.color ?? first.color, in: rect)
        }
        // Offsets within 0…1 that never decrease.
        var low = 0.0
        var ordered = stops.map { stop in
            low = min(max(stop.offset.isNaN ? low : stop.offset, low), 1)
            return GradientStop(offset: low, color: stop.color)
        }
        var shape = shape
        if shape.isBackwards {
            shape = shape.reversed
            ordered = ordered.reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) }
        }
        return RenderNode(.shading(shape, stops: ordered), bounds: rect.standardized)
    }

    func shading(_ shape: GradientShape, _ stops: [GradientStop], scale: CGFloat) -> NativeNode? {
        let colors = stops.map { vitrine_stop(offset: $0.offset, color: $0.color.native) }
        switch shape {
        case .radial(let center, let start, let end, let stretch):
            let node = NativeNode(
                vitrine_node_radial_gradient(
                    bounds.native, center.x, center.y, max(start, 0), end, max(stretch.width, 1e-6),
                    max(stretch.height, 1e-6), colors, colors.count))
            return node.flatMap { drawnOnce($0, scale: scale) } ?? node
        case .conic(let center, let start, let end):
            return conic(center, start, end, colors, scale: scale)
        case .mesh(let points, let columns, let background):
            guard columns > 0 else { return nil }
            let native = points.map {
                vitrine_mesh_point(x: $0.place.x, y: $0.place.y, color: $0.color.native)
            }
            let node = NativeNode(
                vitrine_node_mesh(
                    bounds.native, background.native, native, Int32(columns), Int32(points.count / columns)))
            return node.flatMap { drawnOnce($0, scale: scale) } ?? node
        }
    }

    private func conic(
        _ center: CGPoint, _ start: Double, _ end: Double, _ stops: [vitrine_stop], scale: CGFloat
    ) -> NativeNode? {
        // Four million pixels are more than any phone has.
        let fit = min(1, (4e6 / max(1, bounds.width * bounds.height * scale * scale)).squareRoot())
        let resolution = scale * fit
        let span = end - start
        let visible = min(span, 2 * .pi)
        guard
            let surface = vitrine_surface_conic_gradient(
                Int32(clamping: (bounds.width * resolution).rounded(.up)),
                Int32(clamping: (bounds.height * resolution).rounded(.up)),
                (center.x - bounds.minX) * resolution,
                (center.y - bounds.minY) * resolution, end - visible, visible,
                span > 0 ? (span - visible) / span : 0, 1, stops, stops.count)
        else { return nil }
        defer { vitrine_surface_unref(surface) }
        let source = vitrine_rect(
            x: 0, y: 0, width: Double(bounds.width * resolution), height: Double(bounds.height * resolution))
        return NativeNode(vitrine_node_surface(surface, source, bounds.native, true))
    }
}

extension GradientShape {
    fileprivate var isFinite: Bool {
        switch self {
        case .radial(let center, let start, let end, let scale):
            (center.x + center.y + start + end + scale.width + scale.height).isFinite
        case .conic(let center, let start, let end): (Double(center.x + center.y) + start + end).isFinite
        case .mesh: true
        }
    }

    fileprivate var isBackwards: Bool {
        switch self {
        case .radial(_, let start, let end, _): start > end
        case .conic(_, let start, let end): start > end
        case .mesh: false
        }
    }

    fileprivate var reversed: GradientShape {
        switch self {
        case .radial(let center, let start, let end, let scale):
            .radial(center: center, start: end, end: start, scale: scale)
        case .conic(let center, let start, let end): .conic(center: center, start: end, end: start)
        case .mesh: self
        }
    }
}
