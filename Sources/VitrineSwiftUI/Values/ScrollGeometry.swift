/// A type that defines the geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the part in view begins, in the coordinates of the content.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// What the content keeps clear of.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, the insets included.
    public var containerSize: CGSize

    /// Makes a geometry.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part in view, in the coordinates of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The bounds of the scroll view.
    public var bounds: CGRect { visibleRect }

    /// The offset at the beginning of the content.
    var restingStart: CGPoint { CGPoint(x: -contentInsets.leading, y: -contentInsets.top) }

    /// The size of the scroll view inside its insets.
    var safeSize: CGSize {
        CGSize(
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The part in view inside the insets.
    var safeRect: CGRect {
        CGRect(
            origin: CGPoint(x: contentOffset.x - restingStart.x, y: contentOffset.y - restingStart.y),
            size: safeSize)
    }
}
