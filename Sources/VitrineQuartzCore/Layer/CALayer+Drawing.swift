public import VitrineCoreGraphics
import VitrineGraphics

/// What draws by hand into a layer that it owns: a view.
@MainActor
package protocol LayerDrawing: CALayerDelegate {
    /// Whether there is anything to draw.
    var drawsContent: Bool { get }
    /// Pixels per point of what is drawn.
    var drawingScale: CGFloat { get }
    /// What a part is filled with before it is drawn anew; nil leaves what was there.
    var drawingBackground: CGColor? { get }
}

extension CALayer {
    private class Plain: CALayer {}
    private class Drawing: CALayer {
        override func draw(in ctx: CGContext) {}
    }
    private static let drawSlot = MethodSlot(base: CALayer.self, plain: Plain.self, overriding: Drawing.self)

    /// Called by what a delegate does that does nothing.
    package final func delegateDidNothing() { state.delegateDidNothing = true }

    final func displayByDelegate() {
        state.delegateDidNothing = delegate == nil
        delegate?.display(self)
        guard state.delegateDidNothing else { return }
        if let owner = delegate as? any LayerDrawing {
            guard owner.drawsContent || Self.drawSlot.isOverridden(in: type(of: self)) else { return }
            drawContent(scale: owner.drawingScale, background: owner.drawingBackground)
        } else if delegate != nil || Self.drawSlot.isOverridden(in: type(of: self)) {
            drawContent(scale: max(contentsScale, 0.01), background: emptyContent)
        }
    }

    /// What is drawn at the moment, or was last, of the layer's own content.
    package var drawnPart: CGRect { state.drawnPart }

    /// Draws the content, or the part that waits for it, into a picture that is kept.
    final func drawPicture(scale: CGFloat, background: CGColor?) {
        let bounds = bounds
        let part = state.dirtyRect
        state.dirtyRect = .null
        guard bounds.width > 0, bounds.height > 0 else {
            // Drawn as soon as there is room.
            state.needsDisplay = true
            return
        }
        let width = Int(clamping: (bounds.width * scale).rounded(.up))
        let height = Int(clamping: (bounds.height * scale).rounded(.up))
        guard
            let context = CGContext(
                pixelWidth: width, pixelHeight: height, scale: scale, origin: bounds.origin)
        else {
            ReportLog.current.report(
                once:
                    "CALayer: there is no picture of \(width)×\(height) pixels to draw into; make the layer smaller."
            )
            return
        }
        let former = state.backing
        let fits = former?.pixelWidth == width && former?.pixelHeight == height && former?.scale == scale
        let rect = fits && !part.isNull ? part.intersection(bounds) : bounds
        guard !rect.isEmpty else { return }
        if let former, fits, rect != bounds || background == nil { context.copyPixels(of: former) }
        // Edges are cut where the clip is, and rounded there: a little beside the part, and what is beside is taken back.
        let pixels = rect.applying(context.pixelTransform).integral
        let drawn = rect == bounds ? rect : rect.insetBy(dx: -2 / scale, dy: -2 / scale).intersection(bounds)
        if rect != bounds { context.clip(to: drawn) }
        if let background {
            context.clear(drawn)
            context.fill(drawn, with: background)
        }
        // A delegate that draws nothing wants no picture.
        guard draw(rect, in: context) else { return }
        if let former, fits, rect != bounds { context.copyPixels(of: former, around: pixels) }
        state.backing = Bitmap(context, scale: scale)
        LayerCounters.current.drawings += 1
    }

    /// Has a part of the content drawn; false where the delegate draws nothing.
    final func draw(_ part: CGRect, in context: CGContext) -> Bool {
        state.drawnPart = part
        state.delegateDidNothing = false
        draw(in: context)
        return !state.delegateDidNothing
    }

    /// Draws the layer with everything in it as it is now, its bounds' origin at that of the context.
    public func render(in ctx: CGContext) {
        layoutIfNeeded()
        guard let node = subtreeNode else { return }
        let origin = bounds.origin
        ctx.draw(origin == .zero ? node : node.translated(x: origin.x, y: origin.y))
    }
}

extension CGContext {
    /// Fills what is drawn over afterwards.
    func fill(_ rect: CGRect, with background: CGColor) {
        guard background.alpha > 0 else { return }
        saveGState()
        setFillColor(background)
        fill(rect)
        restoreGState()
    }
}
