import VitrineGraphics
import VitrineQuartzCore

/// A view that shows what another one looked like.
final class SnapshotView: UIView {
    /// What is shown, stretched to the layer's size as the cap insets say.
    private final class Content: LayerContent {
        let node: RenderNode
        let source: CGRect
        let caps: UIEdgeInsets

        init(_ node: RenderNode, source: CGRect, caps: UIEdgeInsets) {
            self.node = node
            self.source = source
            self.caps = caps
        }

        func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
            let columns = Stretch.parts(source.minX, source.width, to: bounds.width, caps.left, caps.right)
            let rows = Stretch.parts(source.minY, source.height, to: bounds.height, caps.top, caps.bottom)
            return .container(
                rows.flatMap { row in
                    columns.map { column in
                        let part = CGRect(
                            x: column.start, y: row.start, width: column.length, height: row.length)
                        return node.clipped(to: part).transformed(
                            by: CGAffineTransform(
                                a: column.scale, b: 0, c: 0, d: row.scale,
                                tx: column.place - column.start * column.scale,
                                ty: row.place - row.start * row.scale))
                    }
                })
        }
    }

    /// A part of an axis of the picture, and where it goes.
    private struct Stretch {
        var start: CGFloat
        var length: CGFloat
        var place: CGFloat
        var scale: CGFloat

        /// The caps keep their size, what is between them is stretched.
        static func parts(
            _ start: CGFloat, _ length: CGFloat, to target: CGFloat, _ first: CGFloat, _ last: CGFloat
        ) -> [Stretch] {
            guard length > 0, target > 0 else { return [] }
            let middle = length - first - last
            guard first > 0 || last > 0, middle > 0, target > first + last else {
                return [Stretch(start: start, length: length, place: 0, scale: target / length)]
            }
            let stretched = target - first - last
            return [
                Stretch(start: start, length: first, place: 0, scale: 1),
                Stretch(start: start + first, length: middle, place: first, scale: stretched / middle),
                Stretch(start: start + first + middle, length: last, place: first + stretched, scale: 1),
            ].filter { $0.length > 0 }
        }
    }

    /// - Parameters:
    ///   - node: In the coordinates of the layer's content; nil shows nothing.
    ///   - source: The part of it that is shown, in points.
    init(_ node: RenderNode?, source: CGRect, caps: UIEdgeInsets) {
        super.init(frame: CGRect(origin: .zero, size: source.size))
        if let node { layer.layerContent = Content(node, source: source, caps: caps) }
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// A view that shows what this one, with everything in it, looks like; it keeps doing so whatever becomes of this one.
    ///
    /// Its content is stretched when its size changes. A view that was never on screen gives an empty one.
    ///
    /// - Parameter afterUpdates: Whether changes that are not on screen yet are to be seen.
    ///
    /// Complexity: O(1) for what was drawn; with updates, O(what has changed).
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of what this one looks like, stretched between caps.
    ///
    /// - Parameters:
    ///   - rect: The part, in this view's coordinates.
    ///   - afterUpdates: Whether changes that are not on screen yet are to be seen.
    ///   - capInsets: What keeps its size at the edges of the part, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let node = layer.context == nil ? nil : afterUpdates ? layer.subtreeNode : layer.drawnSubtreeNode
        // Content has its origin at zero, wherever the view is scrolled to.
        let source = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        return SnapshotView(node, source: source, caps: capInsets)
    }
}
