package import CVitrineGTK
public import Foundation

/// Where Core Graphics draws: a bitmap of its own or of the caller's, or the pages of a PDF document.
///
/// User space begins with its origin at the lower left and y growing upwards, a unit a pixel. UIKit turns the contexts
/// that it makes around. A context is used by one thread at a time.
///
/// Calls go straight to cairo: there is no list of what was drawn.
public final class CGContext {
    let native: OpaquePointer
    /// The context of the library that draws.
    package var pointer: OpaquePointer { native }
    /// Of bitmaps.
    package let surface: OpaquePointer!
    /// Of documents.
    package let document: PDFDocument?
    /// Pixels; 0 for documents.
    public let width: Int
    /// Pixels; 0 for documents.
    public let height: Int
    /// 0 for documents.
    public var bitsPerComponent: Int { document == nil ? 8 : 0 }
    public let bitsPerPixel: Int
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo
    private var buffer: UnsafeMutableRawPointer?
    private let ownsBuffer: Bool

    var line = LineStyle()
    private var savedLines: [LineStyle] = []
    /// How many states were kept when each transparency layer began.
    private var layerDepths: [Int] = []
    /// How images are drawn in other sizes than their own.
    public var interpolationQuality: CGInterpolationQuality {
        get { line.quality }
        set { line.quality = newValue }
    }

    /// What of the state is asked for again here.
    struct LineStyle {
        var width: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var allowsAntialiasing = true
        var shouldAntialias = true
        var quality = CGInterpolationQuality.default
        var textMode = CGTextDrawingMode.fill
        var fillSpace = CGColorSpace.sRGBSpace
        var strokeSpace = CGColorSpace.sRGBSpace
    }

    /// What letters go through before user space does; its translation is ``textPosition``. It is no part of the state that
    /// is saved.
    public var textMatrix = CGAffineTransform.identity

