/// A 2D shape that you can use when drawing a view.
///
/// Not isolated, unlike `View`: paths are computed anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Describes this shape as a path within a rectangular frame of reference.
    func path(in rect: CGRect) -> Path
    /// The size of the shape for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
    /// All the room that is proposed; 10 points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// The shape inset by a distance, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose outline is a rectangle with equal round corners, which layers draw by themselves.
protocol RoundedShape {
    nonisolated func roundedRect(in rect: CGRect) -> (rect: CGRect, radius: CGFloat)
}

nonisolated extension Shape {
    /// Changes the relative position of this shape.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The distances, in points.
    public var offset: CGSize
    nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    /// The shape's data and the distances.
    nonisolated public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { .init(shape.animatableData, .init(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
    /// The moved outline.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}
