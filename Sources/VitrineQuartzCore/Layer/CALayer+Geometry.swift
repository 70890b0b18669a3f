extension CALayer {
    /// Sets `position` and the size of `bounds` so that the frame becomes a rectangle.
    final func place(in rect: CGRect) {
        guard rect != modelValues.frame || modelValues.transform != .identity else { return }
        var size = rect.size
        if modelValues.transform != .identity {
            let affine = modelValues.transform.affineApproximation(around: .zero)
            let linear = CGAffineTransform(
                a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: 0, ty: 0)
            let box = CGRect(origin: .zero, size: size).applying(linear.inverted())
            size = box.size
        }
        bounds = CGRect(origin: bounds.origin, size: size)
        position = CGPoint(
            x: rect.origin.x + anchorPoint.x * rect.size.width,
            y: rect.origin.y + anchorPoint.y * rect.size.height)
    }

    /// What is no number cannot be undone by any later change: everything computed from it is no number either.
    func refuse(_ property: String, _ value: String) -> Never {
        fatalError(
            "CALayerInvalidGeometry: CALayer \(property) contains NaN: \(value). Layer: \(owner.map { "\($0)" } ?? description). Look for a division by zero, or infinite numbers subtracted from each other."
        )
    }

    /// The transform as one of the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to one of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Maps this layer's coordinates to its superlayer's.
    var transformToSuperlayer: CATransform3D { transformToSuperlayer(by: modelValues) }

    private func transformToSuperlayer(by values: LayerProperties) -> CATransform3D {
        let own = values.contentToSuper
        let origin = CATransform3DMakeTranslation(-values.bounds.origin.x, -values.bounds.origin.y, 0)
        guard let parent = superlayer, parent.modelValues.movesSublayers else {
            return CATransform3DConcat(origin, own)
        }
        return CATransform3DConcat(CATransform3DConcat(origin, own), parent.modelValues.sublayerMap)
    }

    private func transform(toAncestor ancestor: CALayer?) -> CATransform3D {
        var result = CATransform3D.identity
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            result = CATransform3DConcat(result, current.transformToSuperlayer)
            layer = current.superlayer
        }
        return result
    }

    /// Maps this layer's coordinates to another's in the same tree; nil is the root's surroundings.
    package func transform(to other: CALayer?) -> CATransform3D {
        if other === self { return .identity }
        if let other, other.superlayer === self { return other.transformToSuperlayer.inverse ?? .identity }
        if superlayer === other, other != nil { return transformToSuperlayer }
        var ancestors: Set<ObjectIdentifier> = []
        var layer: CALayer? = self
        while let current = layer {
            ancestors.insert(ObjectIdentifier(current))
            layer = current.superlayer
        }
        var common = other
        while let current = common, !ancestors.contains(ObjectIdentifier(current)) {
            common = current.superlayer
        }
        let up = transform(toAncestor: common)
        guard let other else { return up }
        return CATransform3DConcat(up, other.transform(toAncestor: common).inverse ?? .identity)
    }

    /// Converts a point from another layer's coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let l else { return (transform(to: nil).inverse ?? .identity).project(p) }
        return l.transform(to: self).project(p)
    }

    /// Converts a point of the superlayer's coordinates by where the layer shows.
    package func convertFromSuperlayerWhereShown(_ p: CGPoint) -> CGPoint {
        (transformToSuperlayer(by: shown).inverse ?? .identity).project(p)
    }

    /// Converts a point to another layer's coordinates.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { transform(to: l).project(p) }

    /// Converts a rectangle from another layer's coordinates: the box around the image.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let l else { return (transform(to: nil).inverse ?? .identity).project(r) }
        return l.transform(to: self).project(r)
    }

    /// Converts a rectangle to another layer's coordinates: the box around the image.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { transform(to: l).project(r) }
}

extension CGRect {
    /// Whether a number of the rectangle is none.
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension LayerProperties {
    /// Maps content space, the bounds with their origin at zero, to the superlayer's coordinates, without
    /// the superlayer's sublayer transform.
    var contentToSuper: CATransform3D {
        let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
        if transform == .identity {
            return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
        }
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
            CATransform3DConcat(transform, CATransform3DMakeTranslation(position.x, position.y, 0)))
    }

    /// The sublayer transform about the anchor point, in this layer's coordinates, upside down where y grows upwards.
    var sublayerMap: CATransform3D {
        let x = bounds.origin.x + anchorPoint.x * bounds.width
        let y = bounds.origin.y + anchorPoint.y * bounds.height
        let map = CATransform3DConcat(
            CATransform3DMakeTranslation(-x, -y, 0),
            CATransform3DConcat(sublayerTransform, CATransform3DMakeTranslation(x, y, 0)))
        return isGeometryFlipped ? CATransform3DConcat(flip, map) : map
    }

    /// Turns what is in the bounds upside down.
    private var flip: CATransform3D {
        CATransform3DConcat(
            CATransform3DMakeScale(1, -1, 1), CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0))
    }

    var frame: CGRect {
        if transform == .identity {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return contentToSuper.project(CGRect(origin: .zero, size: bounds.size))
    }
}