    /// Makes a context that draws into a bitmap.
    ///
    /// Of the formats of Core Graphics there are those of 8 bits a component: RGB with alpha premultiplied or skipped,
    /// first or last, in both orders of bytes, grey, and alpha alone. Nil for any other, with a sentence in the log.
    ///
    /// - Parameters:
    ///   - data: Where pixels are kept, as long as the context lives; nil for memory of the context's own.
    ///   - bytesPerRow: 0 for as many as a row needs.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isGrey = space?.model == .monochrome
        let bits = info.alphaInfo == .alphaOnly || isGrey ? 8 : 32
        // What is too wide is refused below, with whatever row.
        let least = min(max(width, 0), 32767) * bits / 8
        let row = bytesPerRow == 0 ? least : bytesPerRow
        let isStraight =
            info.alphaInfo == .first || info.alphaInfo == .last || (bits == 32 && info.alphaInfo == .none)
        guard (1...32767).contains(width), (1...32767).contains(height), row >= least, row <= 1 << 24,
            !isStraight,
            space?.model == .rgb || isGrey || info.alphaInfo == .alphaOnly,
            let layout = vitrine_pixel_layout(
                info, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, model: space?.model),
            let surface = vitrine_surface_create(Int32(width), Int32(height), false)
        else {
            ReportLog.current.report(
                once:
                    "CGContext: there is no bitmap of \(width)×\(height) pixels with \(bitsPerComponent) bits a component, "
                    + "\(bytesPerRow) bytes a row and the info \(bitmapInfo); use 8 bits, alpha premultiplied or skipped, "
                    + "and 0 bytes for rows without padding.")
            return nil
        }
        self.surface = surface
        document = nil
        native = vitrine_context_create(
            surface, vitrine_matrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)))
        self.width = width
        self.height = height
        bitsPerPixel = bits
        self.bytesPerRow = row
        colorSpace = space
        self.bitmapInfo = info
        buffer = data
        ownsBuffer = data == nil
        if let data {
            vitrine_context_set_buffer(native, data.assumingMemoryBound(to: UInt8.self), row, layout)
        }
    }

    /// Makes a context as UIKit's are: origin at the upper left, y growing downwards, `scale` pixels a point.
    ///
    /// - Parameter origin: What is at the upper left corner.
    package init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, origin: CGPoint = .zero) {
        guard (1...32767).contains(pixelWidth), (1...32767).contains(pixelHeight),
            let surface = vitrine_surface_create(Int32(pixelWidth), Int32(pixelHeight), false)
        else { return nil }
        self.surface = surface
        document = nil
        native = vitrine_context_create(
            surface,
            vitrine_matrix(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
        width = pixelWidth
        height = pixelHeight
        bitsPerPixel = 32
        bytesPerRow = pixelWidth * 4
        colorSpace = .sRGBSpace
        bitmapInfo = [
            .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
        ]
        ownsBuffer = true
    }

    /// Makes a context that draws into a document.
    init(_ document: PDFDocument) {
        self.document = document
        native = document.native
        surface = nil
        (width, height, bitsPerPixel, bytesPerRow) = (0, 0, 0, 0)
        colorSpace = nil
        bitmapInfo = []
        ownsBuffer = false
    }

    deinit {
        document?.close()
        vitrine_context_free(native)
        if let surface { vitrine_surface_unref(surface) }
        if ownsBuffer { buffer?.deallocate() }
    }

    private var layout: vitrine_pixel_layout? {
        vitrine_pixel_layout(
            bitmapInfo, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, model: colorSpace?.model)
    }

    /// The pixels, row by row from the upper left. What is written to them is drawn on.
    ///
    /// Complexity: O(pixels) when asked for first; from then on drawing brings the pixels that it touches up to date.
    public var data: UnsafeMutableRawPointer? {
        if let buffer { return buffer }
        guard let surface, let layout else { return nil }
        let made = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        made.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        let bytes = made.assumingMemoryBound(to: UInt8.self)
        vitrine_pixels_write(surface, bytes, bytesPerRow, layout)
        vitrine_context_set_buffer(native, bytes, bytesPerRow, layout)
        buffer = made
        return made
    }

    /// Where the opacity of a pixel is.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    /// What was drawn so far; nil for documents. Complexity: O(pixels).
    public func makeImage() -> CGImage? {
        guard let surface else { return nil }
        let copy: OpaquePointer?
        if let buffer, let layout {
            copy = vitrine_pixels_read(
                buffer.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width), Int32(height), layout)
        } else {
            copy = vitrine_surface_part(surface, 0, 0, Int32(width), Int32(height))
        }
        guard let copy else { return nil }
        return CGImage(
            surface: copy, colorSpace: colorSpace, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel)
    }

    /// Makes all that was drawn visible. Drawing never waits here.
    public func flush() {}
    /// As `flush()`.
    public func synchronize() {}

    // MARK: State

    /// Keeps the state: matrix, clip, colours, and all else but the path.
    public func saveGState() {
        vitrine_context_save(native)
        savedLines.append(line)
    }

    /// Takes back the state that was kept last.
    public func restoreGState() {
        guard vitrine_context_restore(native), let saved = savedLines.popLast() else {
            return report("restoreGState() has no saveGState() before it; nothing is restored.")
        }
        line = saved
    }

    /// Draws what follows into a layer of its own, which is put down as one, with the opacity, shadow and blend mode at
    /// hand, by ``endTransparencyLayer()``.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(nil) }

    /// The same for what is within a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { beginLayer(rect) }

    private func beginLayer(_ rect: CGRect?) {
        // One that cannot be is one without bounds.
        let rect = rect.flatMap { isDrawable($0.minX, $0.minY, $0.width, $0.height) ? $0 : nil }
        if var bounds = rect?.native {
            vitrine_context_begin_layer(native, &bounds)
        } else {
            vitrine_context_begin_layer(native, nil)
        }
        savedLines.append(line)
        layerDepths.append(savedLines.count)
    }

    /// Puts the layer down. What was saved in it is restored.
    public func endTransparencyLayer() {
        guard let depth = layerDepths.popLast(), vitrine_context_end_layer(native) else {
            return report("endTransparencyLayer() has no layer to end; nothing is drawn.")
        }
        line = savedLines[depth - 1]
        savedLines.removeSubrange((depth - 1)...)
    }

    // MARK: Matrix

    /// From pixels, y growing upwards, to those that grow downwards.
    private var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: document?.pageHeight ?? CGFloat(height))
    }

    /// From user space to pixels, y growing downwards.
    package var pixelTransform: CGAffineTransform {
        get { CGAffineTransform(vitrine_context_get_matrix(native)) }
        set {
            if newValue.a * newValue.d == newValue.b * newValue.c {
                report("a matrix without an inverse was set; nothing is drawn until there is another one.")
            }
            vitrine_context_set_matrix(native, newValue.native)
        }
    }

    /// What the matrix was at the beginning, to pixels that grow downwards.
    package var basePixelTransform: CGAffineTransform { CGAffineTransform(vitrine_context_get_base(native)) }

    /// From user space to pixels, y growing upwards.
    public var ctm: CGAffineTransform { pixelTransform.concatenating(flip) }
    /// From user space to pixels, y growing upwards.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Changes user space: what is drawn goes through `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy(\.isFinite) else {
            return report("a transform of \(numbers) is no number; it is left out.")
        }
        pixelTransform = transform.concatenating(pixelTransform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(.init(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(.init(scaleX: sx, y: sy)) }
    /// Radians, from the positive x axis to the positive y axis.
    public func rotate(by angle: CGFloat) { concatenate(.init(rotationAngle: angle)) }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Forgets what was saved, as a page begins anew.
    func restart() {
        line = LineStyle()
        savedLines = []
        layerDepths = []
    }

    func report(_ sentence: String) { ReportLog.current.report(once: "CGContext: " + sentence) }

    /// Takes the pixels out of the context, which must not draw again.
    package func takeSurface() -> OpaquePointer { vitrine_surface_ref(surface) }
}

extension CGAffineTransform {
    init(_ m: vitrine_matrix) { self.init(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty) }
    var native: vitrine_matrix { vitrine_matrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGRect {
    var native: vitrine_rect {
        let rect = standardized
        return vitrine_rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
    package init(_ r: vitrine_rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
}
