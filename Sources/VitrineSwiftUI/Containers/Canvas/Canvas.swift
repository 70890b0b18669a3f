import VitrineGraphics

/// A view that a closure draws, at once and without views of its own.
///
/// It is drawn again when its value is made anew, when state changes that the closure reads, and in another size.
public struct Canvas<Symbols: View> {
    /// The views that the closure can draw, by their tags.
    public var symbols: Symbols
    /// Draws into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether all of it is drawn over.
    public var isOpaque: Bool
    /// The space that colours are mixed in: there is only sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn at another time than the views around it: a hint, as on Apple's systems, which is
    /// not taken up here. The picture is that of the same frame.
    public var rendersAsynchronously: Bool

    /// Makes a canvas that draws views, too.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the canvas's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, CanvasElement<Symbols>.self)
    }
}

/// The element of a canvas: a picture that is drawn in one pass, and kept.
private final class CanvasElement<Symbols: View>: LayerElement<Canvas<Symbols>> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    override var contentDependsOnSize: Bool { true }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        let picture = draw(scale: pass.scale)
        layer.layerContent = PaintContent { bounds in
            picture.map { .image($0, in: CGRect(origin: bounds.origin, size: $0.size)) }
        }
        layer.setNeedsDisplay()
    }

    private func draw(scale: CGFloat) -> Bitmap? {
        guard size.width > 0, size.height > 0 else { return nil }
        guard
            let target = GraphicsContext.makeTarget(size, scale: scale, for: "Canvas", of: "canvas")
        else { return nil }
        if view.isOpaque {
            target.setFillColor(.black)
            target.fill(CGRect(origin: .zero, size: CGSize(width: size.width + 1, height: size.height + 1)))
        }
        let symbols = view.symbols
        let environment = environment
        var context = GraphicsContext(target, size: size, environment: environment) { id in
            @MainActor func picture<ID: Hashable>(_ id: ID) -> (any SizedPicture)? {
                let found = CanvasSymbol(symbols: symbols, id: id)
                return ViewPicture(found, in: environment)
            }
            return picture(id)
        }
        node.tracking { view.renderer(&context, size) }
        return Bitmap(target, scale: scale)
    }
}

/// The one view of some that has a tag.
private struct CanvasSymbol<Symbols: View, ID: Hashable>: View {
    let symbols: Symbols
    let id: ID

    var body: some View {
        Group(subviews: symbols) { subviews in
            if let found = subviews.first(where: { $0.containerValues.hasTag(id) }) { found }
        }
    }
}

/// A picture of a view, whatever its type.
@MainActor
protocol SizedPicture {
    func size(for proposal: ProposedViewSize) -> CGSize
    func node(in size: CGSize) -> RenderNode?
}

extension ViewPicture: SizedPicture {}
