import VitrineGraphics

/// Draws text in its own way, line by line or letter by letter.
///
/// Where its animatable data is animated, the text is drawn with values between the old and the new.
public protocol TextRenderer: Animatable {
    /// Draws a text into a context whose origin is the upper left corner of the text's box.
    @MainActor @preconcurrency
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of the text for a proposal, in points; that which it has without a renderer, by default.
    @MainActor @preconcurrency
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the renderer draws beyond the box, in points; nothing, by default. What is drawn farther out is not seen.
    @MainActor @preconcurrency
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text has without a renderer.
    @MainActor @preconcurrency
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// Nothing.
    @MainActor @preconcurrency
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as a renderer may ask about it.
@MainActor @preconcurrency
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

nonisolated extension View {
    /// Has the texts in the view drawn by a renderer.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Animates the data of the renderer, and hands it on.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.textDrawing, RendererDrawing(renderer: renderer))
    }
}

/// Has a renderer draw texts.
private struct RendererDrawing<Renderer: TextRenderer>: TextDrawing {
    let renderer: Renderer

    var padding: EdgeInsets { renderer.displayPadding }

    func size(for proposal: ProposedViewSize, own: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(size: own))
    }

    func picture(
        of text: DrawnText, _ attributes: [TextAttributes], size: CGSize, scale: CGFloat,
        environment: EnvironmentValues
    ) -> (Bitmap, CGRect)? {
        let box = padding.box(around: size)
        guard box.width > 0, box.height > 0 else { return nil }
        // The text keeps its place on the pixels.
        let left = (-box.minX * scale).rounded(.up) / scale
        let top = (-box.minY * scale).rounded(.up) / scale
        let whole = CGSize(width: box.maxX + left, height: box.maxY + top)
        guard
            let target = GraphicsContext.makeTarget(whole, scale: scale, for: "textRenderer", of: "text")
        else { return nil }
        target.translateBy(x: left, y: top)
        var context = GraphicsContext(target, size: box.size, environment: environment, symbol: nil)
        context.extend(to: box)
        renderer.draw(layout: Text.Layout(text, attributes), in: &context)
        let bitmap = Bitmap(target, scale: scale)
        return (bitmap, CGRect(origin: CGPoint(x: -left, y: -top), size: bitmap.size))
    }
}
