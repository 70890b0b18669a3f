public import VitrineCoreGraphics

extension UIScrollView {
    /// The least scale of the content. 1 unless set.
    public var minimumZoomScale: CGFloat {
        get { zoom.limits.least }
        set {
            zoom.limits.least = newValue
            zoom.limitsDidChange()
        }
    }

    /// The greatest scale of the content: with one above the least, fingers zoom. 1 unless set.
    public var maximumZoomScale: CGFloat {
        get { zoom.limits.most }
        set {
            zoom.limits.most = newValue
            zoom.limitsDidChange()
        }
    }

    /// The scale of the view that the delegate names; 1 without one. Setting it goes there at once, within the limits.
    public var zoomScale: CGFloat {
        get { zoom.scale }
        set { zoom.set(newValue, animated: false) }
    }

    /// Whether content goes beyond the limits while fingers hold it. True unless set.
    public var bouncesZoom: Bool {
        get { zoom.bounces }
        set { zoom.bounces = newValue }
    }

    /// Whether the scale is being changed.
    public var isZooming: Bool { zoom.isZooming }
    /// Whether the content comes back from beyond a limit.
    public var isZoomBouncing: Bool { zoom.isBouncing }
    /// What follows the fingers; nil where the limits allow no zooming.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.isPossible ? zoom.pinch : nil }

    /// Goes to a scale, around the middle of what is visible.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }

    /// Shows a rectangle of the content, in the coordinates of the view that is zoomed, as large as it fits.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom.set(scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }
}
