import Foundation

extension RenderNode {
    /// The shape that the node covers without a gap and does not reach beyond; nil when that is not certain.
    ///
    /// Complexity: O(children · depth) at worst; the first opaque child that covers the rest ends it.
    var opaqueOutline: RoundedRect? {
        switch content {
        case .color(let color):
            return color.alpha >= 0.999 ? RoundedRect(bounds) : nil
        case .gradient(_, _, let stops), .shading(.radial, let stops), .shading(.conic, let stops):
            return stops.allSatisfy { $0.color.alpha >= 0.999 } ? RoundedRect(bounds) : nil
        // Over a background without gaps; that of a shadow would be a picture of its own, where nothing is behind.
        case .backdrop:
            return RoundedRect(bounds)
        case .container(let children):
            for child in children {
                guard child.bounds.contains(bounds), let outline = child.opaqueOutline else { continue }
                // What else is drawn must not show beside rounded corners.
                if outline.isRectangle { return outline }
            }
            return nil
        case .clip(let child, let shape):
            guard child.covers(shape.rect) else { return nil }
            return shape
        case .transform(let child, let transform):
            guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1,
                var outline = child.opaqueOutline
            else { return nil }
            outline.rect = outline.rect.offsetBy(dx: transform.tx, dy: transform.ty)
            return outline
        default:
            return nil
        }
    }

    /// Whether every point of a rectangle is opaque, as far as that is certain.
    private func covers(_ rect: CGRect) -> Bool {
        guard bounds.contains(rect) else { return false }
        switch content {
        case .container(let children):
            return children.contains { $0.covers(rect) }
        case .transform(let child, let transform)
        where transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1:
            return child.covers(rect.offsetBy(dx: -transform.tx, dy: -transform.ty))
        default:
            guard let outline = opaqueOutline, outline.isRectangle else { return false }
            return outline.rect.contains(rect)
        }
    }
}

extension CGPath {
    /// The rectangle that the path is, if it is a closed one with upright sides.
    var rectangle: CGRect? {
        let elements = elements
        guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0],
            case .close = elements[elements.count - 1]
        else { return nil }
        var points = [first]
        for element in elements[1..<(elements.count - 1)] {
            guard case .line(let point) = element else { return nil }
            points.append(point)
        }
        // Some draw the last side before closing.
        if points.count == 5 {
            guard points[4] == first else { return nil }
            points.removeLast()
        }
        guard points.count == 4 else { return nil }
        let isAcrossFirst = points[0].y == points[1].y
        let sides = (0..<4).map { (points[$0], points[($0 + 1) % 4]) }
        for (index, side) in sides.enumerated() {
            let isAcross = isAcrossFirst == (index % 2 == 0)
            guard isAcross ? side.0.y == side.1.y : side.0.x == side.1.x else { return nil }
        }
        return CGRect(
            x: min(points[0].x, points[2].x), y: min(points[0].y, points[2].y),
            width: abs(points[0].x - points[2].x), height: abs(points[0].y - points[2].y))
    }
}
