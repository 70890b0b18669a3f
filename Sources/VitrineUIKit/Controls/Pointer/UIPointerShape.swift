public import VitrineCoreGraphics
import VitrineGraphics
import VitrinePlatform

/// The outline of a pointer, or of what stands out in its place.
@MainActor @preconcurrency
public enum UIPointerShape {
    /// A path; the pointer is at its origin. With an effect, in the coordinates of the preview's container.
    case path(UIBezierPath)
    /// A rectangle with round corners; as a pointer only its size counts, and the pointer is in its middle. With an
    /// effect, in the coordinates of the preview's container.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The bar over text, as long as its line is high.
    case verticalBeam(length: CGFloat)
    /// The bar over text that runs downwards, as long as its line is wide.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners where none is given: 8 points. Apple publishes none.
    nonisolated public static var defaultCornerRadius: CGFloat { 8 }

    /// The shape as an outline; nil for beams.
    var outline: UIBezierPath? {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam: nil
        }
    }

    /// The desktop's own bars over text, and a drawn pointer for outlines.
    ///
    /// - Parameter scale: Pixels per point.
    func pointer(scale: CGFloat) -> PointerShape {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .verticalText
        case .path(let path): Self.picture(of: path, scale: scale)
        case .roundedRect(let rect, let radius):
            Self.picture(
                of: UIBezierPath(
                    roundedRect: CGRect(
                        x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height),
                    cornerRadius: radius), scale: scale)
        }
    }

    /// Desktops show no larger pointers, in points.
    private static let largestSide: CGFloat = 128

    /// A pointer with an outline. Nothing and what is too large leave the arrow.
    private static func picture(of path: UIBezierPath, scale: CGFloat) -> PointerShape {
        let bounds = path.bounds.insetBy(dx: -1, dy: -1)
        guard !path.isEmpty, bounds.width > 2, bounds.height > 2, bounds.width <= largestSide,
            bounds.height <= largestSide
        else { return .arrow }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            // The grey that lets through what is below, with a light edge for dark grounds. By eye.
            UIColor(white: 0.2, alpha: 0.55).setFill()
            path.fill()
            UIColor(white: 1, alpha: 0.6).setStroke()
            path.stroke()
        }
        return .picture(
            PointerPicture(bitmap: image.bitmap, hotSpot: CGPoint(x: -bounds.minX, y: -bounds.minY)))
    }
}
