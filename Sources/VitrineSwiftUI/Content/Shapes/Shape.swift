import VitrineGraphics

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
        _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
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

/// A shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    enum Drawing: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    let shape: Content
    let style: Style
    let drawing: Drawing

    nonisolated init(shape: Content, style: Style, drawing: Drawing) {
        self.shape = shape
        self.style = style
        self.drawing = drawing
    }
}

extension _ShapeView: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the shape's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, ShapeElement<Content, Style>.self)
    }
}

private final class ShapeElement<S: Shape, Style: ShapeStyle>: LayerElement<_ShapeView<S, Style>> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }
    override var contentDependsOnSize: Bool { true }
    private lazy var motion = Motion.make(for: view.shape)

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        let style = view.style._resolve(environment, level: 0)
        let bounds = CGRect(origin: .zero, size: size)
        if case .fill = view.drawing, case .color(let color) = style.paint,
            let rounded = (view.shape as? any RoundedShape)?.roundedRect(in: bounds), rounded.rect == bounds
        {
            // A background with round corners: no path to rasterise, and it animates.
            let animation = pass.animation(for: layer)
            layer.layerContent = nil
            LayerAnimator.setBackground(of: layer, to: color, animation: animation)
            LayerAnimator.setCornerRadius(of: layer, to: rounded.radius, animation: animation)
            return
        }
        layer.backgroundColor = nil
        layer.cornerRadius = 0
        motion?.change(to: view.shape, pass.animation(for: layer)) { [weak self, weak layer] in
            if let self, let layer { draw(layer) }
        }
        draw(layer)
    }

    /// Draws the outline as it is at this moment of an animation.
    private func draw(_ layer: CALayer) {
        let style = view.style._resolve(environment, level: 0)
        let shape = motion?.shown(view.shape) ?? view.shape
        let drawing = view.drawing
        layer.layerContent = PaintContent { bounds in
            let path = shape.path(in: bounds)
            guard !path.isEmpty else { return nil }
            switch drawing {
            case .fill(let fill): return style.fill(path.cgPath, in: bounds, evenOdd: fill.isEOFilled)
            case .stroke(let stroke):
                func line(_ color: RGBA) -> RenderNode {
                    .stroke(
                        path.cgPath, color: color, width: stroke.lineWidth, cap: stroke.lineCap,
                        join: stroke.lineJoin, miterLimit: stroke.miterLimit, dash: stroke.dash,
                        dashPhase: stroke.dashPhase)
                }
                if case .color(let color) = style.paint { return line(RGBA(color)) }
                let outset = bounds.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth)
                return style.gradient(in: outset, unit: bounds).masked(by: line(.black))
            }
        }
        layer.setNeedsDisplay()
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        guard super.hitTest(point) != nil else { return nil }
        let path = view.shape.path(in: CGRect(origin: .zero, size: size))
        switch view.drawing {
        case .fill(let fill): return path.contains(point, eoFill: fill.isEOFilled) ? self : nil
        // A finger does not find a hairline: the inside of an outline counts.
        case .stroke: return path.contains(point) ? self : nil
        }
    }
}

nonisolated extension Shape {
    /// Fills this shape with a colour or gradient.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, drawing: .fill(style))
    }

    /// Traces the outline of this shape with a colour or gradient.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, drawing: .stroke(style))
    }

    /// Traces the outline of this shape with a colour or gradient.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Traces the outline of this shape with the foreground style.
    public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Traces the outline of this shape with the foreground style.
    public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), style: style)
    }

    /// Changes the relative position of this shape.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}

nonisolated extension InsettableShape {
    /// Strokes the inside of this shape's outline.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Strokes the inside of this shape's outline.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the inside of this shape's outline with the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
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
