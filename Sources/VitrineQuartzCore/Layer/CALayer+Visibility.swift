import VitrineCoreGraphics

extension CALayer {
    /// What may be seen of a layer, apart from what others cover.
    struct Visibility {
        /// The part of the bounds, in the layer's coordinates; null for none of it.
        var part: CGRect
        /// The pixels a point of the layer takes: of the screen where it is in a window, else of the root's points.
        var scale: CGFloat
        /// Whether the layer is neither turned nor mirrored there, and as wide as it is high.
        var isUpright: Bool

        fileprivate static let nothing = Visibility(part: .null, scale: 0, isUpright: true)
    }

    /// What the layers around, as they show now, leave to be seen of the layer in its window, and how large it is there.
    ///
    /// Layers that clip cut it off, and the root of a window does. In perspective it is about right.
    ///
    /// Complexity: O(depth).
    var visibility: Visibility {
        let own = shown
        var part = own.bounds
        var matrix = CATransform3D.identity
        var layer = self
        var values = own
        while true {
            let container = layer.superlayer ?? layer.state.maskedLayer
            if layer !== self, values.masksToBounds || container == nil && layer.context != nil {
                guard let inverse = matrix.inverse else { return .nothing }
                let seen = inverse.project(values.bounds)
                if seen.isFiniteRect { part = part.intersection(seen) }
            }
            let origin = CATransform3DMakeTranslation(-values.bounds.origin.x, -values.bounds.origin.y, 0)
            matrix = CATransform3DConcat(matrix, CATransform3DConcat(origin, layer.contentToSuper(values)))
            if layer.flattensSublayers { matrix.flatten() }
            guard let container else { break }
            layer = container
            values = container.shown
        }
        guard !part.isNull, !part.isEmpty else { return .nothing }
        let affine = matrix.affineApproximation(around: part)
        let area = abs(affine.a * affine.d - affine.b * affine.c)
        return Visibility(
            part: part, scale: area.squareRoot() * (context?.scale ?? 1),
            isUpright: matrix.preservesParallelsInPlane && affine.b == 0 && affine.c == 0
                && affine.a == affine.d)
    }
}

extension CATransform3D {
    /// Leaves out how near things come: a layer draws what is in it into its plane.
    fileprivate mutating func flatten() {
        (m13, m23, m33, m43) = (0, 0, 1, 0)
        (m31, m32, m34) = (0, 0, 0)
    }
}
