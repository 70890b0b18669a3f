/// A view that draws a shape, and over which the shape can be drawn again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    nonisolated public let shape: Content
    /// What it is filled with.
    nonisolated public let style: Style
    /// How the inside of the shape is told.
    nonisolated public let fillStyle: FillStyle

    nonisolated init(shape: Content, style: Style, fillStyle: FillStyle) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, DrawnShape, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    var drawnShape: Content { shape }
    var paint: Style { style }
    var drawing: ShapeDrawing { .fill(fillStyle) }

    /// Makes the shape's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, ShapeElement<Self>.self)
    }
}

/// A shape filled over a background, which draws it, too.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    nonisolated public let shape: Content
    /// What it is filled with.
    nonisolated public let style: Style
    /// How the inside of the shape is told.
    nonisolated public let fillStyle: FillStyle
    /// What is below.
    nonisolated public let background: Background

    /// Makes the view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView {
    /// The shape over the background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
    }
}

/// A line along the outline of a shape, over a background that draws the shape, too.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    nonisolated public let shape: Content
    /// What the line is drawn with.
    nonisolated public let style: Style
    /// How the line is drawn.
    nonisolated public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    nonisolated public let isAntialiased: Bool
    /// What is below.
    nonisolated public let background: Background

    /// Makes the view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView, DrawnShape {
    var drawnShape: Content { shape }
    var paint: Style { style }
    var drawing: ShapeDrawing { .stroke(strokeStyle) }
    var isSmooth: Bool { isAntialiased }

    /// The line over the background.
    public var body: some View {
        StrokeShapeView<Content, Style, EmptyView>(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased,
            background: EmptyView()
        ).background(background)
    }

    /// Makes the shape's node; without a background it is one alone.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        Background.self == EmptyView.self
            ? PrimitiveNode(view, context, ShapeElement<Self>.self) : BodyNode(view, context)
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }
}

/// A line inside the outline of a shape, over a background that draws the shape, too.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    nonisolated public let shape: Content
    /// What the line is drawn with.
    nonisolated public let style: Style
    /// How the line is drawn.
    nonisolated public let strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    nonisolated public let isAntialiased: Bool
    /// What is below.
    nonisolated public let background: Background

    /// Makes the view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView, DrawnShape {
    var drawnShape: Content.InsetShape { shape.inset(by: strokeStyle.lineWidth / 2) }
    var paint: Style { style }
    var drawing: ShapeDrawing { .stroke(strokeStyle) }
    var isSmooth: Bool { isAntialiased }

    /// The line over the background.
    public var body: some View {
        StrokeBorderShapeView<Content, Style, EmptyView>(
            shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased,
            background: EmptyView()
        ).background(background)
    }

    /// Makes the shape's node; without a background it is one alone.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        Background.self == EmptyView.self
            ? PrimitiveNode(view, context, ShapeElement<Self>.self) : BodyNode(view, context)
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }
}
