import CVitrineGTK
public import Foundation

/// A picture that is drawn once, and then again and again.
///
/// It has as many pixels as the context that it is made for has at that time. Its space is that of the context it is drawn
/// into, moved: what is drawn at its origin is where it is drawn.
public final class CGLayer {
    /// Units of user space.
    public let size: CGSize
    /// Where the layer is drawn.
    public let context: CGContext?

    /// Makes a layer for a context. Nil, with a sentence in the log, for a size that none can have.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let t = context.pixelTransform
        let density: CGFloat = context.document == nil ? 1 : 3
        let scale = max(hypot(t.a, t.b), hypot(t.c, t.d)) * density
        let width = (size.width * scale - 1e-6).rounded(.up),
            height = (size.height * scale - 1e-6).rounded(.up)
        guard size.width > 0, size.height > 0, scale > 0,
            let made = CGContext(
                pixelWidth: Int(clamping: width), pixelHeight: Int(clamping: height), scale: scale)
        else {
            context.report(
                "there is no layer of \(size.width)×\(size.height) units; choose 1 to 32767 pixels in each direction."
            )
            return nil
        }
        self.size = size
        self.context = made
        pixels = CGSize(width: width / scale, height: height / scale)
    }

    /// The size of all pixels, in units.
    fileprivate let pixels: CGSize
}

extension CGContext {
    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer stretched into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let surface = layer.context?.surface else { return }
        let whole = CGRect(
            x: rect.minX, y: rect.minY, width: rect.width * layer.pixels.width / layer.size.width,
            height: rect.height * layer.pixels.height / layer.size.height)
        draw(surface, in: whole, isUpright: true)
    }
}
