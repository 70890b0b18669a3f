import VitrineQuartzCore

extension UIView {
    /// Converts a point to another view's coordinates; nil is the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.transform(to: target(view)).project(point)
    }

    /// Converts a point from another view's coordinates; nil is the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = target(view) else { return layer.convert(point, from: nil) }
        return source.transform(to: layer).project(point)
    }

    /// Converts a rectangle to another view's coordinates: the box around its image. Nil is the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.transform(to: target(view)).project(rect)
    }

    /// Converts a rectangle from another view's coordinates: the box around its image. Nil is the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = target(view) else { return layer.convert(rect, from: nil) }
        return source.transform(to: layer).project(rect)
    }

    /// Converts from the view's coordinates to another's; nil is the window.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts from another view's coordinates; nil is the window.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts from the view's coordinates to another's; nil is the window.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts from another view's coordinates; nil is the window.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
        return coordinateSpace.convert(rect, to: self)
    }

    /// The layer of a view, or of the window for nil, or of the topmost superview without a window.
    private func target(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window { return window.layer }
        var top = self
        while let parent = top.storedSuperview { top = parent }
        return top.layer
    }

    func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        if layer.transform == CATransform3DIdentity {
            let (frame, bounds) = (layer.frame, layer.bounds)
            return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
        }
        return layer.convert(point, from: layer.superlayer)
    }

    /// The frame without the transform: what layout and autoresizing work with.
    var untransformedFrame: CGRect {
        let (size, anchor, center) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    func geometryDidChange(oldSize: CGSize) {
        let size = layer.bounds.size
        if size != oldSize {
            noteLayoutChange("bounds")
            if autoresizesSubviews { resizeSubviews(from: oldSize, to: size) }
            if contentMode == .redraw { setNeedsDisplay() }
            storedSuperview?.subviewDidResize(self)
        }
        safeAreaInsetsMayHaveChanged()
        if size != oldSize { subviewsPreservedMarginsMayHaveChanged() }
        if size != oldSize, storedSafeArea != .zero { subviewsSafeAreaMayHaveChanged() }
    }

    /// What scrolls under an unsafe edge gets less of it.
    func boundsOriginDidChange() {
        if storedSafeArea != .zero { subviewsSafeAreaMayHaveChanged() }
        layoutGeometryDidChange()
    }

    // MARK: Autoresizing

    private func resizeSubviews(from old: CGSize, to new: CGSize) {
        for view in storedSubviews where !view.autoresizingMask.isEmpty {
            view.autoresize(from: old, to: new)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let frame = untransformedFrame
        let h = AutoresizingAxis(
            start: frame.minX, length: frame.width, flexibleStart: mask.contains(.flexibleLeftMargin),
            flexibleLength: mask.contains(.flexibleWidth), flexibleEnd: mask.contains(.flexibleRightMargin)
        ).resized(from: old.width, to: new.width)
        let v = AutoresizingAxis(
            start: frame.minY, length: frame.height, flexibleStart: mask.contains(.flexibleTopMargin),
            flexibleLength: mask.contains(.flexibleHeight),
            flexibleEnd: mask.contains(.flexibleBottomMargin)
        ).resized(from: old.height, to: new.height)
        let resized = CGRect(x: h.start, y: v.start, width: h.length, height: v.length)
        guard resized != frame else { return }
        if layer.transform == CATransform3DIdentity {
            self.frame = resized
        } else {
            bounds = CGRect(origin: bounds.origin, size: resized.size)
            let anchor = layer.anchorPoint
            center = CGPoint(
                x: resized.minX + anchor.x * resized.width, y: resized.minY + anchor.y * resized.height)
        }
    }
}

extension UIView {
    /// Takes the size that suits best, keeping the top left corner.
    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        if layer.transform == CATransform3DIdentity {
            frame = CGRect(origin: origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// The frame with the alignment insets around a rectangle.
    func frame(around alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }
}

/// One axis of autoresizing.
///
/// A change of the container is shared among the flexible parts in proportion to their present lengths;
/// if those are all zero, equally. With none flexible, nothing moves. (Apple's documentation of
/// `autoresizingMask`.)
struct AutoresizingAxis: Equatable {
    var start: CGFloat
    var length: CGFloat
    var flexibleStart: Bool
    var flexibleLength: Bool
    var flexibleEnd: Bool

    func resized(from old: CGFloat, to new: CGFloat) -> AutoresizingAxis {
        let delta = new - old
        let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
        guard delta != 0, count > 0 else { return self }
        let end = old - start - length
        let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
        func share(_ part: CGFloat) -> CGFloat {
            total == 0 ? delta / CGFloat(count) : delta * part / total
        }
        var result = self
        if flexibleStart { result.start += share(start) }
        if flexibleLength { result.length = max(0, length + share(length)) }
        return result
    }
}
