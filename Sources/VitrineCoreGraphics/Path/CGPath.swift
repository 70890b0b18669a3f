public import Foundation

/// A shape made of lines and curves.
///
/// `CGPath` itself never changes; ``CGMutablePath`` adds to itself, and is copied with `copy()` when it
/// must not change any more. A mutable path must not be changed while another thread reads it.
public class CGPath: @unchecked Sendable {
    /// The elements in drawing order.
    package internal(set) var elements: [PathElement] = []

    init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Makes a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var builder = PathBuilder(transform: transform?.pointee)
        builder.addRect(rect)
        elements = builder.elements
    }

    /// Makes the ellipse that fits a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var builder = PathBuilder(transform: transform?.pointee)
        builder.addEllipse(in: rect)
        elements = builder.elements
    }

    /// Makes a rectangle with elliptical corners; the corners must fit, as Core Graphics demands.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        demand(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width + 1e-9 && cornerHeight >= 0
                && 2 * cornerHeight <= rect.height + 1e-9,
            "CGPath(roundedRect:): corners of \(cornerWidth)×\(cornerHeight) do not fit into \(rect.size)")
        var builder = PathBuilder(transform: transform?.pointee)
        builder.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        elements = builder.elements
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element, or zero for an empty path.
    public var currentPoint: CGPoint { PathBuilder.currentPoint(of: elements) }

    /// The smallest rectangle that contains all points, control points included; null when empty.
    ///
    /// Complexity: O(n) in the number of elements.
    public var boundingBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

    /// The smallest rectangle that contains the drawn curves; null when empty.
    ///
    /// Complexity: O(n) in the number of elements.
    public var boundingBoxOfPath: CGRect {
        Self.box(
            of: elements.isEmpty ? [] : PathFlattening(elements, tolerance: 0.05).polylines.flatMap { $0 })
    }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// An immutable copy, transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }

    /// Whether the point lies inside the filled path; open subpaths count as closed.
    ///
    /// Complexity: O(n) in the number of elements.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let local = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
        // Only curves around the point are taken as curves: beside others it is the same to look at their chords.
        let winding = PathFlattening(local, near: point).windingNumber(at: point)
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    private static func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var low = first
        var high = first
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
