import VitrineCoreGraphics
import VitrineGraphics

/// What a label draws: nodes, which stay sharp, until a subclass that draws text of its own asks for the context.
final class LabelDrawing {
    private let bounds: CGRect
    private let scale: CGFloat
    private var nodes: [RenderNode] = []
    private var context: CGContext?

    /// - Parameters:
    ///   - bounds: Those of the label.
    ///   - scale: Pixels per point of a picture.
    init(_ bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    func add(_ node: RenderNode) {
        if let context { context.draw(node) } else { nodes.append(node) }
    }

    /// Calls what draws.
    ///
    /// - Parameter asContext: Whether it may ask for the current context.
    func record(asContext: Bool, traits: UITraitCollection, _ draw: () -> Void) {
        guard asContext else { return draw() }
        UIGraphicsPushContext(madeBy: makeContext)
        traits.withCurrent(draw)
        UIGraphicsPopContext()
    }

    private func makeContext() -> CGContext? {
        context = CGContext(size: bounds.size, scale: scale, isOpaque: false, origin: bounds.origin)
        // What was drawn before is below.
        if let context { nodes.forEach(context.draw) }
        if context != nil { nodes = [] }
        return context
    }

    /// All that was drawn.
    var node: RenderNode? {
        guard let context else { return .container(nodes) }
        let size = CGSize(width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale)
        return .image(Bitmap(context, scale: scale), in: CGRect(origin: bounds.origin, size: size))
    }
}
