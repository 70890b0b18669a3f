public import Foundation
public import VitrineCoreGraphics
import VitrineGraphics

extension UIImage {
    /// How the pixels of a file are turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Makes an image of pixels, at one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(bitmap: Bitmap(cgImage, scale: 1), scale: 1) }

    /// Makes an image of pixels. They are turned upright here and now, so that ``imageOrientation`` is always `up`.
    ///
    /// - Parameter scale: Pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let upright = orientation == .up ? cgImage : cgImage.turned(orientation) ?? cgImage
        self.init(bitmap: Bitmap(upright, scale: 1), scale: scale)
    }

    /// How the pixels are to be turned; always `up`, as images are turned when they are made.
    public var imageOrientation: Orientation { .up }

    /// The pixels; nil for an image of no size.
    public var cgImage: CGImage? { size == .zero || ciImage != nil ? nil : bitmap.cgImage }

    /// Draws the image into the current context at its size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context at its size.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context: stretched, but for its caps.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into a rectangle of the current context: stretched, but for its caps.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), size != .zero, rect.width > 0, rect.height > 0
        else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        let fill = tint?.rgba(with: .current) ?? (renderingMode == .alwaysTemplate ? .black : nil)
        let t = context.pixelTransform
        let pixels = max((t.a * t.a + t.b * t.b).squareRoot(), 0.01)
        if isResizable || fill != nil {
            if let picture = ImageContent.picture(of: self, in: rect, pixelsPerPoint: pixels) {
                context.draw(fill.map { RenderNode.color($0, in: rect).masked(by: picture) } ?? picture)
            }
        } else {
            bitmap(filling: rect.size, pixelsPerPoint: pixels).withSurface {
                context.draw($0, in: rect, isUpright: true)
            }
        }
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with the image, over and over from the rectangle's corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size != .zero else { return }
        context.saveGState()
        context.clip(to: rect)
        bitmap.withSurface {
            context.draw($0, in: CGRect(origin: rect.origin, size: size), isUpright: true, isTiled: true)
        }
        context.restoreGState()
    }

    /// The pixels as a JPEG file, on white; nil for an image without any.
    ///
    /// - Parameter compressionQuality: 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        size == .zero ? nil : bitmap.jpegData(quality: compressionQuality)
    }
}

extension CGImage {
    /// The image as it is seen when its pixels are turned.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (w, h) = (CGFloat(width), CGFloat(height))
        guard
            let context = CGContext(
                pixelWidth: isSideways ? height : width, pixelHeight: isSideways ? width : height, scale: 1)
        else { return nil }
        // Where pixels go, y growing downwards.
        let transform: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            }
        context.concatenate(transform)
        context.interpolationQuality = .none
        context.draw(surface, in: CGRect(x: 0, y: 0, width: w, height: h), isUpright: true)
        return context.makeImage()
    }
}
