/// A 2D shape that you can use when drawing a view.
///
/// Not isolated, unlike `View`: paths are computed anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Describes this shape as a path within a rectangular frame of reference.
    func path(in rect: CGRect) -> Path
    /// The size of the shape for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// What becomes of the outline where the layout goes from right to left; ``LayoutDirectionBehavior/mirrors`` by default.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
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
