package import Foundation
package import VitrineCoreGraphics
package import VitrineGraphics

/// Draws an image in a rectangle: placement by content mode, tint of templates, caps that keep their size.
package struct ImageContent {
    var image: UIImage
    var contentMode: UIView.ContentMode
    /// What fills a template image.
    var tint: RGBA
    /// Whether it is drawn darker.
    var isShaded = false
    /// Images that keep their size begin on whole pixels, so that theirs are those of the screen.
    var pixelsPerPoint: CGFloat = 1

    /// The colours of an image in a rectangle, with its caps, and without any tint.
    package static func picture(of image: UIImage, in rect: CGRect, pixelsPerPoint: CGFloat) -> RenderNode? {
        ImageContent(image: image, contentMode: .scaleToFill, tint: .clear, pixelsPerPoint: pixelsPerPoint)
            .picture(in: rect)
    }

    func node(in bounds: CGRect) -> RenderNode? {
        var rect = contentMode.rect(for: image.size, in: bounds)
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        if rect.size == image.size {
            rect.origin.x = (rect.minX * pixelsPerPoint).rounded() / pixelsPerPoint
            rect.origin.y = (rect.minY * pixelsPerPoint).rounded() / pixelsPerPoint
        }
        guard let picture = picture(in: rect) else { return nil }
        let drawn = fill.map { RenderNode.color($0, in: rect).masked(by: picture) } ?? picture
        guard isShaded else { return drawn }
        let shade = RenderNode.color(Self.shade, in: rect).masked(by: picture)
        return .container([drawn, shade])
    }

    /// What darkens: half of black, about as iOS does it.
    private static let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)

    private var fill: RGBA? {
        image.tint.map { $0.rgba(with: .current) } ?? (image.isTemplate ? tint : nil)
    }

    private func picture(in rect: CGRect) -> RenderNode? {
        guard image.isResizable, rect.size != image.size else {
            return .image(image.bitmap(filling: rect.size, pixelsPerPoint: pixelsPerPoint), in: rect)
        }
        let columns = bands(
            rect.minX, rect.width, image.size.width, image.capInsets.left, image.capInsets.right)
        let rows = bands(
            rect.minY, rect.height, image.size.height, image.capInsets.top, image.capInsets.bottom)
        // A row of tiles is put together once, and drawn wherever it repeats.
        return .container(
            rows.flatMap { row -> [RenderNode] in
                let tiles = columns.flatMap { column in
                    column.starts.map { start in
                        RenderNode.image(
                            image.bitmap,
                            in: CGRect(x: start, y: 0, width: column.length, height: row.length),
                            source: CGRect(
                                x: column.from, y: row.from, width: column.fraction, height: row.fraction))
                    }
                }
                guard let line = RenderNode.container(tiles) else { return [] }
                return row.starts.map { line.translated(x: 0, y: $0) }
            })
    }

    /// A part of the image along one axis, and where it is drawn.
    struct Band: Equatable {
        var starts: [CGFloat]
        var length: CGFloat
        /// The part of the image, from 0 to 1.
        var from: CGFloat
        var fraction: CGFloat
    }

    /// Along one axis: the cap, the middle that is stretched or repeated, what remains of it, the other cap.
    private func bands(
        _ start: CGFloat, _ length: CGFloat, _ natural: CGFloat, _ head: CGFloat, _ tail: CGFloat
    ) -> [Band] {
        Self.bands(
            start, length, natural: natural, head: head, tail: tail,
            // Repeating a single pixel is stretching it.
            tiles: image.resizingMode == .tile && (natural - head - tail) * image.scale > 1.5,
            pixelsPerPoint: pixelsPerPoint)
    }

    /// - Parameter pixelsPerPoint: Bands meet on whole pixels: between them what is below would shine through. Nil for
    ///   none.
    static func bands(
        _ start: CGFloat, _ length: CGFloat, natural: CGFloat, head: CGFloat, tail: CGFloat, tiles: Bool,
        pixelsPerPoint: CGFloat? = nil
    ) -> [Band] {
        // Caps that reach across the image meet; where there is no room for them, they shrink alike.
        let head = min(max(0, head), natural)
        let tail = min(max(0, tail), natural - head)
        let shrink = head + tail > length ? length / (head + tail) : 1
        func snapped(_ edge: CGFloat) -> CGFloat {
            pixelsPerPoint.map { (edge * $0).rounded() / $0 } ?? edge
        }
        let first = head == 0 ? 0 : max(0, snapped(start + head * shrink) - start)
        let last = tail == 0 ? 0 : max(0, start + length - snapped(start + length - tail * shrink))
        let middle = max(0, length - first - last)
        let source = natural - head - tail
        var bands = [Band(starts: [start], length: first, from: 0, fraction: head / natural)]
        // More tiles than any screen has pixels are a single colour to the eye, and each costs memory.
        if tiles, source > 0, middle / source <= 100_000 {
            let count = Int(clamping: (middle / source + 1e-6).rounded(.down))
            let rest = middle - CGFloat(count) * source
            bands.append(
                Band(
                    starts: (0..<count).map { start + first + CGFloat($0) * source }, length: source,
                    from: head / natural, fraction: source / natural))
            if rest > 1e-6 {
                bands.append(
                    Band(
                        starts: [start + first + CGFloat(count) * source], length: rest, from: head / natural,
                        fraction: rest / natural))
            }
        } else {
            bands.append(
                Band(
                    starts: [start + first], length: middle, from: head / natural, fraction: source / natural)
            )
        }
        bands.append(
            Band(
                starts: [start + first + middle], length: last, from: 1 - tail / natural,
                fraction: tail / natural))
        return bands.filter { $0.length > 0 && $0.fraction > 0 && !$0.starts.isEmpty }
    }
}

extension UIView.ContentMode {
    /// Where content of `size` points goes in `bounds`.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let horizontal = bounds.width / size.width
        let vertical = bounds.height / size.height
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return Self.centered(size, times: min(horizontal, vertical), in: bounds)
        case .scaleAspectFill: return Self.centered(size, times: max(horizontal, vertical), in: bounds)
        default: break
        }
        var rect = Self.centered(size, times: 1, in: bounds)
        switch self {
        case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
        default: break
        }
        switch self {
        case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - size.height
        default: break
        }
        return rect
    }

    private static func centered(_ size: CGSize, times factor: CGFloat, in bounds: CGRect) -> CGRect {
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
            height: scaled.height)
    }
}
