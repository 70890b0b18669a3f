package import VitrineGraphics
import VitrinePlatform

/// A layer whose sublayers keep their depth: each takes its own place in the space of the layer around, the nearest in
/// front.
///
/// Only the sublayers show. Of the layer's own properties position, bounds, transforms and opacity count.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {
    override final var flattensSublayers: Bool { false }
}

extension CALayer {
    /// The sublayers of a transform layer in the superlayer's coordinates.
    ///
    /// Complexity: O(sublayers), each time one of them changes its place.
    func placedInSpace(_ values: LayerProperties) -> RenderNode? {
        var parts: [(node: RenderNode, depth: CGFloat)] = []
        collectInSpace(values, CATransform3D.identity, opacity: 1, into: &parts)
        // Sorting keeps no order of its own: what is as near stays as it was added.
        let ordered = parts.enumerated().sorted {
            let (a, b) = ($0.element.depth, $1.element.depth)
            return a == b ? $0.offset < $1.offset : a < b
        }
        return RenderNode.container(ordered.map(\.element.node))
    }

    private func collectInSpace(
        _ values: LayerProperties, _ outer: CATransform3D, opacity: Float,
        into parts: inout [(node: RenderNode, depth: CGFloat)]
    ) {
        // Valid, so that changes below are told to what is above.
        state.cache.isSubtreeValid = true
        state.cache.isContainerValid = true
        let origin = CATransform3DMakeTranslation(-values.bounds.origin.x, -values.bounds.origin.y, 0)
        let space = CATransform3DConcat(CATransform3DConcat(origin, contentToSuper(values)), outer)
        for layer in orderedSublayers {
            let shown = layer.shown
            guard !shown.isHidden, shown.opacity > 0.001 else { continue }
            let shade = opacity * values.opacity
            guard layer.flattensSublayers else {
                layer.state.cache.isPlacedValid = true
                layer.collectInSpace(shown, space, opacity: shade, into: &parts)
                continue
            }
            guard let node = layer.subtreeNode else { continue }
            let matrix = CATransform3DConcat(layer.contentToSuper(shown), space)
            guard let placed = layer.place(node, shown, opacity: shade * shown.opacity, by: matrix) else {
                continue
            }
            parts.append((placed, matrix.depth(of: shown.bounds.size)))
        }
    }
}

extension CATransform3D {
    /// Whether what lies in a plane stays in it, at its depth.
    var isFlat: Bool { m13 == 0 && m23 == 0 && m43 == 0 }

    /// How near the middle of a rectangle of a size comes: larger is nearer.
    func depth(of size: CGSize) -> CGFloat {
        let (x, y) = (size.width / 2, size.height / 2)
        let w = x * m14 + y * m24 + m44
        return (x * m13 + y * m23 + m43) / (abs(w) < 1e-9 ? 1 : w)
    }
}
