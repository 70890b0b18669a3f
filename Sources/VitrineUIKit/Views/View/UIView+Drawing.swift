public import Foundation
public import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore

extension UIView: LayerDrawing {
    private class Plain: UIView {}
    private class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private class LayerDrawer: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    private static let drawSlot = MethodSlot(base: UIView.self, plain: Plain.self, overriding: Drawing.self)
    private static let layerSlot = MethodSlot(
        base: UIView.self, plain: Plain.self, overriding: LayerDrawer.self)

    package var drawsContent: Bool {
        UIView.drawSlot.isOverridden(in: type(of: self)) || UIView.layerSlot.isOverridden(in: type(of: self))
    }

    package var drawingScale: CGFloat { contentScaleFactor }

    package var drawingBackground: CGColor? {
        guard let color = layer.backgroundColor else {
            return clearsContextBeforeDrawing ? layer.emptyContent : nil
        }
        guard color.alpha >= 1 else { return clearsContextBeforeDrawing ? .clear : nil }
        return color
    }

    func draw(in context: CGContext) {
        UIGraphicsPushContext(context)
        let part = layer.drawnPart
        traitCollection.withCurrent { draw(part.contains(bounds) ? bounds : part) }
        UIGraphicsPopContext()
    }

    /// Draws the view with everything in it into the current context.
    ///
    /// - Parameters:
    ///   - rect: Where, in the context's points; what does not fit is stretched.
    ///   - afterUpdates: Whether changes that are not on screen yet are to be seen.
    /// - Returns: Whether there is all of it.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        guard let node = afterUpdates ? layer.subtreeNode : layer.drawnSubtreeNode ?? layer.subtreeNode else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.draw(node)
        context.restoreGState()
        return true
    }
}

extension UIView.ContentMode {
    /// How a layer places its content for the mode.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
