import Foundation

extension RenderNode {
    /// Shows only what lies within an outline; the edge is smooth.
    package func clipped(to outline: RoundedRect) -> RenderNode {
        let shape = outline.fitted
        let visible = bounds.intersection(shape.rect)
        guard !visible.isNull, !shape.rect.isEmpty else { return RenderNode(.nothing, bounds: .zero) }
        return RenderNode(.clip(self, to: shape), bounds: visible)
    }

    /// Shows only what lies within a rectangle.
    package func clipped(to rect: CGRect) -> RenderNode { clipped(to: RoundedRect(rect)) }

    /// Shows only what lies within a path.
    package func clipped(to path: CGPath) -> RenderNode { clipped(to: path, evenOdd: false) }

    /// Shows only what lies within a path.
    package func clipped(to path: CGPath, evenOdd: Bool) -> RenderNode {
        // A rectangle needs no path: clips of rectangles are cheap, and known to be opaque where their content is.
        if let rect = path.rectangle { return rect.contains(bounds) ? self : clipped(to: rect) }
        let fixed = path.copy()!
        let visible = fixed.isEmpty ? .null : bounds.intersection(fixed.boundingBox)
        guard !visible.isNull else { return RenderNode(.nothing, bounds: .zero) }
        return RenderNode(.pathClip(self, to: fixed, evenOdd: evenOdd), bounds: visible)
    }

    /// Shows the whole, flattened, with an opacity of 0…1.
    package func opacity(_ value: Double) -> RenderNode {
        if value >= 1 { return self }
        return RenderNode(value > 0 ? .opacity(self, value) : .nothing, bounds: bounds)
    }

    /// Shows each part by itself with an opacity of 0…1: what they cover of one another shows through.
    ///
    /// Complexity: O(*n*) in the number of parts.
    package func opacityOfParts(_ value: Double) -> RenderNode {
        switch content {
        case .container(let parts):
            RenderNode.container(parts.map { $0.opacityOfParts(value) }) ?? self
        case .transform(let node, let transform):
            node.opacityOfParts(value).transformed(by: transform)
        case .clip(let node, let shape):
            RenderNode(.clip(node.opacityOfParts(value), to: shape), bounds: bounds)
        default: opacity(value)
        }
    }

    /// Shows the whole, flattened, in other colours.
    package func recolored(by matrix: ColorMatrix) -> RenderNode {
        RenderNode(.colors(self, matrix), bounds: bounds)
    }

    /// Shows the whole, flattened and blurred.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur, in points.
    ///   - isOpaque: Whether the result is as large as the content and opaque, not larger with soft edges.
    package func blurred(deviation: CGFloat, isOpaque: Bool = false) -> RenderNode {
        guard deviation > 0 else { return self }
        let reach = isOpaque ? 0 : (3 * deviation).rounded(.up)
        return RenderNode(
            .blur(self, deviation: deviation, isOpaque: isOpaque),
            bounds: bounds.insetBy(dx: -reach, dy: -reach))
    }

    /// Draws through an affine transform.
    package func transformed(by transform: CGAffineTransform) -> RenderNode {
        if transform.isIdentity { return self }
        let isFlat = transform.a * transform.d - transform.b * transform.c == 0
        return RenderNode(
            isFlat ? .nothing : .transform(self, transform), bounds: bounds.applying(transform))
    }

    /// Draws moved by a distance in points.
    package func translated(x: CGFloat, y: CGFloat) -> RenderNode {
        transformed(by: CGAffineTransform(translationX: x, y: y))
    }

    /// Draws the shadow that the content's own shape casts, and the content above it.
    ///
    /// - Parameters:
    ///   - blur: the standard deviation of the blur, in points.
    ///   - showsContent: whether the content is drawn above its shadow.
    package func dropShadow(
        color: RGBA, offset: CGSize, blur: CGFloat, showsContent: Bool = true
    ) -> RenderNode {
        // Blurring the drawn content takes milliseconds for a card; an outline's shadow is kept for all of its size.
        if showsContent, let outline = opaqueOutline {
            let cast = RenderNode.shadow(of: outline, color: color, offset: offset, blur: blur)
            return RenderNode.container([cast, self])!
        }
        let reach = 3 * max(0, blur) + 1
        let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
        return RenderNode(
            .dropShadow(
                self, color: color, offset: offset, blur: max(0, blur), showsContent: showsContent),
            bounds: bounds.union(shadow))
    }

    /// A filled or stroked path whose pixels are either in it or not, without smooth edges.
    package var unsmoothed: RenderNode { RenderNode(.unsmoothed(self), bounds: bounds) }

    /// Shows the content with the opacity of the mask at each point.
    package func masked(by mask: RenderNode) -> RenderNode {
        let visible = bounds.intersection(mask.bounds)
        guard !visible.isNull else { return RenderNode(.nothing, bounds: .zero) }
        return RenderNode(.mask(self, by: mask), bounds: visible)
    }
}
