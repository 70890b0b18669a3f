package import VitrineCoreGraphics
package import VitrineGraphics

/// Draws what no affine map can: a layer seen in perspective, as a projected picture of its node.
///
/// GSK's cairo renderer paints perspective pink, so the node is drawn into a picture, which is kept as long as the node
/// stays the same: a layer that turns is drawn once, and costs with the area shown then.
@MainActor
package struct PerspectiveSurface {
    /// The largest picture, in pixels: above it the affine approximation is drawn.
    private static let limit = 4_000_000.0

    private let content: RenderNode
    private let picture: Bitmap

    /// Draws a node, or takes the picture that was drawn of it; nil if there is nothing to draw or it is too large.
    @MainActor init?(of content: RenderNode, scale: CGFloat, former: PerspectiveSurface?) {
        if let former, former.content === content, former.picture.scale == scale {
            self = former
            return
        }
        let source = content.bounds
        guard !source.isEmpty, Self.area(source.size, scale) < Self.limit else { return nil }
        LayerCounters.current.perspectives += 1
        self.content = content
        picture = Rasterizer.bitmap(
            of: content.translated(x: -source.minX, y: -source.minY), size: source.size, scale: scale)
    }

    /// The node as a matrix maps it; nil if part of it lies behind the eye, or what is seen is too large.
    func node(projection: CATransform3D) -> RenderNode? {
        let source = content.bounds
        let scale = picture.scale
        let corners = [
            CGPoint(x: source.minX, y: source.minY), CGPoint(x: source.maxX, y: source.minY),
            CGPoint(x: source.minX, y: source.maxY), CGPoint(x: source.maxX, y: source.maxY),
        ]
        let depths = corners.map { $0.x * projection.m14 + $0.y * projection.m24 + projection.m44 }
        guard depths.allSatisfy({ $0 > 0.05 }), let inverse = Projection(projection).inverse else {
            return nil
        }
        let box = projection.project(source)
        // Whole pixels, with one to spare for smooth edges.
        let target = CGRect(
            x: (box.minX * scale).rounded(.down) / scale - 1 / scale,
            y: (box.minY * scale).rounded(.down) / scale - 1 / scale,
            width: (box.width * scale).rounded(.up) / scale + 3 / scale,
            height: (box.height * scale).rounded(.up) / scale + 3 / scale)
        guard Self.area(target.size, scale) < Self.limit,
            let projected = picture.projected(from: source, to: target, inverse: inverse)
        else { return nil }
        return .image(projected, in: target)
    }

    /// A node as a matrix maps it, in perspective where that has some; nil if part of it lies behind the eye, or it is too large.
    ///
    /// - Parameter scale: Pixels per point.
    ///
    /// Complexity: with perspective O(pixels of the node and of what is seen).
    package static func node(
        of content: RenderNode, scale: CGFloat, projection m: CATransform3D
    ) -> RenderNode? {
        if m.m14 == 0, m.m24 == 0, m.m44 == 1 {
            return content.transformed(
                by: CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42))
        }
        return PerspectiveSurface(of: content, scale: scale, former: nil)?.node(projection: m)
    }

    private static func area(_ size: CGSize, _ scale: CGFloat) -> Double {
        Double(size.width * size.height * scale * scale)
    }
}

extension Projection {
    /// What a matrix does to the plane.
    fileprivate init(_ t: CATransform3D) {
        self.init(rows: [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44].map(Double.init))
    }
}
