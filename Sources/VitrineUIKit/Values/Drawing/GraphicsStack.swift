public import Foundation
public import VitrineCoreGraphics

/// The contexts of a thread that draws, the current one last.
private final class GraphicsStack {
    struct Entry {
        /// Nil for images of a size that none can have, so that their ends are counted.
        var context: CGContext?
        /// Of contexts that were begun as images.
        var imageScale: CGFloat?
        /// Makes the context when it is asked for.
        var promise: (() -> CGContext?)?
    }

    var entries: [Entry] = []

    /// The last one; what was promised is made.
    var context: CGContext? {
        guard let last = entries.indices.last else { return nil }
        if let make = entries[last].promise {
            entries[last].promise = nil
            entries[last].context = make()
        }
        return entries[last].context
    }

    /// Only the main thread comes here.
    nonisolated(unsafe) private static let main = GraphicsStack()
    private static let key = "org.vitrine.graphics-stack"

    static var current: GraphicsStack {
        if MainThread.isCurrent { return main }
        if let known = Thread.current.threadDictionary[key] as? GraphicsStack { return known }
        let made = GraphicsStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

/// The context that UIKit draws into on this thread; nil outside of `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes a context the current one that is made when it is asked for.
func UIGraphicsPushContext(madeBy make: @escaping () -> CGContext?) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(promise: make))
}

/// Makes the one before the current one again.
public func UIGraphicsPopContext() {
    if GraphicsStack.current.entries.popLast() == nil {
        ReportLog.current.report(once: "UIGraphicsPopContext() has no UIGraphicsPushContext(_:) before it.")
    }
}

/// Begins an image of a size in points, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether it is black where nothing is drawn.
///   - scale: Pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    let context = CGContext(size: size, scale: scale, isOpaque: opaque)
    if context == nil {
        ReportLog.current.report(
            once:
                "UIGraphicsBeginImageContextWithOptions: there is no image of \(size.width)×\(size.height) points "
                + "at \(scale)×; choose 1 to 32767 pixels in each direction.")
    }
    GraphicsStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// What was drawn since the image was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
        let image = GraphicsStack.current.context?.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
    if GraphicsStack.current.entries.last?.imageScale != nil {
        GraphicsStack.current.entries.removeLast()
    } else {
        ReportLog.current.report(once: "UIGraphicsEndImageContext() has no image to end.")
    }
}

/// Fills a rectangle with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame a point wide along the inside of a rectangle, with the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame a point wide along the inside of a rectangle, with the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Draws only within a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// A context for an image of UIKit's, black where nothing is drawn if it is opaque. Nil, with a sentence in the log,
    /// for a size that none can have.
    convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
        let width = Int(clamping: (size.width * scale - 1e-6).rounded(.up))
        let height = Int(clamping: (size.height * scale - 1e-6).rounded(.up))
        self.init(pixelWidth: width, pixelHeight: height, scale: scale, origin: origin)
        if isOpaque {
            setFillColor(.black)
            fill(CGRect(origin: origin, size: CGSize(width: size.width + 1, height: size.height + 1)))
        }
    }
}
