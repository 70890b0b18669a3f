import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// Draws an image in a rectangle: placement by content mode, tint of templates, caps that keep their size.
struct ImageContent {
    var image: UIImage
    var contentMode: UIView.ContentMode
    /// What fills a template image.
    var tint: RGBA

    func node(in bounds: CGRect) -> RenderNode? {
        let rect = contentMode.rect(for: image.size, in: bounds)
        guard rect.width > 0, rect.height > 0 else { return nil }
        let pixels = pieces(in: rect).map {
            RenderNode.image(image.bitmap, in: $0.target, source: $0.source)
        }
        guard let picture = RenderNode.container(pixels) else { return nil }
        guard let color = fill else { return picture }
        return RenderNode.color(color, in: rect).masked(by: picture)
    }

    private var fill: RGBA? {
        switch image.renderingMode {
        case .alwaysTemplate: image.tint.map { $0.rgba(with: .current) } ?? tint
        case .automatic, .alwaysOriginal: image.tint.map { $0.rgba(with: .current) }
        }
    }

    /// The parts of the image and where they go: one, or nine when the image has caps.
    private func pieces(in rect: CGRect) -> [(target: CGRect, source: CGRect?)] {
        let caps = image.capInsets
        guard caps != .zero, image.size.width > 0, image.size.height > 0 else { return [(rect, nil)] }
        let columns = Self.bands(rect.minX, rect.width, image.size.width, caps.left, caps.right)
        let rows = Self.bands(rect.minY, rect.height, image.size.height, caps.top, caps.bottom)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    CGRect(
                        x: column.from, y: row.from, width: column.fraction, height: row.fraction)
                )
            }
        }
    }

    private struct Band {
        var start, length, from, fraction: CGFloat
    }

    /// Along one axis: the cap, the middle that stretches, the other cap.
    private static func bands(
        _ start: CGFloat, _ length: CGFloat, _ natural: CGFloat, _ head: CGFloat, _ tail: CGFloat
    ) -> [Band] {
        let middle = max(0, length - head - tail)
        return [
            Band(start: start, length: head, from: 0, fraction: head / natural),
            Band(
                start: start + head, length: middle, from: head / natural,
                fraction: (natural - head - tail) / natural),
            Band(
                start: start + head + middle, length: tail, from: 1 - tail / natural, fraction: tail / natural
            ),
        ].filter { $0.length > 0 && $0.fraction > 0 }
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
