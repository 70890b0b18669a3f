import CVitrineGTK
package import VitrineCoreGraphics

extension Bitmap {
    /// The pixels of an image; they are shared.
    package convenience init(_ image: CGImage, scale: CGFloat) {
        self.init(surface: vitrine_surface_ref(image.surface), scale: scale)
        cgSource = image
    }

    /// What a context drew. Nothing must be drawn into it afterwards.
    package convenience init(_ context: CGContext, scale: CGFloat) {
        self.init(surface: context.takeSurface(), scale: scale)
    }

    /// The pixels as an image; they are shared.
    package var cgImage: CGImage {
        cgSource
            ?? CGImage(
                surface: vitrine_surface_ref(surface),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// The picture as a JPEG file, on white.
    ///
    /// - Parameter quality: 0…1.
    package func jpegData(quality: CGFloat) -> Data? {
        var count = 0
        let percent = Int32(clamping: (min(max(quality, 0), 1) * 100).rounded())
        guard let bytes = vitrine_image_encode_jpeg(surface, percent, &count) else { return nil }
        defer { vitrine_bytes_free(bytes) }
        return Data(bytes: bytes, count: count)
    }
}

extension CGContext {
    /// Draws a node, as sharp as the matrix wants it; in documents what can be kept as drawing and text is.
    package func draw(_ node: RenderNode) {
        if document != nil { return drawIntoDocument(node) }
        drawRealized(node, density: 1)
    }

    private func drawRealized(_ node: RenderNode, density: CGFloat) {
        let t = pixelTransform
        let scale = max((t.a * t.a + t.b * t.b).squareRoot(), (t.c * t.c + t.d * t.d).squareRoot()) * density
        guard scale > 0, scale.isFinite, let native = node.realized(scale: scale) else { return }
        draw(node: native.pointer, bounds: node.bounds)
    }

    /// Pixels a point of what documents keep as pixels.
    private static let documentDensity: CGFloat = 3

    private func drawIntoDocument(_ node: RenderNode) {
        switch node.content {
        case .container(let children): children.forEach(drawIntoDocument)
        case .transform(let child, let transform):
            saveGState()
            concatenate(transform)
            drawIntoDocument(child)
            restoreGState()
        case .clip(let child, let outline) where outline.isRectangle:
            saveGState()
            let path = self.path
            clip(to: outline.rect)
            if let path { addPath(path) }
            drawIntoDocument(child)
            restoreGState()
        case .text(let layout, let lines, let origin, let color):
            draw(glyphsOf: layout, lines: lines, at: origin, color)
        default: drawRealized(node, density: Self.documentDensity)
        }
    }

    private func draw(
        glyphsOf layout: TextLayout, lines: Range<Int>, at point: CGPoint, _ color: RGBA
    ) {
        GraphicsLock.locked {
            DrawnText.drawGlyphs(
                layout, lines: lines, at: point, color: color, into: pointer,
                resolution: Self.documentDensity)
        }
    }

    /// Draws text with the corner of its layout box at a point, on whole pixels; as glyphs into documents.
    package func draw(_ layout: TextLayout, at point: CGPoint, color: RGBA) {
        draw(layout, lines: layout.lines.indices, at: point, color: color)
    }

    /// The same with some of its lines.
    package func draw(_ layout: TextLayout, lines: Range<Int>, at point: CGPoint, color: RGBA) {
        if document != nil {
            draw(glyphsOf: layout, lines: lines, at: point, color)
            for picture in RenderNode.attachments(of: layout, lines: lines, at: point, color: color) {
                draw(picture)
            }
            return
        }
        let device = point.applying(pixelTransform)
        let isUpright = pixelTransform.b == 0 && pixelTransform.c == 0
        let whole = CGPoint(x: device.x.rounded(), y: device.y.rounded()).applying(pixelTransform.inverted())
        guard let node = RenderNode.text(layout, lines: lines, at: .zero, color: color) else { return }
        let origin = isUpright ? whole : point
        draw(node.translated(x: origin.x, y: origin.y))
    }

    /// Takes back the pixels of a picture of the same size beside a rectangle of pixels.
    package func copyPixels(of bitmap: Bitmap, around rect: CGRect) {
        guard let surface else { return }
        vitrine_surface_copy_around(
            bitmap.surface, surface, Int32(rect.minX), Int32(rect.minY), Int32(rect.width),
            Int32(rect.height))
    }

    /// Begins with the pixels of a picture.
    package func copyPixels(of bitmap: Bitmap) {
        guard let surface else { return }
        vitrine_surface_copy(bitmap.surface, surface)
    }
}
