/// A shape that is a line along another one's outline.
protocol LineShape {
    nonisolated var style: StrokeStyle { get }
    nonisolated func linePath(in rect: CGRect) -> Path
}

/// The line along the outline of a shape, as a shape.
public struct _StrokedShape<S: Shape>: Shape, LineShape {
    /// The shape along whose outline the line runs.
    public var shape: S
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Makes the line.
    nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The shape's data and the style's.
    nonisolated public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { .init(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }

    /// The outline of the line.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated func linePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}

nonisolated extension StrokeStyle: Animatable {
    /// The width, the limit of mitres and where the dashes begin.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { .init(lineWidth, .init(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

nonisolated extension Shape {
    /// The line along the outline of this shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the outline of this shape.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
}
